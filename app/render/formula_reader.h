// MathJax's SVG → FormulaPicture. It knows the elements that MathJax writes, and says so where it meets another.
#pragma once

#include "app/render/formula_picture.h"

#include <QByteArray>

struct TypesetFormula {
    FormulaPointer picture; // null: it couldn't be typeset …
    QString problem;        // … because
};

TypesetFormula readFormula(const QByteArray& svg);
