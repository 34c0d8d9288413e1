// The registry: the name of a kind → the function that computes it from JSON. Private to core.
#pragma once

#include "core/cases/fields.h"

#include <span>
#include <string_view>

namespace attention {

struct Kind {
    std::string_view name;
    Result<Json> (*compute)(Fields& inputs); // the fields of `expected`
};

std::span<const Kind> all_kinds(); // in alphabetical order

} // namespace attention
