#include "core/cases/cases.h"

#include "core/cases/compare.h"
#include "core/cases/kinds.h"

#include "core/attention/guard.h"
#include "core/base/field.h"

namespace attention {
namespace {

/// The cases of a document, in order; `single` when it was one object.
struct Cases {
    std::vector<const Json*> items;
    bool single = false;
};

Error not_a_case(const std::string& where) {
    return {Code::wrong_type, where,
            ATTENTION_TEXT("core", "A case is an object with “kind” and “inputs”, such as {example}.")
                .with("example", R"({"kind": "softmax", "inputs": {"logits": [0, 1, 2]}})")};
}

Result<Cases> find_cases(const Json& document) {
    Cases cases;
    const auto append = [&](const Json& list) {
        for (const Json& item : list) cases.items.push_back(&item);
    };
    if (document.is_array()) {
        append(document);
        return cases;
    }
    if (!document.is_object()) return not_a_case("");
    const bool collection =
        !document.contains("kind") && (document.contains("cases") || document.contains("bad_inputs"));
    if (!collection) return Cases{{&document}, true};
    for (const char* part : {"cases", "bad_inputs"}) {
        const auto list = document.find(part);
        if (list == document.end()) continue;
        if (!list->is_array())
            return Error{Code::wrong_type, part,
                         ATTENTION_TEXT("core", "“{where}” must be a list of cases.").with("where", part)};
        append(*list);
    }
    return cases;
}

const Kind* find_kind(std::string_view name) {
    for (const Kind& kind : all_kinds())
        if (kind.name == name) return &kind;
    return nullptr;
}

Error unknown_kind(const std::string& name) {
    std::vector<std::string> names;
    for (const Kind& kind : all_kinds()) names.emplace_back(kind.name);
    constexpr std::size_t longest_guess = 100; // comparing is dear for what can't be a name
    const std::string nearest = name.size() <= longest_guess ? nearest_name(name, names) : std::string();
    if (nearest.empty())
        return {Code::unknown_kind, "kind",
                ATTENTION_TEXT("core", "There is no kind “{kind}”; the kinds are those of the manual, such as softmax.")
                    .with("kind", name)};
    return {Code::unknown_kind, "kind",
            ATTENTION_TEXT("core", "There is no kind “{kind}”; the nearest one is “{nearest}”.")
                .with("kind", name)
                .with("nearest", nearest)};
}

Error missing(const char* field) {
    return {Code::missing_field, field,
            ATTENTION_TEXT("core", "The case has no “{where}”; it needs “kind” and “inputs”.").with("where", field)};
}

/// What core computes for one case.
Result<Json> compute_case(const Json& item) {
    if (!item.is_object()) return not_a_case("");
    const auto kind_field = item.find("kind");
    if (kind_field == item.end()) return missing("kind");
    auto name = string_from_json(*kind_field, "kind");
    if (!name) return name.error();
    const Kind* kind = find_kind(*name);
    if (!kind) return unknown_kind(*name);
    const auto inputs = item.find("inputs");
    if (inputs == item.end()) return missing("inputs");
    if (!inputs->is_object())
        return Error{Code::wrong_type, "inputs",
                     ATTENTION_TEXT("core", "“inputs” must be an object that names each input, such as {example}.")
                         .with("example", R"({"logits": [0, 1, 2]})")};
    Fields fields(*inputs);
    auto result = kind->compute(fields);
    if (!result) return result;
    if (auto status = fields.all_used(); !status) return status.error();
    return result;
}

double count_of_leaves(const Json& json) {
    if (!json.is_structured()) return 1;
    double count = 0;
    for (const Json& item : json) count += count_of_leaves(item);
    return count;
}

/// What `compute` writes for a case: everything it came with, and `expected` or `error`.
Json answered(const Json& item, const Result<Json>& result, const TextSource& source) {
    Json answer = item.is_object() ? item : Json::object();
    answer.erase("error");
    if (result) {
        answer["expected"] = *result;
    } else {
        answer.erase("expected");
        answer["error"] = to_json(result.error(), source);
    }
    return answer;
}

/// The case's `id`, or its place in the list; on one line.
std::string name_of(const Json& item, std::size_t place) {
    const auto id = item.is_object() ? item.find("id") : item.end();
    if (!item.is_object() || id == item.end()) return "#" + std::to_string(place);
    std::string name = id->is_string() ? id->get<std::string>() : dump_json(*id);
    for (char& c : name)
        if (static_cast<unsigned char>(c) < ' ') c = ' ';
    return name;
}

std::optional<Text> problem_with_refusal(const Json& wanted, const Result<Json>& result) {
    if (!wanted.is_string()) return ATTENTION_TEXT("core", "“expect_error” must be the code of a refusal in quotes.");
    const auto& code = wanted.get_ref<const std::string&>();
    if (result)
        return ATTENTION_TEXT("core", "it was computed, yet a refusal with {code} is expected").with("code", code);
    const std::string got(code_name(result.error().code));
    if (got == code) return std::nullopt;
    return ATTENTION_TEXT("core", "it was refused with {got}, yet {code} is expected")
        .with("got", got)
        .with("code", code);
}

std::optional<Text> problem_with_case(const Json& item, const TextSource& source) {
    const Result<Json> result = compute_case(item);
    if (!item.is_object()) return result.error().message;
    if (const auto wanted = item.find("expect_error"); wanted != item.end())
        return problem_with_refusal(*wanted, result);
    if (!result)
        return ATTENTION_TEXT("core", "it was refused with {got}: {message}")
            .with("got", std::string(code_name(result.error().code)))
            .with("message", render(result.error().message, source));
    return first_difference(item, *result);
}

} // namespace

std::vector<std::string_view> case_kinds() {
    std::vector<std::string_view> names;
    for (const Kind& kind : all_kinds()) names.push_back(kind.name);
    return names;
}

Result<ComputeReport> compute_cases(std::string_view json, const TextSource& source) {
    auto document = parse_json(json);
    if (!document) return document.error();
    const auto cases = find_cases(*document);
    if (!cases) return cases.error();
    Json answers = Json::array();
    bool all_ok = true;
    double numbers = 0; // in all results together, so that a short file can't ask for all memory
    for (const Json* item : cases->items) {
        Result<Json> result = compute_case(*item);
        if (result) numbers += count_of_leaves(*result);
        if (const Guard room = Guard().room(numbers, "kind"); result && room.refused()) result = room.error();
        all_ok = all_ok && result.ok();
        answers.push_back(answered(*item, result, source));
    }
    return ComputeReport{pretty_json(cases->single ? answers[0] : answers), all_ok};
}

Result<CheckReport> check_cases(std::string_view json, const TextSource& source) {
    auto document = parse_json(json);
    if (!document) return document.error();
    const auto cases = find_cases(*document);
    if (!cases) return cases.error();
    if (cases->items.empty())
        return Error{Code::empty_input, "cases",
                     ATTENTION_TEXT("core", "There are no cases here, so nothing was checked.")};
    CheckReport report;
    for (std::size_t i = 0; i < cases->items.size(); ++i) {
        const auto problem = problem_with_case(*cases->items[i], source);
        ++(problem ? report.failed : report.passed);
        if (problem)
            report.failures.push_back(render(ATTENTION_TEXT("core", "{id}: {problem}")
                                                 .with("id", name_of(*cases->items[i], i))
                                                 .with("problem", *problem),
                                             source));
    }
    return report;
}

} // namespace attention
