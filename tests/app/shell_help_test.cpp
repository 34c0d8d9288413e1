// The sheet of keys, About, the log, safe mode.
#include "tests/app/shell_fixture.h"

#include "app/render/figure_view.h"
#include "app/shell/about.h"
#include "app/shell/formula_view.h"
#include "app/shell/key_sheet.h"
#include "app/shell/style.h"

#include <QClipboard>
#include <QDir>
#include <QFile>
#include <QLineEdit>
#include <QMenu>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QThread>

using namespace attention;

namespace {

QString wordsIn(const QWidget& dialog) {
    QString words;
    for (const auto* widget : dialog.findChildren<QWidget*>()) words += widget->accessibleName() + u'\n';
    return words;
}

QString logged(const EventLog& log) {
    QFile file(log.file());
    return log.text() + (file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString());
}

} // namespace

TEST_F(Window, SheetShowsEveryKeyInBothLanguages) {
    for (const Language language : {Language::english, Language::chinese}) {
        controller.setLanguage(language);
        const KeySheet sheet(language, &window);
        const QString words = wordsIn(sheet);
        for (const ShortcutLine& line : shortcutTable()) {
            if (line.keys.isEmpty()) continue;
            EXPECT_TRUE(words.contains(keyName(line.keys.first()))) << line.words.source;
            EXPECT_TRUE(words.contains(controller.text(line.words))) << line.words.source;
        }
        for (const auto* table : {&figureKeys(), &tableKeys(), &controlKeys()})
            for (const KeyLine& line : *table) EXPECT_TRUE(words.contains(controller.text(line.words)));
        for (const auto& [keys, meaning] : remoteWords(language)) EXPECT_TRUE(words.contains(meaning + ": " + keys));
        EXPECT_FALSE(words.contains(u'&'));
    }
}

TEST_F(Window, QuestionMarkAndF1OpenTheSheet) {
    for (const Qt::Key key : {Qt::Key_F1, Qt::Key_Question}) {
        QTest::keyClick(&window, key);
        auto* sheet = window.findChild<KeySheet*>();
        ASSERT_NE(sheet, nullptr);
        delete sheet;
    }
    named<QLineEdit>("Search labs")->setFocus();
    QTest::keyClicks(named<QLineEdit>("Search labs"), "?");
    EXPECT_EQ(window.findChild<KeySheet*>(), nullptr); // there it is a letter
}

TEST(Keys, AreCalledAsOnTheKeyboard) {
    EXPECT_EQ(keyName(Qt::CTRL | Qt::Key_PageDown), "Ctrl+Page Down");
    EXPECT_EQ(keyName(Qt::SHIFT | Qt::Key_Right), "Shift+→");
    EXPECT_EQ(keyName(Qt::CTRL | Qt::Key_Plus), "Ctrl++");
    EXPECT_EQ(keyName(Qt::Key_Plus), "+");
    EXPECT_EQ(keyName(Qt::CTRL | Qt::Key_Minus), "Ctrl+−");
    EXPECT_EQ(keyNames(remoteTable()[3].does.front().keys), "1 … 9");
}

TEST(Keys, NoneMeansTwoThings) {
    QList<QKeySequence> seen;
    for (const ShortcutLine& line : shortcutTable())
        for (const QKeySequence& keys : line.keys) {
            EXPECT_FALSE(seen.contains(keys)) << keys.toString().toStdString();
            seen += keys;
        }
    seen.clear();
    for (const RemoteLine& line : remoteTable())
        for (const RemoteKeys& one : line.does)
            for (const QKeySequence& keys : one.keys) {
                EXPECT_FALSE(seen.contains(keys)) << keys.toString().toStdString();
                seen += keys;
            }
}

/// What the sheet says of figures is true: in some figure of some lab the key isn't passed on.
TEST_F(Window, FiguresTakeTheKeysOfTheSheet) {
    QList<QKeySequence> taken;
    for (const Lab* lab : all_labs())
        for (const bool predicting : {false, true}) {
            ASSERT_TRUE(controller.apply(SelectLab{lab->id}).ok());
            if (lab->id == "alignment-heatmap" && !predicting)
                (void)controller.apply(SetValues{largeInput(60), {}}).ok();
            if (predicting && !controller.apply(Predict{}).ok()) continue;
            QTest::qWait(5);
            for (auto* figure : window.findChildren<FigureView*>())
                for (const KeyLine& line : figureKeys())
                    for (const QKeySequence& keys : line.keys) {
                        if (taken.contains(keys)) continue;
                        figure->setFocus(Qt::TabFocusReason);
                        const QKeyCombination key = keys[0];
                        QKeyEvent press(QEvent::KeyPress, key.key(), key.keyboardModifiers());
                        press.ignore();
                        QCoreApplication::sendEvent(figure, &press);
                        if (press.isAccepted()) taken += keys;
                        if (auto* edit = figure->findChild<QLineEdit*>()) delete edit;
                    }
        }
    for (const KeyLine& line : figureKeys())
        for (const QKeySequence& keys : line.keys) EXPECT_TRUE(taken.contains(keys)) << keys.toString().toStdString();
}

TEST_F(Window, MenuLeadsToEverything) {
    auto* menu = named<Button>("Menu");
    menu->click();
    auto* popup = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    ASSERT_NE(popup, nullptr);
    QStringList entries;
    for (const QAction* action : popup->actions()) entries += action->text().section(u'\t', 0, 0);
    popup->close();
    for (const char* wanted :
         {"In front of a class", "Settings…", "Keyboard shortcuts", "Show or hide the guide", "About Attention Lab"})
        EXPECT_TRUE(entries.contains(QString::fromUtf8(wanted))) << wanted;
    window.perform(Shortcut::guide);
    EXPECT_TRUE(window.settings().guide);
    window.perform(Shortcut::guide);
    EXPECT_FALSE(window.settings().guide);
}

TEST_F(Window, AboutNamesVersionsAndLicences) {
    const QString about = aboutLines().join(u'\n');
    for (const char* part :
         {"Attention Lab 0", "Qt 6.", "QCustomPlot 2", "MathJax 3", "Eigen 3", "JSON for Modern C++ 3", "CLI11 ",
          "SIL Open Font License 1.1", "Fonts: ", "Compiler: ", "GPL-3.0-or-later", "Apache-2.0", "MPL-2.0", "MIT"})
        EXPECT_TRUE(about.contains(QLatin1String(part))) << part << " in\n" << about.toStdString();
    AboutDialog dialog(nullptr, &window);
    dialog.show();
    named<Button>("Copy versions", &dialog)->click();
    EXPECT_EQ(QApplication::clipboard()->text(), about);
}

// ---- the log -------------------------------------------------------------------------------------

TEST(Log, HoldsNothingThatTheUserWrote) {
    const QTemporaryDir folder;
    const QString secret = QStringLiteral("Geheimnis7319");
    const std::string word = secret.toStdString();
    EventLog log(folder.filePath("events.log"));
    log.takeQtMessages();
    log.noteStart(false, 100);
    {
        SessionController controller(Language::english, Theme::light);
        MainWindow window(controller, {}, &log);
        window.show();
        Values mine = largeInput(3);
        mine["source"] = Sentences(Tokens{word, "b", "c"});
        mine["scores"] = Matrices(Matrix::Constant(3, 3, 7319.25));
        EXPECT_TRUE(controller.apply(SetValues{mine, word}).ok());
        (void)controller.apply(SelectLab{word}).ok();
        (void)controller.apply(ChoosePreset{word}).ok();
        (void)controller.apply(RunCommand{word, 7319}).ok();
        (void)controller.apply(SetValues{{{word, 7319.0}}, {}}).ok();
        (void)controller.apply(SelectLab{"qkv-by-hand"}).ok();
        (void)controller.apply(Predict{}).ok();
        (void)controller.apply(TypeAnswer{"dots.0.0", word}).ok();
        (void)controller.apply(TypeAnswer{word, word}).ok();
        (void)controller.apply(Guess{{{word, 7319.0}}, word}).ok();
        window.openFile(folder.filePath(secret + ".json"));
        QFile broken(folder.filePath(secret + "2.json"));
        ASSERT_TRUE(broken.open(QIODevice::WriteOnly));
        broken.write("{\"attention-lab-session\": \"" + secret.toUtf8() + "\"}");
        broken.close();
        window.openFile(broken.fileName());
        for (auto* edit : window.findChildren<QLineEdit*>()) {
            edit->setText(secret);
            QTest::keyClick(edit, Qt::Key_Return);
        }
        qWarning() << secret;
        qWarning() << "QFile::open:" << secret << "isn't there";
        qWarning("Qt%s::%s: no", "Geheimnis", "7319 said");
    }
    const QString text = logged(log);
    EXPECT_FALSE(text.contains("7319")) << text.toStdString();
    EXPECT_FALSE(text.contains("Geheim")) << text.toStdString();
    EXPECT_FALSE(text.contains(folder.path())) << text.toStdString();
    // … and yet it tells the story
    EXPECT_TRUE(text.contains("start " + QDate::currentDate().toString(Qt::ISODate))) << "which day it was";
    for (const char* part : {"start", "Qt 6", "screen ", "scale 100", "set", "lab qkv-by-hand", "predict", "type",
                             "lab refused: UNKNOWN_LAB", "preset refused: UNKNOWN_PRESET", "warning QFile::open"})
        EXPECT_TRUE(text.contains(QLatin1String(part))) << part << " in\n" << text.toStdString();
}

TEST(Log, IsWrittenInUtf8AndSaysWhyAFileWasRefused) {
    const QTemporaryDir folder;
    EventLog log(folder.filePath("events.log"));
    log.note("command", "Open…");
    SessionController controller(Language::english, Theme::light);
    MainWindow window(controller, {}, &log);
    window.openFile(folder.filePath("gone.attention"));
    EXPECT_EQ(logged(log).count(QStringLiteral("command Open…")), 2) << "in memory and in the file";
    EXPECT_TRUE(logged(log).contains(QStringLiteral("file refused: UNREADABLE")));
}

TEST(Log, StaysSmall) {
    const QTemporaryDir folder;
    {
        EventLog log(folder.filePath("events.log"));
        for (int i = 0; i < 12000; ++i) log.note("an event of the program", "with a name");
        EXPECT_LT(log.text().size(), 40000);
        EXPECT_LT(QFileInfo(log.file()).size(), 300 * 1024);
    }
    const EventLog next(folder.filePath("events.log"));
    EXPECT_FALSE(QFile::exists(next.file()));
    EXPECT_TRUE(QFile::exists(next.file() + ".old"));
}

TEST(Log, IsInMemoryAloneWhereSettingsAreIgnored) {
    EXPECT_TRUE(logFile().isEmpty());
}

// ---- safe mode -----------------------------------------------------------------------------------

TEST_F(Window, SafeModeIsSaidAndFormulasArePlainText) {
    controller.typesetter().setOff();
    window.sayItIsSafe();
    EXPECT_TRUE(shows("Safe mode"));
    ASSERT_TRUE(controller.apply(SelectLab{"qkv-by-hand"}).ok());
    QTest::qWait(300);
    int formulas = 0;
    for (const auto* formula : window.findChildren<FormulaView*>()) {
        if (!formula->isVisible() || formula->text().isEmpty()) continue;
        ++formulas;
        EXPECT_FALSE(formula->isTypeset());
    }
    EXPECT_GT(formulas, 0);
    for (const auto* thread : controller.typesetter().findChildren<QThread*>()) EXPECT_FALSE(thread->isRunning());
}
