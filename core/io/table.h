// Tables of numbers as text: what people paste from spreadsheets and programs write as TSV or CSV.
#pragma once

#include "core/base/result.h"
#include "core/base/value.h"
#include "core/io/commas.h"

#include <string>
#include <string_view>

namespace attention {

struct NumberTable {
    Matrix numbers;      // rows × columns
    Tokens row_names;    // one a row, or empty when the table has none
    Tokens column_names; // one a column, or empty
};

/// The table in the bytes of a file called `name`.
///
/// Cells are parted by tabs, semicolons, commas or spaces (found out), and may be quoted "like ""this""". Decimals
/// are written with a point, or all with a comma where commas part nothing, as when `room` says so; `86.4%` is 0.864;
/// minus is - or −.
/// The first row and the first column may hold names: when more than half of them aren't numbers (a text in the
/// corner doesn't count), or when the corner is empty. Empty lines at either end and empty columns at the right are
/// ignored.
///
/// Errors: EMPTY_INPUT; RAGGED with the line and both counts; BAD_TABLE and NON_FINITE with row and column, and
/// the cell as a spreadsheet calls it (C2) for programs; TOO_LARGE above 16 million cells; BAD_ENCODING.
Result<NumberTable> table_from_bytes(std::string_view bytes, std::string_view name, const ColumnRoom& room = {});

/// The inverse: as many digits as give the same double back, `-` for minus, a point for decimals. Tabs and line ends
/// in names become spaces.
std::string table_to_tsv(const NumberTable& table);
/// The same with commas, quoted as RFC 4180 says.
std::string table_to_csv(const NumberTable& table);

} // namespace attention
