#include "core/figure/tikz.h"

#include "core/figure/tex_text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <cstdlib>
#include <numbers>

namespace attention {
namespace {

constexpr double narrowest_cell = 1.3; // cm
constexpr double digit_width = 0.2;
constexpr std::size_t longest_label = 24; // characters
constexpr double cell_height = 0.8;
constexpr double bar_length = 6;
constexpr double bar_pitch = 0.55;
constexpr double plane_side = 7;
constexpr double table_pitch = 0.6;

std::string decimal(double value) {
    std::string text = format_number(value, fixed(3));
    while (text.back() == '0') text.pop_back();
    if (text.back() == '.') text.pop_back();
    return text;
}

std::string at(double x, double y) {
    return "(" + decimal(x) + "," + decimal(y) + ")";
}

/// The number in text mode.
std::string number(double value, NumberFormat format) {
    return tex_escaped(display_number(value, format));
}

/// A long token keeps both its ends; one of spaces alone is seen.
std::string label_text(const std::string& text) {
    std::string blanks;
    for (std::size_t i = 0; i < text.size();) {
        const bool wide = text.compare(i, 3, "　") == 0;
        if (!wide && text[i] != ' ') break;
        blanks += "\\textvisiblespace{}";
        i += wide ? 3 : 1;
        if (i == text.size()) return blanks;
    }
    std::vector<std::size_t> starts; // of the characters in UTF-8
    for (std::size_t i = 0; i < text.size(); ++i)
        if ((static_cast<unsigned char>(text[i]) & 0xc0) != 0x80) starts.push_back(i);
    if (starts.size() <= longest_label) return tex_escaped(text);
    const std::size_t half = longest_label / 2;
    return tex_escaped(text.substr(0, starts[half])) + "\\dots{}" +
           tex_escaped(text.substr(starts[starts.size() - half]));
}

/// The end of a colour bar: three digits are enough.
std::string end_text(double value) {
    std::array<char, 32> buffer{};
    const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value, std::chars_format::general, 3);
    return number(std::strtod(std::string(buffer.data(), end.ptr).c_str(), nullptr), shortest());
}

/// Wide enough for the longest number.
double cell_width_of(const HeatMap& map) {
    std::size_t longest = 0;
    for (Index i = 0; i < map.values.size(); ++i)
        longest = std::max(longest, format_number(map.values.data()[i], map.format).size());
    return std::max(narrowest_cell, digit_width * double(longest) + 0.2);
}

struct Shade {
    std::string colour; // for xcolor
    bool dark = false;
};

/// The share of the way up the colour bar, in whole percent.
int percent_of(double value, double low, double high) {
    if (!(high > low) || std::isnan(value)) return 0;
    return int(std::lround(100 * std::clamp((value - low) / (high - low), 0.0, 1.0)));
}

Shade shade(const HeatMap& map, double value) {
    switch (map.colours) {
    case ColourMap::weight: {
        const int share = percent_of(value, map.low, map.high);
        return {"attweight!" + std::to_string(share) + "!attpale", share > 50};
    }
    case ColourMap::magnitude: {
        const int share = percent_of(value, map.low, map.high);
        return {"attmuch!" + std::to_string(share) + "!attlittle", share < 50};
    }
    case ColourMap::diverging: {
        const int share = percent_of(std::abs(value), 0, std::max(std::abs(map.low), std::abs(map.high)));
        return {(value < 0 ? "attnegative!" : "attpositive!") + std::to_string(share) + "!white", share > 70};
    }
    case ColourMap::truth: return {"attaccent!12", false};
    }
    return {};
}

const char* const colours = R"(  \definecolor{attweight}{HTML}{47197F}
  \definecolor{attpale}{HTML}{F3F0F9}
  \definecolor{attlittle}{HTML}{00224E}
  \definecolor{attmuch}{HTML}{FDE737}
  \definecolor{attnegative}{HTML}{1F5C9E}
  \definecolor{attpositive}{HTML}{A9332A}
  \definecolor{attquery}{HTML}{D55E00}
  \definecolor{attkey}{HTML}{0072B2}
  \definecolor{attvalue}{HTML}{009E73}
  \definecolor{attbar}{HTML}{7B4FB0}
  \definecolor{attaccent}{HTML}{3B5BDB}
  \definecolor{attink}{HTML}{1B2430}
)";

std::string node(double x, double y, std::string_view options, std::string_view text) {
    return "  \\node[" + std::string(options) + "] at " + at(x, y) + " {" + std::string(text) + "};\n";
}

const char* const hatched = "  \\fill[pattern=north east lines, pattern color=black!40] ";

std::string line(std::string_view options, double x0, double y0, double x1, double y1) {
    return "  \\draw[" + std::string(options) + "] " + at(x0, y0) + " -- " + at(x1, y1) + ";\n";
}

/// A tick that is allowed, drawn: not every font has one.
std::string check_mark(double x, double y) {
    return "  \\draw[attaccent, line width=1.2pt, line cap=round, line join=round] " + at(x - 0.14, y) + " -- " +
           at(x - 0.04, y - 0.11) + " -- " + at(x + 0.15, y + 0.12) + ";\n";
}

/// Words beside what has been drawn so far.
std::string placed(const std::string& place, std::string_view options, const std::string& words) {
    return "  \\node[" + std::string(options) + "] at " + place + " {" + tex_escaped(words) + "};\n";
}

std::string cell(const HeatMap& map, Index row, Index column, double cell_width) {
    const double x = double(column) * cell_width;
    const double y = -double(row) * cell_height;
    const bool refused = std::size_t(row) < map.problems.size() && map.problems[std::size_t(row)].has_value();
    const double value = map.values(row, column);
    const bool hidden = refused || (map.hidden.size() > 0 && map.hidden(row, column)) || !std::isfinite(value);
    const std::string corners =
        at(x - cell_width / 2, y - cell_height / 2) + " rectangle " + at(x + cell_width / 2, y + cell_height / 2);
    if (hidden)
        return "  \\fill[black!8] " + corners + ";\n" + hatched + corners + ";\n" +
               node(x, y, "font=\\small", refused ? (column == 0 ? "\\textbf{!}" : "") : "---");
    const Shade fill = shade(map, value);
    if (map.colours == ColourMap::truth) {
        if (value == 0) return "  \\fill[black!8] " + corners + ";\n" + hatched + corners + ";\n";
        return "  \\filldraw[fill=" + fill.colour + ", draw=white, line width=1pt] " + corners + ";\n" +
               check_mark(x, y);
    }
    return "  \\filldraw[fill=" + fill.colour + ", draw=white, line width=1pt] " + corners + ";\n" +
           node(x, y, fill.dark ? "font=\\small, text=white" : "font=\\small, text=attink", number(value, map.format));
}

std::string colour_bar(const HeatMap& map, const TextSource& language, double y, double cell_width) {
    const double width = double(map.values.cols()) * cell_width;
    const double left = -cell_width / 2;
    constexpr int steps = 40;
    std::string tikz;
    for (int i = 0; i < steps; ++i) {
        const double value = map.low + (map.high - map.low) * (i + 0.5) / steps;
        tikz += "  \\fill[" + shade(map, value).colour + "] " + at(left + width * i / steps, y) + " rectangle " +
                at(left + width * (i + 1) / steps, y - 0.2) + ";\n";
    }
    tikz += node(left, y - 0.2, "anchor=north west, font=\\footnotesize", end_text(map.low));
    tikz += node(left + width, y - 0.2, "anchor=north east, font=\\footnotesize", end_text(map.high));
    return tikz + node(left + width / 2, y - 0.2, "anchor=north, font=\\footnotesize",
                       tex_escaped(render(map.colour_title, language)));
}

std::string picture(const HeatMap& map, const TextSource& language, bool with_bar = true) {
    const Index rows = map.values.rows();
    const Index columns = map.values.cols();
    const double cell_width = cell_width_of(map);
    const double left = -cell_width / 2 - 0.1;
    const double top = cell_height / 2 + 0.1;
    std::string tikz;
    for (Index row = 0; row < rows; ++row)
        for (Index column = 0; column < columns; ++column) tikz += cell(map, row, column, cell_width);
    for (Index row = 0; row < std::min<Index>(rows, Index(map.rows.size())); ++row)
        tikz += node(left, -double(row) * cell_height, "anchor=east", label_text(map.rows[std::size_t(row)].text));
    for (Index column = 0; column < std::min<Index>(columns, Index(map.columns.size())); ++column)
        tikz += node(double(column) * cell_width, top, "anchor=south west, rotate=45, inner sep=1pt",
                     label_text(map.columns[std::size_t(column)].text));
    if (!map.row_title.empty())
        tikz += placed("(current bounding box.west |- 0," + decimal(-double(rows - 1) / 2 * cell_height) + ")",
                       "anchor=south, rotate=90, font=\\small", render(map.row_title, language));
    if (!map.column_title.empty())
        tikz += placed("(" + decimal(double(columns - 1) / 2 * cell_width) + ",0 |- current bounding box.north)",
                       "anchor=south, font=\\small", render(map.column_title, language));
    if (map.colours == ColourMap::truth || !with_bar) return tikz;
    return tikz + colour_bar(map, language, -(double(rows) - 0.5) * cell_height - 0.3, cell_width);
}

const char* role_colour(Role role) {
    switch (role) {
    case Role::query: return "attquery";
    case Role::key: return "attkey";
    case Role::value: return "attvalue";
    case Role::weight: return "attbar";
    case Role::plain:
    case Role::output: return "attink";
    }
    return "attink";
}

/// The number beside an arrow of a key or a value is a weight.
const char* note_colour(Role role) {
    return role_colour(role == Role::key || role == Role::value ? Role::weight : role);
}

std::string picture(const Bars& bars, const TextSource& language) {
    const double span = bars.high > bars.low ? bars.high - bars.low : 1;
    const auto x = [&](double value) {
        return (std::clamp(value, bars.low, bars.low + span) - bars.low) / span * bar_length;
    };
    std::string tikz;
    if (!bars.title.empty())
        tikz += node(0, bar_pitch, "anchor=west, font=\\small", tex_escaped(render(bars.title, language)));
    double y = 0;
    for (const Bar& bar : bars.bars) {
        const bool hidden = bar.hidden || std::isnan(bar.value);
        const std::string track = at(0, y - 0.15) + " rectangle " + at(bar_length, y + 0.15) + ";\n";
        tikz += node(-0.1, y, "anchor=east", label_text(bar.label));
        tikz += "  \\fill[black!8] " + track;
        if (hidden) tikz += hatched + track;
        else
            tikz += std::string("  \\fill[") + role_colour(bars.role) + "] " + at(x(0), y - 0.15) + " rectangle " +
                    at(x(bar.value), y + 0.15) + ";\n";
        tikz += node(bar_length + 0.1, y, "anchor=west", hidden ? "---" : number(bar.value, bars.format));
        y -= bar_pitch;
    }
    return tikz;
}

// ---- plane --------------------------------------------------------------------------------

/// Squares of one owner and about one strength lie in one rectangle for each row.
std::string regions_tikz(const Regions& regions, double unit, double extent) {
    const Index count = regions.owner.cols();
    const double side = 2 * extent * unit / double(std::max<Index>(count, 1));
    const double corner = -extent * unit;
    constexpr std::array<const char*, 6> tints{"blue", "orange", "teal", "magenta", "olive", "violet"};
    const auto share = [&](Index r, Index c) { return 5 * int(std::lround(6 * regions.strength(r, c))); };
    std::string tikz;
    for (Index r = 0; r < regions.owner.rows(); ++r)
        for (Index from = 0, to = 0; from < count; from = to) {
            const int owner = regions.owner(r, from);
            while (to < count && regions.owner(r, to) == owner && share(r, to) == share(r, from)) ++to;
            if (owner < 0 || share(r, from) <= 0) continue;
            tikz += std::string("  \\fill[") + tints[std::size_t(owner) % tints.size()] + "!" +
                    std::to_string(share(r, from)) + "] " +
                    at(corner + side * double(from), corner + side * double(r)) + " rectangle " +
                    at(corner + side * double(to), corner + side * double(r + 1)) + ";\n";
        }
    return tikz;
}

std::string axes_tikz(const Plane& plane, const TextSource& language, double unit) {
    const double end = plane.extent * unit;
    const double step = grid_step(plane.extent);
    std::string tikz;
    for (int i = -int(plane.extent / step); i <= int(plane.extent / step); ++i) {
        const double place = i * step * unit;
        if (i == 0) continue;
        tikz += line("black!12", place, -end, place, end) + line("black!12", -end, place, end, place);
        const std::string text = number(i * step, shortest());
        tikz += node(place, 0, "anchor=north, font=\\scriptsize, text=black!60", text);
        tikz += node(0, place, "anchor=east, font=\\scriptsize, text=black!60", text);
    }
    tikz += line("black!50", -end, 0, end, 0) + line("black!50", 0, -end, 0, end);
    if (!plane.x_title.empty())
        tikz += node(end, 0, "anchor=west, font=\\small", tex_escaped(render(plane.x_title, language)));
    if (!plane.y_title.empty())
        tikz += node(0, end, "anchor=south, font=\\small", tex_escaped(render(plane.y_title, language)));
    return tikz;
}

std::string arrow_tikz(const Arrow& arrow, double unit) {
    const std::string colour = role_colour(arrow.role);
    const double width = 0.8 + 1.6 * std::clamp(arrow.emphasis, 0.0, 1.0);
    if (arrow.x == 0 && arrow.y == 0) return "  \\fill[" + colour + "] (0,0) circle[radius=0.08];\n";
    return line("-stealth, " + colour + ", line width=" + decimal(arrow.dashed ? std::max(width, 1.2) : width) + "pt" +
                    (arrow.dashed ? ", dashed" : ""),
                0, 0, arrow.x * unit, arrow.y * unit);
}

bool is_drawn(const Arrow& arrow) {
    return !arrow.hidden && !std::isnan(arrow.x) && !std::isnan(arrow.y);
}

std::string arrow_words(const Arrow& arrow) {
    std::string words = label_text(arrow.label);
    if (!arrow.note.empty())
        words += std::string(words.empty() ? "" : " ") + "\\textcolor{" + note_colour(arrow.role) + "}{\\textbf{" +
                 tex_escaped(arrow.note) + "}}";
    return words;
}

/// About as wide as the text will be: Chinese characters are twice as wide as Latin ones.
double text_width(const std::string& text) {
    double width = 0;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if ((byte & 0xc0) != 0x80) width += byte >= 0xe3 ? 2 * digit_width : digit_width;
    }
    return width;
}

/// Where words are, about: TeX alone knows how wide its fonts are.
struct Box {
    double x, y, width, height; // of the middle

    double shared(const Box& other) const {
        const double wide =
            std::min(x + width / 2, other.x + other.width / 2) - std::max(x - width / 2, other.x - other.width / 2);
        const double tall =
            std::min(y + height / 2, other.y + other.height / 2) - std::max(y - height / 2, other.y - other.height / 2);
        return std::max(wide, 0.0) * std::max(tall, 0.0);
    }
};

/// What words should keep clear of: other words, the numbers of the axes, and, if need be, lines.
struct Crowd {
    std::vector<Box> words;
    std::vector<Box> lines; // in small pieces

    void add_line(double x, double y) {
        constexpr int pieces = 24;
        constexpr double thick = 0.1;
        for (int i = 0; i <= pieces; ++i) lines.push_back({x * i / pieces, y * i / pieces, thick, thick});
    }
    double harm(const Box& box) const {
        double sum = 0;
        for (const Box& other : words) sum += 100 * box.shared(other);
        for (const Box& other : lines) sum += 10 * box.shared(other);
        return sum;
    }
};

/// Beyond the tip where there is room, else around it, else farther off.
Box place_words(double x, double y, double width, const Crowd& crowd) {
    constexpr double height = 0.42;
    constexpr int directions = 24;
    const double length = std::hypot(x, y);
    Box best{};
    double least = -1;
    for (const double gap : {0.1, 0.25, 0.5, 0.9, 1.4})
        for (int i = 0; i < directions; ++i) {
            const double angle = 2 * std::numbers::pi * i / directions;
            const double across = std::cos(angle), up = std::sin(angle);
            const double reach = gap + std::abs(across) * width / 2 + std::abs(up) * height / 2;
            const Box box{x + across * reach, y + up * reach, width, height};
            const double turned = length > 0 ? 1 - (across * x + up * y) / length : 0;
            const double cost = crowd.harm(box) + 0.3 * turned + gap;
            if (least >= 0 && cost >= least) continue;
            best = box;
            least = cost;
        }
    return best;
}

Crowd axis_crowd(const Plane& plane, double unit) {
    Crowd crowd;
    const double end = plane.extent * unit;
    for (const double way : {-end, end}) {
        crowd.add_line(way, 0);
        crowd.add_line(0, way);
    }
    const double step = grid_step(plane.extent);
    for (int i = -int(plane.extent / step); i <= int(plane.extent / step); ++i) {
        if (i == 0) continue;
        const double width = text_width(display_number(i * step, shortest()));
        crowd.words.push_back({i * step * unit, -0.25, width, 0.3});
        crowd.words.push_back({-0.15 - width / 2, i * step * unit, width, 0.3});
    }
    return crowd;
}

std::string picture(const Plane& plane, const TextSource& language) {
    if (!(plane.extent > 0)) return {};
    const double unit = plane_side / (2 * plane.extent);
    std::string tikz;
    if (plane.regions) tikz += regions_tikz(*plane.regions, unit, plane.extent);
    tikz += axes_tikz(plane, language, unit);
    Crowd crowd = axis_crowd(plane, unit);
    for (const Arrow& arrow : plane.arrows)
        if (is_drawn(arrow)) {
            tikz += arrow_tikz(arrow, unit);
            crowd.add_line(arrow.x * unit, arrow.y * unit);
        }
    for (const Arrow& arrow : plane.arrows) {
        if (!is_drawn(arrow)) continue;
        const std::string words = arrow_words(arrow);
        if (words.empty()) continue;
        const double width = text_width(arrow.label) + text_width(arrow.note) + 0.3;
        const Box box = place_words(arrow.x * unit, arrow.y * unit, width, crowd);
        crowd.words.push_back(box);
        tikz += node(box.x, box.y, "inner sep=1pt, font=\\small", words);
    }
    return tikz;
}

// ---- table --------------------------------------------------------------------------------

std::string picture(const Table& table, const TextSource& language) {
    std::vector<double> ends{0}; // of the columns
    std::vector<bool> numbers;
    for (std::size_t c = 0; c < table.columns.size(); ++c) {
        double widest = text_width(render(table.columns[c], language));
        numbers.push_back(false);
        for (const auto& row : table.rows) {
            if (c >= row.size()) continue;
            if (!row[c].path.empty()) numbers.back() = true;
            if (!row[c].hidden) widest = std::max(widest, text_width(row[c].text));
        }
        ends.push_back(ends.back() + widest + 0.4);
    }
    const double right = ends.back();
    const auto words = [&](std::size_t c, double y, const std::string& options, const std::string& text) {
        return numbers[c] ? node(ends[c + 1], y, "anchor=east" + options, text)
                          : node(ends[c], y, "anchor=west" + options, text);
    };
    std::string tikz;
    for (std::size_t c = 0; c < table.columns.size(); ++c)
        tikz += words(c, 0, ", font=\\small, text=black!65", tex_escaped(render(table.columns[c], language)));
    tikz += line("black!50", 0, -table_pitch / 2, right, -table_pitch / 2);
    for (std::size_t r = 0; r < table.rows.size(); ++r) {
        const double y = -double(r + 1) * table_pitch;
        const double low = y - table_pitch / 2;
        if (table.chosen_row && *table.chosen_row == Index(r))
            tikz += "  \\fill[attaccent!10] " + at(0, low) + " rectangle " + at(right, low + table_pitch) + ";\n";
        for (std::size_t c = 0; c < std::min(table.rows[r].size(), table.columns.size()); ++c) {
            const TableCell& cell = table.rows[r][c];
            const std::string text = cell.path.empty() ? label_text(cell.text) : tex_escaped(cell.text);
            if (cell.hidden)
                tikz += hatched + at(ends[c] + 0.1, low + 0.08) + " rectangle " +
                        at(ends[c + 1] - 0.1, low + table_pitch - 0.08) + ";\n";
            else
                tikz += words(c, y, std::string(", text=") + role_colour(cell.role),
                              cell.strong ? "\\textbf{" + text + "}" : text);
        }
        tikz += line("black!15", 0, low, right, low);
    }
    return tikz;
}

/// A font for Chinese is asked for where there is any: its quotation marks are too wide for English.
std::string document(const std::string& tikz) {
    const char* const font = R"(\usepackage{iftex}
\iftutex
  \usepackage{fontspec}
  \IfFontExistsTF{Noto Sans CJK SC}{\setmainfont{Noto Sans CJK SC}}{}
\fi
)";
    return "\\documentclass[tikz,border=4pt]{standalone}\n\\usetikzlibrary{patterns}\n" +
           std::string(needs_unicode_tex(tikz) ? font : "") + "\\begin{document}\n" + tikz + "\\end{document}\n";
}

/// Under the figure, as wide as it is or as a line should be.
std::string caption_tikz(const FigureSpec& figure, const TextSource& language) {
    std::string words;
    for (const Text& line : figure.caption)
        words += (words.empty() ? "" : "\\\\ ") + tex_escaped(render(line, language));
    if (words.empty()) return {};
    return "  \\node[anchor=north west, inner xsep=0pt, align=left, text width=9cm, font=\\footnotesize] at "
           "(current bounding box.south west) {" +
           words + "};\n";
}

} // namespace

std::string figure_tikz(const FigureSpec& figure, const TextSource& language, const TikzStyle& style) {
    std::string tikz = "% needs \\usepackage{tikz} \\usetikzlibrary{patterns}\n\\begin{tikzpicture}\n";
    tikz += colours;
    if (const auto* map = std::get_if<HeatMap>(&figure.content)) tikz += picture(*map, language, style.colour_bar);
    else tikz += std::visit([&](const auto& content) { return picture(content, language); }, figure.content);
    if (style.title && !figure.title.empty())
        tikz += placed("(current bounding box.north west)", "anchor=south west, inner xsep=0pt, font=\\bfseries",
                       render(figure.title, language));
    if (style.caption) tikz += caption_tikz(figure, language);
    tikz += "\\end{tikzpicture}\n";
    const std::string engine = needs_unicode_tex(tikz) ? "% compile with xelatex or lualatex\n" : "";
    return engine + (style.standalone ? document(tikz) : tikz);
}

} // namespace attention
