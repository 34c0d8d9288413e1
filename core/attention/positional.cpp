#include "core/attention/positional.h"

#include "core/attention/guard.h"
#include "core/attention/wide.h"

#include <cmath>

namespace attention {
namespace {

WideMatrix wide_encoding(Index d_model, const WideRow& positions) {
    WideMatrix rows(positions.size(), d_model);
    for (Index pair = 0; pair < d_model / 2; ++pair) {
        const Wide rate = std::pow(Wide(10000), -Wide(2 * pair) / Wide(d_model));
        for (Index p = 0; p < positions.size(); ++p) {
            rows(p, 2 * pair) = std::sin(positions(p) * rate);
            rows(p, 2 * pair + 1) = std::cos(positions(p) * rate);
        }
    }
    return rows;
}

WideRow count_from_zero(Index n) {
    WideRow row(n);
    for (Index i = 0; i < n; ++i) row(i) = Wide(i);
    return row;
}

Guard& check_width(Guard& guard, std::int64_t d_model, std::string_view where) {
    return guard
        .require(d_model >= 1, Code::zero_dim, where,
                 ATTENTION_TEXT("core", "A position can't be written into {width} columns; give an even number of at "
                                        "least 2.")
                     .with("width", d_model))
        .require(d_model % 2 == 0, Code::dim_mismatch, where,
                 ATTENTION_TEXT("core", "{width} columns can't hold pairs of sine and cosine; give an even number.")
                     .with("width", d_model));
}

bool is_permutation(const std::vector<std::int64_t>& perm) {
    std::vector<bool> seen(perm.size(), false);
    for (const std::int64_t row : perm) {
        if (row < 0 || row >= std::int64_t(perm.size()) || seen[std::size_t(row)]) return false;
        seen[std::size_t(row)] = true;
    }
    return true;
}

WideMatrix permuted(const WideMatrix& X, const std::vector<std::int64_t>& perm) {
    WideMatrix result(X.rows(), X.cols());
    for (Index r = 0; r < X.rows(); ++r) result.row(r) = X.row(Index(perm[std::size_t(r)]));
    return result;
}

struct Projected {
    WideMatrix W_Q, W_K, W_V;
    Guard& guard;

    WideMatrix attend(const WideMatrix& X) const {
        const Wide scale = 1 / std::sqrt(Wide(W_Q.cols()));
        const auto trace = wide_attention(X * W_Q, X * W_K, X * W_V, scale, {});
        guard.fits(narrow(trace.dots), "dots").fits(narrow(trace.outputs), "outputs");
        return trace.outputs;
    }
};

Guard check(const PermutationInputs& inputs) {
    const auto& [X, perm, W_Q, W_K, W_V] = inputs;
    Guard guard;
    guard.matrix(X, "X").places(Index(perm.size()), "perm").matrix(W_Q, "W_Q").matrix(W_K, "W_K").matrix(W_V, "W_V");
    guard.same_dim(W_Q.rows(), "W_Q", X.cols(), "X")
        .same_dim(W_K.rows(), "W_K", X.cols(), "X")
        .same_dim(W_V.rows(), "W_V", X.cols(), "X")
        .same_dim(W_K.cols(), "W_K", W_Q.cols(), "W_Q");
    check_width(guard, X.cols(), "X");
    return guard
        .require(
            Index(perm.size()) == X.rows() && is_permutation(perm), Code::bad_value, "perm",
            ATTENTION_TEXT("core", "“perm” must name each of the {count} rows of “X” exactly once, counted from 0.")
                .with("count", std::int64_t(X.rows())))
        .finite(X, "X")
        .finite(W_Q, "W_Q")
        .finite(W_K, "W_K")
        .finite(W_V, "W_V")
        .room(X.rows(), X.rows(), "X")
        .room(X.rows(), W_Q.cols(), "W_Q")
        .room(X.rows(), W_V.cols(), "W_V");
}

} // namespace

Result<Matrix> positional_encoding(std::int64_t d_model, const Row& positions) {
    Guard guard;
    check_width(guard, d_model, "d_model");
    guard.places(positions.size(), "positions")
        .finite(positions, "positions")
        .room(double(d_model) * double(positions.size()), "d_model");
    if (guard.refused()) return guard.error();
    return narrow(wide_encoding(Index(d_model), wide(positions)));
}

Result<PermutationTrace> permutation(const PermutationInputs& inputs) {
    Guard guard = check(inputs);
    if (guard.refused()) return guard.error();
    const auto& perm = inputs.perm;
    const WideMatrix X = wide(inputs.X);
    const WideMatrix positions = wide_encoding(X.cols(), count_from_zero(X.rows()));
    const Projected layer{wide(inputs.W_Q), wide(inputs.W_K), wide(inputs.W_V), guard};
    const WideMatrix plain = layer.attend(X);
    const WideMatrix plain_permuted = layer.attend(permuted(X, perm));
    const WideMatrix placed = layer.attend(X + positions);
    const WideMatrix placed_permuted = layer.attend(permuted(X, perm) + positions);
    PermutationTrace trace{narrow(plain),
                           narrow(plain_permuted),
                           double((plain_permuted - permuted(plain, perm)).cwiseAbs().maxCoeff()),
                           narrow(placed),
                           narrow(placed_permuted),
                           double((placed_permuted - permuted(placed, perm)).cwiseAbs().maxCoeff())};
    return guard.pass(std::move(trace));
}

} // namespace attention
