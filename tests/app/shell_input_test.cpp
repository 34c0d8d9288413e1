// The user's own sentences and numbers: previewed while typed, applied in one step, refused without loss.
#include "tests/app/shell_fixture.h"

#include "app/shell/input_dialog.h"

#include <QClipboard>
#include <QComboBox>
#include <QLineEdit>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QTemporaryDir>

using namespace attention;

namespace {

class Input : public Window {
protected:
    Input() : dialog(controller, &window) { dialog.show(); }

    QLineEdit* sentence(const QString& begin) {
        for (auto* edit : dialog.findChildren<QLineEdit*>())
            if (edit->accessibleName().startsWith(begin)) return edit;
        return nullptr;
    }
    void type(QLineEdit* edit, const QString& text) {
        edit->selectAll();
        QTest::keyClick(edit, Qt::Key_Delete);
        QTest::keyClicks(edit, text);
    }
    QPlainTextEdit* table() { return dialog.findChild<QPlainTextEdit*>(); }
    bool says(const QString& part) {
        QTest::qWait(200); // it judges when the typing pauses
        for (const auto* label : dialog.findChildren<TextLabel*>())
            if (label->isVisible() && label->text().contains(part)) return true;
        return false;
    }
    QString file(const QString& name, const QByteArray& bytes) {
        QFile out(folder.filePath(name));
        EXPECT_TRUE(out.open(QIODevice::WriteOnly));
        out.write(bytes);
        return out.fileName();
    }

    QTemporaryDir folder;
    InputDialog dialog;
};

} // namespace

TEST_F(Input, ATableOfAnotherSizeTakesTheOldSentencesAway) {
    dialog.openFile(file("large.csv", "1,2,3,4,5,6,7\n2,3,4,5,6,7,1\n"));
    EXPECT_TRUE(says("2 target tokens × 7 source tokens"));
    EXPECT_EQ(sentence("Source")->text(), "1 2 3 4 5 6 7");
    EXPECT_EQ(sentence("Target")->text(), "1 2");
    type(sentence("Target"), "x y"); // goes on from there
    EXPECT_TRUE(says("2 target tokens × 7 source tokens"));
    dialog.accept();
    EXPECT_EQ(std::get<Sentences>(controller.values().at("target"))[0], (Tokens{"x", "y"}));
    EXPECT_EQ(std::get<Sentences>(controller.values().at("source"))[0].size(), 7U);
}

TEST_F(Input, WordsAndTableAreOneStep) {
    type(sentence("Source"), "a b");
    type(sentence("Target"), "x y z");
    table()->setPlainText("1\t2\n3\t4\n5\t6");
    EXPECT_TRUE(says("3 target tokens × 2 source tokens"));
    dialog.accept();
    EXPECT_EQ(dialog.result(), QDialog::Accepted);
    EXPECT_DOUBLE_EQ(scores()(2, 1), 6);
    EXPECT_EQ(controller.text(controller.history().undo_name()), "New input");
    controller.undo();
    EXPECT_FALSE(controller.history().can_undo());
    EXPECT_EQ(scores().rows(), 5);
}

TEST_F(Input, AWrongCellIsNamedAndNothingIsLost) {
    table()->setPlainText("1 2 3 4 5\n1 2 x 4 5\n1 2 3 4 5\n1 2 3 4 5\n1 2 3 4 5");
    EXPECT_TRUE(says("row 2, column 3"));
    dialog.accept();
    EXPECT_TRUE(dialog.isVisible());
    EXPECT_TRUE(table()->toPlainText().contains("x"));
    EXPECT_EQ(scores()(0, 0), 4);
}

TEST_F(Input, NoTokensAreRefused) {
    type(sentence("Source"), "");
    EXPECT_TRUE(says("no tokens"));
    dialog.accept();
    EXPECT_TRUE(dialog.isVisible());
}

TEST_F(Input, OneTokenWorks) {
    type(sentence("Source"), "one");
    table()->setPlainText("1\n2\n3\n4\n5");
    dialog.accept();
    EXPECT_EQ(scores().cols(), 1);
}

TEST_F(Input, WordsThatDontFitTheTableAreRefusedNotCropped) {
    type(sentence("Source"), "one two");
    table()->setPlainText("1 2 3\n4 5 6\n7 8 9\n1 2 3\n4 5 6");
    EXPECT_TRUE(says("The scores are 5 × 3"));
    dialog.accept();
    EXPECT_TRUE(dialog.isVisible());
    table()->setPlainText("");
    dialog.accept();
    EXPECT_EQ(scores().cols(), 2);
}

TEST_F(Input, EnterInASentenceAppliesNothingButCtrlEnterDoes) {
    type(sentence("Source"), "a b c d e");
    QApplication::setActiveWindow(&dialog);
    QTest::keyClick(sentence("Source"), Qt::Key_Return);
    EXPECT_TRUE(dialog.isVisible());
    EXPECT_FALSE(controller.history().can_undo());
    QTest::keyClick(sentence("Source"), Qt::Key_Return, Qt::ControlModifier);
    EXPECT_FALSE(dialog.isVisible());
    EXPECT_TRUE(controller.history().can_undo());
}

TEST_F(Input, LostValuesAreSaid) {
    type(sentence("Source"), "one");
    table()->setPlainText("1\n2\n3\n4\n5");
    EXPECT_TRUE(says("The Values belong to the old source tokens"));
}

TEST_F(Input, APastedTableIsCalledThat) {
    table()->setPlainText("1 2\n3 x");
    EXPECT_TRUE(says("the pasted table"));
}

TEST_F(Input, AWrongWeightIsNamedByItsTokens) {
    dialog.openFile(file("weights.tsv", "0.9\t0.1\n0.2\t0.8\n"));
    type(sentence("Source"), "le chat");
    type(sentence("Target"), "the cat");
    table()->setPlainText("0.9 0.1\n-0.2 0.8");
    EXPECT_TRUE(says("Weights, cat → le"));
}

TEST_F(Input, WhatWasChosenForOneMatrixIsForgottenWithTheNext) {
    dialog.openFile(file("a.tsv", "0.9\t0.1\n0.2\t0.8\n"));
    QComboBox* axis = nullptr;
    for (auto* box : dialog.findChildren<QComboBox*>())
        if (box->accessibleName() == "Source runs along") axis = box;
    ASSERT_NE(axis, nullptr);
    axis->setCurrentIndex(1);
    emit axis->activated(1);
    dialog.openFile(file("b.tsv", "0.7\t0.3\n0.4\t0.6\n"));
    EXPECT_EQ(axis->currentIndex(), 0);
}

TEST_F(Input, TooManyTokensAreRefusedInASentence) {
    QStringList words;
    for (int i = 0; i < 6000; ++i) words << QString::number(i);
    type(sentence("Source"), "");
    sentence("Source")->setText(words.join(' '));
    emit sentence("Source")->textEdited(words.join(' '));
    table()->setPlainText("");
    EXPECT_TRUE(says("too many"));
}

TEST_F(Input, SavedWeightsAreOpenedToldApartAndSaid) {
    dialog.openFile(file("weights.tsv", "0.9\t0.1\n0.2\t0.8\n0.5\t0.5\n"));
    EXPECT_TRUE(says("3 rows × 2 columns"));
    dialog.accept();
    EXPECT_EQ(dialog.result(), QDialog::Accepted);
    const auto* weights = controller.trace().get<Matrix>("weights");
    ASSERT_NE(weights, nullptr);
    EXPECT_EQ(weights->rows(), 3);
    EXPECT_DOUBLE_EQ((*weights)(0, 0), 0.9);
}

TEST_F(Input, AFileThatIsNoTableSaysSo) {
    dialog.openFile("/no/such/file.npy");
    EXPECT_TRUE(says("/no/such/file.npy"));
}

TEST_F(Input, WordsOfAnotherLengthBeginWithEqualScores) {
    type(sentence("Source"), "The cat drinks milk");
    EXPECT_TRUE(says("all are equal"));
    dialog.accept();
    EXPECT_EQ(controller.trace().get<Tokens>("source")->size(), 4U);
    EXPECT_DOUBLE_EQ(*controller.trace().number("weights.0.3"), 0.25);
}

TEST_F(Input, AListOfAProgramIsATable) {
    type(sentence("Source"), "a b");
    type(sentence("Target"), "x y");
    table()->setPlainText("array([[1., 2.],\n       [3., 4.5]])");
    EXPECT_TRUE(says("2 target tokens × 2 source tokens"));
    dialog.accept();
    EXPECT_EQ(scores(), (Matrix{{1, 2}, {3, 4.5}}));
}

TEST_F(Input, ATokenWithASpaceStaysOne) {
    QApplication::clipboard()->setText("New␣York b"); // no key of a test has the open box
    sentence("Source")->selectAll();
    sentence("Source")->paste();
    type(sentence("Target"), "x y");
    table()->setPlainText("1 2\n3 4");
    dialog.accept();
    const auto& words = std::get<Sentences>(controller.values().at("source"))[0];
    EXPECT_EQ(words, (Tokens{"New York", "b"}));
    InputDialog again(controller, &window);
    again.accept();
    EXPECT_EQ(std::get<Sentences>(controller.values().at("source"))[0], words);
}

/// The sentences say how many columns there are, so that the commas need no guess.
TEST_F(Input, DecimalCommasAreReadAsTheWordsAllow) {
    type(sentence("Source"), "one");
    type(sentence("Target"), "a b c");
    table()->setPlainText("1,5\n2,5\n3,5");
    EXPECT_TRUE(says("3 target tokens × 1 source tokens"));
    type(sentence("Source"), "one two");
    EXPECT_TRUE(says("3 target tokens × 2 source tokens"));
    dialog.accept();
    EXPECT_EQ(scores(), (Matrix{{1, 5}, {2, 5}, {3, 5}}));
}

TEST_F(Input, TheCellsOfASpreadsheetStayCells) {
    const auto copy = [](const QString& text, const QString& html) {
        auto* data = new QMimeData;
        data->setText(text);
        data->setHtml(html);
        QApplication::clipboard()->setMimeData(data);
    };
    const auto paste = [](QWidget* where) {
        where->setFocus();
        QTest::keyClick(where, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClick(where, Qt::Key_V, Qt::ControlModifier);
    };
    copy("1,5\n2,5", "<table><tr><td>1,5</td></tr><tr><td>2,5</td></tr></table>");
    paste(table());
    EXPECT_EQ(table()->toPlainText().trimmed(), "1.5\n2.5");
    copy("chat noir\nle", "<table><tr><td>chat noir</td></tr><tr><td>le</td></tr></table>");
    paste(sentence("Target"));
    EXPECT_EQ(sentence("Target")->text(), "chat␣noir le");
    QApplication::clipboard()->setText("the cat\tsleeps");
    paste(sentence("Source"));
    table()->setPlainText("1 2\n3 4");
    dialog.accept();
    EXPECT_EQ(std::get<Sentences>(controller.values().at("source"))[0], (Tokens{"the cat", "sleeps"}));
    EXPECT_EQ(std::get<Sentences>(controller.values().at("target"))[0], (Tokens{"chat noir", "le"}));
}
