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

/// Several at once are the same as one after the other, wherever they are and whatever is chosen.
TEST(Positions, SeveralComeAndGoTogether) {
    Session session = in_lab("query-key-playground");
    session.values["query-key-playground"] = after(session, {"keys", true, 4, true, 2});
    const Values before = values_of(session, **find_lab(session.lab));
    ASSERT_EQ(matrix_in(before, "keys").rows(), 6);
    EXPECT_EQ(tokens_in(before, "names")[4], "5");
    EXPECT_EQ(tokens_in(before, "names")[5], "6");
    for (std::int64_t chosen = 0; chosen < 6; ++chosen)
        for (Index at = 0; at < 6; ++at)
            for (Index count = 1; at + count <= 6 && count < 6; ++count) {
                Session one = session;
                one.values["query-key-playground"]["position"] = chosen;
                const Values together = after(one, {"keys", true, at, false, count});
                Session stepwise = one;
                for (Index i = 0; i < count; ++i)
                    stepwise.values["query-key-playground"] = after(stepwise, {"keys", true, at, false});
                EXPECT_EQ(together, values_of(stepwise, **find_lab(session.lab))) << chosen << at << count;
            }
}

TEST(Positions, OfATableThatIsNotSeenNothingIsSaid) {
    Session session = in_lab("qkv-by-hand");
    const Values before = values_of(session, **find_lab(session.lab));
    for (const char* key : {"keys", "values", "queries"}) {
        const auto refused = position_changes(session, {key, true, 0, false, matrix_in(before, key).rows()});
        ASSERT_FALSE(refused.ok()) << key;
        EXPECT_EQ(refused.error().where, key);
        EXPECT_EQ(render(refused.error().message, english()),
                  "“" + std::string(key) + "” would have no row left; one has to stay.");
    }
    EXPECT_FALSE(position_changes(session, {"keys", true, 99, false}).ok());
    EXPECT_FALSE(position_changes(session, {"keys", true, 99, true}).ok());
}

TEST(Positions, RoomIsMadeAtTheEnd) {
    Session session = in_lab("alignment-heatmap");
    const Values before = values_of(session, **find_lab(session.lab));
    const Matrix& scores = matrix_in(before, "scores");
    const auto changes = room_changes(session, "scores", scores.rows() + 2, scores.cols() + 1);
    ASSERT_TRUE(changes.ok());
    const auto next = reduce(session, SetValues{*changes, {}});
    ASSERT_TRUE(next.ok());
    const Values now = values_of(*next, **find_lab(session.lab));
    EXPECT_EQ(matrix_in(now, "scores").rows(), scores.rows() + 2);
    EXPECT_EQ(Matrix(matrix_in(now, "scores").topLeftCorner(scores.rows(), scores.cols())), scores);
    EXPECT_EQ(tokens_in(now, "source").size(), tokens_in(before, "source").size() + 1);
    EXPECT_EQ(tokens_in(now, "target").front(), tokens_in(before, "target").front());
    EXPECT_EQ(tokens_in(now, "target").back(), std::to_string(scores.rows() + 2));
    EXPECT_TRUE(room_changes(session, "scores", 1, 1)->empty());
}
