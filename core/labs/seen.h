// What of a lab is to be seen: all of it, or with the answers covered while somebody predicts them.
// Window, command line and reports ask here, never the lab itself, so that hidden means hidden everywhere.
#pragma once

#include "core/labs/document.h"
#include "core/labs/lab.h"

namespace attention {

/// The intermediates that were typed, as numbers; what can't be read isn't among them.
Answers answers_of(const Prediction& prediction);

/// The paths of those that are right; they need no cover any more.
std::set<std::string> found(const Lab& lab, const Values& values, const Prediction& prediction);

/// Is every number that the lab asks for typed rightly?
bool all_found(const Lab& lab, const Values& values, const Prediction& prediction);

/// The caveats to be read with what is shown: those that apply, and none that tells numbers while they are covered.
std::vector<Caveat> caveats_of(const Lab& lab, const Shown& shown);

/// What the lab computes from the values, its answers covered while somebody predicts them.
Result<Trace> seen_trace(const Lab& lab, const Values& values, const Prediction* prediction);

/// The figure of a view. Covered marks take guesses, and words that could give them away are replaced; once the answer
/// is revealed the guesses stand beside it. What the teacher has locked has no handle.
FigureSpec figure_of(const Lab& lab, const Shown& shown, std::string_view view);

/// Read-outs, formulas, steps and the sentence; empty where the lab has none. What stands at a covered path is “?”.
std::vector<Readout> readouts_of(const Lab& lab, const Shown& shown);
std::vector<Formula> formulas_of(const Lab& lab, const Shown& shown);
std::vector<Step> steps_of(const Lab& lab, const Shown& shown);
Text summary_of(const Lab& lab, const Shown& shown);

/// The sections of the explanation, their places filled; none while the answers are covered, for a text may tell them.
std::vector<Section> explanation_of(const Lab& lab, const Shown& shown, std::string_view language);

/// Is the number at the path, or any of the numbers below it, covered?
bool is_covered(const Trace& trace, std::string_view path);

} // namespace attention
