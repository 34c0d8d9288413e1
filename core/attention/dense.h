// Attention without a trace, for large sizes: plain and tiled, in float or double, blocks of rows at a
// time. No refusals of numbers here: the caller owns the sizes, and non-finite input gives non-finite output.
#pragma once

#include "core/base/matrix.h"
#include "core/base/result.h"

namespace attention {

template <class Scalar>
struct DenseInputs {
    const MatrixOf<Scalar>& Q; // n_q × d_k
    const MatrixOf<Scalar>& K; // n_k × d_k
    const MatrixOf<Scalar>& V; // n_k × d_v
    Scalar scale = 1;
    bool causal = false;           // query t sees places 0 … t
    const Mask* allowed = nullptr; // n_q × n_k, or null; with `causal` both must allow
};

/// Softmax of each row, hidden places exactly 0. scores, weights: n_q × n_k; allowed: the same, or null.
/// EMPTY_INPUT, MASK_SIZE, ALL_MASKED. Scalar is float or double.
template <class Scalar>
Status dense_softmax(const MatrixOf<Scalar>& scores, const Mask* allowed, MatrixOf<Scalar>& weights);

/// Reused between calls, so that nothing is allocated once it has its size.
template <class Scalar>
struct DenseWorkspace {
    MatrixOf<Scalar> scores;
    MatrixOf<Scalar> block_outputs;
    Eigen::Matrix<Scalar, Eigen::Dynamic, 1> row_max;
    Eigen::Matrix<Scalar, Eigen::Dynamic, 1> row_sum;
};

/// softmax(Q Kᵀ · scale) V a block of queries at a time; outputs: n_q × d_v. EMPTY_INPUT, ZERO_DIM,
/// DIM_MISMATCH, COUNT_MISMATCH, MASK_SIZE, ALL_MASKED. Scalar is float or double.
template <class Scalar>
Status plain_attention(const DenseInputs<Scalar>& inputs, DenseWorkspace<Scalar>& workspace, MatrixOf<Scalar>& outputs);

/// The same with the keys in tiles and a running softmax (Dao et al., "FlashAttention", 2022, algorithm 1):
/// at most row_block × tile scores exist at once. BAD_WINDOW when either is below 1.
template <class Scalar>
Status tiled_attention(const DenseInputs<Scalar>& inputs, Index row_block, Index tile,
                       DenseWorkspace<Scalar>& workspace, MatrixOf<Scalar>& outputs);

extern template Status dense_softmax(const MatrixOf<float>&, const Mask*, MatrixOf<float>&);
extern template Status dense_softmax(const MatrixOf<double>&, const Mask*, MatrixOf<double>&);
extern template Status plain_attention(const DenseInputs<float>&, DenseWorkspace<float>&, MatrixOf<float>&);
extern template Status plain_attention(const DenseInputs<double>&, DenseWorkspace<double>&, MatrixOf<double>&);
extern template Status tiled_attention(const DenseInputs<float>&, Index, Index, DenseWorkspace<float>&,
                                       MatrixOf<float>&);
extern template Status tiled_attention(const DenseInputs<double>&, Index, Index, DenseWorkspace<double>&,
                                       MatrixOf<double>&);

} // namespace attention
