// What must hold whatever was done.
#pragma once

#include "tests/app/monkey_world.h"

/// From now on every message of Qt is a fault, but for what this platform can't do.
void catchQtMessages();

/// What is wrong; empty: nothing. After every action.
QString faultNow(const World& world);
/// … what costs more to find out, while neither a list nor a dialog is open.
QString faultWithin(World& world, std::uint64_t chosenView);

/// Memory in use, in MB; 0 where the system doesn't tell.
double megabytes();
