#include "core/cases/fields.h"

#include "core/base/field.h"

#include <cmath>

namespace attention {
namespace {

constexpr double largest_integer = 9007199254740992.0; // 2⁵³: beyond it doubles skip whole numbers

} // namespace

Status Fields::all_used() const {
    constexpr std::size_t longest_guess = 100; // comparing is dear for what can't be a name
    for (const auto& [name, value] : inputs_.items()) {
        if (asked_.contains(name)) continue;
        const std::string near =
            name.size() <= longest_guess ? nearest_name(name, {asked_.begin(), asked_.end()}) : std::string();
        const Text unused = near.empty()
                                ? ATTENTION_TEXT("core", "There is no input “{key}” here.")
                                : ATTENTION_TEXT("core", "There is no input “{key}” here; did you mean “{near}”?");
        return Error{Code::unknown_key, name, unused.with("key", name).with("near", near)};
    }
    return Done{};
}

void Fields::refuse(Error error) {
    if (!problem_) problem_ = std::move(error);
}

void Fields::refuse_choice(const std::string& name, const std::string& chosen, const std::vector<std::string>& names) {
    refuse({Code::bad_value, name,
            ATTENTION_TEXT("core", "“{where}” is “{value}”; it must be one of: {names}.")
                .with("where", name)
                .with("value", chosen)
                .with("names", listed(names))});
}

const Json* Fields::find(const std::string& name) {
    asked_.insert(name);
    const auto found = inputs_.find(name);
    if (found != inputs_.end()) return &*found;
    refuse({Code::missing_field, name,
            ATTENTION_TEXT("core", "The input “{where}” is missing; this kind can't be computed without it.")
                .with("where", name)});
    return nullptr;
}

double Fields::number(const std::string& name) {
    const Json* json = find(name);
    return json ? keep(number_from_json(*json, name)) : 0;
}

double Fields::number(const std::string& name, double fallback) {
    return has(name) ? number(name) : fallback;
}

bool Fields::truth(const std::string& name, bool fallback) {
    return has(name) ? keep(truth_from_json(*find(name), name)) : fallback;
}

std::string Fields::text(const std::string& name) {
    const Json* json = find(name);
    return json ? keep(string_from_json(*json, name)) : std::string();
}

double Fields::whole_at(const Json& json, const std::string& where) {
    const double value = keep(number_from_json(json, where));
    if (!std::isfinite(value))
        refuse({Code::non_finite, where,
                ATTENTION_TEXT("core", "“{where}” is {value}; it must be a finite whole number.")
                    .with("where", where)
                    .with("value", format_number(value, shortest()))});
    else if (std::floor(value) != value)
        refuse({Code::wrong_type, where,
                ATTENTION_TEXT("core", "“{where}” is {value}; it must be a whole number.")
                    .with("where", where)
                    .with("value", value, shortest())});
    return problem_ ? 0 : value;
}

std::int64_t Fields::integer_at(const Json& json, const std::string& where) {
    const double value = whole_at(json, where);
    if (std::abs(value) <= largest_integer) return std::int64_t(value);
    refuse({Code::too_large, where,
            ATTENTION_TEXT("core", "“{where}” is {value}; that is too large to be counted.")
                .with("where", where)
                .with("value", value, shortest())});
    return 0;
}

double Fields::whole(const std::string& name) {
    const Json* json = find(name);
    return json ? whole_at(*json, name) : 0;
}

std::int64_t Fields::count(const std::string& name) {
    const Json* json = find(name);
    if (!json || !json->is_number()) return json ? integer_at(*json, name) : 0;
    const double value = json->get<double>();
    if (value < 1) return 0;
    return value > largest_integer ? std::int64_t(largest_integer) : integer_at(*json, name);
}

std::optional<double> Fields::optional_whole(const std::string& name) {
    return has(name) ? std::optional(whole(name)) : std::nullopt;
}

std::int64_t Fields::integer(const std::string& name) {
    const Json* json = find(name);
    return json ? integer_at(*json, name) : 0;
}

std::optional<std::int64_t> Fields::optional_integer(const std::string& name) {
    return has(name) ? std::optional(integer(name)) : std::nullopt;
}

std::vector<std::int64_t> Fields::integers(const std::string& name) {
    const Row numbers = row(name); // tells apart what isn't a list, what isn't a number
    std::vector<std::int64_t> result;
    for (Index i = 0; i < numbers.size() && !failed(); ++i)
        result.push_back(integer_at(inputs_.at(name)[std::size_t(i)], name + "." + std::to_string(i)));
    return result;
}

std::vector<std::vector<std::int64_t>> Fields::integer_rows(const std::string& name, Index width) {
    const Matrix numbers = matrix(name);
    std::vector<std::vector<std::int64_t>> result;
    if (numbers.rows() > 0 && numbers.cols() != width)
        refuse({Code::dim_mismatch, name,
                ATTENTION_TEXT("core", "The entries of “{where}” have {got} numbers; each needs {want}.")
                    .with("where", name)
                    .with("got", std::int64_t(numbers.cols()))
                    .with("want", std::int64_t(width))});
    for (Index i = 0; i < numbers.rows() && !failed(); ++i) {
        result.emplace_back();
        for (Index j = 0; j < width; ++j)
            result.back().push_back(integer_at(inputs_.at(name)[std::size_t(i)][std::size_t(j)],
                                               name + "." + std::to_string(i) + "." + std::to_string(j)));
    }
    return result;
}

Row Fields::row(const std::string& name) {
    const Json* json = find(name);
    return json ? keep(row_from_json(*json, name)) : Row();
}

std::optional<Row> Fields::optional_row(const std::string& name) {
    return has(name) ? std::optional(row(name)) : std::nullopt;
}

Matrix Fields::matrix(const std::string& name) {
    const Json* json = find(name);
    return json ? keep(matrix_from_json(*json, name)) : Matrix();
}

std::optional<Matrix> Fields::optional_matrix(const std::string& name) {
    return has(name) ? std::optional(matrix(name)) : std::nullopt;
}

MaskRow Fields::mask_row(const std::string& name) {
    const Json* json = find(name);
    return json ? keep(mask_row_from_json(*json, name)) : MaskRow();
}

std::optional<MaskRow> Fields::optional_mask_row(const std::string& name) {
    return has(name) ? std::optional(mask_row(name)) : std::nullopt;
}

std::optional<Mask> Fields::optional_mask(const std::string& name) {
    if (!has(name)) return std::nullopt;
    auto mask = mask_from_json(*find(name), name);
    if (mask) return *std::move(mask);
    Error error = mask.error();
    if (error.code == Code::ragged) error.code = Code::mask_size;
    refuse(std::move(error));
    return std::nullopt;
}

} // namespace attention
