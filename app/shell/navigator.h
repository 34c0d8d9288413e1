// The list of labs: groups, progress, and a search through everything the labs say.
#pragma once

#include "app/shell/controller.h"
#include "app/shell/widgets.h"

#include <QLineEdit>
#include <QListWidget>

/// A search field that goes empty on Escape.
class SearchEdit final : public QLineEdit {
    Q_OBJECT

public:
    explicit SearchEdit(QWidget* parent) : QLineEdit(parent) {}

signals:
    void down(); // into the list

protected:
    void keyPressEvent(QKeyEvent* event) override;
};

class Navigator final : public Panel {
    Q_OBJECT

public:
    Navigator(SessionController& controller, QWidget* parent);

    void focusSearch();

private:
    void rebuild();
    void retranslate();
    void showCurrent();
    void select(QListWidgetItem* item);
    bool matches(const attention::Lab& lab, const QString& wanted) const;
    bool isLeftOut(const attention::Lab& lab) const; // by the teacher who saved the session
    std::vector<const attention::Lab*> leftOut() const;

    SessionController& controller_;
    SearchEdit* search_;
    QListWidget* list_;
    QWidget* nothing_;
    TextLabel* nothingTitle_;
    TextLabel* nothingHint_;
    Button* clear_;
    std::vector<const attention::Lab*> leftOut_;
};
