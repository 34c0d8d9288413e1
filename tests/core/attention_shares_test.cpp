#include "core/attention/shares.h"

#include "attention_random.h"
#include "core/attention/softmax.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

using namespace attention;
using namespace attention::testing_inputs;

namespace {

Row row(std::initializer_list<double> numbers) {
    Row result(Index(numbers.size()));
    std::copy(numbers.begin(), numbers.end(), result.data());
    return result;
}

bool unshifted_works(double score, Precision precision) {
    return typed_softmax(row({score}), SoftmaxForm::unshifted, precision)->weights.has_value();
}

} // namespace

TEST(TypedSoftmax, OverflowsAndUnderflowsWhereItsTypeDoes) {
    EXPECT_NEAR(largest_exponent(Precision::float64), 709.78, 0.01);
    EXPECT_NEAR(largest_exponent(Precision::float32), 88.72, 0.01);
    EXPECT_TRUE(unshifted_works(709, Precision::float64));
    EXPECT_FALSE(unshifted_works(710, Precision::float64));
    EXPECT_TRUE(unshifted_works(88, Precision::float32));
    EXPECT_FALSE(unshifted_works(89, Precision::float32));
    EXPECT_FALSE(unshifted_works(-1000, Precision::float64));
    EXPECT_FALSE(unshifted_works(-104, Precision::float32));
    EXPECT_TRUE(unshifted_works(-104, Precision::float64));
    const auto sum = typed_softmax(row({709.5, 709.5, 709.5}), SoftmaxForm::unshifted, Precision::float64);
    EXPECT_TRUE(sum->exps.array().isFinite().all());
    EXPECT_TRUE(sum->overflow) << "the total alone overflows";
    EXPECT_FALSE(sum->weights.has_value());
}

TEST(TypedSoftmax, TheShiftedFormNeverFails) {
    for (const Precision precision : {Precision::float64, Precision::float32})
        for (const double c : {0.0, 1000.0, -1000.0, 1e6}) {
            const auto trace = typed_softmax(row({c, c + 1, c + 2}), SoftmaxForm::shifted, precision);
            EXPECT_NEAR((*trace->weights)(2), 0.6652409557748219, precision == Precision::float32 ? 1e-7 : 1e-15);
        }
    EXPECT_EQ(typed_softmax(Row(), SoftmaxForm::shifted, Precision::float32).error().code, Code::empty_input);
    EXPECT_EQ(typed_softmax(row({std::nan("")}), SoftmaxForm::shifted, Precision::float32).error().code,
              Code::non_finite);
}

TEST(Sparsemax, KnownPoints) {
    EXPECT_EQ(sparsemax(row({0, 1, 2}))->weights, row({0, 0, 1}));
    const auto two = sparsemax(row({0, 1, 1.5}));
    EXPECT_EQ(two->weights, row({0, 0.25, 0.75}));
    EXPECT_EQ(two->threshold, 0.75);
    EXPECT_EQ(two->support, 2);
    EXPECT_EQ(sparsemax(row({7, 7}))->weights, row({0.5, 0.5}));
    EXPECT_EQ(sparsemax(row({0.25, 0.75}))->weights, row({0.25, 0.75})) << "shares stay as they are";
    EXPECT_EQ(sparsemax(Row()).error().code, Code::empty_input);
}

TEST(Sparsemax, IsNearestOfAllShares) {
    for (std::uint64_t seed = 1; seed <= 50; ++seed) {
        SCOPED_TRACE(seed);
        Random random(seed);
        const Row scores = random_matrix(random, 1, between(random, 1, 7), 1).row(0);
        const auto trace = sparsemax(scores);
        EXPECT_NEAR(trace->weights.sum(), 1, 1e-14);
        EXPECT_GE(trace->weights.minCoeff(), 0);
        EXPECT_EQ((trace->weights.array() > 0).count(), trace->support);
        for (int other = 0; other < 50; ++other) {
            const Row logits = random_matrix(random, 1, scores.size(), 3).row(0);
            const Row shares = softmax({logits, 1, {}, {}})->weights;
            EXPECT_LE((trace->weights - scores).norm(), (shares - scores).norm() + 1e-12);
        }
    }
}

TEST(BestPlaces, KeepsTheFirstOfEqualOnes) {
    EXPECT_EQ(*best_places(row({1, 3, 3, 3}), 2), (MaskRow(4) << false, true, true, false).finished());
    EXPECT_TRUE(best_places(row({1, 2}), 9)->all());
    EXPECT_EQ(best_places(row({1, 2}), 0).error().code, Code::out_of_range);
}

TEST(DrawCounts, RepeatWithTheirSeedAndComeNearTheWeights) {
    const Row weights = row({0.1, 0, 0.6, 0.3});
    const auto counts = draw_counts(weights, 100000, 5);
    EXPECT_EQ(*counts, *draw_counts(weights, 100000, 5));
    EXPECT_NE(*counts, *draw_counts(weights, 100000, 6));
    EXPECT_EQ(counts->sum(), 100000);
    EXPECT_EQ((*counts)(1), 0);
    EXPECT_LT((*counts / 100000 - weights).cwiseAbs().maxCoeff(), 0.01);
    EXPECT_EQ(draw_counts(row({-0.5, 1.5}), 3, 1).error().code, Code::bad_value);
    EXPECT_EQ(draw_counts(row({0, 0}), 3, 1).error().code, Code::bad_value);
    EXPECT_EQ(draw_counts(row({1}), 0, 1).error().code, Code::out_of_range);
}
