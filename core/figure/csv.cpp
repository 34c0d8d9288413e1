#include "core/figure/csv.h"

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

std::string number_field(double value, bool hidden) {
    return hidden || std::isnan(value) ? std::string() : format_number(value, shortest());
}

const std::string& text_of(const std::vector<Label>& labels, Index at) {
    static const std::string none;
    return std::size_t(at) < labels.size() ? labels[std::size_t(at)].text : none;
}

std::string table(const HeatMap& map) {
    std::string csv;
    for (Index column = 0; column < map.values.cols(); ++column) csv += ',' + field(text_of(map.columns, column));
    csv += line_end;
    for (Index row = 0; row < map.values.rows(); ++row) {
        const bool refused = std::size_t(row) < map.problems.size() && map.problems[std::size_t(row)].has_value();
        csv += field(text_of(map.rows, row));
        for (Index column = 0; column < map.values.cols(); ++column) {
            const bool hidden = refused || (map.hidden.size() > 0 && map.hidden(row, column));
            csv += ',' + number_field(map.values(row, column), hidden);
        }
        csv += line_end;
    }
    return csv;
}

std::string table(const Bars& bars) {
    std::string csv = "label,value";
    csv += line_end;
    for (const Bar& bar : bars.bars) {
        csv += field(bar.label) + ',' + number_field(bar.value, bar.hidden);
        csv += line_end;
    }
    return csv;
}

std::string table(const Plane& plane) {
    std::string csv = "label,x,y,note";
    csv += line_end;
    for (const Arrow& arrow : plane.arrows) {
        csv += field(arrow.label) + ',' + number_field(arrow.x, arrow.hidden) + ',' +
               number_field(arrow.y, arrow.hidden) + ',' + (arrow.hidden ? std::string() : field(arrow.note));
        csv += line_end;
    }
    return csv;
}

/// A number as data has it: with the hyphen for its sign.
std::string cell_field(const TableCell& cell) {
    if (cell.hidden) return {};
    std::string text = cell.text;
    constexpr std::string_view sign = "−";
    if (!cell.path.empty())
        for (auto found = text.find(sign); found != std::string::npos; found = text.find(sign, found + 1))
            text.replace(found, sign.size(), "-");
    return field(text);
}

std::string table(const Table& content) {
    std::string csv;
    for (std::size_t i = 0; i < content.columns.size(); ++i)
        csv += (i > 0 ? "," : "") + field(render(content.columns[i], english()));
    csv += line_end;
    for (const auto& row : content.rows) {
        for (std::size_t i = 0; i < row.size(); ++i) csv += (i > 0 ? "," : "") + cell_field(row[i]);
        csv += line_end;
    }
    return csv;
}

} // namespace

std::string figure_csv(const FigureSpec& figure) {
    return std::visit([](const auto& content) { return table(content); }, figure.content);
}

} // namespace attention
