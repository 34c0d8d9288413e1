// Bytes → text: UTF-8 and UTF-16 in, valid UTF-8 with plain line ends out; and walking over code points.
#pragma once

#include "core/base/result.h"

#include <cstddef>
#include <string>
#include <string_view>

namespace attention {

/// Text out of the bytes of a file called `name`: UTF-8 with or without byte-order mark, UTF-16 of either byte
/// order (without a mark when the zero bytes give it away). CRLF and CR become LF. BAD_ENCODING for anything
/// else, with the line and the byte in it; BAD_FILE for zero bytes, which no text has.
Result<std::string> text_from_bytes(std::string_view bytes, std::string_view name);

struct CodePoint {
    char32_t value = 0;
    std::size_t length = 0; // bytes it takes in UTF-8
};

/// The first code point of a non-empty text; U+FFFD of length 1 where the text isn't valid UTF-8.
CodePoint first_code_point(std::string_view text);

bool is_white_space(char32_t c); // Unicode's White_Space

/// At most `most` code points, control characters as spaces, "…" where it was cut: for quoting in a sentence.
std::string shortened(std::string_view text, std::size_t most = 24);

} // namespace attention
