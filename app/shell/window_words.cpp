#include "app/shell/window_words.h"

#include <charconv>
#include <optional>

using namespace attention;

namespace {

std::vector<std::string_view> partsOf(std::string_view path) {
    std::vector<std::string_view> parts;
    for (std::size_t dot = path.find('.'); dot != path.npos; dot = path.find('.')) {
        parts.push_back(path.substr(0, dot));
        path.remove_prefix(dot + 1);
    }
    parts.push_back(path);
    return parts;
}

std::optional<std::size_t> numberOf(std::string_view digits) {
    std::size_t number = 0;
    const auto [end, problem] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    if (problem != std::errc{} || end != digits.data() + digits.size()) return std::nullopt;
    return number;
}

std::size_t chosenSentence(const Values& values) {
    const auto found = values.find("sentence");
    const auto* sentence = found == values.end() ? nullptr : std::get_if<std::int64_t>(&found->second);
    return sentence != nullptr && *sentence > 0 ? std::size_t(*sentence) - 1 : 0;
}

/// The token at a place, or the place counted from 1.
std::string nameOf(const std::string& key, std::size_t place, std::size_t sentence, const Values& values) {
    const auto found = values.find(key);
    const auto* all = found == values.end() ? nullptr : std::get_if<Sentences>(&found->second);
    if (all != nullptr && all->size() > 0) {
        const Tokens& tokens = (*all)[std::min(sentence, all->size() - 1)];
        if (place < tokens.size()) return tokens[place];
    }
    return std::to_string(place + 1);
}

std::optional<Text> wordsFor(std::string_view path, const Lab& lab, const Values& values) {
    const auto parts = partsOf(path);
    const Field* field = find_field(lab.fields, parts.front());
    if (field == nullptr) return std::nullopt;
    if (parts.size() == 1) return field->label;
    const auto column = numberOf(parts.back());
    if (!column) return std::nullopt;
    const std::size_t sentence = parts.size() > 3 ? numberOf(parts[1]).value_or(0) : chosenSentence(values);
    const std::string across = nameOf(field->column_labels, *column, sentence, values);
    if (parts.size() == 2)
        return ATTENTION_TEXT("window", "{label}, {column}").with("label", field->label).with("column", across);
    const auto row = numberOf(parts[parts.size() - 2]);
    if (!row) return std::nullopt;
    return ATTENTION_TEXT("window", "{label}, {row} → {column}")
        .with("label", field->label)
        .with("row", nameOf(field->row_labels, *row, sentence, values))
        .with("column", across);
}

} // namespace

Text inWindowWords(const Error& error, const Lab& lab, const Values& values) {
    Text sentence = error.message;
    for (auto& [name, argument] : sentence.arguments) {
        const auto* words = std::get_if<std::string>(&argument);
        if (words == nullptr) continue;
        std::optional<Text> better;
        if (name == "where" || name == "key" || name == "one" || name == "other")
            better = wordsFor(*words, lab, values);
        if (name == "name" && words->empty()) better = ATTENTION_TEXT("window", "the pasted table");
        if (better) argument = std::make_shared<const Text>(*std::move(better));
    }
    return sentence;
}
