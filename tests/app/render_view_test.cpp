// The figure on screen: what mouse, keyboard and screen reader get.
#include "app/render/figure_view.h"
#include "tests/app/render_samples.h"

#include <QAccessible>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>

#include <gtest/gtest.h>

#include <ctime>
#include <memory>

using attention::HeatMap;

namespace {

std::unique_ptr<FigureView> shownView(const attention::FigureSpec& figure, QSize size = {760, 420}) {
    auto view = std::make_unique<FigureView>();
    view->resize(size);
    view->setFigure(figure);
    view->show();
    EXPECT_TRUE(QTest::qWaitForWindowExposed(view.get()));
    return view;
}

QPoint middle(const FigureView& view, int row, int column) {
    return view.markRect(row, column).center();
}

/// Where the end of the bar is.
QPoint end(const FigureView& view, int row) {
    const auto& bars = std::get<attention::Bars>(view.figure().content);
    const QRect track = view.markRect(row, 0);
    const double share = (bars.bars[std::size_t(row)].value - bars.low) / (bars.high - bars.low);
    return {int(track.left() + share * track.width()), track.center().y()};
}

/// What a handle was moved to.
std::vector<double> valuesOf(const QList<QVariant>& moved) {
    return moved[2].value<std::vector<double>>();
}

void scroll(FigureView& view, QPoint at, int notches, Qt::KeyboardModifiers keys = Qt::ControlModifier) {
    QWheelEvent event(at, view.mapToGlobal(at), {}, {0, 120 * notches}, Qt::NoButton, keys, Qt::NoScrollPhase, false);
    QApplication::sendEvent(&view, &event);
}

double cpuMs() {
    return 1000.0 * double(std::clock()) / CLOCKS_PER_SEC;
}

} // namespace

TEST(View, hoverTellsThePathAndLeavingTellsNothing) {
    const auto view = shownView(samples::published());
    QSignalSpy hovered(view.get(), &FigureView::hovered);
    QTest::mouseMove(view.get(), middle(*view, 2, 1));
    ASSERT_EQ(hovered.size(), 1);
    EXPECT_EQ(hovered[0][0].toString(), "weights.2.1");
    QTest::mouseMove(view.get(), middle(*view, 2, 1) + QPoint(3, 3));
    EXPECT_EQ(hovered.size(), 1) << "the same cell";
    QEvent leave(QEvent::Leave);
    QApplication::sendEvent(view.get(), &leave);
    EXPECT_EQ(hovered.back()[0].toString(), "");
}

TEST(View, clickOnCellOrLabelChoosesTheRow) {
    attention::FigureSpec figure = samples::published();
    std::get<HeatMap>(figure.content).rows[3].index = 30;
    const auto view = shownView(figure);
    QSignalSpy chosen(view.get(), &FigureView::rowChosen);
    QTest::mouseClick(view.get(), Qt::LeftButton, {}, middle(*view, 3, 4));
    ASSERT_EQ(chosen.size(), 1);
    EXPECT_EQ(chosen[0][0].toString(), "row");
    EXPECT_EQ(chosen[0][1].toInt(), 30) << "the row's number, not its place";
    QTest::mouseClick(view.get(), Qt::LeftButton, {},
                      view->markRect(1, 0).center() - QPoint(view->markRect(1, 0).width() / 2 + 20, 0));
    ASSERT_EQ(chosen.size(), 2);
    EXPECT_EQ(chosen[1][1].toInt(), 1);
}

TEST(View, arrowsMoveTheFocusAndChooseRows) {
    const auto view = shownView(samples::published());
    QSignalSpy chosen(view.get(), &FigureView::rowChosen);
    view->setFocus(Qt::TabFocusReason);
    EXPECT_EQ(view->focusPolicy(), Qt::StrongFocus);
    EXPECT_EQ(view->focusedRow(), 2) << "starts at the chosen row";
    QTest::keyClick(view.get(), Qt::Key_Down);
    EXPECT_EQ(view->focusedRow(), 3);
    ASSERT_EQ(chosen.size(), 1);
    EXPECT_EQ(chosen[0][1].toInt(), 3);
    QTest::keyClick(view.get(), Qt::Key_Right);
    QTest::keyClick(view.get(), Qt::Key_Right);
    EXPECT_EQ(view->focusedColumn(), 2);
    EXPECT_EQ(chosen.size(), 1);
    QTest::keyClick(view.get(), Qt::Key_Home);
    EXPECT_EQ(view->focusedColumn(), 0);
    QTest::keyClick(view.get(), Qt::Key_End);
    EXPECT_EQ(view->focusedColumn(), 4);
    QTest::keyClick(view.get(), Qt::Key_Right);
    EXPECT_EQ(view->focusedColumn(), 4);
}

TEST(View, focusRingIsSeenAndComesOnlyByKeyboard) {
    const auto view = shownView(samples::published());
    view->activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(view.get()));
    view->setFocus(Qt::MouseFocusReason);
    const QImage before = view->grab().toImage();
    QTest::mouseClick(view.get(), Qt::LeftButton, {}, QPoint(2, 2));
    EXPECT_EQ(before, view->grab().toImage());
    view->clearFocus();
    view->setFocus(Qt::TabFocusReason);
    const QImage ringed = view->grab().toImage();
    const QRect mark = view->markRect(2, 0);
    EXPECT_EQ(QColor(ringed.pixel(mark.left() + mark.width() / 2, mark.top() - 2)), coloursOf(Theme::light).accent);
    EXPECT_NE(QColor(before.pixel(mark.left() + mark.width() / 2, mark.top() - 2)), coloursOf(Theme::light).accent);
}

TEST(View, highlightLightsOnlyItsOwnMarks) {
    const auto view = shownView(samples::published());
    const QImage before = view->grab().toImage();
    view->highlight("weights.9.9");
    EXPECT_EQ(before, view->grab().toImage());
    view->highlight("weights.2.1");
    EXPECT_NE(before, view->grab().toImage());
    view->highlight({});
    EXPECT_EQ(before, view->grab().toImage());
}

TEST(View, draggingABarMovesItsHandle) {
    const auto view = shownView(samples::bars(5, true));
    QSignalSpy moved(view.get(), &FigureView::handleMoved);
    const QPoint from = end(*view, 1);
    QTest::mousePress(view.get(), Qt::LeftButton, {}, from);
    QTest::mouseMove(view.get(), from - QPoint(60, 0));
    QTest::mouseMove(view.get(), from - QPoint(120, 0));
    QTest::mouseRelease(view.get(), Qt::LeftButton, {}, from - QPoint(120, 0));
    ASSERT_GE(moved.size(), 3);
    EXPECT_EQ(moved[0][0].toString(), "scores");
    EXPECT_EQ(moved[0][1].value<std::vector<attention::Index>>(), (std::vector<attention::Index>{2, 1}));
    EXPECT_FALSE(moved[0][4].toBool());
    EXPECT_TRUE(moved.back()[4].toBool());
    EXPECT_LT(valuesOf(moved.back())[0], valuesOf(moved[0])[0]);
    EXPECT_EQ(moved[0][3], moved.back()[3]) << "one gesture";
    const auto first = moved.back()[3].toULongLong();
    moved.clear();
    QTest::mousePress(view.get(), Qt::LeftButton, {}, from);
    QTest::mouseMove(view.get(), from + QPoint(30, 0));
    EXPECT_NE(moved.back()[3].toULongLong(), first);
}

TEST(View, hiddenBarsCannotBeMoved) {
    const auto view = shownView(samples::bars(5, true));
    QSignalSpy moved(view.get(), &FigureView::handleMoved);
    QTest::mousePress(view.get(), Qt::LeftButton, {}, end(*view, 3));
    QTest::mouseMove(view.get(), end(*view, 3) + QPoint(50, 0));
    view->focusMark(3, 0);
    QTest::keyClick(view.get(), Qt::Key_Plus);
    EXPECT_EQ(moved.size(), 0);
    EXPECT_FALSE(view->markText(3, 0).contains('%')) << "nor does their value show";
}

TEST(View, keysMoveABarByItsStep) {
    attention::FigureSpec figure = samples::bars(5, true);
    std::get<attention::Bars>(figure.content).bars[1].value = 0.2;
    const auto view = shownView(figure);
    QSignalSpy moved(view.get(), &FigureView::handleMoved);
    view->focusMark(1, 0);
    const auto press = [&](Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
        QTest::keyClick(view.get(), key, modifiers);
        return moved.isEmpty() ? NAN : valuesOf(moved.takeLast())[0];
    };
    EXPECT_DOUBLE_EQ(press(Qt::Key_Right), 0.3);
    EXPECT_DOUBLE_EQ(press(Qt::Key_Plus), 0.3);
    EXPECT_DOUBLE_EQ(press(Qt::Key_Minus), 0.1);
    EXPECT_DOUBLE_EQ(press(Qt::Key_Right, Qt::ShiftModifier), 1.2);
    EXPECT_DOUBLE_EQ(press(Qt::Key_Left, Qt::AltModifier), 0.19);
    QTest::keyClick(view.get(), Qt::Key_Down);
    EXPECT_EQ(view->focusedRow(), 2);
}

TEST(View, wheelEnlargesLargeMapsAndDoubleClickGoesBack) {
    const auto view = shownView(samples::random(60, 60));
    const QPoint at = middle(*view, 30, 30);
    const int before = view->markRect(30, 30).width();
    scroll(*view, at, 5);
    EXPECT_TRUE(view->isZoomed());
    EXPECT_GT(view->markRect(30, 30).width(), 2 * before);
    EXPECT_LE((view->markRect(30, 30).center() - at).manhattanLength(), view->markRect(30, 30).width());
    const int x = view->markRect(30, 30).left();
    QTest::mousePress(view.get(), Qt::LeftButton, {}, at);
    QTest::mouseMove(view.get(), at + QPoint(25, 0));
    QTest::mouseMove(view.get(), at + QPoint(40, 0));
    EXPECT_NEAR(view->markRect(30, 30).left(), x + 40, 2);
    QSignalSpy chosen(view.get(), &FigureView::rowChosen);
    QTest::mouseRelease(view.get(), Qt::LeftButton, {}, at + QPoint(40, 0));
    EXPECT_EQ(chosen.size(), 0) << "moving the view chooses nothing";
    view->setFigure(samples::random(60, 60, 9));
    EXPECT_TRUE(view->isZoomed()) << "new numbers keep the view";
    QTest::mouseDClick(view.get(), Qt::LeftButton, {}, at);
    EXPECT_FALSE(view->isZoomed());
}

TEST(View, wheelWithoutCtrlIsLeftToThePage) {
    const auto view = shownView(samples::random(60, 60));
    scroll(*view, middle(*view, 30, 30), 5, Qt::NoModifier);
    EXPECT_FALSE(view->isZoomed());
}

TEST(View, wheelOverASmallMapIsLeftToThePage) {
    const auto view = shownView(samples::published());
    scroll(*view, middle(*view, 2, 2), 3);
    EXPECT_FALSE(view->isZoomed());
}

TEST(View, isATableForScreenReaders) {
    const auto view = shownView(samples::published());
    QAccessibleInterface* access = QAccessible::queryAccessibleInterface(view.get());
    ASSERT_NE(access, nullptr);
    EXPECT_EQ(access->role(), QAccessible::Table);
    EXPECT_EQ(access->text(QAccessible::Description), "“猫” looks most at “cat”: 86.4%.");
    QAccessibleTableInterface* table = access->tableInterface();
    ASSERT_NE(table, nullptr);
    EXPECT_EQ(table->rowCount(), 5);
    EXPECT_EQ(table->columnCount(), 5);
    EXPECT_EQ(access->childCount(), 25);
    QAccessibleInterface* cell = table->cellAt(2, 2);
    ASSERT_NE(cell, nullptr);
    EXPECT_EQ(cell->text(QAccessible::Name), "猫 → cat 86.4%");
    EXPECT_EQ(cell->role(), QAccessible::Cell);
    EXPECT_EQ(cell->tableCellInterface()->rowIndex(), 2);
    EXPECT_EQ(access->indexOfChild(cell), 12);
    EXPECT_EQ(cell->parent(), access);
    EXPECT_TRUE(QRect(view->mapToGlobal(QPoint()), view->size()).contains(cell->rect()));
    EXPECT_EQ(access->child(25), nullptr);
}

TEST(View, showsAllSizesAndThemesWithoutHarm) {
    FigureView view;
    view.setFigure({});
    for (const auto& figure :
         {samples::published(), samples::hostile(), samples::bars(200), samples::bars(0), samples::causal(100)})
        for (const Theme theme : {Theme::light, Theme::dark, Theme::print, Theme::grey})
            for (const QSize size : {QSize(1, 1), QSize(60, 400), QSize(760, 420), QSize(2000, 60)}) {
                view.setTheme(theme);
                view.resize(size);
                view.setFigure(figure);
                EXPECT_FALSE(view.grab().isNull());
            }
    EXPECT_GT(view.sizeHint().width(), 100);
}

TEST(View, timeFromNumbersToPicture) {
    struct Case {
        const char* name;
        std::array<attention::FigureSpec, 2> figures;
        double limit; // ms of CPU; five times what is wanted on an idle machine
    };
    const auto pair = [](int size) {
        return std::array{samples::random(size, size, 1), samples::random(size, size, 2)};
    };
    const auto causal = samples::causal(200);
    const Case cases[] = {{"5 × 5", pair(5), 15},       {"12 × 12", pair(12), 15},
                          {"24 × 24", pair(24), 25},    {"64 × 64", pair(64), 25},
                          {"200 × 200", pair(200), 25}, {"200 × 200 causal", {causal, causal}, 25},
                          {"512 × 512", pair(512), 100}};
    for (const auto& [name, figures, limit] : cases) {
        const auto view = shownView(figures[0]);
        std::vector<double> times;
        for (std::size_t i = 0; i < 30; ++i) {
            const double start = cpuMs();
            view->setFigure(figures[i % 2]);
            QCoreApplication::processEvents();
            times.push_back(cpuMs() - start);
        }
        std::sort(times.begin(), times.end());
        std::printf("%-18s setFigure to painted: median %.2f ms, worst %.2f ms of CPU\n", name, times[15],
                    times.back());
        EXPECT_LT(times[15], limit) << name;
    }
}

TEST(View, enterLetsANumberBeTyped) {
    const auto view = shownView(samples::bars(5, true));
    QSignalSpy moved(view.get(), &FigureView::handleMoved);
    const auto type = [&](const QString& text, Qt::Key end) {
        view->focusMark(1, 0);
        QTest::keyClick(view.get(), Qt::Key_Return);
        auto* edit = view->findChild<QLineEdit*>();
        ASSERT_NE(edit, nullptr);
        edit->setText(text);
        QTest::keyClick(edit, end);
        QTest::qWait(1);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    };
    type("0.75", Qt::Key_Return);
    ASSERT_EQ(moved.size(), 1);
    EXPECT_EQ(valuesOf(moved[0])[0], 0.75);
    EXPECT_TRUE(moved[0][4].toBool()) << "one step";
    type("0,5", Qt::Key_Return);
    EXPECT_EQ(valuesOf(moved.back())[0], 0.5) << "a comma is read";
    for (const char* wrong : {"x", "", "1 2", "inf", "nan"}) type(wrong, Qt::Key_Return);
    EXPECT_EQ(moved.size(), 2) << "what is no number moves nothing";
    type("0.1", Qt::Key_Escape);
    EXPECT_EQ(moved.size(), 2);
    view->focusMark(3, 0); // hidden
    QTest::keyClick(view.get(), Qt::Key_Return);
    EXPECT_EQ(view->findChild<QLineEdit*>(), nullptr);
}
