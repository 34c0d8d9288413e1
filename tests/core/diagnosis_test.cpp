// The hand calculation, its known mistakes, and whether each is recognised from what a learner types.
#include "core/attention/attend.h"
#include "core/base/random.h"
#include "core/explain/diagnosis.h"
#include "core/explain/surd.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

using namespace attention;
using Kind = Verdict::Kind;

namespace {

HandInputs root_two() {
    HandInputs inputs;
    inputs.Q = Matrix{{std::sqrt(2.0), 0}, {0, std::sqrt(2.0)}};
    inputs.K = Matrix{{0, 0}, {1, 0}, {2, 0}};
    inputs.V = Matrix{{1}, {3}, {5}};
    return inputs;
}

HandInputs cat_sleep_it() {
    HandInputs inputs;
    inputs.projected = true;
    inputs.X = Matrix{{1, 0}, {-1, 3}, {0, 1}};
    inputs.W_Q = Matrix{{0, 1}, {2, 0}};
    inputs.W_K = Matrix{{3, 0}, {1, 1}};
    inputs.W_V = Matrix{{1, 2}, {1, 1}};
    return inputs;
}

Answer typed(double value, int digits) {
    if (std::isinf(value)) return *read_answer(value > 0 ? "inf" : "-inf");
    return *read_answer(format_number(value, fixed(digits)));
}

/// Exercises of several shapes, in turn.
HandExercise exercise_of(std::uint64_t seed) {
    ExerciseOptions options;
    options.tokens = 2 + Index(seed % 3);
    options.dimensions = 2 + Index(seed / 2 % 2);
    options.values = options.dimensions;
    options.projected = seed % 4 < 2;
    options.causal = seed % 2 == 0;
    return hand_exercise(seed, options);
}

/// An exercise in which the mistake can be made.
HandExercise exercise_for(const Mistake& mistake, std::uint64_t seed) {
    ExerciseOptions options;
    options.tokens = 3;
    options.dimensions = options.values = 2 + Index(seed % 2);
    options.projected = mistake.id == "weights-transposed" || seed % 3 == 0;
    options.causal = mistake.id == "zero-for-hidden" || seed % 5 == 0;
    if (mistake.id == "keys-transposed") options.tokens = options.dimensions = options.causal ? 3 : options.dimensions;
    return hand_exercise(seed, options);
}

bool names(const Verdict& verdict, const std::string& id) {
    return std::find(verdict.mistakes.begin(), verdict.mistakes.end(), id) != verdict.mistakes.end();
}

/// Types the numbers of the wrong run in order; the verdict on the first that isn't right.
std::optional<Verdict> first_complaint(const HandExercise& exercise, const Trace& right, const Trace& wrong,
                                       int digits) {
    Answers answers;
    for (const std::string& path : hand_paths(exercise.inputs, right, exercise.row)) {
        const auto number = wrong.number(path);
        if (!number || std::isnan(*number)) continue;
        answers[path] = typed(*number, digits);
        const Verdict verdict = judge_by_hand(exercise.inputs, exercise.row, answers, path);
        if (verdict.kind != Kind::right) return verdict;
    }
    return std::nullopt;
}

} // namespace

TEST(ByHand, AgreesWithAttend) { // QKV-TWO, S2-T2-causal
    const auto simple = by_hand(root_two());
    const auto wanted = attend({root_two().Q, root_two().K, root_two().V, Scale::sqrt_dk, 1, {}});
    ASSERT_TRUE(simple.ok() && wanted.ok());
    EXPECT_TRUE(simple->get<Matrix>("scores")->isApprox(wanted->scores, 1e-12));
    EXPECT_TRUE(simple->get<Matrix>("weights")->isApprox(wanted->weights, 1e-12));
    EXPECT_TRUE(simple->get<Matrix>("outputs")->isApprox(wanted->outputs, 1e-12));

    HandInputs inputs = cat_sleep_it();
    inputs.temperature = 2;
    inputs.causal = true;
    const auto chain = by_hand(inputs);
    const auto self = self_attention({inputs.X, inputs.W_Q, inputs.W_K, inputs.W_V, Scale::sqrt_dk, 2, true});
    ASSERT_TRUE(chain.ok() && self.ok());
    EXPECT_EQ(*chain->get<Matrix>("K"), self->K);
    EXPECT_TRUE(chain->get<Matrix>("dots")->isApprox(self->attention.dots, 1e-12));
    EXPECT_TRUE(chain->get<Matrix>("weights")->isApprox(self->attention.weights, 1e-12));
    EXPECT_TRUE(chain->get<Matrix>("outputs")->isApprox(self->attention.outputs, 1e-12));
}

TEST(ByHand, WithoutTheShiftTheWeightsAreTheSame) {
    Procedure plain;
    plain.shifts = false;
    HandInputs inputs = cat_sleep_it();
    inputs.causal = true;
    EXPECT_TRUE(
        by_hand(inputs, plain)->get<Matrix>("weights")->isApprox(*by_hand(inputs)->get<Matrix>("weights"), 1e-12));
    EXPECT_NEAR(*by_hand(root_two(), plain)->number("exp_total.0"), 1 + std::exp(1) + std::exp(2), 1e-12);
}

TEST(ByHand, EachMistakeDoesWhatItSays) {
    const auto run = [](const HandInputs& inputs, const char* id) {
        return *by_hand(inputs, find_mistake(id)->ways.front());
    };
    EXPECT_NEAR(*run(root_two(), "no-scaling").number("outputs.0.0"), 4.4450591464498155, 1e-12); // QKV-RAW
    EXPECT_NEAR(*run(root_two(), "divided-by-d").number("scores.0.2"), std::sqrt(2.0), 1e-12);
    EXPECT_EQ(run(root_two(), "columns").number("weights.1.0"), 0.5);
    EXPECT_EQ(run(root_two(), "not-normalised").number("weights.0.2"), 1);
    EXPECT_NEAR(*run(root_two(), "keys-for-values").number("outputs.0.0"), 0.2447284710548 + 2 * 0.6652409557748, 1e-9);
    EXPECT_EQ(run(root_two(), "rounded-2").number("weights.0.2"), 0.67);
    EXPECT_EQ(run(root_two(), "rounded-1").number("outputs.0.0"), 4.5); // 0.1·1 + 0.3·3 + 0.7·5
    EXPECT_EQ(run(cat_sleep_it(), "weights-transposed").number("Q.2.0"), 1);
    HandInputs causal = cat_sleep_it();
    causal.causal = true;
    EXPECT_GT(*run(causal, "zero-for-hidden").number("weights.0.2"), 0.1);
    HandInputs square = cat_sleep_it();
    square.X = Matrix{{1, 0}, {-1, 3}};
    EXPECT_EQ(run(square, "keys-transposed").number("dots.0.0"), 0); // q (0, 1), first column of K (3, 0)
    EXPECT_FALSE(by_hand(root_two(), find_mistake("keys-transposed")->ways.front()).ok());
}

TEST(ByHand, MistakesThatCantHappenHere) {
    const auto happens = [](const HandInputs& inputs, const char* id) { return can_happen(inputs, *find_mistake(id)); };
    EXPECT_FALSE(happens(root_two(), "weights-transposed"));
    EXPECT_FALSE(happens(root_two(), "keys-transposed"));
    EXPECT_FALSE(happens(root_two(), "zero-for-hidden"));
    EXPECT_TRUE(happens(root_two(), "keys-for-values"));
    HandInputs inputs = root_two();
    inputs.scaled = false;
    EXPECT_FALSE(happens(inputs, "no-scaling"));
    inputs.same = true;
    EXPECT_FALSE(happens(inputs, "keys-for-values"));
    EXPECT_TRUE(happens(cat_sleep_it(), "weights-transposed"));
}

TEST(Answers, AreReadWithTheirTolerance) {
    const auto expect = [](const char* text, double value, double tolerance) {
        const auto answer = read_answer(text);
        ASSERT_TRUE(answer.has_value()) << text;
        EXPECT_NEAR(answer->value, value, 1e-12) << text;
        EXPECT_NEAR(answer->tolerance, tolerance, 1e-9) << text;
    };
    expect("0.93", 0.93, 0.005);
    expect("1", 1, 0.005);
    expect("0.9", 0.9, 0.005);
    expect("4.2426", 4.2426, 0.00005);
    expect("4.24264068712", 4.24264068712, 1e-6);
    expect("−2", -2, 0.005);
    expect("93.2%", 0.932, 0.0005);
    expect("93 %", 0.93, 0.005);
    expect("√2", std::sqrt(2.0), 1e-6);
    expect("-3√2/2", -1.5 * std::sqrt(2.0), 1e-6);
    expect("2·√2", 2 * std::sqrt(2.0), 1e-6);
    expect("sqrt(2)", std::sqrt(2.0), 1e-6);
    expect("1/3", 1.0 / 3, 1e-6);
    expect("1,41", 1.41, 0.005);
    expect("√(2)", std::sqrt(2.0), 1e-6);
    for (const char* text : {"-inf", "−∞", "-∞"}) { // what a mask puts in
        const auto answer = read_answer(text);
        ASSERT_TRUE(answer.has_value()) << text;
        EXPECT_EQ(answer->value, -INFINITY) << text;
    }
    for (const char* text : {"", "x", "1/0", "√-1", "1//2", "NaN", "1e999", "√", "%", "/", "(2", "2)", "1,2,3"})
        EXPECT_FALSE(read_answer(text).has_value()) << text;
}

TEST(ExactSurd, FindsRootsAndFractionsOnly) {
    const auto expect = [](double value, std::int64_t upper, std::int64_t lower, std::int64_t inside) {
        const auto surd = exact_surd(value);
        ASSERT_TRUE(surd.has_value()) << value;
        EXPECT_EQ(surd->upper, upper) << value;
        EXPECT_EQ(surd->lower, lower) << value;
        EXPECT_EQ(surd->inside, inside) << value;
    };
    expect(0, 0, 1, 1);
    expect(-6, -6, 1, 1);
    expect(std::sqrt(2.0), 1, 1, 2);
    expect(2 * std::sqrt(2.0), 2, 1, 2);
    expect(-std::sqrt(3.0) / 2, -1, 2, 3);
    expect(1.0 / 3, 1, 3, 1);
    expect(0.5, 1, 2, 1);
    EXPECT_FALSE(exact_surd(0.0900305731703805).has_value());
    EXPECT_FALSE(exact_surd(1.4142).has_value());
    EXPECT_FALSE(exact_surd(std::exp(1)).has_value());
    EXPECT_FALSE(exact_surd(NAN).has_value());
    Random random(7);
    for (int i = 0; i < 20000; ++i) EXPECT_FALSE(exact_surd(random.uniform(-10, 10)).has_value());
}

TEST(Diagnosis, RightNumbersAreNeverAMistake) {
    int judged = 0;
    for (std::uint64_t seed = 1; seed <= 50; ++seed)
        for (const int digits : {2, 4, 6}) {
            const HandExercise exercise = exercise_of(seed);
            const Trace right = *by_hand(exercise.inputs);
            Answers answers;
            for (const std::string& path : hand_paths(exercise.inputs, right, exercise.row)) {
                answers[path] = typed(*right.number(path), digits);
                const Verdict verdict = judge_by_hand(exercise.inputs, exercise.row, answers, path);
                EXPECT_EQ(verdict.kind, Kind::right) << seed << " " << path << " " << render(verdict.text, english());
                EXPECT_TRUE(verdict.mistakes.empty());
                ++judged;
            }
        }
    EXPECT_GT(judged, 3000);
}

TEST(Diagnosis, EveryMistakeIsRecognised) {
    for (const Mistake& mistake : wrong_procedures()) {
        int shown = 0, alone = 0;
        for (std::uint64_t seed = 1; seed <= 50; ++seed) {
            SCOPED_TRACE(mistake.id + " " + std::to_string(seed));
            const HandExercise exercise = exercise_for(mistake, seed);
            ASSERT_TRUE(can_happen(exercise.inputs, mistake));
            const Trace right = *by_hand(exercise.inputs);
            for (const Procedure& way : mistake.ways) {
                const auto verdict = first_complaint(exercise, right, *by_hand(exercise.inputs, way), 4);
                // Rounding one sum's terms can leave all as it was; everything else never does.
                if (!verdict && !way.only.empty()) continue;
                ASSERT_TRUE(verdict);
                EXPECT_EQ(verdict->kind, Kind::mistake) << render(verdict->text, english());
                EXPECT_TRUE(names(*verdict, mistake.id)) << render(verdict->text, english());
                ++shown;
                if (verdict->mistakes.size() == 1) ++alone;
            }
        }
        RecordProperty(mistake.id, std::to_string(alone) + " of " + std::to_string(shown));
        EXPECT_GT(alone, shown / 2) << mistake.id << ": named alone " << alone << " times of " << shown;
    }
}

TEST(Diagnosis, OtherAnswersDecideBetweenMistakes) {
    // A single number of 0.5 may be many things; the whole row of columns-softmax is one.
    for (std::uint64_t seed = 1; seed <= 50; ++seed)
        for (const Mistake& mistake : wrong_procedures()) {
            const HandExercise exercise = exercise_for(mistake, seed);
            const Trace right = *by_hand(exercise.inputs);
            const Trace wrong = *by_hand(exercise.inputs, mistake.ways.front());
            const auto paths = hand_paths(exercise.inputs, right, exercise.row);
            Answers all;
            for (const std::string& path : paths)
                if (const auto number = wrong.number(path)) all[path] = typed(*number, 4);
            const auto first = std::find_if(paths.begin(), paths.end(), [&](const std::string& path) {
                Answers one;
                if (all.count(path) == 0) return false;
                one[path] = all[path];
                return judge_by_hand(exercise.inputs, exercise.row, one, path).kind != Kind::right;
            });
            ASSERT_NE(first, paths.end());
            const Verdict verdict = judge_by_hand(exercise.inputs, exercise.row, all, *first);
            EXPECT_EQ(verdict.mistakes, std::vector<std::string>{mistake.id}) << seed << " " << *first;
        }
}

TEST(Diagnosis, AStepThatFollowsFromAWrongOneIsSaidToFollow) {
    Answers answers;
    answers["dots.0.1"] = typed(3, 4); // instead of √2
    EXPECT_EQ(judge_by_hand(root_two(), 0, answers, "dots.0.1").kind, Kind::wrong);
    answers["scores.0.1"] = typed(3 / std::sqrt(2.0), 4);
    const Verdict verdict = judge_by_hand(root_two(), 0, answers, "scores.0.1");
    EXPECT_EQ(verdict.kind, Kind::follows);
    EXPECT_EQ(verdict.from, "dots.0.1");
    answers["scores.0.2"] = typed(2, 4);
    EXPECT_EQ(judge_by_hand(root_two(), 0, answers, "scores.0.2").kind, Kind::right);
    answers["scores.0.1"] = typed(7, 4);
    EXPECT_EQ(judge_by_hand(root_two(), 0, answers, "scores.0.1").kind, Kind::wrong);
}

TEST(Diagnosis, TheCauseIsTheNumberItComesFrom) {
    Answers answers;
    answers["dots.0.1"] = typed(3, 4);
    answers["dots.0.2"] = typed(4, 4);
    answers["scores.0.1"] = typed(3 / std::sqrt(2.0), 4);
    EXPECT_EQ(judge_by_hand(root_two(), 0, answers, "scores.0.1").from, "dots.0.1");
    answers["scores.0.2"] = typed(4 / std::sqrt(2.0), 4);
    EXPECT_EQ(judge_by_hand(root_two(), 0, answers, "scores.0.2").from, "dots.0.2");
    answers["shift.0"] = typed(4 / std::sqrt(2.0), 4);
    EXPECT_EQ(judge_by_hand(root_two(), 0, answers, "shift.0").from, "scores.0.2");
}

TEST(Diagnosis, RoundedEarlierNumbersAreNamedAsSuch) {
    Answers answers; // right as typed, too coarse to go on with
    for (const auto& [path, value] :
         {std::pair("weights.0.0", 0.09), std::pair("weights.0.1", 0.24), std::pair("weights.0.2", 0.67)})
        answers[path] = typed(value, 2);
    answers["outputs.0.0"] = typed(0.09 + 3 * 0.24 + 5 * 0.67, 2);
    const Verdict verdict = judge_by_hand(root_two(), 0, answers, "outputs.0.0");
    EXPECT_TRUE(verdict.kind == Kind::follows || names(verdict, "rounded-2")) << render(verdict.text, english());
}

TEST(Diagnosis, ASumOfRoundedTermsIsNamedAsSuch) {
    Answers answers;
    for (const auto& [path, text] : std::map<std::string, std::string>{
             {"exp_shifted.0.0", "0.14"}, {"exp_shifted.0.1", "0.37"}, {"exp_shifted.0.2", "1"}})
        answers[path] = *read_answer(text);
    for (const char* typed_too : {"", "exp_shifted"}) {
        answers["exp_total.0"] = *read_answer("1.51"); // 1.5032
        const Verdict verdict = judge_by_hand(root_two(), 0, answers, "exp_total.0");
        EXPECT_TRUE(verdict.kind == Kind::follows || names(verdict, "rounded-2")) << render(verdict.text, english());
        if (*typed_too == '\0')
            std::erase_if(answers, [](const auto& one) { return one.first.starts_with("exp_shifted"); });
    }
}

TEST(Diagnosis, SaysWhetherTheMistakeBesideWouldShowTheNumber) {
    const auto judged = [](const char* output) {
        Answers answers;
        answers["outputs.0.0"] = *read_answer(output);
        return judge_by_hand(root_two(), 0, answers, "outputs.0.0");
    };
    const Verdict everything = judged("4.5"); // 0.1·1 + 0.3·3 + 0.7·5
    EXPECT_TRUE(names(everything, "rounded-1"));
    EXPECT_TRUE(everything.gives_it);
    const Verdict weights_alone = judged("4.2"); // 0.1·1 + 0.2·3 + 0.7·5
    EXPECT_TRUE(names(weights_alone, "rounded-1"));
    EXPECT_FALSE(weights_alone.gives_it);
}

TEST(Diagnosis, BothFormsOfTheExponentialAreRight) {
    Answers answers;
    answers["exp_shifted.0.1"] = typed(std::exp(1), 4);
    EXPECT_EQ(judge_by_hand(root_two(), 0, answers, "exp_shifted.0.1").kind, Kind::right);
    answers["exp_shifted.0.1"] = typed(std::exp(-1), 4);
    EXPECT_EQ(judge_by_hand(root_two(), 0, answers, "exp_shifted.0.1").kind, Kind::right);
    answers.clear();
    answers["exp_total.0"] = typed(1 + std::exp(1) + std::exp(2), 4);
    EXPECT_EQ(judge_by_hand(root_two(), 0, answers, "exp_total.0").kind, Kind::right);
    answers["exp_shifted.0.1"] = typed(std::exp(-1), 4);
    EXPECT_NE(judge_by_hand(root_two(), 0, answers, "exp_total.0").kind, Kind::right) << "mixed with shifted ones";
}

TEST(Diagnosis, SaysWhatItCantTell) {
    Answers answers;
    answers["outputs.0.0"] = typed(17, 2);
    const Verdict verdict = judge_by_hand(root_two(), 0, answers, "outputs.0.0");
    EXPECT_EQ(verdict.kind, Kind::wrong);
    EXPECT_EQ(render(verdict.text, english()), "Not right (within ±0.005), and no known mistake gives it.");
    for (const char* path : {"", "x", "dots", "dots.9.9", "dots.0.0.0", "outputs.0.0"})
        EXPECT_EQ(judge_by_hand(root_two(), 0, {}, path).kind, Kind::wrong);
}

TEST(Exercises, AreFriendlyAndRepeat) {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const HandExercise once = exercise_of(seed), again = exercise_of(seed);
        EXPECT_EQ(once.inputs.K, again.inputs.K);
        EXPECT_EQ(once.inputs.X, again.inputs.X);
        EXPECT_EQ(once.row, again.row);
        const Trace right = *by_hand(once.inputs);
        const Row weights = right.get<Matrix>("weights")->row(once.row);
        EXPECT_LT(weights.maxCoeff(), 0.995);
        for (const Mistake& mistake : wrong_procedures()) {
            if (!can_happen(once.inputs, mistake)) continue;
            const Trace wrong = *by_hand(once.inputs, mistake.ways.front());
            EXPECT_TRUE(first_difference(once.inputs, right, wrong, once.row).has_value()) << seed << mistake.id;
        }
    }
}

TEST(Exercises, ExistInEverySize) {
    for (Index tokens = 2; tokens <= 6; ++tokens)
        for (Index dimensions = 1; dimensions <= 6; ++dimensions)
            for (const bool projected : {false, true})
                for (const bool causal : {false, true}) {
                    SCOPED_TRACE(std::to_string(tokens) + " " + std::to_string(dimensions) + (projected ? " X" : "") +
                                 (causal ? " causal" : ""));
                    const HandExercise made = hand_exercise(11, {tokens, dimensions, 2, projected, causal});
                    const Trace right = *by_hand(made.inputs);
                    const Row weights = right.get<Matrix>("weights")->row(made.row);
                    EXPECT_LT(weights.maxCoeff(), 0.995);
                    EXPECT_EQ(weights.size(), causal ? std::max<Index>(3, tokens) : tokens);
                }
}

TEST(Diagnosis, TwoDecimalsAreEnoughForMostMistakes) {
    for (const Mistake& mistake : wrong_procedures()) {
        int named = 0, other = 0;
        for (std::uint64_t seed = 1; seed <= 50; ++seed) {
            const HandExercise exercise = exercise_for(mistake, seed);
            const Trace right = *by_hand(exercise.inputs);
            const Trace wrong = *by_hand(exercise.inputs, mistake.ways.front());
            const Verdict verdict = first_complaint(exercise, right, wrong, 2).value_or(Verdict{});
            named += names(verdict, mistake.id) ? 1 : 0;
            other += verdict.kind == Kind::mistake && !names(verdict, mistake.id) ? 1 : 0;
        }
        RecordProperty(mistake.id, std::to_string(named) + " of 50, " + std::to_string(other) + " otherwise");
        EXPECT_GE(named, 45) << mistake.id;
        EXPECT_LE(other, 3) << mistake.id << ": two decimals agree with another mistake by chance, but seldom";
    }
}

TEST(Diagnosis, WhateverIsTypedGetsAVerdict) {
    Random random(3);
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        HandExercise exercise = exercise_of(seed);
        exercise.inputs.temperature = seed % 3 == 0 ? 0.05 : 1;
        exercise.inputs.same = seed % 4 == 0;
        const Trace right = *by_hand(exercise.inputs);
        Answers answers;
        for (const std::string& path : hand_paths(exercise.inputs, right, exercise.row)) {
            const double truth = *right.number(path);
            answers[path] = {random.below(3) == 0 ? random.uniform(-1e6, 1e6) : truth, 0.005};
            const Verdict verdict = judge_by_hand(exercise.inputs, exercise.row, answers, path);
            EXPECT_FALSE(verdict.text.empty());
            EXPECT_EQ(verdict.kind == Kind::mistake, !verdict.mistakes.empty());
            if (answers[path].value == truth && !path.starts_with("exp_total")) {
                EXPECT_EQ(verdict.kind, Kind::right);
            }
        }
    }
}

TEST(Diagnosis, ExponentialsAreTakenOneWay) {
    HandInputs inputs;
    const double root = std::sqrt(2.0);
    inputs.Q = Matrix{{root, 0}};
    inputs.K = Matrix{{0, 0}, {1, 0}, {2, 0}};
    inputs.V = Matrix{{1}, {3}, {5}};
    const auto kind = [&](const Answers& answers, const char* path) {
        return judge_by_hand(inputs, 0, answers, path).kind;
    };
    Answers answers{{"exp_shifted.0.0", *read_answer("0.14")}, {"exp_shifted.0.1", *read_answer("2.72")}};
    EXPECT_EQ(kind(answers, "exp_shifted.0.0"), Verdict::Kind::right);
    EXPECT_EQ(kind(answers, "exp_shifted.0.1"), Verdict::Kind::wrong) << "the first one had the largest taken off";
    answers["exp_shifted.0.1"] = *read_answer("0.37");
    answers["exp_shifted.0.2"] = *read_answer("1");
    answers["exp_total.0"] = *read_answer("1.50");
    for (const auto& [path, answer] : answers) EXPECT_EQ(kind(answers, path.c_str()), Verdict::Kind::right) << path;
    answers = {{"exp_shifted.0.0", *read_answer("1")},
               {"exp_shifted.0.1", *read_answer("2.72")},
               {"exp_shifted.0.2", *read_answer("7.39")},
               {"exp_total.0", *read_answer("11.11")}};
    for (const auto& [path, answer] : answers) EXPECT_EQ(kind(answers, path.c_str()), Verdict::Kind::right) << path;
}
