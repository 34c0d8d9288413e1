// What a learner is asked, typed, and is told. Labs that ask for numbers have hooks of these types.
#pragma once

#include "core/base/text.h"
#include "core/base/value.h"

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace attention {

/// A number that is asked for, in the order of the calculation.
struct Blank {
    std::string path;                    // in the trace: `scores.2.1`
    int step = 1;                        // of the calculation, counted from 1
    Text label;                          // “scaled score of 猫”
    std::vector<std::string> opens = {}; // other paths with the same number: seen, too, once it is right
};

/// A number as it was typed, and how far from it the true one may be.
struct Answer {
    double value = 0;
    double tolerance = 0;
};

/// What was typed so far, by path.
using Answers = std::map<std::string, Answer, std::less<>>;

/// At least so many decimals are asked of a number that hasn't fewer.
constexpr int asked_decimals = 2;

/// Reads 0.93, −2, 93.2%, 1/3, √2, −3√2/2, sqrt(2), −∞, -inf. The tolerance is half a unit of the last decimal typed,
/// as rounding allows, but never more than half a unit of `asked_decimals` (±0.005; of a percentage ±0.005 as well) and
/// never less than ±0.000001. Fractions and roots are exact: ±0.000001.
std::optional<Answer> read_answer(std::string_view typed);

struct Verdict {
    enum class Kind {
        right,
        follows, // wrong, but it follows from an earlier number that was typed
        mistake, // a known mistake gives this number
        wrong,
    };
    Kind kind = Kind::wrong;
    std::vector<std::string> mistakes; // ids, the likeliest first; several when they can't be told apart
    bool gives_it = false; // mistake: the whole calculation done with the first of them gives this very number
    std::string from;      // follows: the path of the earlier wrong number it comes from; empty: rounded ones
    double tolerance = 0;  // what was allowed
    Text text;             // the sentence for the learner
};

} // namespace attention
