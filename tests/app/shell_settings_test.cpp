// The table of settings, its dialog, and the size of the interface.
#include "tests/app/shell_fixture.h"

#include "app/render/figure_view.h"
#include "app/shell/form.h"
#include "app/shell/pick_body.h"
#include "app/shell/presentation.h"
#include "app/shell/settings_dialog.h"
#include "app/shell/sizes.h"
#include "app/shell/style.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QListWidget>
#include <QSettings>
#include <QTabBar>
#include <QTemporaryDir>

namespace {

Settings other() {
    Settings settings;
    settings.language = Language::chinese;
    settings.theme = Theme::dark;
    settings.geometry = "place";
    settings.navigatorFolded = true;
    settings.inspectorFolded = true;
    settings.guide = true;
    settings.done = {"masks/first", "softmax/second"};
    settings.best = {{"masks", 0.25}};
    settings.scale = 150;
    return settings;
}

/// Leaves the sizes as other tests expect them.
class Scale : public Window {
protected:
    ~Scale() override { scaleInterface(1); }
};

} // namespace

TEST(Settings, AreReadAsWritten) {
    const QTemporaryDir folder;
    QSettings stored(folder.filePath("settings.ini"), QSettings::IniFormat);
    writeSettings(stored, other());
    stored.sync();
    EXPECT_EQ(readSettings(QSettings(folder.filePath("settings.ini"), QSettings::IniFormat)), other());
}

TEST(Settings, BadValuesBecomeTheDefault) {
    const QTemporaryDir folder;
    for (const QVariant& bad : {QVariant("purple"), QVariant(7), QVariant(-1e9), QVariant(QByteArray("\x00\xff", 2)),
                                QVariant(QStringList{"a", "b"}), QVariant("155")}) {
        QSettings stored(folder.filePath("settings.ini"), QSettings::IniFormat);
        stored.clear();
        for (const char* key : {"language", "theme", "scale", "guide", "navigatorFolded", "inspectorFolded"})
            stored.setValue(key, bad);
        EXPECT_EQ(readSettings(stored), Settings()) << bad.toString().toStdString();
    }
}

TEST(Settings, OfTwoWindowsEachChangesItsOwn) {
    Settings before = other();
    before.exportChoices = {{"kind", ".pdf"}};
    Settings first = before;
    first.theme = Theme::light;
    first.done += "masks/third";
    first.best["softmax"] = 0.125;
    Settings second = before;
    second.scale = 80;
    second.done = {"masks/first", "qkv-by-hand/last"}; // one is erased, one is new
    second.best.clear();
    second.exportChoices["kind"] = ".svg";
    second.recent = {"a.json"};
    Settings expected = before;
    expected.theme = Theme::light;
    expected.scale = 80;
    expected.done = {"masks/first", "masks/third", "qkv-by-hand/last"};
    expected.best = {{"softmax", 0.125}};
    expected.exportChoices["kind"] = ".svg";
    EXPECT_EQ(mergedSettings(mergedSettings(before, before, first), before, second), expected);
}

TEST(Settings, AreLeftAloneWhereTheyAreIgnored) {
    ASSERT_TRUE(settingsAreIgnored());
    saveSettings({}, other());
    EXPECT_EQ(loadSettings(), Settings());
}

TEST_F(Scale, DialogSetsEverythingThatHasATitle) {
    window.perform(Shortcut::settings);
    auto* dialog = window.findChild<SettingsDialog*>();
    ASSERT_NE(dialog, nullptr);
    for (const Setting& setting : settingTable()) {
        if (setting.title.empty()) continue;
        EXPECT_NE(named<QWidget>(controller.text(setting.title), dialog), nullptr) << setting.key;
    }
    named<Button>("Colours: Dark", dialog)->click();
    EXPECT_EQ(controller.theme(), Theme::dark);
    named<QComboBox>("Size of the interface", dialog)->setCurrentText("150%");
    QTest::qWait(20);
    EXPECT_EQ(window.settings().scale, 150);
    EXPECT_EQ(sizes.body, 21);
    named<Button>("Language: 简体中文", dialog)->click();
    QTest::qWait(20);
    EXPECT_EQ(controller.language(), Language::chinese);
    EXPECT_EQ(window.settings().language, Language::chinese);
    EXPECT_EQ(dialog->windowTitle(), "设置");
    auto* guide = named<QCheckBox>("在图的上方显示引导", dialog);
    ASSERT_NE(guide, nullptr);
    guide->click();
    QTest::qWait(20);
    EXPECT_TRUE(window.settings().guide);
    EXPECT_TRUE(shows("从这里开始") || shows("关闭引导"));
}

TEST_F(Scale, ErasesProgressAfterAskingTwice) {
    controller.setProgress({{"masks/first"}, {{"masks", 0.5}}});
    window.perform(Shortcut::settings);
    auto* dialog = window.findChild<SettingsDialog*>();
    auto* erase = named<Button>("Erase progress", dialog);
    erase->click();
    EXPECT_EQ(controller.progress().done.size(), 1);
    erase->click();
    EXPECT_TRUE(controller.progress().done.isEmpty());
    EXPECT_TRUE(controller.progress().best.isEmpty());
}

TEST_F(Scale, LanguageOfTheCommandLineIsNotStored) {
    EXPECT_FALSE(window.settings().language);
    window.perform(Shortcut::language);
    EXPECT_EQ(window.settings().language, Language::chinese);
}

TEST_F(Scale, KeysChangeTheSizeWithinItsRange) {
    const QSize before = window.size();
    QTest::keyClick(&window, Qt::Key_Plus, Qt::ControlModifier);
    EXPECT_EQ(window.settings().scale, 110);
    EXPECT_EQ(window.size(), before);
    for (int i = 0; i < 20; ++i) QTest::keyClick(&window, Qt::Key_Plus, Qt::ControlModifier);
    EXPECT_EQ(window.settings().scale, 200);
    EXPECT_EQ(sizes.body, 28);
    for (int i = 0; i < 20; ++i) QTest::keyClick(&window, Qt::Key_Minus, Qt::ControlModifier);
    EXPECT_EQ(window.settings().scale, 80);
    QTest::keyClick(&window, Qt::Key_0, Qt::ControlModifier);
    EXPECT_EQ(window.settings().scale, 100);
    EXPECT_EQ(sizes.body, 14);
}

TEST_F(Scale, AnotherSizeKeepsTabFocusAndHistory) {
    ASSERT_TRUE(controller.setValue("temperature", 2.0).ok());
    named<QTabBar>("Controls, explanation and steps")->setCurrentIndex(0);
    named<QLineEdit>("Temperature")->setFocus();
    window.perform(Shortcut::larger);
    EXPECT_TRUE(controller.history().can_undo());
    ASSERT_NE(window.focusWidget(), nullptr);
    EXPECT_EQ(window.focusWidget()->accessibleName(), "Temperature");
    for (const attention::Lab* lab : attention::all_labs()) { // also what lies behind controls that came later
        ASSERT_TRUE(controller.apply(attention::SelectLab{lab->id}).ok());
        QTest::qWait(10);
        for (int stop = 0; stop < 12; ++stop) {
            QTest::keyClick(&window, Qt::Key_Backtab);
            const QString name = window.focusWidget()->accessibleName();
            window.perform(stop % 2 == 0 ? Shortcut::larger : Shortcut::smaller);
            ASSERT_NE(window.focusWidget(), nullptr) << lab->id << ": " << name.toStdString();
            const QString now = window.focusWidget()->accessibleName();
            EXPECT_EQ(now.section(u':', 0, 0), name.section(u':', 0, 0)) << lab->id;
            EXPECT_TRUE(window.focusWidget()->isVisible()) << lab->id << ": " << name.toStdString();
        }
    }
    named<QTabBar>("Controls, explanation and steps")->setCurrentIndex(2);
    window.perform(Shortcut::larger);
    EXPECT_EQ(named<QTabBar>("Controls, explanation and steps")->currentIndex(), 2);
}

/// Built while larger letters are still about, as after a class on a large screen.
TEST_F(Scale, NothingIsWiderForWhatWasThereBefore) {
    const auto least = [&] {
        QList<int> widths;
        for (const auto* row : window.findChildren<FieldRow*>())
            if (row->isVisible()) widths += row->minimumSizeHint().width();
        return widths;
    };
    window.resize(1024, 700);
    for (int i = 0; i < 10; ++i) window.perform(Shortcut::larger);
    QTest::qWait(30);
    const auto before = least();
    ASSERT_GT(before.size(), 2);
    window.hide();
    scaleInterface(3);
    QTest::qWait(10);
    window.perform(Shortcut::smaller);
    window.perform(Shortcut::larger);
    window.show();
    QTest::qWait(30);
    EXPECT_EQ(least(), before);
}

TEST_F(Scale, AClassSeesTwiceTheBase) {
    for (int i = 0; i < 10; ++i) window.perform(Shortcut::larger);
    window.perform(Shortcut::present);
    EXPECT_NEAR(sizes.scale, Presentation::scaleFor(window.screen()->size()), 1e-9); // not twice 200 %
    EXPECT_EQ(window.findChild<QTabBar*>(), nullptr); // nothing is left of the other size
    for (QWidget* top : QApplication::topLevelWidgets())
        if (qobject_cast<Presentation*>(top) != nullptr) top->close();
    QTest::qWait(20);
    EXPECT_EQ(sizes.scale, 2);
    EXPECT_TRUE(window.isVisible());
    EXPECT_TRUE(shows("Temperature"));
}

/// At every size and in both windows: what is there lies inside, or in something that scrolls to it.
TEST_F(Scale, NothingIsOutOfReach) {
    for (const int percent : {80, 100, 150, 200})
        for (const QSize size : {QSize(1280, 720), QSize(1024, 700)})
            for (const attention::Lab* lab : attention::all_labs()) {
                ASSERT_TRUE(controller.apply(attention::SelectLab{lab->id}).ok());
                Settings wanted = window.settings();
                wanted.scale = percent;
                window.useSettings(wanted);
                window.resize(size);
                QTest::qWait(10);
                EXPECT_EQ(window.size(), size);
                for (const auto* widget : window.findChildren<QWidget*>()) {
                    if (!widget->isVisible() || widget->focusPolicy() == Qt::NoFocus || widget->window() != &window)
                        continue;
                    const QPoint at = widget->mapTo(&window, QPoint());
                    EXPECT_GE(at.x(), 0) << widget->accessibleName().toStdString();
                    EXPECT_LE(at.x() + widget->width(), size.width())
                        << lab->id << " at " << percent << " %: " << widget->metaObject()->className() << " "
                        << widget->accessibleName().toStdString();
                    // … and its own column doesn't cut it
                    for (const QWidget* out = widget->parentWidget(); out != nullptr; out = out->parentWidget()) {
                        const int left = widget->mapTo(out, QPoint()).x();
                        if (qobject_cast<const QAbstractScrollArea*>(out->parentWidget()) == nullptr) continue;
                        EXPECT_LE(left + widget->width(), out->width())
                            << lab->id << " at " << percent << " %, " << size.width() << ": "
                            << widget->metaObject()->className() << " " << widget->accessibleName().toStdString();
                        break;
                    }
                }
                const bool list = !window.findChild<QListWidget*>()->isVisible();
                if (!list) continue; // folded: one key shows it, in the place of the controls
                window.perform(Shortcut::foldNavigator);
                EXPECT_TRUE(window.findChild<QListWidget*>()->isVisible());
                window.perform(Shortcut::foldNavigator);
                EXPECT_TRUE(window.findChild<QTabBar*>()->isVisible());
            }
}

/// The smallest letters of the window at 100 %.
TEST_F(Scale, NothingIsSmallerThanTwelvePixels) {
    for (const attention::Lab* lab : attention::all_labs()) {
        ASSERT_TRUE(controller.apply(attention::SelectLab{lab->id}).ok());
        for (const auto* widget : window.findChildren<QWidget*>())
            EXPECT_GE(QFontInfo(widget->font()).pixelSize(), 12) << widget->metaObject()->className();
    }
}
