// Values of a lab ↔ JSON. Private to core, as is the JSON library.
#pragma once

#include "core/io/json.h"
#include "core/labs/lab.h"
#include "core/session/session.h"

namespace attention {

Json values_to_json(const Lab& lab, const Values& values);
Result<Values> values_from_json(const Lab& lab, const Json& json);

/// Puts the saved values of one lab into the session, by the same way as any change.
Status restore_lab(Session& session, const std::string& id, const Json& params);

Json lock_to_json(const Lock& lock);
Result<Lock> lock_from_json(const Json& json);

} // namespace attention
