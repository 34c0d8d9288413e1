#include "core/attention/training.h"

#include "core/attention/guard.h"
#include "core/attention/masks.h"
#include "core/attention/wide.h"

#include <cmath>

namespace attention {
namespace {

struct WideProjections {
    WideMatrix W_Q, W_K, W_V, W_O;
};

Projections narrow(const WideProjections& p) {
    return {attention::narrow(p.W_Q), attention::narrow(p.W_K), attention::narrow(p.W_V), attention::narrow(p.W_O)};
}

Guard& check_fits(Guard& guard, const Projections& p) {
    return guard.fits(p.W_Q, "W_Q").fits(p.W_K, "W_K").fits(p.W_V, "W_V").fits(p.W_O, "W_O");
}

struct Layer {
    WideMatrix X; // T × d_model
    Mask allowed; // T × T or empty
    WideMatrix target;
    Wide scale;
};

struct Pass {
    WideMatrix Q, K, V;
    WideAttention attention;
    WideMatrix outputs; // T × d_out
    WideMatrix errors;  // outputs − target
    Wide loss = 0;
};

Pass forward(const Layer& layer, const WideProjections& p) {
    Pass pass;
    pass.Q = layer.X * p.W_Q;
    pass.K = layer.X * p.W_K;
    pass.V = layer.X * p.W_V;
    pass.attention = wide_attention(pass.Q, pass.K, pass.V, layer.scale, layer.allowed);
    pass.outputs = pass.attention.outputs * p.W_O;
    pass.errors = pass.outputs - layer.target;
    pass.loss = pass.errors.squaredNorm() / 2;
    return pass;
}

WideProjections backward(const Layer& layer, const WideProjections& p, const Pass& pass) {
    const WideMatrix dO = pass.errors * p.W_O.transpose(); // T × d_v
    const auto back = wide_attention_backward(pass.Q, pass.K, pass.V, layer.scale, pass.attention.weights, dO);
    const auto X_t = layer.X.transpose();
    return {X_t * back.dQ, X_t * back.dK, X_t * back.dV, pass.attention.outputs.transpose() * pass.errors};
}

void step(WideProjections& p, const WideProjections& gradients, Wide rate) {
    p.W_Q -= rate * gradients.W_Q;
    p.W_K -= rate * gradients.W_K;
    p.W_V -= rate * gradients.W_V;
    p.W_O -= rate * gradients.W_O;
}

Guard check(const TrainInputs& inputs) {
    const auto& [X, start, target, learning_rate, steps, causal] = inputs;
    const auto& [W_Q, W_K, W_V, W_O] = start;
    Guard guard;
    guard.matrix(X, "X")
        .matrix(W_Q, "W_Q")
        .matrix(W_K, "W_K")
        .matrix(W_V, "W_V")
        .matrix(W_O, "W_O")
        .matrix(target, "target");
    guard.same_dim(W_Q.rows(), "W_Q", X.cols(), "X")
        .same_dim(W_K.rows(), "W_K", X.cols(), "X")
        .same_dim(W_V.rows(), "W_V", X.cols(), "X")
        .same_dim(W_K.cols(), "W_K", W_Q.cols(), "W_Q")
        .same_dim(W_O.rows(), "W_O", W_V.cols(), "W_V")
        .same_dim(target.rows(), "target", X.rows(), "X")
        .same_dim(target.cols(), "target", W_O.cols(), "W_O");
    guard.finite(X, "X").finite(W_Q, "W_Q").finite(W_K, "W_K").finite(W_V, "W_V").finite(W_O, "W_O");
    guard.finite(target, "target").finite(learning_rate, "learning_rate");
    const double T = double(X.rows());
    const double width = double(W_Q.cols() + W_V.cols());
    const double once = 3 * T * (width * (T + double(X.cols())) + double(W_O.size()));
    return guard
        .require(steps >= 1, Code::out_of_range, "steps",
                 ATTENTION_TEXT("core", "{steps} steps train nothing; take at least 1.").with("steps", steps))
        .room(double(steps) + 1, "steps")
        .room(T * T, "X")
        .room(T * width, "X")
        .work(once * double(steps), "steps");
}

} // namespace

Result<TrainTrace> train_step(const TrainInputs& inputs) {
    Guard guard = check(inputs);
    if (guard.refused()) return guard.error();
    const Index d_k = inputs.start.W_Q.cols();
    const Layer layer{wide(inputs.X), inputs.causal ? causal_mask(inputs.X.rows()) : Mask(), wide(inputs.target),
                      1 / std::sqrt(Wide(d_k))};
    WideProjections parameters{wide(inputs.start.W_Q), wide(inputs.start.W_K), wide(inputs.start.W_V),
                               wide(inputs.start.W_O)};
    TrainTrace trace;
    Pass pass = forward(layer, parameters);
    trace.first_weights = attention::narrow(pass.attention.weights);
    trace.first_outputs = attention::narrow(pass.outputs);
    trace.losses.push_back(double(pass.loss));
    for (std::int64_t n = 0; n < inputs.steps && !guard.refused(); ++n) {
        const WideProjections gradients = backward(layer, parameters, pass);
        step(parameters, gradients, inputs.learning_rate);
        if (n == 0) {
            trace.first_gradients = narrow(gradients);
            trace.after_first_step = narrow(parameters);
            check_fits(check_fits(guard, trace.first_gradients), trace.after_first_step);
        }
        pass = forward(layer, parameters);
        trace.losses.push_back(double(pass.loss));
        guard.fits(trace.losses.back(), "losses").fits(attention::narrow(pass.attention.dots), "dots");
    }
    trace.final_parameters = narrow(parameters);
    trace.final_weights = attention::narrow(pass.attention.weights);
    trace.final_outputs = attention::narrow(pass.outputs);
    guard.fits(trace.losses.front(), "losses").fits(trace.first_outputs, "first_outputs");
    return check_fits(guard, trace.final_parameters).fits(trace.final_outputs, "final_outputs").pass(std::move(trace));
}

} // namespace attention
