// The Steps tab: the hand calculation, one card a step.
#pragma once

#include "app/shell/controller.h"
#include "app/shell/widgets.h"

#include <QScrollArea>
#include <vector>

class QVBoxLayout;
class AnswerRow;
class StepCard;

class StepsPane final : public QWidget {
    Q_OBJECT

public:
    StepsPane(SessionController& controller, QWidget* parent);

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void refresh(); // if it is visible
    void retranslate();
    void askAnswers();
    void focusFirst();
    void focusAfter(AnswerRow* row);
    void goOnWith(AnswerRow* next);
    void goTo(int step);
    void light();

    SessionController& controller_;
    TextLabel* place_;
    Button* work_; // the learner types the numbers
    Button* previous_;
    Button* next_;
    TextLabel* empty_;
    TextLabel* hint_;
    QScrollArea* scroll_;
    QVBoxLayout* column_;
    std::vector<StepCard*> cards_;
    int count_ = 0;
    int current_ = 0;
};
