// One quiet line above the stage: it says something and offers what can be done about it, and waits.
#pragma once

#include "app/shell/widgets.h"

#include <QElapsedTimer>
#include <QStringList>

class Notice final : public QWidget { // with the distance that the stage keeps
    Q_OBJECT

public:
    explicit Notice(QWidget* parent);

    /// The words, and up to two buttons with their help; the first is the one most people want. Where other words take
    /// the place of what was just answered, the rest of a double click answers nothing.
    void say(const QString& words, const QStringList& buttons, const QStringList& help);

signals:
    void chosen(int button);

private:
    void answer(int button);

    TextLabel* words_;
    QElapsedTimer answered_; // since the last click that was one
    QList<Button*> buttons_;
};
