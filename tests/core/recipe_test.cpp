#include "core/figure/data.h"
#include "core/session/recipe.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <cmath>

using namespace attention;

namespace {

nlohmann::json written(FigurePart content) {
    const Lab& lab = **find_lab("alignment-heatmap");
    const Values values = values_of(initial_session(), lab);
    const Trace trace = *lab.run(values);
    FigureSpec figure;
    figure.content = std::move(content);
    return nlohmann::json::parse(figure_to_json(lab, {values, trace, {}, {}}, figure, english()))["figure"];
}

Plane plane() {
    Plane plane;
    plane.arrows = {{"K.0", "cat", 1, -0.5, Role::key, false, "46.3%", 0.463, false, {}},
                    {"K.1", "secret", 0.7, 0.8, Role::key, false, "1%", 0, true, {}}};
    plane.regions = Regions{"regions", MatrixOf<int>::Zero(2, 2), Matrix::Constant(2, 2, 0.5)};
    return plane;
}

Table table() {
    Table table;
    table.columns = {verbatim(""), verbatim("score"), verbatim("weight")};
    table.rows = {{{"", "a"}, {"s.0", "−1.41", Role::plain, false, false, {-std::sqrt(2)}}, {"w.0", "25%"}},
                  {{"", "b"}, {"s.1", "7", Role::weight, true, false, {7}}, {"w.1", "(1, 0)"}}};
    table.rows[0][2].numbers = {0.25, 0.75};
    return table;
}

} // namespace

TEST(Recipe, writes_arrows) {
    const auto json = written(plane());
    EXPECT_EQ(json["type"], "plane");
    EXPECT_EQ(json["arrows"][0]["path"], "K.0");
    EXPECT_EQ(json["arrows"][0]["y"], -0.5);
    EXPECT_EQ(json["arrows"][0]["role"], "key");
    EXPECT_EQ(json["arrows"][1]["hidden"], true);
    EXPECT_FALSE(json["arrows"][1].contains("x"));
    EXPECT_FALSE(json["arrows"][1].contains("note"));
    EXPECT_EQ(json["regions"]["strength"][1][1], 0.5);
}

TEST(Recipe, writes_tables) {
    const auto json = written(table());
    EXPECT_EQ(json["type"], "table");
    EXPECT_EQ(json["columns"][1], "score");
    EXPECT_EQ(json["rows"][0][1]["text"], "−1.41");
    EXPECT_EQ(json["rows"][1][1]["hidden"], true);
    EXPECT_FALSE(json["rows"][1][1].contains("text"));
    EXPECT_FALSE(json["rows"][0][0].contains("path"));
}

TEST(Recipe, numbers_of_arrows_and_tables) {
    FigureSpec figure;
    figure.content = plane();
    Matrix wanted(2, 2);
    wanted << 1, -0.5, 0, 0;
    const Matrix arrows = figure_numbers(figure);
    EXPECT_EQ(arrows.row(0), wanted.row(0));
    EXPECT_TRUE(std::isnan(arrows(1, 0))) << "a hidden vector isn't (0, 0)";
    figure.content = table();
    const Matrix numbers = figure_numbers(figure);
    ASSERT_EQ(numbers.rows(), 2);
    ASSERT_EQ(numbers.cols(), 3) << "names are no column, a vector is two";
    EXPECT_EQ(numbers(0, 0), -std::sqrt(2)) << "not what the cell shows of it";
    EXPECT_EQ(numbers(0, 2), 0.75);
    EXPECT_EQ(numbers(1, 0), 0) << "a hidden weight";
    EXPECT_TRUE(std::isnan(numbers(1, 1))) << "no number";
}
