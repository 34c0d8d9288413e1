// How near the guesses came.
#pragma once

#include "core/labs/lab.h"

namespace attention {

/// How near the guesses came.
struct Outcome {
    Index numbers = 0; // guessed
    double mean_error = 0;
    double largest_error = 0;
    std::string largest_at; // the label of the mark with the largest error
    NumberFormat format;    // of the errors
    bool shares = true;     // all of them are percentages
    Index marks = 0;        // rows in which a cell was marked
    Index right_marks = 0;
    Index asked = 0; // intermediates of a calculation by hand
    Index typed = 0;
    Index right = 0;
};

/// Compares guesses and marks with what the figures show; `shown` must not be covered.
Outcome outcome_of(const Lab& lab, const Shown& shown);
Text outcome_words(const Outcome& outcome);
/// The same, and the best that was reached here before.
Text best_words(const Outcome& outcome, double best);

} // namespace attention
