// NumPy's array files (.npy): one array of numbers with its shape.
// The format: NEP 1, and numpy.lib.format for versions 2 and 3.
#pragma once

#include "core/base/result.h"
#include "core/base/value.h"

#include <string>
#include <string_view>

namespace attention {

/// Do these bytes begin as an NPY file does, whatever its name?
bool is_npy(std::string_view bytes);

/// The matrices of an NPY file called `name`. A scalar and a 1-D array give one row, a 2-D array one matrix, a 3-D
/// array a stack. Format versions 1 to 3; whole numbers, floating-point numbers (16, 32, 64 bits) and truths, of
/// either byte order, C and Fortran order. UNSUPPORTED for more axes and other types, EMPTY_INPUT without
/// numbers, TOO_LARGE, and BAD_FILE when header or length isn't right; all before anything is set aside for it.
Result<Matrices> matrices_from_npy(std::string_view bytes, std::string_view name);

/// The bytes of an NPY file (version 1, little-endian float64, C order).
std::string npy_from(const Matrix& matrix);

} // namespace attention
