// Formulas as data: both writers, links to the trace, and words that would like to be TeX.
#include "core/explain/expression.h"

#include <gtest/gtest.h>

#include <cmath>

using namespace attention;
using namespace attention::formula;

namespace {

std::string plain(const Expression& e) {
    return to_plain(e, english());
}
std::string tex(const Expression& e) {
    return to_tex(e, english());
}
Expression num(double value) {
    return number(value, shortest());
}
Expression indexed(const char* name, const char* index) {
    return below(symbol(name), index);
}

class Chinese final : public TextSource {
public:
    std::string translate(std::string_view, std::string_view source) const override {
        return source == "Query" ? "查询" : std::string(source);
    }
};

/// Are the braces balanced once escaped ones are left out? And is nothing open to the outside?
bool balanced(const std::string& text) {
    int depth = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '\\') ++i;
        else if (text[i] == '{') ++depth;
        else if (text[i] == '}' && --depth < 0) return false;
    }
    return depth == 0;
}

/// What stands inside the \text{…} of a formula, put together.
std::string inside_text(const std::string& text) {
    std::string inside;
    const std::string opening = "\\text{";
    for (auto at = text.find(opening); at != std::string::npos; at = text.find(opening, at + 1)) {
        const auto start = at + opening.size();
        inside += text.substr(start, text.find('}', start) - start);
    }
    return inside;
}

} // namespace

TEST(Expression, SoftmaxReadsAsInTheBooks) {
    const Expression score = below(symbol("e"), joined({symbol("t"), symbol("j")}));
    const Expression weight = below(symbol("α"), joined({symbol("t"), symbol("j")}));
    const Expression formula = equal({weight, fraction(apply("exp", {minus(score, symbol("m"))}), symbol("Z"))});
    EXPECT_EQ(plain(formula), "αₜⱼ = exp(eₜⱼ − m) / Z");
    EXPECT_EQ(tex(formula), R"({\alpha }_{tj} = \frac{\exp\left({e}_{tj} - m\right)}{Z})");
}

TEST(Expression, SumsAndMaxima) {
    const Expression mix = sum_over(symbol("i"), beside({indexed("α", "i"), indexed("v", "i")}));
    EXPECT_EQ(plain(equal({symbol("o"), mix})), "o = Σᵢ αᵢ vᵢ");
    EXPECT_EQ(plain(sum_over(equal({symbol("j"), num(1)}), symbol("n"), indexed("α", "j"))), "Σⱼ₌₁ⁿ αⱼ");
    EXPECT_EQ(tex(apply("s", {num(1)})), R"(s\left(1\right))");
    EXPECT_EQ(tex(apply("softmax", {num(1), num(2)})), R"(\operatorname{softmax}\left(1,\, 2\right))");
    EXPECT_EQ(plain(max_over(symbol("j"), indexed("e", "j"))), "maxⱼ eⱼ");
    EXPECT_EQ(tex(max_over(symbol("j"), symbol("e"))), "\\max_{j} e");
    EXPECT_EQ(plain(sum_over(symbol("i"), plus({symbol("a"), symbol("b")}))), "Σᵢ (a + b)");
}

TEST(Expression, ScriptsThatUnicodeLacksAreSpelledOut) {
    EXPECT_EQ(plain(below(symbol("W"), symbol("Q"))), "W_Q");
    EXPECT_EQ(plain(above(symbol("x"), plus({symbol("a"), symbol("β")}))), "x^(a + β)");
    EXPECT_EQ(plain(root(below(symbol("d"), symbol("k")))), "√dₖ");
    EXPECT_EQ(plain(above(symbol("K"), symbol("T"))), "Kᵀ");
}

TEST(Expression, ParenthesesComeWhereTheyAreNeeded) {
    const Expression sum = plus({num(1), num(2)});
    EXPECT_EQ(plain(times({sum, num(3)})), "(1 + 2)·3");
    EXPECT_EQ(plain(plus({num(2), num(-1)})), "2 + (−1)");
    EXPECT_EQ(plain(plus({num(-2), num(1)})), "−2 + 1");
    EXPECT_EQ(plain(plus({times({num(2), num(1)}), times({num(-1), num(3)})})), "2·1 + (−1)·3");
    EXPECT_EQ(plain(minus(num(1), sum)), "1 − (1 + 2)");
    EXPECT_EQ(plain(minus(num(0), num(-3))), "0 − (−3)");
    EXPECT_EQ(plain(minus(sum, num(1))), "1 + 2 − 1");
    EXPECT_EQ(plain(fraction(sum, times({num(2), num(3)}))), "(1 + 2) / (2·3)");
    EXPECT_EQ(plain(root(sum)), "√(1 + 2)");
    EXPECT_EQ(plain(negative(sum)), "−(1 + 2)");
    EXPECT_EQ(plain(plus({negative(root(num(2))), num(1)})), "−√2 + 1");
    EXPECT_EQ(tex(times({num(2), num(-1)})), R"(2 \cdot \left(-1\right))");
}

TEST(Expression, VectorsAndMatrices) {
    const Expression row = row_vector({num(2), num(0.5)});
    EXPECT_EQ(plain(row), "(2, 0.5)");
    EXPECT_EQ(plain(matrix(2, {num(1), num(0), num(0), num(1)})), "[1, 0; 0, 1]");
    EXPECT_EQ(plain(column_vector({num(1), num(2)})), "[1; 2]");
    EXPECT_EQ(tex(matrix(2, {num(1), num(0), num(0), num(-1)})), R"(\begin{bmatrix}1 & 0 \\ 0 & -1\end{bmatrix})");
}

TEST(Expression, NumbersAsTheyAreShown) {
    EXPECT_EQ(plain(number(-1.23456, fixed(2))), "−1.23");
    EXPECT_EQ(tex(number(-1.23456, fixed(2))), "-1.23");
    EXPECT_EQ(tex(number(0.463, percent(1))), "46.3\\%");
    EXPECT_EQ(tex(number(1.5e-7, shortest())), "1.5 \\cdot 10^{-7}");
    EXPECT_EQ(plain(number(-INFINITY, fixed(2))), "−∞");
    EXPECT_EQ(tex(number(-INFINITY, fixed(2))), "-\\infty ");
    EXPECT_EQ(plain(number(NAN, fixed(2))), "?");
    EXPECT_EQ(tex(number(NAN, fixed(2), "weights.0")), "\\class{path-weights-0}{{?}}");
}

TEST(Expression, APlainStringIsAFormula) {
    const Expression ready = "o = Σᵢ αᵢ vᵢ";
    EXPECT_EQ(plain(ready), "o = Σᵢ αᵢ vᵢ");
    EXPECT_EQ(tex("50% {x}"), R"(\text{50}\%\text{ }\{\text{x}\})");
    EXPECT_TRUE(Expression("").empty());
    EXPECT_EQ(plain(""), "");
}

TEST(Expression, TermsAreLinkedAndColoured) {
    const Expression weight = number(0.5, fixed(1), "weights.2.1").as(Role::weight);
    EXPECT_EQ(tex(weight), "\\class{path-weights-2-1}{\\class{role-weight}{0.5}}");
    EXPECT_EQ(plain(weight), "0.5");
    EXPECT_EQ(tex(symbol("q").as(Role::query)), "\\class{role-query}{q}");
    EXPECT_EQ(tex(symbol("q").at("Q.0")), "\\class{path-Q-0}{q}");
}

TEST(Expression, AClassCanBeReadBack) {
    EXPECT_EQ(class_of_path("exp_shifted.2"), "path-exp__shifted-2");
    for (const std::string path : {"weights.2.1", "W_Q.0.1", "a-b c", "重.0", "wrong.dots.0.1", "_", "x__5f"}) {
        const std::string name = class_of_path(path);
        EXPECT_EQ(path_of_class(name), path);
        for (const char c : name)
            EXPECT_TRUE(c == '-' || c == '_' || (std::isalnum(static_cast<unsigned char>(c)) != 0)) << name;
    }
    EXPECT_EQ(path_of_class("role-query"), std::nullopt);
    EXPECT_EQ(path_of_class("path-a_"), std::nullopt);
    EXPECT_EQ(path_of_class("path-a_zz"), std::nullopt);
    EXPECT_EQ(path_of_class("path-a b"), std::nullopt);
}

TEST(Expression, WordsAreTranslated) {
    const Expression query = words(ATTENTION_TEXT("test", "Query"));
    EXPECT_EQ(to_plain(query, Chinese()), "查询");
    EXPECT_EQ(to_tex(query, Chinese()), "\\text{查询}");
}

TEST(Expression, HostileTokensAreHarmless) {
    for (const std::string token : {"\\",      "{",       "}",
                                    "%",       "$x$",     "#1",
                                    "a&b",     "x_1^2",   "\\class{path-x}{y}",
                                    "\\text{", "}}",      "\\end{bmatrix}",
                                    "😀",       "שלום",    "مرحبا",
                                    "\n\t",    "\\(a\\)", "\\ref{x}",
                                    "",        "100 %"}) {
        SCOPED_TRACE(token);
        const std::string written = tex(equal({below(symbol("q"), words(verbatim(token))), num(1)}));
        EXPECT_TRUE(balanced(written)) << written;
        EXPECT_EQ(inside_text(written).find_first_of("\\{}$%#&_\n\t"), std::string::npos) << written;
        EXPECT_EQ(written.find("\\class"), std::string::npos) << written;
        EXPECT_TRUE(written.ends_with(" = 1")) << written;
    }
    EXPECT_EQ(tex(words(verbatim("a\\b"))), R"(\text{a}\backslash \text{b})");
    EXPECT_EQ(tex(symbol("\\alpha")), R"(\backslash \text{alpha})");
    EXPECT_EQ(tex(apply("\\bad", {num(1)})), R"(\operatorname{\backslash \text{bad}}\left(1\right))");
}

TEST(Expression, DirectionOfWordsStaysInside) {
    EXPECT_EQ(plain(words(verbatim("שלום"))), "\u2068שלום\u2069");
    EXPECT_EQ(plain(words(verbatim("猫\u202Eabc"))), "猫abc");
    EXPECT_EQ(plain(words(verbatim("naïve Ж 猫 😀"))), "naïve Ж 猫 😀");
}
