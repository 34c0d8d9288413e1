#include "core/attention/variance.h"

#include "core/attention/guard.h"
#include "core/attention/wide.h"
#include "core/base/random.h"
#include "core/base/trace.h"

#include <cmath>

namespace attention {
namespace {

Guard check(const Row& dims, double samples) {
    Guard guard;
    guard.places(dims.size(), "dims").finite(dims, "dims").finite(samples, "samples");
    for (Index i = 0; i < dims.size() && !guard.refused(); ++i) {
        const std::string where = trace_path("dims", i);
        guard
            .require(dims(i) >= 1, Code::zero_dim, where,
                     ATTENTION_TEXT("core", "“{where}” is {value}; a vector has at least 1 component.")
                         .with("where", where)
                         .with("value", dims(i), shortest()))
            .require(std::floor(dims(i)) == dims(i), Code::bad_value, where,
                     ATTENTION_TEXT("core", "“{where}” is {value}; a vector has a whole number of components.")
                         .with("where", where)
                         .with("value", dims(i), shortest()));
    }
    return guard.require(
        samples >= 1, Code::empty_input, "samples",
        ATTENTION_TEXT("core", "{value} samples show nothing; draw at least 1.").with("value", samples, shortest()));
}

Row relative_std(const Row& dims, double samples) {
    return ((2 + 6 / dims.array()) / samples).sqrt();
}

/// P(the middle number of heads in `tosses` tosses) = Π (2j − 1)/(2j): no factor large or small.
Wide middle_probability(Index tosses) {
    Wide probability = 1;
    for (Index j = 1; j <= (tosses + 1) / 2; ++j) probability *= Wide(2 * j - 1) / Wide(2 * j);
    return probability;
}

} // namespace

Result<DotVarianceTrace> dot_variance(const Row& dims, double samples) {
    const Guard guard = check(dims, samples);
    if (guard.refused()) return guard.error();
    return DotVarianceTrace{dims, dims.array().sqrt(), Row::Ones(dims.size()), relative_std(dims, samples)};
}

Result<DotExperiment> dot_experiment(const Row& dims, std::int64_t samples, std::uint64_t seed) {
    const Guard guard = check(dims, double(samples)).work(dims.sum() * double(samples), "samples");
    if (guard.refused()) return guard.error();
    Random random(seed);
    DotExperiment result{dims, Row(dims.size()), Row(dims.size()), Row(dims.size()), Row(dims.size())};
    for (Index m = 0; m < dims.size(); ++m) {
        double sum = 0;
        double squares = 0;
        for (std::int64_t sample = 0; sample < samples; ++sample) {
            double dot = 0;
            for (Index i = 0; i < Index(dims(m)); ++i) {
                const double q = random.normal();
                dot += q * random.normal();
            }
            sum += dot;
            squares += dot * dot;
        }
        result.mean(m) = sum / double(samples);
        result.variance(m) = squares / double(samples);
    }
    result.scaled_variance = result.variance.array() / dims.array();
    result.relative_deviation = (result.scaled_variance.array() - 1) / relative_std(dims, double(samples)).array();
    return result;
}

Result<DotRademacherTrace> dot_rademacher(std::int64_t dim) {
    Guard guard;
    guard
        .require(dim >= 1, Code::zero_dim, "dim",
                 ATTENTION_TEXT("core", "A vector of {dim} components has no dot product; give at least 1.")
                     .with("dim", dim))
        .room(2 * (double(dim) + 1), "dim");
    if (guard.refused()) return guard.error();
    const Index d = Index(dim);
    DotRademacherTrace trace{Row(d + 1), Row(d + 1), double(dim), 1};
    // from the middle outwards, each binomial from its neighbour: the tails fade to 0, nothing overflows
    Wide probability = middle_probability(d);
    for (Index k = d / 2; k >= 0; --k) {
        trace.values(k) = double(2 * k - d);
        trace.values(d - k) = double(d - 2 * k);
        trace.probabilities(k) = trace.probabilities(d - k) = double(probability);
        probability *= Wide(k) / Wide(d - k + 1);
    }
    return trace;
}

} // namespace attention
