// A position more or less: what has to change together when a table gets a row or column, or loses one.
#pragma once

#include "core/session/session.h"

namespace attention {

struct PositionChange {
    std::string field; // the table that is edited
    bool along_rows = true;
    Index at = 0; // the new one stands here; or the one that goes
    bool insert = true;
};

/// The changes that put a position in or take it out: of the table, of every other table whose rows or columns the
/// same tokens name, of these tokens, and of the choices out of them. The new numbers are 0, or where 0 can't be those
/// beside them. Or why the lab refuses.
Result<Values> position_changes(const Session& session, const PositionChange& change);

} // namespace attention
