#include "core/io/encoding.h"

#include <algorithm>
#include <cstdint>

namespace attention {
namespace {

enum class ByteOrder { little, big };

/// How many bytes the code point takes that `lead` begins, 0 if none begins so.
std::size_t sequence_length(unsigned char lead) {
    if (lead < 0x80) return 1;
    if (lead >= 0xC2 && lead < 0xE0) return 2;
    if (lead >= 0xE0 && lead < 0xF0) return 3;
    if (lead >= 0xF0 && lead < 0xF5) return 4;
    return 0;
}

/// Neither written longer than needed, nor half of a surrogate pair, nor beyond Unicode.
bool is_scalar_value(char32_t c, std::size_t length) {
    constexpr char32_t smallest[] = {0, 0, 0x80, 0x800, 0x10000};
    return c >= smallest[length] && c <= 0x10FFFF && !(c >= 0xD800 && c < 0xE000);
}

void append_utf8(std::string& text, char32_t c) {
    if (c < 0x80) {
        text += char(c);
        return;
    }
    const int more = c < 0x800 ? 1 : c < 0x10000 ? 2 : 3;
    constexpr unsigned lead[] = {0, 0xC0, 0xE0, 0xF0};
    text += char(lead[more] | (c >> (6 * more)));
    for (int i = more - 1; i >= 0; --i) text += char(0x80 | ((c >> (6 * i)) & 0x3F));
}

std::string with_line_feeds(std::string text) {
    std::size_t out = 0;
    for (std::size_t in = 0; in < text.size(); ++in) {
        const bool pair = text[in] == '\r' && in + 1 < text.size() && text[in + 1] == '\n';
        if (!pair) text[out++] = text[in] == '\r' ? '\n' : text[in];
    }
    text.resize(out);
    return text;
}

Error not_utf8(std::string_view name, std::string_view bytes, std::size_t at) {
    const std::string before = with_line_feeds(std::string(bytes.substr(0, at)));
    const auto line_start = before.rfind('\n') + 1; // npos + 1 = 0
    return {Code::bad_encoding, std::string(name),
            ATTENTION_TEXT("core",
                           "“{name}” isn't UTF-8 text: line {line}, byte {byte} makes no sense. Save it as UTF-8 (it "
                           "may be GB18030).")
                .with("name", std::string(name))
                .with("line", std::int64_t(std::count(before.begin(), before.end(), '\n') + 1))
                .with("byte", std::int64_t(before.size() - line_start + 1))};
}

Error not_utf16(std::string_view name, std::size_t at) {
    return {Code::bad_encoding, std::string(name),
            ATTENTION_TEXT("core", "“{name}” isn't whole UTF-16 text: byte {byte} makes no sense. Save it as UTF-8.")
                .with("name", std::string(name))
                .with("byte", std::int64_t(at + 1))};
}

Error not_text(std::string_view name) {
    return {Code::bad_file, std::string(name),
            ATTENTION_TEXT("core", "“{name}” isn't text: it has zero bytes in it. Right would be a text file in UTF-8.")
                .with("name", std::string(name))};
}

Result<std::string> from_utf16(std::string_view bytes, ByteOrder order, std::string_view name) {
    if (bytes.size() % 2 != 0) return not_utf16(name, bytes.size() - 1);
    const auto unit = [&](std::size_t at) {
        const auto first = std::uint8_t(bytes[at]), second = std::uint8_t(bytes[at + 1]);
        return char32_t(order == ByteOrder::little ? first | second << 8 : first << 8 | second);
    };
    std::string text;
    text.reserve(bytes.size());
    for (std::size_t at = 0; at < bytes.size(); at += 2) {
        char32_t c = unit(at);
        if (c >= 0xD800 && c < 0xE000) {
            const char32_t low = c < 0xDC00 && at + 2 < bytes.size() ? unit(at + 2) : 0;
            if (low < 0xDC00 || low >= 0xE000) return not_utf16(name, at);
            c = 0x10000 + ((c - 0xD800) << 10) + (low - 0xDC00);
            at += 2;
        }
        append_utf8(text, c);
    }
    return text;
}

/// Without a byte-order mark, Latin letters give UTF-16 away: many bytes are zero, and nearly all on the same side.
bool has_zeros_of(std::string_view bytes, ByteOrder order) {
    const auto sample = bytes.substr(0, 4096);
    std::size_t zeros[2] = {0, 0};
    for (std::size_t i = 0; i < sample.size(); ++i) zeros[i % 2] += sample[i] == 0;
    const std::size_t high = zeros[order == ByteOrder::little ? 1 : 0];
    const std::size_t low = zeros[order == ByteOrder::little ? 0 : 1];
    const bool many = high * 20 >= sample.size() * 3;           // 30 % of the pairs
    const bool enough = high >= 3 || high * 2 == sample.size(); // one stray zero says nothing
    return bytes.size() % 2 == 0 && high > 0 && many && enough && low * 4 <= high;
}

Result<std::string> checked_utf8(std::string_view bytes, std::string_view name) {
    for (std::size_t at = 0; at < bytes.size();) {
        const CodePoint c = first_code_point(bytes.substr(at));
        if (c.value == 0xFFFD && c.length == 1) return not_utf8(name, bytes, at);
        at += c.length;
    }
    return std::string(bytes);
}

Result<std::string> decoded(std::string_view bytes, std::string_view name) {
    using namespace std::string_view_literals;
    if (bytes.starts_with("\xEF\xBB\xBF"sv)) return checked_utf8(bytes.substr(3), name);
    if (bytes.starts_with("\xFF\xFE"sv)) return from_utf16(bytes.substr(2), ByteOrder::little, name);
    if (bytes.starts_with("\xFE\xFF"sv)) return from_utf16(bytes.substr(2), ByteOrder::big, name);
    for (const ByteOrder order : {ByteOrder::little, ByteOrder::big})
        if (has_zeros_of(bytes, order)) return from_utf16(bytes, order, name);
    return checked_utf8(bytes, name);
}

} // namespace

Result<std::string> text_from_bytes(std::string_view bytes, std::string_view name) {
    auto text = decoded(bytes, name);
    if (!text) return text;
    if (text->find('\0') != std::string::npos) return not_text(name);
    return with_line_feeds(*std::move(text));
}

CodePoint first_code_point(std::string_view text) {
    constexpr CodePoint invalid{0xFFFD, 1};
    const auto lead = static_cast<unsigned char>(text.front());
    const std::size_t length = sequence_length(lead);
    if (length == 0 || length > text.size()) return invalid;
    if (length == 1) return {lead, 1};
    char32_t c = lead & (0xFFU >> (length + 1));
    for (std::size_t i = 1; i < length; ++i) {
        const auto byte = static_cast<unsigned char>(text[i]);
        if ((byte & 0xC0) != 0x80) return invalid;
        c = c << 6 | (byte & 0x3F);
    }
    return is_scalar_value(c, length) ? CodePoint{c, length} : invalid;
}

bool is_white_space(char32_t c) {
    return (c >= 0x09 && c <= 0x0D) || c == 0x20 || c == 0x85 || c == 0xA0 || c == 0x1680 ||
           (c >= 0x2000 && c <= 0x200A) || c == 0x2028 || c == 0x2029 || c == 0x202F || c == 0x205F || c == 0x3000;
}

std::string shortened(std::string_view text, std::size_t most) {
    std::string result;
    for (std::size_t count = 0; !text.empty(); ++count) {
        if (count == most) return result + "…";
        const CodePoint c = first_code_point(text);
        const bool control = c.value < 0x20 || (c.value >= 0x7F && c.value < 0xA0);
        append_utf8(result, control ? U' ' : c.value);
        text.remove_prefix(c.length);
    }
    return result;
}

} // namespace attention
