// MathJax in its JavaScript engine. All but `stop` runs in the typesetter's thread. What has begun is never
// interrupted: Qt 6.4's engine doesn't survive that everywhere.
#pragma once

#include "app/render/formula_reader.h"

#include <QJSEngine>
#include <QJSValue>
#include <QObject>

#include <atomic>
#include <memory>

class TypesetterEngine final : public QObject {
    Q_OBJECT

public:
    void load();
    void typeset(const QString& tex);
    /// From any thread: nothing more is begun.
    void stop() { stopped_ = true; }

signals:
    void loaded(const FormulaDigits& digits);
    void done(const QString& tex, const TypesetFormula& formula);

private:
    bool start();
    TypesetFormula result(const QString& tex);

    std::unique_ptr<QJSEngine> engine_;
    QJSValue function_;
    std::atomic<bool> stopped_ = false;
};
