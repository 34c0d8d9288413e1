#include "core/attention/scores.h"

#include "core/attention/guard.h"
#include "core/attention/wide.h"

#include <cmath>

namespace attention {
namespace {

void check_parameters(Guard& guard, const ScoreInputs& inputs) {
    const Index n = inputs.q.size();
    const Index k = inputs.keys.cols();
    switch (inputs.function) {
    case ScoreFunction::dot:
    case ScoreFunction::scaled_dot:
    case ScoreFunction::cosine: guard.same_dim(k, "keys", n, "q"); return;
    case ScoreFunction::general:
        guard.matrix(inputs.W, "W").same_dim(inputs.W.rows(), "W", n, "q").same_dim(inputs.W.cols(), "W", k, "keys");
        return;
    case ScoreFunction::additive:
        guard.vector(inputs.v, "v")
            .matrix(inputs.W1, "W1")
            .matrix(inputs.W2, "W2")
            .same_dim(inputs.W1.cols(), "W1", n, "q")
            .same_dim(inputs.W2.cols(), "W2", k, "keys")
            .same_dim(inputs.W1.rows(), "W1", inputs.v.size(), "v")
            .same_dim(inputs.W2.rows(), "W2", inputs.v.size(), "v")
            .room(inputs.keys.rows(), inputs.v.size(), "v");
        return;
    case ScoreFunction::concat:
        guard.vector(inputs.v, "v")
            .matrix(inputs.W, "W")
            .same_dim(inputs.W.cols(), "W", n + k, "[q; k]")
            .same_dim(inputs.W.rows(), "W", inputs.v.size(), "v")
            .room(inputs.keys.rows(), inputs.v.size(), "v");
        return;
    }
}

void check_parameters_finite(Guard& guard, const ScoreInputs& inputs) {
    const auto function = inputs.function;
    if (function == ScoreFunction::general || function == ScoreFunction::concat) guard.finite(inputs.W, "W");
    if (function == ScoreFunction::additive || function == ScoreFunction::concat) guard.finite(inputs.v, "v");
    if (function == ScoreFunction::additive) guard.finite(inputs.W1, "W1").finite(inputs.W2, "W2");
}

void check_norms(Guard& guard, const ScoreInputs& inputs) {
    if (inputs.function != ScoreFunction::cosine || guard.refused()) return;
    const auto zero =
        ATTENTION_TEXT("core", "“{where}” is the zero vector, which has no direction; cosine needs vectors "
                               "that aren't zero (plain dot gives 0).");
    guard.require(!inputs.q.isZero(0), Code::zero_norm, "q", zero.with("where", "q"));
    for (Index i = 0; i < inputs.keys.rows(); ++i) {
        if (!inputs.keys.row(i).isZero(0)) continue;
        const std::string where = "keys." + std::to_string(i);
        guard.require(false, Code::zero_norm, where, zero.with("where", where));
    }
}

/// vᵀ tanh(own + W k) for each key; own: r.
WideRow network_scores(const Row& v, const WideRow& own, const WideMatrix& W, const WideMatrix& keys) {
    const WideMatrix inner = (keys * W.transpose()).rowwise() + own; // m × r
    return wide(v) * inner.unaryExpr([](Wide x) { return std::tanh(x); }).transpose();
}

WideRow cosine_scores(const WideRow& q, const WideMatrix& keys) {
    WideRow scores(keys.rows());
    for (Index i = 0; i < keys.rows(); ++i) {
        // normalised one by one: a product of two norms could vanish
        scores(i) = (q / q.norm()).dot(keys.row(i) / keys.row(i).norm());
    }
    return scores;
}

WideRow wide_scores(const ScoreInputs& inputs) {
    const WideRow q = wide(inputs.q);
    const WideMatrix keys = wide(inputs.keys);
    switch (inputs.function) {
    case ScoreFunction::dot: return q * keys.transpose();
    case ScoreFunction::scaled_dot: return q * keys.transpose() / std::sqrt(Wide(q.size()));
    case ScoreFunction::general: return q * wide(inputs.W) * keys.transpose();
    case ScoreFunction::additive:
        return network_scores(inputs.v, q * wide(inputs.W1).transpose(), wide(inputs.W2), keys);
    case ScoreFunction::concat: {
        const WideMatrix W = wide(inputs.W);
        return network_scores(inputs.v, q * W.leftCols(q.size()).transpose(), W.rightCols(keys.cols()), keys);
    }
    case ScoreFunction::cosine: return cosine_scores(q, keys);
    }
    return {};
}

} // namespace

Result<ScoreTrace> score(const ScoreInputs& inputs) {
    Guard guard;
    guard.vector(inputs.q, "q").matrix(inputs.keys, "keys");
    if (inputs.values) guard.matrix(*inputs.values, "values");
    check_parameters(guard, inputs);
    if (inputs.values) guard.same_count(inputs.values->rows(), "values", inputs.keys.rows(), "keys");
    guard.finite(inputs.q, "q").finite(inputs.keys, "keys");
    if (inputs.values) guard.finite(*inputs.values, "values");
    check_parameters_finite(guard, inputs);
    check_norms(guard, inputs);
    if (guard.refused()) return guard.error();

    const WideRow scores = wide_scores(inputs);
    if (inputs.function == ScoreFunction::scaled_dot) // the dot product itself must fit, as in attention
        guard.fits(narrow(WideRow(scores * std::sqrt(Wide(inputs.q.size())))), "scores");
    const WideRow weights = wide_softmax(scores, {}).weights;
    ScoreTrace trace{narrow(scores), narrow(weights), {}};
    guard.fits(trace.scores, "scores");
    if (inputs.values) {
        trace.context = narrow(WideRow(weights * wide(*inputs.values)));
        guard.fits(*trace.context, "context");
    }
    return guard.pass(std::move(trace));
}

Result<BahdanauTrace> bahdanau_step(const BahdanauInputs& inputs) {
    const auto& [s_prev, H, v_a, W_a, U_a] = inputs;
    Guard guard;
    guard.vector(s_prev, "s_prev")
        .matrix(H, "H")
        .vector(v_a, "v_a")
        .matrix(W_a, "W_a")
        .matrix(U_a, "U_a")
        .same_dim(W_a.cols(), "W_a", s_prev.size(), "s_prev")
        .same_dim(U_a.cols(), "U_a", H.cols(), "H")
        .same_dim(W_a.rows(), "W_a", v_a.size(), "v_a")
        .same_dim(U_a.rows(), "U_a", v_a.size(), "v_a")
        .finite(s_prev, "s_prev")
        .finite(H, "H")
        .finite(v_a, "v_a")
        .finite(W_a, "W_a")
        .finite(U_a, "U_a")
        .room(H.rows(), v_a.size(), "v_a");
    if (guard.refused()) return guard.error();
    const WideMatrix annotations = wide(H);
    const WideRow scores = network_scores(v_a, wide(s_prev) * wide(W_a).transpose(), wide(U_a), annotations);
    const WideRow weights = wide_softmax(scores, {}).weights;
    BahdanauTrace trace{narrow(scores), narrow(weights), narrow(WideRow(weights * annotations)), H.row(H.rows() - 1)};
    return guard.fits(trace.scores, "scores").fits(trace.context, "context").pass(std::move(trace));
}

} // namespace attention
