// Read-outs, formulas, steps and sentences: all picked from the trace.
#include "core/labs/query-key-playground/playground.h"

#include <cmath>

namespace attention::playground {
namespace {

std::string number(double value, NumberFormat format) {
    return display_number(value, format);
}

/// A factor after ×: negative ones in brackets.
std::string factor(double value) {
    return value < 0 ? "(" + plain_number(value) + ")" : plain_number(value);
}

template <class Term>
std::string joined(Index count, const std::string& between, Term term) {
    std::string text;
    for (Index i = 0; i < count; ++i) text += (i == 0 ? "" : between) + term(i);
    return text;
}

std::string listed(const Row& row, NumberFormat format) {
    return joined(row.size(), "   ", [&](Index i) { return number(row(i), format); });
}

/// (3.998, 1.2), or the number alone.
std::string vector_text(const Row& row, NumberFormat format) {
    const std::string inside = joined(row.size(), ", ", [&](Index i) { return number(row(i), format); });
    return row.size() == 1 ? inside : "(" + inside + ")";
}

std::string dot_terms(const View& view, Index place) {
    return joined(view.query.size(), " + ",
                  [&](Index d) { return factor(view.query(d)) + "×" + factor(view.keys(place, d)); });
}

double at(const Shown& shown, std::string_view name) {
    return shown.trace.number(name).value_or(NAN);
}

bool scaled(const Shown& shown) {
    return std::get<bool>(shown.values.at("scale"));
}

std::string expanded_sum(const View& view) {
    return joined(view.weights.size(), " + ", [&](Index i) {
        const std::string value = playground::vector_text(view.values.row(i));
        return number(view.weights(i), with_digits(fixed(3), view.digits)) + "×" +
               (value.starts_with("−") ? "(" + value + ")" : value);
    });
}

Formula score_formula(const Shown& shown, const View& view) {
    const Index i = view.position;
    const std::string terms = dot_terms(view, i);
    const std::string substituted =
        scaled(shown) ? "(" + terms + ") × " + number(at(shown, "scale_factor"), view.numbers()) : terms;
    return {scaled(shown) ? "sᵢ = q·kᵢ / √d" : "sᵢ = q·kᵢ",
            "s(" + view.name(i) + ") = " + substituted + " = " + number(view.scores(i), view.numbers()),
            trace_path("scores", i)};
}

/// Direction and length both count (D10); without a direction there is no angle.
std::optional<Formula> length_formula(const Shown& shown, const View& view) {
    const auto cosine = shown.trace.number("cosine");
    if (!cosine) return std::nullopt;
    return Formula{"q·kᵢ = |q| |kᵢ| cos θ",
                   "q·k(" + view.name(view.position) + ") = " + number(at(shown, "query_length"), view.numbers()) +
                       " × " + number(at(shown, "key_length"), view.numbers()) + " × " +
                       (*cosine < 0 ? "(" + number(*cosine, view.numbers()) + ")" : number(*cosine, view.numbers())) +
                       " = " + number(view.dots(view.position), view.numbers()),
                   trace_path("dots", view.position)};
}

Formula output_formula(const View& view) {
    return {"o = Σᵢ αᵢ vᵢ", "o = " + expanded_sum(view) + " = " + vector_text(view.output, view.numbers()),
            view.output.size() == 1 ? trace_path("output", 0) : "output"};
}

void score_steps(const Shown& shown, const View& view, std::vector<Step>& steps) {
    const Index n = view.keys.rows();
    steps.push_back({ATTENTION_TEXT("query-key-playground", "Dot product of the query with every key"),
                     "q·kᵢ = q₁kᵢ₁ + q₂kᵢ₂", joined(n, ",  ", [&](Index i) { return dot_terms(view, i); }),
                     listed(view.dots, view.numbers()), "dots"});
    if (scaled(shown))
        steps.push_back({ATTENTION_TEXT("query-key-playground", "Scale: divide by √d, here √2"), "sᵢ = q·kᵢ / √d",
                         joined(n, ",  ", [&](Index i) { return number(view.dots(i), view.numbers()) + " / √2"; }),
                         listed(view.scores, view.numbers()), "scores"});
}

void softmax_steps(const Shown& shown, const View& view, std::vector<Step>& steps) {
    const Index n = view.keys.rows();
    const NumberFormat f = view.numbers();
    const Row& exps = *shown.trace.get<Row>("exp_shifted");
    const std::string shift = number(at(shown, "shift"), f);
    const std::string total = number(at(shown, "exp_total"), f);
    const std::string shift_factor = at(shown, "shift") < 0 ? "(" + shift + ")" : shift;
    steps.push_back({ATTENTION_TEXT("query-key-playground", "Find the largest score, so that no exponential overflows"),
                     "m = maxᵢ sᵢ", "max(" + joined(n, ", ", [&](Index i) { return number(view.scores(i), f); }) + ")",
                     shift, "shift"});
    steps.push_back(
        {ATTENTION_TEXT("query-key-playground", "Exponentials: gaps become ratios, all become positive"), "exp(sᵢ − m)",
         joined(n, ",  ", [&](Index i) { return "exp(" + number(view.scores(i), f) + " − " + shift_factor + ")"; }),
         listed(exps, f), "exp_shifted"});
    steps.push_back({ATTENTION_TEXT("query-key-playground", "Add them up"), "Z = Σᵢ exp(sᵢ − m)",
                     joined(n, " + ", [&](Index i) { return number(exps(i), f); }), total, "exp_total"});
    steps.push_back({ATTENTION_TEXT("query-key-playground", "Divide by the sum: the weights"), "αᵢ = exp(sᵢ − m) / Z",
                     joined(n, ",  ", [&](Index i) { return number(exps(i), f) + " / " + total; }),
                     listed(view.weights, view.percents()), "weights"});
}

const Params& published() {
    static const Params params = field_table().read(initial_values(field_table().fields()));
    return params;
}

bool published_places(const Params& params) {
    return params.keys == published().keys && params.values == published().values;
}

bool query_is(const Params& params, double x, double y) {
    return params.query == Matrices(Matrix{{x, y}});
}

/// What figure 59-4 and its experiments print of this state.
bool printed(const Params& params, std::string_view path) {
    if (!published_places(params)) return false;
    const bool result = path.starts_with("weights") || path.starts_with("output");
    if (query_is(params, 0, 0)) return result;
    if (query_is(params, 2, 0)) return path == "dots.0" || path == "dots.3";
    if (params.query == published().query && params.scale) return result || path.starts_with("scores");
    return false;
}

} // namespace

std::string plain_number(double value) {
    return display_number(std::round(value * 1e9) / 1e9, shortest());
}

std::string vector_text(const Row& row) {
    const std::string inside = joined(row.size(), ", ", [&](Index i) { return plain_number(row(i)); });
    return row.size() == 1 ? inside : "(" + inside + ")";
}

View::View(const Shown& shown)
    : names(*shown.trace.get<Tokens>("names")), query(*shown.trace.get<Row>("query")),
      keys(*shown.trace.get<Matrix>("keys")), values(*shown.trace.get<Matrix>("values")),
      dots(*shown.trace.get<Row>("dots")), scores(*shown.trace.get<Row>("scores")),
      weights(*shown.trace.get<Row>("weights")), output(*shown.trace.get<Row>("output")),
      position(shown.trace.place("position")), best(shown.trace.place("argmax")), digits(shown.digits) {}

std::vector<Readout> readouts(const Shown& shown) {
    const View view(shown);
    const auto value = [&](std::string_view name, NumberFormat format) {
        return verbatim(number(at(shown, name), format));
    };
    const Row& rounded = *shown.trace.get<Row>("rounded_output");
    return {
        {ATTENTION_TEXT("query-key-playground", "Output o"), verbatim(vector_text(view.output, view.numbers())),
         view.output.size() == 1 ? trace_path("output", 0) : "output",
         ATTENTION_TEXT("query-key-playground", "The average of the Values by the unrounded weights.")},
        {ATTENTION_TEXT("query-key-playground", "Largest weight"),
         ATTENTION_TEXT("query-key-playground", "{name}, {weight}")
             .with("name", view.name(view.best))
             .with("weight", view.weights(view.best), view.percents()),
         trace_path("weights", view.best),
         ATTENTION_TEXT("query-key-playground", "The first one, when several are equal.")},
        {ATTENTION_TEXT("query-key-playground", "Sum of weights"), value("sum", with_digits(fixed(4), shown.digits)),
         "sum", ATTENTION_TEXT("query-key-playground", "Of the unrounded weights: always 1.")},
        {ATTENTION_TEXT("query-key-playground", "Entropy (nats)"), value("entropy", view.numbers()), "entropy",
         ATTENTION_TEXT("query-key-playground",
                        "−Σ α ln α: 0 when one position has all, ln n when all have the same.")},
        {ATTENTION_TEXT("query-key-playground", "Effective count"), value("effective_count", view.numbers()),
         "effective_count", ATTENTION_TEXT("query-key-playground", "exp(entropy): how many positions take part.")},
        {ATTENTION_TEXT("query-key-playground", "Output from rounded weights"), verbatim(vector_text(rounded)),
         rounded.size() == 1 ? trace_path("rounded_output", 0) : "rounded_output",
         ATTENTION_TEXT("query-key-playground",
                        "What the sum gives when each weight is first rounded to three decimals, as it is printed; "
                        "the output itself uses the unrounded weights.")},
        {ATTENTION_TEXT("query-key-playground", "Sum of rounded percentages"), value("rounded_sum", percent(1)),
         "rounded_sum",
         ATTENTION_TEXT("query-key-playground",
                        "The percentages beside the bars added up: rounding can make it 99.9 or 100.1.")},
    };
}

std::vector<Formula> formulas(const Shown& shown) {
    const View view(shown);
    std::vector<Formula> list{output_formula(view), score_formula(shown, view)};
    if (auto lengths = length_formula(shown, view)) list.push_back(*std::move(lengths));
    return list;
}

std::vector<Step> steps(const Shown& shown) {
    const View view(shown);
    std::vector<Step> list;
    score_steps(shown, view, list);
    softmax_steps(shown, view, list);
    list.push_back({ATTENTION_TEXT("query-key-playground", "Weighted sum of the Values"), "o = Σᵢ αᵢ vᵢ",
                    expanded_sum(view), vector_text(view.output, view.numbers()), "output"});
    return list;
}

Text summary(const Shown& shown) {
    const View view(shown);
    return ATTENTION_TEXT("query-key-playground",
                          "For q = {query} the largest weight is {weight}, on “{name}”; the output is {output}.")
        .with("query", vector_text(view.query))
        .with("weight", view.weights(view.best), view.percents())
        .with("name", view.name(view.best))
        .with("output", vector_text(view.output, view.numbers()));
}

Text origin(const Shown& shown) {
    const Params params = field_table().read(shown.values);
    if (!published_places(params)) {
        for (const Preset& preset : presets())
            if (const auto values = preset.values.find("values"); values != preset.values.end() &&
                                                                  values->second == Value(params.values) &&
                                                                  params.keys == published().keys)
                return ATTENTION_TEXT("query-key-playground",
                                      "Numbers: keys published (figure 59-4), Values made up for this preset");
        return ATTENTION_TEXT("query-key-playground", "Numbers: derived from your vectors");
    }
    if (printed(params, "weights.0")) return ATTENTION_TEXT("query-key-playground", "Numbers: published (figure 59-4)");
    return ATTENTION_TEXT("query-key-playground", "Numbers: derived from the published vectors (figure 59-4)");
}

Provenance provenance(const Values& values, std::string_view path) {
    const Params params = field_table().read(values);
    const auto given = [](bool example) { return example ? Provenance::published : Provenance::yours; };
    if (path.starts_with("query"))
        return given(query_is(params, 2, 0.5) || query_is(params, 2, 0) || query_is(params, 0, 2) ||
                     query_is(params, 0, 0));
    if (path.starts_with("keys")) return given(params.keys == published().keys);
    if (path.starts_with("values")) {
        for (const Preset& preset : presets())
            if (const auto found = preset.values.find("values");
                found != preset.values.end() && found->second == Value(params.values))
                return Provenance::made_up;
        return given(params.values == published().values);
    }
    return printed(params, path) ? Provenance::published : Provenance::derived;
}

} // namespace attention::playground
