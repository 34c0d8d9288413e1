#include "core/explain/answer.h"

#include <algorithm>
#include <cmath>

namespace attention {
namespace {

constexpr double exact_tolerance = 1e-6;
constexpr std::string_view minus_sign = "−";
constexpr std::string_view root_sign = "√";

/// √(2) is √2; brackets that don't pair stay and are refused.
std::string without_brackets(const std::string& text) {
    std::string plain;
    int open = 0;
    for (const char c : text) {
        open += c == '(' ? 1 : c == ')' ? -1 : 0;
        if (open < 0) return text;
        if (c != '(' && c != ')') plain += c;
    }
    return open == 0 ? plain : text;
}

std::string tidied(std::string_view typed) {
    std::string text;
    for (std::size_t at = 0; at < typed.size();) {
        const auto rest = typed.substr(at);
        if (rest.starts_with(minus_sign)) text += '-', at += minus_sign.size();
        else if (rest.starts_with("∞")) text += "inf", at += std::string_view("∞").size();
        else if (rest.starts_with("sqrt")) text += root_sign, at += 4;
        else if (std::string_view(" \t·*").find(rest.front()) != std::string_view::npos) ++at;
        else if (rest.front() == ',') text += '.', ++at; // a decimal comma
        else text += rest.front(), ++at;
    }
    return without_brackets(text);
}

/// 3, √2, 3√2, without a sign.
std::optional<double> product(std::string_view text) {
    const auto at = text.find(root_sign);
    if (at == std::string_view::npos) return parse_number(text);
    const auto factor = at == 0 ? std::optional(1.0) : parse_number(text.substr(0, at));
    const auto inside = parse_number(text.substr(at + root_sign.size()));
    if (!factor || !inside || *inside < 0) return std::nullopt;
    return *factor * std::sqrt(*inside);
}

std::optional<Answer> exact(std::string_view text) {
    const double sign = text.starts_with('-') ? -1 : 1;
    if (sign < 0) text.remove_prefix(1);
    const auto slash = text.find('/');
    const auto upper = product(text.substr(0, slash));
    const auto lower = slash == std::string_view::npos ? std::optional(1.0) : product(text.substr(slash + 1));
    if (!upper || !lower || *lower == 0) return std::nullopt;
    return Answer{sign * *upper / *lower, exact_tolerance};
}

int decimals_of(std::string_view text) {
    const auto point = text.find('.');
    if (point == std::string_view::npos) return 0;
    return int(std::min(text.find_first_not_of("0123456789", point + 1), text.size()) - point - 1);
}

/// Half a unit of the last decimal, and what the rounding of binary fractions adds.
Answer rounded(double value, int decimals) {
    const double half = 0.5 * std::pow(10, -std::max(decimals, asked_decimals));
    return {value, std::max(half * (1 + 1e-9), exact_tolerance)};
}

} // namespace

std::optional<Answer> read_answer(std::string_view typed) {
    std::string text = tidied(typed);
    std::optional<Answer> answer;
    const bool percent = text.ends_with('%');
    if (percent) text.pop_back();
    if (text.find('/') != std::string::npos || text.find(root_sign) != std::string::npos) answer = exact(text);
    else if (const auto value = parse_number(text))
        answer = rounded(percent ? *value / 100 : *value, decimals_of(text) + (percent ? 2 : 0));
    if (!answer || std::isnan(answer->value)) return std::nullopt;
    const bool overflowed = std::isinf(answer->value) && text.find("inf") == std::string::npos;
    return overflowed ? std::nullopt : answer;
}

} // namespace attention
