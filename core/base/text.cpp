#include "core/base/text.h"

namespace attention {
namespace {

class English final : public TextSource {
public:
    std::string translate(std::string_view, std::string_view source) const override { return std::string(source); }
};

Text with_argument(const Text& text, std::string name, TextArgument value) {
    Text result = text;
    result.arguments.emplace_back(std::move(name), std::move(value));
    return result;
}

std::string argument_text(const TextArgument& argument, const TextSource& source) {
    struct Writer {
        const TextSource& source;
        std::string operator()(const std::string& text) const { return text; }
        std::string operator()(std::int64_t number) const { return display_number(double(number), fixed(0)); }
        std::string operator()(const ShownNumber& number) const { return display_number(number.value, number.format); }
        std::string operator()(const std::shared_ptr<const Text>& text) const { return render(*text, source); }
    };
    return std::visit(Writer{source}, argument);
}

/// U+4E00 … U+9FFF, three bytes of UTF-8 each.
bool is_chinese(std::string_view letter) {
    return letter.size() == 3 && letter[0] >= '\xE4' && letter[0] <= '\xE9' &&
           (letter[0] != '\xE4' || letter[1] >= '\xB8');
}
bool begins_chinese(std::string_view text) {
    return is_chinese(text.substr(0, 3));
}
bool ends_chinese(std::string_view text) {
    return text.size() >= 3 && is_chinese(text.substr(text.size() - 3));
}

bool is_ascii_word(char c) {
    return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
}
bool begins_word(std::string_view text) {
    return !text.empty() &&
           (is_ascii_word(text[0]) || text[0] == '-' || text.starts_with("−") || text.starts_with("√"));
}
bool ends_word(std::string_view text) {
    return !text.empty() && (is_ascii_word(text.back()) || text.back() == '%');
}

/// Chinese stands apart from Latin letters and numbers, but not from Chinese. A translation can't know what its places
/// will hold, so it is here that they are parted.
void join(std::string& text, std::string_view next) {
    if ((ends_chinese(text) && begins_word(next)) || (ends_word(text) && begins_chinese(next))) text += ' ';
    if (text.ends_with(' ') && ends_chinese(std::string_view(text).substr(0, text.size() - 1)) && begins_chinese(next))
        text.pop_back();
    if (ends_chinese(text) && next.starts_with(' ') && begins_chinese(next.substr(1))) next.remove_prefix(1);
    text += next;
}

} // namespace

Text Text::with(std::string name, std::string value) const& {
    return with_argument(*this, std::move(name), std::move(value));
}
Text Text::with(std::string name, const char* value) const& {
    return with_argument(*this, std::move(name), std::string(value));
}
Text Text::with(std::string name, std::int64_t value) const& {
    return with_argument(*this, std::move(name), value);
}
Text Text::with(std::string name, double value, NumberFormat format) const& {
    return with_argument(*this, std::move(name), ShownNumber{value, format});
}
Text Text::with(std::string name, Text value) const& {
    return with_argument(*this, std::move(name), std::make_shared<const Text>(std::move(value)));
}

const TextSource& english() {
    static const English source;
    return source;
}

std::string render(const Text& text, const TextSource& source) {
    std::string pattern = text.context.empty() ? text.source : source.translate(text.context, text.source);
    if (text.arguments.empty()) return pattern;
    std::string result;
    std::size_t copied = 0;
    for (std::size_t at = 0; at < pattern.size();) {
        const auto close = pattern[at] == '{' ? pattern.find('}', at) : std::string::npos;
        const TextArgument* found = nullptr;
        if (close != std::string::npos) {
            const auto name = std::string_view(pattern).substr(at + 1, close - at - 1);
            for (const auto& [key, value] : text.arguments)
                if (key == name) found = &value;
        }
        if (found == nullptr) {
            ++at;
            continue;
        }
        join(result, std::string_view(pattern).substr(copied, at - copied));
        join(result, argument_text(*found, source));
        copied = at = close + 1;
    }
    join(result, std::string_view(pattern).substr(copied));
    return result;
}

Text listed(const std::vector<std::string>& words) {
    Text list;
    for (const std::string& word : words)
        list = list.empty() ? verbatim(word)
                            : ATTENTION_TEXT("core", "{list}, {next}").with("list", list).with("next", word);
    return list;
}

Text verbatim(std::string text) {
    return Text{{}, std::move(text), {}};
}

} // namespace attention
