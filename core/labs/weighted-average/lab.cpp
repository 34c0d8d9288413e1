#include "core/labs/caveats.h"
#include "core/labs/weighted-average/mixing.h"

#include <cmath>

namespace attention {
namespace mixing {
namespace {

/// Fixed weights add to whatever was given.
bool weights_are_shares(const Values& values) {
    const Params params = field_table().read(values);
    return params.weighting != "fixed" || params.normalise || std::abs(params.weights[0].sum() - 1) < 1e-9;
}

std::vector<Caveat> caveats() {
    return {
        {"C45",
         ATTENTION_TEXT("weighted-average",
                        "A high score doesn't mean that this place's content is what comes out: all are mixed.")},
        {"E009", ATTENTION_TEXT("weighted-average", "This is no database lookup with one hit, but a summary by weight "
                                                    "that can be differentiated, and so trained.")},
        {"E010",
         ATTENTION_TEXT("weighted-average",
                        "Inner vectors mix word, context and grammar; they are no code “one word = one number”.")},
        {"E011", ATTENTION_TEXT("weighted-average",
                                "“Like human attention” is a comparison to start with, not a claim about brains.")},
        {"C44",
         ATTENTION_TEXT("weighted-average", "“Soft” means not forced to choose one place. It does not mean inexact.")},
        rounded_weights(weights_are_shares),
        no_trained_model(),
    };
}

double result(const Shown& shown) {
    return shown.trace.number("output.0").value_or(NAN);
}

bool ninety(const Shown& shown) {
    const Params params = field_table().read(shown.values);
    return are_marks(params) && params.weighting == "fixed" && !params.remove &&
           std::abs(shown.trace.number("sum").value_or(0) - 1) < 1e-6 && std::abs(result(shown) - 90) < 0.05;
}

bool homework_first(const Shown& shown) {
    const View view(shown);
    return are_marks(field_table().read(shown.values)) && view.weighting == "relevance" && view.best == 1;
}

bool overweight_mended(const Shown& shown) {
    const Params params = field_table().read(shown.values);
    return params.weighting == "fixed" && params.normalise && std::abs(params.weights[0].sum() - 1) > 1e-3 &&
           shown.trace.get<Row>("weights") != nullptr;
}

bool nearly_the_cat(const Shown& shown) {
    const Params params = field_table().read(shown.values);
    const auto distance = shown.trace.number("distance.2");
    return are_states(params) && params.weighting == "relevance" && !params.remove && distance && *distance < 0.1;
}

bool little_left_out(const Shown& shown) {
    const Params params = field_table().read(shown.values);
    return are_states(params) && params.weighting == "relevance" && params.remove && params.removed == 1;
}

} // namespace

/// Weights that somebody gave are no answer.
std::string predict_from(const Values& values) {
    const Params params = field_table().read(values);
    const bool given = params.weighting == "fixed" && !params.normalise && !params.remove;
    return given && params.weights[0].sum() > 0 ? "sum" : "exponentials";
}

std::vector<Task> tasks() {
    return {
        {"ninety",
         ATTENTION_TEXT("weighted-average", "Keep the marks and drag the fixed weights until the result is 90."),
         ninety,
         {"weights"}},
        {"mend",
         ATTENTION_TEXT(
             "weighted-average",
             "Give weights that don't add to 1 and look at the result; then switch on “Make them add to 1”."),
         overweight_mended,
         {"weights", "normalise"}},
        {"dynamic",
         ATTENTION_TEXT("weighted-average", "Take the weights from relevance and let homework count most."),
         homework_first,
         {"weighting", "scores"}},
        {"cat",
         ATTENTION_TEXT(
             "weighted-average",
             "In the sentence, raise the score of “cat” until the context is within 0.1 of its vector. Does it "
             "ever get there?"),
         nearly_the_cat,
         {"contents", "scores"}},
        {"little",
         ATTENTION_TEXT("weighted-average", "Guess where the context goes without “little”, then leave it out."),
         little_left_out,
         {"contents", "remove"}},
    };
}

} // namespace mixing

const Lab& weighted_average_lab() {
    using namespace mixing;
    static const Lab lab = [] {
        Lab made;
        made.id = "weighted-average";
        made.group = "start";
        made.title = ATTENTION_TEXT("weighted-average", "Weighted average first");
        made.question = ATTENTION_TEXT(
            "weighted-average", "Exam 60%, homework 30%, attendance 10%: that is a weighted average. What if the "
                                "weights were worked out anew each time?");
        made.fields = field_table().fields();
        made.presets = presets();
        made.views = {{"contents", ATTENTION_TEXT("weighted-average", "What is averaged"), 2},
                      {"weights", ATTENTION_TEXT("weighted-average", "Weights"), 1},
                      {"scores", ATTENTION_TEXT("weighted-average", "Relevance scores"), 1},
                      {"way", ATTENTION_TEXT("weighted-average", "The whole way"), 2}};
        made.caveats = caveats();
        made.tasks = tasks();
        made.presented = {"weighting", "remove", "removed"};
        made.predict_from = predict_from;
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
