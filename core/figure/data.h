// The numbers of a figure, for other programs: all digits, whatever the figure itself shows of them.
#pragma once

#include "core/figure/figure.h"

#include <string>
#include <vector>

namespace attention {

/// A heat map: its cells. Bars: one row. Arrows: x and y. A table: the columns that hold numbers, a vector one column
/// for each of its components. 0 where a weight is hidden, NaN where there is no number.
Matrix figure_numbers(const FigureSpec& figure);

/// For each column of a table: how many numbers its cells hold; 0 for words.
std::vector<std::size_t> column_widths(const Table& table);

} // namespace attention
