#include "core/figure/csv.h"

#include "core/figure/data.h"

#include <algorithm>
#include <cmath>

namespace attention {
namespace {

constexpr std::string_view line_end = "\r\n";

std::string field(std::string_view text) {
    if (text.find_first_of(",\"\r\n") == std::string_view::npos) return std::string(text);
    std::string quoted = "\"";
    for (const char c : text) {
        if (c == '"') quoted += '"';
        quoted += c;
    }
    return quoted + '"';
}

std::string number_field(double value) {
    return std::isnan(value) ? std::string() : format_number(value, shortest());
}

const std::string& text_of(const std::vector<Label>& labels, Index at) {
    static const std::string none;
    return std::size_t(at) < labels.size() ? labels[std::size_t(at)].text : none;
}

std::string table(const HeatMap& map, const Matrix& numbers) {
    std::string csv;
    for (Index column = 0; column < numbers.cols(); ++column) csv += ',' + field(text_of(map.columns, column));
    csv += line_end;
    for (Index row = 0; row < numbers.rows(); ++row) {
        csv += field(text_of(map.rows, row));
        for (Index column = 0; column < numbers.cols(); ++column) csv += ',' + number_field(numbers(row, column));
        csv += line_end;
    }
    return csv;
}

std::string table(const Bars& bars, const Matrix& numbers) {
    std::string csv = "label,value";
    csv += line_end;
    for (std::size_t j = 0; j < bars.bars.size(); ++j) {
        csv += field(bars.bars[j].label) + ',' + number_field(numbers(0, Index(j)));
        csv += line_end;
    }
    return csv;
}

std::string table(const Plane& plane, const Matrix& numbers) {
    std::string csv = "label,x,y,note";
    csv += line_end;
    for (std::size_t i = 0; i < plane.arrows.size(); ++i) {
        const Arrow& arrow = plane.arrows[i];
        csv += field(arrow.label) + ',' + number_field(numbers(Index(i), 0)) + ',' +
               number_field(numbers(Index(i), 1)) + ',';
        if (arrow.noted && !arrow.hidden) csv += number_field(*arrow.noted);
        csv += line_end;
    }
    return csv;
}

std::string table(const Table& content, const Matrix& numbers) {
    const auto widths = column_widths(content);
    std::string csv;
    for (std::size_t c = 0; c < widths.size(); ++c) {
        const std::string name = render(content.columns[c], english());
        csv += (c > 0 ? "," : "") + field(widths[c] > 1 ? name + ".1" : name);
        for (std::size_t k = 2; k <= widths[c]; ++k) csv += ',' + field(name + "." + std::to_string(k));
    }
    csv += line_end;
    for (std::size_t r = 0; r < content.rows.size(); ++r) {
        Index number = 0;
        for (std::size_t c = 0; c < std::min(widths.size(), content.rows[r].size()); ++c) {
            const TableCell& cell = content.rows[r][c];
            csv += c > 0 ? "," : "";
            if (widths[c] == 0) csv += cell.hidden ? std::string() : field(cell.text);
            for (std::size_t k = 0; k < widths[c]; ++k)
                csv += (k > 0 ? "," : "") + number_field(numbers(Index(r), number++));
        }
        csv += line_end;
    }
    return csv;
}

} // namespace

std::string figure_csv(const FigureSpec& figure) {
    const Matrix numbers = figure_numbers(figure);
    return std::visit([&](const auto& content) { return table(content, numbers); }, figure.content);
}

} // namespace attention
