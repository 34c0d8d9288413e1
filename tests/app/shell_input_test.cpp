// The user's own sentences and numbers: previewed while typed, applied in one step, refused without loss.
#include "tests/app/shell_fixture.h"

#include "app/shell/export_dialog.h"
#include "app/shell/input_dialog.h"

#include <QLineEdit>
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
    EXPECT_TRUE(says("C2"));
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
    dialog.accept();
    EXPECT_EQ(scores().cols(), 1);
}

TEST_F(Input, TooManyTokensAreRefusedInASentence) {
    QStringList words;
    for (int i = 0; i < 6000; ++i) words << QString::number(i);
    type(sentence("Source"), "");
    sentence("Source")->setText(words.join(' '));
    emit sentence("Source")->textEdited(words.join(' '));
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

TEST_F(Input, AFigureIsWrittenWhole) {
    ExportDialog exported(controller, &window);
    exported.show();
    const QString path = folder.filePath("a.svg");
    EXPECT_FALSE(exported.save(folder.filePath("a.xyz")));
    EXPECT_TRUE(exported.isVisible());
    EXPECT_TRUE(exported.save(path));
    QFile written(path);
    ASSERT_TRUE(written.open(QIODevice::ReadOnly));
    EXPECT_TRUE(written.readAll().contains("data-path=\"weights.2.1\""));
}
