// The largest of several numbers, when it isn't one alone.
#pragma once

#include "core/base/matrix.h"
#include "core/base/text.h"
#include "core/base/value.h"

namespace attention {

/// How many have the largest number.
Index tied(const Row& numbers);

/// Is this the largest, and not every one's?
bool stands_out(const Row& numbers, Index place);

/// Who has the largest number: "cat", "little = cat", "5 places equally". `names`: one a number.
Text names_of_largest(const Tokens& names, const Row& numbers);

} // namespace attention
