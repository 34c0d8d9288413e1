// The rows of a figure that were asked for.
#pragma once

#include "core/labs/lab.h"

#include <vector>

namespace attention {

/// The numbers of the rows to be shown, of `count` there are.
inline std::vector<Index> rows_shown(const Shown& shown, Index count) {
    if (!shown.rows.empty()) return shown.rows;
    std::vector<Index> all;
    for (Index i = 0; i < count; ++i) all.push_back(i);
    return all;
}

} // namespace attention
