// The steps of the calculation and the formulas above it, each number linked to the trace.
#include "core/labs/qkv-by-hand/hand.h"

#include <cmath>

namespace attention::hand {
namespace {

using namespace formula;

/// One expression for each key.
template <class Make>
Expressions each(const View& view, Make make) {
    Expressions list;
    for (Index i = 0; i < view.size(); ++i) list.push_back(make(i));
    return list;
}

Expression at(const View& view, const char* name, Index place) {
    return view.number(trace_path(name, view.row, place));
}
Expression at(const View& view, const char* name) {
    return view.number(trace_path(name, view.row));
}

Expression line(const View& view, const char* name) {
    return listed(each(view, [&](Index i) { return at(view, name, i); }));
}

Expression indexed(const char* name, const char* index) {
    return below(symbol(name), symbol(index));
}
Expression q() {
    return symbol("q").as(Role::query);
}
Expression k_i() {
    return indexed("k", "i").as(Role::key);
}
Expression v_i() {
    return indexed("v", "i").as(Role::value);
}
Expression weight_i() {
    return indexed("α", "i").as(Role::weight);
}
Expression root_d() {
    return root(indexed("d", "k"));
}
Expression capital(const char* name, Role role) {
    return symbol(name).as(role);
}
Expression turned(const Expression& matrix) {
    return above(matrix, symbol("T"));
}

/// What softmax takes: sᵢ, or zᵢ when they were divided by τ or masked.
const char* letter(const Params& params) {
    return params.temperature != 1 || params.causal ? "z" : "s";
}
const char* score_entry(const Params& params) {
    return params.causal ? "filled" : params.temperature != 1 ? "logits" : params.scale ? "scores" : "dots";
}

Expression query_terms(const View& view) {
    Expressions components;
    for (Index c = 0; c < view.Q.cols(); ++c) {
        Expressions terms;
        for (Index d = 0; d < view.matrix("X").cols(); ++d) {
            const Expression x = view.number(trace_path("X", view.row, d));
            terms.push_back(view.params.stored() ? times({view.number(trace_path("W_Q", c, d)), x})
                                                 : times({x, view.number(trace_path("W_Q", d, c))}));
        }
        components.push_back(plus(terms));
    }
    if (components.size() == 1) return components.front();
    return view.params.stored() ? column_vector(components) : row_vector(components);
}

Expression x_vector(const View& view) {
    Expressions parts;
    for (Index d = 0; d < view.matrix("X").cols(); ++d) parts.push_back(view.number(trace_path("X", view.row, d)));
    return view.params.stored() ? column_vector(parts) : row_vector(parts);
}

/// Row vector times matrix, or with the matrix stored [out][in] in front of the column.
Step query_step(const View& view) {
    const bool stored = view.params.stored();
    const Expression W = below(symbol("W"), symbol("Q"));
    const Expression x = symbol("x");
    const Expression product =
        stored ? beside({view.whole("W_Q"), x_vector(view)}) : beside({x_vector(view), view.whole("W_Q")});
    return {ATTENTION_TEXT("qkv-by-hand", "The query of “{name}”: its x times W_Q").with("name", view.query_name()),
            equal({q(), stored ? beside({W, x}) : beside({x, W})}), equal({product, query_terms(view)}),
            view.vector("Q", view.row), trace_path("Q", view.row)};
}

/// All tokens in one product: a row of X each, or a column when stored [out][in].
Step projection_step(const View& view, const char* name, const char* weights, Role role, const Text& title) {
    const Expression W = below(symbol("W"), symbol(name));
    const Expression result = capital(name, role);
    if (view.params.stored())
        return {title, equal({turned(result), beside({W, turned(symbol("X"))})}),
                beside({view.whole(weights), view.whole("X", true)}), view.whole(name, true), name};
    return {title, equal({result, beside({symbol("X"), W})}), beside({view.whole("X"), view.whole(weights)}),
            view.whole(name), name};
}

Expression dot_terms(const View& view, Index i) {
    Expressions terms;
    for (Index c = 0; c < view.Q.cols(); ++c)
        terms.push_back(times({at(view, "Q", c), view.number(trace_path("K", i, c))}));
    return plus(terms);
}

Step dot_step(const View& view) {
    const Expression component =
        sum_over(symbol("j"), beside({below(symbol("q"), symbol("j")).as(Role::query),
                                      below(symbol("k"), joined({symbol("i"), symbol("j")})).as(Role::key)}));
    return {ATTENTION_TEXT("qkv-by-hand", "Dot product of the query with every key"),
            equal({times({q(), k_i()}), component}), listed(each(view, [&](Index i) { return dot_terms(view, i); })),
            line(view, "dots"), trace_path("dots", view.row)};
}

Expression root_of_size(const View& view) {
    return root(number(double(view.Q.cols()), fixed(0), "key_size"));
}

Step scale_step(const View& view) {
    return {
        ATTENTION_TEXT("qkv-by-hand", "Scale: divide by √d, here √{size}").with("size", std::int64_t(view.Q.cols())),
        equal({indexed("s", "i"), fraction(times({q(), k_i()}), root_d())}),
        listed(each(view, [&](Index i) { return fraction(at(view, "dots", i), root_of_size(view)); })),
        line(view, "scores"), trace_path("scores", view.row)};
}

Step temperature_step(const View& view) {
    const char* before = view.params.scale ? "scores" : "dots";
    const Expression tau = number(view.params.temperature, shortest());
    return {ATTENTION_TEXT("qkv-by-hand", "Divide by the temperature"),
            equal({indexed("z", "i"), fraction(indexed("s", "i"), symbol("τ"))}),
            listed(each(view, [&](Index i) { return fraction(at(view, before, i), tau); })), line(view, "logits"),
            trace_path("logits", view.row)};
}

Step mask_step(const View& view) {
    const Expression t = number(double(view.row + 1), fixed(0));
    return {ATTENTION_TEXT("qkv-by-hand", "Mask: what comes after “{name}” becomes −∞").with("name", view.query_name()),
            listed({infix(":=", {indexed("z", "i"), negative(symbol("∞"))}), infix(">", {symbol("i"), symbol("t")})}),
            equal({symbol("t"), t}), line(view, "filled"), trace_path("filled", view.row)};
}

Expression shifted(const View& view, Index i) {
    return apply("exp", {minus(at(view, score_entry(view.params), i), at(view, "shift"))});
}

void add_softmax_steps(const View& view, std::vector<Step>& steps) {
    const Expression z_i = indexed(letter(view.params), "i");
    const Expression exponential = apply("exp", {minus(z_i, symbol("m"))});
    const auto scores = each(view, [&](Index i) { return at(view, score_entry(view.params), i); });
    const auto exps = each(view, [&](Index i) { return at(view, "exp_shifted", i); });
    steps.push_back({ATTENTION_TEXT("qkv-by-hand", "Find the largest, so that no exponential overflows"),
                     equal({symbol("m"), max_over(symbol("i"), z_i)}), formula::apply("max", scores), at(view, "shift"),
                     trace_path("shift", view.row)});
    steps.push_back({ATTENTION_TEXT("qkv-by-hand", "Exponentials: all become positive"), exponential,
                     listed(each(view, [&](Index i) { return shifted(view, i); })), listed(exps),
                     trace_path("exp_shifted", view.row)});
    steps.push_back({ATTENTION_TEXT("qkv-by-hand", "Add them up"),
                     equal({symbol("Z"), sum_over(symbol("i"), exponential)}), plus(exps), at(view, "exp_total"),
                     trace_path("exp_total", view.row)});
    steps.push_back({ATTENTION_TEXT("qkv-by-hand", "Divide by the sum: the weights"),
                     equal({weight_i(), fraction(exponential, symbol("Z"))}),
                     listed(each(view, [&](Index i) { return fraction(exps[std::size_t(i)], at(view, "exp_total")); })),
                     line(view, "weights"), trace_path("weights", view.row)});
}

Expression weighted_values(const View& view) {
    return plus(each(view, [&](Index i) { return times({at(view, "weights", i), view.vector("V", i)}); }));
}

Expression weighted_sum_formula() {
    return equal({symbol("o").as(Role::output), sum_over(symbol("i"), beside({weight_i(), v_i()}))});
}

Step output_step(const View& view) {
    return {ATTENTION_TEXT("qkv-by-hand", "Weighted sum of the Values: the new vector of “{name}”")
                .with("name", view.query_name()),
            weighted_sum_formula(), weighted_values(view), view.vector("outputs", view.row),
            trace_path("outputs", view.row)};
}

/// softmax(q Kᵀ / √d) V, as the settings have it.
Expression attention_formula(const Params& params) {
    Expression inside = beside({q(), turned(capital("K", Role::key))});
    if (params.scale) inside = fraction(inside, params.temperature != 1 ? beside({symbol("τ"), root_d()}) : root_d());
    else if (params.temperature != 1) inside = fraction(inside, symbol("τ"));
    if (params.causal) inside = plus({inside, symbol("M")});
    const Expression averaged = params.tie ? capital("K", Role::key) : capital("V", Role::value);
    return equal({symbol("o").as(Role::output), beside({apply("softmax", {inside}), averaged})});
}

} // namespace

std::vector<Step> steps(const Shown& shown) {
    const View view(shown);
    std::vector<Step> list;
    for (const std::string& name : step_names(view.params)) {
        if (name == "Q") list.push_back(query_step(view));
        if (name == "K")
            list.push_back(projection_step(view, "K", "W_K", Role::key,
                                           ATTENTION_TEXT("qkv-by-hand", "The keys of all tokens in one product")));
        if (name == "V")
            list.push_back(projection_step(view, "V", "W_V", Role::value,
                                           ATTENTION_TEXT("qkv-by-hand", "The Values of all tokens in one product")));
        if (name == "dots") list.push_back(dot_step(view));
        if (name == "scores") list.push_back(scale_step(view));
        if (name == "logits") list.push_back(temperature_step(view));
        if (name == "filled") list.push_back(mask_step(view));
        if (name == "shift") add_softmax_steps(view, list);
        if (name == "outputs") list.push_back(output_step(view));
    }
    return list;
}

std::vector<Formula> formulas(const Shown& shown) {
    const View view(shown);
    const std::string path =
        view.outputs.cols() == 1 ? trace_path("outputs", view.row, 0) : trace_path("outputs", view.row);
    const Expression scaled =
        view.params.scale ? fraction(dot_terms(view, view.best), root_of_size(view)) : dot_terms(view, view.best);
    const std::string score = trace_path(view.params.scale ? "scores" : "dots", view.row, view.best);
    const Expression symbols = times({q(), k_i()});
    return {{attention_formula(view.params),
             equal({symbol("o").as(Role::output), weighted_values(view), view.vector("outputs", view.row)}), path},
            {equal({indexed("s", "i"), view.params.scale ? fraction(symbols, root_d()) : symbols}),
             equal({apply("s", {words(verbatim(view.name(view.best)))}), scaled, view.number(score)}), score}};
}

} // namespace attention::hand
