#include "core/labs/ties.h"

namespace attention {

Index tied(const Row& numbers) {
    return (numbers.array() == numbers.maxCoeff()).count();
}

bool stands_out(const Row& numbers, Index place) {
    return numbers(place) == numbers.maxCoeff() && tied(numbers) < std::max<Index>(numbers.size(), 2);
}

Text names_of_largest(const Tokens& names, const Row& numbers) {
    constexpr Index most = 3;
    const Index count = tied(numbers);
    if (count > most) return ATTENTION_TEXT("core", "{count} places equally").with("count", std::int64_t(count));
    std::string all;
    for (Index j = 0; j < numbers.size(); ++j)
        if (numbers(j) == numbers.maxCoeff()) all += (all.empty() ? "" : " = ") + names[std::size_t(j)];
    return verbatim(all);
}

} // namespace attention
