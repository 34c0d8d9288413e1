#include "app/render/typesetter_engine.h"

#include <QFile>

#include <algorithm>

namespace {

constexpr qsizetype longestTex = 6000;
constexpr qsizetype longestSvg = 4000000;

} // namespace

/// Loads MathJax, if it isn't there.
bool TypesetterEngine::start() {
    if (engine_) return function_.isCallable();
    engine_ = std::make_unique<QJSEngine>();
    QFile file(QStringLiteral(":/formula/mathjax.js"));
    if (!file.open(QIODevice::ReadOnly)) return false;
    QJSValue global = engine_->globalObject();
    global.setProperty(QStringLiteral("globalThis"), global); // which Qt's engine doesn't know by this name
    engine_->evaluate(QString::fromUtf8(file.readAll()));
    function_ = global.property(QStringLiteral("typeset"));
    return function_.isCallable();
}

void TypesetterEngine::load() {
    if (stopped_) return;
    FormulaDigits digits;
    if (start())
        if (const auto row = result(QStringLiteral("0123456789")); row.picture != nullptr)
            for (const auto& shape : row.picture->shapes)
                if (shape.digit) digits[std::size_t(*shape.digit)] = shape.place.inverted().map(shape.outline);
    if (!stopped_) emit loaded(digits);
}

void TypesetterEngine::typeset(const QString& tex) {
    if (stopped_) return;
    const TypesetFormula formula = result(tex);
    if (!stopped_) emit done(tex, formula);
}

TypesetFormula TypesetterEngine::result(const QString& tex) {
    if (tex.size() > longestTex) return {nullptr, QStringLiteral("too long")};
    if (!start()) return {nullptr, QStringLiteral("MathJax doesn't start")};
    const QJSValue svg = function_.call({tex, true});
    if (svg.isError()) return {nullptr, svg.toString().left(200)};
    const QString text = svg.toString();
    if (text.size() > longestSvg) return {nullptr, QStringLiteral("too large")};
    // Qt's engine takes letters of two code units apart.
    if (std::any_of(text.begin(), text.end(), [](QChar c) { return c.isSurrogate(); }))
        return {nullptr, QStringLiteral("a letter that can't be set")};
    return readFormula(text.toUtf8());
}
