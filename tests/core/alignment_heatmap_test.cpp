#include "tests/core/lab_trial.h"

#include <gtest/gtest.h>

#include <cmath>

using namespace attention;

namespace {

const trial::LabTrial on("alignment-heatmap");

std::string weight(const Trace& trace, Index row, Index column, NumberFormat format = percent(1)) {
    return format_number(trace.number(trace_path("weights", row, column)).value_or(NAN), format);
}

std::string all_notes(const Trace& trace) {
    std::string text;
    for (const Text& note : trace.notes()) text += render(note, english()) + "\n";
    return text;
}

} // namespace

TEST(AlignmentHeatmap, StartsWithThePublishedNumbers) { // E016, E017
    const Trace trace = on.trace_of(initial_session());
    const char* diagonal[] = {"86%", "84%", "86%", "84%", "88%"};
    for (Index i = 0; i < 5; ++i) EXPECT_EQ(weight(trace, i, i, percent(0)), diagonal[i]);
    const char* cat[] = {"2.6%", "5.3%", "86.4%", "2.9%", "2.9%"};
    for (Index j = 0; j < 5; ++j) EXPECT_EQ(weight(trace, 2, j), cat[j]);
    EXPECT_EQ(format_number(*trace.number("context.2"), fixed(4)), "1.8429");
}

TEST(AlignmentHeatmap, TheLimitsOfTemperatureAreExact) {
    const Trace zero = on.trace_of(on.with({{"temperature", "0"}}));
    EXPECT_EQ(zero.number("weights.2.2"), 1);
    EXPECT_EQ(zero.number("weights.2.0"), 0);
    const Trace infinite = on.trace_of(on.with({{"temperature", "inf"}}));
    for (Index j = 0; j < 5; ++j) EXPECT_DOUBLE_EQ(*infinite.number(trace_path("weights", 1, j)), 0.2);
    const Trace ties = on.trace_of(on.with(
        {{"scores", "[[1,1,0]]"}, {"source", R"(["a","b","c"])"}, {"target", R"(["x"])"}, {"temperature", "0"}}));
    EXPECT_EQ(ties.number("weights.0.0"), 0.5);
    EXPECT_EQ(ties.number("weights.0.2"), 0);
}

TEST(AlignmentHeatmap, NewScoresOfAnotherSizeAreNumbered) {
    const Trace trace = on.trace_of(on.with({{"scores", "[[1,2],[3,4],[5,6]]"}}));
    EXPECT_EQ(*trace.get<Tokens>("source"), (Tokens{"1", "2"}));
    EXPECT_EQ(*trace.get<Tokens>("target"), (Tokens{"1", "2", "3"}));
    EXPECT_EQ(trace.get<Row>("context"), nullptr) << "Values of another sentence";
}

TEST(AlignmentHeatmap, ScoresThatDoNotFitTheWordsAreRefused) {
    const auto session = on.with({{"scores", "[[1,2]]"}, {"source", R"(["a","b","c"])"}, {"target", R"(["x"])"}});
    ASSERT_FALSE(session.ok());
    EXPECT_EQ(session.error().code, Code::dim_mismatch);
}

TEST(AlignmentHeatmap, NewWordsKeepTheScoresThatOverlap) {
    const Trace trace = on.trace_of(on.with({{"source", R"(["a","b","c","d","e","f"])"}}));
    EXPECT_EQ(trace.number("scores.2.2"), 4);
    EXPECT_EQ(trace.number("scores.2.5"), 0);
}

TEST(AlignmentHeatmap, WeightsAtTemperatureOneAreShownAsTheyAre) {
    const Trace trace = on.trace_of(on.with(
        {{"weights", "[[0.7,0.3,0],[0.2,0.2,0.6]]"}, {"source", R"(["a","b","c"])"}, {"target", R"(["x","y"])"}}));
    EXPECT_EQ(trace.number("weights.0.0"), 0.7);
    EXPECT_EQ(trace.number("weights.0.2"), 0);
    EXPECT_EQ(trace.number("allowed.0.2"), 0);
    EXPECT_NE(all_notes(trace).find("hidden (1)"), std::string::npos) << all_notes(trace);
}

TEST(AlignmentHeatmap, TemperatureActsOnTheLogarithmsOfWeights) {
    const Trace trace = on.trace_of(on.with({{"weights", "[[0.7,0.3,0],[0.2,0.2,0.6]]"},
                                             {"source", R"(["a","b","c"])"},
                                             {"target", R"(["x","y"])"},
                                             {"temperature", "0.5"}}));
    EXPECT_NEAR(*trace.number("weights.0.0"), 0.49 / (0.49 + 0.09), 1e-12);
    EXPECT_EQ(trace.number("weights.0.2"), 0);
}

TEST(AlignmentHeatmap, AnAllHiddenRowIsExplainedBesideGoodOnes) {
    const auto session = on.with(
        {{"weights", "[[0,0],[0.5,0.5]]"}, {"source", R"(["a","b"])"}, {"target", R"(["x","y"])"}, {"row", "1"}});
    const Trace trace = on.trace_of(session);
    const Values values = values_of(*session, on.lab());
    const auto map = std::get<HeatMap>(on.lab().figure({values, trace, {}, {}}, "heatmap").content);
    ASSERT_EQ(map.problems.size(), 2U);
    EXPECT_TRUE(map.problems[0].has_value());
    EXPECT_FALSE(map.problems[1].has_value());
    EXPECT_EQ(map.values(1, 0), 0.5);
}

TEST(AlignmentHeatmap, TurnedWeightsAreDetectedAndCropped) {
    // rows = source; each column (target token) sums to 1; one more row and column than tokens
    const auto session = on.with({{"weights", "[[0.9,0.1,0.2,0.5],[0.05,0.6,0.2,0.25],[0.05,0.3,0.6,0.25]]"},
                                  {"source", R"(["a","b"])"},
                                  {"target", R"(["x","y","z"])"}});
    const Trace trace = on.trace_of(session);
    EXPECT_EQ(trace.number("weights.1.0"), 0.1);
    EXPECT_EQ(trace.number("weights.1.1"), 0.6);
    EXPECT_NE(all_notes(trace).find("the rows of the matrix are the source"), std::string::npos) << all_notes(trace);
    EXPECT_NE(all_notes(trace).find("60.0%"), std::string::npos) << all_notes(trace);
    const auto overruled = on.with({{"source_axis", "columns"}}, *session);
    EXPECT_FALSE(overruled.ok() && on.trace_of(overruled).number("weights.1.0") == 0.1);
}

TEST(AlignmentHeatmap, MergesSubWords) {
    const Trace trace = on.trace_of(on.with({{"weights", "[[0.5,0.25,0.25],[0.1,0.2,0.7]]"},
                                             {"source", R"(["sleep@@","ing","cat"])"},
                                             {"target", R"(["\u2581x","y"])"},
                                             {"normalised", "rows"},
                                             {"row", "0"},
                                             {"merge_marks", "true"}}));
    EXPECT_EQ(*trace.get<Tokens>("source"), (Tokens{"sleeping", "cat"}));
    EXPECT_EQ(*trace.get<Tokens>("target"), (Tokens{"xy"}));
    EXPECT_NEAR(*trace.number("weights.0.0"), (0.75 + 0.3) / 2, 1e-12);
}

TEST(AlignmentHeatmap, ScoresAndWeightsExcludeEachOther) {
    const auto both = on.with({{"scores", "[[1]]"}, {"weights", "[[1]]"}});
    ASSERT_FALSE(both.ok());
    EXPECT_EQ(both.error().code, Code::conflict);
    const auto weights = on.with({{"weights", "[[1]]"}});
    ASSERT_TRUE(weights.ok());
    EXPECT_TRUE(is_absent(values_of(*weights, on.lab()).at("scores")));
    const auto scores = on.with({{"scores", "[[1]]"}}, *weights);
    ASSERT_TRUE(scores.ok());
    EXPECT_TRUE(is_absent(values_of(*scores, on.lab()).at("weights")));
}

TEST(AlignmentHeatmap, TheOrderOfWeightsIsThatOfTheScoresAtEveryTemperature) { // E023
    for (const char* temperature : {"0.01", "0.1", "1", "10", "100"}) {
        const Trace trace = on.trace_of(on.with({{"temperature", temperature}}));
        const auto& scores = *trace.get<Matrix>("scores");
        const auto& weights = *trace.get<Matrix>("weights");
        for (Index r = 0; r < 5; ++r)
            for (Index i = 0; i < 5; ++i)
                for (Index j = 0; j < 5; ++j)
                    if (scores(r, i) > scores(r, j)) {
                        EXPECT_GE(weights(r, i), weights(r, j)) << temperature;
                    }
    }
}
