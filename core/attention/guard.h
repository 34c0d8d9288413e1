// Refusals: what is checked before anything is computed, in one fixed order of severity, and the
// sentences that say what would be right. The first thing found wrong is the one that is reported.
#pragma once

#include "core/base/matrix.h"
#include "core/base/result.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace attention {

/// How many numbers one computation may give back (2²⁴: a 4096 × 4096 matrix).
constexpr double largest_result = 16777216;
/// How many multiply-adds one computation may take that repeats itself (training, experiments).
constexpr double largest_work = 1e9;

/// A chain of checks. Everything after the first refusal is skipped:
/// `Guard().matrix(Q, "Q").matrix(K, "K").same_dim(K.cols(), "K", Q.cols(), "Q")`.
class Guard {
public:
    Guard& places(Index count, std::string_view where);          // EMPTY_INPUT when there are none
    Guard& vector(const Row& vector, std::string_view where);    // ZERO_DIM without components
    Guard& matrix(const Matrix& matrix, std::string_view where); // EMPTY_INPUT, ZERO_DIM

    /// DIM_MISMATCH, COUNT_MISMATCH: the size of `where` must be that of `other`.
    Guard& same_dim(Index got, std::string_view where, Index want, std::string_view other);
    Guard& same_count(Index got, std::string_view where, Index want, std::string_view other);

    /// MASK_SIZE unless the mask is absent or of that size.
    Guard& mask(const std::optional<Mask>& allowed, Index rows, Index columns);
    Guard& mask(const std::optional<MaskRow>& allowed, Index places);

    /// NON_FINITE with the path of the first NaN or ∞.
    Guard& finite(double value, std::string_view where);
    Guard& finite(const Row& row, std::string_view where);
    Guard& finite(const Matrix& matrix, std::string_view where);

    Guard& temperature(double temperature); // BAD_TEMPERATURE unless finite and above 0

    /// ALL_MASKED when a row hides every place.
    Guard& some_allowed(const std::optional<Mask>& allowed);
    Guard& some_allowed(const std::optional<MaskRow>& allowed);

    Guard& room(double numbers, std::string_view where); // TOO_LARGE above `largest_result`
    Guard& room(Index rows, Index columns, std::string_view where);
    Guard& work(double multiply_adds, std::string_view where); // TOO_LARGE above `largest_work`

    /// NON_FINITE: finite inputs whose result is beyond the largest double.
    Guard& fits(double result, std::string_view where);
    Guard& fits(const Row& result, std::string_view where);
    Guard& fits(const Matrix& result, std::string_view where);

    Guard& require(bool holds, Code code, std::string_view where, Text message);

    bool refused() const { return first_.has_value(); }
    const Error& error() const { return *first_; }

    /// The value, unless something was refused.
    template <class T>
    Result<T> pass(T value) const {
        if (refused()) return error();
        return value;
    }

private:
    void refuse(Code code, std::string_view where, Text message);

    std::optional<Error> first_;
};

} // namespace attention
