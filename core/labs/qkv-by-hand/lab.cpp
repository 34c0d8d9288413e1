#include "core/labs/caveats.h"
#include "core/labs/qkv-by-hand/hand.h"

#include <cmath>

namespace attention {
namespace hand {
namespace {

std::vector<Caveat> caveats() {
    return {
        {"C14", ATTENTION_TEXT("qkv-by-hand", "A calculation by hand, the smallest that is complete. It is no language "
                                              "model: nothing was trained.")},
        {"C13",
         ATTENTION_TEXT("qkv-by-hand", "The library is an analogy: real queries, keys and Values are continuous "
                                       "vectors that training finds, not catalogue cards or fields of a database.")},
        {"C42", ATTENTION_TEXT("qkv-by-hand", "Weights are computed anew for every sentence; the matrices W_Q, W_K and "
                                              "W_V are what is trained and stored.")},
        rounded_weights(),
        no_trained_model(),
    };
}

bool looks_sideways(const Shown& shown) {
    const Matrix& weights = *shown.trace.get<Matrix>("weights");
    const Index row = Index(*shown.trace.number("row"));
    return weights.cols() > 1 && weights.row(row).maxCoeff() - weights.row(row).minCoeff() < 1e-9;
}

bool projects(const Shown& shown) {
    return std::get<bool>(shown.values.at("project"));
}

bool ties(const Shown& shown) {
    return std::get<bool>(shown.values.at("tie"));
}

bool stores(const Shown& shown) {
    return projects(shown) && std::get<std::string>(shown.values.at("layout")) == "stored";
}

bool shows_mistake(const Shown& shown) {
    const View view(shown);
    return twin_difference(view).has_value();
}

bool has_wider_values(const Shown& shown) {
    const double size = shown.trace.number("value_size").value_or(1);
    return size > 1 && size != shown.trace.number("key_size"); // the published example begins with scalar Values
}

std::vector<Task> tasks() {
    return {
        {"second-query",
         ATTENTION_TEXT("qkv-by-hand", "Choose a query that gives all positions the same weight. Which, and why?"),
         looks_sideways,
         {"row"}},
        {"project",
         ATTENTION_TEXT("qkv-by-hand", "Start from X: turn step 0 on and work out one query."),
         projects,
         {"project"}},
        {"stored",
         ATTENTION_TEXT("qkv-by-hand", "Show the matrices as code stores them. Which numbers move, which stay?"),
         stores,
         {"project", "layout"}},
        {"tie", ATTENTION_TEXT("qkv-by-hand", "Set K = V. What can a position now no longer do?"), ties, {"tie"}},
        {"twin",
         ATTENTION_TEXT("qkv-by-hand", "Put a mistake beside the calculation and find the first number it changes."),
         shows_mistake,
         {"twin"}},
        {"sizes",
         ATTENTION_TEXT("qkv-by-hand", "Give the Values another number of components than the keys."),
         has_wider_values,
         {"values"}},
    };
}

} // namespace
} // namespace hand

const Lab& qkv_by_hand_lab() {
    using namespace hand;
    static const Lab lab = [] {
        Lab made;
        made.id = "qkv-by-hand";
        made.group = "query-key-value";
        made.title = ATTENTION_TEXT("qkv-by-hand", "QKV by hand");
        made.question = ATTENTION_TEXT("qkv-by-hand", "From query, keys and Values to the output, one number after the "
                                                      "other. Can you work out the next one?");
        made.fields = field_table().fields();
        made.presets = presets();
        made.views = {{"table", ATTENTION_TEXT("qkv-by-hand", "Table"), 4},
                      {"weights", ATTENTION_TEXT("qkv-by-hand", "All weights"), 3},
                      {"vectors", ATTENTION_TEXT("qkv-by-hand", "Q, K, V"), 3},
                      {"output", ATTENTION_TEXT("qkv-by-hand", "Output"), 2}};
        made.caveats = caveats();
        made.tasks = tasks();
        made.commands = {
            {"exercise", ATTENTION_TEXT("qkv-by-hand", "New exercise"),
             ATTENTION_TEXT("qkv-by-hand", "Small whole numbers of the present sizes, chosen so that every "
                                           "known mistake shows."),
             "row", new_exercise}};
        made.presented = {"row", "scale", "twin"};
        made.predict_from = [](const Values& values) {
            return std::string(std::get<bool>(values.at("project")) ? "Q" : "dots");
        };
        made.settle = settle;
        made.run = run;
        made.figure = figure;
        made.readouts = readouts;
        made.formulas = formulas;
        made.steps = steps;
        made.summary = summary;
        made.origin = origin;
        made.provenance = provenance;
        made.blanks = blanks;
        made.judge = judge;
        return made;
    }();
    return lab;
}

} // namespace attention
