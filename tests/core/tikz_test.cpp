#include "core/figure/tikz.h"

#include <gtest/gtest.h>

using namespace attention;

namespace {

FigureSpec heat_map() {
    HeatMap map;
    map.path = "weights";
    map.values.resize(2, 2);
    map.values << 0.9, 0.1, 0.25, 0.75;
    map.rows = {{"100% #1", 0}, {"猫", 1}};
    map.columns = {{"a_b", 0}, {"\\x{}", 1}};
    map.hidden = Mask::Constant(2, 2, false);
    map.hidden(1, 0) = true;
    FigureSpec figure;
    figure.content = std::move(map);
    return figure;
}

bool has(const std::string& text, std::string_view part) {
    return text.find(part) != std::string::npos;
}

} // namespace

TEST(Tikz, escapes_what_tex_would_read) {
    EXPECT_EQ(tex_escaped("50% & #1_{x}$ ~^\\ [a]\n"),
              "50\\% \\& \\#1\\_\\{x\\}\\$ \\textasciitilde{}\\textasciicircum{}\\textbackslash{} {[}a{]} ");
    EXPECT_EQ(tex_escaped("猫"), "猫");
}

TEST(Tikz, writes_each_number_and_no_hidden_one) {
    const std::string tikz = figure_tikz(heat_map(), english(), false);
    for (const char* wanted : {"90.0\\%", "10.0\\%", "75.0\\%", "100\\% \\#1", "a\\_b", "\\textbackslash{}x\\{\\}",
                               "pattern=north east lines"})
        EXPECT_TRUE(has(tikz, wanted)) << wanted;
    EXPECT_FALSE(has(tikz, "25.0"));
    EXPECT_FALSE(has(tikz, "documentclass"));
    EXPECT_TRUE(has(figure_tikz(heat_map(), english(), true), "\\end{document}"));
}

TEST(Tikz, writes_bars) {
    Bars bars;
    bars.low = -1;
    bars.bars = {{"s.0", "up", 0.5, false, {}}, {"s.1", "down", -0.5, false, {}}, {"s.2", "secret", 0.123, true, {}}};
    bars.format = fixed(2);
    FigureSpec figure;
    figure.content = std::move(bars);
    const std::string tikz = figure_tikz(figure, english(), false);
    EXPECT_TRUE(has(tikz, "$-$0.50"));
    EXPECT_FALSE(has(tikz, "0.12"));
}

TEST(Tikz, has_title_and_axis_titles) {
    FigureSpec figure = heat_map();
    figure.title = verbatim("50% of all");
    std::get<HeatMap>(figure.content).row_title = verbatim("Target");
    std::get<HeatMap>(figure.content).column_title = verbatim("Source");
    const std::string tikz = figure_tikz(figure, english(), false);
    for (const char* wanted : {"{50\\% of all}", "{Target}", "{Source}"}) EXPECT_TRUE(has(tikz, wanted)) << wanted;
    EXPECT_FALSE(has(figure_tikz(figure, english(), false, false), "50\\% of all"));
}

TEST(Tikz, shows_blank_tokens_and_leaves_out_what_turns_text) {
    FigureSpec figure = heat_map();
    std::get<HeatMap>(figure.content).rows[0].text = "　";
    std::get<HeatMap>(figure.content).rows[1].text = "a\xe2\x80\xae"
                                                     "b";
    const std::string tikz = figure_tikz(figure, english(), false);
    EXPECT_TRUE(has(tikz, "{\\textvisiblespace{}}"));
    EXPECT_TRUE(has(tikz, "{ab}"));
}
