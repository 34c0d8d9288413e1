// Word alignment without a network, and the evidence of the papers.
#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace attention {

using AlignmentPair = std::pair<std::int64_t, std::int64_t>; // source and target position, from 1

struct CrossingsTrace {
    std::int64_t crossings = 0; // pairs of links whose order differs on the two sides
    bool monotone = false;      // no crossing
    bool diagonal_only = false; // every link joins equal positions
};

/// EMPTY_INPUT (no links), OUT_OF_RANGE (a position below 1).
Result<CrossingsTrace> alignment_crossings(const std::vector<AlignmentPair>& pairs);

/// high − low of two decimal numbers as printed in papers ("26.75"), subtracted digit by digit: 8.93 and not
/// 8.929999999999996. BAD_VALUE (not a decimal number), NON_FINITE, TOO_LARGE (more than 1000 digits).
Result<double> bleu_difference(const std::string& high, const std::string& low);

} // namespace attention
