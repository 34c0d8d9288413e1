// What the monkey does: one random thing a time, with mouse and keys at what is in front of it.
#pragma once

#include "tests/app/monkey_world.h"

#include <QPointer>

class QFileDialog;
class QWindow;

class Hands {
public:
    /// `told` hears what is going to be done before it is.
    Hands(World& world, std::uint64_t seed, std::function<void(const QString&)> told);

    void act();
    /// Esc, at what is in front.
    void escape();
    /// Lets go of the mouse, if it is held.
    void release();
    std::uint64_t below(std::uint64_t n) { return random_.below(n); }

private:
    template <class List>
    const auto& oneOf(const List& list) {
        return list[decltype(list.size())(random_.below(std::uint64_t(list.size())))];
    }
    bool chance(double share) { return random_.uniform() < share; }
    QWidget* pick();
    QPoint pointIn(const QWidget& widget); // of its window
    Qt::KeyboardModifiers modifiers();
    QString textToType();
    bool goesOn() const;
    void keys(const QKeySequence& sequence);
    void key(int key, Qt::KeyboardModifiers modifiers = {}, const QString& text = {});

    void click();
    void doubleClick();
    void openContextMenu();
    void drag();
    void wheel();
    void hover();
    void pressKey();
    void type();
    void compose();
    void pressShortcut();
    void askController();
    void paste();
    void copyAll();
    void drop();
    void resize();
    void close();
    void answerFileDialog(QFileDialog& dialog);

    World& world_;
    attention::Random random_;
    std::function<void(const QString&)> told_;
    QPointer<QWidget> front_; // what was in front when the action began
    QPointer<QWindow> held_;  // the mouse is
    QPoint at_;
};
