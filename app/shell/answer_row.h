// A number of the calculation that the learner works out: its name, what was typed, and what is to be said of it.
#pragma once

#include "app/shell/controller.h"
#include "app/shell/widgets.h"

class EntryEdit;

class AnswerRow final : public QWidget {
    Q_OBJECT

public:
    AnswerRow(SessionController& controller, QWidget* parent);

    void show(const attention::Blank& blank);
    const QString& path() const { return path_; }
    EntryEdit* edit() const { return edit_; }

signals:
    void entered(); // the learner goes on to the next one

private:
    void take(const QString& text);
    void showVerdict(const std::string& typed);
    void compare();

    SessionController& controller_;
    QString path_;
    TextLabel* label_;
    TextLabel* sign_; // ✓ or ✗
    EntryEdit* edit_;
    TextLabel* verdict_;
    Button* compare_;
    std::string mistake_; // that gives what was typed
};
