// Comparing what was computed with what a case expects. Private to core.
#pragma once

#include "core/io/json.h"

#include <optional>

namespace attention {

/// The first way in which `computed` isn't what the case's `expected`, `tolerance` and `prints` say; none when
/// it passes.
std::optional<Text> first_difference(const Json& item, const Json& computed);

} // namespace attention
