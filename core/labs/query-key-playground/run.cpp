#include "core/attention/attend.h"
#include "core/attention/softmax.h"
#include "core/labs/query-key-playground/playground.h"

#include <algorithm>
#include <cmath>

namespace attention::playground {
namespace {

constexpr Index region_side = 48;       // squares along each axis
constexpr double smallest_extent = 2.5; // of the plane

/// Room for every arrow; steady while one is dragged inside the plane.
double plane_extent(const Row& query, const Matrix& keys) {
    const double largest = std::max(query.cwiseAbs().maxCoeff(), keys.cwiseAbs().maxCoeff());
    return std::max(smallest_extent, std::ceil(largest * 2) / 2);
}

/// As a calculation on paper would go on with the printed weights: D03, D05.
void add_rounded(Trace& trace, const Row& weights, const Matrix& values) {
    Row rounded(weights.size());
    for (Index i = 0; i < weights.size(); ++i)
        rounded(i) = parse_number(format_number(weights(i), fixed(3))).value_or(0);
    trace.add("rounded_weights", rounded);
    trace.add("rounded_sum", rounded.sum());
    trace.add("rounded_output", Row(rounded * values));
}

/// The chosen key along the query and across it. A zero query has no direction.
void add_parts(Trace& trace, const Row& query, const Row& key) {
    const double length = query.norm();
    trace.add("query_length", length);
    trace.add("key_length", key.norm());
    if (!(length > 0)) {
        trace.add("parallel", Error{Code::zero_norm, "query",
                                    ATTENTION_TEXT("query-key-playground",
                                                   "A zero query has no direction, so no key has a part along it; "
                                                   "drag the query away from the origin.")});
        return;
    }
    const Row direction = query / length;
    const double along = key.dot(direction);
    const Row parallel = along * direction;
    trace.add("along", along);
    trace.add("parallel", parallel);
    trace.add("perpendicular", Row(key - parallel));
    if (key.norm() > 0) trace.add("cosine", std::clamp(along / key.norm(), -1.0, 1.0));
}

/// The query put into the middle of each square of the plane: which key would win, and with which weight.
Status add_regions(Trace& trace, const Matrix& keys, double factor, double extent) {
    const Index n = region_side;
    Matrix queries(n * n, 2);
    for (Index row = 0; row < n; ++row)
        for (Index column = 0; column < n; ++column) {
            queries(row * n + column, 0) = extent * (2.0 * double(column) + 1 - double(n)) / double(n);
            queries(row * n + column, 1) = extent * (2.0 * double(row) + 1 - double(n)) / double(n);
        }
    const auto softmax = row_softmax(factor * queries * keys.transpose());
    if (!softmax) return softmax.error();
    Matrix owner(n, n), strength(n, n);
    for (Index i = 0; i < n * n; ++i) {
        const Index best = softmax->argmax[std::size_t(i)];
        owner.data()[i] = double(best);
        strength.data()[i] = softmax->weights(i, best);
    }
    trace.add("region_owner", std::move(owner));
    trace.add("region_strength", std::move(strength));
    return Done{};
}

} // namespace

Result<Trace> run(const Values& values) {
    const Params params = field_table().read(values);
    const Matrix& query = params.query[0];
    const Matrix& keys = params.keys[0];
    const Matrix& numbers = params.values[0];
    const Scale scale = params.scale ? Scale::sqrt_dk : Scale::none;
    auto attention = attend({query, keys, numbers, scale, 1, {}});
    if (!attention) return attention.error();
    auto softmax = row_softmax(attention->scores);
    if (!softmax) return softmax.error();
    const Row weights = attention->weights.row(0);
    const double extent = plane_extent(query, keys);

    Trace trace;
    trace.add("names", params.names[0]);
    trace.add("position", params.position);
    trace.add("query", Row(query.row(0)));
    trace.add("keys", keys);
    trace.add("values", numbers);
    trace.add("extent", extent);
    add_parts(trace, query.row(0), keys.row(params.position));
    trace.add("dots", Row(attention->dots.row(0)));
    trace.add("scale_factor", attention->scale_factor);
    trace.add("scores", Row(attention->scores.row(0)));
    trace.add("shift", softmax->shift(0));
    trace.add("exp_shifted", Row(softmax->exps.row(0)));
    trace.add("exp_total", softmax->totals(0));
    trace.add("weights", weights);
    trace.add("argmax", double(softmax->argmax[0]));
    trace.add("sum", softmax->sums(0));
    trace.add("entropy", softmax->entropy(0));
    trace.add("effective_count", softmax->effective_count(0));
    trace.add("output", Row(attention->outputs.row(0)));
    add_rounded(trace, weights, numbers);
    if (params.regions)
        if (auto status = add_regions(trace, keys, attention->scale_factor, extent); !status) return status.error();
    if (params.projection && trace.get<Error>("parallel") != nullptr) trace.note(trace.get<Error>("parallel")->message);
    return trace;
}

} // namespace attention::playground
