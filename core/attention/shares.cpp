#include "core/attention/shares.h"

#include "core/attention/guard.h"
#include "core/attention/wide.h"
#include "core/base/random.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <vector>

namespace attention {
namespace {

Guard check(const Row& numbers, std::string_view where) {
    return Guard().places(numbers.size(), where).finite(numbers, where);
}

/// Every step in `Number`, so that what overflows or underflows there does so here.
template <class Number>
TypedSoftmaxTrace softmax_in(const Row& logits, SoftmaxForm form) {
    const RowOf<Number>& x = logits.cast<Number>();
    const Number shift = form == SoftmaxForm::shifted ? x.maxCoeff() : Number(0);
    RowOf<Number> exps(x.size());
    Number total = 0;
    for (Index j = 0; j < x.size(); ++j) {
        exps(j) = std::exp(x(j) - shift);
        total += exps(j);
    }
    TypedSoftmaxTrace trace;
    trace.exps = exps.template cast<double>();
    trace.total = double(total);
    trace.overflow = std::isinf(total);
    trace.underflow = (exps.array() == Number(0)).any();
    if (!trace.overflow && total > 0) trace.weights = RowOf<Number>(exps / total).template cast<double>();
    return trace;
}

/// Places by falling score; of equal ones the first comes first.
std::vector<Index> by_score(const Row& logits) {
    std::vector<Index> order(std::size_t(logits.size()));
    std::iota(order.begin(), order.end(), Index{0});
    std::stable_sort(order.begin(), order.end(), [&](Index a, Index b) { return logits(a) > logits(b); });
    return order;
}

} // namespace

double largest_exponent(Precision precision) {
    return precision == Precision::float32 ? double(std::log(std::numeric_limits<float>::max()))
                                           : std::log(std::numeric_limits<double>::max());
}

Result<TypedSoftmaxTrace> typed_softmax(const Row& logits, SoftmaxForm form, Precision precision) {
    const Guard guard = check(logits, "logits");
    if (guard.refused()) return guard.error();
    return precision == Precision::float32 ? softmax_in<float>(logits, form) : softmax_in<double>(logits, form);
}

Result<SparsemaxTrace> sparsemax(const Row& logits) {
    const Guard guard = check(logits, "logits");
    if (guard.refused()) return guard.error();
    const std::vector<Index> order = by_score(logits);
    const Wide largest = logits(order[0]); // subtracted first: only differences count
    Wide sum = 0;
    Wide threshold = 0;
    SparsemaxTrace trace;
    for (std::size_t k = 0; k < order.size(); ++k) {
        const Wide score = Wide(logits(order[k])) - largest;
        if (!(1 + Wide(k + 1) * score > sum + score)) break;
        sum += score;
        threshold = (sum - 1) / Wide(k + 1);
        trace.support = Index(k + 1);
    }
    trace.threshold = double(threshold + largest);
    trace.weights = narrow(WideRow((wide(logits).array() - largest - threshold).max(Wide(0))));
    return trace;
}

Result<MaskRow> best_places(const Row& logits, std::int64_t k) {
    Guard guard = check(logits, "logits");
    guard.require(k >= 1, Code::out_of_range, "k",
                  ATTENTION_TEXT("core", "The best {k} places can't be kept; right would be 1 or more.").with("k", k));
    if (guard.refused()) return guard.error();
    const std::vector<Index> order = by_score(logits);
    MaskRow kept = MaskRow::Constant(logits.size(), false);
    const auto count = std::min<std::int64_t>(k, logits.size());
    for (std::int64_t i = 0; i < count; ++i) kept(order[std::size_t(i)]) = true;
    return kept;
}

Result<Row> draw_counts(const Row& weights, std::int64_t draws, std::uint64_t seed) {
    Guard guard = check(weights, "weights");
    guard
        .require(draws >= 1, Code::out_of_range, "draws",
                 ATTENTION_TEXT("core", "{draws} draws show nothing; right would be 1 or more.").with("draws", draws))
        .require((weights.array() >= 0).all() && (weights.array() > 0).any(), Code::bad_value, "weights",
                 ATTENTION_TEXT("core", "Places are drawn with the weights as probabilities, so none may be negative "
                                        "and one must be above 0."))
        .work(double(draws), "draws");
    if (guard.refused()) return guard.error();
    Row counts = Row::Zero(weights.size());
    Random random(seed);
    const double total = weights.sum();
    for (std::int64_t draw = 0; draw < draws; ++draw) {
        double rest = random.uniform() * total;
        Index chosen = 0; // at the end the last one with any weight: it takes what rounding leaves over
        for (Index place = 0; place < weights.size() && rest >= 0; ++place) {
            if (weights(place) > 0) chosen = place;
            rest -= weights(place);
        }
        counts(chosen) += 1;
    }
    return counts;
}

} // namespace attention
