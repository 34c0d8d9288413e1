// JSON ↔ core's types. Private to core: public headers don't name the JSON library.
#pragma once

#include "core/base/result.h"
#include "core/base/trace.h"
#include "core/base/value.h"

#include <nlohmann/json.hpp>

#include <string>
#include <string_view>

namespace attention {

using Json = nlohmann::ordered_json; // keeps the order in which things were written

/// Parses a whole document; BAD_JSON with the byte where it stops making sense, or where it is nested too deeply;
/// TOO_LARGE for more than 128 MB, or an object of more than 10 000 names (its lookup is linear).
Result<Json> parse_json(std::string_view text);
constexpr std::size_t largest_json = std::size_t{128} << 20; // bytes; in memory it takes some eight times as much

/// Compact; numbers with as many digits as give the same double back, NaN and ∞ as strings.
std::string dump_json(const Json& json);
/// The same, indented, with short arrays of scalars kept on one line.
std::string pretty_json(const Json& json);

/// A number; "NaN", "Infinity", "-Infinity" are read as such.
Result<double> number_from_json(const Json& json, const std::string& where);
Result<bool> truth_from_json(const Json& json, const std::string& where);
Result<std::int64_t> integer_from_json(const Json& json, const std::string& where);
Result<std::string> string_from_json(const Json& json, const std::string& where);

Result<Row> row_from_json(const Json& json, const std::string& where);
/// Array of rows. RAGGED when they differ in length; no rows give a 0 × 0 matrix.
Result<Matrix> matrix_from_json(const Json& json, const std::string& where);
Result<MaskRow> mask_row_from_json(const Json& json, const std::string& where);
Result<Mask> mask_from_json(const Json& json, const std::string& where);
Result<Tokens> tokens_from_json(const Json& json, const std::string& where);

Json to_json(double value);
Json to_json(const Row& row);
Json to_json(const Matrix& matrix);
Json to_json(const MaskRow& row);
Json to_json(const Mask& mask);
Json to_json(const Value& value);
Json to_json(const Trace& trace);
Json to_json(const Error& error, const TextSource& source);

} // namespace attention
