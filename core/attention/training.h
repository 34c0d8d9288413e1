// Plain gradient descent on the four matrices of one attention layer.
#pragma once

#include "core/base/matrix.h"
#include "core/base/result.h"

#include <cstdint>
#include <vector>

namespace attention {

struct Projections {
    Matrix W_Q, W_K; // d_model × d_k
    Matrix W_V;      // d_model × d_v
    Matrix W_O;      // d_v × d_out
};

struct TrainInputs {
    Matrix X; // T × d_model
    Projections start;
    Matrix target; // T × d_out
    double learning_rate = 0.1;
    std::int64_t steps = 1;
    bool causal = false;
};

struct TrainTrace {
    std::vector<double> losses; // steps + 1: half the sum of squared errors, before each step and after the last
    Projections first_gradients;
    Projections after_first_step;
    Matrix first_weights; // T × T
    Matrix first_outputs; // T × d_out
    Projections final_parameters;
    Matrix final_weights;
    Matrix final_outputs;
};

/// Output = softmax(Q Kᵀ/√d_k) V W_O. EMPTY_INPUT, ZERO_DIM, DIM_MISMATCH, NON_FINITE (also when the training
/// runs away), OUT_OF_RANGE (steps < 1), TOO_LARGE.
Result<TrainTrace> train_step(const TrainInputs& inputs);

} // namespace attention
