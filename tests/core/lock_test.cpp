// A session for a class: what is locked holds, a reset goes back to the teacher's state, and the file keeps both.
#include "core/labs/seen.h"
#include "core/session/session.h"

#include <algorithm>
#include <gtest/gtest.h>

using namespace attention;

namespace {

const Lab& lab_named(const char* id) {
    return **find_lab(id);
}

Session with(const Session& session, const Action& action) {
    auto after = reduce(session, action);
    EXPECT_TRUE(after.ok()) << render(after.error().message, english());
    return after ? *after : session;
}

std::string refusal(const Session& session, const Action& action) {
    const auto after = reduce(session, action);
    if (after) return "taken";
    EXPECT_EQ(after.error().code, Code::locked);
    return render(after.error().message, english());
}

SetValues temperature(double value) {
    return {{{"temperature", value}}, {}};
}

double temperature_of(const Session& session) {
    return std::get<double>(values_of(session, lab_named("alignment-heatmap")).at("temperature"));
}

/// The heat map at temperature 2 and row 1, the temperature locked; softmax locked as a whole; masks left out.
Session for_class() {
    Session session = with(initial_session(), temperature(2));
    session = with(session, SetValues{{{"row", std::int64_t(1)}}, {}});
    return locked(session, {{"alignment-heatmap", {Access::free, {{"temperature", Access::locked}}}},
                            {"softmax", {Access::locked, {}}},
                            {"masks", {Access::hidden, {}}}});
}

} // namespace

TEST(Lock, WhatIsLockedIsRefusedInASentence) {
    const Session session = for_class();
    EXPECT_EQ(refusal(session, temperature(1)), "The teacher has locked “Temperature” in this session.");
    EXPECT_EQ(refusal(session, Reset{"row"}), "taken");
    EXPECT_EQ(refusal(session, SetValues{{{"row", std::int64_t(0)}}, {}}), "taken");
    EXPECT_EQ(refusal(session, temperature(2)), "taken") << "no change";
    EXPECT_NE(refusal(session, SelectLab{"masks"}), "taken");
    Session other = session;
    other.values.clear();
    EXPECT_NE(refusal(session, OpenSession{other}), "taken") << "a figure opened under the same lock";
    EXPECT_EQ(refusal(session, OpenSession{initial_session()}), "taken") << "another file";
}

TEST(Lock, NoActionMovesALabThatIsLockedAsAWhole) {
    const Session session = with(for_class(), SelectLab{"softmax"});
    const Lab& lab = lab_named("softmax");
    int refused = 0;
    for (const Preset& preset : lab.presets) {
        const auto after = reduce(session, ChoosePreset{preset.id});
        if (after) EXPECT_EQ(values_of(*after, lab), values_of(session, lab)) << preset.id;
        else ++refused;
    }
    EXPECT_GT(refused, 0);
    for (const Command& command : lab.commands) {
        const auto after = reduce(session, RunCommand{command.id, 7});
        EXPECT_TRUE(!after || values_of(*after, lab) == values_of(session, lab)) << command.id;
    }
}

TEST(Lock, WhatWouldChangeAlongIsNamed) {
    const Session free = with(initial_session(), SelectLab{"masks"});
    const Session session = locked(free, {{"masks", {Access::free, {{"mode", Access::hidden}}}}});
    Matrix allowed = std::get<Matrices>(values_of(session, lab_named("masks")).at("allowed"))[0];
    allowed(1, 3) = 1 - allowed(1, 3);
    EXPECT_EQ(refusal(session, SetValues{{{"allowed", Matrices(allowed)}}, {}}),
              "This would change “Mask” as well, which the teacher has locked.");
}

TEST(Lock, AResetGoesBackToTheTeachersState) {
    const Session session = for_class();
    const Lab& lab = lab_named("alignment-heatmap");
    Session student = with(session, SetValues{{{"row", std::int64_t(0)}}, {}});
    ASSERT_NE(student, session);
    EXPECT_EQ(with(student, Reset{"row"}), session);
    EXPECT_EQ(with(student, Reset{}), session);
    EXPECT_EQ(with(student, Reset{{}, true}), session);
    EXPECT_EQ(start_of(student, lab), values_of(session, lab));
    student = with(student, Unlock{});
    EXPECT_EQ(temperature_of(with(student, Reset{})), 1) << "without the lock the lab's own";
}

/// Every parameter of every lab locked at whatever another preset has for it: a preset is there as a whole (but for the
/// row looked at), and so is what its name says, or it is refused.
TEST(Lock, APresetIsWhatItsNameSaysOrRefused) {
    int taken = 0;
    int refused = 0;
    for (const Lab* lab : all_labs())
        for (const Preset& start : lab->presets) {
            const Session selected = with(initial_session(), SelectLab{lab->id});
            const Session free = with(selected, ChoosePreset{start.id});
            for (const Field& field : lab->fields) {
                const Session session = locked(free, {{lab->id, {Access::free, {{field.key, Access::locked}}}}});
                for (const Preset& preset : lab->presets) {
                    const auto after = reduce(session, ChoosePreset{preset.id});
                    ++(after ? taken : refused);
                    if (!after) continue;
                    const Values wanted = values_of(with(free, ChoosePreset{preset.id}), *lab);
                    for (const auto& [key, value] : values_of(*after, *lab)) {
                        const bool looked_at = !find_field(lab->fields, key)->picks_from.empty();
                        EXPECT_TRUE(value == wanted.at(key) || (looked_at && key == field.key))
                            << lab->id << ": " << preset.id << " with " << field.key << " locked: " << key;
                    }
                    EXPECT_EQ(values_of(*after, *lab).at(field.key), values_of(session, *lab).at(field.key));
                }
            }
        }
    EXPECT_GT(taken, 0);
    EXPECT_GT(refused, 0);
}

TEST(Lock, TheInitialStateIsNoExceptionAmongPresets) {
    EXPECT_EQ(refusal(for_class(), ChoosePreset{"published"}),
              "This would change “Temperature” as well, which the teacher has locked.");
    const Session other = locked(with(initial_session(), SetValues{{{"row", std::int64_t(1)}}, {}}),
                                 {{"alignment-heatmap", {Access::free, {{"row", Access::locked}}}}});
    const Session after = with(other, ChoosePreset{"sharp"});
    EXPECT_EQ(temperature_of(after), 0.25);
    EXPECT_EQ(std::get<std::int64_t>(values_of(after, lab_named("alignment-heatmap")).at("row")), 1)
        << "it comes along";
}

TEST(Lock, WhatNeedsSomethingLockedIsNoTask) {
    for (const Lab* lab : all_labs()) {
        EXPECT_EQ(tasks_of(initial_session(), *lab).size(), lab->tasks.size());
        const Session closed = locked(initial_session(), {{lab->id, {Access::locked, {}}}});
        EXPECT_TRUE(tasks_of(closed, *lab).empty()) << lab->id;
        for (const Field& field : lab->fields)
            for (const Access access : {Access::locked, Access::hidden}) {
                const Session session = locked(initial_session(), {{lab->id, {Access::free, {{field.key, access}}}}});
                for (const Task* task : tasks_of(session, *lab))
                    EXPECT_EQ(std::count(task->needs.begin(), task->needs.end(), field.key), 0) << task->id;
            }
    }
    const auto tasks = tasks_of(for_class(), lab_named("alignment-heatmap"));
    ASSERT_EQ(tasks.size(), 2U);
    EXPECT_EQ(tasks.front()->id, "dethrone");
}

TEST(Lock, UndoWorks) {
    History history(for_class());
    ASSERT_FALSE(history.apply(temperature(1)).ok());
    EXPECT_FALSE(history.can_undo());
    ASSERT_TRUE(history.apply(SetValues{{{"row", std::int64_t(0)}}, {}}).ok());
    ASSERT_TRUE(history.apply(Unlock{}).ok());
    ASSERT_TRUE(history.apply(temperature(1)).ok());
    for (int i = 0; i < 3; ++i) history.undo();
    EXPECT_EQ(history.now(), for_class());
}

TEST(Lock, FiguresHaveNoHandleOfWhatIsLocked) {
    const auto handles = [](const Session& session) {
        const Lab& lab = lab_named("masks");
        const Values values = values_of(session, lab);
        const auto trace = seen_trace(lab, values, nullptr);
        Shown shown{values, *trace, {}, {}};
        shown.lock = lock_of(session, lab);
        int found = 0;
        for (const View& view : lab.views) {
            const FigureSpec figure = figure_of(lab, shown, view.id);
            if (const auto* map = std::get_if<HeatMap>(&figure.content))
                found += int(!map->toggle_cells.empty()) + int(!map->choose_row.empty());
        }
        return found;
    };
    EXPECT_GT(handles(initial_session()), 1);
    EXPECT_EQ(handles(locked(initial_session(), {{"masks", {Access::locked, {}}}})), 0);
    EXPECT_EQ(handles(locked(initial_session(), {{"masks", {Access::locked, {{"allowed", Access::free}}}}})), 1);
}

TEST(Lock, TheFileKeepsItAndOlderReadersAreTold) {
    const Session student = with(for_class(), SetValues{{{"row", std::int64_t(0)}}, {}});
    const std::string json = session_to_json(student);
    EXPECT_NE(json.find("\"version\": 2"), std::string::npos) << json.substr(0, 200);
    EXPECT_NE(session_to_json(initial_session()).find("\"version\": 1"), std::string::npos);
    const auto back = session_from_json(json);
    ASSERT_TRUE(back.ok()) << render(back.error().message, english());
    EXPECT_EQ(*back, student);
    EXPECT_EQ(with(*back, Reset{}), for_class());
}

TEST(Lock, ADamagedLockIsRefused) {
    const auto code = [](const std::string& lock) {
        const auto session = session_from_json(R"({"lab":"softmax","version":2,"labs":{},"lock":)" + lock + "}");
        return session ? std::string("read") : std::string(code_name(session.error().code));
    };
    EXPECT_EQ(code(R"({"labs":{},"start":{}})"), "read");
    EXPECT_EQ(code(R"({"labs":{"softmax":{"lab":"hidden"}},"start":{}})"), "read");
    EXPECT_EQ(code("null"), "BAD_FILE");
    EXPECT_EQ(code("[]"), "BAD_FILE");
    EXPECT_EQ(code(R"({"labs":{}})"), "BAD_FILE");
    EXPECT_EQ(code(R"({"labs":{"softmax":7},"start":{}})"), "BAD_FILE");
    EXPECT_EQ(code(R"({"labs":{"softmax":{"lab":"open"}},"start":{}})"), "BAD_FILE");
    EXPECT_EQ(code(R"({"labs":{"softmax":{"fields":{"temperature":true}}},"start":{}})"), "BAD_FILE");
    EXPECT_EQ(code(R"({"labs":{"softmax":{"fields":{"heat":"free"}}},"start":{}})"), "UNKNOWN_KEY");
    EXPECT_EQ(code(R"({"labs":{"nowhere":{}},"start":{}})"), "UNKNOWN_LAB");
    EXPECT_EQ(code(R"({"labs":{},"start":{"softmax":{"temperature":-1}}})"), "OUT_OF_RANGE");
}
