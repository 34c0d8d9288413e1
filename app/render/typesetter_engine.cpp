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
    auto engine = std::make_unique<QJSEngine>();
    {
        const QMutexLocker lock(&guard_);
        engine_ = std::move(engine);
    }
    if (stopped_) return false;
    QFile file(QStringLiteral(":/formula/mathjax.js"));
    if (!file.open(QIODevice::ReadOnly)) return false;
    QJSValue global = engine_->globalObject();
    global.setProperty(QStringLiteral("globalThis"), global); // which Qt's engine doesn't know by this name
    engine_->evaluate(QString::fromUtf8(file.readAll()));
    function_ = global.property(QStringLiteral("typeset"));
    return function_.isCallable();
}

void TypesetterEngine::load() {
    FormulaDigits digits;
    if (start())
        if (const auto row = result(QStringLiteral("0123456789")); row.picture != nullptr)
            for (const auto& shape : row.picture->shapes)
                if (shape.digit) digits[std::size_t(*shape.digit)] = shape.place.inverted().map(shape.outline);
    if (!stopped_) emit loaded(digits);
}

void TypesetterEngine::typeset(const QString& tex) {
    if (stopped_) return;
    if (engine_) engine_->setInterrupted(false); // a late interruption was meant for the formula before
    const TypesetFormula formula = result(tex);
    if (engine_ && engine_->isInterrupted() && !stopped_) { // MathJax was left in the middle of something
        function_ = {};
        const QMutexLocker lock(&guard_);
        engine_.reset();
    }
    if (!stopped_) emit done(tex, formula);
}

TypesetFormula TypesetterEngine::result(const QString& tex) {
    if (tex.size() > longestTex) return {nullptr, QStringLiteral("too long")};
    if (!start()) return {nullptr, QStringLiteral("MathJax doesn't start")};
    const QJSValue svg = function_.call({tex, true});
    if (svg.isError() || engine_->isInterrupted()) return {nullptr, svg.toString().left(200)};
    const QString text = svg.toString();
    if (text.size() > longestSvg) return {nullptr, QStringLiteral("too large")};
    // Qt's engine takes letters of two code units apart.
    if (std::any_of(text.begin(), text.end(), [](QChar c) { return c.isSurrogate(); }))
        return {nullptr, QStringLiteral("a letter that can't be set")};
    return readFormula(text.toUtf8());
}

void TypesetterEngine::interrupt() {
    const QMutexLocker lock(&guard_);
    if (engine_) engine_->setInterrupted(true);
}

void TypesetterEngine::stop() {
    stopped_ = true;
    interrupt();
}
