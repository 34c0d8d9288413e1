#include "core/figure/csv.h"

#include "core/figure/data.h"

#include <algorithm>
#include <cmath>

namespace attention {
namespace {

std::string number_field(double value) {
    return std::isnan(value) ? std::string() : format_number(value, shortest());
}

const std::string& text_of(const std::vector<Label>& labels, Index at) {
    static const std::string none;
    return std::size_t(at) < labels.size() ? labels[std::size_t(at)].text : none;
}

FigureRows table(const HeatMap& map, const Matrix& numbers) {
    FigureRows rows(1, {""});
    for (Index column = 0; column < numbers.cols(); ++column) rows[0].push_back(text_of(map.columns, column));
    for (Index row = 0; row < numbers.rows(); ++row) {
        auto& cells = rows.emplace_back(1, text_of(map.rows, row));
        for (Index column = 0; column < numbers.cols(); ++column) cells.push_back(number_field(numbers(row, column)));
    }
    return rows;
}

FigureRows table(const Bars& bars, const Matrix& numbers) {
    FigureRows rows{{"label", "value"}};
    for (std::size_t j = 0; j < bars.bars.size(); ++j)
        rows.push_back({bars.bars[j].label, number_field(numbers(0, Index(j)))});
    return rows;
}

FigureRows table(const Plane& plane, const Matrix& numbers) {
    FigureRows rows{{"label", "x", "y", "note"}};
    for (std::size_t i = 0; i < plane.arrows.size(); ++i) {
        const Arrow& arrow = plane.arrows[i];
        const bool noted = arrow.noted && !arrow.hidden;
        rows.push_back({arrow.label, number_field(numbers(Index(i), 0)), number_field(numbers(Index(i), 1)),
                        noted ? number_field(*arrow.noted) : std::string()});
    }
    return rows;
}

FigureRows table(const Table& content, const Matrix& numbers) {
    const auto widths = column_widths(content);
    FigureRows rows(1);
    for (std::size_t c = 0; c < widths.size(); ++c) {
        const std::string name = render(content.columns[c], english());
        rows[0].push_back(widths[c] > 1 ? name + ".1" : name);
        for (std::size_t k = 2; k <= widths[c]; ++k) rows[0].push_back(name + "." + std::to_string(k));
    }
    for (std::size_t r = 0; r < content.rows.size(); ++r) {
        Index number = 0;
        auto& cells = rows.emplace_back();
        for (std::size_t c = 0; c < std::min(widths.size(), content.rows[r].size()); ++c) {
            const TableCell& cell = content.rows[r][c];
            if (widths[c] == 0) cells.push_back(cell.hidden ? std::string() : cell.text);
            for (std::size_t k = 0; k < widths[c]; ++k) cells.push_back(number_field(numbers(Index(r), number++)));
        }
    }
    return rows;
}

/// Cells that hold what parts them are put into quotation marks.
std::string joined(const FigureRows& rows, char between, std::string_view line_end) {
    const std::string special = std::string("\"\r\n") + between;
    std::string text;
    for (const auto& row : rows) {
        for (std::size_t c = 0; c < row.size(); ++c) {
            if (c > 0) text += between;
            if (row[c].find_first_of(special) == std::string::npos) {
                text += row[c];
                continue;
            }
            text += '"';
            for (const char letter : row[c]) text.append(letter == '"' ? 2 : 1, letter);
            text += '"';
        }
        text += line_end;
    }
    return text;
}

} // namespace

FigureRows figure_rows(const FigureSpec& figure) {
    const Matrix numbers = figure_numbers(figure);
    return std::visit([&](const auto& content) { return table(content, numbers); }, figure.content);
}

std::string figure_csv(const FigureSpec& figure) {
    return joined(figure_rows(figure), ',', "\r\n");
}

std::string figure_tsv(const FigureSpec& figure) {
    return joined(figure_rows(figure), '\t', "\n");
}

} // namespace attention
