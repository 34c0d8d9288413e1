// Read-outs, formulas, steps and sentences: all picked from the trace.
#include "core/explain/terms.h"
#include "core/labs/ties.h"
#include "core/labs/weighted-average/mixing.h"

#include <cmath>

namespace attention::mixing {

using namespace formula;

namespace {

std::vector<Index> places(const View& view) {
    std::vector<Index> list;
    for (Index j = 0; j < view.contents.rows(); ++j)
        if (view.takes_part(j)) list.push_back(j);
    return list;
}

Expression term(const View& view, double value, std::string path) {
    const ShownNumber shown = view.shown_number(value);
    return formula::number(shown.value, shown.format, std::move(path));
}

/// (x, y), or the number alone.
Expression vector_term(const View& view, const Row& row, const std::string& path, bool one_number_alone) {
    Expressions parts;
    for (Index k = 0; k < row.size(); ++k)
        parts.push_back(term(view, row(k), row.size() == 1 && one_number_alone ? path : trace_path(path, k)));
    return row.size() == 1 ? parts.front() : row_vector(std::move(parts));
}

Expression weight_term(const View& view, Index place) {
    return term(view, (*view.weights)(place), trace_path("weights", place)).as(Role::weight);
}

Expression all_numbers(const View& view, const Row& row, std::string_view name) {
    return listed(
        terms_at(places(view), longest_list, [&](Index j) { return term(view, row(j), trace_path(name, j)); }));
}

Expression sum_of(const View& view, const Row& row, std::string_view name) {
    return plus(terms_at(places(view), longest_sum, [&](Index j) { return term(view, row(j), trace_path(name, j)); }));
}

Expression mixed_terms(const View& view) {
    return plus(terms_at(places(view), longest_sum, [&](Index j) {
        const Expression content = vector_term(view, view.contents.row(j), trace_path("contents", j), false);
        return times({weight_term(view, j), content.as(Role::value)});
    }));
}

Expression output_term(const View& view) {
    return vector_term(view, *view.output, "output", true);
}

Expression weight(const char* place) {
    return indexed(symbol("α").as(Role::weight), {place});
}
Expression score(const char* place) {
    return indexed(symbol("e"), {place});
}
Expression exponential(const char* place) {
    return apply("exp", {minus(score(place), symbol("m"))});
}

Expression weight_symbols(const View& view) {
    if (view.weighting == "relevance")
        return equal({weight("j"), fraction(exponential("j"), sum_over(symbol("k"), exponential("k")))});
    if (view.weighting == "uniform") return equal({weight("j"), fraction("1", symbol("n"))});
    const Expression condition = equal({score("k"), joined({"max ", symbol("e")})});
    return equal({weight("j"), fraction("1", count_of("k", condition))});
}

Formula weight_formula(const Shown& shown, const View& view) {
    Expressions sides{value_at(symbol("α").as(Role::weight), {words(verbatim(view.name(view.best)))})};
    if (view.weighting == "relevance") {
        const auto& exps = *shown.trace.get<Row>("exponentials");
        sides.push_back(fraction(term(view, exps(view.best), trace_path("exponentials", view.best)),
                                 sum_of(view, exps, "exponentials")));
    }
    sides.push_back(weight_term(view, view.best));
    return {weight_symbols(view), equal(std::move(sides)), trace_path("weights", view.best)};
}

Formula output_formula(const View& view) {
    const Expression name = symbol(view.planar() ? "c" : "o");
    const Expression terms = beside({weight("j"), indexed(symbol("h").as(Role::value), {"j"})});
    return {equal({name, sum_over(symbol("j"), terms)}), equal({name, mixed_terms(view), output_term(view)}), "output"};
}

Step normalise_step(const Shown& shown, const View& view) {
    const Text title = view.by_scores() ? ATTENTION_TEXT("weighted-average", "2 · Normalise: weights that add to 1")
                                        : ATTENTION_TEXT("weighted-average", "The weights");
    const Expression weights = all_numbers(view, *view.weights, "weights");
    if (view.weighting == "relevance") {
        const Formula formula = weight_formula(shown, view);
        return {title, formula.symbolic, formula.substituted, weights, "weights"};
    }
    if (view.weighting != "fixed") return {title, weight_symbols(view), {}, weights, "weights"};
    const Params params = field_table().read(shown.values);
    if (!params.normalise) return {title, weight("j"), {}, weights, "weights"};
    const Expression first = term(view, view.given(view.best), trace_path("given", view.best));
    return {ATTENTION_TEXT("weighted-average", "The weights, divided by their sum"),
            fraction(weight("j"), sum_over(symbol("k"), weight("k"))),
            and_so_on(fraction(first, sum_of(view, view.given, "given"))), weights, "weights"};
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

ShownNumber View::shown_number(double value) const {
    const double rounded = std::round(value * 1e4) / 1e4;
    const bool is_short = digits.mode == Digits::Mode::automatic && std::abs(value - rounded) < 1e-12;
    return is_short ? ShownNumber{rounded, shortest()} : ShownNumber{value, with_digits(fixed(4), digits)};
}

std::string View::number(double value) const {
    const ShownNumber shown = shown_number(value);
    return display_number(shown.value, shown.format);
}

std::string View::vector(const Row& vector) const {
    if (vector.size() == 1) return number(vector(0));
    std::string text = "(";
    for (Index k = 0; k < vector.size(); ++k) text += (k == 0 ? "" : ", ") + number(vector(k));
    return text + ")";
}

std::vector<Readout> readouts(const Shown& shown) {
    const View view(shown);
    const Text largest = view.weights != nullptr ? names_of_largest(view.names, *view.weights) : verbatim("–");
    std::vector<Readout> list{
        {view.planar() ? ATTENTION_TEXT("weighted-average", "Context c") : ATTENTION_TEXT("weighted-average", "Result"),
         vector_text(shown, view, "output"), "output",
         ATTENTION_TEXT("weighted-average",
                        "The weighted sum. The largest weight doesn't mean that this content is what comes out.")},
        {ATTENTION_TEXT("weighted-average", "Sum of weights"), number_text(shown, view, "sum"), "sum",
         ATTENTION_TEXT("weighted-average", "Only when it is 1 the sum is an average.")},
        {ATTENTION_TEXT("weighted-average", "Largest weight"), largest, trace_path("weights", view.best),
         ATTENTION_TEXT("weighted-average", "All of them, when several are equal.")},
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
                        score("j"),
                        {},
                        all_numbers(view, view.scores, "scores"),
                        "scores"});
    if (view.weights == nullptr || view.output == nullptr) return list;
    list.push_back(normalise_step(shown, view));
    const Formula sum = output_formula(view);
    list.push_back({view.by_scores() ? ATTENTION_TEXT("weighted-average", "3 · Weighted sum of the contents")
                                     : ATTENTION_TEXT("weighted-average", "Weighted sum of the contents"),
                    sum.symbolic, mixed_terms(view), output_term(view), "output"});
    return list;
}

Text summary(const Shown& shown) {
    const View view(shown);
    if (view.weights == nullptr || view.output == nullptr)
        return ATTENTION_TEXT("weighted-average", "All weights are 0, so there is no average.");
    if (const Index sharing = tied(*view.weights); sharing > 1)
        return ATTENTION_TEXT("weighted-average",
                              "The largest weight is {weight}, shared by {count}; the result is {result}.")
            .with("weight", (*view.weights)(view.best), with_digits(percent(1), view.digits))
            .with("count", std::int64_t(sharing))
            .with("result", view.vector(*view.output));
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
