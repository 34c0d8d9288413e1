// Read-outs, formulas, steps and sentences: all picked from the trace.
#include "core/explain/terms.h"
#include "core/labs/query-key-playground/playground.h"
#include "core/labs/ties.h"

#include <cmath>

namespace attention::playground {

using namespace formula;

namespace {

std::string shown_number(double value, NumberFormat format) {
    return display_number(value, format);
}

template <class Number>
std::string vector_text(const Row& row, Number number_text) {
    std::string inside;
    for (Index i = 0; i < row.size(); ++i) inside += (i == 0 ? "" : ", ") + number_text(row(i));
    return row.size() == 1 ? inside : "(" + inside + ")";
}

std::string vector_text(const Row& row, NumberFormat format) {
    return vector_text(row, [&](double value) { return shown_number(value, format); });
}

/// A number as it was typed or dragged: 0.3, not 0.30000000000000004.
double typed(double value) {
    return std::round(value * 1e9) / 1e9;
}

double at(const Shown& shown, std::string_view name) {
    return shown.trace.number(name).value_or(NAN);
}

bool scaled(const Shown& shown) {
    return std::get<bool>(shown.values.at("scale"));
}

Expression query() {
    return symbol("q").as(Role::query);
}
Expression key() {
    return indexed(symbol("k").as(Role::key), {"i"});
}
Expression weight() {
    return indexed(symbol("α").as(Role::weight), {"i"});
}
Expression score() {
    return indexed(symbol("s"), {"i"});
}
Expression shifted_exponential() {
    return apply("exp", {minus(score(), symbol("m"))});
}
Expression name(const View& view, Index place) {
    return words(verbatim(view.name(place)));
}

/// A number of the trace that isn't part of a row.
Expression single(const Shown& shown, const View& view, std::string_view name) {
    return number(at(shown, name), view.numbers(), std::string(name));
}

Expression place(const View& view, const Row& row, std::string_view name, Index i) {
    return number(row(i), view.numbers(), trace_path(name, i));
}

/// 2×1 + 0.5×(−1), in the colours of query and key.
Expression dot_terms(const View& view, Index position) {
    return plus(terms(view.query.size(), longest_list, [&](Index d) {
        return infix(
            "×", {number(typed(view.query(d)), shortest(), trace_path("query", d)).as(Role::query),
                  number(typed(view.keys(position, d)), shortest(), trace_path("keys", position, d)).as(Role::key)});
    }));
}

Expression value_term(const View& view, Index position) {
    Expressions parts;
    for (Index d = 0; d < view.values.cols(); ++d)
        parts.push_back(number(typed(view.values(position, d)), shortest(), trace_path("values", position, d)));
    return (parts.size() == 1 ? parts.front() : row_vector(std::move(parts))).as(Role::value);
}

Expression expanded_sum(const View& view) {
    const NumberFormat printed = with_digits(fixed(3), view.digits);
    return plus(terms(view.weights.size(), longest_list, [&](Index i) {
        return infix(
            "×", {number(view.weights(i), printed, trace_path("weights", i)).as(Role::weight), value_term(view, i)});
    }));
}

Expression output_term(const View& view) {
    Expressions parts;
    for (Index d = 0; d < view.output.size(); ++d) parts.push_back(place(view, view.output, "output", d));
    return parts.size() == 1 ? parts.front() : row_vector(std::move(parts));
}

Expression output_symbols() {
    return equal({symbol("o"), sum_over(symbol("i"), beside({weight(), indexed(symbol("v").as(Role::value), {"i"})}))});
}

Expression score_symbols(const Shown& shown) {
    const Expression dot = times({query(), key()});
    return equal({score(), scaled(shown) ? fraction(dot, root(symbol("d"))) : dot});
}

Formula score_formula(const Shown& shown, const View& view) {
    const Index i = view.position;
    const Expression sum = dot_terms(view, i);
    return {score_symbols(shown),
            equal({value_at(symbol("s"), {name(view, i)}),
                   scaled(shown) ? infix("×", {sum, single(shown, view, "scale_factor")}) : sum,
                   place(view, view.scores, "scores", i)}),
            trace_path("scores", i)};
}

/// Direction and length both count (D10); without a direction there is no angle.
std::optional<Formula> length_formula(const Shown& shown, const View& view) {
    if (!shown.trace.number("cosine")) return std::nullopt;
    const auto length = [](Expression of) { return joined({"|", std::move(of), "|"}); };
    const Expression product =
        infix("×", {single(shown, view, "query_length").as(Role::query),
                    single(shown, view, "key_length").as(Role::key), single(shown, view, "cosine")});
    return Formula{equal({times({query(), key()}), beside({length(query()), length(key()), "cos", symbol("θ")})}),
                   equal({times({query(), value_at(symbol("k").as(Role::key), {name(view, view.position)})}), product,
                          place(view, view.dots, "dots", view.position)}),
                   trace_path("dots", view.position)};
}

Formula output_formula(const View& view) {
    return {output_symbols(), equal({symbol("o"), expanded_sum(view), output_term(view)}),
            view.output.size() == 1 ? trace_path("output", 0) : "output"};
}

/// The same for every position, one beside the other.
template <class Term>
Expression each(const View& view, Term term) {
    return listed(terms(view.keys.rows(), longest_list, term));
}

void score_steps(const Shown& shown, const View& view, std::vector<Step>& steps) {
    const auto product = [](const char* d) {
        return joined(
            {below(symbol("q").as(Role::query), d), below(symbol("k").as(Role::key), joined({symbol("i"), d}))});
    };
    steps.push_back({ATTENTION_TEXT("query-key-playground", "Dot product of the query with every key"),
                     equal({times({query(), key()}), plus({product("1"), product("2")})}),
                     each(view, [&](Index i) { return dot_terms(view, i); }),
                     numbers(view.dots, view.numbers(), "dots"), "dots"});
    if (scaled(shown))
        steps.push_back({ATTENTION_TEXT("query-key-playground", "Scale: divide by √d, here √2"), score_symbols(shown),
                         each(view, [&](Index i) { return fraction(place(view, view.dots, "dots", i), root("2")); }),
                         numbers(view.scores, view.numbers(), "scores"), "scores"});
}

void softmax_steps(const Shown& shown, const View& view, std::vector<Step>& steps) {
    const NumberFormat f = view.numbers();
    const Row& exps = *shown.trace.get<Row>("exp_shifted");
    const Expression shift = single(shown, view, "shift");
    const Expression total = single(shown, view, "exp_total");
    const auto score_place = [&](Index i) { return place(view, view.scores, "scores", i); };
    const auto exponential = [&](Index i) { return place(view, exps, "exp_shifted", i); };
    steps.push_back({ATTENTION_TEXT("query-key-playground", "Find the largest score, so that no exponential overflows"),
                     equal({symbol("m"), max_over(symbol("i"), score())}),
                     formula::apply("max", terms(view.scores.size(), longest_list, score_place)), shift, "shift"});
    steps.push_back({ATTENTION_TEXT("query-key-playground", "Exponentials: gaps become ratios, all become positive"),
                     shifted_exponential(),
                     each(view, [&](Index i) { return apply("exp", {minus(score_place(i), shift)}); }),
                     numbers(exps, f, "exp_shifted"), "exp_shifted"});
    steps.push_back({ATTENTION_TEXT("query-key-playground", "Add them up"),
                     equal({symbol("Z"), sum_over(symbol("i"), shifted_exponential())}),
                     plus(terms(exps.size(), longest_list, exponential)), total, "exp_total"});
    steps.push_back({ATTENTION_TEXT("query-key-playground", "Divide by the sum: the weights"),
                     equal({weight(), fraction(shifted_exponential(), symbol("Z"))}),
                     each(view, [&](Index i) { return fraction(exponential(i), total); }),
                     numbers(view.weights, view.percents(), "weights"), "weights"});
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
    return display_number(typed(value), shortest());
}

std::string vector_text(const Row& row) {
    return vector_text(row, plain_number);
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
        return verbatim(shown_number(at(shown, name), format));
    };
    const Row& rounded = *shown.trace.get<Row>("rounded_output");
    return {
        {ATTENTION_TEXT("query-key-playground", "Output o"), verbatim(vector_text(view.output, view.numbers())),
         view.output.size() == 1 ? trace_path("output", 0) : "output",
         ATTENTION_TEXT("query-key-playground", "The average of the Values by the unrounded weights.")},
        {ATTENTION_TEXT("query-key-playground", "Largest weight"),
         ATTENTION_TEXT("query-key-playground", "{name}, {weight}")
             .with("name", names_of_largest(view.names, view.weights))
             .with("weight", view.weights(view.best), view.percents()),
         trace_path("weights", view.best),
         ATTENTION_TEXT("query-key-playground", "All of them, when several are equal.")},
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
    list.push_back({ATTENTION_TEXT("query-key-playground", "Weighted sum of the Values"), output_symbols(),
                    expanded_sum(view), output_term(view), "output"});
    return list;
}

Text summary(const Shown& shown) {
    const View view(shown);
    if (const Index sharing = tied(view.weights); sharing > 1)
        return ATTENTION_TEXT("query-key-playground", "For q = {query} the largest weight is {weight}, shared by "
                                                      "{count} positions; the output is {output}.")
            .with("query", vector_text(view.query))
            .with("weight", view.weights(view.best), view.percents())
            .with("count", std::int64_t(sharing))
            .with("output", vector_text(view.output, view.numbers()));
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
