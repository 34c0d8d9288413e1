// What the formulas of many labs are made of: long sums cut short, rows of numbers, indices.
#pragma once

#include "core/base/matrix.h"
#include "core/base/trace.h"
#include "core/explain/expression.h"

namespace attention::formula {

constexpr Index longest_sum = 6;
constexpr Index longest_list = 8;

/// term(0), term(1), …; of more than `most` those in front, “…”, and the last one.
template <class Term>
Expressions terms(Index count, Index most, Term term) {
    Expressions list;
    for (Index i = 0; i < count; ++i) {
        if (count > most && i == most - 2) {
            list.push_back(symbol("…"));
            i = count - 1;
        }
        list.push_back(term(i));
    }
    return list;
}

/// The same of the chosen places alone.
template <class Term>
Expressions terms_at(const std::vector<Index>& places, Index most, Term term) {
    return terms(Index(places.size()), most, [&](Index i) { return term(places[std::size_t(i)]); });
}

/// All numbers of a row, each linked to its place in the trace: `path` + place.
inline Expression numbers(const Row& row, NumberFormat format, const std::string& path) {
    return listed(
        terms(row.size(), longest_list, [&](Index i) { return number(row(i), format, trace_path(path, i)); }));
}

/// The first of several alike, and “…”.
inline Expression and_so_on(Expression first) {
    return listed({std::move(first), symbol("…")});
}

/// xₜⱼ
inline Expression indexed(Expression base, std::initializer_list<const char*> indices) {
    Expressions list;
    for (const char* index : indices) list.push_back(symbol(index));
    return below(std::move(base), joined(std::move(list)));
}

/// α(cat): the value at what has a name.
inline Expression value_at(Expression base, Expressions names) {
    Expressions list;
    for (Expression& name : names) {
        if (!list.empty()) list.emplace_back(", ");
        list.push_back(std::move(name));
    }
    return joined({std::move(base), parentheses(joined(std::move(list)))});
}

/// #(j : eⱼ = max e): how many there are.
inline Expression count_of(const char* index, Expression condition) {
    return apply("#", {infix(":", {symbol(index), std::move(condition)})});
}

} // namespace attention::formula
