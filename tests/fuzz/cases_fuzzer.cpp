// Any bytes must give a report or a refusal: never a crash, a hang, or NaN in a result.
#include "core/cases/cases.h"

#include <cstddef>
#include <cstdint>
#include <string_view>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    (void)attention::compute_cases(text, attention::english());
    (void)attention::check_cases(text, attention::english());
    return 0;
}
