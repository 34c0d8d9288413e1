#include "core/labs/outcome.h"

#include "core/labs/guesses.h"
#include "core/labs/seen.h"

#include <algorithm>
#include <cmath>

namespace attention {
namespace {

/// Collects how far the guesses in one figure are off; a number that two figures show counts once.
struct Measure {
    const Prediction& prediction;
    Outcome outcome;
    double sum = 0;
    std::set<std::string> counted;

    void add(const std::string& path, const std::string& label, double error, NumberFormat format) {
        if (!std::isfinite(error) || !counted.insert(path).second) return;
        ++outcome.numbers;
        outcome.shares = outcome.shares && format.kind == NumberFormat::Kind::percent;
        sum += error;
        outcome.mean_error = sum / double(outcome.numbers);
        if (outcome.numbers > 1 && error <= outcome.largest_error) return;
        outcome.largest_error = error;
        outcome.largest_at = label;
        outcome.format = format;
    }
    void operator()(const Bars& bars) {
        for (const Bar& bar : bars.bars)
            if (const auto guess = guess_at(prediction, bar.path); guess && !bar.handle && !bar.hidden)
                add(bar.path, bar.label, std::abs(*guess - bar.value), bars.format);
    }
    void operator()(const Plane& plane) {
        for (const Arrow& arrow : plane.arrows) {
            const auto x = guess_at(prediction, arrow.path + ".0");
            const auto y = guess_at(prediction, arrow.path + ".1");
            if (x && y && !arrow.handle) add(arrow.path, arrow.label, std::hypot(*x - arrow.x, *y - arrow.y), fixed(2));
        }
    }
    void operator()(const HeatMap& map) {
        for (Index r = 0; r < map.values.rows(); ++r)
            for (Index c = 0; c < map.values.cols(); ++c) {
                const auto path =
                    trace_path(map.path, map.rows[std::size_t(r)].index, map.columns[std::size_t(c)].index);
                if (!prediction.marks.contains(path) || !counted.insert(path + "?").second) continue;
                ++outcome.marks;
                if (map.values(r, c) >= map.values.row(r).maxCoeff()) ++outcome.right_marks; // ties are all right
            }
    }
    void operator()(const Table& table) {
        for (const auto& row : table.rows)
            for (const TableCell& cell : row) {
                if (cell.path.empty() || cell.hidden) continue;
                const auto guess = guesses_at(prediction, cell.path, cell.numbers.size());
                double squares = 0;
                for (std::size_t i = 0; i < guess.size(); ++i) squares += std::pow(guess[i] - cell.numbers[i], 2);
                if (!guess.empty()) add(cell.path, row.front().text, std::sqrt(squares), cell.format);
            }
    }
};

/// An error of percentages is one of percentage points.
struct WrittenErrors {
    bool points;
    NumberFormat format;

    explicit WrittenErrors(const Outcome& outcome) : points(outcome.shares), format(outcome.format) {
        if (points) format = fixed(format.digits);
        else if (format.kind == NumberFormat::Kind::percent) format = fixed(3); // of numbers of several kinds
    }
    double written(double error) const { return points ? error * 100 : error; }
};

Text numbers_words(const Outcome& outcome) {
    const WrittenErrors errors(outcome);
    Text text = errors.points
                    ? ATTENTION_TEXT("core", "Your {count} guesses were {mean} percentage points off on average, and "
                                             "{largest} at most, for “{label}”.")
                    : ATTENTION_TEXT("core", "Your {count} guesses were {mean} off on average, and {largest} "
                                             "at most, for “{label}”.");
    if (outcome.numbers == 1)
        text = errors.points ? ATTENTION_TEXT("core", "Your guess for “{label}” was {largest} percentage points off.")
                             : ATTENTION_TEXT("core", "Your guess for “{label}” was {largest} off.");
    return text.with("count", std::int64_t(outcome.numbers))
        .with("mean", errors.written(outcome.mean_error), errors.format)
        .with("largest", errors.written(outcome.largest_error), errors.format)
        .with("label", outcome.largest_at);
}

Text marks_words(const Outcome& outcome) {
    if (outcome.marks == 1)
        return outcome.right_marks == 1 ? ATTENTION_TEXT("core", "The marked cell is the largest of its row.")
                                        : ATTENTION_TEXT("core", "The marked cell isn't the largest of its row.");
    return ATTENTION_TEXT("core", "{right} of {count} marked cells are the largest of their row.")
        .with("right", std::int64_t(outcome.right_marks))
        .with("count", std::int64_t(outcome.marks));
}

Text typed_words(const Outcome& outcome) {
    const bool all = outcome.right == outcome.asked;
    return (all ? ATTENTION_TEXT("core", "All {count} numbers of the calculation are right.")
                : ATTENTION_TEXT("core", "{right} of the {count} numbers of the calculation are right."))
        .with("right", std::int64_t(outcome.right))
        .with("count", std::int64_t(outcome.asked));
}

} // namespace

Outcome outcome_of(const Lab& lab, const Shown& shown) {
    if (shown.prediction == nullptr) return {};
    Measure measure{*shown.prediction, {}, 0, {}};
    Shown revealed = shown; // as if nobody had guessed, and with every handle
    revealed.prediction = nullptr;
    revealed.lock = nullptr;
    for (const View& view : lab.views) std::visit(measure, figure_of(lab, revealed, view.id).content);
    if (lab.blanks != nullptr) {
        const auto blanks = lab.blanks(shown);
        const auto right = found(lab, shown.values, *shown.prediction);
        measure.outcome.asked = Index(blanks.size());
        measure.outcome.typed = Index(shown.prediction->typed.size());
        measure.outcome.right = Index(std::count_if(blanks.begin(), blanks.end(),
                                                    [&](const Blank& blank) { return right.contains(blank.path); }));
    }
    return measure.outcome;
}

Text outcome_words(const Outcome& outcome) {
    if (outcome.typed > 0) return typed_words(outcome);
    if (outcome.numbers == 0 && outcome.marks == 0)
        return ATTENTION_TEXT("core", "Nothing was guessed, so there is nothing to measure.");
    if (outcome.marks == 0) return numbers_words(outcome);
    if (outcome.numbers == 0) return marks_words(outcome);
    return both(numbers_words(outcome), marks_words(outcome));
}

Text best_words(const Outcome& outcome, double best) {
    const WrittenErrors errors(outcome);
    return both(outcome_words(outcome),
                (errors.points ? ATTENTION_TEXT("core", "Your best mean here: {best} percentage points.")
                               : ATTENTION_TEXT("core", "Your best mean here: {best}."))
                    .with("best", errors.written(best), errors.format));
}

} // namespace attention
