#include "tests/core/lab_trial.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

using namespace attention;

namespace {

const trial::LabTrial on("weighted-average");

std::string all_notes(const Trace& trace) {
    std::string all;
    for (const Text& note : trace.notes()) all += render(note, english()) + "\n";
    return all;
}

bool ticked(const Result<Session>& session, const std::string& id) {
    const Trace trace = on.trace_of(session);
    const Values values = values_of(*session, on.lab());
    const auto task =
        std::find_if(on.lab().tasks.begin(), on.lab().tasks.end(), [&](const Task& t) { return t.id == id; });
    return task->reached({values, trace, {}, {}});
}

FigureSpec figure_of(const Session& session, const std::string& view) {
    const Values values = values_of(session, on.lab());
    const Trace trace = on.trace_of(session);
    return on.lab().figure({values, trace, {}, {}}, view);
}

} // namespace

TEST(WeightedAverage, StartsWithThePublishedWeights) { // E002
    const Trace trace = on.trace_of(on.start());
    EXPECT_NEAR(*trace.number("output.0"), 85, 1e-12);
    EXPECT_NEAR(*trace.number("sum"), 1, 1e-12);
    EXPECT_EQ(on.lab().provenance(values_of(on.start(), on.lab()), "given.0"), Provenance::published);
    EXPECT_EQ(on.lab().provenance(values_of(on.start(), on.lab()), "contents.0.0"), Provenance::made_up);
}

TEST(WeightedAverage, WeightsThatDoNotAddToOneAreShownAndMended) {
    const Trace trace = on.trace_of(on.preset("too-much"));
    EXPECT_NEAR(*trace.number("output.0"), 48 + 36 + 20, 1e-12);
    EXPECT_NE(all_notes(trace).find("1.2000"), std::string::npos) << all_notes(trace);
    const Trace mended = on.trace_of(on.with({{"normalise", "true"}}, on.preset("too-much")));
    EXPECT_NEAR(*mended.number("output.0"), 104 / 1.2, 1e-12);
    EXPECT_EQ(all_notes(mended), "");
    const Trace nothing = on.trace_of(on.with({{"weights", "[0,0,0]"}}));
    EXPECT_NE(nothing.get<Error>("weights"), nullptr);
    EXPECT_NE(nothing.get<Row>("hard_output"), nullptr) << "the rest is there";
}

TEST(WeightedAverage, WeightsFromRelevanceAreSoftmax) { // E003
    const Trace trace = on.trace_of(on.with({{"weighting", "relevance"}, {"scores", "[0,1,2]"}}));
    EXPECT_NEAR(*trace.number("weights.2"), 0.6652409557748219, 1e-12);
    EXPECT_EQ(on.trace_of(on.with({{"weighting", "hard"}, {"scores", "[0,1,2]"}})).number("output.0"), 100); // E009
    EXPECT_NEAR(*on.trace_of(on.with({{"weighting", "uniform"}})).number("output.0"), 90, 1e-12);            // E011
}

TEST(WeightedAverage, TheContextIsNotTheVectorOfTheLargestWeight) { // E007
    const Trace trace = on.trace_of(on.preset("sentence"));
    const auto& weights = *trace.get<Row>("weights");
    Index best = 0;
    weights.maxCoeff(&best);
    EXPECT_EQ(best, 2);
    EXPECT_GT(*trace.number("distance.2"), 0.5);
    EXPECT_EQ(on.trace_of(on.preset("sentence-hard")).number("distance.2"), 0);
    const auto plane = std::get<Plane>(figure_of(on.preset("sentence"), "contents").content);
    ASSERT_EQ(plane.arrows.size(), 5U);
    EXPECT_EQ(plane.arrows[4].role, Role::output);
    EXPECT_EQ(plane.arrows[2].handle->motion, Motion::plane);
    EXPECT_EQ(plane.arrows[2].handle->at, (std::vector<Index>{2, 0}));
}

TEST(WeightedAverage, LeavingAWordOutMovesTheContext) { // E008
    const Trace trace = on.trace_of(on.preset("without-little"));
    EXPECT_EQ(trace.number("weights.1"), 0);
    EXPECT_NEAR(*trace.number("sum"), 1, 1e-12);
    EXPECT_GT(*trace.number("moved"), 0.2);
    EXPECT_EQ(on.with({{"remove", "true"}, {"names", R"(["alone"])"}}).error().code, Code::out_of_range);
}

TEST(WeightedAverage, WhatBelongsTogetherStaysTogether) {
    const Trace trace = on.trace_of(on.with({{"contents", "[[1,2],[3,4]]"}}));
    EXPECT_EQ(trace.get<Row>("weights")->size(), 2);
    EXPECT_EQ(*trace.get<Tokens>("names"), (Tokens{"exam", "homework"}));
    EXPECT_EQ(on.with({{"contents", "[[1,2,3]]"}}).error().code, Code::dim_mismatch);
    EXPECT_EQ(on.with({{"contents", "[[1],[2]]"}, {"weights", "[1,0,0]"}}).error().code, Code::count_mismatch);
}

TEST(WeightedAverage, TasksTickThemselves) {
    for (const Task& task : on.lab().tasks) EXPECT_FALSE(ticked(on.start(), task.id)) << task.id;
    EXPECT_TRUE(ticked(on.with({{"weights", "[0.3,0.4,0.3]"}}), "ninety"));
    EXPECT_TRUE(ticked(on.with({{"normalise", "true"}}, on.preset("too-much")), "mend"));
    EXPECT_TRUE(ticked(on.preset("marks-relevance"), "dynamic"));
    EXPECT_TRUE(ticked(on.with({{"scores", "[0,0,9,0]"}}, on.preset("sentence")), "cat"));
    EXPECT_TRUE(ticked(on.preset("without-little"), "little"));
}

TEST(WeightedAverage, TheWholeWayIsATable) {
    const auto table = std::get<Table>(figure_of(on.preset("sentence"), "way").content);
    EXPECT_EQ(table.columns.size(), 5U);
    ASSERT_EQ(table.rows.size(), 5U);
    for (const auto& row : table.rows) EXPECT_EQ(row.size(), table.columns.size());
    EXPECT_EQ(std::get<Table>(figure_of(on.start(), "way").content).columns.size(), 4U);
}
