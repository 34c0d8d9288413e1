#include "core/base/number.h"

#include <algorithm>
#include <array>
#include <bit>
#include <charconv>
#include <cmath>
#include <cstdint>
#include <utility>

namespace attention {
namespace {

constexpr std::string_view minus_sign = "\u2212";
constexpr std::uint64_t covered_bits = 0x7ff8'c0fe'c0fe'c0feULL; // a quiet NaN that no computation makes by itself
constexpr std::uint64_t sign_bit = std::uint64_t(1) << 63;
constexpr double noise = 1e-12;
constexpr std::size_t longest_fixed = 400; // 309 digits before the point, and the decimals

bool is_space(char c) {
    return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

std::string_view trimmed(std::string_view text) {
    while (!text.empty() && is_space(text.front())) text.remove_prefix(1);
    while (!text.empty() && is_space(text.back())) text.remove_suffix(1);
    return text;
}

/// "-0.00" says less than "0.00".
std::string without_signed_zero(std::string text) {
    const bool zero = text.starts_with('-') && text.find_first_of("123456789") == std::string::npos;
    return zero ? text.substr(1) : text;
}

std::string fixed_text(double value, int decimals) {
    std::array<char, longest_fixed> buffer{};
    const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value, std::chars_format::fixed,
                                   std::clamp(decimals, 0, 30));
    return without_signed_zero(std::string(buffer.data(), end.ptr));
}

std::string ranged_text(double value, int decimals) {
    const double size = std::abs(value);
    if (size == 0 || (size < 1e6 && size >= 0.5 * std::pow(10.0, -decimals))) return fixed_text(value, decimals);
    std::array<char, 64> buffer{};
    const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value, std::chars_format::scientific,
                                   std::clamp(decimals, 0, 30));
    return {buffer.data(), end.ptr};
}

std::string brief_text(double value, int decimals) {
    if (std::abs(value) < noise) return "0";
    std::string text = ranged_text(value, decimals);
    if (text.find('e') != std::string::npos || text.find('.') == std::string::npos) return text;
    text.erase(text.find_last_not_of('0') + 1);
    if (text.back() == '.') text.pop_back();
    return text;
}

std::string shortest_text(double value) {
    std::array<char, 40> buffer{};
    const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value);
    return without_signed_zero(std::string(buffer.data(), end.ptr));
}

} // namespace

std::optional<NumberFormat> parse_format(std::string_view name) {
    if (name == "shortest") return shortest();
    for (const auto& [word, kind] : {std::pair{std::string_view("fixed"), NumberFormat::Kind::fixed},
                                     std::pair{std::string_view("percent"), NumberFormat::Kind::percent},
                                     std::pair{std::string_view("brief"), NumberFormat::Kind::brief}}) {
        if (!name.starts_with(word)) continue;
        int digits = 0;
        const auto* end = name.data() + name.size();
        const auto read = std::from_chars(name.data() + word.size(), end, digits);
        if (read.ec == std::errc{} && read.ptr == end && digits >= 0 && digits <= 30) return NumberFormat{kind, digits};
    }
    return std::nullopt;
}

NumberFormat with_digits(NumberFormat standard, Digits wanted) {
    switch (wanted.mode) {
    case Digits::Mode::automatic: return standard;
    case Digits::Mode::decimals:
        return standard.kind == NumberFormat::Kind::brief ? fixed(wanted.decimals)
                                                          : NumberFormat{standard.kind, wanted.decimals};
    case Digits::Mode::full: return shortest();
    }
    return standard;
}

std::string format_number(double value, NumberFormat format) {
    if (std::isnan(value)) return "NaN";
    if (std::isinf(value)) return value > 0 ? "Infinity" : "-Infinity";
    switch (format.kind) {
    case NumberFormat::Kind::fixed: return fixed_text(value, format.digits);
    case NumberFormat::Kind::percent: return fixed_text(value * 100, format.digits) + "%";
    case NumberFormat::Kind::shortest: return shortest_text(value);
    case NumberFormat::Kind::brief: return brief_text(value, format.digits);
    case NumberFormat::Kind::ranged: return ranged_text(value, format.digits);
    }
    return {};
}

double covered_number() {
    return std::bit_cast<double>(covered_bits);
}

bool is_covered(double value) {
    return std::isnan(value) && (std::bit_cast<std::uint64_t>(value) & ~sign_bit) == covered_bits;
}

std::string display_number(double value, NumberFormat format) {
    if (is_covered(value)) return "?";
    if (std::isinf(value)) return value > 0 ? "∞" : std::string(minus_sign) + "∞";
    std::string text = format_number(value, format);
    for (auto at = text.find('-'); at != std::string::npos; at = text.find('-', at + minus_sign.size()))
        text.replace(at, 1, minus_sign);
    return text;
}

std::optional<double> parse_number(std::string_view text, bool decimal_comma) {
    std::string plain(trimmed(text));
    for (auto at = plain.find(minus_sign); at != std::string::npos; at = plain.find(minus_sign))
        plain.replace(at, minus_sign.size(), "-");
    if (decimal_comma) {
        if (plain.find('.') != std::string::npos) return std::nullopt;
        std::replace(plain.begin(), plain.end(), ',', '.');
    }
    std::string_view digits = plain;
    if (digits.starts_with('+')) digits.remove_prefix(1);
    if (digits.empty() || digits.starts_with('+') || (plain.front() == '+' && digits.front() == '-'))
        return std::nullopt;
    double value = 0;
    const auto [end, problem] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    if (end != digits.data() + digits.size()) return std::nullopt;
    // Too large is infinity, too small is zero: what every reader of decimal numbers does.
    if (problem == std::errc::result_out_of_range) return std::strtod(plain.c_str(), nullptr);
    if (problem != std::errc{}) return std::nullopt;
    return value;
}

} // namespace attention
