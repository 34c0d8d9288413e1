#include "core/figure/figure.h"

#include <algorithm>
#include <cmath>

namespace attention {
namespace {

/// Is one of the paths the other one, or below it?
bool meet(std::string_view one, std::string_view other) {
    if (one.size() > other.size()) std::swap(one, other);
    return !one.empty() && other.starts_with(one) && (other.size() == one.size() || other[one.size()] == '.');
}

template <class Marks>
bool any_meets(const Marks& marks, std::string_view path) {
    return std::any_of(marks.begin(), marks.end(), [&](const auto& mark) { return meet(mark.path, path); });
}

struct Shows {
    std::string_view path;
    bool operator()(const HeatMap& map) const { return meet(map.path, path); }
    bool operator()(const Bars& bars) const { return any_meets(bars.bars, path); }
    bool operator()(const Plane& plane) const { return any_meets(plane.arrows, path); }
    bool operator()(const Table& table) const {
        return std::any_of(table.rows.begin(), table.rows.end(), [&](const auto& row) { return any_meets(row, path); });
    }
};

} // namespace

bool shows(const FigureSpec& figure, std::string_view path) {
    return std::visit(Shows{path}, figure.content);
}

double grid_step(double extent) {
    constexpr double most = 6; // lines on each side
    if (!(extent > 0) || (extent >= 1 && extent <= most)) return 1;
    const double power = std::pow(10, std::floor(std::log10(extent / most)));
    for (const double step : {1.0, 2.0, 5.0})
        if (extent / (step * power) <= most) return step * power;
    return 10 * power;
}

} // namespace attention
