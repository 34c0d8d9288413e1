#include "core/io/table.h"
#include "tests/fuzz/bytes.h"

#include <algorithm>

using namespace attention;

namespace {

/// What is read is whole, and comes back from what is written of it.
void check(const NumberTable& table) {
    require(table.numbers.size() > 0 && table.numbers.allFinite());
    require(table.row_names.empty() || table.row_names.size() == std::size_t(table.numbers.rows()));
    require(table.column_names.empty() || table.column_names.size() == std::size_t(table.numbers.cols()));
    if (table.row_names.empty() != table.column_names.empty()) return; // names on one side can look like numbers
    for (const auto& text : {table_to_csv(table), table_to_tsv(table)}) {
        const auto again = table_from_bytes(text, "again");
        require(again.ok() && again->numbers.rows() == table.numbers.rows() && again->numbers == table.numbers);
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (const auto table = table_from_bytes(bytes_of(data, size), "fuzz.tsv")) check(*table);
    else require(!render(table.error().message, english()).empty());
    return 0;
}
