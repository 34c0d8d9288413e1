#include "core/cases/compare.h"

#include <charconv>
#include <cmath>

namespace attention {
namespace {

constexpr double default_tolerance = 1e-12;

struct Tolerance {
    double abs = default_tolerance;
    double rel = default_tolerance;

    bool accepts(double got, double want) const {
        if (std::isnan(want)) return std::isnan(got);
        if (std::isinf(want) || std::isinf(got)) return got == want;
        return std::abs(got - want) <= abs + rel * std::abs(want);
    }
};

struct Override {
    std::string field; // a dotted path: it and everything under it
    Tolerance tolerance;
};

struct Tolerances {
    Tolerance general;
    std::vector<Override> overrides;

    const Tolerance& at(std::string_view path) const {
        const Tolerance* best = &general;
        std::size_t longest = 0;
        for (const Override& one : overrides) {
            const bool under =
                path.starts_with(one.field) && (path.size() == one.field.size() || path[one.field.size()] == '.');
            if (!under || one.field.size() < longest) continue;
            best = &one.tolerance;
            longest = one.field.size();
        }
        return *best;
    }
};

Result<double> read_bound(const Json& json, const char* name, const std::string& where) {
    const auto found = json.find(name);
    if (found == json.end()) return default_tolerance;
    auto bound = number_from_json(*found, where);
    if (!bound) return bound.error();
    if (*bound >= 0) return *bound;
    return Error{Code::bad_value, where, ATTENTION_TEXT("core", "a tolerance must be a number of at least 0")};
}

Result<Tolerance> read_tolerance(const Json& json, const std::string& where) {
    if (!json.is_object())
        return Error{Code::wrong_type, where, ATTENTION_TEXT("core", "a tolerance must be an object")};
    auto abs = read_bound(json, "abs", where + ".abs");
    if (!abs) return abs.error();
    auto rel = read_bound(json, "rel", where + ".rel");
    if (!rel) return rel.error();
    return Tolerance{*abs, *rel};
}

Result<Tolerances> read_tolerances(const Json& item) {
    Tolerances result;
    const auto field = item.find("tolerance");
    if (field == item.end()) return result;
    auto general = read_tolerance(*field, "tolerance");
    if (!general) return general.error();
    result.general = *general;
    const auto overrides = field->find("overrides");
    if (overrides == field->end()) return result;
    if (!overrides->is_object())
        return Error{Code::wrong_type, "tolerance.overrides", ATTENTION_TEXT("core", "a tolerance must be an object")};
    for (const auto& [name, value] : overrides->items()) {
        auto one = read_tolerance(value, "tolerance.overrides." + name);
        if (!one) return one.error();
        result.overrides.push_back({name, *one});
    }
    return result;
}

/// A number, or one of the words JSON has no numbers for.
std::optional<double> as_number(const Json& json) {
    if (json.is_boolean()) return std::nullopt;
    const auto number = number_from_json(json, "");
    return number ? std::optional(*number) : std::nullopt;
}

std::string below(const std::string& path, const std::string& step) {
    return path.empty() ? step : path + "." + step;
}

Text differs(const std::string& path, const Json& got, const Json& want) {
    return ATTENTION_TEXT("core", "“{path}” is {got}, expected is {want}")
        .with("path", path)
        .with("got", dump_json(got))
        .with("want", dump_json(want));
}

using Difference = std::optional<Text>;

Difference compare(const Json& got, const Json& want, const Tolerances& tolerances, const std::string& path);

Difference compare_objects(const Json& got, const Json& want, const Tolerances& tolerances, const std::string& path) {
    if (!got.is_object()) return ATTENTION_TEXT("core", "“{path}” isn't an object as expected").with("path", path);
    for (const auto& [name, value] : want.items()) {
        const std::string here = below(path, name);
        const auto found = got.find(name);
        if (found == got.end()) return ATTENTION_TEXT("core", "“{path}” wasn't computed").with("path", here);
        if (auto difference = compare(*found, value, tolerances, here)) return difference;
    }
    return std::nullopt;
}

Difference compare_lists(const Json& got, const Json& want, const Tolerances& tolerances, const std::string& path) {
    if (!got.is_array()) return ATTENTION_TEXT("core", "“{path}” isn't a list as expected").with("path", path);
    if (got.size() != want.size())
        return ATTENTION_TEXT("core", "“{path}” has {got} entries, expected are {want}")
            .with("path", path)
            .with("got", std::int64_t(got.size()))
            .with("want", std::int64_t(want.size()));
    for (std::size_t i = 0; i < want.size(); ++i)
        if (auto difference = compare(got[i], want[i], tolerances, below(path, std::to_string(i)))) return difference;
    return std::nullopt;
}

Difference compare(const Json& got, const Json& want, const Tolerances& tolerances, const std::string& path) {
    if (want.is_object()) return compare_objects(got, want, tolerances, path);
    if (want.is_array()) return compare_lists(got, want, tolerances, path);
    const auto got_number = as_number(got);
    const auto want_number = as_number(want);
    const bool equal = got_number && want_number ? tolerances.at(path).accepts(*got_number, *want_number) : got == want;
    return equal ? Difference() : differs(path, got, want);
}

/// `fixed4`, `percent1`, `fixed10`.
std::optional<NumberFormat> read_format(std::string_view text) {
    for (const auto& [name, kind] : {std::pair{std::string_view("fixed"), NumberFormat::Kind::fixed},
                                     std::pair{std::string_view("percent"), NumberFormat::Kind::percent}}) {
        if (!text.starts_with(name)) continue;
        const auto digits = text.substr(name.size());
        int count = 0;
        const auto [end, problem] = std::from_chars(digits.data(), digits.data() + digits.size(), count);
        const bool plain = !digits.empty() && digits.size() <= 2 && digits.front() != '-';
        if (plain && problem == std::errc{} && end == digits.data() + digits.size()) return NumberFormat{kind, count};
    }
    return std::nullopt;
}

/// The number at a dotted path.
std::optional<double> number_at(const Json& json, std::string_view path) {
    const Json* here = &json;
    while (!path.empty()) {
        const auto dot = path.find('.');
        const std::string step(path.substr(0, dot));
        path = dot == std::string_view::npos ? std::string_view() : path.substr(dot + 1);
        std::size_t index = 0;
        const auto [end, problem] = std::from_chars(step.data(), step.data() + step.size(), index);
        if (here->is_object() && here->contains(step)) here = &here->at(step);
        else if (here->is_array() && problem == std::errc{} && end == step.data() + step.size() && index < here->size())
            here = &(*here)[index];
        else return std::nullopt;
    }
    return as_number(*here);
}

std::string text_of(const Json& print, const char* name) {
    const auto found = print.find(name);
    return found != print.end() && found->is_string() ? found->get<std::string>() : std::string();
}

Difference compare_print(const Json& print, const Json& computed) {
    if (!print.is_object()) return ATTENTION_TEXT("core", "each of “prints” must be an object");
    const std::string path = text_of(print, "path");
    const std::string want = text_of(print, "text");
    const auto format = read_format(text_of(print, "format"));
    if (!format)
        return ATTENTION_TEXT("core", "the format of the print of “{path}” must be fixedN or percentN")
            .with("path", path);
    const auto number = number_at(computed, path);
    if (!number) return ATTENTION_TEXT("core", "“{path}” of “prints” is no computed number").with("path", path);
    const std::string got = format_number(*number, *format);
    if (got == want) return std::nullopt;
    return ATTENTION_TEXT("core", "“{path}” is printed as {got}, expected is {want}")
        .with("path", path)
        .with("got", got)
        .with("want", want);
}

Difference compare_prints(const Json& item, const Json& computed) {
    const auto prints = item.find("prints");
    if (prints == item.end()) return std::nullopt;
    if (!prints->is_array()) return ATTENTION_TEXT("core", "“prints” must be a list");
    for (const Json& print : *prints)
        if (auto difference = compare_print(print, computed)) return difference;
    return std::nullopt;
}

} // namespace

std::optional<Text> first_difference(const Json& item, const Json& computed) {
    const auto expected = item.find("expected");
    const bool empty = expected != item.end() && expected->is_object() && expected->empty();
    if (expected == item.end() || (empty && !item.contains("prints")))
        return ATTENTION_TEXT("core", "there is nothing to compare; give “expected” or “expect_error”");
    if (!expected->is_object()) return ATTENTION_TEXT("core", "“expected” must be an object");
    const auto tolerances = read_tolerances(item);
    if (!tolerances) return tolerances.error().message;
    if (auto difference = compare(computed, *expected, *tolerances, "")) return difference;
    return compare_prints(item, computed);
}

} // namespace attention
