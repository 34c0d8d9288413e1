// Predict, then reveal, and the presentation, as a person meets them: by mouse, by key, on every channel of the window.
#include "tests/app/shell_fixture.h"

#include "app/cli/export_style.h"
#include "app/cli/figure_file.h"
#include "app/render/figure_view.h"
#include "app/shell/form.h"
#include "app/shell/overlay.h"
#include "app/shell/predict_bar.h"
#include "app/shell/presentation.h"
#include "app/shell/stage.h"
#include "app/shell/style.h"
#include "app/shell/widgets.h"

#include "core/labs/seen.h"

#include <QComboBox>
#include <QLineEdit>
#include <QMenu>
#include <QShortcut>
#include <QTabBar>
#include <QTextBrowser>

using namespace attention;

namespace {

/// All that a person reads, hears, hovers or saves, in every tab of the window.
QString everyChannel(const QWidget& window, const SessionController& controller) {
    QString all;
    for (auto* tabs : window.findChildren<QTabBar*>())
        for (int tab = 0; tab < tabs->count(); ++tab) {
            tabs->setCurrentIndex(tab);
            QTest::qWait(20);
            for (const auto* widget : window.findChildren<QWidget*>()) {
                if (!widget->isVisibleTo(&window)) continue;
                all += widget->accessibleName() + u'\n' + widget->accessibleDescription() + u'\n' + widget->toolTip();
                if (const auto* text = qobject_cast<const QTextBrowser*>(widget)) all += text->toPlainText();
                if (const auto* figure = qobject_cast<const FigureView*>(widget)) {
                    all += figure->title() + figure->description() + figure->help();
                    for (int row = 0; row < figure->markRows(); ++row)
                        for (int column = 0; column < figure->markColumns(); ++column)
                            all += figure->markText(row, column) + u'\n';
                }
            }
        }
    for (const View& view : controller.lab().views)
        for (const char* kind : {".svg", ".tex", ".csv", ".json"}) {
            FigureRequest request{&controller.lab(), controller.values(), view.id, controller.session().digits};
            if (controller.prediction() != nullptr) request.prediction = *controller.prediction();
            const auto file = figureFile(request, FigureStyle{}, kind);
            EXPECT_TRUE(file.ok());
            if (file) all += QString::fromStdString(file->bytes);
        }
    return all;
}

} // namespace

TEST_F(Window, CoveredAnswersAreOnNoChannel) {
    ASSERT_TRUE(controller.setValue("temperature", 0.77).ok()); // so that no number is a published one
    const auto weight = QString::fromStdString(display_number(*controller.trace().number("weights.2.2"), percent(1)));
    const auto context = QString::fromStdString(display_number(*controller.trace().number("context.2"), fixed(4)));
    const QString open = everyChannel(window, controller);
    EXPECT_TRUE(open.contains(weight) && open.contains(context));
    QTest::keyClick(&window, Qt::Key_P, Qt::ControlModifier);
    ASSERT_NE(controller.prediction(), nullptr);
    QTest::qWait(60); // the status line comes a moment later
    const QString covered = everyChannel(window, controller);
    EXPECT_FALSE(covered.contains(weight)) << covered.mid(covered.indexOf(weight) - 100, 200).toStdString();
    EXPECT_FALSE(covered.contains(context));
    controller.setLanguage(Language::chinese);
    EXPECT_FALSE(everyChannel(window, controller).contains(weight));
    controller.setLanguage(Language::english);
    QTest::keyClick(&window, Qt::Key_P, Qt::ControlModifier);
    EXPECT_TRUE(everyChannel(window, controller).contains(weight)) << "revealed";
}

TEST_F(Window, AGuessIsDraggedKeyedAndMeasured) {
    PredictBar::step(controller);
    QTest::qWait(30);
    FigureView* bars = nullptr;
    for (auto* figure : window.findChildren<FigureView*>())
        if (std::holds_alternative<Bars>(figure->figure().content)) bars = figure;
    ASSERT_NE(bars, nullptr);
    const QRect track = bars->markRect(2, 0);
    const QPoint start(track.left() + 1, track.center().y());
    const QPoint end(track.left() + track.width() / 2, track.center().y());
    QTest::mousePress(bars, Qt::LeftButton, {}, start);
    QTest::mouseMove(bars, (start + end) / 2);
    QTest::mouseMove(bars, end);
    QTest::mouseRelease(bars, Qt::LeftButton, {}, end);
    ASSERT_TRUE(controller.prediction()->guesses.contains("weights.2.2"));
    EXPECT_NEAR(controller.prediction()->guesses.at("weights.2.2"), 0.5, 0.03);
    bars->focusMark(0, 0);
    QTest::keyClick(bars, Qt::Key_Right, Qt::ShiftModifier);
    EXPECT_NEAR(controller.prediction()->guesses.at("weights.2.0"), 0.1, 1e-9);
    QTest::mouseClick(named<Button>("Reveal"), Qt::LeftButton);
    ASSERT_TRUE(controller.prediction()->revealed);
    EXPECT_TRUE(shows("on average"));
    QTest::mouseClick(named<Button>("Done"), Qt::LeftButton);
    EXPECT_EQ(controller.prediction(), nullptr);
}

TEST_F(Window, ANumberOfATableIsTypedByClickAndByEnter) {
    ASSERT_TRUE(controller.apply(SelectLab{"query-key-playground"}).ok());
    PredictBar::step(controller);
    QTest::qWait(30);
    FigureView* table = nullptr;
    for (auto* figure : window.findChildren<FigureView*>())
        if (std::holds_alternative<Table>(figure->figure().content)) table = figure;
    ASSERT_NE(table, nullptr);
    QTest::mouseClick(table, Qt::LeftButton, {}, table->markRect(0, 3).center());
    auto* edit = table->findChild<QLineEdit*>();
    ASSERT_NE(edit, nullptr) << "a covered number is a place to write in";
    QTest::keyClicks(edit, "35 %");
    QTest::keyClick(edit, Qt::Key_Return);
    EXPECT_NEAR(controller.prediction()->guesses.at("weights.0"), 0.35, 1e-12);
    EXPECT_TRUE(table->markText(0, 3).contains("35.0%")) << table->markText(0, 3).toStdString();
    table->focusMark(0, 3);
    QTest::keyClick(table, Qt::Key_Down);
    EXPECT_EQ(table->focusedRow(), 1) << "arrows walk, they don't change numbers here";
    QTest::keyClick(table, Qt::Key_Return);
    QTest::qWait(10);
    auto* second = qobject_cast<QLineEdit*>(QApplication::focusWidget());
    ASSERT_NE(second, nullptr);
    QTest::keyClicks(second, "0,5");
    QTest::keyClick(second, Qt::Key_Return);
    EXPECT_NEAR(controller.prediction()->guesses.at("weights.1"), 0.5, 1e-12);
}

TEST_F(Window, ACellIsMarkedByMouseAndSpace) {
    PredictBar::step(controller);
    QTest::qWait(30);
    FigureView* map = window.findChild<FigureView*>();
    QTest::mouseClick(map, Qt::LeftButton, {}, map->markRect(1, 3).center());
    EXPECT_TRUE(controller.prediction()->marks.contains("weights.1.3"));
    map->focusMark(1, 1);
    QTest::keyClick(map, Qt::Key_Space);
    EXPECT_EQ(controller.prediction()->marks, std::set<std::string>{"weights.1.1"});
    QTest::keyClick(map, Qt::Key_Space);
    EXPECT_TRUE(controller.prediction()->marks.empty());
}

namespace {

/// A presentation as F5 opens it.
class Class : public testing::Test {
protected:
    Class() : controller(Language::english, Theme::light) {
        scaleInterface(Presentation::scaleFor(QSize(1280, 720)));
        show = std::make_unique<Presentation>(controller);
        show->resize(1280, 720);
        show->show();
        QApplication::setActiveWindow(show.get());
        (void)QTest::qWaitForWindowActive(show.get(), 1000);
    }
    ~Class() override {
        show.reset();
        scaleInterface(1);
    }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
        QTest::keyClick(show.get(), key, modifiers);
        QTest::qWait(10);
    }

    SessionController controller;
    std::unique_ptr<Presentation> show;
};

/// The smallest letters that are drawn in the widgets on screen.
int smallestType(const QWidget& window) {
    int smallest = 1000;
    for (const auto* widget : window.findChildren<QWidget*>()) {
        if (!widget->isVisibleTo(&window)) continue;
        const bool writes = qobject_cast<const TextLabel*>(widget) != nullptr ||
                            qobject_cast<const QAbstractButton*>(widget) != nullptr ||
                            qobject_cast<const QLineEdit*>(widget) != nullptr ||
                            qobject_cast<const QComboBox*>(widget) != nullptr;
        if (writes) smallest = qMin(smallest, widget->font().pixelSize());
    }
    return smallest;
}

} // namespace

TEST_F(Class, NothingIsSmallerThanTwentyFourPixels) {
    for (const Language language : {Language::english, Language::chinese})
        for (const Lab* lab : all_labs()) {
            controller.setLanguage(language);
            (void)controller.apply(SelectLab{lab->id}).ok();
            QTest::qWait(20);
            EXPECT_GE(smallestType(*show), 24) << lab->id;
            EXPECT_LE(lab->presented.size(), 3U) << lab->id;
            EXPECT_FALSE(lab->presented.empty()) << lab->id;
            for (const auto* row : show->findChildren<FieldRow*>()) EXPECT_LE(row->geometry().right(), show->width());
        }
}

TEST_F(Class, AClickerStepsBlacksAndEnds) {
    const QString sentence = show->words();
    key(Qt::Key_PageDown);
    EXPECT_EQ(show->step(), 1);
    EXPECT_NE(show->words(), sentence);
    key(Qt::Key_PageDown);
    key(Qt::Key_PageUp);
    EXPECT_EQ(show->step(), 1);
    for (const Qt::Key forward : {Qt::Key_Right, Qt::Key_Space}) {
        const int before = show->step();
        key(forward);
        EXPECT_EQ(show->step(), before + 1) << "without a mark or an entry that has the focus";
    }
    key(Qt::Key_Left);
    EXPECT_EQ(show->step(), 2);
    for (int i = 0; i < 40; ++i) key(Qt::Key_PageDown);
    const int last = show->step();
    key(Qt::Key_PageDown);
    EXPECT_EQ(show->step(), last) << "the last one is the last one";
    key(Qt::Key_Home);
    EXPECT_EQ(show->words(), sentence);
    key(Qt::Key_Period);
    ASSERT_NE(show->findChild<Overlay*>(), nullptr);
    EXPECT_EQ(show->findChild<Overlay*>()->kind(), Overlay::Kind::black);
    key(Qt::Key_B);
    EXPECT_EQ(show->findChild<Overlay*>(), nullptr);
    key(Qt::Key_B);
    key(Qt::Key_PageDown);
    EXPECT_EQ(show->findChild<Overlay*>(), nullptr) << "whoever goes on wants to be seen";
    EXPECT_EQ(show->step(), 1);
    key(Qt::Key_L);
    EXPECT_EQ(show->findChild<Overlay*>()->kind(), Overlay::Kind::pointer);
    key(Qt::Key_Escape);
    EXPECT_EQ(show->findChild<Overlay*>(), nullptr);
    EXPECT_TRUE(show->isVisible()) << "Esc takes away what lies over the picture first";
    key(Qt::Key_Escape);
    EXPECT_FALSE(show->isVisible());
}

TEST_F(Class, AGuessIsAskedForInTheFigureOfItsStep) {
    ASSERT_TRUE(controller.apply(SelectLab{"softmax"}).ok());
    QTest::qWait(20);
    key(Qt::Key_G);
    ASSERT_NE(controller.prediction(), nullptr);
    const auto* figure = show->findChild<FigureView*>();
    QStringList views;
    const auto steps = steps_of(controller.lab(), controller.shown()).size();
    for (std::size_t i = 0; i < steps; ++i) {
        key(Qt::Key_PageDown);
        views += QString::fromStdString(figure->figure().view);
    }
    views.removeDuplicates();
    EXPECT_EQ(std::size_t(views.size()), controller.lab().views.size()) << views.join(' ').toStdString();
}

TEST_F(Class, PresetsViewsAndLabsAreAKeyAway) {
    const Values before = controller.values();
    key(Qt::Key_2);
    EXPECT_NE(controller.values(), before);
    const std::string lab = controller.lab().id;
    key(Qt::Key_PageDown, Qt::ControlModifier);
    EXPECT_NE(controller.lab().id, lab);
    key(Qt::Key_PageUp, Qt::ControlModifier);
    EXPECT_EQ(controller.lab().id, lab);
    const auto view = show->findChild<FigureView*>()->figure().view;
    key(Qt::Key_V);
    EXPECT_NE(show->findChild<FigureView*>()->figure().view, view);
    key(Qt::Key_G);
    EXPECT_NE(controller.prediction(), nullptr);
}

TEST_F(Window, TheMenuPresents) { // and goes with the window; only a sanitizer sees when that is too early
    auto* button = named<Button>("Menu");
    QTest::mouseClick(button, Qt::LeftButton);
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    ASSERT_NE(menu, nullptr);
    const QString words = controller.text(lineOf(Shortcut::present).words);
    for (QAction* action : menu->actions())
        if (action->text().startsWith(words)) menu->setActiveAction(action);
    QTest::keyClick(menu, Qt::Key_Return);
    EXPECT_TRUE(QTest::qWaitFor([&] { return !window.isVisible(); }, 1000));
    for (QWidget* top : QApplication::topLevelWidgets())
        if (auto* show = qobject_cast<Presentation*>(top)) show->close();
    EXPECT_TRUE(window.isVisible());
}

TEST_F(Window, F5PresentsAndComesBackTheSame) {
    const QSize before = window.findChild<Stage*>()->widget()->sizeHint();
    QTest::keyClick(&window, Qt::Key_F5);
    Presentation* show = nullptr;
    for (QWidget* top : QApplication::topLevelWidgets())
        if (auto* one = qobject_cast<Presentation*>(top)) show = one;
    ASSERT_NE(show, nullptr);
    EXPECT_FALSE(window.isVisible());
    show->goToLab(1);
    show->goToLab(-1);
    show->close();
    QTest::qWait(50);
    EXPECT_TRUE(window.isVisible());
    EXPECT_EQ(window.findChild<Stage*>()->widget()->sizeHint(), before);
    EXPECT_EQ(smallestType(window), 12);
}
