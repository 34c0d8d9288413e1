// Numbers as people and files write them: formatting and reading, independent of any locale.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace attention {

struct NumberFormat {
    enum class Kind { fixed, percent, shortest, brief, ranged };
    Kind kind = Kind::fixed;
    int digits = 4; // decimals; unused by `shortest`

    bool operator==(const NumberFormat&) const = default;
};

constexpr NumberFormat fixed(int digits) {
    return {NumberFormat::Kind::fixed, digits};
}
constexpr NumberFormat percent(int digits) {
    return {NumberFormat::Kind::percent, digits};
}
/// For numbers somebody gave: as many decimals as they have, `digits` at most; only noise is written as 0.
constexpr NumberFormat brief(int digits) {
    return {NumberFormat::Kind::brief, digits};
}
/// For numbers of any size: with an exponent where `digits` decimals would be zeros alone, or a line of digits.
constexpr NumberFormat ranged(int digits) {
    return {NumberFormat::Kind::ranged, digits};
}
constexpr NumberFormat shortest() {
    return {NumberFormat::Kind::shortest, 0};
}

/// `fixed4`, `percent1`, `brief4`, `shortest`; the names that reference values and lab texts use.
std::optional<NumberFormat> parse_format(std::string_view name);

/// How many digits the user wants to see: the default of each quantity, a number of decimals, or all of them.
struct Digits {
    enum class Mode { automatic, decimals, full };
    Mode mode = Mode::automatic;
    int decimals = 4;

    bool operator==(const Digits&) const = default;
};

/// `wanted` applied to a quantity whose own default is `standard`.
NumberFormat with_digits(NumberFormat standard, Digits wanted);

/// Data form: ASCII minus, point, "NaN", "Infinity". Correctly rounded; a rounded zero has no sign.
std::string format_number(double value, NumberFormat format);

/// Stands where a number is that isn't to be seen yet: a NaN of its own, so that whatever is computed or written from
/// it can't give the number away. Shown as “?”.
double covered_number();
bool is_covered(double value);

/// The form for screen and figures: as `format_number`, with the minus sign U+2212 and ∞.
std::string display_number(double value, NumberFormat format);

/// Reads one number: `.` decimals, `-` or `−`, an exponent, surrounding spaces; nothing else may follow.
/// "NaN", "Infinity" and "inf" are read as such. `decimal_comma` reads `,` in place of the point.
std::optional<double> parse_number(std::string_view text, bool decimal_comma = false);

} // namespace attention
