#include "core/labs/caveats.h"
#include "core/labs/query-key-playground/playground.h"

#include <cmath>

namespace attention {
namespace playground {
namespace {

std::vector<Caveat> caveats() {
    return {
        {"C18",
         ATTENTION_TEXT("query-key-playground",
                        "These vectors are made up for teaching. They are not word vectors out of a trained model.")},
        {"C17",
         ATTENTION_TEXT("query-key-playground",
                        "With d = 2 the switch shows what scaling does, not why high dimensions need it; that is "
                        "what the lab “Why divide by √d” (not open yet) is about.")},
        {"C12",
         ATTENTION_TEXT("query-key-playground",
                        "A dot product isn't similarity as such: direction and length both count, and a long key "
                        "can beat one that points closer.")},
        {"C16", ATTENTION_TEXT("query-key-playground",
                               "Dividing by √d puts no bound on the scores: longer vectors still make them as large as "
                               "they like.")},
        {"C43",
         ATTENTION_TEXT("query-key-playground",
                        "Shown numbers are rounded. The published percentages add to 99.9, and the published sum "
                        "0.463×4 + 0.349×2 + 0.160×8 + 0.027×6 gives 3.992; the output 3.9981 comes from the "
                        "unrounded weights.")},
        no_trained_model(),
    };
}

bool all_equal(const Shown& shown) {
    const Row& weights = *shown.trace.get<Row>("weights");
    return weights.size() >= 2 && weights.maxCoeff() - weights.minCoeff() < 1e-9;
}

bool looks_at_sleep(const Shown& shown) {
    const Params params = field_table().read(shown.values);
    return params.scale && params.query == Matrices(Matrix{{0, 2}}) && params.keys == Matrices(published_keys()) &&
           params.values == Matrices(published_values());
}

bool unscaled(const Shown& shown) {
    return !std::get<bool>(shown.values.at("scale"));
}

/// In the direction of the published query, at least nearly twice as long.
bool longer_query(const Shown& shown) {
    const Row& query = *shown.trace.get<Row>("query");
    const Row start = published_query();
    const double turned = query(0) * start(1) - query(1) * start(0);
    return query.dot(start) > 0 && query.norm() >= 1.9 * start.norm() &&
           std::abs(turned) < 0.05 * query.norm() * start.norm();
}

std::vector<Task> tasks() {
    return {
        {"equal", ATTENTION_TEXT("query-key-playground", "Make all four weights equal."), all_equal, {"query"}},
        {"sleep",
         ATTENTION_TEXT("query-key-playground", "Predict first: what is the output for q = (0, 2)? Then set it."),
         looks_at_sleep,
         {"query"}},
        {"unscaled",
         ATTENTION_TEXT("query-key-playground", "Turn scaling off: what changes, what doesn't?"),
         unscaled,
         {"scale"}},
        {"longer",
         ATTENTION_TEXT("query-key-playground",
                        "Make the query twice as long without turning it, for instance (4, 1). Who gains?"),
         longer_query,
         {"query"}},
    };
}

} // namespace
} // namespace playground

const Lab& query_key_playground_lab() {
    using namespace playground;
    static const Lab lab = [] {
        Lab made;
        made.id = "query-key-playground";
        made.group = "query-key-value";
        made.title = ATTENTION_TEXT("query-key-playground", "Query / Key playground");
        made.question =
            ATTENTION_TEXT("query-key-playground",
                           "Drag the red dashed query. Which key does it agree with, and how much of each Value comes "
                           "out?");
        made.fields = field_table().fields();
        made.presets = presets();
        made.views = {{"plane", ATTENTION_TEXT("query-key-playground", "Plane"), 4},
                      {"bars", ATTENTION_TEXT("query-key-playground", "Weights"), 2},
                      {"table", ATTENTION_TEXT("query-key-playground", "Table"), 3}};
        made.caveats = caveats();
        made.tasks = tasks();
        made.commands = {
            {"add", ATTENTION_TEXT("query-key-playground", "Add a position"),
             ATTENTION_TEXT("query-key-playground", "A new key and Value at random, to be dragged and edited."), "keys",
             with_position},
            {"remove", ATTENTION_TEXT("query-key-playground", "Remove the chosen position"),
             ATTENTION_TEXT("query-key-playground", "Its name, key and Value go; the others share the weight anew."),
             "position", without_position, false}};
        made.presented = {"scale", "position", "regions"};
        made.predict_from = [](const Values&) { return std::string("exp_shifted"); };
        made.settle = settle;
        made.run = run;
        made.figure = figure;
        made.readouts = readouts;
        made.formulas = formulas;
        made.steps = steps;
        made.summary = summary;
        made.origin = origin;
        made.provenance = provenance;
        return made;
    }();
    return lab;
}

} // namespace attention
