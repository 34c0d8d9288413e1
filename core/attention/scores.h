// Ways of scoring a query against keys, and one decoder step of the first of them.
#pragma once

#include "core/base/matrix.h"
#include "core/base/result.h"

#include <optional>

namespace attention {

/// dot, general, concat: Luong, Pham and Manning, "Effective Approaches to Attention-based Neural Machine
/// Translation", 2015, eq. 8; additive: Bahdanau, Cho and Bengio, "Neural Machine Translation by Jointly
/// Learning to Align and Translate", 2014, appendix A.1.2.
enum class ScoreFunction {
    dot,        // q·k
    scaled_dot, // q·k / √n
    general,    // qᵀ W k
    additive,   // vᵀ tanh(W1 q + W2 k)
    concat,     // vᵀ tanh(W [q; k])
    cosine,     // q·k / (|q| |k|)
};

struct ScoreInputs {
    ScoreFunction function = ScoreFunction::dot;
    Row q;                        // n
    Matrix keys;                  // m × k
    std::optional<Matrix> values; // m × d
    Matrix W;                     // general: n × k; concat: r × (n + k)
    Row v;                        // additive, concat: r
    Matrix W1, W2;                // additive: r × n and r × k
};

struct ScoreTrace {
    Row scores;                 // m
    Row weights;                // m
    std::optional<Row> context; // d
};

/// EMPTY_INPUT, ZERO_DIM, DIM_MISMATCH (plain, scaled and cosine need n = k), COUNT_MISMATCH, NON_FINITE,
/// ZERO_NORM (cosine). Only the parameters of the chosen function are looked at.
Result<ScoreTrace> score(const ScoreInputs& inputs);

struct BahdanauInputs {
    Row s_prev; // n: the decoder state before this word
    Matrix H;   // m × k: an annotation a source position
    Row v_a;    // r
    Matrix W_a; // r × n
    Matrix U_a; // r × k
};

struct BahdanauTrace {
    Row scores;        // m
    Row weights;       // m
    Row context;       // k
    Row fixed_context; // k: the last annotation, all that a fixed vector would have kept
};

/// One step of the additive attention of 2014.
Result<BahdanauTrace> bahdanau_step(const BahdanauInputs& inputs);

} // namespace attention
