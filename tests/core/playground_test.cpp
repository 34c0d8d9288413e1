#include "core/attention/attend.h"
#include "tests/core/lab_trial.h"

#include <gtest/gtest.h>

#include <cmath>

using namespace attention;

namespace {

const trial::LabTrial on("query-key-playground");

std::string number(const Trace& trace, const std::string& path, NumberFormat format) {
    return format_number(trace.number(path).value_or(NAN), format);
}

std::vector<std::string> column(const Trace& trace, const std::string& name, NumberFormat format) {
    std::vector<std::string> texts;
    const Row& row = *trace.get<Row>(name);
    for (Index i = 0; i < row.size(); ++i) texts.push_back(format_number(row(i), format));
    return texts;
}

using Strings = std::vector<std::string>;

template <class Content>
Content view_of(const Session& session, const std::string& view) {
    const Values values = values_of(session, on.lab());
    const Trace trace = on.trace_of(session);
    return std::get<Content>(on.lab().figure({values, trace, {}, {}}, view).content);
}

bool task_reached(const Session& session, std::string_view id) {
    const Values values = values_of(session, on.lab());
    const Trace trace = on.trace_of(session);
    for (const Task& task : on.lab().tasks)
        if (task.id == id) return task.reached({values, trace, {}, {}});
    ADD_FAILURE() << "no task " << id;
    return false;
}

} // namespace

TEST(Playground, StartsWithThePublishedNumbers) { // E104, E105
    const Trace trace = on.trace_of(on.start());
    EXPECT_EQ(column(trace, "scores", fixed(2)), (Strings{"1.41", "1.13", "0.35", "-1.41"}));
    EXPECT_EQ(column(trace, "weights", percent(1)), (Strings{"46.3%", "34.9%", "16.0%", "2.7%"}));
    EXPECT_EQ(number(trace, "output.0", fixed(4)), "3.9981");
}

TEST(Playground, SaysWhatRoundingDoesToThePrintedSum) { // D03, D05
    const Session session = on.start();
    const Trace trace = on.trace_of(session);
    EXPECT_EQ(number(trace, "rounded_output.0", fixed(3)), "3.992");
    EXPECT_EQ(number(trace, "rounded_sum", percent(1)), "99.9%");
    const Values values = values_of(session, on.lab());
    const auto formulas = on.lab().formulas({values, trace, {}, {}});
    EXPECT_EQ(to_plain(formulas.front().substituted, english()), "o = 0.463×4 + 0.349×2 + 0.160×8 + 0.027×6 = 3.9981");
    std::string shown;
    for (const Readout& readout : on.lab().readouts({values, trace, {}, {}}))
        shown += render(readout.value, english()) + "\n";
    EXPECT_NE(shown.find("3.992\n"), std::string::npos) << shown;
    EXPECT_NE(shown.find("99.9%\n"), std::string::npos) << shown;
}

TEST(Playground, PresetsAreThePublishedExperiments) { // E106 – E109
    const Trace cat = on.trace_of(on.preset("cat"));
    EXPECT_EQ(column(cat, "dots", shortest()), (Strings{"2", "1.2", "0", "-2"}));
    const Trace sleep = on.trace_of(on.preset("sleep"));
    EXPECT_EQ(sleep.number("argmax"), 2);
    EXPECT_NEAR(*sleep.number("output.0"), 5.329967570248979, 1e-12);
    const Trace zero = on.trace_of(on.preset("zero"));
    for (Index i = 0; i < 4; ++i) EXPECT_DOUBLE_EQ(*zero.number(trace_path("weights", i)), 0.25);
    EXPECT_DOUBLE_EQ(*zero.number("output.0"), 5);
    const Trace raw = on.trace_of(on.preset("unscaled"));
    EXPECT_NEAR(*raw.number("weights.0"), 0.5230766113838163, 1e-12);
    EXPECT_NEAR(*raw.number("output.0"), 3.7847601604764414, 1e-12);
}

TEST(Playground, QueryAndKeysAreDraggedByHandles) {
    const auto plane = view_of<Plane>(on.start(), "plane");
    ASSERT_EQ(plane.arrows.size(), 5U);
    const Arrow& query = plane.arrows.back();
    EXPECT_TRUE(query.dashed);
    EXPECT_EQ(query.role, Role::query);
    for (const Arrow& arrow : plane.arrows) {
        ASSERT_TRUE(arrow.handle.has_value()) << arrow.label;
        EXPECT_EQ(arrow.handle->motion, Motion::plane);
        const Field* field = find_field(on.lab().fields, arrow.handle->key);
        ASSERT_NE(field, nullptr);
        EXPECT_GE(arrow.handle->low, field->min);
        EXPECT_LE(arrow.handle->high, field->max);
    }
    EXPECT_EQ(query.handle->key, "query");
    EXPECT_EQ(plane.arrows[2].handle->at, (std::vector<Index>{2, 0}));
    EXPECT_EQ(plane.arrows[0].note, "46.3%");
}

TEST(Playground, ThePlaneGrowsOnlyWithWhatIsTyped) {
    EXPECT_EQ(view_of<Plane>(*on.with({{"query", "[2.5,-2.5]"}}), "plane").extent, 2.5);
    EXPECT_EQ(view_of<Plane>(*on.with({{"query", "[7.2,0]"}}), "plane").extent, 7.5);
}

TEST(Playground, TheTableHasKeyScoreWeightAndValue) {
    const auto table = view_of<Table>(on.start(), "table");
    ASSERT_EQ(table.rows.size(), 4U);
    Strings texts;
    for (const TableCell& cell : table.rows[1]) texts.push_back(cell.text);
    EXPECT_EQ(texts, (Strings{"小", "(0.6, 0.8)", "1.1314", "34.9%", "2"}));
    EXPECT_EQ(table.rows[1][3].role, Role::weight);
    EXPECT_EQ(table.rows[1][4].role, Role::value);
}

TEST(Playground, RegionsSayWhoWinsThereAndHowSurely) {
    const Session session = on.preset("regions");
    const auto plane = view_of<Plane>(session, "plane");
    ASSERT_TRUE(plane.regions.has_value());
    const Index n = plane.regions->owner.rows();
    for (const auto& [row, column] : {std::pair<Index, Index>{n / 2, n - 1}, {n - 1, n / 2}, {3, 5}, {n / 3, 1}}) {
        const auto middle = [&](Index i) { return plane.extent * (2.0 * double(i) + 1 - double(n)) / double(n); };
        const Matrix query{{middle(column), middle(row)}};
        const Values values = values_of(session, on.lab());
        const auto one = attend({query,
                                 std::get<Matrices>(values.at("keys"))[0],
                                 std::get<Matrices>(values.at("values"))[0],
                                 Scale::sqrt_dk,
                                 1,
                                 {}});
        Index best = 0;
        const double weight = one->weights.row(0).maxCoeff(&best);
        EXPECT_EQ(plane.regions->owner(row, column), best);
        EXPECT_NEAR(plane.regions->strength(row, column), weight, 1e-12);
    }
    EXPECT_FALSE(view_of<Plane>(on.start(), "plane").regions.has_value());
}

TEST(Playground, TakesTheChosenKeyApart) { // E110
    const Session session = on.preset("projection");
    const Trace trace = on.trace_of(session);
    const Row& query = *trace.get<Row>("query");
    const Row& along = *trace.get<Row>("parallel");
    const Row& across = *trace.get<Row>("perpendicular");
    EXPECT_NEAR(across.dot(query), 0, 1e-12);
    EXPECT_NEAR(along.dot(query), *trace.number("dots.1"), 1e-12);
    EXPECT_EQ(view_of<Plane>(session, "plane").arrows.size(), 7U);
    const auto zero = on.with({{"query", "[0,0]"}}, session);
    EXPECT_EQ(view_of<Plane>(*zero, "plane").arrows.size(), 5U);
    EXPECT_EQ(on.trace_of(zero).notes().size(), 1U);
}

TEST(Playground, ValuesMayBeVectors) { // E103
    const Trace trace = on.trace_of(on.with({{"values", "[[1,0],[0,1],[1,1],[2,2]]"}}));
    EXPECT_EQ(trace.get<Row>("output")->size(), 2);
    EXPECT_NEAR(*trace.number("output.0"),
                *trace.number("weights.0") + *trace.number("weights.2") + 2 * *trace.number("weights.3"), 1e-12);
}

TEST(Playground, PositionsComeAndGo) {
    const auto more = reduce(on.start(), RunCommand{"add", 7});
    ASSERT_TRUE(more.ok());
    const Trace five = on.trace_of(more);
    EXPECT_EQ(five.get<Tokens>("names")->back(), "5");
    EXPECT_EQ(five.number("position"), 4);
    const auto back = reduce(*more, RunCommand{"remove", 0});
    EXPECT_EQ(on.trace_of(back).number("output.0"), on.trace_of(on.start()).number("output.0"));
    Session full = on.start();
    for (int i = 0; i < 4; ++i) full = *reduce(full, RunCommand{"add", 1});
    const auto nine = reduce(full, RunCommand{"add", 1});
    ASSERT_FALSE(nine.ok());
    EXPECT_EQ(nine.error().code, Code::too_large);
    Session few = on.start();
    for (int i = 0; i < 3; ++i) few = *reduce(few, RunCommand{"remove", 1});
    EXPECT_EQ(on.trace_of(few).number("weights.0"), 1);
    EXPECT_FALSE(reduce(few, RunCommand{"remove", 1}).ok());
}

TEST(Playground, RemovesTheChosenOne) {
    const auto session = reduce(*on.with({{"position", "1"}}), RunCommand{"remove", 0});
    EXPECT_EQ(*on.trace_of(session).get<Tokens>("names"), (Tokens{"猫", "睡觉", "桌子"}));
    EXPECT_EQ(on.trace_of(session).number("values.1.0"), 8);
}

TEST(Playground, NamesKeysAndValuesAgree) {
    const Trace renamed = on.trace_of(on.with({{"names", R"(["cat","small","sleep","table"])"}}));
    EXPECT_EQ(renamed.number("weights.0"), on.trace_of(on.start()).number("weights.0"));
    const Trace fewer = on.trace_of(on.with({{"keys", "[[1,0],[0,1]]"}}));
    EXPECT_EQ(fewer.get<Tokens>("names")->size(), 2U);
    EXPECT_EQ(fewer.get<Matrix>("values")->rows(), 2);
    const auto torn = on.with({{"keys", "[[1,0],[0,1]]"}, {"values", "[[1],[2],[3]]"}});
    ASSERT_FALSE(torn.ok());
    EXPECT_EQ(torn.error().code, Code::count_mismatch);
    const auto space = on.with({{"query", "[1,2,3]"}});
    ASSERT_FALSE(space.ok());
    EXPECT_EQ(space.error().code, Code::dim_mismatch);
}

TEST(Playground, TasksTickThemselvesOff) {
    for (const Task& task : on.lab().tasks) EXPECT_FALSE(task_reached(on.start(), task.id)) << task.id;
    EXPECT_TRUE(task_reached(on.preset("zero"), "equal"));
    EXPECT_TRUE(task_reached(on.preset("sleep"), "sleep"));
    EXPECT_TRUE(task_reached(on.preset("unscaled"), "unscaled"));
    EXPECT_TRUE(task_reached(*on.with({{"query", "[4,1]"}}), "longer"));
    EXPECT_FALSE(task_reached(*on.with({{"query", "[-4,-1]"}}), "longer"));
}

TEST(Playground, SaysWhereNumbersComeFrom) {
    const auto source = [](const Session& session, std::string_view path) {
        return on.lab().provenance(values_of(session, on.lab()), path);
    };
    EXPECT_EQ(source(on.start(), "weights.2"), Provenance::published);
    EXPECT_EQ(source(on.start(), "entropy"), Provenance::derived);
    EXPECT_EQ(source(on.preset("unscaled"), "weights.2"), Provenance::derived);
    EXPECT_EQ(source(on.preset("vectors"), "values.0.0"), Provenance::made_up);
    EXPECT_EQ(source(*on.with({{"keys", "[[1,0.1],[0.6,0.8],[0,1],[-1,0]]"}}), "keys.0"), Provenance::yours);
}
