#include "core/explain/surd.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace attention {
namespace {

constexpr double closeness = 1e-12;
constexpr std::int64_t largest_upper = 999;
constexpr std::int64_t largest_lower = 12;
constexpr std::int64_t largest_inside = 30;

bool square_free(std::int64_t n) {
    for (std::int64_t factor = 2; factor * factor <= n; ++factor)
        if (n % (factor * factor) == 0) return false;
    return true;
}

} // namespace

std::optional<Surd> exact_surd(double value) {
    if (!std::isfinite(value) || std::abs(value) > 1e4) return std::nullopt;
    for (std::int64_t inside = 1; inside <= largest_inside; ++inside) {
        if (!square_free(inside)) continue;
        for (std::int64_t lower = 1; lower <= largest_lower; ++lower) {
            const double unit = std::sqrt(double(inside)) / double(lower);
            const auto upper = std::int64_t(std::llround(value / unit));
            const bool close = std::abs(double(upper) * unit - value) <= closeness * std::max(1.0, std::abs(value));
            if (!close || std::abs(upper) > largest_upper || std::gcd(upper, lower) != 1) continue;
            return Surd{upper, lower, inside};
        }
    }
    return std::nullopt;
}

} // namespace attention
