// Formulas as TeX for MathJax. Whatever comes from outside goes through `text_block`, so none of it is taken for TeX.
#include "core/explain/writing.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace attention {
namespace {

using Kind = Expression::Kind;
using Command = std::pair<std::string_view, std::string_view>;

constexpr Command letters[] = {
    {"α", "\\alpha "},  {"β", "\\beta "},   {"γ", "\\gamma "}, {"δ", "\\delta "},   {"ε", "\\varepsilon "},
    {"ζ", "\\zeta "},   {"η", "\\eta "},    {"θ", "\\theta "}, {"ι", "\\iota "},    {"κ", "\\kappa "},
    {"λ", "\\lambda "}, {"μ", "\\mu "},     {"ν", "\\nu "},    {"ξ", "\\xi "},      {"π", "\\pi "},
    {"ρ", "\\rho "},    {"σ", "\\sigma "},  {"τ", "\\tau "},   {"υ", "\\upsilon "}, {"φ", "\\varphi "},
    {"χ", "\\chi "},    {"ψ", "\\psi "},    {"ω", "\\omega "}, {"Γ", "\\Gamma "},   {"Δ", "\\Delta "},
    {"Θ", "\\Theta "},  {"Λ", "\\Lambda "}, {"Σ", "\\Sigma "}, {"Φ", "\\Phi "},     {"Ω", "\\Omega "},
    {"∞", "\\infty "},  {"…", "\\dots "},   {"⋯", "\\cdots "}, {"ℓ", "\\ell "},     {"′", "'"}};
constexpr Command signs[] = {{"=", "="},
                             {"+", "+"},
                             {"−", "-"},
                             {"·", "\\cdot"},
                             {"×", "\\times"},
                             {"/", "/"},
                             {"≤", "\\le"},
                             {"≥", "\\ge"},
                             {"≠", "\\ne"},
                             {"≈", "\\approx"},
                             {"<", "<"},
                             {">", ">"},
                             {"∈", "\\in"},
                             {"∉", "\\notin"},
                             {"→", "\\to"},
                             {"∝", "\\propto"},
                             {":=", "\\mathrel{:=}"}};
/// They end the text and stand between two pieces of it, where each is an ordinary sign.
constexpr Command special[] = {{"\\", "\\backslash "}, {"{", "\\{"}, {"}", "\\}"}, {"$", "\\$"},
                               {"%", "\\%"},           {"#", "\\#"}, {"&", "\\&"}, {"_", "\\_"}};

template <std::size_t n>
const Command* command_of(std::string_view text, const Command (&table)[n]) {
    const auto* found =
        std::find_if(std::begin(table), std::end(table), [&](const Command& c) { return c.first == text; });
    return found == std::end(table) ? nullptr : found;
}

/// Upright text of any characters: 50% becomes \text{50}\%.
std::string text_block(const std::string& words) {
    std::string result, piece;
    const auto flush = [&] {
        if (!piece.empty()) result += "\\text{" + piece + "}";
        piece.clear();
    };
    for (const char c : words) {
        if (const Command* sign = command_of(std::string_view(&c, 1), special)) {
            flush();
            result += sign->second;
        } else piece += c;
    }
    flush();
    return result;
}

bool ascii_letters(std::string_view text) {
    return !text.empty() && std::all_of(text.begin(), text.end(),
                                        [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); });
}

/// 1.5e-7 → 1.5 \cdot 10^{-7}; the minus is TeX's own.
std::string number_text(double value, NumberFormat format) {
    if (std::isnan(value)) return "{?}"; // alone it closes a bracket, and signs beside it lose their room
    if (std::isinf(value)) return value > 0 ? "\\infty " : "-\\infty ";
    std::string digits = format_number(value, format);
    if (digits.ends_with('%')) digits.insert(digits.size() - 1, "\\");
    const auto e = digits.find('e');
    if (e == std::string::npos) return digits;
    const int power = std::stoi(digits.substr(e + 1));
    return digits.substr(0, e) + " \\cdot 10^{" + std::to_string(power) + "}";
}

class Writer {
public:
    explicit Writer(const TextSource& source) : source_(source) {}

    std::string text(const Expression& e) const {
        std::string written = bare(e);
        if (const auto role = class_of_role(e.role); !role.empty())
            written = "\\class{" + std::string(role) + "}{" + written + "}";
        if (!e.path.empty()) written = "\\class{" + class_of_path(e.path) + "}{" + written + "}";
        return written;
    }

private:
    std::string bare(const Expression& e) const {
        switch (e.kind) {
        case Kind::nothing: return {};
        case Kind::plain:
        case Kind::words: return text_block(writing::clean_words(e, source_));
        case Kind::symbol: return symbol(e);
        case Kind::number: return number_text(e.value, e.format);
        case Kind::sequence: return between(e, e.text == "," ? ",\\quad " : e.text == " " ? "\\," : "");
        case Kind::infix: return infix(e);
        case Kind::negative: return "-" + enclosed(e.parts[0], writing::body_wants_parentheses(e.parts[0]));
        case Kind::script: return script(e);
        case Kind::fraction: return "\\frac{" + text(e.parts[0]) + "}{" + text(e.parts[1]) + "}";
        case Kind::root: return "\\sqrt{" + text(e.parts[0]) + "}";
        case Kind::matrix: return matrix(e);
        case Kind::reduction: return reduction(e);
        case Kind::application: return function(e.text) + "\\left(" + between(e, ",\\, ") + "\\right)";
        case Kind::parentheses: return enclosed(e.parts[0], true);
        }
        return {};
    }

    std::string symbol(const Expression& e) const {
        if (const Command* command = command_of(e.text, letters)) return std::string(command->second);
        if (!ascii_letters(e.text)) return text_block(writing::clean_words(e, source_));
        return e.text.size() == 1 ? e.text : "\\mathit{" + e.text + "}";
    }

    static std::string function(const std::string& name) {
        for (const std::string_view known : {"exp", "max", "min", "ln", "log", "tanh", "cos", "sin"})
            if (name == known) return "\\" + name;
        if (name.size() == 1 && ascii_letters(name)) return name;
        return "\\operatorname{" + (ascii_letters(name) ? name : text_block(name)) + "}";
    }

    std::string enclosed(const Expression& e, bool wanted) const {
        return wanted ? "\\left(" + text(e) + "\\right)" : text(e);
    }

    std::string between(const Expression& e, std::string_view separator) const {
        std::string result;
        for (std::size_t i = 0; i < e.parts.size(); ++i) {
            if (i > 0) result += separator;
            result += text(e.parts[i]);
        }
        return result;
    }

    std::string infix(const Expression& e) const {
        const Command* sign = command_of(e.text, signs);
        const std::string written =
            sign != nullptr ? std::string(sign->second) : "\\mathrel{" + text_block(e.text) + "}";
        std::string result;
        for (std::size_t i = 0; i < e.parts.size(); ++i) {
            if (i > 0) result += " " + written + " ";
            // A fraction shows by its bar what belongs together.
            const bool clear = e.parts[i].kind == Kind::fraction;
            result += enclosed(e.parts[i], !clear && writing::wants_parentheses(e, i));
        }
        return result;
    }

    std::string small(const Expression& e, char mark) const {
        return e.empty() ? std::string() : std::string{mark, '{'} + text(e) + "}";
    }

    std::string script(const Expression& e) const {
        return "{" + enclosed(e.parts[0], writing::binding(e.parts[0]) != writing::Binding::whole) + "}" +
               small(e.parts[1], '_') + small(e.parts[2], '^');
    }

    std::string matrix(const Expression& e) const {
        std::string result = "\\begin{bmatrix}";
        for (std::size_t i = 0; i < e.parts.size(); ++i) {
            if (i > 0) result += i % e.columns == 0 ? " \\\\ " : " & ";
            result += text(e.parts[i]);
        }
        return result + "\\end{bmatrix}";
    }

    std::string reduction(const Expression& e) const {
        return (e.text == "Σ" ? "\\sum" : function(e.text)) + small(e.parts[0], '_') + small(e.parts[1], '^') + " " +
               enclosed(e.parts[2], writing::body_wants_parentheses(e.parts[2]));
    }

    const TextSource& source_;
};

} // namespace

std::string to_tex(const Expression& expression, const TextSource& source) {
    return Writer(source).text(expression);
}

} // namespace attention
