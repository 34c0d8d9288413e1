#include "core/labs/caveats.h"
#include "core/labs/masks/masks.h"

namespace attention {
namespace mask_lab {
namespace {

std::vector<Caveat> caveats() {
    return {
        {"C26",
         ATTENTION_TEXT("masks", "The grid shows who may look where. How much weight a visible place gets is another "
                                 "matter; that is what scores and softmax decide.")},
        {"C27",
         ATTENTION_TEXT("masks", "Causal and padding masks serve different purposes: one hides the future, the other "
                                 "hides places that aren't really there. They can be combined.")},
        {"C28",
         ATTENTION_TEXT("masks", "Not every Transformer is causal. The task decides, not softmax: an encoder sees the "
                                 "whole sentence.")},
        {"C29",
         ATTENTION_TEXT("masks", "Hidden scores become −∞ before softmax, not 0: e⁰ = 1 is a share like any other.")},
        {"C30",
         ATTENTION_TEXT("masks", "A row that sees nothing must be refused. With the lowest finite number in place of "
                                 "−∞ it becomes uniform without a word.")},
        {"C31",
         ATTENTION_TEXT("masks", "Mask and right shift belong together: a position may see itself only because its "
                                 "input is the token before the one it is to produce.")},
        {"E151",
         ATTENTION_TEXT("masks", "Hidden tokens aren't deleted: other rows still see them, and they have rows of "
                                 "their own.")},
        rounded_weights(),
        no_trained_model(),
    };
}

bool leaks(const Shown& shown) {
    return shown.trace.number("largest_leak").value_or(0) > 0.01;
}

bool refuses_a_row(const Shown& shown) {
    return shown.trace.get<Row>("refused")->sum() > 0;
}

bool shows_prefix(const Shown& shown) {
    return std::get<std::string>(shown.values.at("mode")) == "prefix";
}

bool forgets_shift(const Shown& shown) {
    const Params params = field_table().read(shown.values);
    return predicts(params) && !params.shift;
}

bool compares_passes(const Shown& shown) {
    const auto difference = shown.trace.number("largest_difference");
    return difference.has_value() && *difference < 1e-12;
}

} // namespace

std::vector<Task> tasks() {
    return {
        {"leak", ATTENTION_TEXT("masks", "Make hidden places receive weight. Which filling does it?"), leaks, {"fill"}},
        {"hide-row",
         ATTENTION_TEXT("masks", "Hide a whole row and read why it has no weights."),
         refuses_a_row,
         {"allowed"}},
        {"prefix",
         ATTENTION_TEXT("masks", "Show the prefix mask: which rows see more than before?"),
         shows_prefix,
         {"mode"}},
        {"shift",
         ATTENTION_TEXT("masks", "Take the right shift away: where is the answer now?"),
         forgets_shift,
         {"shift"}},
        {"passes",
         ATTENTION_TEXT("masks", "Compare one masked pass with separate passes. When are they the same?"),
         compares_passes,
         {"passes"}},
    };
}

} // namespace mask_lab

const Lab& masks_lab() {
    using namespace mask_lab;
    static const Lab lab = [] {
        Lab made;
        made.id = "masks";
        made.group = "transformer";
        made.title = ATTENTION_TEXT("masks", "Causal and padding masks");
        made.question =
            ATTENTION_TEXT("masks", "Who may see whom? Click a cell of the grid to hide or show it, and watch "
                                    "where the weights go.");
        made.fields = field_table().fields();
        made.presets = presets();
        made.views = {{"visibility", ATTENTION_TEXT("masks", "Who may see whom"), 3},
                      {"scores", ATTENTION_TEXT("masks", "Scores"), 3},
                      {"leak", ATTENTION_TEXT("masks", "Leak"), 3},
                      {"weights", ATTENTION_TEXT("masks", "Weights"), 3}};
        made.caveats = caveats();
        made.tasks = tasks();
        made.presented = {"mode", "fill", "row"};
        made.predict_from = [](const Values&) { return std::string("refused"); };
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
