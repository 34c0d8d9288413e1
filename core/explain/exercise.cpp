// Exercises with friendly numbers in which every mistake shows.
#include "core/base/random.h"
#include "core/explain/diagnosis.h"

#include <algorithm>
#include <cmath>

namespace attention {
namespace {

constexpr int most_tries = 20000;
constexpr double smallest_weight = 0.01; // so that two decimals show something
constexpr double visible_difference = 0.001;

Matrix whole_numbers(Index rows, Index columns, std::int64_t low, std::int64_t high, Random& random) {
    const auto count = std::uint64_t(high) - std::uint64_t(low) + 1;
    Matrix matrix(rows, columns);
    for (Index i = 0; i < matrix.size(); ++i) matrix.data()[i] = double(low) + double(random.below(count));
    return matrix;
}

HandExercise drawn(const ExerciseOptions& options, Random& random) {
    const Index n = std::clamp<Index>(options.tokens, options.causal ? 3 : 2, 6);
    const Index d = std::clamp<Index>(options.dimensions, 1, 6);
    const Index d_v = std::clamp<Index>(options.values, 1, 6);
    HandExercise exercise;
    HandInputs& in = exercise.inputs;
    in.projected = options.projected;
    in.causal = options.causal;
    if (in.projected) {
        in.X = whole_numbers(n, d, -1, 2, random);
        in.W_Q = whole_numbers(d, d, -1, 2, random);
        in.W_K = whole_numbers(d, d, -1, 2, random);
        in.W_V = whole_numbers(d, d_v, -1, 2, random);
    } else {
        in.Q = whole_numbers(n, d, -2, 3, random);
        in.K = whole_numbers(n, d, -2, 3, random);
        in.V = whole_numbers(n, d_v, 0, 9, random);
    }
    // Under a causal mask the first query has no choice, and the last sees all.
    const Index first = in.causal ? 1 : 0;
    exercise.row = first + Index(random.below(std::uint64_t(n - 2 * first)));
    return exercise;
}

/// Neither all nor nothing for any place that is seen.
bool is_friendly(const Trace& right, Index row) {
    const Matrix& weights = *right.get<Matrix>("weights");
    const Mask& allowed = *right.get<Mask>("allowed");
    for (Index j = 0; j < weights.cols(); ++j)
        if (allowed(row, j) && weights(row, j) < smallest_weight) return false;
    return weights.row(row).maxCoeff() - weights.row(row).minCoeff() > 10 * smallest_weight;
}

bool shows(const HandExercise& exercise, const Trace& right, const Procedure& way) {
    const auto wrong = by_hand(exercise.inputs, way);
    if (!wrong) return false;
    for (const std::string& path : hand_paths(exercise.inputs, right, exercise.row)) {
        const auto a = right.number(path), b = wrong->number(path);
        if (a && b && std::abs(*a - *b) > visible_difference) return true;
    }
    return false;
}

bool every_mistake_shows(const HandExercise& exercise, const Trace& right) {
    const auto& mistakes = wrong_procedures();
    return std::all_of(mistakes.begin(), mistakes.end(), [&](const Mistake& mistake) {
        return !can_happen(exercise.inputs, mistake) || shows(exercise, right, mistake.ways.front());
    });
}

} // namespace

HandExercise hand_exercise(std::uint64_t seed, const ExerciseOptions& options) {
    Random random(seed);
    HandExercise exercise = drawn(options, random);
    for (int tries = 1; tries < most_tries; ++tries) {
        const auto right = by_hand(exercise.inputs);
        if (right && is_friendly(*right, exercise.row) && every_mistake_shows(exercise, *right)) return exercise;
        exercise = drawn(options, random);
    }
    return exercise;
}

} // namespace attention
