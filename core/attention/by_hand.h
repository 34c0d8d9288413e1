// Attention as it is worked out on paper, every intermediate kept; and the same with one thing done wrongly.
#pragma once

#include "core/base/matrix.h"
#include "core/base/result.h"
#include "core/base/trace.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace attention {

struct HandInputs {
    bool projected = false; // Q, K, V come from X; otherwise they are given
    Matrix X;               // n × d_model
    Matrix W_Q, W_K;        // d_model × d_k
    Matrix W_V;             // d_model × d_v
    Matrix Q;               // n_q × d_k
    Matrix K;               // n × d_k
    Matrix V;               // n × d_v
    bool same = false;      // each Value is its key
    bool scaled = true;
    double temperature = 1;
    bool causal = false; // query t sees the keys 0 … t
};

/// What is done where; as it stands, everything right.
struct Procedure {
    enum class Divisor { root, none, dimension };  // √d_k, 1, d_k
    enum class Axis { query, key };                // who shares out a whole: each query (row), or each key (column)
    enum class Hidden { minus_infinity, zero };    // what stands for a hidden score
    enum class Transposed { none, weights, keys }; // x Wᵀ instead of x W; Q K instead of Q Kᵀ

    Divisor divisor = Divisor::root;
    Axis axis = Axis::query;
    Hidden hidden = Hidden::minus_infinity;
    Transposed transposed = Transposed::none;
    bool shifts = true;           // the largest score is subtracted first; without it the weights are the same
    bool normalises = true;       // the exponentials are divided by their sum
    bool keys_for_values = false; // the keys are averaged instead of the Values
    std::optional<int> decimals;  // each intermediate is rounded to so many before the next is computed
    std::string_view only = {};   // of them this one alone
};

/// May change an intermediate before the calculation goes on with it; a list is a matrix of one row.
using Amend = std::function<void(std::string_view name, Matrix& values)>;

/// Every intermediate, in the order in which it is computed: Q, K, V (computed when projected), dots, scale_factor,
/// scores (divided), logits (divided by the temperature), filled (hidden ones −∞), shift, exp_shifted, exp_total,
/// weights, outputs. With `Axis::key` the largest and the sum belong to keys: key_shift, key_total.
/// DIM_MISMATCH when something transposed no longer fits, and what `row_softmax` refuses.
Result<Trace> by_hand(const HandInputs& inputs, const Procedure& procedure = {}, const Amend& amend = {});

} // namespace attention
