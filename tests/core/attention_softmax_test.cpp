#include "attention_random.h"

#include "core/attention/softmax.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

using namespace attention;
using namespace attention::testing_inputs;

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();
const double not_a_number = std::nan("");

Row row(std::initializer_list<double> numbers) {
    Row result(Index(numbers.size()));
    std::copy(numbers.begin(), numbers.end(), result.data());
    return result;
}

MaskRow mask(std::initializer_list<bool> truths) {
    MaskRow result(Index(truths.size()));
    std::copy(truths.begin(), truths.end(), result.data());
    return result;
}

} // namespace

TEST(Softmax, LimitsShareTheWeightEqually) {
    EXPECT_EQ(*softmax_at_zero(row({1, 3, 3, 2})), row({0, 0.5, 0.5, 0}));
    EXPECT_EQ(*softmax_at_zero(row({1, 3, 3, 2}), mask({true, false, true, true})), row({0, 0, 1, 0}));
    EXPECT_EQ(*softmax_at_zero(row({-5, -7}), mask({false, true})), row({0, 1}));
    EXPECT_EQ(*softmax_at_infinity(row({1, 300, 3, 2})), row({0.25, 0.25, 0.25, 0.25}));
    EXPECT_EQ(*softmax_at_infinity(row({1, 300, 3}), mask({true, false, true})), row({0.5, 0, 0.5}));
    EXPECT_EQ(softmax_at_zero(Row()).error().code, Code::empty_input);
    EXPECT_EQ(softmax_at_zero(row({1}), mask({false})).error().code, Code::all_masked);
    EXPECT_EQ(softmax_at_infinity(row({1}), mask({true, true})).error().code, Code::mask_size);
    EXPECT_EQ(softmax_at_infinity(row({infinity})).error().code, Code::non_finite);
}

TEST(Softmax, TheLimitsOfTemperatureAreRefusedByTheKind) {
    for (const double temperature : {0.0, -1.0, infinity, not_a_number})
        EXPECT_EQ(softmax({row({1, 2}), temperature, {}, {}}).error().code, Code::bad_temperature);
}

TEST(Softmax, EntropyOfANearlyCertainPlaceKeepsItsDigits) {
    const auto trace = softmax({row({0, 40}), 1, {}, {}});
    // e⁻⁴⁰ (41) to first order; the next is smaller by e⁻⁴⁰
    EXPECT_NEAR(trace->entropy_nats / (41 * std::exp(-40.0)), 1, 1e-14);
}

TEST(Softmax, ScoresFarApartLoseNothing) {
    const auto trace = softmax({row({1e15, 1e15 + 1}), 1, {}, {}});
    EXPECT_NEAR(trace->weights(0), 1 / (1 + std::exp(1.0)), 1e-15);
    EXPECT_EQ(softmax({row({-1.7e308, 1.7e308}), 0.9999, {}, {}})->weights, row({0, 1}));
}

TEST(RowSoftmax, AgreesWithSoftmaxRowByRow) {
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        SCOPED_TRACE(seed);
        Random random(seed);
        const Matrix scores = random_matrix(random, 5, between(random, 1, 7), 4);
        const Mask allowed = random_mask(random, 5, scores.cols());
        const double temperature = std::exp(random.normal());
        const auto rows = row_softmax(scores, allowed, temperature);
        ASSERT_TRUE(rows.ok());
        for (Index i = 0; i < 5; ++i) {
            const auto one = softmax({scores.row(i), temperature, MaskRow(allowed.row(i)), {}});
            ASSERT_TRUE(one.ok());
            EXPECT_TRUE(rows->ok(i));
            EXPECT_EQ(rows->logits.row(i), one->scaled);
            EXPECT_EQ(rows->shift(i), one->shift);
            EXPECT_LT(largest_difference(rows->exps.row(i), one->exp_shifted), 1e-15);
            EXPECT_NEAR(rows->totals(i), one->exp_total, 1e-14);
            EXPECT_LT(largest_difference(rows->weights.row(i), one->weights), 1e-15);
            EXPECT_EQ(rows->argmax[std::size_t(i)], one->argmax);
            EXPECT_NEAR(rows->sums(i), 1, 1e-15);
            EXPECT_NEAR(rows->entropy(i), one->entropy_nats, 1e-14);
            EXPECT_NEAR(rows->effective_count(i), one->effective_count, 1e-13);
        }
    }
}

TEST(RowSoftmax, ExactLimits) {
    Matrix scores(2, 3);
    scores << 1, 3, 3, 5, 4, 2;
    const auto cold = row_softmax(scores, {}, Temperature::zero());
    EXPECT_EQ(Row(cold->weights.row(0)), row({0, 0.5, 0.5}));
    EXPECT_EQ(Row(cold->weights.row(1)), row({1, 0, 0}));
    EXPECT_EQ(cold->totals, row({2, 1}));
    EXPECT_NEAR(cold->effective_count(0), 2, 1e-15);
    EXPECT_EQ(cold->argmax[0], 1);
    const auto hot = row_softmax(scores, {}, infinity);
    EXPECT_EQ(Row(hot->weights.row(1)), row({1 / 3.0, 1 / 3.0, 1 / 3.0}));
    EXPECT_EQ(hot->totals, row({3, 3}));
    EXPECT_NEAR(hot->entropy(0), std::log(3), 1e-15);
    EXPECT_EQ(hot->argmax[1], 0);
    EXPECT_TRUE(hot->logits.isZero(0));
    EXPECT_EQ(row_softmax(scores, {}, 0)->weights, cold->weights);
}

TEST(RowSoftmax, LimitsRespectTheMask) {
    Matrix scores(1, 4);
    scores << 9, 1, 1, 0;
    Mask allowed(1, 4);
    allowed << false, true, true, true;
    EXPECT_EQ(Row(row_softmax(scores, allowed, Temperature::zero())->weights.row(0)), row({0, 0.5, 0.5, 0}));
    const Row hot = row_softmax(scores, allowed, Temperature::infinite())->weights.row(0);
    EXPECT_EQ(hot, row({0, 1 / 3.0, 1 / 3.0, 1 / 3.0}));
}

TEST(RowSoftmax, ABadRowLeavesTheOthers) {
    Matrix scores(4, 2);
    scores << 0, 1, not_a_number, 1, 2, 3, -infinity, 1;
    Mask allowed = Mask::Constant(4, 2, true);
    allowed.row(2).setConstant(false);
    allowed(1, 0) = false; // refused even at a hidden place
    const auto rows = row_softmax(scores, allowed, 1.0);
    ASSERT_TRUE(rows.ok());
    EXPECT_TRUE(rows->ok(0));
    EXPECT_NEAR(rows->weights(0, 1), 1 / (1 + std::exp(-1)), 1e-15);
    EXPECT_EQ(rows->errors[1]->code, Code::non_finite);
    EXPECT_EQ(rows->errors[1]->where, "scores.1.0");
    EXPECT_EQ(rows->errors[2]->code, Code::all_masked);
    EXPECT_EQ(rows->errors[3]->code, Code::non_finite);
    for (Index i = 1; i < 4; ++i) {
        EXPECT_EQ(rows->argmax[std::size_t(i)], -1);
        EXPECT_TRUE(rows->weights.row(i).isZero(0));
        EXPECT_TRUE(rows->logits.row(i).isZero(0));
    }
}

TEST(RowSoftmax, TinyTemperaturesOverflowNowhereButInTheLogits) {
    Matrix scores(2, 3);
    scores << 1e300, 1e300, -1e300, 1.7e308, -1.7e308, 0;
    const auto rows = row_softmax(scores, {}, 1e-10);
    ASSERT_TRUE(rows.ok());
    EXPECT_EQ(Row(rows->weights.row(0)), row({0.5, 0.5, 0}));
    EXPECT_EQ(Row(rows->weights.row(1)), row({1, 0, 0}));
    EXPECT_EQ(rows->logits(0, 0), infinity);
    EXPECT_FALSE(rows->weights.hasNaN() || rows->exps.hasNaN() || rows->logits.hasNaN());
    EXPECT_NEAR(rows->entropy(0), std::log(2), 1e-15);
    EXPECT_EQ(rows->entropy(1), 0);
    // the smallest double there is
    EXPECT_EQ(Row(row_softmax(scores, {}, 5e-324)->weights.row(0)), row({0.5, 0.5, 0}));
}

TEST(RowSoftmax, Refusals) {
    EXPECT_EQ(row_softmax(Matrix()).error().code, Code::empty_input);
    EXPECT_EQ(row_softmax(Matrix(2, 0)).error().code, Code::zero_dim);
    EXPECT_EQ(row_softmax(Matrix::Zero(2, 2), Mask::Constant(2, 3, true)).error().code, Code::mask_size);
    EXPECT_EQ(row_softmax(Matrix::Zero(2, 2), {}, -1.0).error().code, Code::bad_temperature);
    EXPECT_EQ(row_softmax(Matrix::Zero(2, 2), {}, not_a_number).error().code, Code::bad_temperature);
}
