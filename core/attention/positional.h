// Sinusoidal positions (Vaswani et al., 2017, section 3.5), and why they are needed: without them
// attention doesn't know the order of its tokens.
#pragma once

#include "core/base/matrix.h"
#include "core/base/result.h"

#include <cstdint>
#include <vector>

namespace attention {

/// positions.size() × d_model: column 2i = sin(pos / 10000^(2i/d_model)), column 2i + 1 the cosine.
/// Good to 12 digits up to position 10⁷; beyond, the angle itself is rounded.
/// ZERO_DIM, DIM_MISMATCH (odd d_model), EMPTY_INPUT, NON_FINITE, TOO_LARGE.
Result<Matrix> positional_encoding(std::int64_t d_model, const Row& positions);

struct PermutationInputs {
    Matrix X;                       // T × d_model
    std::vector<std::int64_t> perm; // T: output row r is input row perm[r]
    Matrix W_Q, W_K;                // d_model × d_k
    Matrix W_V;                     // d_model × d_v
};

struct PermutationTrace {
    Matrix outputs;                  // T × d_v
    Matrix outputs_permuted;         // T × d_v: of the permuted rows
    double equivariance_gap = 0;     // largest |outputs_permuted[r] − outputs[perm[r]]|
    Matrix outputs_with_pe;          // T × d_v: positions 0 … T − 1 added to the rows
    Matrix outputs_permuted_with_pe; // T × d_v: added after permuting
    double gap_with_pe = 0;
};

/// BAD_VALUE when `perm` isn't a permutation of 0 … T − 1, DIM_MISMATCH when d_model is odd, and as
/// `self_attention`.
Result<PermutationTrace> permutation(const PermutationInputs& inputs);

} // namespace attention
