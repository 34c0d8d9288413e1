// A position more or less: what has to change together when a table gets a row or column, or loses one.
#pragma once

#include "core/session/session.h"

namespace attention {

struct PositionChange {
    std::string field; // the table that is edited
    bool along_rows = true;
    Index at = 0; // the first new one stands here; or the first one that goes
    bool insert = true;
    Index count = 1; // this many, side by side
};

/// The changes that put positions in or take them out: of the table, of every other table whose rows or columns the
/// same tokens name, of these tokens, and of the choices out of them. The new numbers are 0, or where 0 can't be those
/// beside them. Or why the lab refuses.
Result<Values> position_changes(const Session& session, const PositionChange& change);

/// The changes that give a table at least so many rows and columns, as if they were put in at its end.
Result<Values> room_changes(const Session& session, const std::string& field, Index rows, Index columns);

} // namespace attention
