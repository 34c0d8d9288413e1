// The arithmetic inside the teaching computations: extended precision, rounded to double once, at
// the end. A score of 100,000 rounded to double alone would move its weight in the eleventh digit;
// and a product such as 1e200 · 1e200 stays a number long enough to be refused, not become NaN.
// (Where long double is double, results agree to fewer digits.) The fast path is dense.h.
#pragma once

#include "core/base/matrix.h"

#include <optional>
#include <vector>

namespace attention {

using Wide = long double;
using WideMatrix = MatrixOf<Wide>;
using WideRow = RowOf<Wide>;

inline WideMatrix wide(const Matrix& matrix) {
    return matrix.cast<Wide>();
}
inline WideRow wide(const Row& row) {
    return row.cast<Wide>();
}
inline Matrix narrow(const WideMatrix& matrix) {
    return matrix.cast<double>();
}
inline Row narrow(const WideRow& row) {
    return row.cast<double>();
}

/// Where a mask is absent everything may be seen; inside, that is an empty mask.
inline Mask or_empty(const std::optional<Mask>& allowed) {
    return allowed ? *allowed : Mask();
}
inline MaskRow or_empty(const std::optional<MaskRow>& allowed) {
    return allowed ? *allowed : MaskRow();
}

/// The sum without any rounding but the last (Shewchuk, "Adaptive precision floating-point
/// arithmetic", 1997): what cancels, cancels exactly.
Wide exact_sum(const std::vector<Wide>& terms);
/// a · b with exact products and an exact sum.
Wide exact_dot(const Row& a, const Row& b);

struct WideSoftmax {
    Index argmax = -1; // by score, the first on ties
    WideRow exps;      // exp((x − max) / τ), exactly 0 where hidden
    Wide total = 0;
    WideRow weights;
    Wide entropy = 0; // nats
};

/// scores: n, allowed: n or empty; at least one place is allowed, scores finite, τ > 0.
WideSoftmax wide_softmax(const WideRow& scores, const MaskRow& allowed, Wide temperature = 1);

/// Row by row; allowed: n_q × n_k or empty.
WideMatrix wide_weights(const WideMatrix& scores, const Mask& allowed, Wide temperature = 1);

/// Weights at scores q·k·scale, and what they mix; see attend.h.
struct WideAttention {
    WideMatrix dots;    // n_q × n_k
    WideMatrix scores;  // n_q × n_k
    WideMatrix weights; // n_q × n_k
    WideMatrix outputs; // n_q × d_v
};
WideAttention wide_attention(const WideMatrix& Q, const WideMatrix& K, const WideMatrix& V, Wide scale,
                             const Mask& allowed, Wide temperature = 1);

struct WideGradients {
    WideMatrix dS; // n_q × n_k, with respect to the scaled scores
    WideMatrix dQ, dK, dV;
};
/// What reaches Q, K and V when `dO` (n_q × d_v) reaches the outputs; τ = 1.
WideGradients wide_attention_backward(const WideMatrix& Q, const WideMatrix& K, const WideMatrix& V, Wide scale,
                                      const WideMatrix& weights, const WideMatrix& dO);

} // namespace attention
