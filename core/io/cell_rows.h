// Text → cells: the ways in which people and programs part them.
#pragma once

#include "core/base/value.h"

#include <string>
#include <string_view>
#include <vector>

namespace attention {

using CellRows = std::vector<Tokens>; // row by row, as the source parts them

/// Full-width forms and ideographic spaces and commas as their plain ones.
std::string plain_width(std::string_view text);
std::string plain_line_ends(std::string_view text);
std::string without_blanks(std::string_view text);

/// Cells parted by a character, lines by \n; "quoted" ones may hold both. Blank lines at both ends are dropped.
CellRows cells_parted_by(std::string_view text, char delimiter);
CellRows cells_parted_by_spaces(std::string_view text);
CellRows cells_of_markdown(std::string_view text);

/// 1 & 2 \\ 3 & 4, with or without \begin{bmatrix} around it.
bool is_latex(std::string_view text);
CellRows cells_of_latex(std::string_view text);

/// [[1, 2], [3, 4]], NumPy's [[1. 2.] [3. 4.]], MATLAB's [1 2; 3 4]; what stands around (array(…, dtype=…)) is left
/// out.
bool is_list(std::string_view text);
CellRows cells_of_list(std::string_view text);

/// The cells of a text whose cells are parted by tabs, whatever ends its lines: LF, CRLF or CR.
CellRows cells_from_tabs(std::string_view text);

} // namespace attention
