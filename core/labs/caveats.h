// Caveats that every lab states with the same words.
#pragma once

#include "core/labs/lab.h"

namespace attention {

/// E241: scores that somebody sets aren't what training finds.
Caveat no_trained_model(bool (*relevant)(const Values&) = nullptr);

/// C43: digits that are shown need not add up to the sum of the weights.
Caveat rounded_weights(bool (*relevant)(const Values&) = nullptr);

} // namespace attention
