// One quiet line above the stage: it says something and offers what can be done about it, and waits.
#pragma once

#include "app/shell/widgets.h"

#include <QStringList>

class Notice final : public QWidget { // with the distance that the stage keeps
    Q_OBJECT

public:
    explicit Notice(QWidget* parent);

    /// The words, and up to two buttons with their help; the first is the one most people want.
    void say(const QString& words, const QStringList& buttons, const QStringList& help);

signals:
    void chosen(int button);

private:
    TextLabel* words_;
    QList<Button*> buttons_;
};
