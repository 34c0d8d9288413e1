// Ways from scores to shares beside the stable softmax: softmax as two number types really compute it,
// sparsemax, the best k alone, and shares estimated by drawing.
#pragma once

#include "core/base/matrix.h"
#include "core/base/result.h"

#include <cstdint>
#include <optional>

namespace attention {

enum class Precision { float64, float32 };
enum class SoftmaxForm {
    shifted,   // exp(x − max x), as it should be written
    unshifted, // exp(x), as a beginner writes it
};

/// The largest x whose exp(x) is still a number of that type: about 709.78 and 88.72.
double largest_exponent(Precision precision);

struct TypedSoftmaxTrace {
    Row exps;                   // n: as the type gives them, so ∞ or 0 where they don't fit
    double total = 0;           // may be ∞ or 0
    std::optional<Row> weights; // n; absent where the quotients would be ∞/∞ or 0/0
    bool overflow = false;      // an exponential, or their total, became ∞
    bool underflow = false;     // an exponential became 0
};

/// Softmax with every operation carried out in that type. EMPTY_INPUT, NON_FINITE.
Result<TypedSoftmaxTrace> typed_softmax(const Row& logits, SoftmaxForm form, Precision precision);

struct SparsemaxTrace {
    double threshold = 0;
    Index support = 0; // how many weights are above 0
    Row weights;       // n: max(x − threshold, 0)
};

/// The point of the simplex that is nearest to the scores (Martins and Astudillo, "From Softmax to Sparsemax",
/// ICML 2016, alg. 1). EMPTY_INPUT, NON_FINITE.
Result<SparsemaxTrace> sparsemax(const Row& logits);

/// Which places hold the k largest scores; of equal ones the first. All when k is n or more.
/// EMPTY_INPUT, NON_FINITE, OUT_OF_RANGE (k < 1).
Result<MaskRow> best_places(const Row& logits, std::int64_t k);

/// How often each place comes up in `draws` draws with these weights (any positive total); the same seed gives
/// the same draws. EMPTY_INPUT, NON_FINITE, OUT_OF_RANGE (draws < 1), BAD_VALUE (a negative weight, or none above 0).
Result<Row> draw_counts(const Row& weights, std::int64_t draws, std::uint64_t seed);

} // namespace attention
