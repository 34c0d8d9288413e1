#include "core/io/json.h"

#include <cmath>
#include <limits>

namespace attention {
namespace {

Error wrong_type(const std::string& where, Text wanted) {
    return {
        Code::wrong_type, where,
        ATTENTION_TEXT("core", "“{where}” must be {wanted}.").with("where", where).with("wanted", std::move(wanted))};
}

std::string element(const std::string& where, std::size_t index) {
    return where + "." + std::to_string(index);
}

/// Rows of `Scalar` out of an array of arrays, each element read by `read`.
template <class Scalar, class Read>
Result<MatrixOf<Scalar>> rows_from_json(const Json& json, const std::string& where, Read read) {
    if (!json.is_array()) return wrong_type(where, ATTENTION_TEXT("core", "a list of rows"));
    if (json.empty()) return MatrixOf<Scalar>(0, 0);
    if (!json[0].is_array()) return wrong_type(element(where, 0), ATTENTION_TEXT("core", "a list"));
    MatrixOf<Scalar> matrix(Index(json.size()), Index(json[0].size()));
    for (std::size_t i = 0; i < json.size(); ++i) {
        const std::string row_name = element(where, i);
        if (!json[i].is_array()) return wrong_type(row_name, ATTENTION_TEXT("core", "a list"));
        if (json[i].size() != json[0].size())
            return Error{Code::ragged, row_name,
                         ATTENTION_TEXT("core",
                                        "“{where}” has {got} entries where the first row has {want}; all rows need "
                                        "the same length.")
                             .with("where", row_name)
                             .with("got", std::int64_t(json[i].size()))
                             .with("want", std::int64_t(json[0].size()))};
        for (std::size_t j = 0; j < json[i].size(); ++j) {
            auto value = read(json[i][j], element(row_name, j));
            if (!value) return value.error();
            matrix(Index(i), Index(j)) = *value;
        }
    }
    return matrix;
}

template <class Scalar, class Read>
Result<RowOf<Scalar>> list_from_json(const Json& json, const std::string& where, Read read) {
    if (!json.is_array()) return wrong_type(where, ATTENTION_TEXT("core", "a list"));
    RowOf<Scalar> row(Index(json.size()));
    for (std::size_t i = 0; i < json.size(); ++i) {
        auto value = read(json[i], element(where, i));
        if (!value) return value.error();
        row(Index(i)) = *value;
    }
    return row;
}

template <class Scalar>
Json list_to_json(const RowOf<Scalar>& row) {
    Json list = Json::array();
    for (Index i = 0; i < row.size(); ++i) {
        if constexpr (std::is_same_v<Scalar, bool>) list.push_back(bool(row(i)));
        else list.push_back(to_json(double(row(i))));
    }
    return list;
}

template <class Scalar>
Json rows_to_json(const MatrixOf<Scalar>& matrix) {
    Json rows = Json::array();
    for (Index i = 0; i < matrix.rows(); ++i) rows.push_back(list_to_json<Scalar>(matrix.row(i)));
    return rows;
}

struct ValueWriter {
    Json operator()(Absent) const { return nullptr; }
    Json operator()(bool value) const { return value; }
    Json operator()(std::int64_t value) const { return value; }
    Json operator()(double value) const { return to_json(value); }
    Json operator()(const std::string& value) const { return value; }
    Json operator()(const Sentences& sentences) const {
        if (sentences.size() == 1) return sentences[0];
        Json all = Json::array();
        for (std::size_t i = 0; i < sentences.size(); ++i) all.push_back(sentences[i]);
        return all;
    }
    Json operator()(const Matrices& matrices) const {
        if (matrices.size() == 1) return to_json(matrices[0]);
        Json all = Json::array();
        for (std::size_t i = 0; i < matrices.size(); ++i) all.push_back(to_json(matrices[i]));
        return all;
    }
};

struct TraceWriter {
    Json operator()(bool value) const { return value; }
    Json operator()(std::int64_t value) const { return value; }
    Json operator()(double value) const { return to_json(value); }
    Json operator()(const std::string& value) const { return value; }
    Json operator()(const Row& value) const { return to_json(value); }
    Json operator()(const Matrix& value) const { return to_json(value); }
    Json operator()(const Mask& value) const { return to_json(value); }
    Json operator()(const Tokens& value) const { return value; }
    Json operator()(const Error& value) const { return to_json(value, english()); }
};

constexpr std::size_t deepest_json = 64; // writers and comparisons recurse
constexpr std::size_t most_names = 10'000;

/// The byte behind the text in quotes that begins at `at`, or the end.
std::size_t behind_string(std::string_view text, std::size_t at) {
    for (++at; at < text.size() && text[at] != '"'; ++at)
        if (text[at] == '\\') ++at;
    return at;
}

/// Refuses, before anything is built, what would exhaust the stack or the time.
Status check_size(std::string_view text) {
    const Error too_large{Code::too_large, "",
                          ATTENTION_TEXT("core",
                                         "This JSON is too large: at most {size} MB are read, and {names} names in one "
                                         "object.")
                              .with("size", std::int64_t(largest_json >> 20))
                              .with("names", std::int64_t(most_names))};
    if (text.size() > largest_json) return too_large;
    std::vector<std::size_t> names{0}; // in each of the open brackets
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char c = text[at];
        if (c == '"') at = behind_string(text, at);
        else if (c == '[' || c == '{') names.push_back(0);
        else if ((c == ']' || c == '}') && names.size() > 1) names.pop_back();
        else if (c == ':' && ++names.back() > most_names) return too_large;
        if (names.size() > deepest_json + 1)
            return Error{
                Code::bad_json, std::to_string(at + 1),
                ATTENTION_TEXT("core", "This JSON is nested more than {depth} deep (byte {byte}); a matrix is nested 2 "
                                       "deep: [[1, 2], [3, 4]].")
                    .with("depth", std::int64_t(deepest_json))
                    .with("byte", std::int64_t(at + 1))};
    }
    return Done{};
}

bool is_flat(const Json& json) {
    for (const Json& item : json)
        if (item.is_structured()) return false;
    return true;
}

void write_pretty(const Json& json, int depth, std::string& out) {
    if (!json.is_structured() || json.empty() || (json.is_array() && is_flat(json))) {
        out += dump_json(json);
        return;
    }
    const std::string indent(std::size_t(depth + 1) * 2, ' ');
    const bool object = json.is_object();
    out += object ? "{\n" : "[\n";
    bool first = true;
    for (const auto& [key, value] : json.items()) {
        if (!first) out += ",\n";
        first = false;
        out += indent;
        if (object) out += dump_json(Json(key)) + ": ";
        write_pretty(value, depth + 1, out);
    }
    out += "\n" + std::string(std::size_t(depth) * 2, ' ') + (object ? "}" : "]");
}

/// NaN and ∞ as other programs write them; in quotes they can be read.
bool is_bare_nan(std::string_view text, std::size_t byte) {
    const auto near = text.substr(byte < 10 ? 0 : byte - 10, 20);
    for (const std::string_view word : {"NaN", "nan", "Infinity", "inf"}) {
        const auto found = near.find(word);
        if (found != near.npos && found <= 10) return true;
    }
    return false;
}

} // namespace

Result<Json> parse_json(std::string_view text) {
    if (text.find_first_not_of(" \t\r\n") == text.npos)
        return Error{Code::bad_json, "",
                     ATTENTION_TEXT("core", "There is nothing here where JSON should be; lists look like [1, 2].")};
    if (auto status = check_size(text); !status) return status.error();
    try {
        return Json::parse(text);
    } catch (const nlohmann::json::parse_error& problem) {
        if (is_bare_nan(text, problem.byte))
            return Error{Code::bad_json, std::to_string(problem.byte),
                         ATTENTION_TEXT("core", "JSON has no NaN and no Infinity (byte {byte}), and here every number "
                                                "must be finite.")
                             .with("byte", std::int64_t(problem.byte))};
        return Error{Code::bad_json, std::to_string(problem.byte),
                     ATTENTION_TEXT("core",
                                    "This isn't valid JSON: it stops making sense at byte {byte}. Lists look like "
                                    "[1, 2], texts like \"cat\".")
                         .with("byte", std::int64_t(problem.byte))};
    } catch (const nlohmann::json::exception&) {
        return Error{Code::bad_json, "",
                     ATTENTION_TEXT("core", "This JSON holds a number that is too large to be read.")};
    }
}

std::string dump_json(const Json& json) {
    return json.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

std::string pretty_json(const Json& json) {
    std::string out;
    write_pretty(json, 0, out);
    return out + "\n";
}

Result<double> number_from_json(const Json& json, const std::string& where) {
    if (json.is_number()) return json.get<double>();
    if (json.is_string()) {
        const auto& text = json.get_ref<const std::string&>();
        if (text == "NaN") return std::numeric_limits<double>::quiet_NaN();
        if (text == "Infinity") return std::numeric_limits<double>::infinity();
        if (text == "-Infinity") return -std::numeric_limits<double>::infinity();
    }
    return wrong_type(where, ATTENTION_TEXT("core", "a number"));
}

Result<bool> truth_from_json(const Json& json, const std::string& where) {
    if (json.is_boolean()) return json.get<bool>();
    return wrong_type(where, ATTENTION_TEXT("core", "true or false"));
}

Result<std::int64_t> integer_from_json(const Json& json, const std::string& where) {
    constexpr double largest = 9007199254740992.0; // 2⁵³: beyond it doubles skip whole numbers
    auto number = number_from_json(json, where);
    if (!number) return number.error();
    if (std::floor(*number) != *number || std::abs(*number) > largest)
        return wrong_type(where, ATTENTION_TEXT("core", "a whole number"));
    return std::int64_t(*number);
}

Result<std::string> string_from_json(const Json& json, const std::string& where) {
    if (json.is_string()) return json.get<std::string>();
    return wrong_type(where, ATTENTION_TEXT("core", "a text in quotes"));
}

Result<Row> row_from_json(const Json& json, const std::string& where) {
    return list_from_json<double>(json, where, number_from_json);
}
Result<Matrix> matrix_from_json(const Json& json, const std::string& where) {
    return rows_from_json<double>(json, where, number_from_json);
}
Result<MaskRow> mask_row_from_json(const Json& json, const std::string& where) {
    return list_from_json<bool>(json, where, truth_from_json);
}
Result<Mask> mask_from_json(const Json& json, const std::string& where) {
    return rows_from_json<bool>(json, where, truth_from_json);
}

Result<Tokens> tokens_from_json(const Json& json, const std::string& where) {
    if (!json.is_array())
        return wrong_type(where, ATTENTION_TEXT("core", "a list of tokens, as in [\"The\", \"cat\"]"));
    Tokens tokens;
    for (std::size_t i = 0; i < json.size(); ++i) {
        auto token = string_from_json(json[i], element(where, i));
        if (!token) return token.error();
        tokens.push_back(*std::move(token));
    }
    return tokens;
}

Json to_json(double value) {
    if (std::isfinite(value)) {
        // whole numbers without a point, as in the reference values
        if (std::floor(value) == value && std::abs(value) < 1e15) return std::int64_t(value);
        return value;
    }
    return format_number(value, shortest());
}
Json to_json(const Row& row) {
    return list_to_json<double>(row);
}
Json to_json(const Matrix& matrix) {
    return rows_to_json<double>(matrix);
}
Json to_json(const MaskRow& row) {
    return list_to_json<bool>(row);
}
Json to_json(const Mask& mask) {
    return rows_to_json<bool>(mask);
}
Json to_json(const Value& value) {
    return std::visit(ValueWriter{}, value);
}

Json to_json(const Trace& trace) {
    Json json = Json::object();
    for (const TraceEntry& entry : trace.entries()) json[entry.name] = std::visit(TraceWriter{}, entry.value);
    return json;
}

Json to_json(const Error& error, const TextSource& source) {
    return {{"code", code_name(error.code)}, {"where", error.where}, {"message", render(error.message, source)}};
}

} // namespace attention
