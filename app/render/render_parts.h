// What drawing rests on, for the About window.
#pragma once

#include "core/base/part.h"

std::vector<attention::Part> renderParts();
