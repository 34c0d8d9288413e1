// What is chosen in a table: filled, typed into, put in and taken out.
#include "tests/app/sheet_fixture.h"

#include "app/shell/shortcuts.h"
#include "app/shell/stage.h"

#include <QContextMenuEvent>
#include <QHeaderView>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>

class SheetChoose : public Sheet {
protected:
    static QLineEdit* editor(SheetView* view) { return view->findChild<QLineEdit*>(); }
    static void type(SheetView* view, const QString& text, int key) {
        QTest::keyClicks(view, text.left(1));
        ASSERT_NE(editor(view), nullptr);
        QTest::keyClicks(editor(view), text.mid(1));
        press(editor(view), key);
        QTest::qWait(5);
    }
    /// Clicks an entry of the menu of what is chosen; false where it isn't offered.
    static bool clickMenu(SheetView* view, const QString& words) {
        QContextMenuEvent event(QContextMenuEvent::Keyboard, QPoint(5, 5), view->mapToGlobal(QPoint(5, 5)));
        QApplication::sendEvent(view, &event);
        auto* menu = view->findChild<QMenu*>();
        if (menu == nullptr) return false;
        bool found = false;
        for (QAction* action : menu->actions())
            if (action->text() == words && action->isEnabled()) {
                action->trigger();
                found = true;
                break;
            }
        menu->close();
        delete menu;
        return found;
    }
};

/// Whatever is chosen or typed, and also where nothing stands before it: no key of a table is a key of the window.
TEST_F(SheetChoose, FillingNeverResetsTheLab) {
    auto* view = sheet("masks", "Scores");
    Matrix own = numbers("scores");
    own(4, 4) = 77; // the reset would take it
    ASSERT_TRUE(controller.setValue("scores", Matrices(own)).ok());
    const auto expect = [&](Index row, Index column, double value) {
        EXPECT_EQ(numbers("scores")(4, 4), 77);
        EXPECT_EQ(numbers("scores")(row, column), value);
    };
    at(view, 2, 2);
    press(view, Qt::Key_R, Qt::ControlModifier);
    expect(2, 2, own(2, 1));
    press(view, Qt::Key_D, Qt::ControlModifier);
    expect(2, 2, own(1, 2));
    view->choose(1, 2, 3, 1);
    press(view, Qt::Key_R, Qt::ControlModifier);
    for (Index row = 1; row < 4; ++row) expect(row, 2, own(row, 1));
    view->choose(2, 0, 1, 3);
    press(view, Qt::Key_D, Qt::ControlModifier);
    for (Index column = 0; column < 3; ++column) expect(2, column, numbers("scores")(1, column));
    const Values before = controller.values();
    at(view, 0, 0);
    press(view, Qt::Key_R, Qt::ControlModifier);
    press(view, Qt::Key_D, Qt::ControlModifier);
    EXPECT_EQ(controller.values(), before) << "nothing stands before it";
    QTest::keyClicks(view, "5");
    for (const int key : {Qt::Key_R, Qt::Key_D}) press(editor(view), key, Qt::ControlModifier);
    ASSERT_NE(editor(view), nullptr);
    EXPECT_EQ(editor(view)->text(), "5");
    EXPECT_EQ(controller.values(), before) << "while a number is typed";
    press(editor(view), Qt::Key_Escape);
}

TEST_F(SheetChoose, AllChosenRowsGoAndComeTogether) {
    auto* view = sheet("query-key-playground", "Keys");
    const Matrix before = numbers("keys");
    view->choose(1, 0, 2, 2);
    press(view, Qt::Key_Delete, Qt::AltModifier);
    EXPECT_EQ(numbers("keys").rows(), 2);
    EXPECT_EQ(numbers("keys").row(0), before.row(0));
    EXPECT_EQ(numbers("keys").row(1), before.row(3));
    EXPECT_EQ(undoName(), "Delete 2 rows");
    controller.undo();
    QTest::qWait(5);
    at(view, 2, 0); // chosen upwards: what is chosen counts, not where one stands
    press(view, Qt::Key_Up, Qt::ShiftModifier);
    EXPECT_FALSE(clickMenu(view, "Delete row"));
    ASSERT_TRUE(clickMenu(view, "Delete rows"));
    EXPECT_EQ(numbers("keys").row(1), before.row(3));
    controller.undo();
    QTest::qWait(5);
    view->choose(1, 0, 2, 1);
    press(view, Qt::Key_Insert, Qt::AltModifier);
    EXPECT_EQ(numbers("keys").rows(), 6);
    EXPECT_EQ(Matrix(numbers("keys").bottomRows(3)), Matrix(before.bottomRows(3))) << "above the chosen ones";
    EXPECT_EQ(numbers("keys").middleRows(1, 2).norm(), 0);
    EXPECT_EQ(chosen(view), QRect(0, 1, 1, 2));
    controller.undo();
    QTest::qWait(5);
    view->choose(1, 0, 2, 1);
    ASSERT_TRUE(clickMenu(view, "Insert rows below"));
    EXPECT_EQ(Matrix(numbers("keys").topRows(3)), Matrix(before.topRows(3)));
    controller.undo();
    QTest::qWait(5);
    press(view, Qt::Key_A, Qt::ControlModifier);
    press(view, Qt::Key_Delete, Qt::AltModifier);
    EXPECT_EQ(numbers("keys"), before);
    EXPECT_TRUE(shows("“Keys” would have no row left")) << "and no table that isn't on screen is named";
}

TEST_F(SheetChoose, WhatIsTypedGoesWhereTheChoosingBeganAndOnInsideIt) {
    auto* view = sheet("masks", "Scores");
    at(view, 1, 1);
    press(view, Qt::Key_Right, Qt::ShiftModifier);
    press(view, Qt::Key_Down, Qt::ShiftModifier);
    EXPECT_EQ(view->currentIndex(), view->model()->index(1, 1));
    for (const char* number : {"11", "12", "13", "14", "15"}) type(view, number, Qt::Key_Tab);
    EXPECT_EQ(Matrix(numbers("scores").block(1, 1, 2, 2)), (Matrix{{15, 12}, {13, 14}})) << "round and round";
    EXPECT_EQ(chosen(view), QRect(1, 1, 2, 2));
    at(view, 1, 1);
    press(view, Qt::Key_Down, Qt::ShiftModifier);
    press(view, Qt::Key_Right, Qt::ShiftModifier);
    for (const char* number : {"21", "22", "23", "24"}) type(view, number, Qt::Key_Return);
    EXPECT_EQ(Matrix(numbers("scores").block(1, 1, 2, 2)), (Matrix{{21, 23}, {22, 24}})) << "down and down";
    press(view, Qt::Key_Tab);
    EXPECT_EQ(view->currentIndex(), view->model()->index(1, 2));
    press(view, Qt::Key_Tab);
    press(view, Qt::Key_Tab);
    press(view, Qt::Key_Tab);
    EXPECT_FALSE(view->hasFocus()) << "Tab alone leaves what is chosen at its end";
    const QPoint from = view->visualRect(view->model()->index(0, 0)).center();
    const QPoint to = view->visualRect(view->model()->index(1, 2)).center();
    QTest::mousePress(view->viewport(), Qt::LeftButton, {}, from);
    QTest::mouseMove(view->viewport(), (from + to) / 2);
    QMouseEvent move(QEvent::MouseMove, to, view->viewport()->mapToGlobal(to), Qt::NoButton, Qt::LeftButton, {});
    QApplication::sendEvent(view->viewport(), &move);
    QTest::mouseRelease(view->viewport(), Qt::LeftButton, {}, to);
    EXPECT_EQ(chosen(view), QRect(0, 0, 3, 2));
    EXPECT_EQ(view->currentIndex(), view->model()->index(0, 0)) << "with the mouse, too";
}

TEST_F(SheetChoose, RowsAndColumnsAreChosenByKeyAndHead) {
    auto* view = sheet("masks", "Scores");
    at(view, 2, 3);
    press(view, Qt::Key_Space, Qt::ShiftModifier);
    EXPECT_EQ(chosen(view), QRect(0, 2, 5, 1));
    EXPECT_EQ(view->currentIndex(), view->model()->index(2, 3));
    at(view, 2, 3);
    press(view, Qt::Key_Space, Qt::ControlModifier);
    EXPECT_EQ(chosen(view), QRect(3, 0, 1, 5));
    view->clearFocus();
    auto* above = view->horizontalHeader();
    QTest::mouseClick(above->viewport(), Qt::LeftButton, {},
                      QPoint(above->sectionViewportPosition(1) + 10, above->height() / 2));
    EXPECT_EQ(chosen(view), QRect(1, 0, 1, 5));
    EXPECT_TRUE(view->hasFocus()) << "so that the next key is for it";
    auto* beside = view->verticalHeader();
    QTest::mouseClick(beside->viewport(), Qt::LeftButton, {},
                      QPoint(beside->width() / 2, beside->sectionViewportPosition(3) + 5));
    EXPECT_EQ(chosen(view), QRect(0, 3, 5, 1));
    QTest::mouseClick(view, Qt::LeftButton, {}, QPoint(4, 4)); // the corner
    for (auto* corner : view->findChildren<QAbstractButton*>()) QTest::mouseClick(corner, Qt::LeftButton);
    EXPECT_EQ(chosen(view), QRect(0, 0, 5, 5));
}

/// Whatever changes the size of a table leaves a current cell in it: what is typed next isn't lost.
TEST_F(SheetChoose, ACellStaysCurrentWhenTheSizeChanges) {
    auto* view = sheet("masks", "Scores");
    at(view, 4, 4);
    paste(view, "1\t2\n3\t4");
    EXPECT_EQ(numbers("scores").rows(), 6);
    EXPECT_EQ(chosen(view), QRect(4, 4, 2, 2));
    type(view, "55", Qt::Key_Tab);
    EXPECT_EQ(numbers("scores")(4, 4), 55);
    at(view, 5, 5);
    for (int i = 0; i < 2; ++i) controller.undo();
    QTest::qWait(5);
    EXPECT_EQ(numbers("scores").rows(), 5);
    EXPECT_EQ(view->currentIndex(), view->model()->index(4, 4));
    controller.redo();
    QTest::qWait(5);
    type(view, "66", Qt::Key_Return);
    EXPECT_EQ(numbers("scores")(4, 4), 66);
}

TEST_F(SheetChoose, AClickOnEmptyGroundTakesTheNumber) {
    auto* view = sheet("masks", "Scores");
    QTest::keyClicks(view, "7");
    ASSERT_NE(editor(view), nullptr);
    auto* stage = window.findChild<Stage*>();
    ASSERT_NE(stage, nullptr);
    QTest::mouseClick(stage->viewport(), Qt::LeftButton, {},
                      QPoint(stage->viewport()->width() - 3, stage->viewport()->height() - 3));
    QTest::qWait(5);
    EXPECT_EQ(editor(view), nullptr);
    EXPECT_EQ(numbers("scores")(0, 0), 7);
    QTest::keyClicks(view, "x");
    QTest::mouseClick(stage->viewport(), Qt::LeftButton, {}, QPoint(3, stage->viewport()->height() - 3));
    QTest::qWait(5);
    EXPECT_NE(editor(view), nullptr) << "a wrong one stays to be mended";
}

TEST_F(SheetChoose, TheSheetOfKeysSaysWhatTheyDo) {
    auto* view = sheet("masks", "Scores");
    const Values before = controller.values();
    for (const KeyLine& line : tableKeys())
        for (const QKeySequence& keys : line.keys) {
            at(view, 1, 1);
            view->setFocus();
            const QKeyCombination key = keys[0];
            QKeyEvent one(QEvent::KeyPress, key.key(), key.keyboardModifiers());
            if (key.key() == Qt::Key_Tab) continue; // Qt asks the widget itself
            QCoreApplication::sendEvent(view, &one);
            EXPECT_TRUE(one.isAccepted()) << line.words.source << " " << keyName(keys).toStdString();
            if (line.words.source == "Set the chosen cells to 0") {
                EXPECT_EQ(numbers("scores")(1, 1), 0);
            }
            if (auto* open = editor(view)) press(open, Qt::Key_Escape);
            if (controller.values() != before) controller.undo();
            QTest::qWait(5);
        }
}
