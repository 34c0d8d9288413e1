// Files in the window: what is saved, opened, asked, and listed as recent.
#include "tests/app/files_fixture.h"

#include <QSettings>

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
    if (QFileInfo::exists("/dev/null")) { // stands for a pipe, which would stop the window
        saveAs("/dev/null");
        EXPECT_TRUE(says("“/dev/null” is a pipe or a device"));
    }
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

TEST_F(FilesTest, RecentFilesOfOneNameSayTheirFolder) {
    for (const char* lesson : {"one", "two"}) {
        QDir(folder.path()).mkdir(lesson);
        saveAs(at(QString(lesson) + "/lesson.attention"));
    }
    saveAs(at("other.attention"));
    const QStringList names = recent();
    EXPECT_EQ(names[0], "other.attention");
    EXPECT_NE(names[1], names[2]);
    for (const int i : {1, 2}) EXPECT_TRUE(names[i].startsWith("lesson.attention in ")) << names[i].toStdString();
    saveAs(at(QString(200, u'x') + ".attention"));
    EXPECT_TRUE(recent()[0].contains(u'…'));
    EXPECT_TRUE(recent()[0].endsWith("attention")) << "the middle is what goes";
    auto* menu = fileMenu()->actions()[1]->menu();
    EXPECT_LT(menu->sizeHint().width(), 600);
}

TEST_F(FilesTest, WhatIsTooLargeForASessionIsNotEvenRead) {
    QFile large(at("a.attention"));
    ASSERT_TRUE(large.open(QIODevice::WriteOnly));
    ASSERT_TRUE(large.resize(qint64(largest_session) + 1)); // takes no room on the disk
    large.close();
    window.openFile(at("a.attention"));
    EXPECT_TRUE(says("larger than 128 MB"));
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
    ASSERT_TRUE(write_file(at("b.attention").toStdString(), R"({"lab":"time-machine","version":1,"labs":{}})").ok());
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

namespace {

/// What can't be broken, in pixels.
int longestWord(const TextLabel& label) {
    int longest = 0;
    for (const QString& words : label.text().split(u' '))
        for (const QString& part : words.split(QChar(0x200b)))
            longest = qMax(longest, QFontMetrics(label.font()).horizontalAdvance(part));
    return longest;
}

} // namespace

/// The line may have had more room when it was said: the window comes up before it has its size.
TEST_F(FilesTest, ARefusalIsReadWholeWhateverRoomTheLineGets) {
    for (int length = 5; length < 200; length += 15) {
        SessionController mine(Language::english, Theme::light);
        MainWindow fresh(mine, {});
        fresh.resize(2600, 720);
        fresh.show();
        QTest::qWait(10);
        fresh.openFile(at(QString(length, u'x') + ".attention"));
        fresh.resize(1280, 720);
        QTest::qWait(50);
        bool whole = false;
        for (const auto* label : fresh.findChildren<TextLabel*>())
            if (label->isVisible() && label->text().startsWith("There is no file"))
                whole = whole || (label->hasHeightForWidth() ? longestWord(*label) : label->sizeHint().width()) <=
                                     label->width();
        EXPECT_TRUE(whole) << length;
    }
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
