// The column at the right: Controls · Explain · Steps.
#pragma once

#include "app/shell/controller.h"
#include "app/shell/widgets.h"

class QStackedWidget;
class QTabBar;

class Inspector final : public Panel {
    Q_OBJECT

public:
    Inspector(SessionController& controller, QWidget* parent);

    int tab() const;
    void setTab(int tab);

signals:
    void inputWanted();
    void told(const QString& news);

private:
    void retranslate();

    QTabBar* tabs_;
    QStackedWidget* pages_;
    bool works_ = false; // the learner works a calculation out
};
