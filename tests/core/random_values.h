// Random values over a field table: what every lab is tried with.
#pragma once

#include "core/base/field.h"
#include "core/base/random.h"

#include <cmath>

namespace attention::trial {

inline double random_number(const Field& field, Random& random) {
    const double low = std::max(field.min, -1e3);
    const double high = std::min(field.max, 1e3);
    if (field.zero_limit && random.below(8) == 0) return 0;
    if (field.infinite_limit && random.below(8) == 0) return INFINITY;
    if (field.logarithmic) return std::exp(random.uniform(std::log(low), std::log(high)));
    switch (random.below(6)) {
    case 0: return low;
    case 1: return high;
    case 2: return std::clamp(0.0, low, high);
    default: return random.uniform(low, high);
    }
}

inline Tokens random_tokens(Random& random) {
    static const char* const words[] = {
        "cat", "猫", "", "the@@", "\u2581on", "e\u0301", "😀", "שלום", "a very long token indeed", "&<>\"'"};
    Tokens tokens;
    const auto count = 1 + random.below(7);
    for (std::uint64_t i = 0; i < count; ++i) tokens.emplace_back(words[random.below(std::size(words))]);
    return tokens;
}

inline Matrix random_matrix(const Field& field, Index rows, Index columns, Random& random) {
    Matrix matrix(rows, columns);
    for (Index i = 0; i < matrix.size(); ++i) matrix.data()[i] = random_number(field, random);
    return matrix;
}

/// A value of the field's type inside its range; whether it fits the other fields is another question.
inline Value random_value(const Field& field, Random& random) {
    if (field.optional && random.below(4) == 0) return Absent{};
    const auto side = [&] { return Index(1 + random.below(7)); };
    switch (field.type) {
    case FieldType::boolean: return random.below(2) == 1;
    case FieldType::integer: return std::int64_t(std::max(field.min, 0.0)) + std::int64_t(random.below(6));
    case FieldType::number: return random_number(field, random);
    case FieldType::choice: return field.choices[random.below(field.choices.size())].id;
    case FieldType::tokens:
        if (random.below(4) == 0) return Sentences(std::vector<Tokens>{random_tokens(random), random_tokens(random)});
        return Sentences(random_tokens(random));
    case FieldType::vector: return Matrices(random_matrix(field, 1, side(), random));
    case FieldType::matrix: return Matrices(random_matrix(field, side(), side(), random));
    case FieldType::stack:
        if (random.below(4) == 0)
            return Matrices(std::vector<Matrix>{random_matrix(field, side(), side(), random),
                                                random_matrix(field, side(), side(), random)});
        return Matrices(random_matrix(field, side(), side(), random));
    }
    return Absent{};
}

} // namespace attention::trial
