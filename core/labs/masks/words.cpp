// Read-outs, formulas, steps and sentences: all picked from the trace.
#include "core/explain/terms.h"
#include "core/labs/masks/masks.h"
#include "core/labs/ties.h"

#include <cmath>
#include <limits>

namespace attention::mask_lab {

using namespace formula;

namespace {

std::string shown_number(double value, NumberFormat format) {
    return display_number(value, format);
}

double at(const Shown& shown, std::string_view name, Index row) {
    return shown.trace.number(trace_path(name, row)).value_or(NAN);
}

std::string fill_of(const Shown& shown) {
    return std::get<std::string>(shown.values.at("fill"));
}

/// A number that softmax gets; the lowest double by its name.
Expression score_term(double score, NumberFormat format, std::string path) {
    if (score != std::numeric_limits<double>::lowest()) return number(score, format, std::move(path));
    return apply("lowest", {}).at(std::move(path));
}

bool left_out(const Shown& shown, const View& view, Index place) {
    return !view.allowed(view.row, place) && fill_of(shown) == "excluded";
}

Expression shift_term(const Shown& shown, const View& view) {
    return score_term(at(shown, "shift", view.row), view.numbers(), trace_path("shift", view.row));
}

Expression filled_term(const Shown& shown, const View& view, Index place) {
    const std::string path = trace_path("filled", view.row, place);
    if (left_out(shown, view, place)) return Expression("·").at(path);
    return score_term(view.filled(view.row, place), view.numbers(), path);
}

Expression exponential_term(const Shown& shown, const View& view, Index place) {
    if (left_out(shown, view, place)) return Expression("·").at(trace_path("exp_shifted", view.row, place));
    return apply("exp", {minus(filled_term(shown, view, place), shift_term(shown, view))});
}

Expression score(const char* place) {
    return indexed(symbol("e"), {"t", place});
}
Expression weight(const char* place) {
    return indexed(symbol("α").as(Role::weight), {"t", place});
}
Expression visible_to_row() {
    return indexed(symbol("S"), {"t"});
}
Expression is_hidden() {
    return infix("∉", {symbol("j"), visible_to_row()});
}

Expression mask_symbols(const Shown& shown) {
    if (fill_of(shown) == "excluded") return infix("∈", {symbol("j"), visible_to_row()});
    if (fill_of(shown) == "minus_infinity")
        return listed({equal({indexed(symbol("M"), {"t", "j"}), negative(symbol("∞"))}), is_hidden()});
    return listed(
        {infix(":=", {score("j"), fill_of(shown) == "lowest" ? apply("lowest", {}) : Expression("0")}), is_hidden()});
}

/// What softmax gets in place of the score.
Expression masked_score(const Shown& shown, const char* place) {
    if (fill_of(shown) == "minus_infinity") return plus({score(place), indexed(symbol("M"), {"t", place})});
    return indexed(symbol("e′"), {"t", place});
}

/// e + 0 or e − ∞, where the mask is a term of its own.
Expression masked_term(const View& view, Index place) {
    const Expression given =
        number(view.scores(view.row, place), view.numbers(), trace_path("scores", view.row, place));
    return view.allowed(view.row, place) ? plus({given, "0"}) : minus(given, symbol("∞"));
}

Expression largest_term(const Shown& shown, const View& view) {
    std::vector<Index> places;
    for (Index j = 0; j < view.weights.cols(); ++j)
        if (!left_out(shown, view, j)) places.push_back(j);
    return formula::apply("max", terms_at(places, longest_list, [&](Index j) { return filled_term(shown, view, j); }));
}

Expression shifted_exponential(const char* place) {
    return apply("exp", {minus(score(place), symbol("m"))});
}

/// With the mask as a term of its own, where it is one.
Expression masked_exponential(const Shown& shown, const char* place) {
    if (fill_of(shown) != "minus_infinity") return shifted_exponential(place);
    return apply("exp", {minus(plus({score(place), indexed(symbol("M"), {"t", place})}), symbol("m"))});
}

Expression softmax_symbols(const Shown& shown) {
    return equal(
        {weight("j"), fraction(masked_exponential(shown, "j"), sum_over(symbol("k"), masked_exponential(shown, "k")))});
}

Expression token(const View& view, Index place) {
    return words(verbatim(view.token(place)));
}

/// Element j of row t of a matrix of the trace.
Expression cell(const View& view, const Matrix& matrix, std::string_view name, Index place) {
    return number(matrix(view.row, place), view.numbers(), trace_path(name, view.row, place));
}

Expression row_of(const View& view, const Matrix& matrix, std::string_view name, NumberFormat format) {
    return numbers(matrix.row(view.row), format, trace_path(name, view.row));
}

Expression sum_of_exponentials(const Shown& shown, const View& view) {
    const Matrix& exps = *shown.trace.get<Matrix>("exp_shifted");
    return plus(terms(exps.cols(), longest_list, [&](Index j) { return cell(view, exps, "exp_shifted", j); }));
}

Formula weight_formula(const Shown& shown, const View& view) {
    const Matrix& exps = *shown.trace.get<Matrix>("exp_shifted");
    const Index best = shown.trace.place(trace_path("argmax", view.row));
    return {listed({softmax_symbols(shown), mask_symbols(shown)}),
            equal({value_at(symbol("α").as(Role::weight), {token(view, view.row), token(view, best)}),
                   fraction(cell(view, exps, "exp_shifted", best), sum_of_exponentials(shown, view)),
                   cell(view, view.weights, "weights", best).as(Role::weight)}),
            trace_path("weights", view.row, best)};
}

Formula leak_formula(const View& view) {
    std::vector<Index> hidden;
    for (Index j = 0; j < view.weights.cols(); ++j)
        if (!view.allowed(view.row, j)) hidden.push_back(j);
    Expressions sides{value_at(symbol("λ"), {token(view, view.row)})};
    if (hidden.size() > 1)
        sides.push_back(
            plus(terms_at(hidden, longest_list, [&](Index j) { return cell(view, view.weights, "weights", j); })));
    sides.push_back(number(view.leak(view.row), view.numbers(), trace_path("leak", view.row)));
    return {equal({indexed(symbol("λ"), {"t"}), sum_over(is_hidden(), weight("j"))}), equal(std::move(sides)),
            trace_path("leak", view.row)};
}

/// 1 … n, and the same in parentheses behind αₜ.
Expression up_to(Expression last) {
    return joined({"1 … ", std::move(last)});
}
Expression weights_of_pass(const char* last) {
    return joined({indexed(symbol("α").as(Role::weight), {"t"}), parentheses(up_to(symbol(last)))});
}

/// Row t of the pass over all, and the last row of the pass over the first t tokens.
std::optional<Formula> pass_formula(const Shown& shown, const View& view) {
    const auto* passes = shown.trace.get<Matrix>("pass_weights");
    if (passes == nullptr) return std::nullopt;
    const auto row = [&](const Matrix& weights, std::string_view name, Index length) {
        return infix(":",
                     {up_to(std::to_string(length)),
                      row_vector(terms(length, longest_list, [&](Index j) { return cell(view, weights, name, j); }))});
    };
    const double difference = at(shown, "pass_difference", view.row);
    const char* relation = is_covered(difference) ? "?" : difference < 1e-12 ? "=" : "≠";
    return Formula{
        infix(relation, {weights_of_pass("n"), weights_of_pass("t")}),
        listed({row(view.weights, "weights", view.weights.cols()), row(*passes, "pass_weights", view.row + 1)}),
        trace_path("pass_weights", view.row)};
}

Readout answer_readout(const Shown& shown, const View& view) {
    const bool shift = std::get<bool>(shown.values.at("shift"));
    return {ATTENTION_TEXT("masks", "Weight on the answer"),
            verbatim(shown_number(at(shown, "answer_weight", view.row), view.percents())),
            trace_path("answer_weight", view.row),
            shift
                ? ATTENTION_TEXT("masks", "What the chosen row gives to the next token, which it is to produce, and to "
                                          "all behind it: 0 unless somebody cheats.")
                : ATTENTION_TEXT("masks", "Without the shift the row is to produce its own token and sees it: what it "
                                          "gives to that token and all behind it.")};
}

void add_pass_readouts(const Shown& shown, std::vector<Readout>& list) {
    const auto difference = shown.trace.number("largest_difference");
    if (!difference) return;
    list.push_back(
        {ATTENTION_TEXT("masks", "Largest difference"), verbatim(shown_number(*difference, shortest())),
         "largest_difference",
         ATTENTION_TEXT("masks", "Between row t of the masked pass and the last row of a pass over the first t "
                                 "tokens, over all rows and places; 0 but for rounding when no row looks "
                                 "ahead.")});
    list.push_back(
        {ATTENTION_TEXT("masks", "Scores computed"),
         ATTENTION_TEXT("masks", "{passes} in separate passes, {one} in one")
             .with("passes", std::int64_t(*shown.trace.number("pass_scores")))
             .with("one", std::int64_t(*shown.trace.number("one_pass_scores"))),
         "pass_scores",
         ATTENTION_TEXT("masks", "1 + 4 + 9 + … against n²: one masked pass trains on all positions at once.")});
}

bool same_scores(const Params& params, const Matrix& scores) {
    return params.scores == Matrices(scores);
}

bool made_up_scores(const Params& params) {
    if (same_scores(params, example_scores())) return true;
    for (const Preset& preset : presets())
        if (const auto scores = preset.values.find("scores");
            scores != preset.values.end() && scores->second == Value(params.scores))
            return true;
    return false;
}

Text exponential_title(const Shown& shown) {
    if (fill_of(shown) == "zero")
        return ATTENTION_TEXT("masks", "Exponentials; a hidden 0 gives a share like any other");
    if (fill_of(shown) == "lowest")
        return ATTENTION_TEXT("masks", "Exponentials; of lowest() it is 0 only beside something larger");
    return ATTENTION_TEXT("masks", "Exponentials; of −∞ it is exactly 0");
}

} // namespace

View::View(const Shown& shown)
    : tokens(*shown.trace.get<Tokens>("tokens")), allowed(*shown.trace.get<Mask>("allowed")),
      scores(*shown.trace.get<Matrix>("scores")), filled(*shown.trace.get<Matrix>("filled")),
      weights(*shown.trace.get<Matrix>("weights")), leak(*shown.trace.get<Row>("leak")), row(shown.trace.place("row")),
      digits(shown.digits) {}

std::optional<Error> row_problem(const Shown& shown, Index row) {
    const double refused = at(shown, "refused", row);
    if (refused == 0 || is_covered(refused)) return std::nullopt;
    const std::string& token = (*shown.trace.get<Tokens>("tokens"))[std::size_t(row)];
    return Error{Code::all_masked, trace_path("weights", row), nothing_to_share(fill_of(shown), token)};
}

Text nothing_to_share(const std::string& fill, const std::string& token) {
    return (fill == "excluded"
                ? ATTENTION_TEXT("masks", "“{token}” sees nothing, so there is nothing to share out; make one place "
                                          "visible.")
                : ATTENTION_TEXT("masks", "“{token}” sees nothing: every score is −∞, so all exponentials are 0 and "
                                          "softmax would be 0/0; make one place visible."))
        .with("token", token);
}

std::vector<Readout> readouts(const Shown& shown) {
    const View view(shown);
    std::vector<Readout> list{
        {ATTENTION_TEXT("masks", "Visible places"),
         ATTENTION_TEXT("masks", "{count} of {all}")
             .with("count", std::int64_t(shown.trace.number("allowed_count").value_or(0)))
             .with("all", std::int64_t(view.allowed.size())),
         "allowed_count",
         ATTENTION_TEXT("masks", "Cells of the grid that are visible; n(n + 1)/2 when the mask is causal.")}};
    if (!row_problem(shown, view.row)) {
        list.push_back({ATTENTION_TEXT("masks", "Leak of the row"),
                        verbatim(shown_number(view.leak(view.row), view.percents())), trace_path("leak", view.row),
                        ATTENTION_TEXT("masks", "Weight that the chosen row gives to hidden places: it must be 0.")});
        list.push_back(
            {ATTENTION_TEXT("masks", "Sum of weights"),
             verbatim(shown_number(at(shown, "sum", view.row), with_digits(fixed(4), shown.digits))),
             trace_path("sum", view.row),
             ATTENTION_TEXT("masks", "Of the chosen row, hidden places included: 1 even when it leaks, so the "
                                     "sum doesn't give the mistake away.")});
        if (shown.trace.get<Row>("answer_weight") != nullptr) list.push_back(answer_readout(shown, view));
    }
    add_pass_readouts(shown, list);
    return list;
}

std::vector<Formula> formulas(const Shown& shown) {
    const View view(shown);
    if (row_problem(shown, view.row)) return {};
    std::vector<Formula> list{weight_formula(shown, view), leak_formula(view)};
    if (auto passes = pass_formula(shown, view)) list.push_back(*std::move(passes));
    return list;
}

std::vector<Step> steps(const Shown& shown) {
    const View view(shown);
    if (row_problem(shown, view.row)) return {};
    const Index n = view.weights.cols();
    const Index t = view.row;
    const NumberFormat f = view.numbers();
    const Matrix& exps = *shown.trace.get<Matrix>("exp_shifted");
    const Expression shift = shift_term(shown, view);
    const Expression total = number(at(shown, "exp_total", t), f, trace_path("exp_total", t));
    const Expression exponential = shifted_exponential("j");
    const auto each = [&](auto term) { return listed(terms(n, longest_list, term)); };
    return {
        {ATTENTION_TEXT("masks", "The scores of “{token}”").with("token", view.token(t)),
         score("j"),
         {},
         row_of(view, view.scores, "scores", f),
         trace_path("scores", t)},
        {ATTENTION_TEXT("masks", "The mask, before softmax"), masked_score(shown, "j"),
         fill_of(shown) == "minus_infinity" ? each([&](Index j) { return masked_term(view, j); }) : Expression(),
         each([&](Index j) { return filled_term(shown, view, j); }), trace_path("filled", t)},
        {ATTENTION_TEXT("masks", "The largest that takes part"),
         equal({symbol("m"), max_over(symbol("j"), masked_score(shown, "j"))}), largest_term(shown, view), shift,
         trace_path("shift", t)},
        {exponential_title(shown), exponential, each([&](Index j) { return exponential_term(shown, view, j); }),
         row_of(view, exps, "exp_shifted", f), trace_path("exp_shifted", t)},
        {ATTENTION_TEXT("masks", "Add them up"), equal({symbol("Z"), sum_over(symbol("j"), exponential)}),
         sum_of_exponentials(shown, view), total, trace_path("exp_total", t)},
        {ATTENTION_TEXT("masks", "Divide by the sum: the weights"),
         equal({weight("j"), fraction(exponential, symbol("Z"))}),
         each([&](Index j) { return fraction(cell(view, exps, "exp_shifted", j), total); }),
         row_of(view, view.weights, "weights", view.percents()), trace_path("weights", t)},
    };
}

Text summary(const Shown& shown) {
    const View view(shown);
    if (row_problem(shown, view.row))
        return ATTENTION_TEXT("masks", "“{token}” sees no place, so it has no weights.")
            .with("token", view.token(view.row));
    const Index best = shown.trace.place(trace_path("argmax", view.row));
    const double leak = view.leak(view.row);
    const double largest = view.weights(view.row, best);
    if (const Index sharing = tied(view.weights.row(view.row)); sharing > 1)
        return ATTENTION_TEXT("masks", "“{token}” sees {count} of {all} places; {sharing} places share the largest "
                                       "weight, {weight} each, and {leak} leaks to hidden ones.")
            .with("token", view.token(view.row))
            .with("count", std::int64_t(at(shown, "visible", view.row)))
            .with("all", std::int64_t(view.allowed.cols()))
            .with("sharing", std::int64_t(sharing))
            .with("weight", largest, view.percents())
            .with("leak", leak, view.percents());
    return (leak > 0
                ? ATTENTION_TEXT("masks", "“{token}” sees {count} of {all} places; its largest weight is {weight}, "
                                          "on “{place}”, and {leak} leaks to hidden ones.")
                : ATTENTION_TEXT("masks", "“{token}” sees {count} of {all} places; its largest weight is {weight}, "
                                          "on “{place}”, and nothing leaks."))
        .with("token", view.token(view.row))
        .with("count", std::int64_t(at(shown, "visible", view.row)))
        .with("all", std::int64_t(view.allowed.cols()))
        .with("weight", largest, view.percents())
        .with("place", view.token(best))
        .with("leak", leak, view.percents());
}

Text origin(const Shown& shown) {
    const Params params = field_table().read(shown.values);
    if (same_scores(params, three_token_scores()))
        return ATTENTION_TEXT("masks", "Numbers: derived from the published three tokens (act 16, part 6)");
    if (same_scores(params, example_scores()) && params.mode == "causal")
        return ATTENTION_TEXT("masks", "Visibility published (figure 59-6); scores made up, weights derived from them");
    if (made_up_scores(params)) return ATTENTION_TEXT("masks", "Numbers: derived from scores made up for this preset");
    return ATTENTION_TEXT("masks", "Numbers: derived from your scores");
}

Provenance provenance(const Values& values, std::string_view path) {
    const Params params = field_table().read(values);
    const bool three = same_scores(params, three_token_scores());
    if (path.starts_with("scores")) {
        if (three) return Provenance::derived;
        return made_up_scores(params) ? Provenance::made_up : Provenance::yours;
    }
    const bool causal = params.mode == "causal";
    if (path.starts_with("allowed")) {
        if (params.mode == "own" && path != "allowed_count") return Provenance::yours;
        return causal && params.scores[0].rows() == 5 && path != "allowed_count" ? Provenance::published
                                                                                 : Provenance::derived;
    }
    const bool printed =
        path == "weights.0.0" || path == "weights.0.1" || path == "weights.0.2" || path == "weights.1.2";
    if (three && causal && printed && (params.fill == "minus_infinity" || params.fill == "excluded"))
        return Provenance::published;
    return Provenance::derived;
}

} // namespace attention::mask_lab
