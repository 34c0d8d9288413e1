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

std::string without_thousands_marks(std::string_view text, char decimal_mark) {
    std::string plain;
    std::string_view first_mark;
    while (!text.empty()) {
        const std::size_t mark = thousands_mark(text);
        if (mark == 0 || plain.empty()) {
            plain += text.front();
            text.remove_prefix(1);
            continue;
        }
        const std::string_view here = text.substr(0, mark);
        text.remove_prefix(mark);
        if (first_mark.empty()) first_mark = here;
        if (here != first_mark) plain += decimal_mark;
    }
    return plain;
}

bool may_be_decimal(std::string_view text) {
    const auto mark = text.find_first_of(",.");
    if (!has_thousands_marks(text) || mark == std::string_view::npos) return false;
    const auto behind = text.substr(mark + 1);
    return leading_digits(behind) == behind.size() || trimmed(behind.substr(leading_digits(behind))) == "%";
}

void DecimalMark::add(std::string_view cell, bool reads_with_point, bool reads_with_comma) {
    ++cells_;
    point_ += reads_with_point;
    comma_ += reads_with_comma;
    certain_ |= cell.find(',') != std::string_view::npos && !has_thousands_marks(cell);
}

} // namespace attention
