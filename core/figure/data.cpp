#include "core/figure/data.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace attention {
namespace {

constexpr double no_number = std::numeric_limits<double>::quiet_NaN();

/// A hidden weight is 0; anything else that is hidden isn't to be seen.
double seen(double value, bool hidden, Role role) {
    if (!hidden) return value;
    return role == Role::weight && !std::isnan(value) ? 0 : no_number;
}

Matrix numbers_of(const HeatMap& map) {
    Matrix numbers = map.values;
    for (Index r = 0; r < numbers.rows(); ++r) {
        const bool refused = std::size_t(r) < map.problems.size() && map.problems[std::size_t(r)].has_value();
        for (Index c = 0; c < numbers.cols(); ++c)
            numbers(r, c) =
                refused ? no_number : seen(numbers(r, c), map.hidden.size() > 0 && map.hidden(r, c), Role::weight);
    }
    return numbers;
}

Matrix numbers_of(const Bars& bars) {
    Matrix numbers(1, Index(bars.bars.size()));
    for (std::size_t j = 0; j < bars.bars.size(); ++j)
        numbers(0, Index(j)) = seen(bars.bars[j].value, bars.bars[j].hidden, bars.role);
    return numbers;
}

Matrix numbers_of(const Plane& plane) {
    Matrix numbers(Index(plane.arrows.size()), 2);
    for (std::size_t i = 0; i < plane.arrows.size(); ++i) {
        const Arrow& arrow = plane.arrows[i];
        numbers.row(Index(i)) << seen(arrow.x, arrow.hidden, arrow.role), seen(arrow.y, arrow.hidden, arrow.role);
    }
    return numbers;
}

Matrix numbers_of(const Table& table) {
    const auto widths = column_widths(table);
    std::size_t total = 0;
    for (const std::size_t width : widths) total += width;
    Matrix numbers = Matrix::Constant(Index(table.rows.size()), Index(total), no_number);
    for (std::size_t r = 0; r < table.rows.size(); ++r) {
        Index first = 0;
        for (std::size_t c = 0; c < std::min(widths.size(), table.rows[r].size()); ++c) {
            const TableCell& cell = table.rows[r][c];
            for (std::size_t k = 0; k < cell.numbers.size(); ++k)
                numbers(Index(r), first + Index(k)) = seen(cell.numbers[k], cell.hidden, cell.role);
            first += Index(widths[c]);
        }
    }
    return numbers;
}

} // namespace

std::vector<std::size_t> column_widths(const Table& table) {
    std::vector<std::size_t> widths(table.columns.size(), 0);
    for (const auto& row : table.rows)
        for (std::size_t c = 0; c < std::min(row.size(), widths.size()); ++c)
            if (!row[c].path.empty()) widths[c] = std::max({widths[c], row[c].numbers.size(), std::size_t(1)});
    return widths;
}

Matrix figure_numbers(const FigureSpec& figure) {
    return std::visit([](const auto& content) { return numbers_of(content); }, figure.content);
}

} // namespace attention
