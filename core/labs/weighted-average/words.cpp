// Read-outs, formulas, steps and sentences: all picked from the trace.
#include "core/labs/weighted-average/mixing.h"

#include <cmath>

namespace attention::mixing {
namespace {

constexpr Index longest_sum = 6; // terms written out; more are shortened by …

std::string bracketed(const std::string& text) {
    return text.starts_with("−") ? "(" + text + ")" : text;
}

/// Terms of those that take part: "a + b + c", or "a + b + … + z" when there are many.
template <class Term>
std::string joined(const View& view, const char* between, Term term) {
    std::vector<std::string> terms;
    for (Index j = 0; j < view.contents.rows(); ++j)
        if (view.takes_part(j)) terms.push_back(term(j));
    const auto count = Index(terms.size());
    std::string text;
    for (Index j = 0; j < count; ++j) {
        if (count > longest_sum && j == longest_sum - 2) {
            text += between + std::string("…");
            j = count - 1;
        }
        text += (j == 0 ? "" : between) + terms[std::size_t(j)];
    }
    return text;
}

std::string all_numbers(const View& view, const Row& row) {
    return joined(view, "   ", [&](Index j) { return view.number(row(j)); });
}

std::string sum_of(const View& view, const Row& row) {
    return joined(view, " + ", [&](Index j) { return bracketed(view.number(row(j))); });
}

std::string content(const View& view, Index place) {
    return bracketed(view.vector(view.contents.row(place)));
}

std::string mixed_terms(const View& view) {
    return joined(view, " + ", [&](Index j) { return view.number((*view.weights)(j)) + "·" + content(view, j); });
}

std::string weight_symbols(const View& view) {
    if (view.weighting == "relevance") return "αⱼ = exp(eⱼ) / Σₖ exp(eₖ)";
    if (view.weighting == "uniform") return "αⱼ = 1 / n";
    return "αⱼ = 1 / #{ k : eₖ = max e }";
}

Formula weight_formula(const Shown& shown, const View& view) {
    const std::string name = "α(" + view.name(view.best) + ") = ";
    const std::string result = view.number((*view.weights)(view.best));
    const std::string path = trace_path("weights", view.best);
    if (view.weighting != "relevance") return {weight_symbols(view), name + result, path};
    const auto& exps = *shown.trace.get<Row>("exponentials");
    return {"αⱼ = exp(eⱼ − m) / Σₖ exp(eₖ − m)",
            name + view.number(exps(view.best)) + " / (" + sum_of(view, exps) + ") = " + result, path};
}

Formula output_formula(const View& view) {
    return {view.planar() ? "c = Σⱼ αⱼ hⱼ" : "o = Σⱼ αⱼ hⱼ",
            (view.planar() ? "c = " : "o = ") + mixed_terms(view) + " = " + view.vector(*view.output), "output"};
}

Step normalise_step(const Shown& shown, const View& view) {
    const Text title = view.by_scores() ? ATTENTION_TEXT("weighted-average", "2 · Normalise: weights that add to 1")
                                        : ATTENTION_TEXT("weighted-average", "The weights");
    const std::string weights = all_numbers(view, *view.weights);
    if (view.weighting == "relevance") {
        const Formula formula = weight_formula(shown, view);
        return {title, formula.symbolic, formula.substituted, weights, "weights"};
    }
    if (view.weighting != "fixed") return {title, weight_symbols(view), "", weights, "weights"};
    const Params params = field_table().read(shown.values);
    if (!params.normalise) return {title, "αⱼ", "", weights, "weights"};
    return {ATTENTION_TEXT("weighted-average", "The weights, divided by their sum"), "αⱼ / Σₖ αₖ",
            view.number(view.given(view.best)) + " / (" + sum_of(view, view.given) + "), …", weights, "weights"};
}

Text number_text(const Shown& shown, const View& view, std::string_view path) {
    const auto value = shown.trace.number(path);
    return verbatim(value ? display_number(*value, with_digits(fixed(4), view.digits)) : "–");
}

Text vector_text(const Shown& shown, const View& view, std::string_view name) {
    const auto* vector = shown.trace.get<Row>(name);
    return verbatim(vector != nullptr ? view.vector(*vector) : "–");
}

/// How far the output is from the vector with the largest weight: not 0, however large the weight.
Readout distance_readout(const Shown& shown, const View& view) {
    return {ATTENTION_TEXT("weighted-average", "Distance to “{name}”").with("name", view.name(view.best)),
            number_text(shown, view, trace_path("distance", view.best)), trace_path("distance", view.best),
            ATTENTION_TEXT("weighted-average",
                           "From the sum to the one with the largest weight: the sum is not that one, the others "
                           "contribute too.")};
}

const Values* preset_values(std::string_view id) {
    static const std::vector<Preset> all = presets();
    for (const Preset& preset : all)
        if (preset.id == id) return &preset.values;
    return nullptr;
}

bool scores_from_a_preset(const Params& params) {
    return Value(params.scores) == preset_values("sentence")->at("scores") ||
           Value(params.scores) == find_field(field_table().fields(), "scores")->initial;
}

} // namespace

View::View(const Shown& shown)
    : names(*shown.trace.get<Tokens>("names")), contents(*shown.trace.get<Matrix>("contents")),
      scores(*shown.trace.get<Row>("scores")), given(*shown.trace.get<Row>("given")),
      present(*shown.trace.get<Mask>("present")), weights(shown.trace.get<Row>("weights")),
      output(shown.trace.get<Row>("output")), weighting(*shown.trace.get<std::string>("weighting")),
      digits(shown.digits), best(shown.trace.place("argmax")) {
    if (weights != nullptr) weights->maxCoeff(&best);
}

std::string View::number(double value) const {
    const double rounded = std::round(value * 1e4) / 1e4;
    const bool is_short = digits.mode == Digits::Mode::automatic && std::abs(value - rounded) < 1e-12;
    return is_short ? display_number(rounded, shortest()) : display_number(value, with_digits(fixed(4), digits));
}

std::string View::vector(const Row& vector) const {
    if (vector.size() == 1) return number(vector(0));
    std::string text = "(";
    for (Index k = 0; k < vector.size(); ++k) text += (k == 0 ? "" : ", ") + number(vector(k));
    return text + ")";
}

std::vector<Readout> readouts(const Shown& shown) {
    const View view(shown);
    const std::string largest = view.weights != nullptr ? view.name(view.best) : "–";
    std::vector<Readout> list{
        {view.planar() ? ATTENTION_TEXT("weighted-average", "Context c") : ATTENTION_TEXT("weighted-average", "Result"),
         vector_text(shown, view, "output"), "output",
         ATTENTION_TEXT("weighted-average",
                        "The weighted sum. The largest weight doesn't mean that this content is what comes out.")},
        {ATTENTION_TEXT("weighted-average", "Sum of weights"), number_text(shown, view, "sum"), "sum",
         ATTENTION_TEXT("weighted-average", "Only when it is 1 the sum is an average.")},
        {ATTENTION_TEXT("weighted-average", "Largest weight"), verbatim(largest), trace_path("weights", view.best),
         ATTENTION_TEXT("weighted-average", "The first one, when several are equal.")},
    };
    if (view.output != nullptr) list.push_back(distance_readout(shown, view));
    list.push_back({ATTENTION_TEXT("weighted-average", "Hard lookup"), vector_text(shown, view, "hard_output"),
                    "hard_output",
                    ATTENTION_TEXT("weighted-average",
                                   "What a database would answer: the one hit with the best score; equal ones are "
                                   "averaged.")});
    list.push_back({ATTENTION_TEXT("weighted-average", "All alike"), vector_text(shown, view, "uniform_output"),
                    "uniform_output",
                    ATTENTION_TEXT("weighted-average", "The plain average, whatever is needed now.")});
    if (shown.trace.number("moved"))
        list.push_back(
            {ATTENTION_TEXT("weighted-average", "Moved by leaving out"), number_text(shown, view, "moved"), "moved",
             ATTENTION_TEXT("weighted-average", "How far the result is now from where it was with all of them.")});
    return list;
}

std::vector<Formula> formulas(const Shown& shown) {
    const View view(shown);
    if (view.weights == nullptr || view.output == nullptr) return {};
    std::vector<Formula> list;
    if (view.weighting != "fixed") list.push_back(weight_formula(shown, view));
    list.push_back(output_formula(view));
    return list;
}

std::vector<Step> steps(const Shown& shown) {
    const View view(shown);
    std::vector<Step> list;
    if (view.by_scores())
        list.push_back({ATTENTION_TEXT("weighted-average", "1 · Score: how well does each fit what is needed now?"),
                        "eⱼ", "", all_numbers(view, view.scores), "scores"});
    if (view.weights == nullptr || view.output == nullptr) return list;
    list.push_back(normalise_step(shown, view));
    const Formula sum = output_formula(view);
    list.push_back({view.by_scores() ? ATTENTION_TEXT("weighted-average", "3 · Weighted sum of the contents")
                                     : ATTENTION_TEXT("weighted-average", "Weighted sum of the contents"),
                    sum.symbolic, mixed_terms(view), view.vector(*view.output), "output"});
    return list;
}

Text summary(const Shown& shown) {
    const View view(shown);
    if (view.weights == nullptr || view.output == nullptr)
        return ATTENTION_TEXT("weighted-average", "All weights are 0, so there is no average.");
    return ATTENTION_TEXT("weighted-average", "The largest weight is {weight}, for “{name}”; the result is {result}.")
        .with("weight", (*view.weights)(view.best), with_digits(percent(1), view.digits))
        .with("name", view.name(view.best))
        .with("result", view.vector(*view.output));
}

Text origin(const Shown& shown) {
    const Params params = field_table().read(shown.values);
    if (params.weighting == "fixed" && are_published(params.weights) && are_marks(params))
        return ATTENTION_TEXT("weighted-average", "Numbers: weights published, marks made up, result derived");
    if ((are_marks(params) || are_states(params) || are_codes(params)) &&
        (params.weighting == "fixed" || params.weighting == "uniform" || scores_from_a_preset(params)))
        return ATTENTION_TEXT("weighted-average", "Numbers: made up for this example, result derived");
    return ATTENTION_TEXT("weighted-average", "Numbers: derived from yours");
}

Provenance provenance(const Values& values, std::string_view path) {
    const Params params = field_table().read(values);
    if (path.starts_with("contents"))
        return are_marks(params) || are_states(params) || are_codes(params) ? Provenance::made_up : Provenance::yours;
    if (path.starts_with("scores")) return scores_from_a_preset(params) ? Provenance::made_up : Provenance::yours;
    const bool as_given = params.weighting == "fixed" && !params.normalise;
    if (path.starts_with("given") || (path.starts_with("weights") && as_given)) {
        if (are_published(params.weights)) return Provenance::published;
        for (const char* preset : {"too-much", "sentence"})
            if (Value(params.weights) == preset_values(preset)->at("weights")) return Provenance::made_up;
        return Provenance::yours;
    }
    return Provenance::derived;
}

} // namespace attention::mixing
