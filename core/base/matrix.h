// The matrix types of the whole project. A row is a position (a token); a vector is one row.
#pragma once

#include <Eigen/Core>

namespace attention {

template <class Scalar>
using MatrixOf = Eigen::Matrix<Scalar, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;
template <class Scalar>
using RowOf = Eigen::Matrix<Scalar, 1, Eigen::Dynamic, Eigen::RowMajor>;

using Matrix = MatrixOf<double>; // rows × columns, row = position
using Row = RowOf<double>;       // one position
using Mask = MatrixOf<bool>;     // n_q × n_k, true = may be seen
using MaskRow = RowOf<bool>;     // n_k
using Index = Eigen::Index;

} // namespace attention
