// Typed reading of a case's inputs. The first thing that is missing or of the wrong type is kept; reading
// goes on with empty values, so that a kind lists its inputs in one expression and asks once. Private to core.
#pragma once

#include "core/io/json.h"

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace attention {

template <class T>
struct Option {
    std::string_view name;
    T value;
};

class Fields {
public:
    explicit Fields(const Json& inputs) : inputs_(inputs) {}

    bool failed() const { return problem_.has_value(); }
    const Error& error() const { return *problem_; }

    double number(const std::string& name);
    double number(const std::string& name, double fallback);
    bool truth(const std::string& name, bool fallback);
    std::string text(const std::string& name);

    /// A whole number of any size, as a double; NON_FINITE for NaN and ∞.
    double whole(const std::string& name);
    /// A whole number of things. Below 1 it is 0 and beyond 2⁵³ it is 2⁵³, for the computation to refuse by its own
    /// code.
    std::int64_t count(const std::string& name);
    std::optional<double> optional_whole(const std::string& name);
    /// A whole number up to 2⁵³; TOO_LARGE beyond.
    std::int64_t integer(const std::string& name);
    std::optional<std::int64_t> optional_integer(const std::string& name);
    std::vector<std::int64_t> integers(const std::string& name);
    /// A list of rows of `width` whole numbers; RAGGED, DIM_MISMATCH.
    std::vector<std::vector<std::int64_t>> integer_rows(const std::string& name, Index width);

    Row row(const std::string& name);
    std::optional<Row> optional_row(const std::string& name);
    Matrix matrix(const std::string& name);
    std::optional<Matrix> optional_matrix(const std::string& name);
    MaskRow mask_row(const std::string& name);
    std::optional<MaskRow> optional_mask_row(const std::string& name);
    /// Rows that differ in length are MASK_SIZE here: one of them doesn't fit the keys.
    std::optional<Mask> optional_mask(const std::string& name);

    /// The option of that name; BAD_VALUE (naming all) for another text.
    template <class T>
    T choice(const std::string& name, const std::vector<Option<T>>& options) {
        const std::string chosen = text(name);
        std::vector<std::string> names;
        for (const Option<T>& option : options) {
            if (option.name == chosen) return option.value;
            names.emplace_back(option.name);
        }
        refuse_choice(name, chosen, names);
        return options.front().value;
    }

    bool has(const std::string& name) const {
        asked_.insert(name);
        return inputs_.contains(name);
    }

    /// UNKNOWN_KEY for an input that nobody asked for; a slip of the pen isn't computed without it.
    Status all_used() const;

private:
    template <class T>
    T keep(Result<T> value) {
        if (value) return *std::move(value);
        refuse(value.error());
        return T{};
    }

    const Json* find(const std::string& name); // refuses when missing
    double whole_at(const Json& json, const std::string& where);
    std::int64_t integer_at(const Json& json, const std::string& where);
    void refuse(Error error);
    void refuse_choice(const std::string& name, const std::string& chosen, const std::vector<std::string>& names);

    const Json& inputs_;
    mutable std::set<std::string> asked_; // names
    std::optional<Error> problem_;
};

} // namespace attention
