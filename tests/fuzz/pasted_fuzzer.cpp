#include "core/io/pasted.h"
#include "tests/fuzz/bytes.h"

using namespace attention;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto text = bytes_of(data, size);
    if (const auto block = numbers_from_text(text)) require(block->numbers.size() > 0 && block->numbers.allFinite());
    else require(!render(block.error().message, english()).empty());
    for (const auto& row : cells_from_tabs(text)) require(!row.empty());
    (void)tokens_from_text(text);
    (void)written_number(text);
    (void)written_number(text, true);
    return 0;
}
