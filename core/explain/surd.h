// Numbers that are exactly a fraction or a root: √2, 2√2, 1/3, −√3/2.
#pragma once

#include <cstdint>
#include <optional>

namespace attention {

/// (upper/lower) √inside, in lowest terms; `inside` has no square factor, 1 for a fraction or a whole number.
struct Surd {
    std::int64_t upper = 0;
    std::int64_t lower = 1;
    std::int64_t inside = 1;
};

/// The one with small numbers (|upper| ≤ 999, lower ≤ 12, inside ≤ 30) that `value` equals to within 1e-12 of its
/// size, if there is one. So close, none of the numbers of a calculation is one by chance.
std::optional<Surd> exact_surd(double value);

} // namespace attention
