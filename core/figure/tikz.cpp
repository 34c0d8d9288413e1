#include "core/figure/tikz.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <cstdlib>

namespace attention {
namespace {

constexpr double narrowest_cell = 1.3; // cm
constexpr double digit_width = 0.2;
constexpr std::size_t longest_label = 24; // characters
constexpr double cell_height = 0.8;
constexpr double bar_length = 6;
constexpr double bar_pitch = 0.55;

std::string decimal(double value) {
    std::string text = format_number(value, fixed(3));
    while (text.back() == '0') text.pop_back();
    if (text.back() == '.') text.pop_back();
    return text;
}

std::string at(double x, double y) {
    return "(" + decimal(x) + "," + decimal(y) + ")";
}

/// The number in text mode: − is a dash in many fonts and missing in some.
std::string number(double value, NumberFormat format) {
    std::string text = tex_escaped(display_number(value, format));
    for (const auto& [sign, tex] : {std::pair<std::string_view, std::string_view>{"−", "$-$"}, {"∞", "$\\infty$"}})
        for (auto found = text.find(sign); found != std::string::npos; found = text.find(sign, found + tex.size()))
            text.replace(found, sign.size(), tex);
    return text;
}

/// Marks that turn the words around them: in a source they could hide what it says. U+202A–E, U+2066–9.
bool turns_text(std::string_view three) {
    if (three.size() < 3 || three[0] != '\xe2') return false;
    return (three[1] == '\x80' && three[2] >= '\xaa' && three[2] <= '\xae') ||
           (three[1] == '\x81' && three[2] >= '\xa6' && three[2] <= '\xa9');
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
  \definecolor{attink}{HTML}{1B2430}
)";

std::string node(double x, double y, std::string_view options, std::string_view text) {
    return "  \\node[" + std::string(options) + "] at " + at(x, y) + " {" + std::string(text) + "};\n";
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
    const bool hidden = refused || (map.hidden.size() > 0 && map.hidden(row, column)) || std::isnan(value);
    const std::string corners =
        at(x - cell_width / 2, y - cell_height / 2) + " rectangle " + at(x + cell_width / 2, y + cell_height / 2);
    if (hidden)
        return "  \\fill[black!8] " + corners + ";\n  \\fill[pattern=north east lines, pattern color=black!40] " +
               corners + ";\n" + node(x, y, "font=\\small", refused ? (column == 0 ? "\\textbf{!}" : "") : "---");
    const Shade fill = shade(map, value);
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

std::string picture(const HeatMap& map, const TextSource& language) {
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
        if (hidden) tikz += "  \\fill[pattern=north east lines, pattern color=black!40] " + track;
        else
            tikz += std::string("  \\fill[") + role_colour(bars.role) + "] " + at(x(0), y - 0.15) + " rectangle " +
                    at(x(bar.value), y + 0.15) + ";\n";
        tikz += node(bar_length + 0.1, y, "anchor=west", hidden ? "---" : number(bar.value, bars.format));
        y -= bar_pitch;
    }
    return tikz;
}

const char* const preamble = R"(\documentclass[tikz,border=4pt]{standalone}
\usetikzlibrary{patterns}
\usepackage{iftex}
\iftutex
  \usepackage{fontspec}
  \IfFontExistsTF{Noto Sans CJK SC}{\setmainfont{Noto Sans CJK SC}}{}
\fi
\begin{document}
)";

} // namespace

std::string tex_escaped(std::string_view text) {
    std::string tex;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (turns_text(text.substr(i, 3))) {
            i += 2;
            continue;
        }
        const char c = text[i];
        switch (c) {
        case '\\': tex += "\\textbackslash{}"; break;
        case '~': tex += "\\textasciitilde{}"; break;
        case '^': tex += "\\textasciicircum{}"; break;
        case '<': tex += "\\textless{}"; break;
        case '>': tex += "\\textgreater{}"; break;
        case '#':
        case '$':
        case '%':
        case '&':
        case '_':
        case '{':
        case '}': (tex += '\\') += c; break;
        case '[':
        case ']': ((tex += '{') += c) += '}'; break; // not an option of the command before
        default: tex += static_cast<unsigned char>(c) < 0x20 || c == 0x7f ? ' ' : c;
        }
    }
    return tex;
}

std::string figure_tikz(const FigureSpec& figure, const TextSource& language, bool standalone, bool title) {
    std::string tikz = "% needs \\usepackage{tikz} \\usetikzlibrary{patterns}\n\\begin{tikzpicture}\n";
    tikz += colours;
    tikz += std::visit([&](const auto& content) { return picture(content, language); }, figure.content);
    if (title && !figure.title.empty())
        tikz += placed("(current bounding box.north west)", "anchor=south west, inner xsep=0pt, font=\\bfseries",
                       render(figure.title, language));
    tikz += "\\end{tikzpicture}\n";
    return standalone ? preamble + tikz + "\\end{document}\n" : tikz;
}

} // namespace attention
