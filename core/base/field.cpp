#include "core/base/field.h"

#include <algorithm>
#include <cmath>

namespace attention {
namespace {

/// 1000000, not 1e+06.
NumberFormat plainly(double value) {
    return std::floor(value) == value && std::abs(value) < 1e15 ? fixed(0) : shortest();
}

Text range_text(const Field& field) {
    const auto bounds = [&](const Text& text) {
        return text.with("low", field.min, plainly(field.min)).with("high", field.max, plainly(field.max));
    };
    const bool open_above = field.max == std::numeric_limits<double>::max();
    const bool open_below = field.min == std::numeric_limits<double>::lowest();
    if (open_above && open_below) return ATTENTION_TEXT("core", "any finite number");
    if (open_above) return bounds(ATTENTION_TEXT("core", "{low} or more"));
    if (field.zero_limit && field.infinite_limit)
        return bounds(ATTENTION_TEXT("core", "{low} to {high}, or the exact limits 0 and inf"));
    return bounds(ATTENTION_TEXT("core", "{low} to {high}"));
}

Error wrong_type(const Field& field, Text wanted) {
    return {Code::wrong_type, field.key,
            ATTENTION_TEXT("core", "“{key}” takes {wanted}.").with("key", field.key).with("wanted", std::move(wanted))};
}

Status check_number(const Field& field, double value, const std::string& where) {
    if (field.zero_limit && value == 0) return Done{};
    if (field.infinite_limit && value == std::numeric_limits<double>::infinity()) return Done{};
    if (!std::isfinite(value))
        return Error{Code::non_finite, where,
                     ATTENTION_TEXT("core", "“{where}” can't be {value}; right would be {range}.")
                         .with("where", where)
                         .with("value", value, plainly(value))
                         .with("range", range_text(field))};
    if (value < field.min || (value > field.max && !field.own_maximum))
        return Error{Code::out_of_range, where,
                     ATTENTION_TEXT("core", "“{where}” can't be {value}; right would be {range}.")
                         .with("where", where)
                         .with("value", value, plainly(value))
                         .with("range", range_text(field))};
    return Done{};
}

Status check_matrices(const Field& field, const Matrices& matrices) {
    if (matrices.size() == 0)
        return Error{Code::empty_input, field.key,
                     ATTENTION_TEXT("core", "“{key}” is empty; give at least one number.").with("key", field.key)};
    if (matrices.size() > 1 && field.type != FieldType::stack)
        return wrong_type(field, ATTENTION_TEXT("core", "one matrix, not a stack of them"));
    for (std::size_t m = 0; m < matrices.size(); ++m) {
        const Matrix& matrix = matrices[m];
        if (matrix.rows() == 0 || matrix.cols() == 0)
            return Error{matrix.rows() == 0 ? Code::empty_input : Code::zero_dim, field.key,
                         ATTENTION_TEXT("core", "“{key}” is empty; give at least one number.").with("key", field.key)};
        if (field.type == FieldType::vector && matrix.rows() != 1)
            return wrong_type(field, ATTENTION_TEXT("core", "one row of numbers"));
        for (Index i = 0; i < matrix.rows(); ++i)
            for (Index j = 0; j < matrix.cols(); ++j) {
                std::string where = field.key;
                if (matrices.size() > 1) where += "." + std::to_string(m);
                if (field.type != FieldType::vector) where += "." + std::to_string(i);
                const double value = matrix(i, j);
                if (std::isfinite(value) && value >= field.min && value <= field.max) continue;
                if (auto status = check_number(field, value, where + "." + std::to_string(j)); !status) return status;
            }
    }
    return Done{};
}

Status check_tokens(const Field& field, const Sentences& sentences) {
    if (sentences.size() == 0 || (sentences.size() == 1 && sentences[0].empty()))
        return Error{Code::empty_input, field.key,
                     ATTENTION_TEXT("core", "“{key}” has no tokens; give at least one.").with("key", field.key)};
    return Done{};
}

Status check_choice(const Field& field, const std::string& value) {
    std::vector<std::string> names;
    for (const Choice& choice : field.choices) {
        if (choice.id == value) return Done{};
        names.push_back(choice.id);
    }
    return Error{Code::bad_value, field.key,
                 ATTENTION_TEXT("core", "“{key}” can't be “{value}”; right would be one of: {names}.")
                     .with("key", field.key)
                     .with("value", value)
                     .with("names", listed(names))};
}

std::size_t edit_distance(std::string_view a, std::string_view b) {
    std::vector<std::size_t> row(b.size() + 1);
    for (std::size_t j = 0; j <= b.size(); ++j) row[j] = j;
    for (std::size_t i = 1; i <= a.size(); ++i) {
        std::size_t diagonal = row[0];
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t replaced = diagonal + (a[i - 1] == b[j - 1] ? 0 : 1);
            diagonal = row[j];
            row[j] = std::min({replaced, row[j] + 1, row[j - 1] + 1});
        }
    }
    return row[b.size()];
}

} // namespace

std::string_view type_name(FieldType type) {
    switch (type) {
    case FieldType::boolean: return "boolean";
    case FieldType::integer: return "integer";
    case FieldType::number: return "number";
    case FieldType::choice: return "choice";
    case FieldType::tokens: return "tokens";
    case FieldType::vector: return "vector";
    case FieldType::matrix: return "matrix";
    case FieldType::stack: return "stack";
    }
    return "";
}

const Field* find_field(const std::vector<Field>& fields, std::string_view key) {
    const auto found = std::find_if(fields.begin(), fields.end(), [&](const Field& f) { return f.key == key; });
    return found == fields.end() ? nullptr : &*found;
}

Values initial_values(const std::vector<Field>& fields) {
    Values values;
    for (const Field& field : fields) values[field.key] = field.initial;
    return values;
}

Status check_value(const Field& field, const Value& value) {
    if (is_absent(value)) {
        if (field.optional) return Done{};
        return Error{Code::missing_field, field.key,
                     ATTENTION_TEXT("core", "“{key}” can't be left out.").with("key", field.key)};
    }
    switch (field.type) {
    case FieldType::boolean:
        if (!std::holds_alternative<bool>(value)) return wrong_type(field, ATTENTION_TEXT("core", "true or false"));
        return Done{};
    case FieldType::integer:
        if (const auto* number = std::get_if<std::int64_t>(&value))
            return check_number(field, double(*number), field.key);
        return wrong_type(field, ATTENTION_TEXT("core", "a whole number"));
    case FieldType::number:
        if (const auto* number = std::get_if<double>(&value)) return check_number(field, *number, field.key);
        return wrong_type(field, ATTENTION_TEXT("core", "a number: {range}").with("range", range_text(field)));
    case FieldType::choice:
        if (const auto* id = std::get_if<std::string>(&value)) return check_choice(field, *id);
        return wrong_type(field, ATTENTION_TEXT("core", "one of its names"));
    case FieldType::tokens:
        if (const auto* sentences = std::get_if<Sentences>(&value)) return check_tokens(field, *sentences);
        return wrong_type(field, ATTENTION_TEXT("core", "a list of tokens, as in [\"The\", \"cat\"]"));
    case FieldType::vector:
    case FieldType::matrix:
    case FieldType::stack:
        if (const auto* matrices = std::get_if<Matrices>(&value)) return check_matrices(field, *matrices);
        return wrong_type(field, field.type == FieldType::vector ? ATTENTION_TEXT("core", "one row of numbers")
                                                                 : ATTENTION_TEXT("core", "a matrix of numbers"));
    }
    return Done{};
}

Status check_values(const std::vector<Field>& fields, const Values& values) {
    for (const auto& [key, value] : values) {
        const Field* field = find_field(fields, key);
        if (field == nullptr) {
            std::vector<std::string> names;
            for (const Field& known : fields) names.push_back(known.key);
            const std::string near = nearest_name(key, names);
            const Text unknown =
                near.empty() ? ATTENTION_TEXT("core", "There is no parameter “{key}” here.")
                             : ATTENTION_TEXT("core", "There is no parameter “{key}” here; did you mean “{near}”?");
            return Error{Code::unknown_key, key, unknown.with("key", key).with("near", near)};
        }
        if (auto status = check_value(*field, value); !status) return status;
    }
    return Done{};
}

std::string nearest_name(std::string_view wanted, const std::vector<std::string>& names) {
    std::string best;
    // Of a short name half may differ at most: else it is near to everything.
    std::size_t distance = (wanted.size() <= 4 ? wanted.size() / 2 : std::max<std::size_t>(3, wanted.size() / 2)) + 1;
    for (const std::string& name : names) {
        const std::size_t here = edit_distance(wanted, name);
        if (here < distance) {
            distance = here;
            best = name;
        }
    }
    return best;
}

} // namespace attention
