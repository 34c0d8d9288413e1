// Values of a lab ↔ JSON. Private to core, as is the JSON library.
#pragma once

#include "core/io/json.h"
#include "core/labs/lab.h"

namespace attention {

Json values_to_json(const Lab& lab, const Values& values);
Result<Values> values_from_json(const Lab& lab, const Json& json);

} // namespace attention
