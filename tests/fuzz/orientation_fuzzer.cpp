#include "core/io/orientation.h"
#include "tests/fuzz/bytes.h"

#include <cmath>
#include <cstring>

using namespace attention;

namespace {

/// Six bytes choose the sizes and the overrides, the others the weights: one byte each, or eight as they are.
Matrix matrix_of(Index rows, Index columns, bool whole, std::string_view bytes) {
    Matrix matrix = Matrix::Zero(rows, columns);
    const std::size_t step = whole ? 8 : 1;
    for (Index i = 0; i < matrix.size() && bytes.size() >= step; ++i, bytes.remove_prefix(step)) {
        double& weight = matrix.data()[i];
        if (whole) std::memcpy(&weight, bytes.data(), sizeof weight);
        else weight = double(std::uint8_t(bytes[0])) / 16;
    }
    return matrix;
}

AxisChoice choice_of(unsigned number) {
    return AxisChoice(number % 3);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size < 6) return 0;
    const Matrix file = matrix_of(data[0] % 9, data[1] % 9, data[2] % 2 == 1, bytes_of(data + 6, size - 6));
    const Index sources = data[3] % 9, targets = data[4] % 9;
    const AxisChoice source_axis = choice_of(data[5]), normalised = choice_of(data[5] / 3);
    (void)detect_orientation(file, sources, targets, source_axis, normalised);
    const auto fitted = fit_weights(file, sources, targets, source_axis, normalised);
    if (!fitted) return 0;
    require(fitted->weights.rows() == targets && fitted->weights.cols() == sources);
    require(fitted->dropped_rows >= 0 && fitted->dropped_columns >= 0);
    require(fitted->dropped_mass_max >= 0 && fitted->dropped_mass_max <= 1);
    require(orientation_note(fitted->orientation).empty() == fitted->orientation.certain);
    return 0;
}
