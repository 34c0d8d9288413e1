#include "core/session/session.h"

#include <gtest/gtest.h>

#include <cmath>

using namespace attention;

namespace {

const Lab& lab() {
    return **find_lab("alignment-heatmap");
}

Values now(const History& history) {
    return values_of(history.now(), lab());
}

Status set(History& history, const std::string& key, const std::string& text, std::string gesture = {}) {
    auto value = value_from_text(*find_field(lab().fields, key), text);
    if (!value) return value.error();
    return history.apply(SetValues{{{key, *value}}, std::move(gesture)});
}

std::string name_of(const Text& text) {
    return render(text, english());
}

} // namespace

TEST(History, UndoAndRedoWithNames) {
    History history;
    ASSERT_TRUE(set(history, "temperature", "0.5").ok());
    ASSERT_TRUE(set(history, "row", "0").ok());
    EXPECT_EQ(name_of(history.undo_name()), "Set Current target token to 这只");
    history.undo();
    EXPECT_EQ(name_of(history.undo_name()), "Set Temperature to 0.5");
    EXPECT_EQ(name_of(history.redo_name()), "Set Current target token to 这只");
    history.undo();
    EXPECT_FALSE(history.can_undo());
    EXPECT_EQ(std::get<double>(now(history)["temperature"]), 1);
    history.redo();
    history.redo();
    EXPECT_FALSE(history.can_redo());
    EXPECT_EQ(std::get<std::int64_t>(now(history)["row"]), 0);
}

TEST(History, ADragIsOneStep) {
    History history;
    for (int i = 1; i <= 20; ++i) ASSERT_TRUE(set(history, "temperature", std::to_string(1 + 0.1 * i), "drag 1").ok());
    ASSERT_TRUE(set(history, "temperature", "5", "drag 2").ok());
    history.undo();
    EXPECT_DOUBLE_EQ(std::get<double>(now(history)["temperature"]), 3);
    history.undo();
    EXPECT_EQ(std::get<double>(now(history)["temperature"]), 1);
    EXPECT_FALSE(history.can_undo());
}

TEST(History, ARefusedActionChangesNothing) {
    History history;
    const Session before = history.now();
    for (const auto& [key, text, code] : {std::tuple{"temperature", "-1", Code::out_of_range},
                                          {"temperature", "1e9", Code::out_of_range},
                                          {"temperature", "NaN", Code::non_finite},
                                          {"temperature", "warm", Code::wrong_type},
                                          {"row", "5", Code::out_of_range},
                                          {"row", "1.5", Code::wrong_type},
                                          {"scores", "[[1,2],[3]]", Code::ragged},
                                          {"scores", "[[1,2],[3,", Code::bad_json},
                                          {"scores", "[]", Code::empty_input},
                                          {"values", "[1,2]", Code::count_mismatch},
                                          {"source", "[]", Code::empty_input},
                                          {"source_axis", "diagonal", Code::bad_value},
                                          {"sentence", "2", Code::out_of_range}}) {
        const auto status = set(history, key, text);
        ASSERT_FALSE(status.ok()) << key << "=" << text;
        EXPECT_EQ(status.error().code, code) << key << "=" << text << ": " << name_of(status.error().message);
    }
    const auto unknown = history.apply(SetValues{{{"temprature", 1.0}}, {}});
    ASSERT_FALSE(unknown.ok());
    EXPECT_EQ(unknown.error().code, Code::unknown_key);
    EXPECT_NE(name_of(unknown.error().message).find("temperature"), std::string::npos);
    EXPECT_EQ(history.now(), before);
    EXPECT_FALSE(history.can_undo());
}

TEST(History, ResetsOneParameterOrAll) {
    History history;
    ASSERT_TRUE(set(history, "temperature", "3").ok());
    ASSERT_TRUE(set(history, "row", "1").ok());
    ASSERT_TRUE(history.apply(Reset{"temperature", false}).ok());
    EXPECT_EQ(std::get<double>(now(history)["temperature"]), 1);
    EXPECT_EQ(std::get<std::int64_t>(now(history)["row"]), 1);
    ASSERT_TRUE(history.apply(Reset{}).ok());
    EXPECT_EQ(now(history), initial_values(lab().fields));
    history.undo();
    EXPECT_EQ(std::get<std::int64_t>(now(history)["row"]), 1);
}

TEST(History, WhatJustChangedIsSaid) {
    History history;
    const Session before = history.now();
    ASSERT_TRUE(set(history, "temperature", "0.5").ok());
    EXPECT_EQ(name_of(change_report(before, history.now())),
              "Temperature: 1 → 0.5. For “猫” the largest weight is 99.3%, on “cat”.");
    EXPECT_TRUE(change_report(before, before).empty());
}

TEST(SessionJson, RoundTripKeepsTheExactLimits) {
    for (const char* temperature : {"0", "inf", "0.01", "100"}) {
        History history;
        ASSERT_TRUE(set(history, "temperature", temperature).ok()) << temperature;
        const auto back = session_from_json(session_to_json(history.now()));
        ASSERT_TRUE(back.ok()) << name_of(back.error().message);
        EXPECT_EQ(*back, history.now());
    }
}

TEST(SessionJson, RoundTripKeepsTheDigits) {
    for (const Digits digits : {Digits{}, Digits{Digits::Mode::decimals, 2}, Digits{Digits::Mode::full}}) {
        Session session = initial_session();
        session.digits = digits;
        const auto back = session_from_json(session_to_json(session));
        ASSERT_TRUE(back.ok());
        EXPECT_EQ(*back, session);
    }
}

TEST(SessionJson, RefusesWhatItCannotRead) {
    const auto code = [](std::string_view text) {
        auto session = session_from_json(text);
        return session ? std::string("read") : std::string(code_name(session.error().code));
    };
    EXPECT_EQ(code(""), "BAD_JSON");
    EXPECT_EQ(code("{"), "BAD_JSON");
    EXPECT_EQ(code("[]"), "BAD_FILE");
    EXPECT_EQ(code("{}"), "BAD_FILE");
    EXPECT_EQ(code(R"({"lab":"nowhere","version":1,"labs":{}})"), "UNKNOWN_LAB");
    EXPECT_EQ(code(R"({"lab":"alignment-heatmap","version":1,"labs":{}})"), "read");
    for (const char* version : {"3", "2.5", "999999999999999999999", "18446744073709551615", "1e300"})
        EXPECT_EQ(code(R"({"lab":"alignment-heatmap","labs":{},"version":)" + std::string(version) + "}"),
                  "NEWER_VERSION")
            << version;
    for (const char* version : {"0", "-1", "-999999999999999999999", "1.5", "\"1\"", "null", "[1]"})
        EXPECT_EQ(code(R"({"lab":"alignment-heatmap","labs":{},"version":)" + std::string(version) + "}"), "BAD_FILE")
            << version;
    EXPECT_EQ(code(R"({"lab":"alignment-heatmap","labs":{}})"), "BAD_FILE") << "it doesn't say which";
    EXPECT_EQ(code(R"({"lab":"alignment-heatmap","params":{"temperature":-3}})"), "OUT_OF_RANGE");
    EXPECT_EQ(code(R"({"lab":"alignment-heatmap","params":{"heat":1}})"), "UNKNOWN_KEY");
    EXPECT_EQ(code(R"({"lab":"alignment-heatmap","params":{"temperature":2}})"), "read");
}

TEST(SessionJson, WhatCouldNotBeReadAgainIsNoFile) {
    const Session session = locked(*reduce(initial_session(), SetValues{{{"temperature", 0.5}}, {}}), {});
    const std::size_t size = session_to_json(session).size();
    const auto whole = session_file(session, size);
    ASSERT_TRUE(whole.ok());
    EXPECT_EQ(*session_from_json(*whole), session);
    const auto refused = session_file(session, size - 1);
    ASSERT_FALSE(refused.ok());
    EXPECT_EQ(refused.error().code, Code::too_large);
    // Where reading ends, writing ends.
    std::string bytes = session_to_json(initial_session());
    bytes.resize(largest_session, ' ');
    EXPECT_TRUE(session_from_json(bytes).ok());
    bytes += ' ';
    EXPECT_EQ(session_from_json(bytes).error().code, Code::too_large);
}

TEST(Session, AClickedCellIsNamedEvenWhenItTakesTheModeAlong) {
    Session before = *reduce(initial_session(), SelectLab{"masks"});
    const Lab& lab = **find_lab("masks");
    Matrix allowed = std::get<Matrices>(values_of(before, lab).at("allowed"))[0];
    allowed(1, 3) = 1;
    const Session after = *reduce(before, SetValues{{{"allowed", Matrices(allowed)}}, {}});
    const std::string report = render(change_report(before, after), english());
    EXPECT_EQ(report.find("New input"), std::string::npos) << report;
    EXPECT_NE(report.find("好"), std::string::npos) << report;
}
