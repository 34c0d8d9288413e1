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

/// The largest number that is on display, and where.
struct Largest {
    double value = 0;
    NumberFormat format;
    std::string row;
    std::string column; // empty: it has none
};

std::string name_of(const Label& label, Index place) {
    return label.text.empty() ? std::to_string(place + 1) : label.text;
}

struct FindLargest {
    std::optional<Largest> operator()(const HeatMap& map) const {
        std::optional<Largest> most;
        if (map.colours == ColourMap::truth) return most; // allowed or not: no number is shown
        for (Index r = 0; r < map.values.rows() && r < Index(map.rows.size()); ++r)
            for (Index c = 0; c < map.values.cols() && c < Index(map.columns.size()); ++c) {
                const bool hidden = map.hidden.size() > 0 && map.hidden(r, c);
                const bool wrong = !map.problems.empty() && map.problems[std::size_t(r)].has_value();
                const double value = map.values(r, c);
                if (hidden || wrong || !std::isfinite(value) || (most && value <= most->value)) continue;
                most = {value, map.format, name_of(map.rows[std::size_t(r)], r),
                        name_of(map.columns[std::size_t(c)], c)};
            }
        return most;
    }
    std::optional<Largest> operator()(const Bars& bars) const {
        std::optional<Largest> most;
        for (std::size_t i = 0; i < bars.bars.size(); ++i) {
            const Bar& bar = bars.bars[i];
            if (bar.hidden || !std::isfinite(bar.value) || (most && bar.value <= most->value)) continue;
            most = {bar.value, bars.format, name_of({bar.label, Index(i)}, Index(i)), {}};
        }
        return most;
    }
    std::optional<Largest> operator()(const Plane&) const { return std::nullopt; } // arrows have no order
    std::optional<Largest> operator()(const Table&) const { return std::nullopt; } // its columns count different things
};

} // namespace

/// The number stands there, and not as a part of a longer one.
static bool names_number(const std::string& sentence, const std::string& number) {
    const auto digit = [&](std::size_t at) {
        return at < sentence.size() && sentence[at] >= '0' && sentence[at] <= '9';
    };
    for (auto at = sentence.find(number); at != std::string::npos; at = sentence.find(number, at + 1)) {
        const std::size_t end = at + number.size();
        const bool goes_on = digit(end) || (end < sentence.size() && sentence[end] == '.' && digit(end + 1));
        const bool began = at > 0 && (digit(at - 1) || (sentence[at - 1] == '.' && at > 1 && digit(at - 2)));
        if (!goes_on && !began) return true;
    }
    return false;
}

Text spoken_sentence(const FigureSpec& figure) {
    const auto largest = std::visit(FindLargest{}, figure.content);
    if (!largest) return figure.description;
    const std::string number = display_number(largest->value, largest->format);
    if (names_number(render(figure.description, english()), number)) return figure.description;
    const Text sentence =
        largest->column.empty()
            ? ATTENTION_TEXT("figure", "{title}: the largest number is {value}, of “{row}”.")
            : ATTENTION_TEXT("figure", "{title}: the largest number is {value}, of “{row}” on “{column}”.");
    return sentence.with("title", figure.title)
        .with("value", largest->value, largest->format)
        .with("row", largest->row)
        .with("column", largest->column);
}

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
