#include "core/io/cell_number.h"

#include "core/base/number.h"

namespace attention {
namespace {

bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

/// The bytes of the mark that parts thousands at the front of `text`, 0 if there is none.
std::size_t thousands_mark(std::string_view text) {
    for (const std::string_view mark : {",", ".", " ", "'", "’", "_", "\u00A0", "\u2009", "\u202F"})
        if (text.starts_with(mark)) return mark.size();
    return 0;
}

std::size_t leading_digits(std::string_view text) {
    std::size_t digits = 0;
    while (digits < text.size() && is_digit(text[digits])) ++digits;
    return digits;
}

} // namespace

std::string_view trimmed(std::string_view text) {
    const auto is_blank = [](char c) { return c == ' ' || c == '\t'; };
    while (!text.empty() && is_blank(text.front())) text.remove_prefix(1);
    while (!text.empty() && is_blank(text.back())) text.remove_suffix(1);
    return text;
}

std::optional<double> cell_number(std::string_view text, bool decimal_comma) {
    const bool is_percent = text.ends_with('%');
    if (is_percent) text = trimmed(text.substr(0, text.size() - 1));
    if (text.ends_with(',')) return std::nullopt; // “1,” belongs to a list, not to a number
    const auto number = parse_number(text, decimal_comma);
    return number && is_percent ? *number / 100 : number;
}

bool has_thousands_marks(std::string_view text) {
    for (const std::string_view sign : {"-", "+", "−"})
        if (text.starts_with(sign)) text.remove_prefix(sign.size());
    const std::size_t first = leading_digits(text);
    if (first == 0 || first > 3 || text.front() == '0') return false;
    text.remove_prefix(first);
    int groups = 0;
    for (std::size_t mark = thousands_mark(text); mark > 0 && leading_digits(text.substr(mark)) == 3;
         mark = thousands_mark(text)) {
        text.remove_prefix(mark + 3);
        ++groups;
    }
    const std::size_t mark = thousands_mark(text); // of the decimals
    text.remove_prefix(mark + leading_digits(text.substr(mark)));
    return groups > 0 && (text.empty() || trimmed(text) == "%");
}

} // namespace attention
