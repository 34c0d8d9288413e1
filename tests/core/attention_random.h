// Seeded random inputs for tests. A test prints its seed with SCOPED_TRACE.
#pragma once

#include "core/base/matrix.h"
#include "core/base/random.h"

namespace attention::testing_inputs {

inline Matrix random_matrix(Random& random, Index rows, Index columns, double size = 1) {
    Matrix matrix(rows, columns);
    for (Index i = 0; i < rows; ++i)
        for (Index j = 0; j < columns; ++j) matrix(i, j) = size * random.normal();
    return matrix;
}

inline Row random_row(Random& random, Index size, double scale = 1) {
    return random_matrix(random, 1, size, scale).row(0);
}

/// Each place allowed with probability ½, at least one in each row.
inline Mask random_mask(Random& random, Index rows, Index columns) {
    Mask mask(rows, columns);
    for (Index i = 0; i < rows; ++i) {
        for (Index j = 0; j < columns; ++j) mask(i, j) = random.uniform() < 0.5;
        mask(i, Index(random.below(std::uint64_t(columns)))) = true;
    }
    return mask;
}

inline Index between(Random& random, Index low, Index high) {
    return low + Index(random.below(std::uint64_t(high - low + 1)));
}

inline double largest_difference(const Matrix& a, const Matrix& b) {
    return (a - b).cwiseAbs().maxCoeff();
}

} // namespace attention::testing_inputs
