// Multi-head attention (Vaswani et al., 2017, section 3.2.2).
#pragma once

#include "core/base/matrix.h"
#include "core/base/result.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace attention {

struct MultiHeadInputs {
    Matrix X_q;  // n_q × d_model
    Matrix X_kv; // n_k × d_model
    Matrix W_Q;  // d_model × (heads · d_k)
    Matrix W_K;  // d_model × (heads · d_k)
    Matrix W_V;  // d_model × (heads · d_v)
    Matrix W_O;  // (heads · d_v) × d_out
    std::int64_t heads = 1;
    std::optional<Mask> allowed; // n_q × n_k, the same for every head
};

struct MultiHeadTrace {
    Matrix Q, K, V;                   // all heads side by side; head i has columns i·d … (i+1)·d − 1
    std::vector<Matrix> head_weights; // heads: n_q × n_k
    std::vector<Matrix> heads;        // heads: n_q × d_v
    Matrix concat;                    // n_q × (heads · d_v)
    Matrix outputs;                   // n_q × d_out
};

/// As `attend`, and HEADS when heads < 1 or doesn't divide the width of the projections.
Result<MultiHeadTrace> multi_head(const MultiHeadInputs& inputs);

} // namespace attention
