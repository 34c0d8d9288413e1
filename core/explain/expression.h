// Formulas as data: what is written, which number of the trace each term shows, and whose colour it has.
// Two writers make plain text and TeX of them; nothing else knows how a formula looks.
#pragma once

#include "core/base/number.h"
#include "core/base/text.h"
#include "core/figure/figure.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace attention {

/// A formula, or a part of one. Made by the functions below.
struct Expression {
    enum class Kind {
        nothing,
        plain,       // `text`, ready-made, upright
        symbol,      // `text`, italic: q, α, W
        words,       // `words`, upright: a sentence, a token
        number,      // `value` in `format`; NaN is one that the learner is still to find
        sequence,    // `parts` beside each other, `text` between them
        infix,       // `parts`, the sign `text` between them
        negative,    // − parts[0]
        script,      // parts: base, below, above; each of the last two may be nothing
        fraction,    // parts: above, below
        root,        // √ parts[0]
        matrix,      // `parts` row by row, `columns` of them a row
        reduction,   // `text` (Σ, max) over parts: below, above, body
        application, // the function `text` of `parts`
        parentheses, // (parts[0])
    };

    Kind kind = Kind::nothing;
    std::string text;
    Text words;
    double value = 0;
    NumberFormat format;
    std::vector<Expression> parts;
    std::size_t columns = 0;
    std::string path;        // of what it shows in the trace: `weights.2.1`; empty: of nothing
    Role role = Role::plain; // whose colour

    Expression() = default;
    Expression(std::string ready);                                    // implicit: a ready-made line is a formula too
    Expression(const char* ready) : Expression(std::string(ready)) {} // implicit, as above

    bool empty() const { return kind == Kind::nothing; }

    /// The same, linked to a number of the trace, or in the colour of a role.
    Expression at(std::string trace_path) const;
    Expression as(Role wanted) const;
};

using Expressions = std::vector<Expression>;

/// What expressions are made by; a namespace, as so short names mean other things elsewhere.
namespace formula {

/// One letter or several, Greek as itself (α). Written in italics.
Expression symbol(std::string name);
/// Upright text. Tokens are put in by `verbatim`.
Expression words(Text text);
/// A number of the trace. NaN is written “?”: it is hidden from a learner who is to find it.
Expression number(double value, NumberFormat format, std::string path = {});

/// a b, as in αᵢ vᵢ: a product without a sign.
Expression beside(Expressions parts);
/// ab, with nothing between, as in 2√2.
Expression joined(Expressions parts);
/// a,  b,  c: what stands in one line without being one formula.
Expression listed(Expressions parts);

/// a ∘ b ∘ c for any sign; = ≤ + − · × / are set as such. Parentheses come by themselves where they are needed.
Expression infix(std::string sign, Expressions parts);
Expression equal(Expressions parts);
Expression plus(Expressions parts); // of one part: the part itself, as below
Expression minus(Expression left, Expression right);
Expression times(Expressions parts); // a·b
Expression negative(Expression of);
Expression parentheses(Expression inside);

Expression below(Expression base, Expression index);
Expression above(Expression base, Expression power);
Expression below_above(Expression base, Expression index, Expression power);
Expression fraction(Expression upper, Expression lower);
Expression root(Expression inside);

Expression matrix(std::size_t columns, Expressions row_by_row);
Expression row_vector(Expressions parts);
Expression column_vector(Expressions parts);

/// Σᵢ body; max over j of body. `upper` may be nothing.
Expression sum_over(Expression lower, Expression body);
Expression sum_over(Expression lower, Expression upper, Expression body);
Expression max_over(Expression lower, Expression body);
/// exp(x), softmax(a, b), max(a, b, c).
Expression apply(std::string function, Expressions arguments);

} // namespace formula

/// In one line: “αₜⱼ = exp(eₜⱼ − m) / Z”, with the raised and lowered characters that Unicode has; the others
/// become W_Q and x^(a + b). Direction marks in words are left out, and right-to-left words are isolated.
std::string to_plain(const Expression& expression, const TextSource& source);

/// As TeX for MathJax (base, ams, html). A part with a path becomes `\class{path-weights-2-1}{…}`, one with a role
/// `\class{role-query}{…}`. Nothing in words, however hostile, is taken for TeX.
std::string to_tex(const Expression& expression, const TextSource& source);

/// The class of a trace path, and back. After `path-` a letter or digit stands for itself, `-` for a point, `__` for
/// an underscore, and `_` with two hexadecimal digits for any other byte: `exp_shifted.2` is `path-exp__shifted-2`.
std::string class_of_path(std::string_view path);
/// Nothing when it isn't such a class.
std::optional<std::string> path_of_class(std::string_view name);
/// `role-query`; empty for `Role::plain`.
std::string_view class_of_role(Role role);

} // namespace attention
