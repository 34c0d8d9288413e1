// The soft window over a text (Graves, "Generating Sequences With Recurrent Neural Networks", 2013,
// eqs. 46–51): a mixture of bells that only moves forward. Not a softmax.
#pragma once

#include "core/base/matrix.h"
#include "core/base/result.h"

namespace attention {

struct WindowInputs {
    Row alpha;    // m: heights
    Row beta;     // m: widths (larger = narrower)
    Row kappa;    // m: centres, in characters from 1
    Matrix chars; // U × alphabet, one-hot rows
};

struct WindowTrace {
    Row phi; // U: Σ_k α_k exp(−β_k (κ_k − u)²), u from 1
    double phi_sum = 0;
    double phi_past_end = 0; // at u = U + 1
    bool stop = false;       // phi_past_end above every phi: the text is written
    Row window;              // alphabet: Σ_u phi(u) chars(u)
};

/// EMPTY_INPUT, ZERO_DIM, DIM_MISMATCH, NON_FINITE.
Result<WindowTrace> graves_window(const WindowInputs& inputs);

struct WindowStepInputs {
    Row alpha_hat, beta_hat; // m
    Row kappa_prev;          // m
    Row kappa_hat;           // m
    Matrix chars;            // U × alphabet
};

struct WindowStepTrace {
    Row alpha; // m: exp(alpha_hat)
    Row beta;  // m: exp(beta_hat)
    Row kappa; // m: kappa_prev + exp(kappa_hat), so it never moves back
    WindowTrace window;
};

Result<WindowStepTrace> graves_step(const WindowStepInputs& inputs);

} // namespace attention
