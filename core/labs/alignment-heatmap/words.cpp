// Read-outs, formulas, steps and sentences: all picked from the trace.
#include "core/explain/terms.h"
#include "core/labs/alignment-heatmap/alignment.h"
#include "core/labs/ties.h"

#include <algorithm>
#include <cmath>

namespace attention::alignment {

using namespace formula;

namespace {

std::string shown_number(double value, NumberFormat format) {
    return display_number(value, format);
}

double at(const Trace& trace, std::string_view name, Index row) {
    return trace.number(trace_path(name, row)).value_or(NAN);
}

/// A number as it was given, unless that takes more digits than the others have.
NumberFormat given_format(const View& view, double value) {
    constexpr std::size_t longest = 7;
    const bool is_short = format_number(value, shortest()).size() <= longest;
    return is_short || view.digits.mode == Digits::Mode::full ? shortest() : view.numbers();
}

/// Terms of the source tokens that the chosen row sees.
template <class Term>
Expression visible_sum(const View& view, Term term) {
    std::vector<Index> places;
    for (Index j = 0; j < view.scores.cols(); ++j)
        if (view.allowed(view.row, j)) places.push_back(j);
    return plus(terms_at(places, longest_sum, term));
}

Index best_place(const Shown& shown, Index row) {
    return shown.trace.place(trace_path("argmax", row));
}

/// Do larger scores have larger (or, once rounded to the same double, equal) weights?
bool same_order(const View& view) {
    for (Index i = 0; i < view.scores.cols(); ++i)
        for (Index j = 0; j < view.scores.cols(); ++j)
            if (view.allowed(view.row, i) && view.allowed(view.row, j) &&
                view.scores(view.row, i) > view.scores(view.row, j) &&
                view.weights(view.row, i) < view.weights(view.row, j))
                return false;
    return true;
}

bool row_failed(const Shown& shown, Index row) {
    const auto* total = shown.trace.get<Row>("sum");
    return total == nullptr || !((*total)(row) > 0 || is_covered((*total)(row)));
}

double temperature(const Shown& shown) {
    return shown.trace.number("temperature").value_or(1);
}

constexpr double largest_power = 20; // e²⁰ is 485165195: beyond, the exponentials are shown divided by the largest

Expression score(const char* place) {
    return indexed(symbol("e"), {"t", place});
}
Expression weight(const char* place) {
    return indexed(symbol("α").as(Role::weight), {"t", place});
}
Expression scaled_score(const char* place) {
    return infix("/", {score(place), symbol("τ")});
}
Expression shifted_exponential(const char* place) {
    return apply("exp", {minus(scaled_score(place), symbol("m"))});
}

/// The weight that a formula tells of: what it is called, where it is, and its value.
struct Told {
    Expression name;
    Expression value;
    std::string path;

    Formula formula(Expression symbolic, Expressions between = {}) const {
        Expressions sides{name};
        sides.insert(sides.end(), between.begin(), between.end());
        sides.push_back(value);
        return {std::move(symbolic), equal(std::move(sides)), path};
    }
};

/// Scores and temperature put into the formula, as a hand would begin.
Formula plain_quotient(const View& view, double temperature, const Told& told) {
    const NumberFormat f = view.numbers();
    const auto power = [&](Index j) {
        const double score = view.scores(view.row, j);
        const Expression exponent = number(score, given_format(view, score), trace_path("scores", view.row, j));
        return above("e", temperature == 1 ? exponent
                                           : infix("/", {exponent, number(temperature, shortest(), "temperature")}));
    };
    const auto exponential = [&](Index j) { return std::exp(view.scores(view.row, j) / temperature); };
    Index best = 0;
    view.weights.row(view.row).maxCoeff(&best);
    double total = 0;
    for (Index j = 0; j < view.scores.cols(); ++j)
        if (view.allowed(view.row, j)) total += exponential(j);
    return told.formula(
        equal({weight("j"),
               fraction(apply("exp", {scaled_score("j")}), sum_over(symbol("k"), apply("exp", {scaled_score("k")})))}),
        {fraction(power(best), visible_sum(view, power)), fraction(number(exponential(best), f), number(total, f))});
}

/// The same with the largest exponential divided out, so that none overflows.
Formula shifted_quotient(const Shown& shown, const View& view, const Told& told) {
    const auto& exps = *shown.trace.get<Matrix>("exp_shifted");
    const Expression sum = visible_sum(view, [&](Index j) {
        return number(exps(view.row, j), view.numbers(), trace_path("exp_shifted", view.row, j));
    });
    return told.formula(listed({equal({weight("j"), fraction(shifted_exponential("j"),
                                                             sum_over(symbol("k"), shifted_exponential("k")))}),
                                equal({symbol("m"), max_over(symbol("k"), scaled_score("k"))})}),
                        {fraction("1", sum)});
}

/// Are the weights shown as they were given, without any softmax?
bool shows_given_weights(const Shown& shown) {
    return shown.trace.number("temperature") == 1.0 && !is_absent(shown.values.at("weights"));
}

Expression limit_of_sharing(const char* index) {
    const Expression condition = equal({indexed(symbol("e"), {index}), joined({"max ", symbol("e")})});
    return fraction("1", count_of(index, condition));
}

/// One formula for the weight of the best place: as it was given, as a limit, or as the quotient of exponentials.
Formula weight_formula(const Shown& shown, const View& view) {
    const double temperature = alignment::temperature(shown);
    const Index best = best_place(shown, view.row);
    const std::string path = trace_path("weights", view.row, best);
    const Told told{value_at(symbol("α").as(Role::weight), {words(verbatim(view.target[std::size_t(view.row)])),
                                                            words(verbatim(view.source[std::size_t(best)]))}),
                    number(view.weights(view.row, best), view.numbers(), path).as(Role::weight), path};
    if (shows_given_weights(shown)) return told.formula(weight("j"));
    if (temperature == 0) return told.formula(equal({symbol("α").as(Role::weight), limit_of_sharing("j")}));
    if (std::isinf(temperature)) return told.formula(equal({symbol("α").as(Role::weight), fraction("1", symbol("n"))}));
    return std::abs(view.scores(view.row, best)) / temperature < largest_power ? plain_quotient(view, temperature, told)
                                                                               : shifted_quotient(shown, view, told);
}

Expression context_number(const Shown& shown, const View& view) {
    return number(at(shown.trace, "context", view.row), view.numbers(), trace_path("context", view.row));
}

Expression context_sum(const Shown& shown, const View& view) {
    const auto& values = *shown.trace.get<Row>("values");
    return visible_sum(view, [&](Index j) {
        return times(
            {number(view.weights(view.row, j), view.numbers(), trace_path("weights", view.row, j)).as(Role::weight),
             number(values(j), given_format(view, values(j)), trace_path("values", j)).as(Role::value)});
    });
}

Expression context_symbols() {
    return equal({indexed(symbol("c"), {"t"}),
                  sum_over(symbol("j"), beside({weight("j"), indexed(symbol("v").as(Role::value), {"j"})}))});
}

Formula context_formula(const Shown& shown, const View& view) {
    return {context_symbols(),
            equal({value_at(symbol("c"), {words(verbatim(view.target[std::size_t(view.row)]))}),
                   context_sum(shown, view), context_number(shown, view)}),
            trace_path("context", view.row)};
}

Expression all_numbers(const Matrix& matrix, Index row, NumberFormat format, std::string_view name) {
    return numbers(matrix.row(row), format, trace_path(name, row));
}

void softmax_steps(const Shown& shown, const View& view, std::vector<Step>& steps) {
    const Index r = view.row;
    const auto& scaled = *shown.trace.get<Matrix>("scaled");
    const auto& exps = *shown.trace.get<Matrix>("exp_shifted");
    const NumberFormat f = view.numbers();
    const auto cell = [&](const Matrix& matrix, std::string_view name, Index j) {
        return number(matrix(r, j), f, trace_path(name, r, j));
    };
    const Expression shift = number(at(shown.trace, "shift", r), f, trace_path("shift", r));
    const Expression total = number(at(shown.trace, "exp_total", r), f, trace_path("exp_total", r));
    steps.push_back(
        {ATTENTION_TEXT("alignment-heatmap", "Divide the scores by the temperature"), scaled_score("j"),
         and_so_on(infix("/", {cell(view.scores, "scores", 0), number(temperature(shown), shortest(), "temperature")})),
         all_numbers(scaled, r, f, "scaled"), trace_path("scaled", r)});
    steps.push_back(
        {ATTENTION_TEXT("alignment-heatmap", "Find the largest, so that no exponential overflows"),
         equal({symbol("m"), max_over(symbol("j"), scaled_score("j"))}),
         formula::apply("max", terms(scaled.cols(), longest_list, [&](Index j) { return cell(scaled, "scaled", j); })),
         shift, trace_path("shift", r)});
    steps.push_back({ATTENTION_TEXT("alignment-heatmap", "Exponentials: gaps become ratios, all become positive"),
                     shifted_exponential("j"), and_so_on(apply("exp", {minus(cell(scaled, "scaled", 0), shift)})),
                     all_numbers(exps, r, f, "exp_shifted"), trace_path("exp_shifted", r)});
    steps.push_back({ATTENTION_TEXT("alignment-heatmap", "Add them up"),
                     equal({symbol("Z"), sum_over(symbol("j"), shifted_exponential("j"))}),
                     visible_sum(view, [&](Index j) { return cell(exps, "exp_shifted", j); }), total,
                     trace_path("exp_total", r)});
    steps.push_back({ATTENTION_TEXT("alignment-heatmap", "Divide by the sum: the weights"),
                     equal({weight("j"), fraction(shifted_exponential("j"), symbol("Z"))}),
                     and_so_on(fraction(cell(exps, "exp_shifted", 0), total)),
                     all_numbers(view.weights, r, view.percents(), "weights"), trace_path("weights", r)});
}

/// From the scores of the chosen row to its weights.
void softmax_of_row(const Shown& shown, const View& view, std::vector<Step>& list) {
    const Index r = view.row;
    const double temperature = alignment::temperature(shown);
    const Expression weights = all_numbers(view.weights, r, view.percents(), "weights");
    list.push_back(
        {ATTENTION_TEXT("alignment-heatmap", "The scores of “{token}”").with("token", view.target[std::size_t(r)]),
         score("j"),
         {},
         all_numbers(view.scores, r, view.numbers(), "scores"),
         trace_path("scores", r)});
    if (temperature == 0)
        list.push_back({ATTENTION_TEXT("alignment-heatmap", "The limit τ → 0: the maxima share everything"),
                        equal({weight("j"), limit_of_sharing("k")}),
                        {},
                        weights,
                        trace_path("weights", r)});
    else if (std::isinf(temperature))
        list.push_back({ATTENTION_TEXT("alignment-heatmap", "The limit τ → ∞: every visible place has the same"),
                        equal({weight("j"), fraction("1", symbol("n"))}),
                        {},
                        weights,
                        trace_path("weights", r)});
    else softmax_steps(shown, view, list);
}

} // namespace

View::View(const Shown& shown)
    : source(*shown.trace.get<Tokens>("source")), target(*shown.trace.get<Tokens>("target")),
      scores(*shown.trace.get<Matrix>("scores")), allowed(*shown.trace.get<Mask>("allowed")),
      weights(*shown.trace.get<Matrix>("weights")), row(shown.trace.place("row")), digits(shown.digits) {}

std::vector<Readout> readouts(const Shown& shown) {
    const View view(shown);
    if (row_failed(shown, view.row)) return {};
    const auto value = [&](std::string_view name, NumberFormat format) {
        return verbatim(shown_number(at(shown.trace, name, view.row), format));
    };
    const auto path = [&](std::string_view name) { return trace_path(name, view.row); };
    const bool has_context = shown.trace.get<Row>("context") != nullptr;
    const Index best = best_place(shown, view.row);
    std::vector<Readout> list{
        {ATTENTION_TEXT("alignment-heatmap", "Largest weight"),
         names_of_largest(view.source, view.weights.row(view.row)), trace_path("weights", view.row, best),
         ATTENTION_TEXT("alignment-heatmap", "All that share it, when several are equal.")},
        {ATTENTION_TEXT("alignment-heatmap", "Sum of weights"), value("sum", with_digits(fixed(4), shown.digits)),
         path("sum"), ATTENTION_TEXT("alignment-heatmap", "Of the unrounded weights of the chosen row.")},
        {ATTENTION_TEXT("alignment-heatmap", "Entropy (nats)"), value("entropy", view.numbers()), path("entropy"),
         ATTENTION_TEXT("alignment-heatmap", "−Σ α ln α: 0 when one place has all, ln n when all have the same.")},
        {ATTENTION_TEXT("alignment-heatmap", "Effective count"), value("effective_count", view.numbers()),
         path("effective_count"), ATTENTION_TEXT("alignment-heatmap", "exp(entropy): how many places take part.")},
        {ATTENTION_TEXT("alignment-heatmap", "Context c"),
         has_context ? value("context", view.numbers()) : verbatim("–"), path("context"),
         has_context ? ATTENTION_TEXT("alignment-heatmap", "The average of the Values, weighted by the row.")
                     : ATTENTION_TEXT("alignment-heatmap", "Give a Value for each source token to see it.")},
    };
    // At the limits all but the maxima are alike, and given weights have no scores to compare with.
    const bool comparable =
        temperature(shown) > 0 && std::isfinite(temperature(shown)) && is_absent(shown.values.at("weights"));
    if (comparable)
        list.push_back({ATTENTION_TEXT("alignment-heatmap", "Order of weights"),
                        same_order(view) ? ATTENTION_TEXT("alignment-heatmap", "as the scores ✓")
                                         : ATTENTION_TEXT("alignment-heatmap", "not as the scores"),
                        "",
                        ATTENTION_TEXT("alignment-heatmap", "No temperature changes which place is first, second, …")});
    return list;
}

std::vector<Formula> formulas(const Shown& shown) {
    const View view(shown);
    if (row_failed(shown, view.row)) return {};
    std::vector<Formula> list{weight_formula(shown, view)};
    if (shown.trace.get<Row>("context") != nullptr) list.push_back(context_formula(shown, view));
    return list;
}

std::vector<Step> steps(const Shown& shown) {
    const View view(shown);
    if (row_failed(shown, view.row)) return {};
    const Index r = view.row;
    std::vector<Step> list;
    if (shows_given_weights(shown))
        list.push_back({ATTENTION_TEXT("alignment-heatmap", "The weights of “{token}”, as they were given")
                            .with("token", view.target[std::size_t(r)]),
                        weight("j"),
                        {},
                        all_numbers(view.weights, r, view.percents(), "weights"),
                        trace_path("weights", r)});
    else softmax_of_row(shown, view, list);
    if (shown.trace.get<Row>("context") != nullptr)
        list.push_back({ATTENTION_TEXT("alignment-heatmap", "Weighted sum of the Values"), context_symbols(),
                        context_sum(shown, view), context_number(shown, view), trace_path("context", r)});
    return list;
}

Text summary(const Shown& shown) {
    const View view(shown);
    const std::string token = view.target[std::size_t(view.row)];
    if (row_failed(shown, view.row))
        return ATTENTION_TEXT("alignment-heatmap", "“{target}” has no visible place, so it has no weights.")
            .with("target", token);
    const Index best = best_place(shown, view.row);
    const Index count = tied(view.weights.row(view.row));
    if (count > 1)
        return ATTENTION_TEXT("alignment-heatmap",
                              "For “{target}” the largest weight is {weight}, shared by {count} tokens.")
            .with("target", token)
            .with("weight", view.weights(view.row, best), view.percents())
            .with("count", std::int64_t(count));
    return ATTENTION_TEXT("alignment-heatmap", "For “{target}” the largest weight is {weight}, on “{source}”.")
        .with("target", token)
        .with("weight", view.weights(view.row, best), view.percents())
        .with("source", view.source[std::size_t(best)]);
}

Text origin(const Shown& shown) {
    const Params params = field_table().read(shown.values);
    if (params.weights.size() > 0) return ATTENTION_TEXT("alignment-heatmap", "Numbers: your weights");
    if (params.scores == Matrices(published_scores()))
        return params.temperature == 1
                   ? ATTENTION_TEXT(
                         "alignment-heatmap",
                         "Numbers: row 猫 and the diagonal published (figure 59-3), the rest from reconstructed scores")
                   : ATTENTION_TEXT("alignment-heatmap", "Numbers: derived from reconstructed scores");
    for (const Preset& preset : presets()) {
        const auto scores = preset.values.find("scores");
        if (scores != preset.values.end() && scores->second == Value(params.scores))
            return ATTENTION_TEXT("alignment-heatmap", "Numbers: derived from scores made up for this preset");
    }
    return ATTENTION_TEXT("alignment-heatmap", "Numbers: derived from your scores");
}

Provenance provenance(const Values& values, std::string_view path) {
    const Params params = field_table().read(values);
    const bool example = params.scores == Matrices(published_scores());
    if (path.starts_with("scores")) {
        if (example) return Provenance::reconstructed;
        for (const Preset& preset : presets())
            if (const auto found = preset.values.find("scores");
                found != preset.values.end() && found->second == Value(params.scores))
                return Provenance::made_up;
        return Provenance::yours;
    }
    if (path.starts_with("values"))
        return params.values == Matrices(Matrix(published_values())) ? Provenance::reconstructed : Provenance::yours;
    const bool published_state = example && params.temperature == 1;
    if (published_state && (path.starts_with("weights.2.") || path == "weights.0.0" || path == "weights.1.1" ||
                            path == "weights.3.3" || path == "weights.4.4"))
        return Provenance::published;
    if (published_state && path == "context.2" && params.values == Matrices(Matrix(published_values())))
        return Provenance::published;
    if (path.starts_with("weights") && params.weights.size() > 0 && params.temperature == 1) return Provenance::yours;
    return Provenance::derived;
}

} // namespace attention::alignment
