#include "core/base/random.h"
#include "core/labs/alignment-heatmap/alignment.h"
#include "core/labs/caveats.h"

#include <cmath>

namespace attention {
namespace alignment {
namespace {

/// Is anything shown that was made up for teaching?
bool shows_made_up_scores(const Values& values) {
    const Provenance from = provenance(values, "scores");
    return is_absent(values.at("weights")) && from != Provenance::yours;
}
bool shows_values(const Values& values) {
    return !is_absent(values.at("values"));
}

std::vector<Caveat> caveats() {
    return {
        {"C01",
         ATTENTION_TEXT("alignment-heatmap",
                        "The scores of the example are set by hand. They are not what a trained translation model "
                        "computed; the picture is tidy because we decided which words belong together."),
         shows_made_up_scores},
        {"C02",
         ATTENTION_TEXT("alignment-heatmap", "The temperature is a control for teaching; the 2014 paper has none.")},
        {"C03",
         ATTENTION_TEXT("alignment-heatmap",
                        "The scalar Values only show the arithmetic; they don't output Chinese words."),
         shows_values},
        {"C04", ATTENTION_TEXT("alignment-heatmap",
                               "Attention weights serve the model's task; they need not be linguistic alignments.")},
        rounded_weights(),
        no_trained_model(shows_made_up_scores),
    };
}

bool first_scores(const Shown& shown, Matrix& difference) {
    const auto* scores = shown.trace.get<Matrix>("scores");
    const Matrix start = published_scores();
    if (scores == nullptr || scores->rows() != start.rows() || scores->cols() != start.cols()) return false;
    difference = *scores - start;
    return true;
}

bool sharpened(const Shown& shown) {
    return shown.trace.number("temperature") == 0.5 && shown.trace.number("row") == 2.0;
}

bool cat_lost(const Shown& shown) {
    const auto* scores = shown.trace.get<Matrix>("scores");
    if (scores == nullptr || scores->rows() < 3 || scores->cols() < 3) return false;
    return (scores->row(2).array() > (*scores)(2, 2)).any(); // a tie hasn't dethroned it
}

bool all_shifted(const Shown& shown) {
    Matrix difference;
    if (!first_scores(shown, difference)) return false;
    const double shift = difference(2, 0);
    return std::abs(shift) > 1e-9 && ((difference.row(2).array() - shift).abs() < 1e-9).all();
}

} // namespace

std::vector<Task> tasks() {
    return {
        {"sharpen",
         ATTENTION_TEXT("alignment-heatmap", "Guess first: what share does “cat” get at τ = 0.5? Then set it."),
         sharpened,
         {"temperature"}},
        {"dethrone",
         ATTENTION_TEXT("alignment-heatmap", "Change the scores of 猫 until “cat” is no longer first."),
         cat_lost,
         {"scores"}},
        {"shift",
         ATTENTION_TEXT("alignment-heatmap", "Add the same number to every score of 猫. What changes?"),
         all_shifted,
         {"scores"}},
    };
}

Result<Values> shuffled_scores(const Values& values, std::uint64_t seed) {
    const Params params = field_table().read(values);
    auto sentence = chosen_sentence(params);
    if (!sentence) return sentence.error();
    Matrix scores = sentence->scores;
    Random random(seed);
    for (Index i = scores.size() - 1; i > 0; --i) // Fisher–Yates
        std::swap(scores.data()[i], scores.data()[random.below(std::uint64_t(i) + 1)]);
    return Values{{"scores", Matrices(scores)}};
}

} // namespace alignment

const Lab& alignment_heatmap_lab() {
    using namespace alignment;
    static const Lab lab = [] {
        Lab made;
        made.id = "alignment-heatmap";
        made.group = "alignment";
        made.title = ATTENTION_TEXT("alignment-heatmap", "Bilingual alignment heat map");
        made.question = ATTENTION_TEXT(
            "alignment-heatmap",
            "While producing a target word, where should the model look? Drag the temperature and watch the "
            "same scores sharpen and flatten.");
        made.fields = field_table().fields();
        made.presets = presets();
        made.views = {{"heatmap", ATTENTION_TEXT("alignment-heatmap", "Heat map"), 2},
                      {"bars", ATTENTION_TEXT("alignment-heatmap", "Chosen row"), 1}};
        made.caveats = caveats();
        made.tasks = tasks();
        made.commands = {{"shuffle", ATTENTION_TEXT("alignment-heatmap", "Shuffle my scores"),
                          ATTENTION_TEXT("alignment-heatmap",
                                         "Deals the same scores out at random: for softmax the result is as valid."),
                          "scores", shuffled_scores}};
        made.presented = {"temperature", "row"};
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
