// What commas mean in a text where they could part two columns or be the decimal marks of one.
#pragma once

#include "core/base/matrix.h"

#include <limits>
#include <string_view>

namespace attention {

/// How many columns numbers can have where they are to go.
struct ColumnRoom {
    Index least = 1;
    Index most = std::numeric_limits<Index>::max();

    bool fits(Index columns) const { return columns >= least && columns <= most; }
};

struct CommaReading {
    bool decimals = false; // each line is one number
    bool clear = true;     // nobody could mean the other one
};

/// Decides by the room, else by the numbers: 0,75 and 1,05 are decimals, unless the lines are numbered 0, 1, 2 …
CommaReading read_commas(std::string_view text, const ColumnRoom& room);

} // namespace attention
