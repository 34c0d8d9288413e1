// Errors as the window says them: core names keys and paths, a person sees labels and tokens.
#pragma once

#include "core/labs/lab.h"

/// The sentence of an error with “temperature” become “Temperature”, and “scores.2.3” “Scores, 猫 → is”.
attention::Text inWindowWords(const attention::Error& error, const attention::Lab& lab,
                              const attention::Values& values);
