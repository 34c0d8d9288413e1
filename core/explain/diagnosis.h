// What went wrong in a hand calculation: known mistakes, each run by the calculation itself, and the judgement of
// what a learner typed. How to use it: ask `blanks` in order; read each typed number by `read_answer` into Answers;
// `judge` the path just typed with all that was typed so far.
#pragma once

#include "core/attention/by_hand.h"
#include "core/explain/answer.h"

#include <cstdint>

namespace attention {

/// A mistake that has a name.
struct Mistake {
    std::string id;
    Text name;
    Text explanation;
    std::vector<Procedure> ways; // of making it: with and without subtracting the largest score, for instance
};

/// All of them, in the order in which they can happen.
const std::vector<Mistake>& wrong_procedures();

/// Null when there is none of this id.
const Mistake* find_mistake(std::string_view id);

/// Can it be made here? Without a mask nothing hidden can become 0; only a square matrix can be transposed unnoticed.
bool can_happen(const HandInputs& inputs, const Mistake& mistake);

/// The paths of the trace that hold numbers of the calculation for the query `row`, in the order of the calculation:
/// Q (its row), K, V when they are projected; then dots, scores (when scaled), logits (when τ ≠ 1), shift,
/// exp_shifted, exp_total, weights, outputs. Hidden places are asked for as well: their exponential is 0.
std::vector<std::string> hand_paths(const HandInputs& inputs, const Trace& right, Index row);

struct Difference {
    std::string path;
    double right = 0;
    double wrong = 0;
};

/// Equal to 1e-9 of their size; −∞ and 0 are as different as numbers can be.
bool same_numbers(double a, double b);

/// The first of `hand_paths` where the two runs differ by more than 1e-9 of their size;
std::optional<Difference> first_difference(const HandInputs& inputs, const Trace& right, const Trace& wrong, Index row);

/// Is what was typed at `path` right; if not, does it follow from an earlier number that was wrong; if not, which
/// mistakes give it? Never names a mistake that gives the true number as well (within the tolerance of the answer).
/// Where several fit, the one that agrees with most of the other answers is named, or all of those that do equally.
/// exp_shifted and exp_total may also be those without subtracting the largest score: the weights are the same.
Verdict judge_by_hand(const HandInputs& inputs, Index row, const Answers& answers, std::string_view path);

struct ExerciseOptions {
    Index tokens = 3;     // 2 … 6; with a mask 3 … 6
    Index dimensions = 2; // 1 … 6, of d_model and d_k
    Index values = 2;     // 1 … 6, d_v
    bool projected = false;
    bool causal = false;
};

struct HandExercise {
    HandInputs inputs;
    Index row = 0; // the query to be worked out
};

/// Small whole numbers, weights that are neither all nor nothing, and every mistake that can happen gives other
/// numbers than the truth. The same seed gives the same exercise.
HandExercise hand_exercise(std::uint64_t seed, const ExerciseOptions& options);

} // namespace attention
