// The smaller computations: numbers that must be exact, and edges.
#include "attention_random.h"

#include "core/attention/alignment.h"
#include "core/attention/attend.h"
#include "core/attention/cost.h"
#include "core/attention/local.h"
#include "core/attention/multi_head.h"
#include "core/attention/scores.h"
#include "core/attention/softmax.h"
#include "core/attention/variance.h"
#include "core/attention/visual.h"
#include "core/attention/window.h"

#include <gtest/gtest.h>

#include <cmath>

using namespace attention;
using namespace attention::testing_inputs;

TEST(Dot, CancelsExactly) {
    Row a(3);
    Row b(3);
    a << 1e16, 1, -1e16;
    b << 1e16, 1, 1e16;
    EXPECT_EQ(*dot(a, b), 1);
    a << 0.1, 0.2, -0.3;
    b << 1, 1, 1;
    EXPECT_EQ(*dot(a, b), 0x1p-55); // what these three doubles add up to
}

TEST(RatioNormalise, TheTotalIsThatOfTheDoubles) {
    Row logits(3);
    logits << 1e20, 1, -1e20;
    const auto trace = ratio_normalise(logits);
    EXPECT_TRUE(trace->defined);
    EXPECT_EQ(trace->total, 1);
    logits << 1, -1, 0;
    EXPECT_FALSE(ratio_normalise(logits)->defined);
    EXPECT_EQ(ratio_normalise(logits)->ratios.size(), 0);
}

TEST(Bleu, SubtractsDigitByDigit) {
    EXPECT_EQ(*bleu_difference("26.75", "17.82"), 8.93);
    EXPECT_EQ(*bleu_difference("17.82", "26.75"), -8.93);
    EXPECT_EQ(*bleu_difference("1", "1.0000"), 0);
    EXPECT_FALSE(std::signbit(*bleu_difference("-1", "-1")));
    EXPECT_EQ(*bleu_difference("-1.5", "2.25"), -3.75);
    EXPECT_EQ(*bleu_difference("0.3", "-.1"), 0.4);
    EXPECT_EQ(*bleu_difference("100", "0.000001"), 99.999999);
    EXPECT_EQ(*bleu_difference("2.675e1", "1782E-2"), 8.93);
    EXPECT_EQ(*bleu_difference("+5.", "999"), -994);
    EXPECT_EQ(*bleu_difference("12345678901234567891", "12345678901234567890"), 1);
    for (const char* wrong : {"", ".", "-", "1.2.3", "1e", "e5", "1 ", " 1", "0x1", "1,5", "--1", "1e+-5", "abc"}) {
        ASSERT_FALSE(bleu_difference(wrong, "1").ok()) << wrong;
        EXPECT_EQ(bleu_difference(wrong, "1").error().code, Code::bad_value) << wrong;
    }
    for (const char* word : {"NaN", "Infinity", "-Infinity", "inf"})
        EXPECT_EQ(bleu_difference("1", word).error().code, Code::non_finite) << word;
    EXPECT_EQ(bleu_difference("1e400", "1").error().code, Code::non_finite);
}

TEST(Alignment, CountsCrossingsAsTheDefinitionDoes) {
    for (std::uint64_t seed = 1; seed <= 50; ++seed) {
        SCOPED_TRACE(seed);
        Random random(seed);
        std::vector<AlignmentPair> pairs(std::size_t(between(random, 1, 12)));
        for (auto& pair : pairs) pair = {std::int64_t(random.below(6)) + 1, std::int64_t(random.below(6)) + 1};
        std::int64_t crossings = 0;
        for (std::size_t i = 0; i < pairs.size(); ++i)
            for (std::size_t j = 0; j < i; ++j)
                crossings += (pairs[i].first - pairs[j].first) * (pairs[i].second - pairs[j].second) < 0;
        const auto trace = alignment_crossings(pairs);
        ASSERT_TRUE(trace.ok());
        EXPECT_EQ(trace->crossings, crossings);
        EXPECT_EQ(trace->monotone, crossings == 0);
    }
    EXPECT_FALSE(alignment_crossings({{1, 2}})->diagonal_only);
    EXPECT_TRUE(alignment_crossings({{1, 2}})->monotone);
}

TEST(Local, BoundsOfTheWindowBelongToIt) {
    Matrix H = Matrix::Ones(5, 1);
    const Row one = Row::Ones(1);
    const auto whole = luong_local_m({one, H, 3, 1});
    EXPECT_EQ(whole->in_window.count(), 3);
    EXPECT_EQ(luong_local_m({one, H, 3, 1.5})->in_window.count(), 3);
    EXPECT_EQ(luong_local_m({one, H, 3, 2})->in_window.count(), 5);
    EXPECT_EQ(luong_local_m({one, H, 1, 0.5})->in_window.count(), 1);
    // W_p = 0 puts p_t in the middle, at 2.5: bounds 1 and 4 are inside at D = 1.5
    const auto middle = luong_local_p({one, H, Matrix::Zero(1, 1), one, 1.5});
    EXPECT_EQ(middle->p_t, 2.5);
    EXPECT_EQ(middle->in_window.count(), 4);
    EXPECT_EQ(middle->weights(4), 0);
    EXPECT_NEAR(middle->gaussian(0), std::exp(-2), 1e-15); // two sigmas away
    EXPECT_LT(middle->weight_sum, 1);
    EXPECT_NEAR(middle->align.sum(), 1, 1e-15);
    EXPECT_EQ(luong_local_p({one, H, Matrix::Zero(1, 1), one, 0.4}).error().code, Code::bad_window);
}

TEST(Window, StopsOnlyWhenThePlaceBeyondIsAboveAll) {
    const Row one = Row::Ones(1);
    const auto at = [&](double centre) {
        return graves_window({one, one, Row::Constant(1, centre), Matrix::Identity(3, 3)});
    };
    EXPECT_FALSE(at(3.5)->stop); // as near to 3 as to 4
    EXPECT_TRUE(at(3.6)->stop);
    EXPECT_FALSE(at(3.4)->stop);
    EXPECT_EQ(at(2)->phi(1), 1);
    // a bell of height 0 adds nothing, not 0 · ∞
    const auto flat = graves_window({Row::Zero(1), Row::Constant(1, -1e300), one, Matrix::Identity(3, 3)});
    ASSERT_TRUE(flat.ok());
    EXPECT_EQ(flat->phi_sum, 0);
}

TEST(Visual, VarianceOfARegionDrawnByWeight) {
    Random random(5);
    const Matrix regions = random_matrix(random, 4, 3);
    const auto trace = visual_attention(regions, random_row(random, 4));
    ASSERT_TRUE(trace.ok());
    for (Index j = 0; j < 3; ++j) {
        const double mean = trace->weights.dot(regions.col(j));
        const double square = trace->weights.dot(regions.col(j).cwiseAbs2());
        EXPECT_NEAR(trace->soft_context(j), mean, 1e-15);
        EXPECT_NEAR(trace->hard_sampling_variance(j), square - mean * mean, 1e-14);
    }
    EXPECT_EQ(visual_attention(regions, Row::Zero(4))->argmax_region, 0);
}

TEST(Cost, CountsTheCausalPairsAndTiles) {
    for (int T = 1; T <= 12; ++T)
        for (int tile = 1; tile <= 14; ++tile) {
            const auto trace = complexity(T, 3, 5, tile);
            ASSERT_TRUE(trace.ok());
            int pairs = 0;
            for (int t = 1; t <= T; ++t) pairs += t;
            EXPECT_EQ(trace->causal_pairs, pairs);
            const int along = (T + tile - 1) / tile;
            EXPECT_EQ(*trace->tiles, along * along);
            EXPECT_EQ(*trace->tile_elements, std::min(T, tile) * std::min(T, tile));
            EXPECT_EQ(trace->total_multiply_adds, T * T * 8);
            EXPECT_EQ(trace->path_length_rnn, T - 1);
        }
    EXPECT_EQ(complexity(1e12, 64, 64)->score_elements, 1e24);
    EXPECT_FALSE(complexity(5, 1, 1)->tiles.has_value());
}

TEST(Rademacher, SmallLawsByHandAndLargeOnesWithoutOverflow) {
    const auto three = dot_rademacher(3);
    Row want(4);
    want << 0.125, 0.375, 0.375, 0.125;
    EXPECT_EQ(three->probabilities, want);
    const auto large = dot_rademacher(1024);
    EXPECT_NEAR(large->probabilities(512) / std::exp(std::lgamma(1025) - 2 * std::lgamma(513) - 1024 * std::log(2)), 1,
                1e-11);
    EXPECT_EQ(large->probabilities(0), 0x1p-1024);
    EXPECT_TRUE(dot_rademacher(100000)->probabilities.allFinite());
    EXPECT_NEAR(dot_rademacher(100000)->probabilities.sum(), 1, 1e-12);
}

TEST(Room, ShortInputsThatAskForHugeResultsAreRefused) {
    const Index many = 1000000;
    const Matrix column = Matrix::Ones(many, 1);
    const Matrix row = Matrix::Ones(1, many);
    const Matrix one = Matrix::Ones(1, 1);
    const Matrix two = Matrix::Ones(2, 1);
    EXPECT_EQ(attend({column, column, column, Scale::none, 1, {}}).error().code, Code::too_large);
    EXPECT_EQ(attend({column, one, row, Scale::none, 1, {}}).error().code, Code::too_large);
    EXPECT_EQ(self_attention({Matrix::Ones(100, 1), row, row, one, Scale::none, 1, false}).error().code,
              Code::too_large);
    EXPECT_EQ(softmax_jacobian(row.row(0)).error().code, Code::too_large);
    ScoreInputs inputs{ScoreFunction::additive, Row::Ones(1), column, {}, {}, row.row(0), column, column};
    EXPECT_EQ(score(inputs).error().code, Code::too_large);
    EXPECT_EQ(multi_head({column, one, row, row, one, one, 1, {}}).error().code, Code::too_large);
    EXPECT_EQ(multi_head({two, two, one, one, one, row, 1, {}})->outputs.cols(), many);
    EXPECT_EQ(dot_experiment(Row::Constant(1, 1e6), 1000000, 1).error().code, Code::too_large);
}
