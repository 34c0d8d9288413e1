// QKV by hand: both published examples, the settings, the steps, and the mistake beside the calculation.
#include "tests/core/lab_trial.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

using namespace attention;

namespace {

const trial::LabTrial on("qkv-by-hand");

void expect_row(const Trace& trace, const char* name, Index row, const std::vector<double>& want) {
    const auto* got = trace.get<Matrix>(name);
    ASSERT_NE(got, nullptr) << name;
    ASSERT_EQ(got->cols(), Index(want.size())) << name;
    for (Index i = 0; i < got->cols(); ++i) EXPECT_NEAR((*got)(row, i), want[std::size_t(i)], 1e-12) << name << i;
}

struct Scene {
    explicit Scene(const Result<Session>& session)
        : values(values_of(*session, on.lab())), trace(on.trace_of(session)) {}
    Shown shown(Digits digits = {}) const { return {values, trace, digits, {}}; }
    std::vector<Step> steps(Digits digits = {}) const { return on.lab().steps(shown(digits)); }
    Table table(const char* view) const { return std::get<Table>(on.lab().figure(shown(), view).content); }
    Provenance provenance(const char* path) const { return on.lab().provenance(values, path); }

    Values values;
    Trace trace;
};

std::string plain(const Expression& e) {
    return to_plain(e, english());
}

std::vector<std::string> texts(const std::vector<TableCell>& row) {
    std::vector<std::string> list;
    for (const TableCell& cell : row) list.push_back(cell.text);
    return list;
}

bool reached(const Scene& scene, const std::string& id) {
    for (const Task& task : on.lab().tasks)
        if (task.id == id) return task.reached(scene.shown());
    ADD_FAILURE() << id;
    return false;
}

/// Every path of an expression, the trace must know.
void expect_known_paths(const Expression& e, const Trace& trace) {
    if (e.kind == Expression::Kind::number && !e.path.empty()) {
        ASSERT_TRUE(trace.number(e.path).has_value()) << e.path;
        EXPECT_EQ(*trace.number(e.path) == e.value || std::abs(*trace.number(e.path) - e.value) < 1e-9, true) << e.path;
    }
    for (const Expression& part : e.parts) expect_known_paths(part, trace);
}

} // namespace

TEST(QkvLab, TheFirstExampleIsThePublishedOne) { // E094, E097, QKV-HAND
    const Trace trace = on.trace_of(on.start());
    expect_row(trace, "dots", 0, {0, std::sqrt(2.0), 2 * std::sqrt(2.0)});
    expect_row(trace, "scores", 0, {0, 1, 2});
    expect_row(trace, "weights", 0, {0.09003057317038045, 0.24472847105479764, 0.6652409557748219});
    EXPECT_NEAR(*trace.number("outputs.0.0"), 4.1504207652, 1e-8);
    expect_row(on.trace_of(on.preset("second-query")), "weights", 1, {1.0 / 3, 1.0 / 3, 1.0 / 3}); // E096
    EXPECT_NEAR(*trace.number("outputs.1.0"), 3, 1e-12);
}

TEST(QkvLab, CatSleepItGivesThePublishedWeights) { // E085–E089, S2-T1-full
    const Trace trace = on.trace_of(on.preset("cat-sleep-it"));
    expect_row(trace, "Q", 2, {2, 0});
    expect_row(trace, "K", 0, {3, 0});
    expect_row(trace, "K", 1, {0, 3});
    expect_row(trace, "dots", 2, {6, 0, 2});
    expect_row(trace, "weights", 2, {0.9315537677178044, 0.013386051378631561, 0.055060180903564});
    expect_row(trace, "outputs", 2, {1.0133860513786315, 1.9315537677178045});
    const Trace causal = on.trace_of(on.with({{"temperature", "0.5"}}, on.preset("cat-causal")));
    expect_row(causal, "weights", 1, {0.9999999999998735, 1.265062336824475e-13, 0}); // S2-T0.5-causal
}

TEST(QkvLab, TheTableIsThatOfTheFigure) { // E095
    const Table table = Scene(on.start()).table("table");
    ASSERT_EQ(table.rows.size(), 3U);
    EXPECT_EQ(texts(table.rows[2]), (std::vector<std::string>{"3", "(2, 0)", "2√2", "2", "0.6652", "5"}));
    EXPECT_TRUE(table.rows[2][4].strong);
    EXPECT_EQ(table.rows[2][2].path, "dots.0.2");
    const Table decimals = Scene(on.with({{"exact", "false"}})).table("table");
    EXPECT_EQ(texts(decimals.rows[1]), (std::vector<std::string>{"2", "(1, 0)", "1.4142", "1.0000", "0.2447", "3"}));
    const Table causal = Scene(on.preset("cat-causal")).table("table");
    EXPECT_EQ(causal.rows[2][4].text, "−∞");
    EXPECT_TRUE(causal.rows[2][5].hidden);
    EXPECT_FALSE(causal.rows[2][1].hidden) << "hidden tokens aren't deleted";
    EXPECT_FALSE(causal.rows[1][5].hidden);
}

TEST(QkvLab, StepsAreWrittenOutWithLinkedNumbers) {
    const Scene scene(on.start());
    const auto steps = scene.steps();
    ASSERT_EQ(steps.size(), 7U);
    EXPECT_EQ(plain(steps[0].symbolic), "q·kᵢ = Σⱼ qⱼ kᵢⱼ");
    EXPECT_EQ(plain(steps[0].substituted), "√2·0 + 0·0,  √2·1 + 0·0,  √2·2 + 0·0");
    EXPECT_EQ(plain(steps[0].result), "0,  √2,  2√2");
    EXPECT_EQ(plain(steps[1].symbolic), "sᵢ = q·kᵢ / √dₖ");
    EXPECT_EQ(plain(steps[1].substituted), "0 / √2,  √2 / √2,  2√2 / √2");
    EXPECT_EQ(plain(steps[3].substituted), "exp(0 − 2),  exp(1 − 2),  exp(2 − 2)");
    EXPECT_EQ(plain(steps[6].substituted), "0.0900·1 + 0.2447·3 + 0.6652·5");
    EXPECT_EQ(plain(steps[6].result), "4.1504");
    EXPECT_NE(to_tex(steps[6].substituted, english()).find("\\class{path-weights-0-2}{\\class{role-weight}{0.6652}}"),
              std::string::npos);
    EXPECT_EQ(plain(scene.steps({Digits::Mode::decimals, 2})[6].result), "4.15");
    EXPECT_EQ(plain(scene.steps({Digits::Mode::full, 0})[6].result).substr(0, 12), "4.1504207652");
    for (const char* preset :
         {"root-two", "second-query", "cat-sleep-it", "cat-causal", "stored", "no-scaling", "tied"}) {
        SCOPED_TRACE(preset);
        const Scene other(on.preset(preset));
        for (const Step& step : other.steps()) {
            expect_known_paths(step.substituted, other.trace);
            expect_known_paths(step.result, other.trace);
        }
        for (const Formula& formula : on.lab().formulas(other.shown()))
            expect_known_paths(formula.substituted, other.trace);
    }
}

TEST(QkvLab, StepZeroInBothLayouts) { // E080, E082, E090, D09
    const auto row = Scene(on.preset("cat-sleep-it")).steps();
    ASSERT_EQ(row.size(), 10U);
    EXPECT_EQ(plain(row[0].symbolic), "q = x W_Q");
    EXPECT_EQ(plain(row[0].substituted), "(0, 1) [0, 1; 2, 0] = (0·0 + 1·2, 0·1 + 1·0)");
    EXPECT_EQ(plain(row[0].result), "(2, 0)");
    EXPECT_EQ(plain(row[1].symbolic), "K = X W_K");
    const Scene stored(on.preset("stored"));
    EXPECT_EQ(plain(stored.steps()[0].symbolic), "q = W_Q x");
    EXPECT_EQ(plain(stored.steps()[0].substituted), "[0, 2; 1, 0] [0; 1] = [0·0 + 2·1; 1·0 + 0·1]");
    EXPECT_EQ(plain(stored.steps()[1].symbolic), "Kᵀ = W_K Xᵀ");
    expect_row(stored.trace, "weights", 2, {0.9315537677178044, 0.013386051378631561, 0.055060180903564});
    const Session back = *on.with({{"layout", "row"}}, on.preset("stored"));
    EXPECT_EQ(values_of(back, on.lab()), values_of(on.preset("cat-sleep-it"), on.lab()));
}

TEST(QkvLab, SizesFollowOrAreRefused) { // E100
    const Trace wide = on.trace_of(on.with({{"values", "[[1,2,3],[4,5,6],[7,8,9]]"}}));
    EXPECT_EQ(wide.number("value_size"), 3);
    EXPECT_EQ(wide.get<Matrix>("outputs")->cols(), 3);
    const auto refused = on.with({{"queries", "[[1,2,3]]"}, {"keys", "[[1,2],[3,4],[5,6]]"}});
    ASSERT_FALSE(refused.ok());
    EXPECT_EQ(refused.error().code, Code::dim_mismatch);
    EXPECT_NE(render(refused.error().message, english()).find("d_k"), std::string::npos);
    EXPECT_EQ(on.trace_of(on.with({{"queries", "[[1,2,3]]"}})).get<Matrix>("K")->cols(), 3);
    EXPECT_FALSE(on.with({{"keys", "[[1,2],[3,4],[5,6],[1,1],[1,1],[1,1],[1,1]]"}}).ok());
    EXPECT_FALSE(on.with({{"row", "2"}}).ok());
    EXPECT_EQ(on.trace_of(on.with({{"names", R"(["a","b","c","d","e"])"}})).get<Matrix>("K")->rows(), 5);
    EXPECT_FALSE(on.with({{"query_names", R"(["a","b"])"}}, on.preset("cat-sleep-it")).ok());
}

TEST(QkvLab, WithoutStepZeroOneGoesOnWithItsVectors) {
    const Session session = *on.with({{"project", "false"}}, on.preset("cat-sleep-it"));
    const Trace trace = on.trace_of(session);
    expect_row(trace, "Q", 2, {2, 0});
    expect_row(trace, "weights", 2, {0.9315537677178044, 0.013386051378631561, 0.055060180903564});
}

TEST(QkvLab, KeysAsValues) { // E101
    const Trace trace = on.trace_of(on.preset("tied"));
    EXPECT_EQ(*trace.get<Matrix>("V"), *trace.get<Matrix>("K"));
    EXPECT_NEAR(*trace.number("outputs.2.0"), 3 * 0.9315537677178044 + 0.055060180903564, 1e-12);
}

TEST(QkvLab, TheMistakeStandsBesideTheCalculation) {
    const Scene scene(on.preset("no-scaling"));
    EXPECT_EQ(scene.trace.number("wrong_scores.2.0"), 6);
    const auto readouts = on.lab().readouts(scene.shown());
    EXPECT_EQ(render(readouts.back().value, english()), "scaled score of 猫: 6 against 3√2");
    EXPECT_EQ(readouts.back().path, "scores.2.0");
    const Table table = scene.table("table");
    int strong = 0;
    for (const auto& row : table.rows)
        for (const TableCell& cell : row) {
            EXPECT_EQ(cell.lit, cell.strong);
            if (!cell.strong) continue;
            ++strong;
            EXPECT_TRUE(cell.path == "scores.2.0" || cell.path == "wrong_scores.2.0") << cell.path;
        }
    EXPECT_EQ(strong, 2);
    const Scene none(on.with({{"twin", "zero-for-hidden"}}));
    EXPECT_EQ(none.trace.get<Matrix>("wrong_weights"), nullptr);
    ASSERT_EQ(none.trace.notes().size(), 1U);
}

TEST(QkvLab, EveryMistakeCanBeShown) {
    for (const Choice& choice : find_field(on.lab().fields, "twin")->choices) {
        SCOPED_TRACE(choice.id);
        const Scene scene(on.with({{"twin", choice.id}, {"causal", "true"}, {"row", "1"}}, on.preset("cat-sleep-it")));
        for (const View& view : on.lab().views) (void)on.lab().figure(scene.shown(), view.id);
        EXPECT_EQ(reached(scene, "twin"), scene.trace.get<Matrix>("wrong_weights") != nullptr);
    }
}

TEST(QkvLab, BlanksAreAskedInOrderAndJudged) {
    const Scene scene(on.preset("cat-sleep-it"));
    const auto blanks = on.lab().blanks(scene.shown());
    const auto steps = scene.steps();
    ASSERT_FALSE(blanks.empty());
    EXPECT_EQ(blanks.front().path, "Q.2.0");
    EXPECT_EQ(render(blanks.front().label, english()), "query of 它, component 1");
    EXPECT_EQ(blanks.back().path, "outputs.2.1");
    EXPECT_EQ(blanks.back().step, int(steps.size()));
    Answers answers;
    int last = 1;
    for (const Blank& blank : blanks) {
        EXPECT_GE(blank.step, last);
        last = blank.step;
        const auto number = scene.trace.number(blank.path);
        ASSERT_TRUE(number.has_value()) << blank.path;
        answers[blank.path] = *read_answer(format_number(*number, fixed(4)));
        EXPECT_EQ(on.lab().judge(scene.values, answers, blank.path).kind, Verdict::Kind::right) << blank.path;
    }
    answers["scores.2.0"] = *read_answer("6");
    const Verdict verdict = on.lab().judge(scene.values, answers, "scores.2.0");
    EXPECT_EQ(verdict.mistakes, std::vector<std::string>{"no-scaling"});
    EXPECT_NE(render(verdict.text, english()).find("√d"), std::string::npos);
}

TEST(QkvLab, ExercisesHaveTheSizesOnTheStage) {
    for (const char* preset : {"root-two", "cat-sleep-it", "stored", "cat-causal"}) {
        const Session before = on.preset(preset);
        const Session session = *reduce(before, RunCommand{"exercise", 5});
        const Scene scene(session);
        EXPECT_EQ(std::get<bool>(scene.values.at("project")),
                  std::get<bool>(values_of(before, on.lab()).at("project")));
        EXPECT_EQ(scene.trace.get<Matrix>("K")->rows(), 3);
        EXPECT_EQ(scene.trace.get<Matrix>("V")->cols(), on.trace_of(before).get<Matrix>("V")->cols());
        EXPECT_FALSE(on.lab().blanks(scene.shown()).empty());
    }
}

TEST(QkvLab, SaysWhereNumbersComeFrom) {
    const Scene root(on.start());
    EXPECT_EQ(root.provenance("Q.0.0"), Provenance::published);
    EXPECT_EQ(root.provenance("weights.0.1"), Provenance::published);
    EXPECT_EQ(root.provenance("exp_shifted.0.1"), Provenance::derived);
    const Scene cat(on.preset("cat-sleep-it"));
    EXPECT_EQ(cat.provenance("X.0.0"), Provenance::published);
    EXPECT_EQ(cat.provenance("X.1.0"), Provenance::reconstructed);
    EXPECT_EQ(cat.provenance("W_Q.0.0"), Provenance::reconstructed);
    EXPECT_EQ(cat.provenance("dots.2.0"), Provenance::published);
    EXPECT_EQ(cat.provenance("dots.2.2"), Provenance::reconstructed);
    EXPECT_EQ(cat.provenance("weights.2.0"), Provenance::published);
    EXPECT_EQ(cat.provenance("weights.0.0"), Provenance::derived);
    EXPECT_EQ(cat.provenance("outputs.2.0"), Provenance::reconstructed);
    EXPECT_EQ(Scene(on.preset("stored")).provenance("W_Q.0.0"), Provenance::reconstructed);
    const Scene own(on.with({{"keys", "[[1,2],[3,4],[5,6]]"}}));
    EXPECT_EQ(own.provenance("K.0.0"), Provenance::yours);
    EXPECT_EQ(own.provenance("weights.0.0"), Provenance::derived);
    EXPECT_EQ(Scene(on.with({{"scale", "false"}})).provenance("weights.0.0"), Provenance::derived);
}

TEST(QkvLab, TasksAreReachedByWhatTheyAskFor) {
    EXPECT_FALSE(reached(Scene(on.start()), "second-query"));
    EXPECT_TRUE(reached(Scene(on.preset("second-query")), "second-query"));
    EXPECT_TRUE(reached(Scene(on.preset("cat-sleep-it")), "project"));
    EXPECT_TRUE(reached(Scene(on.preset("stored")), "stored"));
    EXPECT_TRUE(reached(Scene(on.preset("tied")), "tie"));
    EXPECT_FALSE(reached(Scene(on.start()), "twin"));
    EXPECT_TRUE(reached(Scene(on.preset("no-scaling")), "twin"));
}

TEST(QkvLab, SaysItsCaveats) {
    for (const char* id : {"C13", "C14", "C42", "C43", "E241"}) {
        const auto& all = on.lab().caveats;
        EXPECT_TRUE(std::any_of(all.begin(), all.end(), [&](const Caveat& c) { return c.id == id; })) << id;
    }
}

TEST(QkvLab, ZeroForAHiddenPlaceDiffersFirstWhereItWasPut) {
    const Scene scene(
        on.with({{"twin", "zero-for-hidden"}, {"causal", "true"}, {"row", "0"}}, on.preset("cat-sleep-it")));
    std::vector<std::string> lit;
    for (const auto& row : scene.table("table").rows)
        for (const TableCell& cell : row)
            if (cell.lit) lit.push_back(cell.path + " " + cell.text);
    EXPECT_EQ(lit, (std::vector<std::string>{"filled.0.1 −∞", "wrong_filled.0.1 0"}))
        << "−∞ and 0 differ, however large the tolerance of −∞ may be";
    for (const auto& row : scene.table("table").rows)
        if (row.front().text.starts_with("q")) {
            EXPECT_EQ(row.front().text.find("✗"), std::string::npos) << "all equal";
        }
}
