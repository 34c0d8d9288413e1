// Read-outs, formulas, steps and sentences: all picked from the trace.
#include "core/labs/masks/masks.h"

#include <cmath>
#include <limits>

namespace attention::mask_lab {
namespace {

constexpr Index longest_list = 8; // numbers written out; more are shortened by …

std::string number(double value, NumberFormat format) {
    return display_number(value, format);
}

template <class Term>
std::string listed(Index count, const std::string& between, Term term) {
    std::string text;
    for (Index i = 0; i < count; ++i) {
        if (count > longest_list && i == longest_list - 2) {
            text += between + "…";
            i = count - 1;
        }
        text += (i == 0 ? "" : between) + term(i);
    }
    return text;
}

std::string listed(const Row& row, NumberFormat format) {
    return listed(row.size(), "   ", [&](Index i) { return number(row(i), format); });
}

double at(const Shown& shown, std::string_view name, Index row) {
    return shown.trace.number(trace_path(name, row)).value_or(NAN);
}

std::string fill_of(const Shown& shown) {
    return std::get<std::string>(shown.values.at("fill"));
}

/// A number that softmax gets; the lowest double by its name.
std::string score_text(double score, NumberFormat format) {
    return score == std::numeric_limits<double>::lowest() ? "lowest()" : number(score, format);
}

bool left_out(const Shown& shown, const View& view, Index place) {
    return !view.allowed(view.row, place) && fill_of(shown) == "excluded";
}

std::string filled_text(const Shown& shown, const View& view, Index place) {
    if (left_out(shown, view, place)) return "·";
    return score_text(view.filled(view.row, place), view.numbers());
}

std::string exponential_text(const Shown& shown, const View& view, Index place) {
    if (left_out(shown, view, place)) return "·";
    const std::string shift = score_text(at(shown, "shift", view.row), view.numbers());
    return "exp(" + filled_text(shown, view, place) + " − " + (shift.starts_with("−") ? "(" + shift + ")" : shift) +
           ")";
}

std::string mask_symbol(const Shown& shown) {
    if (fill_of(shown) == "minus_infinity") return "Mₜⱼ = −∞, j ∉ Sₜ";
    if (fill_of(shown) == "excluded") return "j ∈ Sₜ";
    return fill_of(shown) == "lowest" ? "eₜⱼ := lowest(), j ∉ Sₜ" : "eₜⱼ := 0, j ∉ Sₜ";
}

std::string softmax_symbol(const Shown& shown) {
    if (fill_of(shown) == "minus_infinity") return "αₜⱼ = exp(eₜⱼ + Mₜⱼ − m) / Σₖ exp(eₜₖ + Mₜₖ − m)";
    return "αₜⱼ = exp(eₜⱼ − m) / Σₖ exp(eₜₖ − m)";
}

Formula weight_formula(const Shown& shown, const View& view) {
    const Matrix& exps = *shown.trace.get<Matrix>("exp_shifted");
    const Index best = shown.trace.place(trace_path("argmax", view.row));
    const std::string terms =
        listed(exps.cols(), " + ", [&](Index j) { return number(exps(view.row, j), view.numbers()); });
    return {softmax_symbol(shown) + ",  " + mask_symbol(shown),
            "α(" + view.token(view.row) + ", " + view.token(best) +
                ") = " + number(exps(view.row, best), view.numbers()) + " / (" + terms +
                ") = " + number(view.weights(view.row, best), view.numbers()),
            trace_path("weights", view.row, best)};
}

Formula leak_formula(const View& view) {
    std::vector<std::string> terms;
    for (Index j = 0; j < view.weights.cols(); ++j)
        if (!view.allowed(view.row, j)) terms.push_back(number(view.weights(view.row, j), view.numbers()));
    const std::string sum = listed(Index(terms.size()), " + ", [&](Index i) { return terms[std::size_t(i)]; });
    return {"λₜ = Σ αₜⱼ,  j ∉ Sₜ",
            "λ(" + view.token(view.row) + ") = " + (terms.size() > 1 ? sum + " = " : "") +
                number(view.leak(view.row), view.numbers()),
            trace_path("leak", view.row)};
}

/// Row t of the pass over all, and the last row of the pass over the first t tokens.
std::optional<Formula> pass_formula(const Shown& shown, const View& view) {
    const auto* passes = shown.trace.get<Matrix>("pass_weights");
    if (passes == nullptr) return std::nullopt;
    const auto row = [&](const Matrix& weights, Index length) {
        return std::to_string(length) + ": (" +
               listed(length, ", ", [&](Index j) { return number(weights(view.row, j), view.numbers()); }) + ")";
    };
    const bool same = at(shown, "pass_difference", view.row) < 1e-12;
    return Formula{same ? "αₜ(1 … n) = αₜ(1 … t)" : "αₜ(1 … n) ≠ αₜ(1 … t)",
                   "1 … " + row(view.weights, view.weights.cols()) + ";  1 … " + row(*passes, view.row + 1),
                   trace_path("pass_weights", view.row)};
}

Readout answer_readout(const Shown& shown, const View& view) {
    const bool shift = std::get<bool>(shown.values.at("shift"));
    return {
        ATTENTION_TEXT("masks", "Weight on the answer"),
        verbatim(number(at(shown, "answer_weight", view.row), view.percents())), trace_path("answer_weight", view.row),
        shift ? ATTENTION_TEXT("masks", "What the chosen row gives to the next token, which it is to produce, and to "
                                        "all behind it: 0 unless somebody cheats.")
              : ATTENTION_TEXT("masks", "Without the shift the row is to produce its own token and sees it: what it "
                                        "gives to that token and all behind it.")};
}

void add_pass_readouts(const Shown& shown, std::vector<Readout>& list) {
    const auto difference = shown.trace.number("largest_difference");
    if (!difference) return;
    list.push_back(
        {ATTENTION_TEXT("masks", "Largest difference"), verbatim(number(*difference, shortest())), "largest_difference",
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
    if (at(shown, "refused", row) == 0) return std::nullopt;
    const std::string& token = (*shown.trace.get<Tokens>("tokens"))[std::size_t(row)];
    return Error{
        Code::all_masked, trace_path("weights", row),
        (fill_of(shown) == "excluded"
             ? ATTENTION_TEXT("masks", "“{token}” sees nothing, so there is nothing to share out; make one place "
                                       "visible.")
             : ATTENTION_TEXT("masks", "“{token}” sees nothing: every score is −∞, so all exponentials are 0 and "
                                       "softmax would be 0/0; make one place visible."))
            .with("token", token)};
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
                        verbatim(number(view.leak(view.row), view.percents())), trace_path("leak", view.row),
                        ATTENTION_TEXT("masks", "Weight that the chosen row gives to hidden places: it must be 0.")});
        list.push_back(
            {ATTENTION_TEXT("masks", "Sum of weights"),
             verbatim(number(at(shown, "sum", view.row), with_digits(fixed(4), shown.digits))),
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
    const std::string shift = score_text(at(shown, "shift", t), f);
    const std::string total = number(at(shown, "exp_total", t), f);
    return {
        {ATTENTION_TEXT("masks", "The scores of “{token}”").with("token", view.token(t)), "eₜⱼ", "",
         listed(view.scores.row(t), f), trace_path("scores", t)},
        {ATTENTION_TEXT("masks", "The mask, before softmax"), mask_symbol(shown), "",
         listed(n, "   ", [&](Index j) { return filled_text(shown, view, j); }), trace_path("filled", t)},
        {ATTENTION_TEXT("masks", "The largest that takes part"), "m = maxⱼ eₜⱼ", "m = " + shift, shift,
         trace_path("shift", t)},
        {exponential_title(shown), "exp(eₜⱼ − m)",
         listed(n, ",  ", [&](Index j) { return exponential_text(shown, view, j); }), listed(exps.row(t), f),
         trace_path("exp_shifted", t)},
        {ATTENTION_TEXT("masks", "Add them up"), "Z = Σⱼ exp(eₜⱼ − m)",
         listed(n, " + ", [&](Index j) { return number(exps(t, j), f); }), total, trace_path("exp_total", t)},
        {ATTENTION_TEXT("masks", "Divide by the sum: the weights"), "αₜⱼ = exp(eₜⱼ − m) / Z",
         listed(n, ",  ", [&](Index j) { return number(exps(t, j), f) + " / " + total; }),
         listed(view.weights.row(t), view.percents()), trace_path("weights", t)},
    };
}

Text summary(const Shown& shown) {
    const View view(shown);
    if (row_problem(shown, view.row))
        return ATTENTION_TEXT("masks", "“{token}” sees no place, so it has no weights.")
            .with("token", view.token(view.row));
    const Index best = shown.trace.place(trace_path("argmax", view.row));
    const double leak = view.leak(view.row);
    return (leak > 0
                ? ATTENTION_TEXT("masks", "“{token}” sees {count} of {all} places; its largest weight is {weight}, "
                                          "on “{place}”, and {leak} leaks to hidden ones.")
                : ATTENTION_TEXT("masks", "“{token}” sees {count} of {all} places; its largest weight is {weight}, "
                                          "on “{place}”, and nothing leaks."))
        .with("token", view.token(view.row))
        .with("count", std::int64_t(at(shown, "visible", view.row)))
        .with("all", std::int64_t(view.allowed.cols()))
        .with("weight", view.weights(view.row, best), view.percents())
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
