// Files in the window: what is saved, opened, asked, kept for the case of a crash, and locked for students.
#include "tests/app/shell_fixture.h"

#include "app/shell/files.h"
#include "app/shell/form.h"
#include "app/shell/notice.h"
#include "app/shell/pick_body.h"
#include "app/shell/question.h"
#include "app/shell/students_dialog.h"
#include "app/shell/widgets.h"
#include "core/io/file.h"

#include <QDir>
#include <QFileDialog>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QSettings>
#include <QTemporaryDir>

using namespace attention;

namespace {

class FilesTest : public Window {
protected:
    QString at(const QString& name) const { return folder.filePath(name); }

    /// The status line and all else that is written for people.
    bool says(const QString& part) const {
        for (const auto* label : window.findChildren<TextLabel*>())
            if (label->isVisible() && label->text().contains(part)) return true;
        return false;
    }

    /// Answers the file dialog that is open.
    void chooseFile(const QString& path) {
        auto* dialog = window.findChild<QFileDialog*>();
        ASSERT_NE(dialog, nullptr);
        emit dialog->fileSelected(path);
        delete dialog;
    }

    void saveAs(const QString& path) {
        window.perform(Shortcut::saveAs);
        chooseFile(path);
    }

    Question* question() const { return window.findChild<Question*>(); }

    void answer(const QString& button) {
        ASSERT_NE(question(), nullptr);
        for (auto* one : question()->findChildren<Button*>())
            if (one->text() == button) QTest::mouseClick(one, Qt::LeftButton);
        QTest::qWait(10);
    }

    Session fileAt(const QString& path) const {
        const auto bytes = read_file(path.toStdString());
        EXPECT_TRUE(bytes.ok()) << path.toStdString();
        auto session = session_from_json(bytes ? *bytes : std::string());
        EXPECT_TRUE(session.ok());
        return session ? *session : Session{};
    }

    Button* button(const QString& text) const {
        for (auto* one : window.findChildren<Button*>())
            if (one->isVisible() && one->text() == text) return one;
        ADD_FAILURE() << "no visible button: " << text.toStdString();
        return named<Button>("File");
    }

    QMenu* fileMenu() const { return named<Button>("File")->menu(); }
    QStringList recent() const {
        auto* menu = fileMenu()->actions()[1]->menu();
        emit menu->aboutToShow();
        QStringList names;
        for (const QAction* action : menu->actions())
            if (!action->isSeparator()) names.append(action->text());
        return names;
    }
    void chooseRecent(const QString& name) {
        auto* menu = fileMenu()->actions()[1]->menu();
        emit menu->aboutToShow();
        for (QAction* action : menu->actions())
            if (action->text() == name) return action->trigger();
        ADD_FAILURE() << "not in the list: " << name.toStdString();
    }

    QTemporaryDir folder;
};

/// A window that keeps what isn't saved.
struct OneRun {
    explicit OneRun(const QString& folder) : controller(Language::english, Theme::light) {
        Settings settings;
        settings.kept = folder;
        window = std::make_unique<MainWindow>(controller, settings);
        window->resize(1280, 720);
        window->show();
    }
    Notice* notice(const QString& words) const {
        for (auto* one : window->findChildren<Notice*>())
            for (const auto* label : one->findChildren<TextLabel*>())
                if (one->isVisibleTo(window.get()) && label->text().contains(words)) return one;
        return nullptr;
    }
    bool set(double temperature) { return controller.setValue("temperature", temperature).ok(); }
    double temperature() const { return std::get<double>(controller.values().at("temperature")); }

    SessionController controller;
    std::unique_ptr<MainWindow> window;
};

bool comes(const QString& folder, int files) {
    return QTest::qWaitFor([&] { return QDir(folder).entryList({"*.json"}, QDir::Files).size() == files; }, 3000);
}

} // namespace

TEST_F(FilesTest, SavesUnderANameAndAgainUnderTheSame) {
    ASSERT_TRUE(controller.setValue("temperature", 0.5).ok());
    QTest::keyClick(&window, Qt::Key_S, Qt::ControlModifier); // it has no name yet
    chooseFile(at("mine.attention"));
    EXPECT_EQ(fileAt(at("mine.attention")), controller.session());
    EXPECT_TRUE(says("Saved as"));
    EXPECT_TRUE(window.windowTitle().startsWith("mine.attention[*]")) << window.windowTitle().toStdString();
    EXPECT_FALSE(window.isWindowModified());
    ASSERT_TRUE(controller.setValue("temperature", 3.0).ok());
    EXPECT_TRUE(window.isWindowModified());
    controller.undo();
    EXPECT_FALSE(window.isWindowModified()) << "as in the file again";
    ASSERT_TRUE(controller.apply(SelectLab{"softmax"}).ok());
    EXPECT_FALSE(window.isWindowModified()) << "to look at another lab is nothing to save";
    ASSERT_TRUE(controller.apply(SelectLab{"alignment-heatmap"}).ok());
    ASSERT_TRUE(controller.setValue("temperature", 4.0).ok());
    QTest::keyClick(&window, Qt::Key_S, Qt::ControlModifier);
    EXPECT_EQ(window.findChild<QFileDialog*>(), nullptr);
    EXPECT_FALSE(window.isWindowModified());
    EXPECT_EQ(fileAt(at("mine.attention")), controller.session());
    QTest::keyClick(&window, Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
    chooseFile(at("other.attention"));
    EXPECT_TRUE(window.windowTitle().startsWith("other.attention"));
}

TEST_F(FilesTest, ASaveThatFailsSaysWhyAndLosesNothing) {
    ASSERT_TRUE(controller.setValue("temperature", 0.5).ok());
    saveAs(at("gone/mine.attention"));
    EXPECT_TRUE(says("couldn't be written"));
    EXPECT_EQ(temperature(), 0.5);
    EXPECT_EQ(window.windowTitle(), "Untitled[*] – Attention Lab");
}

TEST_F(FilesTest, WhatAnotherWindowSavedIsNotWrittenOver) {
    saveAs(at("a.attention"));
    ASSERT_TRUE(controller.setValue("temperature", 0.5).ok());
    const Session theirs = *reduce(initial_session(), SetValues{{{"temperature", 9.0}}, {}});
    QTest::qWait(20);
    ASSERT_TRUE(write_file(at("a.attention").toStdString(), session_to_json(theirs)).ok());
    window.perform(Shortcut::save);
    EXPECT_TRUE(says("changed elsewhere"));
    EXPECT_EQ(fileAt(at("a.attention")), theirs);
    EXPECT_TRUE(window.isWindowModified());
    saveAs(at("a.attention")); // knowingly
    EXPECT_EQ(fileAt(at("a.attention")), controller.session());
}

TEST_F(FilesTest, DataInALabWithoutOwnInputAreExplained) {
    ASSERT_TRUE(controller.apply(SelectLab{"masks"}).ok());
    ASSERT_TRUE(write_file(at("a.csv").toStdString(), "1,2\n3,4\n").ok());
    window.openFile(at("a.csv"));
    EXPECT_TRUE(says("“a.csv” is no session."));
}

TEST_F(FilesTest, OpeningAsksBeforeChangesAreLost) {
    saveAs(at("a.attention"));
    ASSERT_TRUE(controller.setValue("temperature", 0.5).ok());
    saveAs(at("b.attention"));
    ASSERT_TRUE(controller.setValue("temperature", 7.0).ok());
    window.openFile(at("a.attention"));
    answer("Cancel");
    EXPECT_EQ(temperature(), 7);
    window.openFile(at("a.attention"));
    answer("Save");
    EXPECT_EQ(temperature(), 1);
    EXPECT_TRUE(window.windowTitle().startsWith("a.attention"));
    EXPECT_FALSE(controller.history().can_undo()) << "undo doesn't lead into another file";
    window.openFile(at("b.attention"));
    EXPECT_EQ(temperature(), 7);
    ASSERT_TRUE(controller.setValue("temperature", 9.0).ok());
    window.openFile(at("a.attention"));
    answer("Don't save");
    window.openFile(at("b.attention"));
    EXPECT_EQ(temperature(), 7);
}

TEST_F(FilesTest, ClosingAsksOnlyForWhatIsInAFile) {
    saveAs(at("a.attention"));
    ASSERT_TRUE(controller.setValue("temperature", 0.5).ok());
    window.close();
    EXPECT_TRUE(window.isVisible());
    QTest::keyClick(question(), Qt::Key_Escape);
    QTest::qWait(10);
    EXPECT_TRUE(window.isVisible());
    window.close();
    QTest::keyClick(question(), Qt::Key_Return); // the default is to save
    QTest::qWait(10);
    EXPECT_FALSE(window.isVisible());
    EXPECT_EQ(fileAt(at("a.attention")), controller.session());
}

TEST_F(FilesTest, ASaveThatFailsKeepsTheWindowOpen) {
    QDir(folder.path()).mkdir("stick");
    saveAs(at("stick/a.attention"));
    ASSERT_TRUE(controller.setValue("temperature", 0.5).ok());
    QDir(at("stick")).removeRecursively();
    window.close();
    answer("Save");
    ASSERT_NE(question(), nullptr);
    EXPECT_TRUE(question()->isVisible());
    EXPECT_TRUE(window.isVisible());
    EXPECT_TRUE(question()->accessibleDescription().contains("couldn't be written"));
    answer("Don't save");
    EXPECT_FALSE(window.isVisible());
}

TEST_F(FilesTest, WhoOnlyPlayedIsNotAsked) {
    ASSERT_TRUE(controller.setValue("temperature", 0.5).ok());
    window.close();
    EXPECT_FALSE(window.isVisible());
}

TEST_F(FilesTest, RecentFilesComeLatestFirstAndGoWhenTheyAreGone) {
    for (int i = 0; i < 12; ++i) saveAs(at(QString("s%1.attention").arg(i)));
    QStringList names = recent();
    ASSERT_EQ(names.size(), 11) << "ten, and “Clear list”";
    EXPECT_EQ(names[0], "s11.attention");
    EXPECT_EQ(names[9], "s2.attention");
    chooseRecent("s5.attention");
    EXPECT_EQ(recent()[0], "s5.attention");
    QFile::remove(at("s7.attention"));
    chooseRecent("s7.attention");
    EXPECT_TRUE(says("is no longer there"));
    EXPECT_FALSE(recent().contains("s7.attention"));
    chooseRecent("Clear list");
    EXPECT_EQ(recent().size(), 1);
}

TEST_F(FilesTest, RecentFilesAreRememberedAtOnce) {
    const QSettings::Format format = QSettings::NativeFormat;
    QSettings::setPath(format, QSettings::UserScope, folder.path());
    qunsetenv("ATTENTION_LAB_NO_SETTINGS");
    saveRecent({"/a", "/b"});
    const Settings settings = loadSettings();
    qputenv("ATTENTION_LAB_NO_SETTINGS", "1");
    EXPECT_EQ(settings.recent, QStringList({"/a", "/b"}));
    EXPECT_FALSE(settings.kept.isEmpty());
    EXPECT_TRUE(loadSettings().kept.isEmpty()) << "tests don't touch a home";
}

TEST_F(FilesTest, AFigureBringsItsLabAndCanBeUndone) {
    ASSERT_TRUE(controller.apply(SelectLab{"softmax"}).ok());
    ASSERT_TRUE(controller.setValue("temperature", 3.0).ok());
    ASSERT_TRUE(controller.apply(SelectLab{"masks"}).ok());
    ASSERT_TRUE(write_file(at("f.json").toStdString(),
                           R"({"lab":"alignment-heatmap","params":{"temperature":0.5},"figure":{}})")
                    .ok());
    window.openFile(at("f.json"));
    EXPECT_EQ(controller.lab().id, "alignment-heatmap");
    EXPECT_EQ(temperature(), 0.5);
    EXPECT_EQ(window.windowTitle(), "Untitled[*] – Attention Lab") << "saving must not write over the figure";
    ASSERT_TRUE(controller.apply(SelectLab{"softmax"}).ok());
    EXPECT_EQ(temperature(), 3) << "the other labs stay as they are";
    controller.undo();
    controller.undo();
    EXPECT_EQ(controller.lab().id, "masks");
}

// ---- kept for the case of a crash -----------------------------------------------------------

TEST_F(FilesTest, WhatAKilledRunHadOpenIsOfferedAndRestored) {
    {
        OneRun run(at("kept"));
        ASSERT_TRUE(run.set(0.5));
        ASSERT_TRUE(comes(at("kept"), 1)) << "written once the hand rests";
    } // without closing
    OneRun run(at("kept"));
    Notice* notice = run.notice("closed unexpectedly");
    ASSERT_NE(notice, nullptr);
    EXPECT_EQ(run.temperature(), 1) << "nothing comes unasked";
    {
        OneRun other(at("kept"));
        EXPECT_EQ(other.notice("closed unexpectedly"), nullptr) << "one window offers it";
    }
    emit notice->chosen(0);
    EXPECT_EQ(run.temperature(), 0.5);
    EXPECT_FALSE(notice->isVisible());
    EXPECT_TRUE(comes(at("kept"), 1)) << "now as this run's";
    run.window->close();
    EXPECT_EQ(QDir(at("kept")).entryList({"*.json"}, QDir::Files).size(), 1);
    EXPECT_EQ(QDir(at("kept")).entryList({"last-*.json"}, QDir::Files).size(), 1);
}

TEST_F(FilesTest, WhatIsRestoredKnowsItsFile) {
    {
        OneRun run(at("kept"));
        ASSERT_TRUE(write_file(at("a.attention").toStdString(), session_to_json(run.controller.session())).ok());
        run.window->openFile(at("a.attention"));
        ASSERT_TRUE(run.set(0.5));
        ASSERT_TRUE(comes(at("kept"), 1));
    }
    OneRun run(at("kept"));
    Notice* notice = run.notice("a.attention");
    ASSERT_NE(notice, nullptr);
    emit notice->chosen(0);
    EXPECT_TRUE(run.window->windowTitle().startsWith("a.attention"));
    EXPECT_TRUE(run.window->isWindowModified());
    run.window->perform(Shortcut::save);
    EXPECT_EQ(fileAt(at("a.attention")), run.controller.session());
    EXPECT_TRUE(comes(at("kept"), 0)) << "all is saved";
}

TEST_F(FilesTest, SeveralAreOfferedOneAfterTheOther) {
    for (const double temperature : {2.0, 3.0}) {
        OneRun run(at("kept"));
        ASSERT_TRUE(run.set(temperature));
        ASSERT_TRUE(comes(at("kept"), temperature == 2 ? 1 : 2));
        QTest::qWait(20); // so that the second is the newer one
    }
    OneRun run(at("kept"));
    Notice* notice = run.notice("closed unexpectedly");
    ASSERT_NE(notice, nullptr);
    emit notice->chosen(1);
    EXPECT_TRUE(comes(at("kept"), 1)) << "the newest was discarded";
    ASSERT_TRUE(notice->isVisible());
    emit notice->chosen(0);
    EXPECT_EQ(run.temperature(), 2);
}

TEST_F(FilesTest, AnEndAsItShouldLeavesOnlyWhatWasPlayedLast) {
    {
        OneRun run(at("kept"));
        ASSERT_TRUE(run.set(0.5));
        ASSERT_TRUE(comes(at("kept"), 1));
        run.window->close();
    }
    EXPECT_TRUE(QDir(at("kept")).entryList({"*.lock"}, QDir::Files).isEmpty());
    OneRun run(at("kept"));
    EXPECT_EQ(run.notice("closed unexpectedly"), nullptr);
    for (auto* menu : run.window->findChildren<QMenu*>())
        for (QAction* action : menu->actions())
            if (action->text().startsWith("Not saved: ")) {
                action->trigger();
                EXPECT_EQ(run.temperature(), 0.5);
                return;
            }
    ADD_FAILURE() << "what was open last isn't in the menu";
}

TEST_F(FilesTest, TheFiveLatestThatWereNeverSavedStayUntilTheyAreSaved) {
    const auto play = [&](double temperature) {
        OneRun run(at("kept"));
        ASSERT_TRUE(run.set(temperature));
        run.window->close();
    };
    for (int i = 0; i < 7; ++i) play(2 + i);
    play(6); // is there already
    OneRun run(at("kept"));
    const auto unsaved = [&] {
        QList<QAction*> all;
        for (auto* menu : run.window->findChildren<QMenu*>()) {
            const auto before = menu->actions();
            if (before.isEmpty() || before.last()->text() != "Clear list") continue;
            emit menu->aboutToShow();
            for (QAction* action : menu->actions())
                if (action->text().startsWith("Not saved: ")) all.append(action);
        }
        return all;
    };
    ASSERT_EQ(unsaved().size(), 5);
    unsaved().first()->trigger();
    EXPECT_EQ(run.temperature(), 6) << "the newest first";
    EXPECT_EQ(unsaved().size(), 5) << "open, yet not saved";
    unsaved().last()->trigger();
    EXPECT_EQ(run.temperature(), 4) << "the older ones went";
    EXPECT_EQ(unsaved().size(), 5) << "the other one is kept anew, once";
    run.window->perform(Shortcut::saveAs);
    auto* dialog = run.window->findChild<QFileDialog*>();
    ASSERT_NE(dialog, nullptr);
    emit dialog->fileSelected(at("a.attention"));
    EXPECT_EQ(unsaved().size(), 4) << "it is in a file now";
}

TEST_F(FilesTest, WhereNothingIsKeptClosingAsks) {
    Settings settings;
    settings.asksAlways = true;
    SessionController mine(Language::english, Theme::light);
    MainWindow safe(mine, settings);
    safe.show();
    ASSERT_TRUE(mine.setValue("temperature", 0.5).ok());
    safe.close();
    EXPECT_TRUE(safe.isVisible());
    auto* asked = safe.findChild<Question*>();
    ASSERT_NE(asked, nullptr);
    emit asked->saveWanted();
    auto* dialog = safe.findChild<QFileDialog*>();
    ASSERT_NE(dialog, nullptr);
    emit dialog->fileSelected(at("gone/a.attention"));
    EXPECT_TRUE(safe.isVisible()) << "it couldn't be saved";
    emit dialog->fileSelected(at("a.attention"));
    EXPECT_FALSE(safe.isVisible());
    EXPECT_EQ(fileAt(at("a.attention")), mine.session());
}

TEST_F(FilesTest, ARefusalWhenClosingIsShownWholeAndOffersAnotherName) {
    saveAs(at("a.attention"));
    ASSERT_TRUE(controller.setValue("temperature", 0.5).ok());
    QTest::qWait(20);
    ASSERT_TRUE(write_file(at("a.attention").toStdString(), session_to_json(initial_session())).ok());
    window.close();
    answer("Save");
    ASSERT_NE(question(), nullptr);
    for (const auto* label : question()->findChildren<TextLabel*>()) {
        EXPECT_TRUE(label->text().contains("changed elsewhere"));
        EXPECT_GE(label->height(), label->heightForWidth(label->width()));
    }
    answer("Save as…");
    chooseFile(at("b.attention"));
    EXPECT_FALSE(window.isVisible());
    EXPECT_EQ(fileAt(at("b.attention")), controller.session());
}

TEST_F(FilesTest, ADamagedSessionIsNoData) {
    const std::string whole = session_to_json(controller.session());
    for (const std::string& bytes : {std::string(), whole.substr(0, whole.size() / 2), std::string("1 2\n3 4\n")}) {
        ASSERT_TRUE(write_file(at("a.attention").toStdString(), bytes).ok());
        window.openFile(at("a.attention"));
        EXPECT_EQ(window.findChild<QDialog*>(), nullptr);
        EXPECT_TRUE(says("“a.attention” is a damaged session")) << bytes;
        controller.dismiss();
        QTest::qWait(50);
    }
    ASSERT_TRUE(write_file(at("b.attention").toStdString(), R"({"lab":"time-machine","labs":{}})").ok());
    window.openFile(at("b.attention"));
    EXPECT_TRUE(says("needs the lab “time-machine”"));
    EXPECT_FALSE(says("attention-lab labs"));
}

TEST_F(FilesTest, ALongRefusalIsReadWholeUntilDismissed) {
    window.openFile(at(QString(180, u'x') + ".attention"));
    const auto* notice = [&]() -> Notice* {
        for (auto* one : window.findChildren<Notice*>())
            if (one->isVisible()) return one;
        return nullptr;
    }();
    ASSERT_NE(notice, nullptr);
    controller.dismiss();
    EXPECT_FALSE(notice->isVisible());
}

TEST_F(FilesTest, DialogsStartWhereTheLastFileIs) {
    ASSERT_TRUE(write_file(at("a.attention").toStdString(), session_to_json(initial_session())).ok());
    window.openFile(at("a.attention"));
    window.perform(Shortcut::open);
    const auto* dialog = window.findChild<QFileDialog*>();
    ASSERT_NE(dialog, nullptr);
    EXPECT_EQ(dialog->directory().canonicalPath(), QDir(folder.path()).canonicalPath());
}

TEST_F(FilesTest, SettingsAreStoredSoonAfterAChange) {
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, folder.path());
    qunsetenv("ATTENTION_LAB_NO_SETTINGS");
    controller.setTheme(Theme::dark);
    QTest::qWait(1300);
    const Settings settings = loadSettings();
    qputenv("ATTENTION_LAB_NO_SETTINGS", "1");
    EXPECT_EQ(settings.theme, Theme::dark);
}

TEST_F(FilesTest, NothingIsKeptOfWhatIsSaved) {
    OneRun run(at("kept"));
    ASSERT_TRUE(run.set(0.5));
    run.controller.undo();
    QTest::qWait(600);
    EXPECT_TRUE(comes(at("kept"), 0));
}

TEST_F(FilesTest, AHandThatNeverRestsIsKeptAllTheSame) {
    OneRun run(at("kept"));
    const std::string gesture = run.controller.newGesture();
    QElapsedTimer since;
    since.start();
    for (int i = 0; since.elapsed() < 4500 && QDir(at("kept")).entryList({"*.json"}).isEmpty(); ++i) {
        ASSERT_TRUE(run.controller.setValue("temperature", 1 + 0.01 * (i % 50), gesture).ok());
        QTest::qWait(50);
    }
    EXPECT_GT(since.elapsed(), 1000) << "not on every move";
    EXPECT_FALSE(QDir(at("kept")).entryList({"*.json"}).isEmpty());
}

TEST_F(FilesTest, WhatCannotBeKeptIsSaid) {
    ASSERT_TRUE(write_file(at("file").toStdString(), "x").ok());
    OneRun run(at("file/kept")); // no folder can be made there
    ASSERT_TRUE(run.set(0.5));
    const auto isSaid = [&] {
        for (const auto* label : run.window->findChildren<TextLabel*>())
            if (label->text().contains("can't be kept")) return true;
        return false;
    };
    EXPECT_TRUE(QTest::qWaitFor(isSaid, 3000));
}

// ---- for students -----------------------------------------------------------------------------

TEST_F(FilesTest, TheStudentsGetWhatTheTeacherLeavesFree) {
    ASSERT_TRUE(controller.setValue("temperature", 2.0).ok());
    StudentsDialog dialog(controller, {}, at("own.attention"), &window);
    dialog.show();
    EXPECT_TRUE(dialog.labs().empty());
    emit named<Chips>("Temperature", &dialog)->chosen(1);
    emit named<Chips>("Current target token", &dialog)->chosen(2);
    emit named<Chips>("All other labs", &dialog)->chosen(2);
    EXPECT_FALSE(dialog.save(at("own.attention"))) << "the teacher's own file stays unlocked";
    EXPECT_FALSE(dialog.save(at("gone/x.attention")));
    ASSERT_TRUE(dialog.save(at("class.attention")));
    EXPECT_FALSE(controller.session().lock) << "the teacher goes on unlocked";

    window.openFile(at("class.attention"));
    QTest::qWait(50);
    EXPECT_TRUE(says("Partly locked by a teacher"));
    EXPECT_TRUE(says("Temperature  τ · locked"));
    auto* temperature_ = named<QLineEdit>("Temperature");
    ASSERT_NE(temperature_, nullptr);
    EXPECT_FALSE(temperature_->isEnabled());
    EXPECT_TRUE(temperature_->toolTip().startsWith("Locked by the teacher."));
    for (const auto* row : window.findChildren<FieldRow*>())
        for (const auto* label : row->findChildren<TextLabel*>())
            EXPECT_FALSE(row->isVisible() && label->text().startsWith("Current target token"));
    int labs = 0;
    const auto* list = window.findChild<QListWidget*>();
    for (int i = 0; i < list->count(); ++i) labs += int((list->item(i)->flags() & Qt::ItemIsEnabled) != 0);
    EXPECT_EQ(labs, 1);
    EXPECT_FALSE(controller.setValue("temperature", 1.0).ok());
    EXPECT_FALSE(named<Button>("Reset")->isEnabled());
}

TEST_F(FilesTest, ACopyIsUnlockedAndCanBeLockedAgainAsBefore) {
    const Session session = locked(controller.session(), {{"alignment-heatmap", {Access::locked, {}}}});
    ASSERT_TRUE(write_file(at("class.attention").toStdString(), session_to_json(session)).ok());
    window.openFile(at("class.attention"));
    QTest::qWait(20);
    EXPECT_FALSE(button("Own input…")->isEnabled());
    QTest::mouseClick(named<Button>("Unlock a copy"), Qt::LeftButton);
    EXPECT_FALSE(controller.session().lock);
    EXPECT_EQ(window.windowTitle(), "Attention Lab") << "the teacher's file isn't written over";
    EXPECT_TRUE(controller.setValue("temperature", 0.5).ok());
    EXPECT_TRUE(button("Own input…")->isEnabled());
    fileMenu()->actions()[5]->trigger();
    auto* dialog = window.findChild<StudentsDialog*>();
    ASSERT_NE(dialog, nullptr);
    EXPECT_EQ(dialog->labs().size(), 1U);
    delete dialog;
    controller.undo();
    controller.undo();
    EXPECT_TRUE(controller.session().lock);
    EXPECT_FALSE(button("Own input…")->isEnabled());
}

TEST_F(FilesTest, AStudentWithALockedSheetIsNotAsked) {
    const Session session = locked(controller.session(), {{"softmax", {Access::hidden, {}}}});
    ASSERT_TRUE(write_file(at("class.attention").toStdString(), session_to_json(session)).ok());
    window.openFile(at("class.attention"));
    ASSERT_TRUE(controller.setValue("temperature", 0.5).ok());
    EXPECT_TRUE(window.isWindowModified());
    window.close();
    EXPECT_FALSE(window.isVisible());
}
