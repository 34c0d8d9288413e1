// Numbers and tokens as people bring them from elsewhere: spreadsheets, Markdown, lists of a program, typed.
#pragma once

#include "core/base/result.h"
#include "core/base/value.h"
#include "core/io/cell_rows.h"
#include "core/io/commas.h"

#include <optional>
#include <string_view>

namespace attention {

struct PastedNumbers {
    Matrix numbers;
    bool names_left_out = false; // texts above or beside the numbers
    bool commas_unclear = false; // a comma was read as what it might not have been: see the number of columns
};

/// One number as typed: point, or comma when asked for; minus as - or −; 25 %; 1/3; 2√3; ∞; full-width digits and
/// marks.
std::optional<double> written_number(std::string_view text, bool decimal_comma = false);

/// The numbers of a block: parted by tabs, semicolons, commas or spaces (found out, as `table_from_bytes` does), a
/// Markdown or LaTeX table, or a list as Python, NumPy and MATLAB write it. A comma is a decimal mark where every
/// number of the block can be read so and nothing else is parted by it (see `read_commas`); in a single number always.
///
/// Errors, with row and column counted from 1: EMPTY_INPUT, RAGGED, BAD_TABLE, NON_FINITE, TOO_LARGE.
Result<PastedNumbers> numbers_from_text(std::string_view text, const ColumnRoom& room = {});
Result<PastedNumbers> numbers_from_cells(const CellRows& rows);

/// The tokens of a text: each cell is one where tabs part them, or lines that are mostly single words, so that it may
/// hold spaces; else each word.
Tokens tokens_from_text(std::string_view text);
Tokens tokens_from_cells(const CellRows& rows);

} // namespace attention
