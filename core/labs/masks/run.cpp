#include "core/attention/masks.h"
#include "core/attention/softmax.h"
#include "core/labs/masks/masks.h"

#include <algorithm>
#include <limits>

namespace attention::mask_lab {
namespace {

/// The scores as softmax gets them.
Matrix filled_scores(const Matrix& scores, const Mask& allowed, const std::string& fill) {
    double filling = -std::numeric_limits<double>::infinity();
    if (fill == "zero") filling = 0;
    if (fill == "lowest") filling = std::numeric_limits<double>::lowest();
    return allowed.select(scores, Matrix::Constant(scores.rows(), scores.cols(), filling));
}

bool really_hides(const std::string& fill) {
    return fill == "minus_infinity" || fill == "excluded";
}

/// −∞ and leaving out are exact: such places don't take part. The other fillings are numbers like any other.
Result<RowSoftmax> masked_softmax(const Matrix& scores, const Mask& allowed, const std::string& fill) {
    return really_hides(fill) ? row_softmax(scores, allowed) : row_softmax(filled_scores(scores, allowed, fill));
}

Row weight_on(const Matrix& weights, const Mask& places) {
    return places.select(weights, Matrix::Zero(weights.rows(), weights.cols())).rowwise().sum().transpose();
}

/// The places that hold what row t is to produce, or what comes after: t + 1, … when the inputs are shifted.
Mask answers(Index n, bool shift) {
    Mask places(n, n);
    for (Index t = 0; t < n; ++t)
        for (Index j = 0; j < n; ++j) places(t, j) = j >= t + (shift ? 1 : 0);
    return places;
}

/// A pass over the first t + 1 tokens alone, for every t; row t of the result is its last row.
Result<Matrix> separate_passes(const Params& params, const Mask& allowed) {
    const Matrix& scores = params.scores[0];
    Matrix rows = Matrix::Zero(scores.rows(), scores.cols());
    for (Index t = 0; t < scores.rows(); ++t) {
        const Index length = t + 1;
        const auto pass =
            masked_softmax(scores.topLeftCorner(length, length), allowed.topLeftCorner(length, length), params.fill);
        if (!pass) return pass.error();
        rows.row(t).head(length) = pass->weights.row(t);
    }
    return rows;
}

void note_silent_rows(const Params& params, const Mask& allowed, Trace& trace) {
    for (Index t = 0; t < allowed.rows(); ++t) {
        if (allowed.row(t).any() || params.fill == "zero") continue;
        const std::string& token = params.tokens[0][std::size_t(t)];
        if (params.fill != "lowest") trace.note(nothing_to_share(params.fill, token));
        else
            trace.note(ATTENTION_TEXT(
                           "masks", "“{token}” sees nothing, yet lowest() gives every hidden place the same weight: no "
                                    "error, no warning, and all of it wrong.")
                           .with("token", token));
    }
}

void note_seen_answer(const Params& params, Trace& trace) {
    if (params.shift || !predicts(params)) return;
    trace.note(ATTENTION_TEXT("masks", "Without the shift each row is to produce its own token, and the diagonal shows "
                                       "it: the answer lies open."));
}

Status add_passes(const Params& params, const Mask& allowed, const Matrix& weights, Trace& trace) {
    if (!params.passes) return Done{};
    auto rows = separate_passes(params, allowed);
    if (!rows) return rows.error();
    const Row difference = (*rows - weights).cwiseAbs().rowwise().maxCoeff().transpose();
    const auto n = std::int64_t(weights.rows());
    trace.add("pass_weights", *std::move(rows));
    trace.add("pass_difference", difference);
    trace.add("largest_difference", difference.maxCoeff());
    trace.add("pass_scores", n * (n + 1) * (2 * n + 1) / 6); // Σ t²
    trace.add("one_pass_scores", n * n);
    return Done{};
}

} // namespace

Mask mask_of(const Params& params, Index n) {
    if (params.mode == "own") return mask_from_numbers(params.allowed[0]);
    Mask mask = params.mode == "padding" ? Mask(Mask::Constant(n, n, true)) : causal_mask(n);
    if (params.mode == "padding" || params.mode == "both")
        mask.rightCols(n - Index(params.valid_length)).setConstant(false);
    if (params.mode == "prefix") mask.leftCols(Index(params.prefix)).setConstant(true);
    if (params.mode == "window")
        for (Index t = 0; t < n; ++t)
            for (Index j = 0; j + Index(params.width) <= t; ++j) mask(t, j) = false;
    return mask;
}

Mask mask_from_numbers(const Matrix& numbers) {
    return (numbers.array() > 0.5).matrix();
}

Matrix numbers_from_mask(const Mask& mask) {
    return mask.cast<double>();
}

bool predicts(const Params& params) {
    return params.mode != "padding" && params.mode != "prefix";
}

Result<Trace> run(const Values& values) {
    const Params params = field_table().read(values);
    const Matrix& scores = params.scores[0];
    const Mask allowed = mask_from_numbers(params.allowed[0]);
    auto softmax = masked_softmax(scores, allowed, params.fill);
    if (!softmax) return softmax.error();
    const Index n = scores.rows();
    Row argmax(n), refused(n);
    for (Index t = 0; t < n; ++t) {
        argmax(t) = double(softmax->argmax[std::size_t(t)]);
        refused(t) = softmax->ok(t) ? 0 : 1;
    }
    const Row leak = weight_on(softmax->weights, (allowed.array() == false).matrix());

    Trace trace;
    trace.add("tokens", params.tokens[0]);
    trace.add("row", params.row);
    trace.add("scores", scores);
    trace.add("allowed", allowed);
    trace.add("allowed_count", std::int64_t(allowed.count()));
    trace.add("visible", Row(allowed.cast<double>().rowwise().sum().transpose()));
    trace.add("filled", filled_scores(scores, allowed, params.fill));
    trace.add("shift", std::move(softmax->shift));
    trace.add("refused", std::move(refused));
    trace.add("exp_shifted", std::move(softmax->exps));
    trace.add("exp_total", std::move(softmax->totals));
    trace.add("weights", softmax->weights);
    trace.add("argmax", std::move(argmax));
    trace.add("sum", std::move(softmax->sums));
    trace.add("leak", leak);
    trace.add("largest_leak", leak.maxCoeff());
    if (predicts(params)) trace.add("answer_weight", weight_on(softmax->weights, answers(n, params.shift)));
    note_silent_rows(params, allowed, trace);
    note_seen_answer(params, trace);
    if (auto status = add_passes(params, allowed, softmax->weights, trace); !status) return status.error();
    return trace;
}

} // namespace attention::mask_lab
