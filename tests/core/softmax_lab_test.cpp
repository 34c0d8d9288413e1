#include "tests/core/lab_trial.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

using namespace attention;

namespace {

const trial::LabTrial on("softmax");

std::string text(const Trace& trace, std::string_view path, NumberFormat format = fixed(4)) {
    return format_number(trace.number(path).value_or(NAN), format);
}

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

Bars bars_of(const Session& session, const std::string& view) {
    const Values values = values_of(session, on.lab());
    const Trace trace = on.trace_of(session);
    return std::get<Bars>(on.lab().figure({values, trace, {}, {}}, view).content);
}

} // namespace

TEST(SoftmaxLab, StartsWithThePublishedNumbers) { // E027, E031 – E033, E038
    const Trace trace = on.trace_of(on.start());
    EXPECT_EQ(text(trace, "unshifted.0"), "1.0000");
    EXPECT_EQ(text(trace, "unshifted.1"), "2.7183");
    EXPECT_EQ(text(trace, "unshifted.2"), "7.3891");
    EXPECT_EQ(text(trace, "Z"), "11.1073"); // D02: printed as 11.1074
    const char* weights[] = {"0.09003057", "0.24472847", "0.66524096"};
    for (Index i = 0; i < 3; ++i) EXPECT_EQ(text(trace, trace_path("weights", i), fixed(8)), weights[i]);
    EXPECT_NEAR(*trace.number("sum"), 1, 1e-12);
    EXPECT_EQ(text(trace, "output"), "4.1504"); // D01: printed as 4.151 in one place
    EXPECT_NE(all_notes(trace).find("11.1074"), std::string::npos);
    EXPECT_NE(all_notes(trace).find("4.151 "), std::string::npos);
}

TEST(SoftmaxLab, TheNaiveFormFailsWhereItsTypeEnds) { // E037
    const Trace wide = on.trace_of(on.preset("overflow"));
    ASSERT_NE(wide.get<Error>("weights"), nullptr);
    EXPECT_EQ(wide.number("terms.0"), INFINITY);
    EXPECT_NEAR(*wide.number("terms.1"), std::exp(1), 1e-15);
    EXPECT_NE(all_notes(wide).find("709.78"), std::string::npos) << all_notes(wide);
    EXPECT_EQ(on.trace_of(on.preset("overflow-stable")).number("weights.0"), 1);
    EXPECT_NE(all_notes(on.trace_of(on.preset("overflow-stable"))).find("10 to the power −43"),
              std::string::npos); // E035

    const Trace under = on.trace_of(on.preset("underflow"));
    EXPECT_EQ(under.number("terms.0"), 0);
    EXPECT_EQ(under.number("total"), 0);
    EXPECT_NE(under.get<Error>("weights"), nullptr);

    for (const auto& [type, last] : {std::pair<const char*, double>{"float32", 88}, {"float64", 709}}) {
        const std::vector<std::pair<std::string, std::string>> naive{
            {"method", "naive"}, {"precision", type}, {"scores", "[0]"}};
        auto works = naive;
        works.push_back({"offset", std::to_string(last)});
        EXPECT_NE(on.trace_of(on.with(works)).get<Row>("weights"), nullptr) << type;
        works.back().second = std::to_string(last + 1);
        EXPECT_NE(on.trace_of(on.with(works)).get<Error>("weights"), nullptr) << type;
    }
}

TEST(SoftmaxLab, AFailedMethodHidesItsBarsAndShowsTheRest) {
    const Session session = on.preset("overflow");
    for (const Bar& bar : bars_of(session, "weights").bars) EXPECT_TRUE(bar.hidden);
    for (const Bar& bar : bars_of(session, "terms").bars) EXPECT_FALSE(bar.hidden);
    EXPECT_TRUE(std::isfinite(bars_of(session, "terms").high));
    const Values values = values_of(session, on.lab());
    const Trace trace = on.trace_of(session);
    EXPECT_NE(render(on.lab().summary({values, trace, {}, {}}), english()).find("Overflow"), std::string::npos);
}

TEST(SoftmaxLab, AnAddedNumberChangesNothingInTheStableForm) {
    for (const char* offset : {"-1000", "-3", "88", "1000"}) {
        const Trace trace = on.trace_of(on.with({{"offset", offset}, {"method", "stable"}}));
        EXPECT_EQ(text(trace, "weights.2", fixed(12)), "0.665240955775") << offset;
        const Trace single = on.trace_of(on.with({{"offset", offset}, {"method", "stable"}, {"precision", "float32"}}));
        EXPECT_EQ(text(single, "weights.2", fixed(6)), "0.665241") << offset;
    }
}

TEST(SoftmaxLab, PlainDivisionFailsOnSigns) { // E028
    const Trace negative = on.trace_of(on.preset("negative-share"));
    EXPECT_EQ(negative.number("weights.0"), -0.5);
    EXPECT_EQ(negative.number("entropy"), std::nullopt);
    const Trace zero = on.trace_of(on.preset("zero-sum"));
    EXPECT_EQ(zero.number("total"), 0);
    EXPECT_NE(zero.get<Error>("weights"), nullptr);
    const Trace sampled = on.trace_of(on.with({{"mode", "sampled"}}, on.preset("negative-share")));
    EXPECT_NE(sampled.get<Error>("selected"), nullptr) << "a negative share can't be drawn";
    EXPECT_NE(sampled.get<double>("soft_output"), nullptr);
}

TEST(SoftmaxLab, OtherMethods) {
    const Trace sparse = on.trace_of(on.preset("sparse"));
    EXPECT_EQ(sparse.number("weights.0"), 0);
    EXPECT_EQ(sparse.number("weights.1"), 0.25);
    const Trace two = on.trace_of(on.preset("best-two"));
    EXPECT_EQ(two.number("weights.0"), 0);
    EXPECT_GT(*two.number("weights.1"), 0);
    EXPECT_NEAR(*two.number("weights.1") + *two.number("weights.2"), 1, 1e-15);
    for (const char* method : {"stable", "sparsemax", "top-k"}) {
        const Trace cold =
            on.trace_of(on.with({{"method", method}, {"temperature", "0"}, {"scores", "[1,3,3]"}, {"keep", "3"}}));
        EXPECT_EQ(cold.number("weights.1"), 0.5) << method;
        const Trace hot = on.trace_of(on.with({{"method", method}, {"temperature", "inf"}, {"keep", "3"}}));
        EXPECT_NEAR(*hot.number("weights.0"), 1 / 3.0, 1e-15) << method;
    }
    EXPECT_NE(on.trace_of(on.with({{"method", "naive"}, {"temperature", "0"}})).get<Error>("weights"), nullptr);
}

TEST(SoftmaxLab, HardSharesTiesAndSampledRepeats) { // E036
    const Trace hard = on.trace_of(on.preset("ties"));
    EXPECT_EQ(hard.number("selected.1"), 0.5);
    EXPECT_EQ(hard.number("output"), 4);
    EXPECT_NE(all_notes(hard).find("no gradient"), std::string::npos);
    EXPECT_EQ(on.trace_of(on.with({{"mode", "hard"}}, on.preset("overflow"))).number("selected.0"), 1)
        << "the best place needs no exponential";
    const Trace once = on.trace_of(on.preset("sampled"));
    EXPECT_EQ(once.number("output"), on.trace_of(on.preset("sampled")).number("output"));
    EXPECT_NEAR(*once.number("selected.2") * 20, std::round(*once.number("selected.2") * 20), 1e-9);
    const Trace many = on.trace_of(on.with({{"draws", "100000"}}, on.preset("sampled")));
    EXPECT_NEAR(*many.number("output"), 4.1504, 0.02);
}

TEST(SoftmaxLab, OtherScoresDropValuesAndNamesOfTheOld) {
    const Trace trace = on.trace_of(on.with({{"scores", "[1,2]"}}, on.preset("five")));
    EXPECT_EQ(trace.get<Row>("values"), nullptr);
    EXPECT_EQ(*trace.get<Tokens>("labels"), (Tokens{"e₁", "e₂"}));
    EXPECT_EQ(text(on.trace_of(on.preset("five")), "output"), "1.8429");
    EXPECT_EQ(on.with({{"scores", "[1,2]"}, {"values", "[1,2,3]"}}).error().code, Code::count_mismatch);
    EXPECT_EQ(on.with({{"scores", "[1,2,3,4,5,6,7,8,9,10,11,12,13]"}}).error().code, Code::too_large);
}

TEST(SoftmaxLab, TasksTickThemselves) {
    for (const Task& task : on.lab().tasks) EXPECT_FALSE(ticked(on.start(), task.id)) << task.id;
    EXPECT_TRUE(ticked(on.with({{"scores", "[0,2,2]"}}), "equal"));
    EXPECT_TRUE(ticked(on.with({{"scores", "[0,1,10]"}}), "nearly"));
    EXPECT_TRUE(ticked(on.with({{"method", "naive"}, {"precision", "float32"}, {"offset", "90"}}), "break"));
    EXPECT_TRUE(ticked(on.preset("negative-share"), "negative"));
    EXPECT_TRUE(ticked(on.with({{"mode", "sampled"}, {"draws", "20000"}}), "estimate"));
}

TEST(SoftmaxLab, ScoresAreDraggedWithinTheirAxis) {
    const Bars bars = bars_of(on.start(), "scores");
    ASSERT_TRUE(bars.bars[1].handle.has_value());
    EXPECT_EQ(bars.bars[1].handle->key, "scores");
    EXPECT_EQ(bars.bars[1].handle->at, std::vector<Index>{1});
    EXPECT_EQ(bars.high, 5);
    EXPECT_EQ(bars_of(on.preset("overflow"), "scores").high, 2000);
}
