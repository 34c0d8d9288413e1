// What attention costs, counted. Doubles, so that a million million tokens can be asked about.
#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <optional>

namespace attention {

struct ComplexityTrace {
    double score_elements = 0;   // T²
    double qk_multiply_adds = 0; // T² d_k
    double av_multiply_adds = 0; // T² d_v
    double total_multiply_adds = 0;
    double bytes_float32 = 0; // of the stored score matrix
    double bytes_float64 = 0;
    double causal_pairs = 0;             // T (T + 1) / 2
    double path_length_attention = 1;    // Vaswani et al., 2017, table 1
    double path_length_rnn = 0;          // max(T − 1, 0)
    std::optional<double> tile_elements; // min(tile, T)²: scores in memory at once
    std::optional<double> tiles;         // ⌈T/tile⌉²
};

/// T, d_k, d_v, tile: whole numbers. EMPTY_INPUT (T < 1), ZERO_DIM, BAD_WINDOW (tile < 1), NON_FINITE.
Result<ComplexityTrace> complexity(double T, double d_k, double d_v, std::optional<double> tile = {});

struct BaseTransformerTrace {
    double d_k = 0;                                 // d_model / heads
    double concat_width = 0;                        // heads · d_k
    double projection_parameters_per_attention = 0; // 4 d_model²
    double score_multiply_adds_all_heads = 0;       // heads · T² d_k
    double score_multiply_adds_one_full_head = 0;   // T² d_model: the same
    double attention_sublayers = 0;                 // encoder_layers + 2 decoder_layers
};

/// EMPTY_INPUT (T < 1), ZERO_DIM, HEADS, OUT_OF_RANGE (a negative number of layers), NON_FINITE.
Result<BaseTransformerTrace> base_transformer(double d_model, double heads, double encoder_layers,
                                              double decoder_layers, double T);

} // namespace attention
