// Text that is not translated yet: a source sentence with named places, and what goes into them.
// Core makes these; whoever shows them owns a TextSource and with it the language.
#pragma once

#include "core/base/number.h"

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace attention {

struct Text;

/// A number that is written the way its place on screen asks for.
struct ShownNumber {
    double value = 0;
    NumberFormat format;

    bool operator==(const ShownNumber&) const = default;
};

/// Verbatim text (a token, a file name), a whole number, a formatted number, or another Text.
using TextArgument = std::variant<std::string, std::int64_t, ShownNumber, std::shared_ptr<const Text>>;

struct Text {
    std::string context; // the translation context; empty = verbatim, never translated
    std::string source;  // English, with {named} places
    std::vector<std::pair<std::string, TextArgument>> arguments;

    Text with(std::string name, std::string value) const&;
    Text with(std::string name, const char* value) const&;
    Text with(std::string name, std::int64_t value) const&;
    Text with(std::string name, int value) const& { return with(std::move(name), std::int64_t{value}); }
    Text with(std::string name, double value, NumberFormat format) const&;
    Text with(std::string name, Text value) const&;

    bool empty() const { return source.empty(); }
};

/// What translates: given context and English source, the sentence in its language.
class TextSource {
public:
    virtual ~TextSource() = default;
    virtual std::string translate(std::string_view context, std::string_view source) const = 0;
};

/// English, as written in the code.
const TextSource& english();

/// The sentence in the language of `source`, its places filled.
std::string render(const Text& text, const TextSource& source);

/// Words beside one another, parted as the language does.
Text listed(const std::vector<std::string>& words);

/// Text shown as it is in every language: names, tokens, numbers.
Text verbatim(std::string text);

} // namespace attention

/// A translatable Text; `lupdate` knows it as an alias of QT_TRANSLATE_NOOP.
#define ATTENTION_TEXT(context, source)                                                                                \
    ::attention::Text {                                                                                                \
        context, source, {}                                                                                            \
    }
