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

TEST(Csv, leaves_hidden_places_and_refused_rows_empty) {
    FigureSpec figure = heat_map();
    auto& map = std::get<HeatMap>(figure.content);
    map.hidden = Mask::Constant(2, 2, false);
    map.hidden(0, 1) = true;
    map.problems = {std::nullopt, Error{Code::all_masked, "weights.1", {}}};
    EXPECT_EQ(figure_csv(figure), ",The,\r\n\"猫, \"\"cat\"\"\",0.1,\r\n\"line\nbreak\",,\r\n");
}

TEST(Csv, writes_bars_as_label_and_value) {
    Bars bars;
    bars.bars = {{"w.0", "a", 0.25, false, {}}, {"w.1", "b", 0.75, true, {}}};
    FigureSpec figure;
    figure.content = std::move(bars);
    EXPECT_EQ(figure_csv(figure), "label,value\r\na,0.25\r\nb,\r\n");
}
