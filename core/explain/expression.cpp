// How formulas are put together, and what both writers must agree on.
#include "core/explain/writing.h"

#include <cmath>
#include <utility>

namespace attention {
namespace {

using Kind = Expression::Kind;

Expression of_kind(Kind kind, std::string text, Expressions parts) {
    Expression made;
    made.kind = kind;
    made.text = std::move(text);
    made.parts = std::move(parts);
    return made;
}

Expression several(Kind kind, std::string text, Expressions parts) {
    return parts.size() == 1 ? parts.front() : of_kind(kind, std::move(text), std::move(parts));
}

constexpr std::string_view path_prefix = "path-";
constexpr std::string_view hex_digits = "0123456789abcdef";

bool is_plain_letter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
}

} // namespace

Expression::Expression(std::string ready) : kind(ready.empty() ? Kind::nothing : Kind::plain), text(std::move(ready)) {}

Expression Expression::at(std::string trace_path) const {
    Expression linked = *this;
    linked.path = std::move(trace_path);
    return linked;
}

Expression Expression::as(Role wanted) const {
    Expression coloured = *this;
    coloured.role = wanted;
    return coloured;
}

namespace formula {

Expression symbol(std::string name) {
    return of_kind(Kind::symbol, std::move(name), {});
}

Expression words(Text text) {
    Expression made = of_kind(Kind::words, {}, {});
    made.words = std::move(text);
    return made;
}

Expression number(double value, NumberFormat format, std::string path) {
    Expression made = of_kind(Kind::number, {}, {});
    made.value = value;
    made.format = format;
    made.path = std::move(path);
    return made;
}

Expression beside(Expressions parts) {
    return several(Kind::sequence, " ", std::move(parts));
}
Expression joined(Expressions parts) {
    return several(Kind::sequence, "", std::move(parts));
}
Expression listed(Expressions parts) {
    return several(Kind::sequence, ",", std::move(parts));
}

Expression infix(std::string sign, Expressions parts) {
    return several(Kind::infix, std::move(sign), std::move(parts));
}
Expression equal(Expressions parts) {
    return infix("=", std::move(parts));
}
Expression plus(Expressions parts) {
    return infix("+", std::move(parts));
}
Expression minus(Expression left, Expression right) {
    return infix("−", {std::move(left), std::move(right)});
}
Expression times(Expressions parts) {
    return infix("·", std::move(parts));
}
Expression negative(Expression of) {
    return of_kind(Kind::negative, {}, {std::move(of)});
}
Expression parentheses(Expression inside) {
    return of_kind(Kind::parentheses, {}, {std::move(inside)});
}

Expression below(Expression base, Expression index) {
    return below_above(std::move(base), std::move(index), {});
}
Expression above(Expression base, Expression power) {
    return below_above(std::move(base), {}, std::move(power));
}
Expression below_above(Expression base, Expression index, Expression power) {
    return of_kind(Kind::script, {}, {std::move(base), std::move(index), std::move(power)});
}
Expression fraction(Expression upper, Expression lower) {
    return of_kind(Kind::fraction, {}, {std::move(upper), std::move(lower)});
}
Expression root(Expression inside) {
    return of_kind(Kind::root, {}, {std::move(inside)});
}

Expression matrix(std::size_t columns, Expressions row_by_row) {
    Expression made = of_kind(Kind::matrix, {}, std::move(row_by_row));
    made.columns = columns;
    return made;
}
Expression row_vector(Expressions parts) {
    const std::size_t columns = parts.size();
    return matrix(columns, std::move(parts));
}
Expression column_vector(Expressions parts) {
    return matrix(1, std::move(parts));
}

Expression sum_over(Expression lower, Expression body) {
    return sum_over(std::move(lower), {}, std::move(body));
}
Expression sum_over(Expression lower, Expression upper, Expression body) {
    return of_kind(Kind::reduction, "Σ", {std::move(lower), std::move(upper), std::move(body)});
}
Expression max_over(Expression lower, Expression body) {
    return of_kind(Kind::reduction, "max", {std::move(lower), {}, std::move(body)});
}
Expression apply(std::string function, Expressions arguments) {
    return of_kind(Kind::application, std::move(function), std::move(arguments));
}

} // namespace formula

std::string class_of_path(std::string_view path) {
    std::string name(path_prefix);
    for (const char c : path) {
        const auto byte = static_cast<unsigned char>(c);
        if (is_plain_letter(c)) name += c;
        else if (c == '.') name += '-';
        else if (c == '_') name += "__";
        else name += {'_', hex_digits[byte / 16U], hex_digits[byte % 16U]};
    }
    return name;
}

std::optional<std::string> path_of_class(std::string_view name) {
    if (!name.starts_with(path_prefix)) return std::nullopt;
    name.remove_prefix(path_prefix.size());
    std::string path;
    while (!name.empty()) {
        const char c = name.front();
        std::size_t used = 1;
        if (is_plain_letter(c)) path += c;
        else if (c == '-') path += '.';
        else if (name.starts_with("__")) path += '_', used = 2;
        else if (c == '_' && name.size() >= 3) {
            const auto high = hex_digits.find(name[1]), low = hex_digits.find(name[2]);
            if (high == std::string_view::npos || low == std::string_view::npos) return std::nullopt;
            path += static_cast<char>(high * 16 + low);
            used = 3;
        } else return std::nullopt;
        name.remove_prefix(used);
    }
    return path;
}

std::string_view class_of_role(Role role) {
    switch (role) {
    case Role::plain: return {};
    case Role::query: return "role-query";
    case Role::key: return "role-key";
    case Role::value: return "role-value";
    case Role::weight: return "role-weight";
    case Role::output: return "role-output";
    }
    return {};
}

namespace writing {

Binding binding_of_sign(std::string_view sign) {
    if (sign == "+" || sign == "−") return Binding::sum;
    if (sign == "·" || sign == "×" || sign == "/") return Binding::product;
    return Binding::relation;
}

Binding binding(const Expression& expression) {
    switch (expression.kind) {
    case Kind::sequence: return expression.text == "," ? Binding::list : Binding::product;
    case Kind::infix: return binding_of_sign(expression.text);
    case Kind::negative: return Binding::sum;
    case Kind::number: return std::signbit(expression.value) ? Binding::sum : Binding::whole;
    case Kind::fraction: return Binding::product;
    case Kind::reduction: return Binding::sum;
    default: return Binding::whole;
    }
}

bool wants_parentheses(const Expression& infix, std::size_t place) {
    const Expression& part = infix.parts[place];
    const Binding own = binding_of_sign(infix.text);
    if (own == Binding::relation) return binding(part) < Binding::relation;
    if (own == Binding::product)
        return binding(part) < Binding::product || (infix.text == "/" && place > 0 && binding(part) == own);
    const bool has_sign = part.kind == Kind::number || part.kind == Kind::negative;
    if (binding(part) < Binding::sum) return true;
    return place > 0 && binding(part) == Binding::sum && (infix.text == "−" || has_sign);
}

bool body_wants_parentheses(const Expression& body) {
    return binding(body) < Binding::product;
}

std::string clean_words(const Expression& expression, const TextSource& source) {
    const std::string raw = expression.kind == Kind::words ? render(expression.words, source) : expression.text;
    static constexpr std::string_view marks[] = {"\u061C", "\u200E", "\u200F", "\u202A", "\u202B", "\u202C",
                                                 "\u202D", "\u202E", "\u2066", "\u2067", "\u2068", "\u2069"};
    std::string clean;
    for (std::size_t at = 0; at < raw.size();) {
        const std::string_view rest = std::string_view(raw).substr(at);
        std::size_t skipped = 0;
        for (const std::string_view mark : marks)
            if (rest.starts_with(mark)) skipped = mark.size();
        if (skipped == 0) clean += static_cast<unsigned char>(raw[at]) < 0x20 || raw[at] == 0x7F ? ' ' : raw[at];
        at += skipped == 0 ? 1 : skipped;
    }
    return clean;
}

} // namespace writing
} // namespace attention
