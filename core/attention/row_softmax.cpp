// The rows of a whole matrix, in plain double: this runs at every mouse move.
#include "core/attention/guard.h"
#include "core/attention/softmax.h"

#include "core/base/trace.h"

#include <cmath>

namespace attention {
namespace {

constexpr double lowest = std::numeric_limits<double>::lowest();

struct Rows {
    const Matrix& scores;
    const Mask& allowed; // may be empty
    Temperature temperature;
    RowSoftmax& result;

    bool is_allowed(Index row, Index place) const { return allowed.size() == 0 || allowed(row, place); }

    double logit(double score) const {
        if (temperature.is_zero()) return score;
        if (temperature.is_infinite()) return 0;
        return score / temperature.value();
    }

    /// (score − largest)/τ, subtracted first so that an overflowing score/τ does no harm.
    double shifted(double score, double largest) const {
        if (temperature.is_infinite() || score == largest) return 0;
        if (temperature.is_zero()) return lowest;
        return std::max((score - largest) / temperature.value(), lowest);
    }

    std::optional<Error> refusal(Index row) const {
        const Row one = scores.row(row);
        Guard guard;
        for (Index j = 0; j < one.size(); ++j)
            if (!std::isfinite(one(j))) guard.finite(one(j), trace_path("scores", row, j));
        bool any = allowed.size() == 0;
        for (Index j = 0; j < one.size() && !any; ++j) any = allowed(row, j);
        guard.require(any, Code::all_masked, trace_path("allowed", row),
                      ATTENTION_TEXT("core", "Row {row} of the mask (counted from 0) hides every place; allow at least "
                                             "one, or this query has nothing to attend to.")
                          .with("row", std::int64_t(row)));
        return guard.refused() ? std::optional(guard.error()) : std::nullopt;
    }

    Index best_place(Index row) const {
        Index best = -1;
        for (Index j = 0; j < scores.cols(); ++j)
            if (is_allowed(row, j) && (best < 0 || scores(row, j) > scores(row, best))) best = j;
        return best;
    }

    void fill(Index row) {
        const Index best = best_place(row);
        const double largest = scores(row, best);
        double others = 0;
        double spread = 0;
        for (Index j = 0; j < scores.cols(); ++j) {
            result.logits(row, j) = logit(scores(row, j));
            if (!is_allowed(row, j)) continue;
            const double exponent = shifted(scores(row, j), largest);
            const double term = std::exp(exponent);
            result.exps(row, j) = term;
            if (j != best) others += term;
            if (term > 0) spread -= term * exponent;
        }
        const double total = 1 + others;
        result.argmax[std::size_t(row)] = best;
        result.shift(row) = logit(largest);
        result.totals(row) = total;
        result.weights.row(row) = result.exps.row(row) / total;
        result.sums(row) = result.weights.row(row).sum();
        result.entropy(row) = std::log1p(others) + spread / total;
        result.effective_count(row) = std::exp(result.entropy(row));
    }
};

RowSoftmax zeros(Index rows, Index columns) {
    RowSoftmax result;
    result.logits = result.exps = result.weights = Matrix::Zero(rows, columns);
    result.shift = result.totals = result.sums = result.entropy = result.effective_count = Row::Zero(rows);
    result.argmax.assign(std::size_t(rows), -1);
    result.errors.assign(std::size_t(rows), std::nullopt);
    return result;
}

} // namespace

Result<RowSoftmax> row_softmax(const Matrix& scores, const Mask& allowed, Temperature temperature) {
    Guard guard;
    guard.matrix(scores, "scores");
    if (allowed.size() != 0) guard.mask(std::optional(allowed), scores.rows(), scores.cols());
    guard.require(temperature.valid(), Code::bad_temperature, "temperature",
                  ATTENTION_TEXT("core", "The temperature is {value}; it must be a number from 0 on, or infinite.")
                      .with("value", format_number(temperature.value(), shortest())));
    if (guard.refused()) return guard.error();

    RowSoftmax result = zeros(scores.rows(), scores.cols());
    Rows rows{scores, allowed, temperature, result};
    for (Index i = 0; i < scores.rows(); ++i) {
        auto& problem = result.errors[std::size_t(i)];
        problem = rows.refusal(i);
        if (!problem) rows.fill(i);
    }
    return result;
}

} // namespace attention
