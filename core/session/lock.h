// What a teacher has locked holds, whichever way an action comes.
#pragma once

#include "core/session/session.h"

namespace attention {

/// The values of the lab's parameters that can't be changed.
Values held_values(const Session& session, const Lab& lab);

/// Is all that is locked in `before` the same in `after`? `asked` is what was to be changed by name.
Status keeps_lock(const Session& before, const Session& after, const Values& asked);

} // namespace attention
