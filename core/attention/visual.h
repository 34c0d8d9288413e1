// Attention over the regions of a picture, soft and hard (Xu et al., "Show, Attend and Tell", 2015,
// section 4).
#pragma once

#include "core/base/matrix.h"
#include "core/base/result.h"

namespace attention {

struct VisualTrace {
    Row weights;                // n
    Row soft_context;           // d: Σ w_i a_i
    Index argmax_region = 0;    // the first on ties
    Row hard_context_argmax;    // d: the region of the largest weight alone
    Row hard_sampling_mean;     // d: expectation of a region drawn by weight = soft_context
    Row hard_sampling_variance; // d: of each component of that region
};

/// regions: n × d, scores: n. EMPTY_INPUT, ZERO_DIM, COUNT_MISMATCH, NON_FINITE.
Result<VisualTrace> visual_attention(const Matrix& regions, const Row& scores);

} // namespace attention
