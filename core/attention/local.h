// Local attention (Luong, Pham and Manning, 2015, section 3.2): only a window of source positions is
// looked at. Positions count from 1, as in the paper; s is in the window when |s − p| ≤ D.
#pragma once

#include "core/base/matrix.h"
#include "core/base/result.h"

#include <cstdint>

namespace attention {

struct LocalPredictiveInputs {
    Row h_t;      // n
    Matrix H;     // S × n
    Matrix W_p;   // r × n
    Row v_p;      // r
    double D = 1; // half the width of the window, may be fractional
};

struct LocalPredictiveTrace {
    double p_t = 0;    // S · sigmoid(v_p · tanh(W_p h_t)), eq. 9
    double sigma = 0;  // D / 2
    MaskRow in_window; // S
    Row scores;        // S: dot
    Row align;         // S: softmax inside the window
    Row gaussian;      // S: exp(−(s − p_t)² / 2σ²) inside the window, 0 outside
    Row weights;       // S: align · gaussian, eq. 10, not normalised again
    double weight_sum = 0;
    Row context; // n
};

/// local-p. EMPTY_INPUT, ZERO_DIM, DIM_MISMATCH, NON_FINITE, BAD_WINDOW (D ≤ 0, or no position inside).
Result<LocalPredictiveTrace> luong_local_p(const LocalPredictiveInputs& inputs);

struct LocalMonotonicInputs {
    Row h_t;            // n
    Matrix H;           // S × n
    std::int64_t t = 1; // the centre, from 1
    double D = 1;
};

struct LocalMonotonicTrace {
    MaskRow in_window;  // S
    Row scores;         // S
    Row weights;        // S: softmax inside the window
    Row context;        // n
    Row global_weights; // S: softmax over all positions
};

/// local-m. As local-p, and OUT_OF_RANGE when t is outside 1 … S.
Result<LocalMonotonicTrace> luong_local_m(const LocalMonotonicInputs& inputs);

} // namespace attention
