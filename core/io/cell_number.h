// What a cell of a table says as a number.
#pragma once

#include <optional>
#include <string_view>

namespace attention {

/// Without blanks and tabs around it.
std::string_view trimmed(std::string_view text);

/// The number in a cell, `86.4%` is 0.864; NaN and ∞ count as numbers here.
std::optional<double> cell_number(std::string_view text, bool decimal_comma);

/// One to three digits and then groups of exactly three, perhaps with decimals: 1,234 or 12 345.6.
bool has_thousands_marks(std::string_view text);

} // namespace attention
