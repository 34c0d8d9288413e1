// Numbers and formulas under the figures. They change their text in place, many times a second.
#pragma once

#include "app/shell/controller.h"
#include "app/shell/formula_view.h"

/// A box with one number and what it is called.
class ReadoutBox final : public QWidget {
    Q_OBJECT

public:
    ReadoutBox(SessionController& controller, QWidget* parent);

    void show(const attention::Readout& readout);
    /// As wide as it has ever needed to be: neighbours must not move while a number grows and shrinks.
    QSize sizeHint() const override { return {widest_, 46}; }

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    SessionController& controller_;
    QString label_;
    QString value_;
    QString path_;
    int widest_ = 0;
    bool lit_ = false;
};

/// A formula: in symbols, and with the numbers. Pointing at a term lights what it shows, anywhere else the whole does.
class FormulaLine final : public QWidget {
    Q_OBJECT

public:
    FormulaLine(SessionController& controller, QWidget* parent);

    void show(const attention::Formula& formula);

protected:
    bool event(QEvent* event) override;

private:
    void light(const QString& path);

    SessionController& controller_;
    FormulaView* symbolic_;
    FormulaView* substituted_;
    QString path_;
};
