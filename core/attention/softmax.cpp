#include "core/attention/softmax.h"

#include "core/attention/guard.h"
#include "core/attention/wide.h"

#include <algorithm>
#include <cmath>

namespace attention {
namespace {

Guard check_row(const Row& logits, std::string_view where, const std::optional<MaskRow>& allowed) {
    return Guard()
        .places(logits.size(), where)
        .mask(allowed, logits.size())
        .finite(logits, where)
        .some_allowed(allowed);
}

/// Equal shares for the places of `chosen`.
Row shared_equally(const MaskRow& chosen) {
    const Row ones = chosen.cast<double>();
    return ones / ones.sum();
}

MaskRow everything_or(const std::optional<MaskRow>& allowed, Index places) {
    return allowed ? *allowed : MaskRow(MaskRow::Constant(places, true));
}

} // namespace

Result<SoftmaxTrace> softmax(const SoftmaxInputs& inputs) {
    const Row& logits = inputs.logits;
    Guard guard;
    guard.places(logits.size(), "logits");
    if (inputs.values) guard.same_count(inputs.values->size(), "values", logits.size(), "logits");
    guard.mask(inputs.allowed, logits.size()).finite(logits, "logits");
    if (inputs.values) guard.finite(*inputs.values, "values");
    guard.temperature(inputs.temperature).some_allowed(inputs.allowed);
    if (guard.refused()) return guard.error();

    const Wide temperature = inputs.temperature;
    const WideSoftmax wide_trace = wide_softmax(wide(logits), or_empty(inputs.allowed), temperature);
    SoftmaxTrace trace;
    trace.scaled = logits / inputs.temperature;
    trace.shift = trace.scaled(wide_trace.argmax);
    trace.exp_shifted = narrow(wide_trace.exps);
    trace.exp_total = double(wide_trace.total);
    trace.weights = narrow(wide_trace.weights);
    trace.argmax = wide_trace.argmax;
    trace.entropy_nats = double(wide_trace.entropy);
    trace.effective_count = double(std::exp(wide_trace.entropy));
    if (inputs.values) trace.context = double(wide_trace.weights.dot(wide(*inputs.values)));
    if (!std::isfinite(trace.shift) && inputs.temperature < 1)
        return Error{Code::non_finite, "temperature",
                     ATTENTION_TEXT("core", "The temperature {value} is so small that scores divided by it grow beyond "
                                            "the largest double; use a larger one.")
                         .with("value", inputs.temperature, shortest())};
    return guard.fits(trace.shift, "shift").pass(std::move(trace));
}

Result<Row> softmax_at_zero(const Row& logits, const std::optional<MaskRow>& allowed) {
    const Guard guard = check_row(logits, "logits", allowed);
    if (guard.refused()) return guard.error();
    MaskRow maxima = everything_or(allowed, logits.size());
    double largest = std::numeric_limits<double>::lowest();
    for (Index j = 0; j < logits.size(); ++j)
        if (maxima(j)) largest = std::max(largest, logits(j));
    for (Index j = 0; j < logits.size(); ++j) maxima(j) = maxima(j) && logits(j) == largest;
    return shared_equally(maxima);
}

Result<Row> softmax_at_infinity(const Row& logits, const std::optional<MaskRow>& allowed) {
    const Guard guard = check_row(logits, "logits", allowed);
    if (guard.refused()) return guard.error();
    return shared_equally(everything_or(allowed, logits.size()));
}

Result<NaiveSoftmaxTrace> softmax_naive(const Row& logits) {
    const Guard guard = check_row(logits, "logits", {});
    if (guard.refused()) return guard.error();
    NaiveSoftmaxTrace trace;
    trace.naive_exp = logits.unaryExpr([](double x) { return std::exp(x); });
    trace.overflow = !trace.naive_exp.array().isFinite().all();
    trace.naive_total = trace.naive_exp.sum();
    trace.naive_weights_valid = std::isfinite(trace.naive_total) && trace.naive_total > 0;
    trace.stable_weights = narrow(wide_softmax(wide(logits), {}).weights);
    return trace;
}

Result<RatioTrace> ratio_normalise(const Row& logits) {
    const Guard guard = check_row(logits, "logits", {});
    if (guard.refused()) return guard.error();
    // exact, so that 0.1 + 0.2 − 0.3 counts as what these doubles add up to, and 1 − 1 as 0
    const WideRow terms = wide(logits);
    const Wide total = exact_sum({terms.data(), terms.data() + terms.size()});
    RatioTrace trace;
    trace.total = double(total);
    trace.defined = total != 0;
    if (trace.defined) trace.ratios = narrow(WideRow(terms / total));
    trace.has_negative = (trace.ratios.array() < 0).any();
    trace.softmax_weights = narrow(wide_softmax(terms, {}).weights);
    return Guard().fits(trace.total, "total").fits(trace.ratios, "ratios").pass(std::move(trace));
}

Result<MaskFillTrace> mask_fill(const Row& scores, const MaskRow& allowed) {
    const Guard guard = check_row(scores, "scores", allowed);
    if (guard.refused()) return guard.error();
    const WideRow filled = wide(Row(scores.cwiseProduct(allowed.cast<double>())));
    const WideSoftmax zero_filled = wide_softmax(filled, {});
    MaskFillTrace trace;
    trace.weights_neg_inf = narrow(wide_softmax(wide(scores), allowed).weights);
    trace.weights_zero_fill = narrow(zero_filled.weights);
    Wide leaked = 0;
    for (Index j = 0; j < scores.size(); ++j)
        if (!allowed(j)) leaked += zero_filled.weights(j);
    trace.leaked = double(leaked);
    return trace;
}

Result<SentinelFillTrace> sentinel_fill(const Row& scores, const MaskRow& allowed) {
    const std::optional<MaskRow> mask = allowed;
    const Guard guard = Guard().places(scores.size(), "scores").mask(mask, scores.size()).finite(scores, "scores");
    if (guard.refused()) return guard.error();
    Row filled = scores;
    for (Index j = 0; j < filled.size(); ++j)
        if (!allowed(j)) filled(j) = std::numeric_limits<double>::lowest();
    SentinelFillTrace trace;
    trace.weights_sentinel = narrow(wide_softmax(wide(filled), {}).weights);
    trace.must_refuse = !allowed.any();
    return trace;
}

Result<SoftmaxJacobianTrace> softmax_jacobian(const Row& logits, const std::optional<MaskRow>& allowed) {
    const Guard guard =
        check_row(logits, "logits", allowed).room(double(logits.size()) * double(logits.size()), "logits");
    if (guard.refused()) return guard.error();
    const WideRow weights = wide_softmax(wide(logits), or_empty(allowed)).weights;
    WideMatrix jacobian = -weights.transpose() * weights;
    for (Index i = 0; i < jacobian.rows(); ++i) {
        // w (1 − w) as w · (the others): 1 − w would lose the digits of a nearly certain place
        jacobian(i, i) = 0;
        jacobian(i, i) = -jacobian.row(i).sum();
    }
    SoftmaxJacobianTrace trace;
    trace.weights = narrow(weights);
    trace.jacobian = narrow(jacobian);
    trace.row_sums = narrow(WideRow(jacobian.rowwise().sum().transpose()));
    return trace;
}

Result<OnlineSoftmaxTrace> online_softmax(const OnlineSoftmaxInputs& inputs) {
    const Row& logits = inputs.logits;
    const Index count = logits.size();
    const Guard guard =
        Guard()
            .places(count, "logits")
            .matrix(inputs.values, "values")
            .same_count(inputs.values.rows(), "values", count, "logits")
            .finite(logits, "logits")
            .finite(inputs.values, "values")
            .require(inputs.tile >= 1, Code::bad_window, "tile",
                     ATTENTION_TEXT("core", "A tile of {tile} scores can't be filled; it must hold at least 1.")
                         .with("tile", inputs.tile));
    if (guard.refused()) return guard.error();

    const WideRow scores = wide(logits);
    const WideMatrix values = wide(inputs.values);
    const Index tile = Index(std::min<std::int64_t>(inputs.tile, count));
    Wide running_max = -std::numeric_limits<Wide>::infinity();
    Wide running_sum = 0;
    WideRow accumulator = WideRow::Zero(values.cols());
    OnlineSoftmaxTrace trace;
    Guard results;
    for (Index start = 0; start < count; start += tile) {
        const Index width = std::min(tile, count - start);
        const Wide new_max = std::max(running_max, scores.segment(start, width).maxCoeff());
        const Wide rescale = std::exp(running_max - new_max); // 0 at the first tile
        const WideRow exps = (scores.segment(start, width).array() - new_max).exp();
        running_max = new_max;
        running_sum = running_sum * rescale + exps.sum();
        accumulator = accumulator * rescale + exps * values.middleRows(start, width);
        trace.steps.push_back({double(running_max), double(running_sum), narrow(accumulator),
                               narrow(WideRow(accumulator / running_sum))});
        results.fits(trace.steps.back().accumulator, "accumulator");
    }
    trace.output = trace.steps.back().partial_output;
    trace.full_output = narrow(WideRow(wide_softmax(scores, {}).weights * values));
    return results.pass(std::move(trace));
}

} // namespace attention
