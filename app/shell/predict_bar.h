// Predict, then reveal: covers the answers of the lab, says how to guess, reveals them, says how near it was.
#pragma once

#include "app/shell/controller.h"
#include "app/shell/widgets.h"

class QHBoxLayout;

class PredictBar final : public Card {
    Q_OBJECT

public:
    PredictBar(SessionController& controller, QWidget* parent);

    /// Covers the answers, or reveals them where they are covered.
    static void step(SessionController& controller);

private:
    void refresh();
    void retranslate();
    QString words() const;

    SessionController& controller_;
    TextLabel* words_;
    Button* go_;   // predict, reveal, once more
    Button* stop_; // everything is to be seen again
};
