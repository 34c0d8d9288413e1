// The numbers of a figure as a table for other programs: RFC 4180, all digits, `.` and `-`.
#pragma once

#include "core/figure/figure.h"

#include <string>

namespace attention {

/// A heat map: a row of column tokens, then a line for each row, its token first. Bars: label and value.
/// Hidden places and rows without numbers stay empty.
std::string figure_csv(const FigureSpec& figure);

} // namespace attention
