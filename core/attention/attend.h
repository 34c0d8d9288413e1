// Scaled dot-product attention, forward and backward (Vaswani et al., "Attention Is All You Need",
// 2017, eq. 1): outputs = softmax(Q Kᵀ / √d_k) V.
#pragma once

#include "core/base/matrix.h"
#include "core/base/result.h"

#include <optional>

namespace attention {

enum class Scale { sqrt_dk, none };

/// 1/√d_k, or 1.
double scale_factor(Scale scale, Index d_k);

/// a · b, exact but for the last rounding. a, b: d. ZERO_DIM, DIM_MISMATCH, NON_FINITE.
Result<double> dot(const Row& a, const Row& b);

struct WeightedSumTrace {
    Row output; // d
    double weight_sum = 0;
};

/// weights: n, values: n × d. EMPTY_INPUT, ZERO_DIM, COUNT_MISMATCH, NON_FINITE.
Result<WeightedSumTrace> weighted_sum(const Row& weights, const Matrix& values);

struct AttentionInputs {
    Matrix Q; // n_q × d_k
    Matrix K; // n_k × d_k
    Matrix V; // n_k × d_v
    Scale scale = Scale::sqrt_dk;
    double temperature = 1;
    std::optional<Mask> allowed; // n_q × n_k, absent: all
};

struct AttentionTrace {
    Matrix dots; // n_q × n_k
    double scale_factor = 1;
    Matrix scores;  // n_q × n_k: dots · scale_factor, neither divided by τ nor masked
    Matrix weights; // n_q × n_k, exactly 0 where hidden
    Matrix outputs; // n_q × d_v
};

/// EMPTY_INPUT, ZERO_DIM, DIM_MISMATCH (Q and K), COUNT_MISMATCH (K and V), MASK_SIZE, NON_FINITE (also
/// when a dot product overflows), BAD_TEMPERATURE, ALL_MASKED, TOO_LARGE.
Result<AttentionTrace> attend(const AttentionInputs& inputs);

struct SelfAttentionInputs {
    Matrix X;   // T × d_model
    Matrix W_Q; // d_model × d_k
    Matrix W_K; // d_model × d_k
    Matrix W_V; // d_model × d_v
    Scale scale = Scale::sqrt_dk;
    double temperature = 1;
    bool causal = false;
};

struct SelfAttentionTrace {
    Matrix Q, K; // T × d_k
    Matrix V;    // T × d_v
    AttentionTrace attention;
};

/// Q = X W_Q, K = X W_K, V = X W_V, then as `attend`.
Result<SelfAttentionTrace> self_attention(const SelfAttentionInputs& inputs);

struct AttentionBackwardInputs {
    Matrix Q, K, V; // as in AttentionInputs
    Matrix dO;      // n_q × d_v: what reaches the outputs
    Scale scale = Scale::sqrt_dk;
    std::optional<Mask> allowed;
};

struct AttentionBackwardTrace {
    Matrix weights; // n_q × n_k
    Matrix outputs; // n_q × d_v
    Matrix dS;      // n_q × n_k, with respect to the scaled scores
    Matrix dQ, dK;  // as Q, K
    Matrix dV;      // as V
};

Result<AttentionBackwardTrace> attention_backward(const AttentionBackwardInputs& inputs);

struct QueryGradientInputs {
    Row q;      // d_k
    Matrix K;   // n × d_k
    Row values; // n, a scalar a place
    double eps = 1e-6;
};

struct QueryGradientTrace {
    Row scores;  // n
    Row weights; // n
    double output = 0;
    Row d_output_d_score;   // n: w_i (v_i − output)
    Row analytic;           // d_k
    Row central_difference; // d_k: (f(q + ε) − f(q − ε)) / 2ε without rounding error
};

/// How the scalar output moves with the query. As `attend`, and BAD_STEP (eps ≤ 0).
Result<QueryGradientTrace> query_gradient(const QueryGradientInputs& inputs);

} // namespace attention
