#include "core/attention/multi_head.h"

#include "core/attention/guard.h"
#include "core/attention/wide.h"

#include <algorithm>
#include <cmath>

namespace attention {
namespace {

void check_heads(Guard& guard, std::int64_t heads, const Matrix& W, std::string_view where) {
    guard.require(heads >= 1 && W.cols() % heads == 0, Code::heads, "heads",
                  ATTENTION_TEXT("core",
                                 "{heads} heads can't share the {columns} columns of “{where}” equally; the number "
                                 "of heads must be at least 1 and divide {columns}.")
                      .with("heads", heads)
                      .with("columns", std::int64_t(W.cols()))
                      .with("where", std::string(where)));
}

Guard check(const MultiHeadInputs& inputs) {
    const auto& [X_q, X_kv, W_Q, W_K, W_V, W_O, heads, allowed] = inputs;
    Guard guard;
    guard.matrix(X_q, "X_q")
        .matrix(X_kv, "X_kv")
        .matrix(W_Q, "W_Q")
        .matrix(W_K, "W_K")
        .matrix(W_V, "W_V")
        .matrix(W_O, "W_O")
        .same_dim(W_Q.rows(), "W_Q", X_q.cols(), "X_q")
        .same_dim(W_K.rows(), "W_K", X_kv.cols(), "X_kv")
        .same_dim(W_V.rows(), "W_V", X_kv.cols(), "X_kv")
        .same_dim(W_K.cols(), "W_K", W_Q.cols(), "W_Q")
        .same_dim(W_O.rows(), "W_O", W_V.cols(), "W_V");
    check_heads(guard, heads, W_Q, "W_Q");
    check_heads(guard, heads, W_V, "W_V");
    guard.mask(allowed, X_q.rows(), X_kv.rows())
        .finite(X_q, "X_q")
        .finite(X_kv, "X_kv")
        .finite(W_Q, "W_Q")
        .finite(W_K, "W_K")
        .finite(W_V, "W_V")
        .finite(W_O, "W_O")
        .some_allowed(allowed)
        .room(double(X_q.rows()) * double(X_kv.rows()) * double(heads), "X_q")
        .room(X_q.rows(), W_Q.cols(), "W_Q")
        .room(X_kv.rows(), W_Q.cols(), "W_K")
        .room(std::max(X_q.rows(), X_kv.rows()), W_V.cols(), "W_V")
        .room(X_q.rows(), W_O.cols(), "W_O");
    return guard;
}

} // namespace

Result<MultiHeadTrace> multi_head(const MultiHeadInputs& inputs) {
    Guard guard = check(inputs);
    if (guard.refused()) return guard.error();
    const WideMatrix Q = wide(inputs.X_q) * wide(inputs.W_Q);
    const WideMatrix K = wide(inputs.X_kv) * wide(inputs.W_K);
    const WideMatrix V = wide(inputs.X_kv) * wide(inputs.W_V);
    const Index d_k = Q.cols() / Index(inputs.heads);
    const Index d_v = V.cols() / Index(inputs.heads);
    const Mask allowed = or_empty(inputs.allowed);
    WideMatrix concat(Q.rows(), V.cols());

    MultiHeadTrace trace;
    trace.Q = narrow(Q);
    trace.K = narrow(K);
    trace.V = narrow(V);
    guard.fits(trace.Q, "Q").fits(trace.K, "K").fits(trace.V, "V");
    for (Index head = 0; head < Index(inputs.heads); ++head) {
        const WideAttention one = wide_attention(Q.middleCols(head * d_k, d_k), K.middleCols(head * d_k, d_k),
                                                 V.middleCols(head * d_v, d_v), 1 / std::sqrt(Wide(d_k)), allowed);
        concat.middleCols(head * d_v, d_v) = one.outputs;
        trace.head_weights.push_back(narrow(one.weights));
        trace.heads.push_back(narrow(one.outputs));
        guard.fits(narrow(one.dots), "dots");
    }
    trace.concat = narrow(concat);
    trace.outputs = narrow(WideMatrix(concat * wide(inputs.W_O)));
    return guard.fits(trace.concat, "concat").fits(trace.outputs, "outputs").pass(std::move(trace));
}

} // namespace attention
