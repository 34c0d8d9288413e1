// MathJax in its JavaScript engine. All but `interrupt` runs in the typesetter's thread.
#pragma once

#include "app/render/formula_reader.h"

#include <QJSEngine>
#include <QJSValue>
#include <QMutex>
#include <QObject>

#include <atomic>
#include <memory>

class TypesetterEngine final : public QObject {
    Q_OBJECT

public:
    void load();
    void typeset(const QString& tex);
    /// From any thread: what is being typeset ends as an error.
    void interrupt();
    /// From any thread: nothing more is begun.
    void stop();

signals:
    void loaded(const FormulaDigits& digits);
    void done(const QString& tex, const TypesetFormula& formula);

private:
    bool start();
    TypesetFormula result(const QString& tex);

    QMutex guard_; // of the pointer, which `interrupt` follows from outside
    std::unique_ptr<QJSEngine> engine_;
    QJSValue function_;
    std::atomic<bool> stopped_ = false;
};
