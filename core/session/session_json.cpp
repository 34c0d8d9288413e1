// The session as JSON, and single values as text.
#include "core/io/encoding.h"
#include "core/io/json.h"
#include "core/session/session.h"
#include "core/session/values_json.h"

#include <cmath>

namespace attention {
namespace {

Result<Sentences> sentences_from_json(const Json& json, const std::string& where) {
    if (!json.is_array() || json.empty() || !json[0].is_array()) {
        auto one = tokens_from_json(json, where);
        if (!one) return one.error();
        return Sentences(*std::move(one));
    }
    std::vector<Tokens> all;
    for (std::size_t i = 0; i < json.size(); ++i) {
        auto one = tokens_from_json(json[i], where + "." + std::to_string(i));
        if (!one) return one.error();
        all.push_back(*std::move(one));
    }
    return Sentences(std::move(all));
}

Result<Matrices> matrices_from_json(const Json& json, const std::string& where) {
    const bool is_stack =
        json.is_array() && !json.empty() && json[0].is_array() && !json[0].empty() && json[0][0].is_array();
    if (!is_stack) {
        auto one = matrix_from_json(json, where);
        if (!one) return one.error();
        return Matrices(*std::move(one));
    }
    std::vector<Matrix> all;
    for (std::size_t i = 0; i < json.size(); ++i) {
        auto one = matrix_from_json(json[i], where + "." + std::to_string(i));
        if (!one) return one.error();
        all.push_back(*std::move(one));
    }
    return Matrices(std::move(all));
}

/// Wraps a Result of a concrete type into one of a Value.
template <class T>
Result<Value> as_value(Result<T> result) {
    if (!result) return result.error();
    return Value(*std::move(result));
}

Result<Value> number_value(const Field& field, const Json& json) {
    if (json.is_string() && json.get_ref<const std::string&>() == "inf") return Value(INFINITY);
    auto number = number_from_json(json, field.key);
    if (number) return Value(*number);
    Error error = check_value(field, Value(std::string())).error(); // it says what would be right
    if (!json.is_string()) return error;
    const auto& text = json.get_ref<const std::string&>();
    const bool comma = text.find(',') != std::string::npos;
    error.message =
        (comma ? ATTENTION_TEXT("core", "“{text}” isn't a number; decimals have a point, as in 1.5. {right}")
               : ATTENTION_TEXT("core", "“{text}” isn't a number. {right}"))
            .with("text", shortened(text, 40))
            .with("right", error.message);
    return error;
}

Result<Value> vector_value(const Field& field, const Json& json) {
    auto row = row_from_json(json, field.key);
    if (row) return Value(Matrices(Matrix(*row)));
    auto matrix = matrix_from_json(json, field.key); // a row in double brackets is what we write
    if (matrix) return Value(Matrices(*std::move(matrix)));
    return row.error();
}

Result<Value> value_from_json(const Field& field, const Json& json) {
    if (json.is_null()) return Value(Absent{});
    switch (field.type) {
    case FieldType::boolean: return as_value(truth_from_json(json, field.key));
    case FieldType::integer: return as_value(integer_from_json(json, field.key));
    case FieldType::number: return number_value(field, json);
    case FieldType::choice: return as_value(string_from_json(json, field.key));
    case FieldType::tokens: return as_value(sentences_from_json(json, field.key));
    case FieldType::vector: return vector_value(field, json);
    case FieldType::matrix:
    case FieldType::stack: return as_value(matrices_from_json(json, field.key));
    }
    return Value(Absent{});
}

/// The minus sign of screens (U+2212) as the one of data.
std::string with_ascii_minus(std::string_view text) {
    std::string plain(text);
    constexpr std::string_view minus = "\u2212";
    for (auto at = plain.find(minus); at != std::string::npos; at = plain.find(minus))
        plain.replace(at, minus.size(), "-");
    return plain;
}

Json digits_to_json(Digits digits) {
    switch (digits.mode) {
    case Digits::Mode::automatic: return "auto";
    case Digits::Mode::decimals: return digits.decimals;
    case Digits::Mode::full: return "full";
    }
    return nullptr;
}

Result<Digits> digits_from_json(const Json& json) {
    if (json == "auto") return Digits{};
    if (json == "full") return Digits{Digits::Mode::full, Digits{}.decimals}; // as the window sets it
    auto decimals = integer_from_json(json, "digits");
    if (!decimals || *decimals < 0 || *decimals > 17)
        return Error{Code::bad_value, "digits",
                     ATTENTION_TEXT("core", "“digits” must be 0 to 17, \"auto\" or \"full\".")};
    return Digits{Digits::Mode::decimals, int(*decimals)};
}

} // namespace

Status restore_lab(Session& session, const std::string& id, const Json& params) {
    auto lab = find_lab(id);
    if (!lab) return lab.error();
    auto values = values_from_json(**lab, params);
    if (!values) return values.error();
    const std::string shown = session.lab;
    session.lab = id;
    auto restored = reduce(session, SetValues{*values, {}});
    if (!restored) return restored.error();
    session = *std::move(restored);
    session.lab = shown;
    return Done{};
}

namespace {

Json predictions_to_json(const std::map<std::string, Prediction>& predictions) {
    Json json = Json::object();
    for (const auto& [lab, prediction] : predictions)
        json[lab] = {{"guesses", prediction.guesses},
                     {"marks", prediction.marks},
                     {"revealed", prediction.revealed},
                     {"typed", prediction.typed}};
    return json;
}

Error bad_prediction(const std::string& where) {
    return {Code::wrong_type, where,
            ATTENTION_TEXT("core", "A prediction has “guesses” (numbers by trace path), “marks” (trace paths) and "
                                   "“revealed” (true or false).")};
}

Result<Prediction> prediction_from_json(const Json& json, const std::string& where) {
    if (!json.is_object() || !json.contains("guesses") || !json["guesses"].is_object() || !json.contains("marks") ||
        !json.contains("revealed"))
        return bad_prediction(where);
    const auto place = [&](const char* part, const std::string& path) { return where + part + path; };
    Prediction prediction;
    for (const auto& [path, guess] : json["guesses"].items()) {
        const auto number = number_from_json(guess, place(".guesses.", path));
        if (!number) return number.error();
        if (!std::isfinite(*number)) return bad_prediction(place(".guesses.", path));
        prediction.guesses[path] = *number;
    }
    const auto marks = tokens_from_json(json["marks"], where + ".marks");
    if (!marks) return marks.error();
    prediction.marks.insert(marks->begin(), marks->end());
    if (json.contains("typed") && !json["typed"].is_object()) return bad_prediction(where + ".typed");
    if (json.contains("typed"))
        for (const auto& [path, entry] : json["typed"].items()) {
            const auto text = string_from_json(entry, place(".typed.", path));
            if (!text) return text.error();
            if (!read_answer(*text)) return bad_prediction(place(".typed.", path));
            prediction.typed[path] = *text;
        }
    const auto revealed = truth_from_json(json["revealed"], where + ".revealed");
    if (!revealed) return revealed.error();
    prediction.revealed = *revealed;
    return prediction;
}

/// A covered answer stays covered in the file: whoever opens it goes on guessing.
Status restore_predictions(Session& session, const Json& json) {
    if (!json.is_object()) return bad_prediction("predictions");
    for (const auto& [id, entry] : json.items()) {
        const auto lab = find_lab(id);
        if (!lab) return lab.error();
        auto prediction = prediction_from_json(entry, "predictions." + id);
        if (!prediction) return prediction.error();
        if ((*lab)->predict_from != nullptr) session.predictions[id] = *std::move(prediction);
    }
    return Done{};
}

/// A session says its format; an exported figure doesn't, and a later program may count further than we can.
Status check_version(const Json& json) {
    if (!json.contains("version") && json.contains("params")) return Done{};
    const Json version = json.contains("version") ? json["version"] : Json();
    if (version.is_number() && version.get<double>() > session_version)
        return Error{Code::newer_version, "version",
                     ATTENTION_TEXT("core",
                                    "This session was saved by a newer Attention Lab (format {theirs}); this one "
                                    "reads up to format {ours}. Open it with the newer program.")
                         .with("theirs", shortened(dump_json(version), 30))
                         .with("ours", session_version)};
    const auto number = integer_from_json(version, "version");
    if (number && *number >= 1) return Done{};
    return Error{Code::bad_file, "version",
                 ATTENTION_TEXT("core", "A session says its format as “version”, a whole number from 1 to {ours}.")
                     .with("ours", session_version)};
}

Error not_a_session() {
    return {Code::bad_file, "",
            ATTENTION_TEXT("core",
                           "This JSON isn't a session of Attention Lab: it has no “lab” and “labs”, nor the “lab” "
                           "and “params” of an exported figure.")};
}

} // namespace

Json values_to_json(const Lab& lab, const Values& values) {
    Json json = Json::object();
    for (const Field& field : lab.fields) {
        const Value& value = values.at(field.key);
        json[field.key] = to_json(value);
        if (field.type == FieldType::vector && !is_absent(value)) json[field.key] = json[field.key][0];
    }
    return json;
}

Result<Values> values_from_json(const Lab& lab, const Json& json) {
    if (!json.is_object())
        return Error{Code::wrong_type, "params",
                     ATTENTION_TEXT("core", "The parameters of a lab must be an object: {\"temperature\": 1, …}.")};
    Values values;
    for (const auto& [key, entry] : json.items()) {
        const Field* field = find_field(lab.fields, key);
        if (field == nullptr) {
            values[key] = Absent{}; // refused by name below
            continue;
        }
        auto value = value_from_json(*field, entry);
        if (!value) return value.error();
        values[key] = *std::move(value);
    }
    if (auto status = check_values(lab.fields, values); !status) return status.error();
    return values;
}

std::string session_to_json(const Session& session) {
    Json labs = Json::object();
    for (const auto& [id, values] : session.values)
        if (auto lab = find_lab(id)) labs[id] = values_to_json(**lab, values);
    Json json{{"format", "attention-lab-session"},
              {"version", session.lock ? session_version : 1},
              {"lab", session.lab},
              {"digits", digits_to_json(session.digits)},
              {"labs", labs}};
    if (!session.predictions.empty()) json["predictions"] = predictions_to_json(session.predictions);
    if (session.lock) json["lock"] = lock_to_json(*session.lock);
    return pretty_json(json);
}

static_assert(largest_session == largest_json); // what may be written can be read

Result<std::string> session_file(const Session& session, std::size_t largest) {
    std::string bytes = session_to_json(session);
    if (bytes.size() <= largest) return bytes;
    return Error{Code::too_large, "",
                 ATTENTION_TEXT("core", "This session would become a file of more than {limit} MB, which couldn't be "
                                        "opened again; it isn't saved. Make its tables smaller.")
                     .with("limit", std::int64_t(largest >> 20))};
}

Result<Session> session_from_json(std::string_view text) {
    auto parsed = parse_json(text);
    if (!parsed) return parsed.error();
    const Json& json = *parsed;
    if (!json.is_object() || !json.contains("lab") || !json["lab"].is_string()) return not_a_session();
    if (auto status = check_version(json); !status) return status.error();
    Session session = initial_session();
    auto selected = reduce(session, SelectLab{json["lab"].get<std::string>()});
    if (!selected) return selected.error();
    session = *std::move(selected);
    if (json.contains("digits")) {
        auto digits = digits_from_json(json["digits"]);
        if (!digits) return digits.error();
        session.digits = *digits;
    }
    if (json.contains("params")) { // an exported figure
        if (auto status = restore_lab(session, session.lab, json["params"]); !status) return status.error();
        return session;
    }
    if (!json.contains("labs") || !json["labs"].is_object()) return not_a_session();
    for (const auto& [id, params] : json["labs"].items())
        if (auto status = restore_lab(session, id, params); !status) return status.error();
    if (json.contains("predictions"))
        if (auto status = restore_predictions(session, json["predictions"]); !status) return status.error();
    if (json.contains("lock")) {
        auto lock = lock_from_json(json["lock"]);
        if (!lock) return lock.error();
        session.lock = *std::move(lock);
    }
    return session;
}

Result<Value> value_from_text(const Field& field, std::string_view text) {
    if (field.type == FieldType::choice && !text.starts_with('"')) return Value(std::string(text));
    if (field.optional && text == "null") return Value(Absent{});
    if (field.type == FieldType::number) {
        const auto number = parse_number(text == "∞" ? "inf" : text);
        const bool overflowed = number && std::isinf(*number) && text.find_first_of("0123456789") != text.npos;
        const auto mantissa = text.substr(0, text.find_first_of("eE"));
        const bool underflowed = number && *number == 0 && mantissa.find_first_of("123456789") != text.npos;
        if (underflowed)
            return Error{Code::out_of_range, field.key,
                         ATTENTION_TEXT("core", "“{key}” can't be {value}: this is smaller than a double can hold.")
                             .with("key", field.key)
                             .with("value", shortened(text, 40))};
        if (number && !overflowed) return Value(*number);
    }
    const bool holds_words = field.type == FieldType::tokens;
    auto json = parse_json(holds_words ? std::string(text) : with_ascii_minus(text));
    if (json) return value_from_json(field, *json);
    const bool meant_as_json = text.starts_with('[') || text.starts_with('{');
    if (meant_as_json)
        return Error{json.error().code, field.key,
                     ATTENTION_TEXT("core", "In “{name}”: {problem}")
                         .with("name", field.key)
                         .with("problem", json.error().message)};
    return value_from_json(field, Json(std::string(text)));
}

std::string value_to_text(const Value& value) {
    return dump_json(to_json(value));
}

} // namespace attention
