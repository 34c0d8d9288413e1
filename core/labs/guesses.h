// What a learner expects, in the figures: asked for where answers are covered, and beside them once they are revealed.
#pragma once

#include "core/labs/lab.h"

namespace attention {

/// What is expected of the number at the path.
std::optional<double> guess_at(const Prediction& prediction, const std::string& path);
/// … or of the vector there: as many as it has components, or none.
std::vector<double> guesses_at(const Prediction& prediction, const std::string& path, std::size_t count);

/// Covered marks take guesses; what is guessed already stands in them.
void ask_for_guesses(FigurePart& figure, const Shown& shown);

/// Puts the guesses beside the revealed answer.
void put_guesses_beside(FigurePart& figure, const Prediction& prediction);

/// Two sentences, one after the other.
Text both(const Text& one, const Text& other);

/// What somebody who predicts can do with the figures of the lab.
Text guess_words(const Lab& lab, const Shown& shown);

} // namespace attention
