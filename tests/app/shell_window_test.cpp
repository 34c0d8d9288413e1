// The window as a whole: keys, languages, themes, search, what can be reached and read.
#include "tests/app/shell_fixture.h"

#include "app/render/figure_view.h"
#include "app/shell/file_dialog.h"
#include "app/shell/form.h"
#include "app/shell/navigator.h"
#include "app/shell/readouts.h"
#include "app/shell/stage.h"
#include "app/shell/status_line.h"
#include "app/shell/style.h"
#include "app/shell/widgets.h"

#include <QScrollBar>
#include <QTabBar>
#include <QTemporaryDir>
#include <QTextBrowser>
#include <QWheelEvent>
#include <ctime>

using namespace attention;

namespace {

double cpuMilliseconds() {
    return 1000.0 * double(std::clock()) / CLOCKS_PER_SEC;
}

/// Everything of a window that a person reads or hears.
QStringList words(const QWidget& window) {
    QStringList all;
    for (const auto* widget : window.findChildren<QWidget*>()) {
        if (!widget->isVisibleTo(&window)) continue;
        all << widget->accessibleName() << widget->toolTip();
        if (const auto* button = qobject_cast<const QAbstractButton*>(widget)) all << button->text();
        if (const auto* tabs = qobject_cast<const QTabBar*>(widget))
            for (int i = 0; i < tabs->count(); ++i) all << tabs->tabText(i);
        if (const auto* figure = qobject_cast<const FigureView*>(widget)) all << figure->description();
        if (const auto* edit = qobject_cast<const QLineEdit*>(widget)) all << edit->placeholderText();
    }
    return all;
}

void expectSame(const QStringList& got, const QStringList& wanted) {
    ASSERT_EQ(got.size(), wanted.size());
    for (int i = 0; i < got.size(); ++i) EXPECT_EQ(got[i].toStdString(), wanted[i].toStdString());
}

} // namespace

TEST_F(Window, KeysUndoAndRedo) {
    ASSERT_TRUE(controller.setValue("temperature", 0.5).ok());
    QTest::keyClick(&window, Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(temperature(), 1);
    QTest::keyClick(&window, Qt::Key_Y, Qt::ControlModifier);
    EXPECT_EQ(temperature(), 0.5);
    EXPECT_EQ(named<Button>("Undo")->toolTip(), "Undo: Set Temperature to 0.5 (Ctrl+Z)");
    QTest::keyClick(&window, Qt::Key_R, Qt::ControlModifier);
    EXPECT_EQ(temperature(), 1);
}

TEST_F(Window, SwitchingTheLanguageLeavesNothingBehind) {
    const QStringList english = words(window);
    QTest::keyClick(&window, Qt::Key_L, Qt::ControlModifier);
    ASSERT_EQ(controller.language(), Language::chinese);
    {
        SessionController fresh(Language::chinese, Theme::light);
        MainWindow other(fresh, {});
        other.resize(window.size());
        other.show();
        QTest::qWait(50);
        expectSame(words(window), words(other));
    }
    controller.setLanguage(Language::english);
    QTest::qWait(50);
    expectSame(words(window), english);
}

TEST_F(Window, SwitchingTheThemeIsQuick) {
    for (const Theme theme : {Theme::dark, Theme::light}) {
        const double start = cpuMilliseconds();
        controller.setTheme(theme);
        QTest::qWait(1);
        QCoreApplication::processEvents();
        EXPECT_LT(cpuMilliseconds() - start, 200);
        EXPECT_EQ(window.palette().color(QPalette::Window), coloursOf(theme).background);
    }
}

TEST_F(Window, SearchReadsTitlesInBothLanguagesCaveatsAndExplanations) {
    QTest::keyClick(&window, Qt::Key_F, Qt::ControlModifier);
    auto* search = window.findChild<SearchEdit*>();
    ASSERT_TRUE(search->hasFocus());
    const auto* list = window.findChild<QListWidget*>();
    for (const char* hit : {"heat", "ALIGNMENT-HEATMAP", "2014 paper", "Bahdanau", "对角线"}) {
        search->setText(hit);
        EXPECT_TRUE(list->isVisible()) << hit;
    }
    search->setText("no such thing");
    EXPECT_FALSE(list->isVisible());
    EXPECT_TRUE(shows("Nothing found"));
    QTest::keyClick(search, Qt::Key_Escape);
    EXPECT_TRUE(search->text().isEmpty());
    EXPECT_TRUE(list->isVisible());
}

TEST_F(Window, TabsExplainAndStepThrough) {
    auto* tabs = window.findChild<QTabBar*>();
    tabs->setCurrentIndex(1);
    auto* text = window.findChild<QTextBrowser*>();
    ASSERT_TRUE(text->isVisible());
    EXPECT_FALSE(text->toPlainText().contains("{"));
    EXPECT_TRUE(text->toPlainText().contains("63.2") || text->toPlainText().contains("1.1578"))
        << text->toPlainText().toStdString();
    tabs->setCurrentIndex(2);
    QTest::mouseClick(named<Button>("Next step"), Qt::LeftButton);
    EXPECT_TRUE(shows("Step 2 of"));
}

TEST_F(Window, TabReachesEveryControl) {
    QSet<QWidget*> wanted;
    for (auto* widget : window.findChildren<QWidget*>()) {
        const bool chipBesideTheChosen =
            qobject_cast<Button*>(widget) != nullptr && static_cast<Button*>(widget)->isChip();
        if (widget->isVisible() && widget->isEnabled() && (widget->focusPolicy() & Qt::TabFocus) != 0 &&
            !chipBesideTheChosen && widget->focusProxy() == nullptr)
            wanted.insert(widget);
    }
    ASSERT_GT(wanted.size(), 12);
    window.setFocus();
    for (int i = 0; i < 200 && !wanted.isEmpty(); ++i) {
        QTest::keyClick(QApplication::focusWidget() != nullptr ? QApplication::focusWidget() : &window, Qt::Key_Tab);
        wanted.remove(QApplication::focusWidget());
    }
    for (const QWidget* left : wanted)
        ADD_FAILURE() << left->metaObject()->className() << " " << left->accessibleName().toStdString();
}

TEST_F(Window, EveryControlHasAName) {
    for (const auto* widget : window.findChildren<QWidget*>())
        if (widget->isVisible() && (widget->focusPolicy() & Qt::TabFocus) != 0 && widget->accessibleName().isEmpty()) {
            EXPECT_TRUE(qobject_cast<const QAbstractButton*>(widget) != nullptr &&
                        !static_cast<const QAbstractButton*>(widget)->text().isEmpty())
                << widget->metaObject()->className();
        }
}

/// The words of the window that have less room than they need.
static QStringList cutWords(const QWidget& window) {
    QStringList cut;
    for (const auto* widget : window.findChildren<QWidget*>()) {
        if (!widget->isVisible()) continue;
        const auto* button = qobject_cast<const Button*>(widget);
        const auto* label = qobject_cast<const TextLabel*>(widget);
        if (button != nullptr && !button->text().isEmpty() && button->width() < button->sizeHint().width())
            cut << button->text();
        if (label == nullptr || label->text().isEmpty()) continue;
        const bool shortened = label->toolTip() == label->text(); // as the status line is; never a wrapped one
        const bool fits = label->hasHeightForWidth() ? label->height() >= label->heightForWidth(label->width())
                                                     : shortened || label->width() >= label->sizeHint().width();
        if (!fits) cut << label->text();
    }
    return cut;
}

TEST_F(Window, NoWordIsCutOff) {
    for (const Language language : {Language::english, Language::chinese}) {
        controller.setLanguage(language);
        QTest::qWait(50);
        (void)QTest::qWaitFor([&] { return cutWords(window).isEmpty(); }); // layouts come in their own time
        EXPECT_EQ(cutWords(window).join('|').toStdString(), "");
    }
}

TEST_F(Window, AFileThatIsNoneIsRefusedInASentence) {
    window.openFile("/no/such/file.json");
    EXPECT_TRUE(shows("/no/such/file.json"));
    EXPECT_FALSE(controller.history().can_undo());
}

TEST_F(Window, WrappedTextKeepsItsHeightWhateverLanguageComesNext) {
    window.resize(1280, 720);
    const auto* stage = window.findChild<Stage*>();
    stage->verticalScrollBar()->setValue(0); // so that the last ones aren't painted in between
    for (int round = 0; round < 4; ++round) {
        controller.setLanguage(round % 2 == 0 ? Language::chinese : Language::english);
        QTest::qWait(50);
        (void)QTest::qWaitFor([&] { return cutWords(window).isEmpty(); }, 2000);
        EXPECT_EQ(cutWords(window).join('|').toStdString(), "");
    }
}

TEST_F(Window, TheKeyboardReachesThePageBelowTheFold) {
    window.resize(1024, 700);
    QTest::qWait(50);
    const auto* stage = window.findChild<Stage*>();
    auto* bar = stage->verticalScrollBar();
    ASSERT_GT(bar->maximum(), 0);
    bar->setValue(0);
    QTest::keyClick(&window, Qt::Key_PageDown, Qt::ControlModifier);
    EXPECT_GT(bar->value(), 0);
    QTest::keyClick(&window, Qt::Key_PageUp, Qt::ControlModifier);
    EXPECT_EQ(bar->value(), 0);
    for (const char* name : {"Read-outs", "Notes on this lab"}) {
        bar->setValue(0);
        auto* card = named<Card>(name);
        ASSERT_NE(card, nullptr);
        EXPECT_NE(card->focusPolicy() & Qt::TabFocus, 0);
        card->setFocus(Qt::TabFocusReason);
        EXPECT_TRUE(card->visibleRegion().boundingRect().bottom() >= card->height() - 1) << name;
    }
}

TEST_F(Window, TheTasksAreReachedToo) {
    auto* tasks = named<TaskList>("Try this");
    ASSERT_NE(tasks, nullptr);
    tasks->setFocus(Qt::TabFocusReason);
    EXPECT_EQ(tasks->visibleRegion().boundingRect(), tasks->rect());
}

TEST_F(Window, FiguresFormulaAndReadOutsAreSeenWithoutScrolling) {
    for (const Language language : {Language::english, Language::chinese}) {
        controller.setLanguage(language);
        window.resize(1280, 720);
        QTest::qWait(50);
        const auto* stage = window.findChild<Stage*>();
        stage->verticalScrollBar()->setValue(0);
        int top = -1;
        int seen = 0;
        for (const auto* box : window.findChildren<ReadoutBox*>()) {
            if (!box->isVisible()) continue;
            EXPECT_EQ(box->visibleRegion().boundingRect(), box->rect()) << box->accessibleName().toStdString();
            const int y = box->mapTo(&window, QPoint(0, 0)).y();
            if (top >= 0) {
                EXPECT_EQ(y, top) << "one line";
            }
            top = y;
            ++seen;
            EXPECT_GE(box->width(), box->sizeHint().width()) << box->accessibleName().toStdString();
        }
        EXPECT_EQ(seen, 6);
    }
}

TEST_F(Window, ResettingLeavesTheFocusWhereItMakesSense) {
    ASSERT_TRUE(controller.setValue("temperature", 5.0).ok());
    auto* reset = named<Button>("Reset");
    reset->setFocus();
    QTest::keyClick(reset, Qt::Key_Space);
    EXPECT_EQ(QApplication::focusWidget(), named<Button>("Undo"));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
    auto* back = named<Button>("Reset Temperature");
    back->setFocus();
    QTest::keyClick(back, Qt::Key_Space);
    ASSERT_NE(QApplication::focusWidget(), nullptr);
    EXPECT_EQ(QApplication::focusWidget()->accessibleName(), "Temperature");
}

TEST_F(Window, ZoomedFiguresSayTheWayBack) {
    ASSERT_TRUE(controller.apply(SetValues{largeInput(40), {}}).ok());
    QTest::qWait(60);
    auto* figure = window.findChild<FigureView*>();
    const QPointF at = figure->markRect(20, 20).center();
    for (const auto keys : {Qt::KeyboardModifiers{}, Qt::KeyboardModifiers(Qt::ControlModifier)}) {
        QWheelEvent wheel(at, figure->mapToGlobal(at), {}, {0, 360}, Qt::NoButton, keys, Qt::NoScrollPhase, false);
        QApplication::sendEvent(figure, &wheel);
        QTest::qWait(10);
        EXPECT_EQ(figure->isZoomed(), keys != Qt::KeyboardModifiers{});
        EXPECT_EQ(shows("Zoomed; a double click or Esc"), figure->isZoomed());
    }
    QTest::keyClick(figure, Qt::Key_Escape);
    QTest::qWait(10);
    EXPECT_FALSE(shows("Zoomed; a double click or Esc"));
}

TEST_F(Window, ARefusedSessionFileSaysWhy) {
    QTemporaryDir folder;
    const std::pair<QByteArray, const char*> files[] = {
        {"{\"format\": \"attention-lab-session\", \"version\": 99, \"lab\": \"x\"}", "newer Attention Lab"},
        {"{\"format\": \"attention-lab-session\", \"version\": 1, \"lab\": \"no-such-lab\", \"labs\": {}}",
         "no-such-lab"},
        {"{\"format\": \"attention-lab-session\", \"version\": 1,", "“session.json” is a damaged session"}};
    for (const auto& [bytes, words] : files) {
        QFile out(folder.filePath("session.json"));
        ASSERT_TRUE(out.open(QIODevice::WriteOnly | QIODevice::Truncate));
        out.write(bytes);
        out.close();
        window.openFile(out.fileName());
        QTest::qWait(60);
        EXPECT_TRUE(shows(words)) << words;
        EXPECT_FALSE(controller.history().can_undo());
    }
}

TEST_F(Window, TheFileDialogSpeaksTheLanguageOfTheWindow) {
    for (const Language language : {Language::english, Language::chinese}) {
        controller.setLanguage(language);
        auto* dialog = newFileDialog(&window, FilePurpose::save, "x", {"SVG (*.svg)"});
        dialog->open();
        for (const auto* button : dialog->findChildren<QPushButton*>())
            EXPECT_FALSE(button->text().contains('&')) << button->text().toStdString();
        delete dialog;
    }
}

/// What is told on the left may be about a step, a file or a paste; on the right is always the origin of what is seen.
TEST_F(Window, TheOriginIsThatOfTheNumbersOnTheStage) {
    auto* line = window.findChild<StatusLine*>();
    const auto origin = [&] { return controller.text(controller.lab().origin(controller.shown())); };
    for (const attention::Lab* lab : attention::all_labs()) {
        ASSERT_TRUE(controller.apply(attention::SelectLab{lab->id}).ok());
        line->tell("Something was done.");
        EXPECT_TRUE(shows(origin())) << lab->id;
        EXPECT_TRUE(shows("Something was done.")) << lab->id;
        line->say("Something was refused.");
        EXPECT_TRUE(shows(origin())) << lab->id;
    }
}
