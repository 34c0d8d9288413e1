// One question before something would be lost: save, don't, or stay.
#pragma once

#include "app/shell/widgets.h"

#include <QDialog>

class Question final : public QDialog {
    Q_OBJECT

public:
    explicit Question(const QString& words, QWidget* parent);
    /// Saving didn't go: why, and the question stands.
    void refuse(const QString& problem);

signals:
    void saveWanted();
    void dropWanted();
    void nameWanted(); // to save under another name

private:
    TextLabel* words_;
    Button* rename_; // once saving was refused
};
