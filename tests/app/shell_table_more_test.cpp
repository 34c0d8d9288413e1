// Rows and columns more or less, filling, locked tables, lines of tokens.
#include "tests/app/sheet_fixture.h"

#include "app/shell/number_body.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QHeaderView>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>

class SheetMore : public Sheet {
protected:
    QStringList menuOf(SheetView* view) {
        QContextMenuEvent event(QContextMenuEvent::Keyboard, QPoint(5, 5), view->mapToGlobal(QPoint(5, 5)));
        QApplication::sendEvent(view, &event);
        QStringList words;
        if (auto* menu = view->findChild<QMenu*>()) {
            for (const QAction* action : menu->actions())
                if (!action->isSeparator() && action->isEnabled()) words.append(action->text());
            menu->close();
            delete menu;
        }
        return words;
    }
    void lockLab() {
        const Lab& lab = controller.lab();
        controller.begin(locked(controller.session(), {{lab.id, LabLock{Access::locked, {}}}}));
        QTest::qWait(30);
    }
};

TEST_F(SheetMore, RowsComeAndGoWithTheirNames) {
    auto* view = sheet("query-key-playground", "Keys");
    view->setCurrentIndex(view->model()->index(1, 0));
    press(view, Qt::Key_Insert, Qt::AltModifier);
    EXPECT_EQ(numbers("keys").rows(), 5);
    EXPECT_EQ(numbers("keys").row(1).norm(), 0);
    EXPECT_EQ(tokens("names")[2], "小");
    EXPECT_EQ(undoName(), "Insert a row");
    EXPECT_EQ(view->currentIndex(), view->model()->index(1, 0));
    press(view, Qt::Key_Delete, Qt::AltModifier);
    EXPECT_EQ(numbers("keys").rows(), 4);
    EXPECT_EQ(tokens("names"), (Tokens{"猫", "小", "睡觉", "桌子"}));
    controller.undo();
    controller.undo();
    EXPECT_FALSE(controller.history().undo_name().source.starts_with("Insert"));
}

TEST_F(SheetMore, TheMenuOffersWhatTheLabAllows) {
    const QStringList keys = menuOf(sheet("query-key-playground", "Keys"));
    EXPECT_TRUE(keys.contains("Insert row above")) << keys.join(", ").toStdString();
    EXPECT_TRUE(keys.contains("Delete row"));
    EXPECT_FALSE(keys.contains("Insert column before")) << "the plane has two axes";
    const QStringList scores = menuOf(sheet("softmax", "Scores"));
    EXPECT_TRUE(scores.contains("Insert column after"));
    EXPECT_FALSE(scores.contains("Insert row above")) << "a vector has one row";
    const QStringList square = menuOf(sheet("masks", "Scores"));
    EXPECT_TRUE(square.contains("Insert row below")) << "the column goes along";
    auto* view = sheet("softmax", "Scores");
    const Index before = numbers("scores").cols();
    press(view, Qt::Key_Insert, Qt::AltModifier);
    EXPECT_EQ(numbers("scores").cols(), before + 1);
}

TEST_F(SheetMore, FillsDownAndRight) {
    auto* view = sheet("masks", "Scores");
    view->choose(0, 0, 3, 2);
    press(view, Qt::Key_D, Qt::ControlModifier);
    EXPECT_EQ(numbers("scores")(2, 0), numbers("scores")(0, 0));
    EXPECT_EQ(numbers("scores")(2, 1), numbers("scores")(0, 1));
    view->choose(0, 0, 1, 3);
    press(view, Qt::Key_R, Qt::ControlModifier);
    EXPECT_EQ(numbers("scores")(0, 2), numbers("scores")(0, 0)) << "and the lab isn't reset";
    EXPECT_EQ(undoName(), "Fill 1 × 3 numbers");
    view->choose(0, 0, 2, 2);
    press(view, Qt::Key_Delete);
    EXPECT_EQ(Matrix(numbers("scores").topLeftCorner(2, 2)), Matrix(Matrix::Zero(2, 2)));
    EXPECT_EQ(undoName(), "Set 2 × 2 numbers to 0");
}

TEST_F(SheetMore, ALockedTableIsCopiedAndNotChanged) {
    (void)sheet("masks", "Scores");
    lockLab();
    auto* view = sheet("masks", "Scores");
    ASSERT_NE(view, nullptr);
    ASSERT_TRUE(view->isEnabled());
    const Values before = controller.values();
    press(view, Qt::Key_A, Qt::ControlModifier);
    press(view, Qt::Key_C, Qt::ControlModifier);
    EXPECT_TRUE(QApplication::clipboard()->text().startsWith("1.5\t1.2"));
    EXPECT_TRUE(view->model()->index(0, 0).data(Qt::ToolTipRole).toString().contains("Locked by the teacher"));
    EXPECT_FALSE(view->horizontalHeader()->isEnabled());
    using Press = std::pair<int, Qt::KeyboardModifiers>;
    for (const auto& [key, with] : {Press{Qt::Key_V, Qt::ControlModifier}, Press{Qt::Key_X, Qt::ControlModifier},
                                    Press{Qt::Key_Delete, Qt::NoModifier}, Press{Qt::Key_D, Qt::ControlModifier},
                                    Press{Qt::Key_Insert, Qt::AltModifier}, Press{Qt::Key_7, Qt::NoModifier},
                                    Press{Qt::Key_Return, Qt::NoModifier}, Press{Qt::Key_F2, Qt::NoModifier}}) {
        controller.dismiss();
        EXPECT_FALSE(shows("Locked by the teacher."));
        press(view, key, with);
        EXPECT_EQ(view->findChild<QLineEdit*>(), nullptr) << key;
        EXPECT_EQ(controller.values(), before) << key;
        EXPECT_TRUE(shows("Locked by the teacher.")) << key;
    }
    EXPECT_FALSE(menuOf(view).contains("Insert row above"));
    EXPECT_TRUE(menuOf(view).contains("Copy"));
}

TEST_F(SheetMore, ALineOfTokensTakesCells) {
    (void)controller.apply(SelectLab{"query-key-playground"}).ok();
    QTest::qWait(30);
    auto* edit = named<EntryEdit>("Names");
    const auto put = [&](const QString& text) {
        QApplication::clipboard()->setText(text);
        edit->setFocus();
        edit->selectAll();
        press(edit, Qt::Key_V, Qt::ControlModifier);
        press(edit, Qt::Key_Return);
    };
    put("New York\t\"\t,\t👩‍🔬\r\n");
    EXPECT_EQ(tokens("names"), (Tokens{"New York", "\"", ",", "👩‍🔬"}));
    EXPECT_EQ(edit->text(), "New␣York \" , 👩‍🔬");
    edit->setCursorPosition(0);
    QTest::keyClicks(edit, "x");
    press(edit, Qt::Key_Return);
    EXPECT_EQ(tokens("names")[0], "xNew York") << "it stays one token when the line is edited";
    put("a\r\nb\r\nc\r\ne\u0301\r\n");
    EXPECT_EQ(tokens("names"), (Tokens{"a", "b", "c", "e\u0301"}));
    QStringList many;
    for (int i = 0; i < 1000; ++i) many.append(QStringLiteral("w%1").arg(i));
    put(many.join('\t'));
    EXPECT_TRUE(edit->refused());
    EXPECT_TRUE(shows("1000 positions are too many"));
    EXPECT_EQ(tokens("names").size(), 4U);
}

TEST_F(SheetMore, WhatFewerTokensCostIsSaidBeforeEnter) {
    (void)controller.apply(SelectLab{"masks"}).ok();
    QTest::qWait(30);
    auto* edit = named<EntryEdit>("Tokens");
    edit->setFocus();
    edit->selectAll();
    QTest::keyClicks(edit, "a b c");
    EXPECT_TRUE(shows("With so few tokens (3), Enter takes numbers out of: Scores"));
    EXPECT_EQ(numbers("scores").rows(), 5) << "nothing has happened yet";
    press(edit, Qt::Key_Escape);
    EXPECT_FALSE(shows("With so few tokens"));
    EXPECT_EQ(edit->text().split(' ').size(), 5);
}
