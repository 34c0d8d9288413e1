// The numbers of a figure as a table for other programs: RFC 4180, all digits, `.` and `-`.
#pragma once

#include "core/figure/figure.h"

#include <string>
#include <vector>

namespace attention {

using FigureRows = std::vector<std::vector<std::string>>;

/// A heat map: a row of column tokens, then a line for each row, its token first. Bars: label and value.
/// A vector has a column for each component. Hidden weights are 0, places without a number stay empty.
FigureRows figure_rows(const FigureSpec& figure);

std::string figure_csv(const FigureSpec& figure);
/// … as spreadsheets put it on the clipboard.
std::string figure_tsv(const FigureSpec& figure);

} // namespace attention
