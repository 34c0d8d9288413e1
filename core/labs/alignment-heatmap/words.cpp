// Read-outs, formulas, steps and sentences: all picked from the trace.
#include "core/labs/alignment-heatmap/alignment.h"

#include <algorithm>
#include <cmath>

namespace attention::alignment {
namespace {

constexpr Index longest_sum = 6; // terms written out; more are shortened by …

std::string number(double value, NumberFormat format) {
    return display_number(value, format);
}

double at(const Trace& trace, std::string_view name, Index row) {
    return trace.number(trace_path(name, row)).value_or(NAN);
}

/// "a + b + c", or "a + b + … + z" when there are many.
std::string sum_of(const std::vector<std::string>& terms) {
    std::string text;
    const auto count = Index(terms.size());
    for (Index j = 0; j < count; ++j) {
        if (count > longest_sum && j == longest_sum - 2) {
            text += " + …";
            j = count - 1;
        }
        text += (j == 0 ? "" : " + ") + terms[std::size_t(j)];
    }
    return text;
}

/// One term for each visible source token.
template <class Term>
std::string sum_over(const View& view, Term term) {
    std::vector<std::string> terms;
    for (Index j = 0; j < view.scores.cols(); ++j)
        if (view.allowed(view.row, j)) terms.push_back(term(j));
    return sum_of(terms);
}

std::string negative_in_brackets(double value, NumberFormat format) {
    const std::string text = number(value, format);
    return value < 0 ? "(" + text + ")" : text;
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

/// Scores and temperature put into the formula, as a hand would begin.
Formula plain_quotient(const View& view, double tau, const std::string& name, const std::string& result,
                       const std::string& path) {
    const NumberFormat f = view.numbers();
    const std::string tau_text = number(tau, shortest());
    const auto power = [&](Index j) {
        const double score = view.scores(view.row, j);
        return tau == 1 ? "e^" + negative_in_brackets(score, shortest())
                        : "e^(" + number(score, shortest()) + "/" + tau_text + ")";
    };
    const auto exponential = [&](Index j) { return std::exp(view.scores(view.row, j) / tau); };
    Index best = 0;
    view.weights.row(view.row).maxCoeff(&best);
    double total = 0;
    for (Index j = 0; j < view.scores.cols(); ++j)
        if (view.allowed(view.row, j)) total += exponential(j);
    return {"αₜⱼ = exp(eₜⱼ / τ) / Σₖ exp(eₜₖ / τ)",
            name + " = " + power(best) + " / (" + sum_over(view, power) + ") = " + number(exponential(best), f) +
                " / " + number(total, f) + " = " + result,
            path};
}

/// The same with the largest exponential divided out, so that none overflows.
Formula shifted_quotient(const Shown& shown, const View& view, const std::string& name, const std::string& result,
                         const std::string& path) {
    const auto& exps = *shown.trace.get<Matrix>("exp_shifted");
    const std::string terms = sum_over(view, [&](Index j) { return number(exps(view.row, j), view.numbers()); });
    return {"αₜⱼ = exp(eₜⱼ / τ − m) / Σₖ exp(eₜₖ / τ − m),  m = maxₖ eₜₖ / τ",
            name + " = 1 / (" + terms + ") = " + result, path};
}

/// Are the weights shown as they were given, without any softmax?
bool shows_given_weights(const Shown& shown) {
    return shown.trace.number("temperature") == 1.0 && !is_absent(shown.values.at("weights"));
}

/// One formula for the weight of the best place: as it was given, as a limit, or as the quotient of exponentials.
Formula weight_formula(const Shown& shown, const View& view) {
    const double tau = temperature(shown);
    const Index best = best_place(shown, view.row);
    const NumberFormat f = view.numbers();
    const std::string name = "α(" + view.target[std::size_t(view.row)] + ", " + view.source[std::size_t(best)] + ")";
    const std::string result = number(view.weights(view.row, best), f);
    const std::string path = trace_path("weights", view.row, best);
    if (shows_given_weights(shown)) return {"αₜⱼ", name + " = " + result, path};
    if (tau == 0) return {"α = 1 / #{ j : eⱼ = max e }", name + " = " + result, path};
    if (std::isinf(tau)) return {"α = 1 / n", name + " = " + result, path};
    return std::abs(view.scores(view.row, best)) / tau < largest_power
               ? plain_quotient(view, tau, name, result, path)
               : shifted_quotient(shown, view, name, result, path);
}

Formula context_formula(const Shown& shown, const View& view) {
    const auto& values = *shown.trace.get<Row>("values");
    const std::string terms = sum_over(view, [&](Index j) {
        return number(view.weights(view.row, j), view.numbers()) + "·" + negative_in_brackets(values(j), shortest());
    });
    return {"cₜ = Σⱼ αₜⱼ vⱼ",
            "c(" + view.target[std::size_t(view.row)] + ") = " + terms + " = " +
                number(at(shown.trace, "context", view.row), view.numbers()),
            trace_path("context", view.row)};
}

std::string all_numbers(const Matrix& matrix, Index row, NumberFormat format) {
    std::string text;
    for (Index j = 0; j < matrix.cols(); ++j) text += (j == 0 ? "" : "   ") + number(matrix(row, j), format);
    return text;
}

void softmax_steps(const Shown& shown, const View& view, std::vector<Step>& steps) {
    const Index r = view.row;
    const double tau = temperature(shown);
    const auto& scaled = *shown.trace.get<Matrix>("scaled");
    const auto& exps = *shown.trace.get<Matrix>("exp_shifted");
    const double shift = at(shown.trace, "shift", r);
    const double total = at(shown.trace, "exp_total", r);
    const NumberFormat f = view.numbers();
    const std::string tau_text = number(tau, shortest());
    steps.push_back({ATTENTION_TEXT("alignment-heatmap", "Divide the scores by the temperature"), "eⱼ / τ",
                     number(view.scores(r, 0), f) + " / " + tau_text + ", …", all_numbers(scaled, r, f),
                     trace_path("scaled", r)});
    steps.push_back({ATTENTION_TEXT("alignment-heatmap", "Find the largest, so that no exponential overflows"),
                     "m = maxⱼ eⱼ / τ", "m = " + number(shift, f), number(shift, f), trace_path("shift", r)});
    steps.push_back({ATTENTION_TEXT("alignment-heatmap", "Exponentials: gaps become ratios, all become positive"),
                     "exp(eⱼ / τ − m)",
                     "exp(" + number(scaled(r, 0), f) + " − " + negative_in_brackets(shift, f) + "), …",
                     all_numbers(exps, r, f), trace_path("exp_shifted", r)});
    steps.push_back({ATTENTION_TEXT("alignment-heatmap", "Add them up"), "Z = Σⱼ exp(eⱼ / τ − m)",
                     sum_over(view, [&](Index j) { return number(exps(r, j), f); }), number(total, f),
                     trace_path("exp_total", r)});
    steps.push_back({ATTENTION_TEXT("alignment-heatmap", "Divide by the sum: the weights"), "αⱼ = exp(eⱼ / τ − m) / Z",
                     number(exps(r, 0), f) + " / " + number(total, f) + ", …",
                     all_numbers(view.weights, r, view.percents()), trace_path("weights", r)});
}

/// From the scores of the chosen row to its weights.
void softmax_of_row(const Shown& shown, const View& view, std::vector<Step>& list) {
    const Index r = view.row;
    const double tau = temperature(shown);
    list.push_back(
        {ATTENTION_TEXT("alignment-heatmap", "The scores of “{token}”").with("token", view.target[std::size_t(r)]),
         "eₜⱼ", "", all_numbers(view.scores, r, view.numbers()), trace_path("scores", r)});
    if (tau == 0)
        list.push_back({ATTENTION_TEXT("alignment-heatmap", "The limit τ → 0: the maxima share everything"),
                        "αⱼ = 1 / #{ k : eₖ = max e }", "", all_numbers(view.weights, r, view.percents()),
                        trace_path("weights", r)});
    else if (std::isinf(tau))
        list.push_back({ATTENTION_TEXT("alignment-heatmap", "The limit τ → ∞: every visible place has the same"),
                        "αⱼ = 1 / n", "", all_numbers(view.weights, r, view.percents()), trace_path("weights", r)});
    else softmax_steps(shown, view, list);
}

Index sharing(const View& view, Index best) {
    return (view.weights.row(view.row).array() == view.weights(view.row, best)).count();
}

/// The token with the largest weight, or all that share it: "little = cat".
Text largest_places(const View& view, Index best) {
    constexpr Index most = 3;
    const Index count = sharing(view, best);
    if (count > most)
        return ATTENTION_TEXT("alignment-heatmap", "{count} tokens equally").with("count", std::int64_t(count));
    std::string names;
    for (Index j = 0; j < view.weights.cols(); ++j)
        if (view.weights(view.row, j) == view.weights(view.row, best))
            names += (names.empty() ? "" : " = ") + view.source[std::size_t(j)];
    return verbatim(names);
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
        return verbatim(number(at(shown.trace, name, view.row), format));
    };
    const auto path = [&](std::string_view name) { return trace_path(name, view.row); };
    const bool has_context = shown.trace.get<Row>("context") != nullptr;
    const Index best = best_place(shown, view.row);
    return {
        {ATTENTION_TEXT("alignment-heatmap", "Largest weight"), largest_places(view, best),
         trace_path("weights", view.row, best),
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
        {ATTENTION_TEXT("alignment-heatmap", "Order of weights"),
         same_order(view) ? ATTENTION_TEXT("alignment-heatmap", "as the scores ✓")
                          : ATTENTION_TEXT("alignment-heatmap", "not as the scores"),
         "", ATTENTION_TEXT("alignment-heatmap", "No temperature changes which place is first, second, …")},
    };
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
                        "αₜⱼ", "", all_numbers(view.weights, r, view.percents()), trace_path("weights", r)});
    else softmax_of_row(shown, view, list);
    if (shown.trace.get<Row>("context") != nullptr) {
        const Formula context = context_formula(shown, view);
        list.push_back({ATTENTION_TEXT("alignment-heatmap", "Weighted sum of the Values"), context.symbolic,
                        context.substituted, number(at(shown.trace, "context", r), view.numbers()), context.path});
    }
    return list;
}
Text summary(const Shown& shown) {
    const View view(shown);
    const std::string token = view.target[std::size_t(view.row)];
    if (row_failed(shown, view.row))
        return ATTENTION_TEXT("alignment-heatmap", "“{target}” has no visible place, so it has no weights.")
            .with("target", token);
    const Index best = best_place(shown, view.row);
    const Index count = sharing(view, best);
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
