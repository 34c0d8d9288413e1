// What a cell of a table says as a number.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace attention {

/// Without blanks and tabs around it.
std::string_view trimmed(std::string_view text);

/// The number in a cell, `86.4%` is 0.864; NaN and ∞ count as numbers here.
std::optional<double> cell_number(std::string_view text, bool decimal_comma);

/// One to three digits and then groups of exactly three, perhaps with decimals: 1,234 or 12 345.6.
bool has_thousands_marks(std::string_view text);

/// Such a number as one writes it without these marks: 1.234,50 is 1234.50.
std::string without_thousands_marks(std::string_view text, char decimal_mark = '.');

/// 1,234 or 1.234: what looks like a mark between thousands may be the decimal mark.
bool may_be_decimal(std::string_view text);

/// Which decimal mark the cells of a table are written with.
class DecimalMark {
public:
    void add(std::string_view cell, bool reads_with_point, bool reads_with_comma);
    /// A comma, where every number can be read so and one comma at least can't part thousands. Where neither mark
    /// reads all, the one that reads more: what it doesn't read is what is wrong.
    bool is_comma() const { return comma_ == cells_ ? certain_ : comma_ > point_; }

private:
    std::size_t cells_ = 0, point_ = 0, comma_ = 0;
    bool certain_ = false;
};

} // namespace attention
