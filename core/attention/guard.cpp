#include "core/attention/guard.h"

#include "core/base/trace.h"

#include <cmath>

namespace attention {
namespace {

Text named(Text text, std::string_view where) {
    return text.with("where", std::string(where));
}

Text sizes(Text text, std::string_view where, Index got, Index want, std::string_view other) {
    return named(std::move(text), where)
        .with("got", std::int64_t(got))
        .with("want", std::int64_t(want))
        .with("other", std::string(other));
}

Text not_finite(std::string_view where, double value) {
    const bool score = where.starts_with("logits") || where.starts_with("scores");
    return named(score ? ATTENTION_TEXT("core", "“{where}” is {value}; every number must be finite. A place is hidden "
                                                "through “allowed”, not through its score.")
                       : ATTENTION_TEXT("core", "“{where}” is {value}; every number must be finite."),
                 where)
        .with("value", format_number(value, shortest()));
}

Text overflow(std::string_view where) {
    return named(ATTENTION_TEXT("core",
                                "“{where}” grows beyond the largest number that a double can hold (about 1.8e308); "
                                "use smaller inputs."),
                 where);
}

template <class Row>
Index first_not_finite(const Row& row) {
    for (Index j = 0; j < row.size(); ++j)
        if (!std::isfinite(row(j))) return j;
    return -1;
}

} // namespace

void Guard::refuse(Code code, std::string_view where, Text message) {
    if (!first_) first_ = Error{code, std::string(where), std::move(message)};
}

Guard& Guard::require(bool holds, Code code, std::string_view where, Text message) {
    if (!holds) refuse(code, where, std::move(message));
    return *this;
}

Guard& Guard::places(Index count, std::string_view where) {
    if (count < 1)
        refuse(Code::empty_input, where,
               named(ATTENTION_TEXT("core", "“{where}” is empty; give at least one entry."), where));
    return *this;
}

Guard& Guard::vector(const Row& vector, std::string_view where) {
    if (vector.size() < 1)
        refuse(Code::zero_dim, where,
               named(ATTENTION_TEXT("core", "“{where}” is a vector without components; give at least one number."),
                     where));
    return *this;
}

Guard& Guard::matrix(const Matrix& matrix, std::string_view where) {
    places(matrix.rows(), where);
    if (matrix.rows() > 0 && matrix.cols() < 1)
        refuse(
            Code::zero_dim, where,
            named(ATTENTION_TEXT("core", "The rows of “{where}” have no components; give at least one number a row."),
                  where));
    return *this;
}

Guard& Guard::same_dim(Index got, std::string_view where, Index want, std::string_view other) {
    if (got != want)
        refuse(Code::dim_mismatch, where,
               sizes(ATTENTION_TEXT("core", "“{where}” has size {got}; it must have size {want} to fit “{other}”."),
                     where, got, want, other));
    return *this;
}

Guard& Guard::same_count(Index got, std::string_view where, Index want, std::string_view other) {
    if (got != want)
        refuse(Code::count_mismatch, where,
               sizes(ATTENTION_TEXT("core", "“{where}” has {got} entries; it must have {want}, one for each entry of "
                                            "“{other}”."),
                     where, got, want, other));
    return *this;
}

Guard& Guard::mask(const std::optional<Mask>& allowed, Index rows, Index columns) {
    if (allowed && (allowed->rows() != rows || allowed->cols() != columns))
        refuse(Code::mask_size, "allowed",
               ATTENTION_TEXT("core", "The mask is {rows} × {columns}; it must be {want_rows} × {want_columns}, one "
                                      "row a query and one entry a place.")
                   .with("rows", std::int64_t(allowed->rows()))
                   .with("columns", std::int64_t(allowed->cols()))
                   .with("want_rows", std::int64_t(rows))
                   .with("want_columns", std::int64_t(columns)));
    return *this;
}

Guard& Guard::mask(const std::optional<MaskRow>& allowed, Index places) {
    if (allowed && allowed->size() != places)
        refuse(Code::mask_size, "allowed",
               ATTENTION_TEXT("core", "The mask has {got} entries; it must have {want}, one a place.")
                   .with("got", std::int64_t(allowed->size()))
                   .with("want", std::int64_t(places)));
    return *this;
}

Guard& Guard::finite(double value, std::string_view where) {
    if (!std::isfinite(value)) refuse(Code::non_finite, where, not_finite(where, value));
    return *this;
}

Guard& Guard::finite(const Row& row, std::string_view where) {
    const Index at = refused() ? -1 : first_not_finite(row);
    return at < 0 ? *this : finite(row(at), trace_path(where, at));
}

Guard& Guard::finite(const Matrix& matrix, std::string_view where) {
    for (Index i = 0; i < matrix.rows() && !refused(); ++i) {
        const Index at = first_not_finite(matrix.row(i));
        if (at >= 0) finite(matrix(i, at), trace_path(where, i, at));
    }
    return *this;
}

Guard& Guard::temperature(double temperature) {
    if (!(std::isfinite(temperature) && temperature > 0))
        refuse(Code::bad_temperature, "temperature",
               ATTENTION_TEXT("core", "The temperature is {value}; it must be a finite number above 0.")
                   .with("value", std::isnan(temperature) ? format_number(temperature, shortest())
                                                          : display_number(temperature, shortest())));
    return *this;
}

Guard& Guard::some_allowed(const std::optional<MaskRow>& allowed) {
    if (allowed && !allowed->any())
        refuse(Code::all_masked, "allowed",
               ATTENTION_TEXT("core", "Every place is hidden; allow at least one, or there is nothing to attend to."));
    return *this;
}

Guard& Guard::some_allowed(const std::optional<Mask>& allowed) {
    if (!allowed || refused()) return *this;
    for (Index i = 0; i < allowed->rows() && !refused(); ++i)
        if (!allowed->row(i).any())
            refuse(Code::all_masked, trace_path("allowed", i),
                   ATTENTION_TEXT("core",
                                  "Row {row} of the mask (counted from 0) hides every place; allow at least one, "
                                  "or this query has nothing to attend to.")
                       .with("row", std::int64_t(i)));
    return *this;
}

Guard& Guard::room(double numbers, std::string_view where) {
    if (!(numbers <= largest_result))
        refuse(Code::too_large, where,
               named(ATTENTION_TEXT("core", "“{where}” asks for a result of {got} numbers; at most {want} are given at "
                                            "once."),
                     where)
                   .with("got", numbers, fixed(0))
                   .with("want", largest_result, fixed(0)));
    return *this;
}

Guard& Guard::room(Index rows, Index columns, std::string_view where) {
    return room(double(rows) * double(columns), where);
}

Guard& Guard::work(double multiply_adds, std::string_view where) {
    if (!(multiply_adds <= largest_work))
        refuse(
            Code::too_large, where,
            named(ATTENTION_TEXT("core", "“{where}” asks for {got} multiplications; at most {want} are done at once."),
                  where)
                .with("got", multiply_adds, fixed(0))
                .with("want", largest_work, fixed(0)));
    return *this;
}

Guard& Guard::fits(double result, std::string_view where) {
    if (!std::isfinite(result)) refuse(Code::non_finite, where, overflow(where));
    return *this;
}

Guard& Guard::fits(const Row& result, std::string_view where) {
    const Index at = refused() ? -1 : first_not_finite(result);
    return at < 0 ? *this : fits(result(at), trace_path(where, at));
}

Guard& Guard::fits(const Matrix& result, std::string_view where) {
    for (Index i = 0; i < result.rows() && !refused(); ++i) {
        const Index at = first_not_finite(result.row(i));
        if (at >= 0) fits(result(i, at), trace_path(where, i, at));
    }
    return *this;
}

} // namespace attention
