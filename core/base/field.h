// Field tables: what the parameters of a lab are called, may be, and mean. Form, JSON, `--set`,
// undo names, random tests and the manual all come from these tables.
#pragma once

#include "core/base/result.h"
#include "core/base/value.h"

#include <functional>
#include <limits>
#include <string>
#include <string_view>
#include <vector>

namespace attention {

enum class FieldType {
    boolean,
    integer,
    number,
    choice, // a string out of `choices`
    tokens, // sentences of tokens
    vector, // one row of numbers
    matrix, // one matrix
    stack,  // one matrix or several
};

std::string_view type_name(FieldType type);

struct Choice {
    std::string id;
    Text label;
};

struct Field {
    std::string key;
    FieldType type = FieldType::number;
    Value initial;
    Text label;
    Text help;          // one sentence
    std::string symbol; // τ, q₁: shown beside the label
    std::string unit;

    // numbers, and each element of vectors and matrices
    double min = std::numeric_limits<double>::lowest();
    double max = std::numeric_limits<double>::max();
    double step = 0.1;
    bool logarithmic = false;
    bool zero_limit = false;     // 0 is allowed below `min`, as an exact limit
    bool infinite_limit = false; // ∞ is allowed above `max`, as an exact limit

    std::vector<Choice> choices;
    bool optional = false;                     // may be absent
    std::string excludes;                      // the other parameter that is absent while this one is given
    std::string row_labels;                    // parameter whose tokens name the rows of a matrix
    std::string column_labels;                 // … and its columns, or the places of a vector
    std::string picks_from;                    // integer: parameter whose tokens it picks one of, counted from 0
    std::vector<double> marks;                 // numbers worth a button of their own
    bool own_maximum = false;                  // the lab refuses what is above `max` itself, and says more
    bool in_form = true;                       // false: set by direct manipulation or the input dialog alone
    bool (*relevant)(const Values&) = nullptr; // when the form shows it; null: always
};

const Field* find_field(const std::vector<Field>& fields, std::string_view key);

/// The initial values of all fields.
Values initial_values(const std::vector<Field>& fields);

/// Is `value` of the field's type, inside its range, finite? An absent value only for optional fields.
Status check_value(const Field& field, const Value& value);

/// As `check_value`, for every entry; refuses a key that no field has and names the nearest one.
Status check_values(const std::vector<Field>& fields, const Values& values);

/// The entry of `names` that is most like `wanted` (edit distance), or empty when none is near.
std::string nearest_name(std::string_view wanted, const std::vector<std::string>& names);

/// The table of one Params struct: its fields, each tied to a member.
template <class Params>
class FieldTable {
public:
    template <class Member>
    FieldTable& add(Field field, Member Params::*member) {
        readers_.push_back([key = field.key, member](Params& params, const Values& values) {
            const auto found = values.find(key);
            if (found == values.end()) return;
            if (const auto* value = std::get_if<Member>(&found->second)) params.*member = *value;
            else params.*member = Member{};
        });
        fields_.push_back(std::move(field));
        return *this;
    }

    const std::vector<Field>& fields() const { return fields_; }

    /// The struct that `values` (already checked) describe; an absent value is an empty member.
    Params read(const Values& values) const {
        Params params;
        for (const auto& reader : readers_) reader(params, values);
        return params;
    }

private:
    std::vector<Field> fields_;
    std::vector<std::function<void(Params&, const Values&)>> readers_;
};

} // namespace attention
