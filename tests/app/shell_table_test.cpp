// Tables by keyboard and clipboard, as somebody used to spreadsheets expects.
#include "tests/app/sheet_fixture.h"

#include "app/shell/number_body.h"
#include "core/session/positions.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>

TEST_F(Sheet, CopiesTabsAndAnHtmlTableWithAllDigits) {
    auto* view = sheet("query-key-playground", "Keys");
    Matrix keys = numbers("keys");
    keys(0, 0) = -1 / 3.0;
    ASSERT_TRUE(controller.setValue("keys", Matrices(keys)).ok());
    press(view, Qt::Key_A, Qt::ControlModifier);
    press(view, Qt::Key_C, Qt::ControlModifier);
    const QMimeData* data = QApplication::clipboard()->mimeData();
    EXPECT_EQ(data->text(), "-0.3333333333333333\t0\n0.6\t0.8\n0\t1\n-1\t0");
    EXPECT_TRUE(data->html().contains("<tr><td sdval=\"0.6\" sdnum=\"1033;\">0.6</td>"
                                      "<td sdval=\"0.8\" sdnum=\"1033;\">0.8</td></tr>"));
    at(view, 0, 0);
    press(view, Qt::Key_V, Qt::ControlModifier);
    EXPECT_EQ(numbers("keys"), keys) << "what was copied comes back as it was";
    at(view, 3, 0);
    press(view, Qt::Key_X, Qt::ControlModifier);
    EXPECT_EQ(QApplication::clipboard()->text(), "-1");
    EXPECT_EQ(numbers("keys")(3, 0), 0);
}

TEST_F(Sheet, AnHtmlTableAloneIsEnough) {
    auto* view = sheet("query-key-playground", "Keys");
    auto* data = new QMimeData;
    data->setHtml("<html><body><!--StartFragment--><table border=0><tr><td>1,5</td><td>2</td></tr>"
                  "<tr><td>&minus;3</td><td> 4 </td></tr></table></body></html>");
    QApplication::clipboard()->setMimeData(data);
    press(view, Qt::Key_V, Qt::ControlModifier);
    EXPECT_EQ(Matrix(numbers("keys").topRows(2)), (Matrix{{1.5, 2}, {-3, 4}}));
    EXPECT_EQ(numbers("keys")(2, 1), 1) << "the rest stays";
    data = new QMimeData; // one column with decimal commas, as a spreadsheet gives it
    data->setText("0,5\n0,7");
    data->setHtml("<table><tr><td>0,5</td></tr><tr><td>0,7</td></tr></table>");
    QApplication::clipboard()->setMimeData(data);
    at(view, 0, 1);
    press(view, Qt::Key_V, Qt::ControlModifier);
    EXPECT_EQ(numbers("keys")(0, 1), 0.5);
    EXPECT_EQ(numbers("keys")(1, 1), 0.7);
}

TEST_F(Sheet, APasteIsOneStepWithAName) {
    auto* view = sheet("masks", "Scores");
    const Matrix before = numbers("scores");
    at(view, 1, 1);
    paste(view, "9\t8\r\n7\t6\r\n");
    EXPECT_EQ(Matrix(numbers("scores").block(1, 1, 2, 2)), (Matrix{{9, 8}, {7, 6}}));
    EXPECT_EQ(undoName(), "Paste 2 × 2 numbers");
    EXPECT_EQ(chosen(view), QRect(1, 1, 2, 2));
    controller.undo();
    EXPECT_EQ(numbers("scores"), before);
    EXPECT_FALSE(controller.history().undo_name().source.starts_with("Paste"));
}

TEST_F(Sheet, ABlockFillsWhatIsChosenWhereItGoesEvenly) {
    auto* view = sheet("masks", "Scores");
    const Matrix before = numbers("scores");
    view->choose(0, 0, 2, 3);
    paste(view, "0,5");
    EXPECT_EQ(Matrix(numbers("scores").topLeftCorner(2, 3)), Matrix(Matrix::Constant(2, 3, 0.5)));
    EXPECT_EQ(numbers("scores")(2, 0), before(2, 0));
    view->choose(0, 0, 4, 2);
    paste(view, "1\t2\n3\t4");
    EXPECT_EQ(Matrix(numbers("scores").topLeftCorner(4, 2)), (Matrix{{1, 2}, {3, 4}, {1, 2}, {3, 4}}));
    view->choose(0, 0, 3, 2);
    paste(view, "5\t5\n5\t5");
    EXPECT_EQ(numbers("scores")(2, 0), 1) << "three rows aren't twice two";
}

TEST_F(Sheet, ItGrowsWhereTheLabLetsItAndSaysTheRoomElsewhere) {
    auto* view = sheet("masks", "Scores");
    at(view, 1, 1);
    paste(view, "1\t2\t3\t4\t5\n1\t2\t3\t4\t5\n1\t2\t3\t4\t5\n1\t2\t3\t4\t5\n1\t2\t3\t4\t5");
    EXPECT_EQ(numbers("scores").rows(), 6);
    EXPECT_EQ(numbers("scores")(5, 5), 5);
    controller.undo();
    const Matrix before = numbers("scores");
    at(view, 0, 0);
    paste(view, "1\t2\t3\t4\t5\t6");
    EXPECT_EQ(numbers("scores"), before) << "one column more makes it no square";
    EXPECT_TRUE(shows("from here the table has room for 5 × 5"));
    EXPECT_TRUE(shows("Nothing was changed."));
    auto* query = sheet("query-key-playground", "Query");
    paste(query, "1\t2\t3");
    EXPECT_TRUE(shows("room for 1 × 2"));
    EXPECT_EQ(numbers("query").cols(), 2);
}

TEST_F(Sheet, WhatIsWrongInABlockIsNamedAndNothingChanges) {
    auto* view = sheet("masks", "Scores");
    const Matrix before = numbers("scores");
    for (const auto& [text, said] :
         {std::pair{"1\t2\t3\n4\t5\tabc", "Row 2, column 3 of what you pasted: “abc” is not a number."},
          {"1\t2\n3", "Row 2 of what you pasted has another number of cells (1)"},
          {"1\tNaN", "Row 1, column 2 of what you pasted: “NaN” is not a finite number"},
          {"1,234\t5", "marks between its thousands"},
          {"1e99\t5", "right would be"},
          {"", "no numbers in what you pasted"}}) {
        paste(view, text);
        EXPECT_TRUE(shows(said)) << text;
        EXPECT_TRUE(shows("Nothing was changed.")) << text;
        EXPECT_EQ(numbers("scores"), before) << text;
    }
}

TEST_F(Sheet, AVectorTakesAColumn) {
    auto* view = sheet("softmax", "Scores");
    paste(view, "1\n2\n3\n4");
    EXPECT_EQ(numbers("scores").cols(), 4);
    EXPECT_EQ(numbers("scores")(0, 3), 4);
}

TEST_F(Sheet, KeysWalkToTheEdgesAndChoose) {
    auto* view = sheet("masks", "Scores");
    press(view, Qt::Key_Right, Qt::ControlModifier);
    press(view, Qt::Key_Down, Qt::ControlModifier);
    EXPECT_EQ(view->currentIndex(), view->model()->index(4, 4));
    press(view, Qt::Key_Home);
    EXPECT_EQ(view->currentIndex(), view->model()->index(4, 0));
    press(view, Qt::Key_Home, Qt::ControlModifier);
    EXPECT_EQ(view->currentIndex(), view->model()->index(0, 0));
    press(view, Qt::Key_End);
    EXPECT_EQ(view->currentIndex(), view->model()->index(0, 4));
    press(view, Qt::Key_Left, Qt::ShiftModifier);
    press(view, Qt::Key_Down, Qt::ShiftModifier);
    press(view, Qt::Key_Down, Qt::ShiftModifier);
    EXPECT_EQ(chosen(view), QRect(3, 0, 2, 3));
    press(view, Qt::Key_Up, Qt::ShiftModifier);
    EXPECT_EQ(chosen(view), QRect(3, 0, 2, 2));
    EXPECT_TRUE(view->accessibleDescription().startsWith("2 × 2 cells chosen")) << "read to those who don't see it";
    press(view, Qt::Key_End, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_EQ(chosen(view), QRect(4, 0, 1, 5)) << "from the corner where it began";
    press(view, Qt::Key_Left);
    EXPECT_EQ(chosen(view).size(), QSize(1, 1));
    EXPECT_FALSE(view->accessibleDescription().contains("chosen,"));
}

TEST_F(Sheet, F2GoesOnTypingReplacesEscGivesUp) {
    auto* view = sheet("masks", "Scores");
    press(view, Qt::Key_F2);
    auto* editor = view->findChild<QLineEdit*>();
    ASSERT_NE(editor, nullptr);
    QTest::keyClicks(editor, "5");
    EXPECT_EQ(editor->text(), "1.55");
    press(editor, Qt::Key_Escape);
    QTest::qWait(10);
    EXPECT_EQ(numbers("scores")(0, 0), 1.5);
    QTest::keyClicks(view, "7");
    editor = view->findChild<QLineEdit*>();
    ASSERT_NE(editor, nullptr);
    EXPECT_EQ(editor->text(), "7");
    press(editor, Qt::Key_Tab);
    EXPECT_EQ(numbers("scores")(0, 0), 7);
    EXPECT_EQ(view->currentIndex(), view->model()->index(0, 1));
    EXPECT_EQ(undoName(), "Edit Scores");
}

TEST_F(Sheet, AWrongEntryStaysMarkedUntilMendedOrGivenUp) {
    auto* view = sheet("masks", "Scores");
    QTest::keyClicks(view, "a");
    auto* editor = view->findChild<QLineEdit*>();
    ASSERT_NE(editor, nullptr);
    QTest::keyClicks(editor, "bc");
    press(editor, Qt::Key_Return);
    QTest::qWait(10);
    ASSERT_EQ(view->findChild<QLineEdit*>(), editor);
    EXPECT_EQ(editor->text(), "abc");
    EXPECT_TRUE(editor->property("refused").toBool());
    EXPECT_TRUE(shows("“abc” is not a number"));
    press(editor, Qt::Key_Escape);
    QTest::qWait(10);
    EXPECT_EQ(view->findChild<QLineEdit*>(), nullptr);
    EXPECT_FALSE(shows("is not a number"));
    EXPECT_EQ(numbers("scores")(0, 0), 1.5);
    EXPECT_FALSE(controller.text(controller.history().undo_name()).startsWith("Edit"));
    QTest::keyClicks(view, "x");
    editor = view->findChild<QLineEdit*>();
    press(editor, Qt::Key_Return);
    editor->selectAll();
    QTest::keyClicks(editor, "1/4");
    press(editor, Qt::Key_Return);
    EXPECT_EQ(numbers("scores")(0, 0), 0.25);
    EXPECT_FALSE(shows("is not a number"));
    EXPECT_EQ(view->currentIndex(), view->model()->index(1, 0));
}
