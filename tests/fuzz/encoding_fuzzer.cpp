#include "core/io/encoding.h"
#include "tests/fuzz/bytes.h"

#include <string>

using namespace attention;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto bytes = bytes_of(data, size);
    const auto text = text_from_bytes(bytes, "fuzz.txt");
    require(!shortened(bytes).empty() || bytes.empty());
    if (!text) return 0;
    require(text->find_first_of(std::string("\r\0", 2)) == std::string::npos);
    if (text->starts_with("\xEF\xBB\xBF")) return 0; // a second mark is a character
    const auto again = text_from_bytes(*text, "again");
    require(again.ok() && *again == *text);
    return 0;
}
