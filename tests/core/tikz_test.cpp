#include "core/figure/tex_text.h"
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
    EXPECT_EQ(tex_escaped("Weight α"), "Weight $\\alpha$");
    EXPECT_EQ(tex_escaped("e₁, eᵢ − m"), "e$_1$, e$_i$ $-$ m");
    EXPECT_EQ(tex_escaped("αᵢ x₁₂"), "$\\alpha_i$ x$_1$$_2$") << "two indices in one formula are an error";
    EXPECT_EQ(tex_escaped("Σα"), "$\\Sigma\\alpha$");
    EXPECT_FALSE(needs_unicode_tex(tex_escaped("τ → ∞, “q” ⟂ k – é")));
    EXPECT_TRUE(needs_unicode_tex(tex_escaped("猫")));
}

TEST(Tikz, says_which_latex_it_needs) {
    FigureSpec figure = heat_map();
    EXPECT_TRUE(has(figure_tikz(figure, english()), "% compile with xelatex or lualatex"));
    std::get<HeatMap>(figure.content).rows[1].text = "cat";
    EXPECT_FALSE(has(figure_tikz(figure, english()), "xelatex"));
}

TEST(Tikz, writes_the_caption_where_it_is_asked_for) {
    FigureSpec figure = heat_map();
    figure.caption = {verbatim("τ = 1"), verbatim("made up")};
    EXPECT_TRUE(has(figure_tikz(figure, english(), {.caption = true}), "$\\tau$ = 1\\\\ made up"));
    EXPECT_FALSE(has(figure_tikz(figure, english()), "made up"));
    EXPECT_FALSE(has(figure_tikz(figure, english(), {.colour_bar = false}), "footnotesize"));
}

TEST(Tikz, writes_each_number_and_no_hidden_one) {
    const std::string tikz = figure_tikz(heat_map(), english());
    for (const char* wanted : {"90.0\\%", "10.0\\%", "75.0\\%", "100\\% \\#1", "a\\_b", "\\textbackslash{}x\\{\\}",
                               "pattern=north east lines"})
        EXPECT_TRUE(has(tikz, wanted)) << wanted;
    EXPECT_FALSE(has(tikz, "25.0"));
    EXPECT_FALSE(has(tikz, "documentclass"));
    EXPECT_TRUE(has(figure_tikz(heat_map(), english(), {.standalone = true}), "\\end{document}"));
}

TEST(Tikz, writes_bars) {
    Bars bars;
    bars.low = -1;
    bars.bars = {{"s.0", "up", 0.5, false, {}}, {"s.1", "down", -0.5, false, {}}, {"s.2", "secret", 0.123, true, {}}};
    bars.format = fixed(2);
    FigureSpec figure;
    figure.content = std::move(bars);
    const std::string tikz = figure_tikz(figure, english());
    EXPECT_TRUE(has(tikz, "$-$0.50"));
    EXPECT_FALSE(has(tikz, "0.12"));
}

TEST(Tikz, writes_arrows_and_regions) {
    Plane plane;
    plane.arrows = {{"K.0", "a_b", 1, -0.5, Role::key, false, "46.3%", 0.5, false, {}},
                    {"Q.0", "q", 0, 0, Role::query, true, "", 0, false, {}},
                    {"K.1", "secret", 0.7, 0.8, Role::key, false, "1%", 0, true, {}}};
    plane.regions = Regions{"regions", MatrixOf<int>::Zero(2, 2), Matrix::Constant(2, 2, 0.5)};
    FigureSpec figure;
    figure.content = std::move(plane);
    const std::string tikz = figure_tikz(figure, english());
    for (const char* wanted :
         {"-stealth, attkey", "a\\_b", "\\textbf{46.3\\%}", "circle", "(-3.5,-3.5) rectangle (3.5,0)"})
        EXPECT_TRUE(has(tikz, wanted)) << wanted << tikz;
    EXPECT_FALSE(has(tikz, "secret"));
}

TEST(Tikz, writes_tables) {
    Table table;
    table.columns = {verbatim(""), verbatim("weight")};
    table.rows = {{{"", "a&b"}, {"w.0", "−1.41", Role::weight, false, true}},
                  {{"", "c"}, {"w.1", "7.77", Role::plain, true}}};
    FigureSpec figure;
    figure.content = std::move(table);
    const std::string tikz = figure_tikz(figure, english());
    for (const char* wanted : {"a\\&b", "\\textbf{$-$1.41}", "pattern=north east lines"})
        EXPECT_TRUE(has(tikz, wanted)) << wanted;
    EXPECT_FALSE(has(tikz, "7.77"));
}

TEST(Tikz, ticks_what_is_allowed) {
    FigureSpec figure = heat_map();
    auto& map = std::get<HeatMap>(figure.content);
    map.colours = ColourMap::truth;
    map.hidden = {};
    map.values << 1, 0, 1, 1;
    const std::string tikz = figure_tikz(figure, english());
    EXPECT_TRUE(has(tikz, "line cap=round"));
    EXPECT_TRUE(has(tikz, "pattern=north east lines"));
    EXPECT_FALSE(has(tikz, "100.0"));
}

TEST(Figure, grid_lines_lie_at_whole_numbers) {
    EXPECT_EQ(grid_step(2.5), 1);
    EXPECT_EQ(grid_step(6), 1);
    EXPECT_EQ(grid_step(10), 2);
    EXPECT_EQ(grid_step(60), 10);
    EXPECT_DOUBLE_EQ(grid_step(0.5), 0.1);
    EXPECT_EQ(grid_step(0), 1);
}

TEST(Tikz, has_title_and_axis_titles) {
    FigureSpec figure = heat_map();
    figure.title = verbatim("50% of all");
    std::get<HeatMap>(figure.content).row_title = verbatim("Target");
    std::get<HeatMap>(figure.content).column_title = verbatim("Source");
    const std::string tikz = figure_tikz(figure, english());
    for (const char* wanted : {"{50\\% of all}", "{Target}", "{Source}"}) EXPECT_TRUE(has(tikz, wanted)) << wanted;
    EXPECT_FALSE(has(figure_tikz(figure, english(), {.title = false}), "50\\% of all"));
}

TEST(Tikz, shows_blank_tokens_and_leaves_out_what_turns_text) {
    FigureSpec figure = heat_map();
    std::get<HeatMap>(figure.content).rows[0].text = "　";
    std::get<HeatMap>(figure.content).rows[1].text = "a\xe2\x80\xae"
                                                     "b";
    const std::string tikz = figure_tikz(figure, english());
    EXPECT_TRUE(has(tikz, "{\\textvisiblespace{}}"));
    EXPECT_TRUE(has(tikz, "{ab}"));
}
