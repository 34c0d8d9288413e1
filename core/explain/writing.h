// What the two writers of formulas have in common: where parentheses are needed, and harmless words.
#pragma once

#include "core/explain/expression.h"

namespace attention::writing {

/// How firmly the parts of an expression hold together.
enum class Binding { list, relation, sum, product, whole };

Binding binding_of_sign(std::string_view sign);
Binding binding(const Expression& expression);

/// Does part `place` of an infix expression need parentheses to be read rightly?
bool wants_parentheses(const Expression& infix, std::size_t place);
/// The same of what stands behind Σ, a minus sign, or in front of an exponent.
bool body_wants_parentheses(const Expression& body);

/// Words without control characters and without marks that turn the direction of what follows.
std::string clean_words(const Expression& expression, const TextSource& source);

} // namespace attention::writing
