#include "core/figure/tex_text.h"

#include <cctype>
#include <map>

namespace attention {
namespace {

const std::map<std::string_view, std::string_view>& signs() {
    static const std::map<std::string_view, std::string_view> all{
        {"α", "\\alpha"},
        {"β", "\\beta"},
        {"γ", "\\gamma"},
        {"δ", "\\delta"},
        {"ε", "\\varepsilon"},
        {"η", "\\eta"},
        {"θ", "\\theta"},
        {"κ", "\\kappa"},
        {"λ", "\\lambda"},
        {"μ", "\\mu"},
        {"π", "\\pi"},
        {"ρ", "\\rho"},
        {"σ", "\\sigma"},
        {"τ", "\\tau"},
        {"φ", "\\varphi"},
        {"ω", "\\omega"},
        {"Δ", "\\Delta"},
        {"Π", "\\Pi"},
        {"Σ", "\\Sigma"},
        {"Ω", "\\Omega"},
        {"⁰", "^0"},
        {"¹", "^1"},
        {"²", "^2"},
        {"³", "^3"},
        {"⁴", "^4"},
        {"⁵", "^5"},
        {"⁶", "^6"},
        {"⁷", "^7"},
        {"⁸", "^8"},
        {"⁹", "^9"},
        {"⁻", "^-"},
        {"ⁿ", "^n"},
        {"ᵀ", "^T"},
        {"₀", "_0"},
        {"₁", "_1"},
        {"₂", "_2"},
        {"₃", "_3"},
        {"₄", "_4"},
        {"₅", "_5"},
        {"₆", "_6"},
        {"₇", "_7"},
        {"₈", "_8"},
        {"₉", "_9"},
        {"ᵢ", "_i"},
        {"ⱼ", "_j"},
        {"ₖ", "_k"},
        {"ₘ", "_m"},
        {"ₙ", "_n"},
        {"ₜ", "_t"},
        {"−", "-"},
        {"±", "\\pm"},
        {"×", "\\times"},
        {"·", "\\cdot"},
        {"√", "\\surd"},
        {"∞", "\\infty"},
        {"∂", "\\partial"},
        {"∇", "\\nabla"},
        {"∈", "\\in"},
        {"∉", "\\notin"},
        {"∥", "\\parallel"},
        {"⟂", "\\perp"},
        {"≈", "\\approx"},
        {"≠", "\\neq"},
        {"≤", "\\leq"},
        {"≥", "\\geq"},
        {"∑", "\\sum"},
        {"⌈", "\\lceil"},
        {"⌉", "\\rceil"},
        {"⟨", "\\langle"},
        {"⟩", "\\rangle"},
        {"←", "\\leftarrow"},
        {"→", "\\rightarrow"},
        {"↑", "\\uparrow"},
        {"↓", "\\downarrow"},
        {"↔", "\\leftrightarrow"},
        {"′", "'"},
        {"✗", "\\times"},
        {"✓", "\\surd"},
    };
    return all;
}

std::size_t length_at(std::string_view text, std::size_t at) {
    std::size_t length = 1;
    while (at + length < text.size() && (static_cast<unsigned char>(text[at + length]) & 0xc0) == 0x80) ++length;
    return length;
}

/// Marks that turn the words around them: in a source they could hide what it says. U+202A–E, U+2066–9.
bool turns_text(std::string_view sign) {
    if (sign.size() != 3 || sign[0] != '\xe2') return false;
    return (sign[1] == '\x80' && sign[2] >= '\xaa' && sign[2] <= '\xae') ||
           (sign[1] == '\x81' && sign[2] >= '\xa6' && sign[2] <= '\xa9');
}

std::string escaped(char c) {
    switch (c) {
    case '\\': return "\\textbackslash{}";
    case '~': return "\\textasciitilde{}";
    case '^': return "\\textasciicircum{}";
    case '<': return "\\textless{}";
    case '>': return "\\textgreater{}";
    case '#':
    case '$':
    case '%':
    case '&':
    case '_':
    case '{':
    case '}': return std::string("\\") + c;
    case '[':
    case ']': return std::string("{") + c + '}'; // not an option of the command before
    default: return std::string(1, static_cast<unsigned char>(c) < 0x20 || c == 0x7f ? ' ' : c);
    }
}

} // namespace

std::string tex_escaped(std::string_view text) {
    std::string tex;
    std::string mathematics; // signs side by side are one formula
    const auto close = [&] {
        if (!mathematics.empty()) tex += '$' + mathematics + '$';
        mathematics.clear();
    };
    bool raised = false; // two of them in one formula would be an error
    for (std::size_t at = 0, length = 0; at < text.size(); at += length) {
        length = length_at(text, at);
        const auto sign = text.substr(at, length);
        const auto found = signs().find(sign);
        if (found != signs().end()) {
            const bool raises = std::string_view("^_'").find(found->second[0]) != std::string_view::npos;
            if (raises && raised) close();
            const bool word = mathematics.size() > 1 && std::isalpha(static_cast<unsigned char>(mathematics.back()));
            mathematics += (word && !raises && found->second[0] != '\\' ? " " : "") + std::string(found->second);
            raised = raises;
            continue;
        }
        close();
        raised = false;
        if (turns_text(sign)) continue;
        if (sign == "▁") tex += "\\textunderscore{}";
        else if (length == 1) tex += escaped(sign[0]);
        else tex += sign;
    }
    close();
    return tex;
}

bool needs_unicode_tex(std::string_view tex) {
    for (std::size_t at = 0, length = 0; at < tex.size(); at += length) {
        length = length_at(tex, at);
        const auto first = static_cast<unsigned char>(tex[at]);
        const bool punctuation = tex.substr(at, 2) == "\xe2\x80"; // – — “ ” ‘ ’ …
        if (first >= 0xc6 && !punctuation) return true;           // beyond U+017F
    }
    return false;
}

} // namespace attention
