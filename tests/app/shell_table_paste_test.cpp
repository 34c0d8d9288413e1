// Blocks of other shapes than the table, of other marks than ours; and what is said about them.
#include "tests/app/sheet_fixture.h"

#include "app/shell/number_body.h"

#include <QLineEdit>
#include <QMimeData>

class SheetPaste : public Sheet {
protected:
    /// The same, with only the chosen row to be seen.
    SheetView* oneRow(const char* lab, const QString& name) {
        auto* view = sheet(lab, name);
        for (auto* button : window.findChildren<Button*>())
            if (button->text() == "Chosen row only" && button->isVisible()) button->click();
        view->setFocus();
        at(view, 0, 0);
        return view;
    }
    /// In red beside the table, as what was refused is.
    bool refuses(SheetView* view, const QString& part) const {
        for (const auto* label : view->parentWidget()->parentWidget()->findChildren<TextLabel*>())
            if (label->isVisible() && label->text().contains(part)) return true;
        return false;
    }
};

TEST_F(SheetPaste, AColumnOfDecimalCommasGoesWhereAColumnGoes) {
    auto* view = sheet("masks", "Scores");
    at(view, 0, 4); // one column is left
    paste(view, "1,5\n2,5\n3,5");
    EXPECT_EQ(numbers("scores")(2, 4), 3.5);
    EXPECT_TRUE(shows("The commas were read as decimal marks."));
    QTest::qWait(40);
    at(view, 0, 0);
    paste(view, "0,5\n0,75\n0,9");
    EXPECT_EQ(numbers("scores")(1, 0), 0.75);
    QTest::qWait(40);
    EXPECT_FALSE(shows("The commas were read")) << "nobody writes two numbers so";
    view->choose(0, 1, 3, 1);
    paste(view, "1,5\n2,5\n3,5");
    EXPECT_EQ(numbers("scores")(2, 1), 3.5);
    at(view, 0, 0);
    paste(view, "1,5\n2,6\n3,7");
    EXPECT_EQ(numbers("scores")(2, 1), 7);
    EXPECT_TRUE(shows("read as parting two columns"));
    auto* vector = sheet("softmax", "Scores");
    paste(vector, "1,5\n2,5\n3,5");
    EXPECT_EQ(numbers("scores"), (Matrix{{1.5, 2.5, 3.5}}));
}

/// A row for a column, a column for a row; a block is what it is.
TEST_F(SheetPaste, ALineIsTurnedWhereItFitsTurned) {
    auto* view = sheet("query-key-playground", "Values");
    ASSERT_EQ(view->model()->columnCount(), 1);
    paste(view, "1\t2\t3");
    EXPECT_EQ(Matrix(numbers("values").topRows(3)), (Matrix{{1}, {2}, {3}}));
    EXPECT_EQ(chosen(view), QRect(0, 0, 1, 3));
    auto* vector = sheet("softmax", "Scores");
    paste(vector, "4\n5\n6");
    EXPECT_EQ(Matrix(numbers("scores").leftCols(3)), (Matrix{{4, 5, 6}}));
}

TEST_F(SheetPaste, WordsThatAreMissingAreAddedAsTheMenuAddsThem) {
    auto* view = sheet("alignment-heatmap", "Scores");
    const Matrix before = numbers("scores");
    const Tokens words = tokens("source");
    at(view, int(before.rows()) - 1, int(before.cols()) - 1);
    paste(view, "1\t2\n3\t4");
    ASSERT_EQ(numbers("scores").rows(), before.rows() + 1);
    ASSERT_EQ(numbers("scores").cols(), before.cols() + 1);
    EXPECT_EQ(Matrix(numbers("scores").bottomRightCorner(2, 2)), (Matrix{{1, 2}, {3, 4}}));
    EXPECT_EQ(tokens("source").size(), words.size() + 1);
    EXPECT_EQ(tokens("source").front(), words.front());
    EXPECT_EQ(tokens("source").back(), std::to_string(words.size() + 1));
    EXPECT_EQ(undoName(), "Paste 2 × 2 numbers");
    EXPECT_EQ(chosen(view), QRect(int(before.cols()) - 1, int(before.rows()) - 1, 2, 2));
    controller.undo();
    EXPECT_EQ(numbers("scores"), before);
    EXPECT_EQ(tokens("source"), words);
}

TEST_F(SheetPaste, WhereOneRowIsShownSeveralAreFilled) {
    auto* view = oneRow("query-key-playground", "Keys");
    ASSERT_EQ(view->model()->rowCount(), 1);
    ASSERT_TRUE(controller.setValue("position", std::int64_t{1}).ok());
    QTest::qWait(5);
    at(view, 0, 0);
    const Matrix before = numbers("keys");
    paste(view, "7\t8");
    EXPECT_EQ(view->model()->rowCount(), 1) << "one row is one row";
    EXPECT_EQ(numbers("keys")(1, 1), 8);
    paste(view, "1\t2\n3\t4");
    EXPECT_EQ(Matrix(numbers("keys").middleRows(1, 2)), (Matrix{{1, 2}, {3, 4}}));
    EXPECT_EQ(numbers("keys").row(0), before.row(0));
    EXPECT_EQ(view->model()->rowCount(), 4) << "so that what was pasted is seen";
    EXPECT_EQ(chosen(view), QRect(0, 1, 2, 2));
}

TEST_F(SheetPaste, HowLargeItMayBeIsSaidOnce) {
    auto* view = sheet("query-key-playground", "Keys");
    QStringList rows;
    for (int i = 0; i < 9; ++i) rows.append("1\t2");
    paste(view, rows.join('\n'));
    EXPECT_TRUE(refuses(view, "What you pasted is 9 × 2."));
    EXPECT_TRUE(refuses(view, "it takes up to 8"));
    EXPECT_FALSE(refuses(view, "room for"));
    paste(view, "1\t2\t3");
    EXPECT_TRUE(refuses(view, "room for 4 × 2"));
}

/// What was taken isn't said in red, and moves nothing on the page.
TEST_F(SheetPaste, NewsAreNoRefusals) {
    auto* view = sheet("masks", "Scores");
    QTest::qWait(40);
    const int place = view->mapTo(&window, QPoint(0, 0)).y();
    const int high = view->parentWidget()->parentWidget()->height();
    paste(view, "\ta\tb\nx\t1\t2\ny\t3\t4");
    EXPECT_EQ(numbers("scores")(1, 1), 4);
    EXPECT_TRUE(shows("were left out"));
    EXPECT_FALSE(refuses(view, "were left out"));
    QTest::qWait(20);
    EXPECT_EQ(view->mapTo(&window, QPoint(0, 0)).y(), place);
    EXPECT_EQ(view->parentWidget()->parentWidget()->height(), high);
}

/// Typed or pasted alone, a number is read the same; what a comma was taken for is said.
TEST_F(SheetPaste, OneNumberIsReadTypedAsPasted) {
    auto* view = sheet("masks", "Scores");
    for (const auto& [text, value] : {std::pair{"1,234", 1.234},
                                      {"0,5", 0.5},
                                      {"-1,5", -1.5},
                                      {"2√3", 2 * std::sqrt(3)},
                                      {"sqrt(2)", std::sqrt(2)},
                                      {"1/3", 1 / 3.0},
                                      {"25 %", 0.25}}) {
        at(view, 0, 0);
        paste(view, QString::fromUtf8(text));
        EXPECT_EQ(numbers("scores")(0, 0), value) << text;
        const bool told = QLatin1String(text) == QLatin1String("1,234");
        EXPECT_EQ(shows("decimal mark"), told) << text;
        controller.undo();
        QTest::qWait(40);
        at(view, 0, 0);
        press(view, Qt::Key_F2);
        auto* editor = view->findChild<QLineEdit*>();
        ASSERT_NE(editor, nullptr);
        editor->setText(QString::fromUtf8(text));
        press(editor, Qt::Key_Return);
        EXPECT_EQ(numbers("scores")(0, 0), value) << text;
        EXPECT_EQ(shows("“1,234” was read as 1.234; the comma is a decimal mark."), told) << text;
        controller.undo();
        QTest::qWait(40);
    }
    (void)controller.apply(SelectLab{"alignment-heatmap"}).ok();
    QTest::qWait(40);
    auto* temperature = named<EntryEdit>("Temperature");
    ASSERT_NE(temperature, nullptr);
    temperature->setFocus();
    temperature->selectAll();
    QTest::keyClicks(temperature, "1,234");
    press(temperature, Qt::Key_Return);
    EXPECT_EQ(std::get<double>(controller.values().at("temperature")), 1.234);
    EXPECT_TRUE(shows("“1,234” was read as 1.234"));
}

TEST_F(SheetPaste, AnEmptiedCellKeepsItsNumberAndAWrongOneIsNamed) {
    auto* view = sheet("masks", "Scores");
    press(view, Qt::Key_F2);
    auto* editor = view->findChild<QLineEdit*>();
    ASSERT_NE(editor, nullptr);
    editor->setText(" ");
    press(editor, Qt::Key_Return);
    QTest::qWait(5);
    EXPECT_EQ(view->findChild<QLineEdit*>(), nullptr);
    EXPECT_EQ(numbers("scores")(0, 0), 1.5);
    EXPECT_FALSE(shows("not a number"));
    at(view, 1, 2);
    QTest::keyClicks(view, "a");
    editor = view->findChild<QLineEdit*>();
    ASSERT_NE(editor, nullptr);
    QTest::keyClicks(editor, "bc");
    press(editor, Qt::Key_Return);
    const QString row = QString::fromStdString(tokens("tokens")[1]);
    const QString column = QString::fromStdString(tokens("tokens")[2]);
    EXPECT_TRUE(shows(QStringLiteral("Scores, %1 → %2: “abc” is not a number").arg(row, column)));
}
