#include "core/labs/caveats.h"
#include "core/labs/softmax/weighing.h"

#include <cmath>

namespace attention {
namespace weighing {
namespace {

std::vector<Caveat> caveats() {
    return {
        {"C44", ATTENTION_TEXT("softmax", "“Soft” means not forced to choose one place. It does not mean inexact.")},
        {"E030",
         ATTENTION_TEXT("softmax",
                        "Two things share a letter: the constant e = 2.71828… is inside exp, and eᵢ is a score.")},
        {"E041",
         ATTENTION_TEXT("softmax", "The weights are a distribution over places, not the probability that an answer is "
                                   "right.")},
        {"C02", ATTENTION_TEXT("softmax", "The temperature is a control for teaching; the 2014 paper has none.")},
        {"C43",
         ATTENTION_TEXT("softmax",
                        "Shown numbers are rounded: 0.0900 + 0.2447 + 0.6652 is 0.9999, the weights themselves sum "
                        "to 1.")},
        no_trained_model(),
    };
}

const std::string& word(const Shown& shown, std::string_view name) {
    return *shown.trace.get<std::string>(name);
}

bool two_equal(const Shown& shown) {
    const auto* weights = shown.trace.get<Row>("weights");
    if (weights == nullptr || word(shown, "mode") != "soft" || shown.trace.number("temperature") != 1.0) return false;
    const double largest = weights->maxCoeff();
    return (weights->array() >= largest - 1e-9).count() == 2 && weights->size() > 2;
}

bool single_broken(const Shown& shown) {
    const Params params = field_table().read(shown.values);
    return params.method == "naive" && params.precision == "float32" && params.offset != 0 &&
           shown.trace.get<Error>("weights") != nullptr;
}

bool negative_share(const Shown& shown) {
    const auto* weights = shown.trace.get<Row>("weights");
    return word(shown, "method") == "ratio" && weights != nullptr && weights->minCoeff() < 0;
}

bool nearly_all(const Shown& shown) {
    const auto* weights = shown.trace.get<Row>("weights");
    const double tau = shown.trace.number("temperature").value_or(0);
    const bool softmax = word(shown, "method") == "stable" || word(shown, "method") == "naive";
    return softmax && weights != nullptr && tau > 0 && weights->size() > 1 && weights->maxCoeff() > 0.999 &&
           weights->minCoeff() > 0;
}

bool estimated(const Shown& shown) {
    const auto estimate = shown.trace.number("output");
    const auto soft = shown.trace.number("soft_output");
    return word(shown, "mode") == "sampled" && shown.trace.number("draws").value_or(0) >= 1000 && estimate && soft &&
           std::abs(*estimate - *soft) < 0.05;
}

} // namespace

std::vector<Task> tasks() {
    return {
        {"equal",
         ATTENTION_TEXT("softmax", "Drag the scores until exactly two share first place."),
         two_equal,
         {"scores"}},
        {"nearly",
         ATTENTION_TEXT("softmax", "Give one place more than 99.9%, yet nobody 0. Why is 100% out of reach?"),
         nearly_all,
         {"scores"}},
        {"break",
         ATTENTION_TEXT("softmax", "Find a number to add that breaks the naive form in float32."),
         single_broken,
         {"offset", "precision"}},
        {"negative",
         ATTENTION_TEXT("softmax", "Make plain division hand out a negative share."),
         negative_share,
         {"scores", "method"}},
        {"estimate",
         ATTENTION_TEXT("softmax",
                        "How many draws bring the estimate within 0.05 of the soft output? Try 1000 or more."),
         estimated,
         {"mode", "draws"}},
    };
}

Result<Values> drawn_again(const Values&, std::uint64_t seed) {
    return Values{{"seed", std::int64_t(1 + seed % 1000000)}};
}

} // namespace weighing

const Lab& softmax_lab() {
    using namespace weighing;
    static const Lab lab = [] {
        Lab made;
        made.id = "softmax";
        made.group = "start";
        made.title = ATTENTION_TEXT("softmax", "Softmax step by step");
        made.question = ATTENTION_TEXT(
            "softmax", "How do three scores become three shares of one whole? Drag a score and watch the "
                       "others give way.");
        made.fields = field_table().fields();
        made.presets = presets();
        made.views = {{"scores", ATTENTION_TEXT("softmax", "Scores"), 1},
                      {"terms", ATTENTION_TEXT("softmax", "Exponentials"), 1},
                      {"weights", ATTENTION_TEXT("softmax", "Weights"), 1}};
        made.caveats = caveats();
        made.tasks = tasks();
        made.commands = {{"draw-again", ATTENTION_TEXT("softmax", "Draw again"),
                          ATTENTION_TEXT("softmax", "Draws with another seed."), "seed", drawn_again}};
        made.presented = {"temperature", "method", "mode"};
        made.predict_from = [](const Values&) { return std::string("shift"); };
        made.harmless = harmless;
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
