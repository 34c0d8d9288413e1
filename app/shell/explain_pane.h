// The Explain tab.
#pragma once

#include "app/shell/controller.h"
#include "app/shell/inline_formulas.h"

#include <QTextBrowser>

class ExplainPane final : public QTextBrowser {
    Q_OBJECT

public:
    ExplainPane(SessionController& controller, QWidget* parent);

protected:
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void refresh(); // if it is visible; else it waits until it is
    void setDocumentText();

    SessionController& controller_;
    InlineFormulas* formulas_;
    QString shown_;
    bool ring_ = false; // a key has put the focus here
};
