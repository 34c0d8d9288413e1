// Formulas in one line of Unicode.
#include "core/explain/writing.h"

#include <cmath>
#include <utility>

namespace attention {
namespace {

using Kind = Expression::Kind;
using Raised = std::pair<std::string_view, std::string_view>; // a character, and its small form

constexpr Raised lowered[] = {{"0", "₀"}, {"1", "₁"}, {"2", "₂"}, {"3", "₃"}, {"4", "₄"}, {"5", "₅"}, {"6", "₆"},
                              {"7", "₇"}, {"8", "₈"}, {"9", "₉"}, {"+", "₊"}, {"−", "₋"}, {"=", "₌"}, {"(", "₍"},
                              {")", "₎"}, {"a", "ₐ"}, {"e", "ₑ"}, {"h", "ₕ"}, {"i", "ᵢ"}, {"j", "ⱼ"}, {"k", "ₖ"},
                              {"l", "ₗ"}, {"m", "ₘ"}, {"n", "ₙ"}, {"o", "ₒ"}, {"p", "ₚ"}, {"r", "ᵣ"}, {"s", "ₛ"},
                              {"t", "ₜ"}, {"u", "ᵤ"}, {"v", "ᵥ"}, {"x", "ₓ"}, {"β", "ᵦ"}, {"γ", "ᵧ"}, {"ρ", "ᵨ"},
                              {"φ", "ᵩ"}, {"χ", "ᵪ"}, {" ", ""}};
constexpr Raised raised[] = {
    {"0", "⁰"}, {"1", "¹"}, {"2", "²"}, {"3", "³"}, {"4", "⁴"}, {"5", "⁵"}, {"6", "⁶"}, {"7", "⁷"}, {"8", "⁸"},
    {"9", "⁹"}, {"+", "⁺"}, {"−", "⁻"}, {"=", "⁼"}, {"(", "⁽"}, {")", "⁾"}, {"a", "ᵃ"}, {"b", "ᵇ"}, {"c", "ᶜ"},
    {"d", "ᵈ"}, {"e", "ᵉ"}, {"f", "ᶠ"}, {"g", "ᵍ"}, {"h", "ʰ"}, {"i", "ⁱ"}, {"j", "ʲ"}, {"k", "ᵏ"}, {"l", "ˡ"},
    {"m", "ᵐ"}, {"n", "ⁿ"}, {"o", "ᵒ"}, {"p", "ᵖ"}, {"r", "ʳ"}, {"s", "ˢ"}, {"t", "ᵗ"}, {"u", "ᵘ"}, {"v", "ᵛ"},
    {"w", "ʷ"}, {"x", "ˣ"}, {"y", "ʸ"}, {"z", "ᶻ"}, {"T", "ᵀ"}, {"′", "′"}, {" ", ""}};

/// Every character in its small form, or nothing when one of them has none.
template <std::size_t n>
std::optional<std::string> small(std::string_view text, const Raised (&table)[n]) {
    std::string result;
    while (!text.empty()) {
        const Raised* found = nullptr;
        for (const Raised& entry : table)
            if (text.starts_with(entry.first)) found = &entry;
        if (found == nullptr) return std::nullopt;
        result += found->second;
        text.remove_prefix(found->first.size());
    }
    return result;
}

bool one_letter(std::string_view text) {
    std::size_t letters = 0;
    for (const char c : text) letters += (static_cast<unsigned char>(c) & 0xC0U) == 0x80U ? 0 : 1;
    return letters == 1;
}

template <std::size_t n>
std::string script_text(const std::string& text, const Raised (&table)[n], const char* mark) {
    if (text.empty()) return {};
    if (const auto found = small(text, table)) return *found;
    return mark + (one_letter(text) ? text : "(" + text + ")");
}

/// Hebrew, Arabic and their neighbours: what would turn the line around.
bool runs_leftwards(std::string_view text) {
    for (std::size_t at = 0; at + 1 < text.size(); ++at) {
        const auto first = static_cast<unsigned char>(text[at]);
        const auto second = static_cast<unsigned char>(text[at + 1]);
        if (first >= 0xD6 && first <= 0xDF && !(first == 0xD6 && second < 0x90)) return true;     // U+0590 … U+07FF
        if (first == 0xE0 && second >= 0xA0 && second <= 0xA3) return true;                       // … U+08FF
        if (first == 0xEF && ((second >= 0xAC && second <= 0xB7) || second >= 0xB9)) return true; // U+FB1D …, U+FE70 …
        if (first == 0xF0 && second == 0x90 && at + 2 < text.size() && static_cast<unsigned char>(text[at + 2]) >= 0xA0)
            return true; // U+10800 …
    }
    return false;
}

class Writer {
public:
    explicit Writer(const TextSource& source) : source_(source) {}

    std::string text(const Expression& e) const {
        switch (e.kind) {
        case Kind::nothing: return {};
        case Kind::plain:
        case Kind::symbol: return e.text;
        case Kind::words: return isolated(writing::clean_words(e, source_));
        case Kind::number: return std::isnan(e.value) ? "?" : display_number(e.value, e.format);
        case Kind::sequence: return between(e, e.text == "," ? ",  " : e.text);
        case Kind::infix: return infix(e);
        case Kind::negative: return "−" + enclosed(e.parts[0], writing::body_wants_parentheses(e.parts[0]));
        case Kind::script: return script(e);
        case Kind::fraction: return fraction(e);
        case Kind::root: return "√" + enclosed(e.parts[0], writing::binding(e.parts[0]) != writing::Binding::whole);
        case Kind::matrix: return matrix(e);
        case Kind::reduction: return reduction(e);
        case Kind::application: return e.text + "(" + between(e, ", ") + ")";
        case Kind::parentheses: return "(" + text(e.parts[0]) + ")";
        }
        return {};
    }

private:
    static std::string isolated(std::string words) {
        return runs_leftwards(words) ? "\u2068" + words + "\u2069" : std::move(words);
    }

    std::string enclosed(const Expression& e, bool wanted) const { return wanted ? "(" + text(e) + ")" : text(e); }

    std::string between(const Expression& e, const std::string& separator) const {
        std::string result;
        for (std::size_t i = 0; i < e.parts.size(); ++i) result += (i == 0 ? "" : separator) + text(e.parts[i]);
        return result;
    }

    std::string infix(const Expression& e) const {
        const bool tight = e.text == "·" || e.text == "×";
        std::string result;
        for (std::size_t i = 0; i < e.parts.size(); ++i) {
            if (i > 0) result += tight ? e.text : " " + e.text + " ";
            result += enclosed(e.parts[i], writing::wants_parentheses(e, i));
        }
        return result;
    }

    std::string script(const Expression& e) const {
        return enclosed(e.parts[0], writing::binding(e.parts[0]) != writing::Binding::whole) +
               script_text(text(e.parts[1]), lowered, "_") + script_text(text(e.parts[2]), raised, "^");
    }

    std::string fraction(const Expression& e) const {
        return enclosed(e.parts[0], writing::binding(e.parts[0]) < writing::Binding::product) + " / " +
               enclosed(e.parts[1], writing::binding(e.parts[1]) != writing::Binding::whole);
    }

    /// Rows end in a semicolon; a single row is written as a vector.
    std::string matrix(const Expression& e) const {
        const bool vector = e.parts.size() == e.columns;
        std::string result = vector ? "(" : "[";
        for (std::size_t i = 0; i < e.parts.size(); ++i) {
            if (i > 0) result += i % e.columns == 0 ? "; " : ", ";
            result += text(e.parts[i]);
        }
        return result + (vector ? ")" : "]");
    }

    std::string reduction(const Expression& e) const {
        return e.text + script_text(text(e.parts[0]), lowered, "_") + script_text(text(e.parts[1]), raised, "^") + " " +
               enclosed(e.parts[2], writing::body_wants_parentheses(e.parts[2]));
    }

    const TextSource& source_;
};

} // namespace

std::string to_plain(const Expression& expression, const TextSource& source) {
    return Writer(source).text(expression);
}

} // namespace attention
