// The Controls tab: made from the lab's field table alone.
#pragma once

#include "app/shell/controller.h"
#include "app/shell/widgets.h"

#include <QList>
#include <QScrollArea>
#include <vector>

class Button;
class Chips;
class FieldBody;
class TextLabel;
class QVBoxLayout;

/// One parameter: its label with symbol, commands that stand beside it, a way back, its control, and what was wrong.
class FieldRow final : public QWidget {
    Q_OBJECT

public:
    /// The row of a field, or null for a type that forms don't show.
    static FieldRow* make(const attention::Field& field, SessionController& controller, QWidget* parent);

    void refresh();
    void retranslate();
    /// What Tab visits, as it stands on screen.
    QList<QWidget*> stops() const;

signals:
    void told(const QString& news);

private:
    FieldRow(const attention::Field& field, SessionController& controller, FieldBody* body, QWidget* parent);
    void addCommands();
    void arrange();
    void forgive();
    void leaveReset();
    bool isWanted() const;
    attention::Access access() const;
    void showProblem(const QString& problem);

    const attention::Field& field_;
    SessionController& controller_;
    FieldBody* body_;
    TextLabel* label_;
    TextLabel* problem_;
    Button* reset_;
    QWidget* more_ = nullptr; // a second line for what the head has no room for
    std::vector<std::pair<const attention::Command*, Button*>> commands_;
};

/// What to try in this lab; each ticks itself off once it was reached.
class TaskList final : public Card {
    Q_OBJECT

public:
    TaskList(SessionController& controller, QWidget* parent);

private:
    void rebuild();
    void refresh();

    SessionController& controller_;
    QVBoxLayout* column_;
    TextLabel* title_;
    std::vector<class TaskLine*> lines_;
};

class Form final : public QScrollArea {
    Q_OBJECT

public:
    Form(SessionController& controller, QWidget* parent);

signals:
    void inputWanted();
    void told(const QString& news);

private:
    void rebuild();
    void refresh();
    void retranslate();
    void addDigits(QWidget* page, QVBoxLayout* column);
    void orderTabs();

    SessionController& controller_;
    std::vector<FieldRow*> rows_;
    Button* input_ = nullptr;
    TextLabel* digitsLabel_ = nullptr;
    Chips* digits_ = nullptr;
    TaskList* tasks_ = nullptr;
    QList<QWidget*> stops_; // in their order
};
