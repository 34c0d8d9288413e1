// The form by mouse and keyboard: numbers, chips, tables; what is refused changes nothing.
#include "tests/app/shell_fixture.h"

#include "app/shell/number_body.h"
#include "app/shell/table_body.h"
#include "app/shell/widgets.h"

#include <QClipboard>
#include <QComboBox>
#include <cmath>

using namespace attention;

TEST_F(Window, DraggingTheSliderIsOneUndoStep) {
    auto* slider = named<ValueSlider>("Temperature");
    ASSERT_NE(slider, nullptr);
    slider->setSliderDown(true);
    for (int position = 500; position <= 700; position += 10) slider->setValue(position);
    slider->setSliderDown(false);
    EXPECT_GT(temperature(), 1);
    controller.undo();
    EXPECT_EQ(temperature(), 1);
    EXPECT_FALSE(controller.history().can_undo());
    controller.redo();
    EXPECT_GT(temperature(), 1);
}

TEST_F(Window, TheEndsOfTheSliderAreTheExactLimits) {
    auto* slider = named<ValueSlider>("Temperature");
    slider->setValue(slider->minimum());
    EXPECT_EQ(temperature(), 0);
    slider->setValue(slider->maximum());
    EXPECT_TRUE(std::isinf(temperature()));
}

TEST_F(Window, KeysMoveTheTemperature) {
    auto* slider = named<ValueSlider>("Temperature");
    slider->setFocus(Qt::TabFocusReason);
    QTest::keyClick(slider, Qt::Key_Right);
    EXPECT_DOUBLE_EQ(temperature(), 1.1);
    QTest::keyClick(slider, Qt::Key_Right, Qt::AltModifier);
    EXPECT_DOUBLE_EQ(temperature(), 1.11);
    QTest::keyClick(slider, Qt::Key_Right, Qt::ShiftModifier);
    EXPECT_DOUBLE_EQ(temperature(), 2.2);
    QTest::keyClick(slider, Qt::Key_PageDown);
    EXPECT_DOUBLE_EQ(temperature(), 1.1);
    QTest::keyClick(slider, Qt::Key_Home);
    EXPECT_EQ(temperature(), 0);
    QTest::keyClick(slider, Qt::Key_Right);
    EXPECT_DOUBLE_EQ(temperature(), 0.01);
    QTest::keyClick(slider, Qt::Key_End);
    EXPECT_TRUE(std::isinf(temperature()));
}

TEST_F(Window, NumbersAreTypedWithPointCommaOrInfinity) {
    auto* edit = named<NumberEdit>("Temperature");
    const auto type = [edit](const QString& text) {
        edit->setFocus();
        edit->selectAll();
        QTest::keyClicks(edit, text);
        QTest::keyClick(edit, Qt::Key_Return);
    };
    type("0.5");
    EXPECT_DOUBLE_EQ(temperature(), 0.5);
    type("0,25");
    EXPECT_DOUBLE_EQ(temperature(), 0.25);
    type("inf");
    EXPECT_TRUE(std::isinf(temperature()));
    type("0");
    EXPECT_EQ(temperature(), 0);
}

TEST_F(Window, ARefusedNumberStaysToBeCorrected) {
    auto* edit = named<NumberEdit>("Temperature");
    for (const QString& wrong : {QStringLiteral("abc"), QStringLiteral("-3"), QStringLiteral("1e9")}) {
        edit->setFocus();
        edit->selectAll();
        QTest::keyClicks(edit, wrong);
        QTest::keyClick(edit, Qt::Key_Return);
        EXPECT_EQ(temperature(), 1) << wrong.toStdString();
        EXPECT_EQ(edit->text(), wrong);
        EXPECT_TRUE(edit->refused());
        EXPECT_TRUE(shows(wrong == "abc" ? "is not a number" : "right would be"));
        QTest::keyClick(edit, Qt::Key_Escape);
        EXPECT_EQ(edit->text(), "1");
        EXPECT_FALSE(shows("is not a number"));
    }
    EXPECT_FALSE(controller.history().can_undo());
}

TEST_F(Window, ChipsChooseTheRow) {
    auto* second = named<Button>("Current target token: 小");
    QTest::mouseClick(second, Qt::LeftButton);
    EXPECT_EQ(row(), 1);
    second->setFocus(Qt::TabFocusReason);
    QTest::keyClick(second, Qt::Key_Right);
    EXPECT_EQ(row(), 2);
}

TEST_F(Window, ManyTokensComeAsAList) {
    ASSERT_TRUE(controller.apply(SetValues{largeInput(40), {}}).ok());
    auto* list = named<QComboBox>("Current target token");
    ASSERT_NE(list, nullptr);
    EXPECT_EQ(list->count(), 40);
    list->setFocus();
    QTest::keyClick(list, Qt::Key_Down);
    EXPECT_EQ(row(), 3);
}

TEST_F(Window, CellsAreEditedLikeASpreadsheet) {
    auto* table = named<SheetView>("Scores");
    ASSERT_NE(table, nullptr);
    EXPECT_EQ(table->model()->rowCount(), 1); // the chosen row
    table->setFocus();
    table->setCurrentIndex(table->model()->index(0, 1));
    QTest::keyClick(table, Qt::Key_Return);
    auto* editor = table->findChild<QLineEdit*>();
    ASSERT_NE(editor, nullptr);
    editor->selectAll();
    QTest::keyClicks(editor, "3,5");
    QTest::keyClick(editor, Qt::Key_Return);
    EXPECT_DOUBLE_EQ(scores()(2, 1), 3.5);
    EXPECT_TRUE(controller.history().can_undo());
}

TEST_F(Window, AWrongCellKeepsItsOldValue) {
    auto* table = named<SheetView>("Scores");
    EXPECT_FALSE(table->model()->setData(table->model()->index(0, 0), "much"));
    EXPECT_DOUBLE_EQ(scores()(2, 0), 0.5);
    EXPECT_TRUE(shows("keeps its old value"));
}

TEST_F(Window, BlocksArePastedAndCopiedAsText) {
    auto* table = named<SheetView>("Scores");
    table->setFocus();
    table->setCurrentIndex(table->model()->index(0, 2));
    QApplication::clipboard()->setText("7\t8,5");
    QTest::keyClick(table, Qt::Key_V, Qt::ControlModifier);
    EXPECT_DOUBLE_EQ(scores()(2, 2), 7);
    EXPECT_DOUBLE_EQ(scores()(2, 3), 8.5);
    QApplication::clipboard()->setText("1\tx");
    QTest::keyClick(table, Qt::Key_V, Qt::ControlModifier);
    EXPECT_DOUBLE_EQ(scores()(2, 2), 7);
    EXPECT_TRUE(shows("column 2 of what you pasted"));
    table->selectAll();
    QTest::keyClick(table, Qt::Key_C, Qt::ControlModifier);
    EXPECT_EQ(QApplication::clipboard()->text(), "0.5\t1.2\t7\t8.5\t0.6");
}

TEST_F(Window, AllRowsCanBeShown) {
    auto* table = named<SheetView>("Scores");
    for (auto* button : window.findChildren<Button*>())
        if (button->text() == "All rows" && button->isVisible()) button->click();
    EXPECT_EQ(table->model()->rowCount(), 5);
}

TEST_F(Window, EachParameterHasAWayBack) {
    ASSERT_TRUE(controller.setValue("temperature", 5.0).ok());
    auto* back = named<Button>("Reset Temperature");
    QTest::mouseClick(back, Qt::LeftButton);
    EXPECT_EQ(temperature(), 1);
    EXPECT_FALSE(back->isVisible());
}

TEST_F(Window, ShufflingIsOneStepAndTasksTickThemselves) {
    for (auto* button : window.findChildren<Button*>())
        if (button->text() == "Shuffle my scores") button->click();
    EXPECT_NE(scores()(0, 0), 4);
    controller.undo();
    EXPECT_EQ(scores()(0, 0), 4);
    ASSERT_TRUE(controller.setValue("temperature", 0.5).ok());
    EXPECT_TRUE(controller.isDone(controller.lab(), controller.lab().tasks[0]));
    EXPECT_TRUE(shows("Done: "));
}

TEST_F(Window, AbsentValuesAreEmptyCells) {
    ASSERT_TRUE(controller.setValue("values", Absent{}).ok());
    auto* table = named<SheetView>("Scalar Values");
    ASSERT_NE(table, nullptr);
    EXPECT_EQ(table->model()->columnCount(), 5);
    EXPECT_TRUE(table->model()->index(0, 0).data().toString().isEmpty());
}
