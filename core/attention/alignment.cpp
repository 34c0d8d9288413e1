#include "core/attention/alignment.h"

#include "core/attention/guard.h"
#include "core/base/number.h"
#include "core/base/trace.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <optional>

namespace attention {
namespace {

constexpr int longest_decimal = 1000;

/// How many entries stand before a smaller one: counted while merging, so that many links are no burden.
std::int64_t sort_counting_inversions(std::vector<std::int64_t>& numbers, std::size_t begin, std::size_t end) {
    if (end - begin < 2) return 0;
    const std::size_t middle = begin + (end - begin) / 2;
    std::int64_t count = sort_counting_inversions(numbers, begin, middle);
    count += sort_counting_inversions(numbers, middle, end);
    std::vector<std::int64_t> merged;
    merged.reserve(end - begin);
    std::size_t left = begin;
    for (std::size_t right = middle; right < end; ++right) {
        while (left < middle && numbers[left] <= numbers[right]) merged.push_back(numbers[left++]);
        count += std::int64_t(middle - left);
        merged.push_back(numbers[right]);
    }
    merged.insert(merged.end(), numbers.begin() + std::ptrdiff_t(left), numbers.begin() + std::ptrdiff_t(middle));
    std::copy(merged.begin(), merged.end(), numbers.begin() + std::ptrdiff_t(begin));
    return count;
}

/// digits · 10^exponent with a sign; the most significant digit first.
struct Decimal {
    bool negative = false;
    std::string digits;
    int exponent = 0;
};

std::optional<Decimal> read_decimal(std::string_view text) {
    Decimal decimal;
    if (text.starts_with('-') || text.starts_with('+')) {
        decimal.negative = text.front() == '-';
        text.remove_prefix(1);
    }
    bool after_point = false;
    while (!text.empty() && (text.front() == '.' || (text.front() >= '0' && text.front() <= '9'))) {
        if (text.front() != '.') decimal.digits += text.front();
        else if (after_point) return std::nullopt;
        if (text.front() == '.') after_point = true;
        else if (after_point) --decimal.exponent;
        text.remove_prefix(1);
    }
    if (decimal.digits.empty()) return std::nullopt;
    if (text.starts_with('e') || text.starts_with('E')) {
        text.remove_prefix(1);
        if (text.starts_with('+')) text.remove_prefix(text.starts_with("+-") ? 0 : 1); // from_chars reads no plus
        int shift = 0;
        const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), shift);
        if (problem != std::errc{}) return std::nullopt;
        decimal.exponent += std::clamp(shift, -longest_decimal * 10, longest_decimal * 10);
        text.remove_prefix(std::size_t(end - text.data()));
    }
    return text.empty() ? std::optional(decimal) : std::nullopt;
}

/// The digits of both on the same exponent and of the same length.
void align(Decimal& a, Decimal& b) {
    const int exponent = std::min(a.exponent, b.exponent);
    for (Decimal* decimal : {&a, &b}) {
        decimal->digits.append(std::size_t(decimal->exponent - exponent), '0');
        decimal->exponent = exponent;
    }
    const std::size_t length = std::max(a.digits.size(), b.digits.size());
    for (Decimal* decimal : {&a, &b}) decimal->digits.insert(0, length - decimal->digits.size(), '0');
}

std::string sum_of_digits(const std::string& a, const std::string& b) {
    std::string sum(a.size() + 1, '0');
    int carry = 0;
    for (std::size_t i = a.size(); i-- > 0;) {
        const int digit = (a[i] - '0') + (b[i] - '0') + carry;
        sum[i + 1] = char('0' + digit % 10);
        carry = digit / 10;
    }
    sum[0] = char('0' + carry);
    return sum;
}

/// larger − smaller, digit strings of one length.
std::string difference_of_digits(const std::string& larger, const std::string& smaller) {
    std::string difference(larger.size(), '0');
    int borrow = 0;
    for (std::size_t i = larger.size(); i-- > 0;) {
        const int digit = (larger[i] - '0') - (smaller[i] - '0') - borrow;
        borrow = digit < 0 ? 1 : 0;
        difference[i] = char('0' + digit + 10 * borrow);
    }
    return difference;
}

Decimal subtract(Decimal a, Decimal b) {
    align(a, b);
    if (a.negative != b.negative) return {a.negative, sum_of_digits(a.digits, b.digits), a.exponent};
    if (a.digits >= b.digits) return {a.negative, difference_of_digits(a.digits, b.digits), a.exponent};
    return {!a.negative, difference_of_digits(b.digits, a.digits), a.exponent};
}

double to_double(const Decimal& decimal) {
    const std::string text = decimal.digits + "e" + std::to_string(decimal.exponent);
    const double value = parse_number(text).value_or(std::nan(""));
    return decimal.negative && value != 0 ? -value : value;
}

bool is_word_for_infinity_or_nan(const std::string& text) {
    const auto number = parse_number(text);
    return number && !std::isfinite(*number) && text.find_first_of("0123456789") == std::string::npos;
}

std::optional<Decimal> check_decimal(Guard& guard, const std::string& text, std::string_view where) {
    auto decimal = read_decimal(text);
    guard
        .require(!is_word_for_infinity_or_nan(text), Code::non_finite, where,
                 ATTENTION_TEXT("core", "“{where}” is {text}; a score is a finite number such as 26.75.")
                     .with("where", std::string(where))
                     .with("text", text))
        .require(decimal.has_value(), Code::bad_value, where,
                 ATTENTION_TEXT("core", "“{where}” is “{text}”, which isn't a number; write one such as 26.75.")
                     .with("where", std::string(where))
                     .with("text", text))
        .require(!decimal || int(decimal->digits.size()) + std::abs(decimal->exponent) <= longest_decimal,
                 Code::too_large, where,
                 ATTENTION_TEXT("core", "“{where}” is longer than {want} digits; write a number such as 26.75.")
                     .with("where", std::string(where))
                     .with("want", longest_decimal));
    return decimal;
}

} // namespace

Result<CrossingsTrace> alignment_crossings(const std::vector<AlignmentPair>& pairs) {
    Guard guard;
    guard.places(Index(pairs.size()), "pairs");
    for (std::size_t i = 0; i < pairs.size() && !guard.refused(); ++i)
        guard.require(
            pairs[i].first >= 1 && pairs[i].second >= 1, Code::out_of_range, trace_path("pairs", Index(i)),
            ATTENTION_TEXT("core", "Link {link} (counted from 0) names a position below 1; positions count from 1.")
                .with("link", std::int64_t(i)));
    if (guard.refused()) return guard.error();

    CrossingsTrace trace;
    trace.diagonal_only =
        std::all_of(pairs.begin(), pairs.end(), [](const AlignmentPair& pair) { return pair.first == pair.second; });
    // in the order of the sources (links of one source by target, as they don't cross), a crossing is a
    // target that stands before a smaller one
    std::vector<AlignmentPair> sorted = pairs;
    std::sort(sorted.begin(), sorted.end());
    std::vector<std::int64_t> targets;
    targets.reserve(sorted.size());
    for (const AlignmentPair& pair : sorted) targets.push_back(pair.second);
    trace.crossings = sort_counting_inversions(targets, 0, targets.size());
    trace.monotone = trace.crossings == 0;
    return trace;
}

Result<double> bleu_difference(const std::string& high, const std::string& low) {
    Guard guard;
    const auto a = check_decimal(guard, high, "high");
    const auto b = check_decimal(guard, low, "low");
    if (guard.refused()) return guard.error();
    const double difference = to_double(subtract(*a, *b));
    return guard.fits(difference, "difference").pass(difference);
}

} // namespace attention
