// What a function of core answers: a value, or an Error that says what was refused and where.
#pragma once

#include "core/base/text.h"

#include <cassert>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

namespace attention {

enum class Code {
    // the refusals of a computation
    empty_input,    // no elements; a length of 0
    zero_dim,       // a vector of size 0
    ragged,         // rows of one matrix differ in length
    dim_mismatch,   // sizes that must agree do not
    count_mismatch, // numbers of Keys, Values, weights, tokens differ
    mask_size,
    non_finite, // NaN or ∞ in the input, or a finite input whose result overflows
    bad_temperature,
    all_masked, // a query with every place hidden
    heads,
    zero_norm,
    bad_step,
    bad_window,
    // the refusals of what was typed, opened or asked for
    unknown_kind,
    missing_field,
    wrong_type,
    bad_value, // of the right type, yet not one that is allowed here
    out_of_range,
    unknown_key,
    unknown_lab,
    unknown_preset,
    unknown_view,
    conflict, // two things given that exclude each other
    locked,   // by the teacher who saved the session
    bad_json,
    bad_table, // a cell of a table that isn't a number
    bad_file,  // damaged, cut short, or of another kind than its name says
    bad_encoding,
    unsupported, // understood, but not something this program reads or writes
    too_large,
    newer_version,
    unreadable,
    write_failed,
};

/// The stable name of a code: `EMPTY_INPUT`, `DIM_MISMATCH`, …
std::string_view code_name(Code code);

struct Error {
    Code code;
    std::string where; // a dotted path (`K.1`, `scores.2.0`), a key, or a file name
    Text message;      // a whole sentence: what is wrong, and what would be right
};

/// A value or an Error. No exception crosses the border of core.
template <class T>
class [[nodiscard]] Result {
public:
    Result(T value) : content_(std::in_place_index<0>, std::move(value)) {}
    Result(Error error) : content_(std::in_place_index<1>, std::move(error)) {}

    bool ok() const { return content_.index() == 0; }
    explicit operator bool() const { return ok(); }

    const T& value() const& { return (assert(ok()), *std::get_if<0>(&content_)); }
    T& value() & { return (assert(ok()), *std::get_if<0>(&content_)); }
    T&& value() && { return (assert(ok()), std::move(*std::get_if<0>(&content_))); }
    const T& operator*() const& { return value(); }
    T& operator*() & { return value(); }
    T&& operator*() && { return std::move(*this).value(); }
    const T* operator->() const { return &value(); }
    T* operator->() { return &value(); }

    const Error& error() const { return (assert(!ok()), *std::get_if<1>(&content_)); }

private:
    std::variant<T, Error> content_;
};

struct Done {};
using Status = Result<Done>; // for functions that only can fail

} // namespace attention
