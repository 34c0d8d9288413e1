// The first minutes: one thing to do in the lab on the stage, and the way to the next one.
#pragma once

#include "app/shell/controller.h"
#include "app/shell/widgets.h"

class Guide final : public Card {
    Q_OBJECT

public:
    Guide(SessionController& controller, QWidget* parent);

signals:
    void closed(); // the user finds the way alone

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void refresh();
    void retranslate();
    const attention::Lab* following() const;

    SessionController& controller_;
    TextLabel* head_;
    TextLabel* words_;
    Button* next_;
    Button* close_;
};
