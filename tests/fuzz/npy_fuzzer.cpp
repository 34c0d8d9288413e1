#include "core/io/npy.h"
#include "tests/fuzz/bytes.h"

using namespace attention;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto matrices = matrices_from_npy(bytes_of(data, size), "fuzz.npy");
    if (!matrices) return 0;
    require(matrices->size() > 0);
    const auto again = matrices_from_npy(npy_from((*matrices)[0]), "again");
    require(again.ok() && (*again)[0].rows() == (*matrices)[0].rows());
    return 0;
}
