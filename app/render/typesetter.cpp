#include "app/render/typesetter.h"

#include "app/render/typesetter_engine.h"

#include "core/explain/expression.h"

#include <QLoggingCategory>

namespace {

constexpr int remembered = 400;      // formulas
constexpr uint stackSize = 8U << 20; // MathJax calls itself deeply, and some systems give a thread little

/// Qt's compiler of scripts tells of every function that it won't compile.
void silenceScriptCompiler() {
    static QLoggingCategory::CategoryFilter before = nullptr;
    static const bool once = [] {
        before = QLoggingCategory::installFilter([](QLoggingCategory* category) {
            if (before != nullptr) before(category); // the first call comes before installFilter returns
            if (qstrncmp(category->categoryName(), "qt.qml.compiler", 15) != 0) return;
            for (const QtMsgType type : {QtDebugMsg, QtInfoMsg, QtWarningMsg}) category->setEnabled(type, false);
        });
        return true;
    }();
    Q_UNUSED(once)
}

} // namespace

FormulaPattern patternOf(const QString& tex) {
    static const QString opening = QStringLiteral("\\class{");
    FormulaPattern pattern;
    pattern.key.reserve(tex.size());
    for (qsizetype i = 0; i < tex.size(); ++i) {
        const QChar c = tex[i];
        if (c >= u'0' && c <= u'9') {
            pattern.digits += c;
            pattern.key += QChar(1);
        } else if (c == u'\\' && QStringView(tex).mid(i).startsWith(opening)) {
            const auto from = i + opening.size();
            const auto end = tex.indexOf(u'}', from);
            const QString name = tex.mid(from, end < 0 ? -1 : end - from);
            const auto path = attention::path_of_class(name.toStdString());
            if (path) pattern.paths += QString::fromStdString(*path);
            pattern.key += opening + (path ? QString(QChar(2)) : name);
            i = from + name.size() - 1;
        } else pattern.key += c;
    }
    return pattern;
}

Typesetter::Typesetter(QObject* parent) : QObject(parent), exact_(remembered), patterns_(remembered) {}

Typesetter::~Typesetter() {
    if (engine_ == nullptr) return;
    engine_->stop();
    thread_.quit();
    thread_.wait();
}

const TypesetFormula* Typesetter::find(const QString& tex) {
    if (const TypesetFormula* known = exact_.object(tex)) return known;
    const FormulaPattern pattern = patternOf(tex);
    const TypesetFormula* like = patterns_.object(pattern.key);
    if (like == nullptr) return nullptr;
    auto formula = exchanged(*like->picture, pattern.digits, pattern.paths, digits_);
    exact_.insert(tex, new TypesetFormula{std::make_shared<const FormulaPicture>(std::move(formula)), {}});
    return exact_.object(tex);
}

void Typesetter::want(const QObject* widget, const QString& tex) {
    if (off_) return;
    if (engine_ == nullptr) {
        silenceScriptCompiler();
        thread_.setObjectName(QStringLiteral("typesetter"));
        thread_.setStackSize(stackSize);
        engine_ = new TypesetterEngine;
        engine_->moveToThread(&thread_);
        connect(&thread_, &QThread::finished, engine_, &QObject::deleteLater);
        connect(this, &Typesetter::loadWanted, engine_, &TypesetterEngine::load);
        connect(this, &Typesetter::formulaWanted, engine_, &TypesetterEngine::typeset);
        connect(engine_, &TypesetterEngine::done, this, &Typesetter::take);
        connect(engine_, &TypesetterEngine::loaded, this, [this](const FormulaDigits& digits) {
            digits_ = digits;
            loaded_ = true;
            next();
        });
        thread_.start(QThread::LowPriority);
        emit loadWanted();
    }
    wishes_.remove_if([&](const Wish& wish) { return !wish.widget || wish.widget == widget; });
    wishes_.push_back({widget, tex});
    next();
}

void Typesetter::next() {
    while (loaded_ && working_.isNull() && !wishes_.empty()) {
        const Wish wish = wishes_.front();
        wishes_.pop_front();
        if (!wish.widget) continue;
        if (find(wish.tex) != nullptr) { // another one wanted the same
            emit ready(wish.tex);
            continue;
        }
        working_ = wish.tex.isNull() ? QStringLiteral("") : wish.tex;
        emit formulaWanted(working_);
    }
}

void Typesetter::take(const QString& tex, const TypesetFormula& formula) {
    working_ = QString();
    exact_.insert(tex, new TypesetFormula(formula));
    // Its digits can be exchanged if they are seen in the order in which they are written.
    const FormulaPattern pattern = patternOf(tex);
    if (formula.picture && formula.picture->digits() == pattern.digits && formula.picture->paths() == pattern.paths)
        patterns_.insert(pattern.key, new TypesetFormula(formula));
    emit ready(tex);
    next();
}
