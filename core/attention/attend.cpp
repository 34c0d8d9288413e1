#include "core/attention/attend.h"

#include "core/attention/guard.h"
#include "core/attention/masks.h"
#include "core/attention/wide.h"

#include <cmath>

namespace attention {
namespace {

Wide wide_scale(Scale scale, Index d_k) {
    return scale == Scale::none ? Wide(1) : 1 / std::sqrt(Wide(d_k));
}

AttentionTrace narrow_trace(const WideAttention& wide_trace, Wide scale) {
    return {narrow(wide_trace.dots), double(scale), narrow(wide_trace.scores), narrow(wide_trace.weights),
            narrow(wide_trace.outputs)};
}

Guard& check_fits(Guard& guard, const AttentionTrace& trace) {
    return guard.fits(trace.dots, "dots").fits(trace.scores, "scores").fits(trace.outputs, "outputs");
}

/// f(q + ε e_j) − f(q − ε e_j) for f = Σ softmax(s)_i v_i, where ε moves each score by moves_i.
/// Written with what changes alone, so that a small ε loses no digits: the change of f is
/// Σ w_i (v_i − f) (e^move_i − 1) / Σ w_i e^move_i.
Wide change_of_output(const WideRow& weights, const WideRow& deviations, const WideRow& moves) {
    const WideRow grown = moves.unaryExpr([](Wide move) { return std::expm1(move); });
    return weights.cwiseProduct(deviations).dot(grown) / (1 + weights.dot(grown));
}

WideRow central_difference(const WideMatrix& K, const WideRow& scores, const WideRow& values, Wide scale, Wide eps) {
    const WideRow weights = wide_softmax(scores, {}).weights;
    const Wide output = weights.dot(values);
    const WideRow deviations = values.array() - output;
    WideRow result(K.cols());
    for (Index j = 0; j < K.cols(); ++j) {
        const WideRow moves = K.col(j).transpose() * (scale * eps);
        Wide difference = 0;
        if (moves.cwiseAbs().maxCoeff() < 1) {
            difference = change_of_output(weights, deviations, moves) - change_of_output(weights, deviations, -moves);
        } else { // far away nothing cancels, and exponentials might overflow
            difference = wide_softmax(scores + moves, {}).weights.dot(values) -
                         wide_softmax(scores - moves, {}).weights.dot(values);
        }
        result(j) = difference / (2 * eps);
    }
    return result;
}

} // namespace

double scale_factor(Scale scale, Index d_k) {
    return double(wide_scale(scale, d_k));
}

Result<double> dot(const Row& a, const Row& b) {
    Guard guard;
    guard.vector(a, "a").vector(b, "b").same_dim(b.size(), "b", a.size(), "a").finite(a, "a").finite(b, "b");
    if (guard.refused()) return guard.error();
    const double value = double(exact_dot(a, b));
    return guard.fits(value, "value").pass(value);
}

Result<WeightedSumTrace> weighted_sum(const Row& weights, const Matrix& values) {
    Guard guard;
    guard.places(weights.size(), "weights")
        .matrix(values, "values")
        .same_count(values.rows(), "values", weights.size(), "weights")
        .finite(weights, "weights")
        .finite(values, "values");
    if (guard.refused()) return guard.error();
    const WideRow terms = wide(weights);
    WeightedSumTrace trace;
    trace.output.resize(values.cols());
    for (Index j = 0; j < values.cols(); ++j) trace.output(j) = double(exact_dot(weights, values.col(j).transpose()));
    trace.weight_sum = double(exact_sum({terms.data(), terms.data() + terms.size()}));
    return guard.fits(trace.output, "output").fits(trace.weight_sum, "weight_sum").pass(std::move(trace));
}

Result<AttentionTrace> attend(const AttentionInputs& inputs) {
    const auto& [Q, K, V, scale, temperature, allowed] = inputs;
    Guard guard;
    guard.matrix(Q, "Q")
        .matrix(K, "K")
        .matrix(V, "V")
        .same_dim(K.cols(), "K", Q.cols(), "Q")
        .same_count(V.rows(), "V", K.rows(), "K")
        .mask(allowed, Q.rows(), K.rows())
        .finite(Q, "Q")
        .finite(K, "K")
        .finite(V, "V")
        .temperature(temperature)
        .some_allowed(allowed)
        .room(Q.rows(), K.rows(), "Q")
        .room(Q.rows(), V.cols(), "V");
    if (guard.refused()) return guard.error();
    const Wide factor = wide_scale(scale, Q.cols());
    auto trace =
        narrow_trace(wide_attention(wide(Q), wide(K), wide(V), factor, or_empty(allowed), temperature), factor);
    return check_fits(guard, trace).pass(std::move(trace));
}

Result<SelfAttentionTrace> self_attention(const SelfAttentionInputs& inputs) {
    const auto& [X, W_Q, W_K, W_V, scale, temperature, causal] = inputs;
    Guard guard;
    guard.matrix(X, "X")
        .matrix(W_Q, "W_Q")
        .matrix(W_K, "W_K")
        .matrix(W_V, "W_V")
        .same_dim(W_Q.rows(), "W_Q", X.cols(), "X")
        .same_dim(W_K.rows(), "W_K", X.cols(), "X")
        .same_dim(W_V.rows(), "W_V", X.cols(), "X")
        .same_dim(W_K.cols(), "W_K", W_Q.cols(), "W_Q")
        .finite(X, "X")
        .finite(W_Q, "W_Q")
        .finite(W_K, "W_K")
        .finite(W_V, "W_V")
        .temperature(temperature)
        .room(X.rows(), X.rows(), "X")
        .room(X.rows(), W_Q.cols(), "W_Q")
        .room(X.rows(), W_V.cols(), "W_V");
    if (guard.refused()) return guard.error();
    const WideMatrix wide_X = wide(X);
    const WideMatrix Q = wide_X * wide(W_Q);
    const WideMatrix K = wide_X * wide(W_K);
    const WideMatrix V = wide_X * wide(W_V);
    const Wide factor = wide_scale(scale, Q.cols());
    const Mask allowed = causal ? causal_mask(X.rows()) : Mask();
    SelfAttentionTrace trace{narrow(Q), narrow(K), narrow(V),
                             narrow_trace(wide_attention(Q, K, V, factor, allowed, temperature), factor)};
    guard.fits(trace.Q, "Q").fits(trace.K, "K").fits(trace.V, "V");
    return check_fits(guard, trace.attention).pass(std::move(trace));
}

Result<AttentionBackwardTrace> attention_backward(const AttentionBackwardInputs& inputs) {
    const auto& [Q, K, V, dO, scale, allowed] = inputs;
    Guard guard;
    guard.matrix(Q, "Q")
        .matrix(K, "K")
        .matrix(V, "V")
        .matrix(dO, "dO")
        .same_dim(K.cols(), "K", Q.cols(), "Q")
        .same_count(V.rows(), "V", K.rows(), "K")
        .same_dim(dO.rows(), "dO", Q.rows(), "Q")
        .same_dim(dO.cols(), "dO", V.cols(), "V")
        .mask(allowed, Q.rows(), K.rows())
        .finite(Q, "Q")
        .finite(K, "K")
        .finite(V, "V")
        .finite(dO, "dO")
        .some_allowed(allowed)
        .room(Q.rows(), K.rows(), "Q");
    if (guard.refused()) return guard.error();
    const WideMatrix wide_Q = wide(Q);
    const WideMatrix wide_K = wide(K);
    const WideMatrix wide_V = wide(V);
    const Wide factor = wide_scale(scale, Q.cols());
    const WideAttention forward = wide_attention(wide_Q, wide_K, wide_V, factor, or_empty(allowed));
    const WideGradients back = wide_attention_backward(wide_Q, wide_K, wide_V, factor, forward.weights, wide(dO));
    guard.fits(narrow(forward.dots), "dots");
    AttentionBackwardTrace trace{narrow(forward.weights), narrow(forward.outputs), narrow(back.dS),
                                 narrow(back.dQ),         narrow(back.dK),         narrow(back.dV)};
    return guard.fits(trace.outputs, "outputs")
        .fits(trace.dS, "dS")
        .fits(trace.dQ, "dQ")
        .fits(trace.dK, "dK")
        .fits(trace.dV, "dV")
        .pass(std::move(trace));
}

Result<QueryGradientTrace> query_gradient(const QueryGradientInputs& inputs) {
    const auto& [q, K, values, eps] = inputs;
    Guard guard;
    guard.vector(q, "q")
        .matrix(K, "K")
        .places(values.size(), "values")
        .same_dim(K.cols(), "K", q.size(), "q")
        .same_count(values.size(), "values", K.rows(), "K")
        .finite(q, "q")
        .finite(K, "K")
        .finite(values, "values")
        .finite(eps, "eps")
        .require(eps > 0, Code::bad_step, "eps",
                 ATTENTION_TEXT("core", "The step “eps” is {value}; it must be above 0, for instance 0.000001.")
                     .with("value", eps, shortest()));
    if (guard.refused()) return guard.error();
    const Wide scale = wide_scale(Scale::sqrt_dk, q.size());
    const WideMatrix wide_K = wide(K);
    const WideRow scores = wide(q) * wide_K.transpose() * scale;
    const WideRow weights = wide_softmax(scores, {}).weights;
    const Wide output = weights.dot(wide(values));
    const WideRow score_gradient = weights.array() * (wide(values).array() - output);
    QueryGradientTrace trace;
    trace.scores = narrow(scores);
    trace.weights = narrow(weights);
    trace.output = double(output);
    trace.d_output_d_score = narrow(score_gradient);
    trace.analytic = narrow(WideRow(score_gradient * wide_K * scale));
    trace.central_difference = narrow(central_difference(wide_K, scores, wide(values), scale, eps));
    return guard.fits(narrow(WideRow(wide(q) * wide_K.transpose())), "dots")
        .fits(trace.analytic, "analytic")
        .fits(trace.central_difference, "central_difference")
        .pass(std::move(trace));
}

} // namespace attention
