#include "core/attention/masks.h"
#include "core/attention/softmax.h"
#include "core/figure/data.h"
#include "tests/core/lab_trial.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

using namespace attention;

namespace {

const trial::LabTrial on("masks");

std::string choice(const Session& session, const std::string& key) {
    return std::get<std::string>(values_of(session, on.lab()).at(key));
}

Row weights(const Trace& trace, Index row) {
    return trace.get<Matrix>("weights")->row(row);
}

void expect_near(const Row& got, const std::vector<double>& want) {
    ASSERT_EQ(got.size(), Index(want.size()));
    for (Index i = 0; i < got.size(); ++i) EXPECT_NEAR(got(i), want[std::size_t(i)], 1e-12) << i;
}

HeatMap map_of(const Session& session, const std::string& view) {
    const Values values = values_of(session, on.lab());
    const Trace trace = on.trace_of(session);
    return std::get<HeatMap>(on.lab().figure({values, trace, {}, {}}, view).content);
}

bool task_reached(const Session& session, std::string_view id) {
    const Values values = values_of(session, on.lab());
    const Trace trace = on.trace_of(session);
    for (const Task& task : on.lab().tasks)
        if (task.id == id) return task.reached({values, trace, {}, {}});
    ADD_FAILURE() << "no task " << id;
    return false;
}

/// The cell switched, as a click into the grid does it.
Session clicked(const Session& session, Index row, Index column) {
    Matrix numbers = std::get<Matrices>(values_of(session, on.lab()).at("allowed"))[0];
    numbers(row, column) = 1 - numbers(row, column);
    return *reduce(session, SetValues{{{"allowed", Matrices(numbers)}}, {}});
}

} // namespace

TEST(MasksLab, StartsWithFivePositionsCausal) { // E142, MASK-5
    const Trace trace = on.trace_of(on.start());
    EXPECT_EQ(trace.number("allowed_count"), 15);
    EXPECT_EQ(*trace.get<Mask>("allowed"), causal_mask(5));
    EXPECT_EQ(trace.number("largest_leak"), 0);
}

TEST(MasksLab, ThreeTokensGiveThePublishedWeights) { // E148, CAUSAL-3
    const Trace trace = on.trace_of(on.preset("three"));
    expect_near(weights(trace, 0), {1, 0, 0});
    expect_near(weights(trace, 1), {0.33023845067334306, 0.6697615493266569, 0});
    expect_near(weights(trace, 2), {0.24825507825772308, 0.24825507825772308, 0.5034898434845538});
    EXPECT_EQ(weights(trace, 0), (Row(3) << 1, 0, 0).finished());
    EXPECT_EQ(trace.number("weights.1.2"), 0);
}

TEST(MasksLab, PaddingAndBothAreThoseOfCore) { // E144, MASK-PAD, MASK-BOTH
    EXPECT_EQ(*on.trace_of(on.preset("padding")).get<Mask>("allowed"),
              attention_mask(6, MaskMode::padding, 4)->allowed);
    EXPECT_EQ(on.trace_of(on.preset("padding")).number("allowed_count"), 24);
    EXPECT_EQ(*on.trace_of(on.preset("both")).get<Mask>("allowed"), attention_mask(6, MaskMode::both, 4)->allowed);
    EXPECT_EQ(on.trace_of(on.preset("both")).number("allowed_count"), 18);
}

TEST(MasksLab, WindowAndPrefix) {
    const Trace window = on.trace_of(on.with({{"mode", "window"}, {"width", "2"}}));
    EXPECT_EQ(window.number("allowed_count"), 9); // 1 + 4 · 2
    EXPECT_EQ(window.number("allowed.4.2"), 0);
    EXPECT_EQ(window.number("allowed.4.3"), 1);
    const Trace prefix = on.trace_of(on.with({{"mode", "prefix"}, {"prefix", "3"}}));
    EXPECT_EQ(prefix.number("allowed.0.2"), 1);
    EXPECT_EQ(prefix.number("allowed.0.3"), 0);
    EXPECT_EQ(prefix.number("allowed_count"), 18); // 3 + 3 + 3 + 4 + 5
    EXPECT_EQ(on.trace_of(on.with({{"mode", "prefix"}, {"prefix", "0"}})).number("allowed_count"), 15);
}

TEST(MasksLab, FillingZeroLeaks) { // E146, MASK-ZERO-FILL
    const Trace trace = on.trace_of(on.preset("zero-fill"));
    expect_near(weights(trace, 1), {0.21194155761708544, 0.5761168847658291, 0.21194155761708544});
    EXPECT_NEAR(*trace.number("leak.1"), 0.21194155761708544, 1e-12);
    EXPECT_NEAR(*trace.number("sum.1"), 1, 1e-12) << "the sum doesn't give it away";
    const Trace negative = on.trace_of(on.preset("zero-fill-negative"));
    EXPECT_NEAR(*negative.number("leak.1"), 0.8437947344813395, 1e-12);
    const Trace right = on.trace_of(on.with({{"fill", "minus_infinity"}}, on.preset("zero-fill")));
    expect_near(weights(right, 1), {0.2689414213699951, 0.7310585786300049, 0});
    const HeatMap map = map_of(on.preset("zero-fill"), "weights");
    EXPECT_EQ(map.hidden.size(), 0) << "a leak is shown as a number, not hatched";
    EXPECT_EQ(map_of(on.preset("three"), "weights").hidden(1, 2), true);
}

TEST(MasksLab, ZeroFillAgreesWithCore) {
    const Trace trace = on.trace_of(on.with({{"fill", "zero"}}));
    const auto& scores = *trace.get<Matrix>("scores");
    for (Index t = 0; t < 5; ++t) {
        const auto want = mask_fill(scores.row(t), causal_mask(5).row(t));
        ASSERT_TRUE(want.ok());
        EXPECT_TRUE(weights(trace, t).isApprox(want->weights_zero_fill, 1e-12));
        EXPECT_NEAR(*trace.number(trace_path("leak", t)), want->leaked, 1e-12);
    }
}

TEST(MasksLab, TheSentinelFailsSilently) { // E147, SENTINEL-ALL, SENTINEL-PART, D07
    const Trace trace = on.trace_of(on.preset("sentinel"));
    expect_near(weights(trace, 1), {1.0 / 3, 1.0 / 3, 1.0 / 3});
    EXPECT_NEAR(*trace.number("leak.1"), 1, 1e-12);
    EXPECT_EQ(trace.number("refused.1"), 0);
    EXPECT_EQ(trace.notes().size(), 1U) << "the program says what the sentinel doesn't";
    const Trace part = on.trace_of(on.with({{"fill", "lowest"}}, on.preset("zero-fill")));
    expect_near(weights(part, 1), {0.2689414213699951, 0.7310585786300049, 0});
}

TEST(MasksLab, AnAllHiddenRowIsExplainedBesideGoodOnes) { // C30
    for (const char* fill : {"minus_infinity", "excluded"}) {
        const Session session = *on.with({{"fill", fill}}, on.preset("all-hidden"));
        const HeatMap map = map_of(session, "weights");
        ASSERT_EQ(map.problems.size(), 3U);
        EXPECT_FALSE(map.problems[0].has_value());
        ASSERT_TRUE(map.problems[1].has_value());
        EXPECT_EQ(map.problems[1]->code, Code::all_masked);
        EXPECT_EQ(map.values(0, 0), 1);
        EXPECT_GT(map.values(2, 2), 0.6);
    }
}

TEST(MasksLab, AClickMakesTheMaskOnesOwn) {
    const Session session = clicked(on.start(), 0, 3);
    EXPECT_EQ(choice(session, "mode"), "own");
    EXPECT_EQ(on.trace_of(session).number("allowed_count"), 16);
    const Session back = *on.with({{"mode", "causal"}}, session);
    EXPECT_EQ(on.trace_of(back).number("allowed_count"), 15);
    const HeatMap grid = map_of(session, "visibility");
    EXPECT_EQ(grid.toggle_cells, "allowed");
    EXPECT_EQ(grid.colours, ColourMap::truth);
    EXPECT_EQ(grid.values(0, 3), 1);
}

TEST(MasksLab, SeparatePassesEqualOneCausalPass) { // E150
    for (const char* mode : {"causal", "window", "both"}) {
        const Trace trace = on.trace_of(on.with({{"mode", mode}, {"passes", "true"}}));
        EXPECT_LT(*trace.number("largest_difference"), 1e-15) << mode;
    }
    const Trace causal = on.trace_of(on.preset("passes"));
    EXPECT_EQ(causal.number("pass_scores"), 55);
    EXPECT_EQ(causal.number("one_pass_scores"), 25);
    for (const char* mode : {"padding", "prefix"})
        EXPECT_GT(*on.trace_of(on.with({{"mode", mode}, {"passes", "true"}})).number("largest_difference"), 0.1)
            << mode;
    EXPECT_GT(*on.trace_of(on.with({{"fill", "zero"}, {"passes", "true"}})).number("largest_difference"), 0.1);
}

TEST(MasksLab, WithoutTheShiftTheAnswerLiesOpen) { // E143, C31
    const Trace shifted = on.trace_of(on.start());
    EXPECT_EQ(shifted.get<Row>("answer_weight")->maxCoeff(), 0);
    const Trace open = on.trace_of(on.preset("no-shift"));
    EXPECT_EQ(open.number("answer_weight.0"), 1);
    EXPECT_EQ(open.number("answer_weight.2"), open.number("weights.2.2"));
    EXPECT_EQ(open.notes().size(), 1U);
    EXPECT_EQ(on.trace_of(on.preset("padding")).get<Row>("answer_weight"), nullptr)
        << "an encoder is asked for no answer";
}

TEST(MasksLab, TokensScoresAndMaskAgree) {
    const Trace longer = on.trace_of(on.with({{"tokens", R"(["a","b","c","d","e","f"])"}}));
    EXPECT_EQ(longer.number("allowed_count"), 21);
    EXPECT_EQ(longer.number("scores.5.5"), 0);
    const Trace shorter = on.trace_of(on.with({{"scores", "[[1,2],[3,4]]"}}, *on.with({{"row", "4"}})));
    EXPECT_EQ(shorter.get<Tokens>("tokens")->size(), 2U);
    EXPECT_EQ(shorter.number("row"), 1);
    for (const auto& [key, text] : {std::pair("scores", "[[1,2,3],[4,5,6]]"), std::pair("allowed", "[[0.5]]"),
                                    std::pair("valid_length", "6"), std::pair("row", "5")})
        EXPECT_FALSE(on.with({{key, text}}).ok()) << key;
    const auto conflict = on.with({{"mode", "causal"}, {"allowed", "[[1,1],[1,1]]"}});
    ASSERT_FALSE(conflict.ok());
    EXPECT_EQ(conflict.error().code, Code::conflict);
}

TEST(MasksLab, TasksTickThemselvesOff) {
    for (const Task& task : on.lab().tasks) EXPECT_FALSE(task_reached(on.start(), task.id)) << task.id;
    EXPECT_TRUE(task_reached(on.preset("zero-fill"), "leak"));
    EXPECT_TRUE(task_reached(clicked(on.start(), 0, 0), "hide-row"));
    EXPECT_TRUE(task_reached(*on.with({{"mode", "prefix"}}), "prefix"));
    EXPECT_TRUE(task_reached(on.preset("no-shift"), "shift"));
    EXPECT_TRUE(task_reached(on.preset("passes"), "passes"));
}

TEST(MasksLab, TheScoreMapHoldsWhatSoftmaxGets) {
    const auto hidden_score = [&](const char* fill) {
        const Session session = *on.with({{"fill", fill}});
        const Values values = values_of(session, on.lab());
        const Trace trace = on.trace_of(session);
        return figure_numbers(on.lab().figure({values, trace, {}, {}}, "scores"))(0, 1);
    };
    EXPECT_EQ(hidden_score("minus_infinity"), -std::numeric_limits<double>::infinity());
    EXPECT_EQ(hidden_score("zero"), 0);
    EXPECT_TRUE(std::isnan(hidden_score("excluded"))) << "there is none, and none isn't 0";
}
