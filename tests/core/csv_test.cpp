#include "core/figure/csv.h"

#include <gtest/gtest.h>

using namespace attention;

namespace {

FigureSpec heat_map() {
    HeatMap map;
    map.values.resize(2, 2);
    map.values << 0.1, -1e-30, 1.0 / 3, 2;
    map.rows = {{"猫, \"cat\"", 0}, {"line\nbreak", 4}};
    map.columns = {{"The", 0}, {"", 1}};
    FigureSpec figure;
    figure.content = std::move(map);
    return figure;
}

} // namespace

TEST(Csv, has_all_digits_and_quotes_what_needs_it) {
    EXPECT_EQ(figure_csv(heat_map()),
              ",The,\r\n\"猫, \"\"cat\"\"\",0.1,-1e-30\r\n\"line\nbreak\",0.3333333333333333,2\r\n");
}

TEST(Csv, writes_0_where_a_weight_is_hidden_and_nothing_in_refused_rows) {
    FigureSpec figure = heat_map();
    auto& map = std::get<HeatMap>(figure.content);
    map.hidden = Mask::Constant(2, 2, false);
    map.hidden(0, 1) = true;
    map.problems = {std::nullopt, Error{Code::all_masked, "weights.1", {}}};
    EXPECT_EQ(figure_csv(figure), ",The,\r\n\"猫, \"\"cat\"\"\",0.1,0\r\n\"line\nbreak\",,\r\n");
}

TEST(Csv, writes_bars_as_label_and_value) {
    Bars bars;
    bars.bars = {{"w.0", "a", 0.25, false, {}}, {"w.1", "b", 0.75, true, {}}};
    FigureSpec figure;
    figure.content = std::move(bars);
    EXPECT_EQ(figure_csv(figure), "label,value\r\na,0.25\r\nb,0\r\n");
}

TEST(Csv, writes_arrows_without_the_hidden_ones) {
    Plane plane;
    plane.arrows = {{"K.0", "cat", 1, -0.5, Role::key, false, "46.3%", 0, false, {}, 0.463183},
                    {"K.1", "secret", 0.7, 0.8, Role::key, false, "1%", 0, true, {}}};
    FigureSpec figure;
    figure.content = std::move(plane);
    EXPECT_EQ(figure_csv(figure), "label,x,y,note\r\ncat,1,-0.5,0.463183\r\nsecret,,,\r\n");
}

TEST(Csv, writes_tables_with_all_digits_and_a_column_for_each_component) {
    Table table;
    table.columns = {verbatim(""), verbatim("score, scaled")};
    table.rows = {{{"", "a − b"}, {"s.0", "−1.41"}}, {{"", "b"}, {"s.1", "7", Role::plain, true}}};
    table.rows[0][1].numbers = {-1.5, 0.1};
    table.rows[1][1].numbers = {7, 8};
    FigureSpec figure;
    figure.content = std::move(table);
    EXPECT_EQ(figure_csv(figure), ",\"score, scaled.1\",\"score, scaled.2\"\r\na − b,-1.5,0.1\r\nb,,\r\n");
}
