#include "core/attention/dense.h"

#include "core/attention/guard.h"

#include <algorithm>
#include <limits>

namespace attention {
namespace {

constexpr Index plain_row_block = 64; // 64 rows of scores stay in the cache up to thousands of keys

template <class Scalar>
constexpr Scalar minus_infinity = -std::numeric_limits<Scalar>::infinity();

template <class Scalar>
Index visible_keys(const DenseInputs<Scalar>& inputs, Index last_query) {
    return inputs.causal ? std::min(inputs.K.rows(), last_query + 1) : inputs.K.rows();
}

template <class Scalar>
bool is_visible(const DenseInputs<Scalar>& inputs, Index query, Index key) {
    return (!inputs.causal || key <= query) && (!inputs.allowed || (*inputs.allowed)(query, key));
}

/// allowed: null, or n_q × n_k with a visible place among the first `seen(i)` of each row.
template <class Seen>
void check_mask(Guard& guard, const Mask* allowed, Index n_q, Index n_k, Seen seen) {
    if (!allowed) return;
    guard.require(allowed->rows() == n_q && allowed->cols() == n_k, Code::mask_size, "allowed",
                  ATTENTION_TEXT("core", "The mask must have one row a query and one entry a key."));
    for (Index i = 0; i < n_q && !guard.refused(); ++i)
        guard.require(allowed->row(i).head(seen(i)).any(), Code::all_masked, "allowed",
                      ATTENTION_TEXT("core", "A row of the mask hides every place; allow at least one in each row."));
}

/// exp(x − largest) of a row, exactly 0 at −∞: Eigen's vectorised exp stops at the smallest number instead.
template <class Scalar, class RowBlock>
void exponentiate(RowBlock&& row, Scalar largest) {
    row = (row.array() > minus_infinity<Scalar>).select((row.array() - largest).exp(), Scalar(0));
}

template <class Scalar>
Guard check(const DenseInputs<Scalar>& inputs) {
    const auto& [Q, K, V, scale, causal, allowed] = inputs;
    Guard guard;
    guard.places(Q.rows(), "Q").places(K.rows(), "K").places(V.rows(), "V");
    guard.require(Q.cols() > 0 && V.cols() > 0, Code::zero_dim, Q.cols() > 0 ? "V" : "Q",
                  ATTENTION_TEXT("core", "Queries and values need at least one component."));
    guard.same_dim(K.cols(), "K", Q.cols(), "Q").same_count(V.rows(), "V", K.rows(), "K");
    check_mask(guard, allowed, Q.rows(), K.rows(), [&](Index i) { return visible_keys(inputs, i); });
    return guard;
}

/// −∞ where a query of the block mustn't look.
template <class Scalar, class Block>
void hide(const DenseInputs<Scalar>& inputs, Index first_query, Index first_key, Block&& scores) {
    if (!inputs.causal && !inputs.allowed) return;
    for (Index i = 0; i < scores.rows(); ++i)
        for (Index j = 0; j < scores.cols(); ++j)
            if (!is_visible(inputs, first_query + i, first_key + j)) scores(i, j) = minus_infinity<Scalar>;
}

/// One tile of keys joins the running maximum, sum and weighted sum of a block of queries.
template <class Scalar>
void add_tile(const DenseInputs<Scalar>& inputs, Index first_query, Index queries, Index first_key, Index keys,
              DenseWorkspace<Scalar>& work) {
    auto scores = work.scores.topLeftCorner(queries, keys);
    scores.noalias() = inputs.Q.middleRows(first_query, queries) * inputs.K.middleRows(first_key, keys).transpose();
    scores *= inputs.scale;
    hide(inputs, first_query, first_key, scores);
    for (Index i = 0; i < queries; ++i) {
        const Scalar largest = std::max(work.row_max(i), scores.row(i).maxCoeff());
        if (largest == minus_infinity<Scalar>) { // nothing seen yet: exp(−∞ + ∞) would be NaN
            scores.row(i).setZero();
            continue;
        }
        const Scalar rescale = std::exp(work.row_max(i) - largest);
        exponentiate(scores.row(i), largest);
        work.row_sum(i) = work.row_sum(i) * rescale + scores.row(i).sum();
        work.block_outputs.row(i) *= rescale;
        work.row_max(i) = largest;
    }
    work.block_outputs.topRows(queries).noalias() += scores * inputs.V.middleRows(first_key, keys);
}

template <class Scalar>
void grow(DenseWorkspace<Scalar>& work, Index rows, Index tile, Index d_v) {
    if (work.scores.rows() < rows || work.scores.cols() < tile) work.scores.resize(rows, tile);
    if (work.block_outputs.rows() < rows || work.block_outputs.cols() != d_v) work.block_outputs.resize(rows, d_v);
    if (work.row_max.size() < rows) work.row_max.resize(rows);
    if (work.row_sum.size() < rows) work.row_sum.resize(rows);
}

template <class Scalar>
void attend_in_blocks(const DenseInputs<Scalar>& inputs, Index row_block, Index tile, DenseWorkspace<Scalar>& work,
                      MatrixOf<Scalar>& outputs) {
    const Index n_q = inputs.Q.rows();
    const Index d_v = inputs.V.cols();
    row_block = std::min(row_block, n_q);
    tile = std::min(tile, inputs.K.rows());
    grow(work, row_block, tile, d_v);
    outputs.resize(n_q, d_v);
    for (Index query = 0; query < n_q; query += row_block) {
        const Index queries = std::min(row_block, n_q - query);
        const Index seen = visible_keys(inputs, query + queries - 1);
        work.row_max.head(queries).setConstant(minus_infinity<Scalar>);
        work.row_sum.head(queries).setZero();
        work.block_outputs.topRows(queries).setZero();
        for (Index key = 0; key < seen; key += tile)
            add_tile(inputs, query, queries, key, std::min(tile, seen - key), work);
        outputs.middleRows(query, queries) =
            work.block_outputs.topRows(queries).array().colwise() / work.row_sum.head(queries).array();
    }
}

} // namespace

template <class Scalar>
Status dense_softmax(const MatrixOf<Scalar>& scores, const Mask* allowed, MatrixOf<Scalar>& weights) {
    Guard guard;
    guard.places(scores.rows(), "scores").places(scores.cols(), "scores");
    check_mask(guard, allowed, scores.rows(), scores.cols(), [&](Index) { return scores.cols(); });
    if (guard.refused()) return guard.error();
    weights = allowed ? MatrixOf<Scalar>(allowed->select(scores, minus_infinity<Scalar>)) : scores;
    for (Index i = 0; i < weights.rows(); ++i) {
        exponentiate(weights.row(i), weights.row(i).maxCoeff());
        weights.row(i) /= weights.row(i).sum();
    }
    return Done{};
}

template <class Scalar>
Status plain_attention(const DenseInputs<Scalar>& inputs, DenseWorkspace<Scalar>& workspace,
                       MatrixOf<Scalar>& outputs) {
    const Guard guard = check(inputs);
    if (guard.refused()) return guard.error();
    attend_in_blocks(inputs, plain_row_block, inputs.K.rows(), workspace, outputs);
    return Done{};
}

template <class Scalar>
Status tiled_attention(const DenseInputs<Scalar>& inputs, Index row_block, Index tile,
                       DenseWorkspace<Scalar>& workspace, MatrixOf<Scalar>& outputs) {
    const Guard guard = check(inputs).require(row_block >= 1 && tile >= 1, Code::bad_window, "tile",
                                              ATTENTION_TEXT("core", "A tile must hold at least 1 row and 1 key."));
    if (guard.refused()) return guard.error();
    attend_in_blocks(inputs, row_block, tile, workspace, outputs);
    return Done{};
}

template Status dense_softmax(const MatrixOf<float>&, const Mask*, MatrixOf<float>&);
template Status dense_softmax(const MatrixOf<double>&, const Mask*, MatrixOf<double>&);
template Status plain_attention(const DenseInputs<float>&, DenseWorkspace<float>&, MatrixOf<float>&);
template Status plain_attention(const DenseInputs<double>&, DenseWorkspace<double>&, MatrixOf<double>&);
template Status tiled_attention(const DenseInputs<float>&, Index, Index, DenseWorkspace<float>&, MatrixOf<float>&);
template Status tiled_attention(const DenseInputs<double>&, Index, Index, DenseWorkspace<double>&, MatrixOf<double>&);

} // namespace attention
