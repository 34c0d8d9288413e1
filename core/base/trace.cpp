#include "core/base/trace.h"

#include <charconv>
#include <cmath>

namespace attention {
namespace {

/// Takes the first step of a dotted path off it.
std::string_view take_step(std::string_view& path) {
    const auto dot = path.find('.');
    const auto step = path.substr(0, dot);
    path = dot == std::string_view::npos ? std::string_view{} : path.substr(dot + 1);
    return step;
}

std::optional<Index> take_index(std::string_view& path, Index size) {
    const auto step = take_step(path);
    Index index = -1;
    const auto [end, problem] = std::from_chars(step.data(), step.data() + step.size(), index);
    if (problem != std::errc{} || end != step.data() + step.size() || index < 0 || index >= size) return std::nullopt;
    return index;
}

struct NumberAt {
    std::string_view rest; // the path below the entry

    std::optional<double> scalar(double value) const { return rest.empty() ? std::optional(value) : std::nullopt; }
    std::optional<double> operator()(bool value) const { return scalar(value ? 1 : 0); }
    std::optional<double> operator()(std::int64_t value) const { return scalar(double(value)); }
    std::optional<double> operator()(double value) const { return scalar(value); }
    std::optional<double> operator()(const Row& row) {
        const auto at = take_index(rest, row.size());
        return at ? scalar(row(*at)) : std::nullopt;
    }
    template <class Scalar>
    std::optional<double> operator()(const MatrixOf<Scalar>& matrix) {
        const auto row = take_index(rest, matrix.rows());
        const auto column = take_index(rest, matrix.cols());
        return row && column ? scalar(double(matrix(*row, *column))) : std::nullopt;
    }
    std::optional<double> operator()(const std::string&) const { return std::nullopt; }
    std::optional<double> operator()(const Tokens&) const { return std::nullopt; }
    std::optional<double> operator()(const Error&) const { return std::nullopt; }
};

/// A whole row, or a row of a matrix.
struct RowAt {
    std::string_view rest;

    std::vector<double> operator()(const Row& row) const {
        return rest.empty() ? std::vector<double>(row.begin(), row.end()) : std::vector<double>{};
    }
    std::vector<double> operator()(const Matrix& matrix) const {
        std::string_view below = rest;
        const auto row = take_index(below, matrix.rows());
        if (!row || !below.empty()) return {};
        const Row found = matrix.row(*row);
        return {found.begin(), found.end()};
    }
    template <class T>
    std::vector<double> operator()(const T&) const {
        return {};
    }
};

/// What stands in an entry's place; truths, masks and words aren't numbers that somebody could be asked for.
struct Cover {
    const std::string& name;
    const std::set<std::string>& open;

    double seen(double value, const std::string& path) const {
        return open.contains(path) || open.contains(name) ? value : covered_number();
    }
    TraceValue operator()(double value) const { return seen(value, name); }
    TraceValue operator()(std::int64_t value) const { return open.contains(name) ? value : std::int64_t{0}; }
    TraceValue operator()(Row row) const {
        for (Index j = 0; j < row.size(); ++j) row(j) = seen(row(j), trace_path(name, j));
        return row;
    }
    TraceValue operator()(Matrix matrix) const {
        for (Index i = 0; i < matrix.rows(); ++i)
            for (Index j = 0; j < matrix.cols(); ++j) matrix(i, j) = seen(matrix(i, j), trace_path(name, i, j));
        return matrix;
    }
    template <class T>
    TraceValue operator()(const T& value) const {
        return value;
    }
};

} // namespace

std::optional<double> Trace::number(std::string_view path) const {
    const auto name = take_step(path);
    for (const TraceEntry& entry : entries_)
        if (entry.name == name) return std::visit(NumberAt{path}, entry.value);
    return std::nullopt;
}

std::vector<double> Trace::numbers(std::string_view path) const {
    if (const auto one = number(path)) return {*one};
    const auto name = take_step(path);
    for (const TraceEntry& entry : entries_)
        if (entry.name == name) return std::visit(RowAt{path}, entry.value);
    return {};
}

Index Trace::place(std::string_view path) const {
    const double place = number(path).value_or(0);
    return std::isfinite(place) ? Index(place) : 0;
}

Trace covered(const Trace& trace, std::string_view from, const std::set<std::string>& open) {
    Trace seen;
    bool covers = false;
    for (const TraceEntry& entry : trace.entries()) {
        covers = covers || entry.name == from;
        seen.add(entry.name, covers ? std::visit(Cover{entry.name, open}, entry.value) : entry.value);
    }
    return seen;
}

std::string trace_path(std::string_view name, Index row) {
    return std::string(name) + "." + std::to_string(row);
}

std::string trace_path(std::string_view name, Index row, Index column) {
    return trace_path(trace_path(name, row), column);
}

} // namespace attention
