// A row or column more or less takes along whatever the same tokens name.
#include "core/session/positions.h"

#include <gtest/gtest.h>

using namespace attention;

namespace {

Session in_lab(const char* id) {
    Session session = initial_session();
    session.lab = id;
    return session;
}

Values after(const Session& session, const PositionChange& change) {
    const auto changes = position_changes(session, change);
    EXPECT_TRUE(changes.ok());
    if (!changes) return {};
    const auto next = reduce(session, SetValues{*changes, {}});
    EXPECT_TRUE(next.ok());
    return values_of(*next, **find_lab(session.lab));
}

const Matrix& matrix_in(const Values& values, const char* key) {
    return std::get<Matrices>(values.at(key))[0];
}
const Tokens& tokens_in(const Values& values, const char* key) {
    return std::get<Sentences>(values.at(key))[0];
}

} // namespace

TEST(Positions, ANewOneInTheMiddleKeepsNamesBesideTheirNumbers) {
    const Session session = in_lab("query-key-playground");
    const Values before = values_of(session, **find_lab(session.lab));
    const Values now = after(session, {"keys", true, 1, true});
    ASSERT_EQ(matrix_in(now, "keys").rows(), 5);
    EXPECT_EQ(matrix_in(now, "keys").row(1).norm(), 0);
    for (const auto& [old, at] : {std::pair<Index, Index>{0, 0}, {1, 2}, {2, 3}, {3, 4}}) {
        EXPECT_EQ(matrix_in(now, "keys").row(at), matrix_in(before, "keys").row(old));
        EXPECT_EQ(matrix_in(now, "values")(at, 0), matrix_in(before, "values")(old, 0));
        EXPECT_EQ(tokens_in(now, "names")[std::size_t(at)], tokens_in(before, "names")[std::size_t(old)]);
    }
}

TEST(Positions, OneLessTakesItsNameAndValueAlong) {
    const Session session = in_lab("query-key-playground");
    const Values before = values_of(session, **find_lab(session.lab));
    const Values now = after(session, {"keys", true, 0, false});
    EXPECT_EQ(matrix_in(now, "keys"), matrix_in(before, "keys").bottomRows(3));
    EXPECT_EQ(matrix_in(now, "values"), matrix_in(before, "values").bottomRows(3));
    EXPECT_EQ(tokens_in(now, "names").front(), tokens_in(before, "names")[1]);
}

TEST(Positions, ASquareTableStaysSquareAndTheMaskItsKind) {
    const Session session = in_lab("masks");
    const Values before = values_of(session, **find_lab(session.lab));
    const Values now = after(session, {"scores", true, 2, true});
    EXPECT_EQ(matrix_in(now, "scores").rows(), 6);
    EXPECT_EQ(matrix_in(now, "scores").cols(), 6);
    EXPECT_EQ(matrix_in(now, "scores")(3, 3), matrix_in(before, "scores")(2, 2));
    EXPECT_EQ(now.at("mode"), before.at("mode"));
    EXPECT_EQ(tokens_in(now, "tokens").size(), 6U);
    EXPECT_EQ(tokens_in(now, "tokens")[3], tokens_in(before, "tokens")[2]);
}

TEST(Positions, WhatTheLabRefusesIsSaid) {
    EXPECT_FALSE(position_changes(in_lab("query-key-playground"), {"query", false, 0, true}).ok()) << "a plane has two";
    Session session = in_lab("query-key-playground");
    for (int i = 0; i < 4; ++i) session.values["query-key-playground"] = after(session, {"keys", true, 0, true});
    EXPECT_FALSE(position_changes(session, {"keys", true, 0, true}).ok()) << "eight at most";
    for (int i = 0; i < 7; ++i) session.values["query-key-playground"] = after(session, {"keys", true, 0, false});
    EXPECT_FALSE(position_changes(session, {"keys", true, 0, false}).ok()) << "one is the least";
}
