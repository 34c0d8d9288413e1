// TeX → formulas, in a thread of its own: the engine takes half a second to load and a formula some 30 ms, while
// sliders move. Nothing is loaded before the first formula is wanted.
#pragma once

#include "app/render/formula_reader.h"

#include <QCache>
#include <QObject>
#include <QPointer>
#include <QThread>

#include <list>

class TypesetterEngine;

class Typesetter final : public QObject {
    Q_OBJECT

public:
    explicit Typesetter(QObject* parent = nullptr);
    ~Typesetter() override;

    /// What is known of a formula already; null: nothing. One that differs from a known one in digits and in the paths
    /// of its terms alone is known, too: so a dragged number changes in the typeset formula at once.
    const TypesetFormula* find(const QString& tex);
    /// It will be known soon, which `ready` tells. A new wish takes the place of the older one of the same widget.
    void want(const QObject* widget, const QString& tex);

    /// From now on nothing is typeset, and formulas stay the plain text that stands in until they are.
    void setOff() { off_ = true; }

signals:
    void ready(const QString& tex);
    // … and between the two threads
    void loadWanted();
    void formulaWanted(const QString& tex);

private:
    struct Wish {
        QPointer<const QObject> widget;
        QString tex;
    };
    void next();
    void take(const QString& tex, const TypesetFormula& formula);

    QThread thread_;
    TypesetterEngine* engine_ = nullptr; // lives in the thread
    std::list<Wish> wishes_;
    QString working_; // what the engine is at
    bool loaded_ = false;
    bool off_ = false;
    FormulaDigits digits_;
    QCache<QString, TypesetFormula> exact_;
    QCache<QString, TypesetFormula> patterns_; // by the TeX with its digits and paths taken out
};

/// TeX in three: what stays, the digits that are seen, and the paths of its terms.
struct FormulaPattern {
    QString key;
    QString digits;
    QStringList paths;
};
FormulaPattern patternOf(const QString& tex);
