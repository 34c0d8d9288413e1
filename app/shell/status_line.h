// The line below everything: what just happened or is to be seen, and where the numbers come from.
#pragma once

#include "app/shell/controller.h"
#include "app/shell/widgets.h"

#include <QTimer>

class Notice;

class StatusLine final : public Panel {
    Q_OBJECT

public:
    StatusLine(SessionController& controller, bool safe, QWidget* parent);

    /// Where a sentence stands that is too long for the line; hidden without one.
    QWidget* notice() const;
    /// What is to be seen; until then what was told or said last stays.
    void refresh();
    void tell(const QString& news);
    void say(const QString& problem);

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void showOrigin();
    void shareOut();
    void judge();

    SessionController& controller_;
    TextLabel* changed_;
    TextLabel* origin_;
    Notice* problem_;
    bool refuses_ = false; // what stands there is why something was refused
    QTimer timer_;
};
