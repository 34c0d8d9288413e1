// Why scores are divided by √d_k: the variance of q·k is d_k when the components are independent with
// mean 0 and variance 1 (Vaswani et al., 2017, footnote 4).
#pragma once

#include "core/base/matrix.h"
#include "core/base/result.h"

#include <cstdint>

namespace attention {

struct DotVarianceTrace {
    Row raw_variance;            // m: d
    Row raw_std;                 // m: √d
    Row scaled_variance;         // m: 1, of q·k/√d
    Row sample_variance_rel_std; // m: √((2 + 6/d)/samples), for normal components
};

/// dims: m whole numbers ≥ 1. EMPTY_INPUT (no dims, no samples), ZERO_DIM, BAD_VALUE, NON_FINITE.
Result<DotVarianceTrace> dot_variance(const Row& dims, double samples);

struct DotExperiment {
    Row dims;               // m
    Row mean;               // m: of q·k over the samples
    Row variance;           // m: mean of (q·k)²; the true mean is 0
    Row scaled_variance;    // m: variance / d
    Row relative_deviation; // m: (variance/d − 1) in units of `sample_variance_rel_std`
};

/// Draws `samples` pairs of normal vectors for each of the dims: same seed, same numbers. Refusals of
/// `dot_variance`, and TOO_LARGE when Σ dims · samples is above 10⁹.
Result<DotExperiment> dot_experiment(const Row& dims, std::int64_t samples, std::uint64_t seed);

struct DotRademacherTrace {
    Row values;        // d + 1: −d, −d + 2, … d
    Row probabilities; // d + 1: binomial(d, k) / 2^d
    double variance = 0;
    double scaled_variance = 1;
};

/// The exact law of q·k for components ±1. ZERO_DIM, TOO_LARGE.
Result<DotRademacherTrace> dot_rademacher(std::int64_t dim);

} // namespace attention
