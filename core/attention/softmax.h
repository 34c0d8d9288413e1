// Softmax and what surrounds it: the naive form, plain shares, masks filled wrongly, the exact limits
// of temperature, its Jacobian, its tiled form, and the rows of a whole matrix at drawing speed.
#pragma once

#include "core/base/matrix.h"
#include "core/base/result.h"

#include <cstdint>
#include <limits>
#include <optional>
#include <vector>

namespace attention {

struct SoftmaxInputs {
    Row logits; // n
    double temperature = 1;
    std::optional<MaskRow> allowed; // n, true = may be seen; absent: all
    std::optional<Row> values;      // n, a scalar a place
};

struct SoftmaxTrace {
    Row scaled;           // n: x/τ
    double shift = 0;     // the largest allowed x/τ
    Row exp_shifted;      // n: exp(x/τ − shift), exactly 0 where hidden
    double exp_total = 0; //
    Row weights;          // n
    Index argmax = 0;     // by score, the first on ties
    double entropy_nats = 0;
    double effective_count = 1; // exp(entropy): over how many places the weight is as good as spread
    std::optional<double> context;
};

/// Softmax with temperature and mask. EMPTY_INPUT, COUNT_MISMATCH, MASK_SIZE, NON_FINITE (also when the
/// largest x/τ overflows), BAD_TEMPERATURE, ALL_MASKED.
Result<SoftmaxTrace> softmax(const SoftmaxInputs& inputs);

/// The limit τ → 0: the weight is shared equally among the allowed maxima. allowed: n, absent = all.
Result<Row> softmax_at_zero(const Row& logits, const std::optional<MaskRow>& allowed = {});
/// The limit τ → ∞: the weight is shared equally among the allowed places.
Result<Row> softmax_at_infinity(const Row& logits, const std::optional<MaskRow>& allowed = {});

/// A temperature of a lab: a positive number, or one of its two exact limits. 0 and ∞ mean the limits.
class Temperature {
public:
    constexpr Temperature(double value) : value_(value) {} // implicit: a slider's number is a temperature
    static constexpr Temperature zero() { return {0.0}; }
    static constexpr Temperature infinite() { return {std::numeric_limits<double>::infinity()}; }

    constexpr double value() const { return value_; }
    constexpr bool is_zero() const { return value_ == 0; }
    constexpr bool is_infinite() const { return value_ == std::numeric_limits<double>::infinity(); }
    constexpr bool valid() const { return value_ >= 0; } // false for NaN as well

private:
    double value_;
};

/// The softmax of every row of a matrix of scores, all intermediates in order. A row that is refused
/// carries its Error and zeros; the others are there.
struct RowSoftmax {
    // n_q × n_k: x/τ. Beyond ±1.8e308 it is ±∞ (the weights are right all the same). At the limit
    // τ → 0 the scores themselves, as x/τ has no limit; at τ → ∞ zeros.
    Matrix logits;
    Row shift;                 // n_q: the largest allowed logit of the row
    Matrix exps;               // n_q × n_k: exp(logit − shift), exactly 0 where hidden, and their limits
    Row totals;                // n_q
    Matrix weights;            // n_q × n_k
    std::vector<Index> argmax; // n_q: by score, the first on ties; −1 in a refused row
    Row sums;                  // n_q: the weights added up
    Row entropy;               // n_q, nats
    Row effective_count;       // n_q: exp(entropy)
    std::vector<std::optional<Error>> errors; // n_q: NON_FINITE, ALL_MASKED

    bool ok(Index row) const { return !errors[std::size_t(row)]; }
};

/// scores: n_q × n_k, allowed: n_q × n_k or empty (nothing hidden). Fast enough for a mouse move at
/// 200 × 200. Refused as a whole: EMPTY_INPUT, ZERO_DIM, MASK_SIZE, BAD_TEMPERATURE.
Result<RowSoftmax> row_softmax(const Matrix& scores, const Mask& allowed = {}, Temperature temperature = 1.0);

struct NaiveSoftmaxTrace {
    Row naive_exp;         // n: exp(x), may hold ∞
    bool overflow = false; // a single exponential overflowed
    double naive_total = 0;
    bool naive_weights_valid = false; // neither ∞ nor 0 in the denominator
    Row stable_weights;               // n
};

/// The exponentials without the shift, as a beginner writes them. EMPTY_INPUT, NON_FINITE.
Result<NaiveSoftmaxTrace> softmax_naive(const Row& logits);

struct RatioTrace {
    double total = 0;
    bool defined = false; // total ≠ 0
    Row ratios;           // n, or empty when undefined
    bool has_negative = false;
    Row softmax_weights; // n
};

/// Dividing by the plain sum instead. EMPTY_INPUT, NON_FINITE.
Result<RatioTrace> ratio_normalise(const Row& logits);

struct MaskFillTrace {
    Row weights_neg_inf;   // n: hidden scores −∞
    Row weights_zero_fill; // n: hidden scores 0, the mistake
    double leaked = 0;     // what the hidden places then receive
};

/// Filling 0 instead of −∞. scores, allowed: n. EMPTY_INPUT, MASK_SIZE, NON_FINITE, ALL_MASKED.
Result<MaskFillTrace> mask_fill(const Row& scores, const MaskRow& allowed);

struct SentinelFillTrace {
    Row weights_sentinel;     // n
    bool must_refuse = false; // every place hidden: the weights are silently uniform
};

/// Filling the lowest double instead of −∞. scores, allowed: n. EMPTY_INPUT, MASK_SIZE, NON_FINITE.
Result<SentinelFillTrace> sentinel_fill(const Row& scores, const MaskRow& allowed);

struct SoftmaxJacobianTrace {
    Row weights;     // n
    Matrix jacobian; // n × n: ∂w_i/∂x_j = w_i (δ_ij − w_j)
    Row row_sums;    // n: 0 but for rounding
};

/// EMPTY_INPUT, MASK_SIZE, NON_FINITE, ALL_MASKED, TOO_LARGE.
Result<SoftmaxJacobianTrace> softmax_jacobian(const Row& logits, const std::optional<MaskRow>& allowed = {});

struct OnlineSoftmaxInputs {
    Row logits;    // n
    Matrix values; // n × d
    std::int64_t tile = 1;
};

struct OnlineSoftmaxStep {
    double running_max = 0;
    double running_sum = 0; // of exp(x − running_max)
    Row accumulator;        // d: Σ exp(x − running_max) v
    Row partial_output;     // d: accumulator / running_sum
};

struct OnlineSoftmaxTrace {
    std::vector<OnlineSoftmaxStep> steps; // one a tile
    Row output;                           // d
    Row full_output;                      // d: from all scores at once
};

/// Softmax in tiles (Milakov and Gimelshein, "Online normalizer calculation for softmax", 2018, alg. 3).
/// EMPTY_INPUT, ZERO_DIM, COUNT_MISMATCH, NON_FINITE, BAD_WINDOW (tile < 1).
Result<OnlineSoftmaxTrace> online_softmax(const OnlineSoftmaxInputs& inputs);

} // namespace attention
