// Read-outs, formulas, steps and sentences: all picked from the trace.
#include "core/explain/terms.h"
#include "core/labs/softmax/weighing.h"
#include "core/labs/ties.h"

#include <cmath>

namespace attention::weighing {

using namespace formula;

namespace {

Expression term(const View& view, double value, std::string path) {
    const ShownNumber shown = shown_number(value, view.digits);
    return formula::number(shown.value, shown.format, std::move(path));
}

/// A number that was put in, as it was put in.
Expression given_term(const View& view, double value, std::string path) {
    if (view.digits.mode != Digits::Mode::automatic) return term(view, value, std::move(path));
    return formula::number(value, shortest(), std::move(path));
}

Expression all_numbers(const View& view, const Row& row, std::string_view name) {
    return listed(terms(row.size(), longest_list, [&](Index j) { return term(view, row(j), trace_path(name, j)); }));
}

Expression all_given(const View& view, const Row& row, std::string_view name) {
    return listed(
        terms(row.size(), longest_list, [&](Index j) { return given_term(view, row(j), trace_path(name, j)); }));
}

Expression sum_of_terms(const View& view) {
    const Row& row = *view.terms;
    return plus(terms(row.size(), longest_sum, [&](Index j) { return term(view, row(j), trace_path("terms", j)); }));
}

double number_at(const Shown& shown, std::string_view path) {
    return shown.trace.number(path).value_or(0);
}

const Text* problem(const Shown& shown, std::string_view name) {
    const auto* error = shown.trace.get<Error>(name);
    return error == nullptr ? nullptr : &error->message;
}

Expression score(const char* index) {
    return indexed(symbol("e"), {index});
}
Expression weight(const char* index) {
    return indexed(symbol("α").as(Role::weight), {index});
}

/// What is exponentiated: eᵢ, eᵢ + c, eᵢ / τ or (eᵢ + c) / τ; only what plays a part is written.
Expression scaled(const View& view, const char* index) {
    const Expression moved = view.offset == 0 ? score(index) : plus({score(index), symbol("c")});
    return view.temperature != 1 && !view.limit() ? infix("/", {moved, symbol("τ")}) : moved;
}

Expression among_the_kept(const char* index, Expression where) {
    return infix("∈", {symbol(index), std::move(where)});
}

Expression exponential(const View& view, const char* index) {
    const Expression power = scaled(view, index);
    Expression term = apply("exp", {view.method == "naive" ? power : minus(power, symbol("m"))});
    if (view.method != "top-k") return term;
    return times({joined({"[", among_the_kept(index, "top-k"), "]"}), term});
}

Expression share_of(Expression term, Expression sum) {
    return equal({weight("i"), fraction(std::move(term), sum_over(symbol("j"), std::move(sum)))});
}

/// 1 / #(j : eⱼ = max e)
Expression equal_share() {
    return fraction("1", count_of("j", equal({score("j"), joined({"max ", symbol("e")})})));
}

Expression above_threshold(const View& view) {
    return apply("max", {minus(scaled(view, "i"), symbol("t")), "0"});
}

Expression symbols(const View& view) {
    const auto moved = [&](const char* index) {
        return view.offset == 0 ? score(index) : plus({score(index), symbol("c")});
    };
    if (view.method == "ratio") return share_of(moved("i"), moved("j"));
    if (view.temperature == 0) return equal({weight("i"), equal_share()});
    if (view.method == "sparsemax") return equal({weight("i"), above_threshold(view)});
    if (std::isinf(view.temperature)) return equal({weight("i"), fraction("1", symbol("n"))});
    return share_of(exponential(view, "i"), exponential(view, "j"));
}

Expression total_term(const Shown& shown, const View& view) {
    return term(view, number_at(shown, "total"), "total");
}
Expression shift_term(const Shown& shown, const View& view) {
    return term(view, number_at(shown, "shift"), "shift");
}
Expression logit_term(const View& view, Index place) {
    return term(view, view.logits(place), trace_path("logits", place));
}

/// The weight of the best place with its numbers; only where there are terms.
Expression substituted_weight(const Shown& shown, const View& view) {
    const Index best = view.best;
    const Expression name = value_at(symbol("α").as(Role::weight), {words(verbatim(view.labels[std::size_t(best)]))});
    const Expression result = view.weights != nullptr
                                  ? term(view, (*view.weights)(best), trace_path("weights", best)).as(Role::weight)
                                  : Expression("?");
    if (view.limit() && view.method != "ratio") return equal({name, result});
    if (view.method == "sparsemax")
        return equal({name, apply("max", {minus(logit_term(view, best), total_term(shown, view)), "0"}), result});
    return equal(
        {name, fraction(term(view, (*view.terms)(best), trace_path("terms", best)), sum_of_terms(view)), result});
}

Expression weighted_terms(const View& view) {
    return plus(terms(view.values->size(), longest_sum, [&](Index j) {
        return times({term(view, (*view.selected)(j), view.share_path(j)).as(Role::weight),
                      given_term(view, (*view.values)(j), trace_path("values", j)).as(Role::value)});
    }));
}

Expression output_term(const Shown& shown, const View& view) {
    return term(view, number_at(shown, "output"), "output");
}

Step scores_step(const View& view) {
    if (view.offset == 0)
        return {
            ATTENTION_TEXT("softmax", "The scores"), score("i"), {}, all_given(view, view.scores, "scores"), "scores"};
    const Row moved = view.scores.array() + view.offset;
    return {ATTENTION_TEXT("softmax", "The scores, with the same number added to all"), plus({score("i"), symbol("c")}),
            and_so_on(plus({given_term(view, view.scores(0), "scores.0"), given_term(view, view.offset, "offset")})),
            all_numbers(view, moved, "scores"), "scores"};
}

Step temperature_step(const View& view) {
    const Expression first = term(view, view.scores(0) + view.offset, "scores.0");
    return {ATTENTION_TEXT("softmax", "Divide by the temperature"), scaled(view, "i"),
            and_so_on(infix("/", {first, formula::number(view.temperature, shortest(), "temperature")})),
            all_numbers(view, view.logits, "logits"), "logits"};
}

void exponential_steps(const Shown& shown, const View& view, std::vector<Step>& steps) {
    const bool shifted = view.method != "naive";
    const Expression shift = shift_term(shown, view);
    const Expression first = logit_term(view, 0);
    if (view.method == "top-k")
        steps.push_back({ATTENTION_TEXT("softmax", "Keep the largest k scores; the others get the weight 0"),
                         among_the_kept("i", joined({"top-k", parentheses(symbol("e"))})),
                         equal({symbol("k"), std::to_string(shown.trace.get<Mask>("kept")->count())}),
                         {},
                         "kept"});
    if (shifted)
        steps.push_back({ATTENTION_TEXT("softmax", "Find the largest, so that no exponential overflows"),
                         equal({symbol("m"), max_over(symbol("j"), scaled(view, "j"))}),
                         formula::apply("max", terms(view.logits.size(), longest_list,
                                                     [&](Index j) { return logit_term(view, j); })),
                         shift, "shift"});
    steps.push_back({ATTENTION_TEXT("softmax", "Exponentials: all positive, gaps become ratios"),
                     exponential(view, "i"), and_so_on(apply("exp", {shifted ? minus(first, shift) : first})),
                     all_numbers(view, *view.terms, "terms"), "terms"});
    steps.push_back({ATTENTION_TEXT("softmax", "Add them up"),
                     equal({symbol(shifted ? "Z′" : "Z"), sum_over(symbol("j"), exponential(view, "j"))}),
                     sum_of_terms(view), total_term(shown, view), "total"});
}

void method_steps(const Shown& shown, const View& view, std::vector<Step>& steps) {
    const Expression total = total_term(shown, view);
    if (view.method == "ratio")
        steps.push_back({ATTENTION_TEXT("softmax", "Add up the scores"), sum_over(symbol("j"), score("j")),
                         sum_of_terms(view), total, "total"});
    else if (view.limit()) return;
    else if (view.method == "sparsemax")
        steps.push_back({ATTENTION_TEXT("softmax", "The threshold t at which what stands out adds up to 1"),
                         equal({sum_over(symbol("i"), above_threshold(view)), "1"}), equal({symbol("t"), total}), total,
                         "total"});
    else exponential_steps(shown, view, steps);
}

void weights_step(const Shown& shown, const View& view, std::vector<Step>& steps) {
    const Text title = view.limit() && view.method != "ratio"
                           ? ATTENTION_TEXT("softmax", "The exact limit: equal shares")
                       : view.method == "sparsemax" ? ATTENTION_TEXT("softmax", "Cut off below the threshold")
                                                    : ATTENTION_TEXT("softmax", "Divide by the sum");
    const Expression result = view.weights != nullptr ? all_numbers(view, *view.weights, "weights") : Expression("✗");
    steps.push_back({title, symbols(view), substituted_weight(shown, view), result, "weights"});
}

void mode_step(const View& view, std::vector<Step>& steps) {
    if (view.selected == nullptr || view.mode == "soft") return;
    const bool hard = view.mode == "hard";
    steps.push_back({hard ? ATTENTION_TEXT("softmax", "Hard: the best place takes all")
                          : ATTENTION_TEXT("softmax", "Sampled: the share of the draws"),
                     hard ? equal({indexed(symbol("h"), {"i"}), equal_share()})
                          : equal({indexed(symbol("f"), {"i"}), fraction(indexed(symbol("N"), {"i"}), symbol("N"))}),
                     {},
                     all_numbers(view, *view.selected, "selected"),
                     "selected"});
}

Expression output_symbols(const View& view) {
    const char* share = view.mode == "hard" ? "h" : view.mode == "sampled" ? "f" : "α";
    const Expression sum =
        sum_over(symbol("i"),
                 beside({indexed(symbol(share).as(Role::weight), {"i"}), indexed(symbol("v").as(Role::value), {"i"})}));
    return infix(view.mode == "sampled" ? "≈" : "=", {symbol("o"), sum});
}

bool has_output(const Shown& shown) {
    return shown.trace.get<double>("output") != nullptr;
}

Text readout_text(const Shown& shown, const View& view, std::string_view name) {
    const auto value = shown.trace.number(name);
    return verbatim(value ? display_number(*value, with_digits(fixed(4), view.digits)) : "–");
}

Readout total_readout(const Shown& shown, const View& view) {
    const auto* total = shown.trace.get<double>("Z");
    return {ATTENTION_TEXT("softmax", "Z, not shifted"), verbatim(total != nullptr ? view.number(*total) : "–"), "Z",
            total != nullptr
                ? ATTENTION_TEXT("softmax", "The sum of exp(eᵢ / τ). For 0, 1, 2 the source prints 11.1074, adding "
                                            "rounded terms; 11.1073 is right.")
                : ATTENTION_TEXT("softmax", "It overflows, or becomes 0; only the shifted sum exists.")};
}

Readout output_readout(const Shown& shown, const View& view) {
    const Text label =
        view.mode == "sampled" ? ATTENTION_TEXT("softmax", "Output, estimated") : ATTENTION_TEXT("softmax", "Output");
    if (view.values == nullptr)
        return {label, verbatim("–"), "output", ATTENTION_TEXT("softmax", "Give a Value for each score to see it.")};
    if (!has_output(shown))
        return {label, verbatim("–"), "output", ATTENTION_TEXT("softmax", "Without shares there is no average.")};
    return {label, readout_text(shown, view, "output"), "output",
            ATTENTION_TEXT("softmax",
                           "The average of the Values by the shares shown. For the published example the source "
                           "prints 4.151 in one place; 4.1504 is right.")};
}

Text summary_of_failure(const Shown& shown, std::string_view name) {
    return ATTENTION_TEXT("softmax", "No shares: {reason}").with("reason", *problem(shown, name));
}

/// Scores of one of the presets, as they are there.
bool from_preset(const Params& params) {
    for (const Preset& preset : presets())
        if (const auto found = preset.values.find("scores");
            found != preset.values.end() && found->second == Value(params.scores))
            return true;
    return false;
}

} // namespace

bool five(const Params& params, std::string_view key) {
    for (const Preset& preset : presets())
        if (preset.id == "five")
            return preset.values.find(key)->second == Value(key == "scores" ? params.scores : params.values);
    return false;
}

ShownNumber shown_number(double value, Digits digits) {
    const double size = std::abs(value);
    if (digits.mode == Digits::Mode::full || std::isinf(value)) return {value, shortest()};
    if (size == 0 || (size >= 1e-3 && size < 1e6)) {
        const bool whole = digits.mode == Digits::Mode::automatic && value == std::round(value);
        return {value, whole ? fixed(0) : with_digits(fixed(4), digits)};
    }
    if (size >= 1e6 && size < 1e9) return {value, fixed(0)};              // zeros in place of digits would look exact
    const double unit = std::pow(10.0, std::floor(std::log10(size)) - 4); // five digits
    return {std::isfinite(size / unit) ? std::round(value / unit) * unit : value, shortest()};
}

std::string number(double value, Digits digits) {
    const ShownNumber shown = shown_number(value, digits);
    return display_number(shown.value, shown.format);
}

std::string given_number(double value, Digits digits) {
    return digits.mode == Digits::Mode::automatic ? display_number(value, shortest()) : number(value, digits);
}

std::string share(double value, Digits digits) {
    return display_number(value, with_digits(percent(1), digits));
}

View::View(const Shown& shown)
    : labels(*shown.trace.get<Tokens>("labels")), scores(*shown.trace.get<Row>("scores")),
      logits(*shown.trace.get<Row>("logits")), terms(shown.trace.get<Row>("terms")),
      weights(shown.trace.get<Row>("weights")), selected(shown.trace.get<Row>("selected")),
      values(shown.trace.get<Row>("values")), method(*shown.trace.get<std::string>("method")),
      mode(*shown.trace.get<std::string>("mode")), digits(shown.digits),
      temperature(shown.trace.number("temperature").value_or(1)), offset(shown.trace.number("offset").value_or(0)),
      best(shown.trace.place("argmax")) {}

bool View::limit() const {
    return temperature == 0 || std::isinf(temperature);
}

std::vector<Readout> readouts(const Shown& shown) {
    const View view(shown);
    std::vector<Readout> list;
    if (view.exponential() && view.temperature != 0) list.push_back(total_readout(shown, view));
    list.push_back({ATTENTION_TEXT("softmax", "Sum of shares"), readout_text(shown, view, "sum"), "sum",
                    ATTENTION_TEXT("softmax", "Of the unrounded shares; 0.0900 + 0.2447 + 0.6652 is only 0.9999.")});
    list.push_back({ATTENTION_TEXT("softmax", "Largest score"), names_of_largest(view.labels, view.logits),
                    view.share_path(view.best), ATTENTION_TEXT("softmax", "All of them, when several are equal.")});
    list.push_back({ATTENTION_TEXT("softmax", "Entropy (nats)"), readout_text(shown, view, "entropy"), "entropy",
                    ATTENTION_TEXT("softmax", "−Σ α ln α: 0 when one place has all, ln n when all have the same.")});
    list.push_back({ATTENTION_TEXT("softmax", "Effective count"), readout_text(shown, view, "effective_count"),
                    "effective_count", ATTENTION_TEXT("softmax", "exp(entropy): how many places take part.")});
    list.push_back(output_readout(shown, view));
    if (view.mode != "soft" && shown.trace.get<double>("soft_output") != nullptr)
        list.push_back({ATTENTION_TEXT("softmax", "Soft output"), readout_text(shown, view, "soft_output"),
                        "soft_output",
                        ATTENTION_TEXT("softmax", "What the weights themselves give: many draws come near it.")});
    return list;
}

std::vector<Formula> formulas(const Shown& shown) {
    const View view(shown);
    std::vector<Formula> list;
    if (view.terms != nullptr)
        list.push_back({symbols(view), substituted_weight(shown, view), trace_path("weights", view.best)});
    if (has_output(shown))
        list.push_back(
            {output_symbols(view), equal({symbol("o"), weighted_terms(view), output_term(shown, view)}), "output"});
    return list;
}

std::vector<Step> steps(const Shown& shown) {
    const View view(shown);
    std::vector<Step> list{scores_step(view)};
    if (view.method != "ratio" && !view.limit() && view.temperature != 1) list.push_back(temperature_step(view));
    if (view.terms != nullptr) {
        method_steps(shown, view, list);
        weights_step(shown, view, list);
    }
    mode_step(view, list);
    if (has_output(shown))
        list.push_back({ATTENTION_TEXT("softmax", "Weighted sum of the Values"), output_symbols(view),
                        weighted_terms(view), output_term(shown, view), "output"});
    return list;
}

Text summary(const Shown& shown) {
    const View view(shown);
    if (view.selected == nullptr) return summary_of_failure(shown, "selected");
    Index best = 0;
    const double largest = view.selected->maxCoeff(&best);
    if (const Index sharing = tied(*view.selected); sharing > 1)
        return ATTENTION_TEXT("softmax", "The largest share is {share}, and {count} places have it.")
            .with("share", view.share(largest))
            .with("count", std::int64_t(sharing));
    return ATTENTION_TEXT("softmax", "The largest share is {share}, for {label}.")
        .with("share", view.share(largest))
        .with("label", view.labels[std::size_t(best)]);
}

Text origin(const Shown& shown) {
    const Params params = field_table().read(shown.values);
    if (is_published(params) && params.mode == "soft")
        return ATTENTION_TEXT("softmax", "Numbers: published; what the source misprints is corrected");
    if (params.scores == Matrices(Matrix(published_scores())))
        return ATTENTION_TEXT("softmax", "Numbers: derived from the published scores");
    if (five(params, "scores")) return ATTENTION_TEXT("softmax", "Numbers: derived from reconstructed scores");
    if (from_preset(params)) return ATTENTION_TEXT("softmax", "Numbers: derived from scores made up for this preset");
    return ATTENTION_TEXT("softmax", "Numbers: derived from your scores");
}

Provenance provenance(const Values& values, std::string_view path) {
    const Params params = field_table().read(values);
    const bool published_scores_used = params.scores == Matrices(Matrix(published_scores()));
    if (path == "scores.0" && params.scores[0](0, 0) == 1000 && from_preset(params)) return Provenance::published;
    if (path.starts_with("scores")) {
        if (published_scores_used) return Provenance::published;
        if (five(params, "scores")) return Provenance::reconstructed;
        return from_preset(params) ? Provenance::made_up : Provenance::yours;
    }
    if (path.starts_with("values")) {
        if (params.values == Matrices(Matrix(published_values()))) return Provenance::published;
        return five(params, "values") ? Provenance::reconstructed : Provenance::yours;
    }
    if (!is_published(params) || params.mode != "soft") return Provenance::derived;
    if (path.starts_with("weights") || path.starts_with("selected") || path == "Z") return Provenance::published;
    if (path.starts_with("terms") && params.method == "naive") return Provenance::published;
    if (path == "output" && params.values == Matrices(Matrix(published_values()))) return Provenance::published;
    return Provenance::derived;
}

} // namespace attention::weighing
