#include "core/attention/wide.h"

#include <cmath>

namespace attention {
namespace {

bool is_allowed(const MaskRow& allowed, Index place) {
    return allowed.size() == 0 || allowed(place);
}

Index best_place(const WideRow& scores, const MaskRow& allowed) {
    Index best = -1;
    for (Index j = 0; j < scores.size(); ++j)
        if (is_allowed(allowed, j) && (best < 0 || scores(j) > scores(best))) best = j;
    return best;
}

} // namespace

Wide exact_sum(const std::vector<Wide>& terms) {
    std::vector<Wide> partials; // don't overlap; together they are the exact sum so far
    for (Wide term : terms) {
        std::size_t kept = 0;
        for (Wide partial : partials) {
            if (std::abs(term) < std::abs(partial)) std::swap(term, partial);
            const Wide high = term + partial;
            const Wide low = partial - (high - term);
            if (low != 0) partials[kept++] = low;
            term = high;
        }
        partials.resize(kept);
        partials.push_back(term);
    }
    Wide sum = 0;
    for (const Wide partial : partials) sum += partial; // from the smallest on
    return sum;
}

Wide exact_dot(const Row& a, const Row& b) {
    std::vector<Wide> terms;
    terms.reserve(std::size_t(a.size()) * 2);
    for (Index i = 0; i < a.size(); ++i) {
        const Wide product = Wide(a(i)) * Wide(b(i));
        terms.push_back(product);
        terms.push_back(std::fma(Wide(a(i)), Wide(b(i)), -product));
    }
    return exact_sum(terms);
}

WideSoftmax wide_softmax(const WideRow& scores, const MaskRow& allowed, Wide temperature) {
    WideSoftmax result;
    result.argmax = best_place(scores, allowed);
    const Wide largest = scores(result.argmax);
    result.exps = WideRow::Zero(scores.size());
    Wide others = 0; // the total without the largest term, which is exactly 1
    Wide spread = 0;
    for (Index j = 0; j < scores.size(); ++j) {
        if (!is_allowed(allowed, j)) continue;
        const Wide shifted = (scores(j) - largest) / temperature;
        const Wide term = std::exp(shifted);
        result.exps(j) = term;
        if (j != result.argmax) others += term;
        if (term > 0) spread -= term * shifted;
    }
    result.total = 1 + others;
    result.weights = result.exps / result.total;
    // −Σ w ln w = ln Z + Σ w (max − x)/τ: nothing is subtracted, so a tiny entropy keeps its digits
    result.entropy = std::log1p(others) + spread / result.total;
    return result;
}

WideMatrix wide_weights(const WideMatrix& scores, const Mask& allowed, Wide temperature) {
    WideMatrix weights(scores.rows(), scores.cols());
    for (Index i = 0; i < scores.rows(); ++i) {
        const MaskRow row_allowed = allowed.size() == 0 ? MaskRow() : MaskRow(allowed.row(i));
        weights.row(i) = wide_softmax(scores.row(i), row_allowed, temperature).weights;
    }
    return weights;
}

WideAttention wide_attention(const WideMatrix& Q, const WideMatrix& K, const WideMatrix& V, Wide scale,
                             const Mask& allowed, Wide temperature) {
    WideAttention result;
    result.dots = Q * K.transpose();
    result.scores = result.dots * scale;
    result.weights = wide_weights(result.scores, allowed, temperature);
    result.outputs = result.weights * V;
    return result;
}

WideGradients wide_attention_backward(const WideMatrix& Q, const WideMatrix& K, const WideMatrix& V, Wide scale,
                                      const WideMatrix& weights, const WideMatrix& dO) {
    WideGradients result;
    const WideMatrix dP = dO * V.transpose(); // n_q × n_k
    // the softmax's Jacobian applied to each row; a hidden place has weight 0 and so gradient 0
    const WideMatrix weighted = weights.cwiseProduct(dP);
    result.dS = weighted - weights.cwiseProduct(weighted.rowwise().sum().replicate(1, weights.cols()));
    result.dQ = result.dS * K * scale;
    result.dK = result.dS.transpose() * Q * scale;
    result.dV = weights.transpose() * dO;
    return result;
}

} // namespace attention
