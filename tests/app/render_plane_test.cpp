// Arrows in the plane: where their words stand, what mouse and keys do to a tip, what the files hold.
#include "app/render/export.h"
#include "app/render/figure_view.h"
#include "app/render/placement.h"
#include "app/render/plane_picture.h"
#include "tests/app/render_samples.h"

#include <QAccessible>
#include <QPainter>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

#include <gtest/gtest.h>

#include <ctime>
#include <memory>

using attention::Plane;

namespace {

std::unique_ptr<FigureView> shownView(const attention::FigureSpec& figure, QSize size = {760, 420}) {
    auto view = std::make_unique<FigureView>();
    view->resize(size);
    view->setFigure(figure);
    view->show();
    EXPECT_TRUE(QTest::qWaitForWindowExposed(view.get()));
    return view;
}

std::vector<double> valuesOf(const QList<QVariant>& moved) {
    return moved[2].value<std::vector<double>>();
}

QPoint tip(const FigureView& view, int row) {
    return view.markRect(row, 0).center();
}

QString svgOf(const attention::FigureSpec& figure, FigureStyle style = {}) {
    return QString::fromUtf8(samples::svg(figure, style));
}

/// How many elements of a kind carry a path.
int count(const QString& svg, const QString& element, const QString& path) {
    const QRegularExpression pattern("<" + element + " [^>]*data-path=\"" + QRegularExpression::escape(path) + "\"");
    int found = 0;
    for (auto match = pattern.globalMatch(svg); match.hasNext(); match.next()) ++found;
    return found;
}

} // namespace

TEST(Placement, lineInBox) {
    const QRectF box(0, 0, 10, 10);
    EXPECT_DOUBLE_EQ(lengthInside(QLineF(-5, 5, 15, 5), box), 10);
    EXPECT_DOUBLE_EQ(lengthInside(QLineF(5, 5, 5, 100), box), 5);
    EXPECT_DOUBLE_EQ(lengthInside(QLineF(-5, 12, 15, 12), box), 0);
}

TEST(Placement, wordsOfRandomArrowsNeverTouchNorLeaveTheFigure) {
    for (int arrows = 1; arrows <= 8; ++arrows)
        for (unsigned seed = 1; seed <= 60; ++seed)
            for (const QSizeF size : {QSizeF(340, 340), QSizeF(480, 480), QSizeF(520, 300)}) {
                Look look;
                look.screen = true;
                look.title = false;
                look.families = fontFamilies();
                PlanePicture picture(samples::arrows(arrows, seed), look);
                picture.arrange(size);
                std::vector<QRectF> taken = picture.axisWords();
                for (int row = 0; row < arrows; ++row) {
                    const QRectF words = picture.wordsRect(row);
                    ASSERT_FALSE(words.isEmpty()) << arrows << " arrows, seed " << seed;
                    EXPECT_TRUE(QRectF({}, size).contains(words)) << arrows << " arrows, seed " << seed;
                    for (const QRectF& other : taken) EXPECT_FALSE(words.intersects(other)) << seed;
                    taken.push_back(words);
                }
                EXPECT_TRUE(picture.notes().empty());
            }
}

TEST(Placement, isTheSameTwice) {
    const std::vector<LabelWish> wishes{{{50, 50}, {1, 0}, {60, 18}, 8}, {{52, 50}, {1, 0}, {60, 18}, 8}};
    const LabelRoom room{{0, 0, 200, 200}, {}, {}, {}};
    EXPECT_EQ(placeLabels(wishes, room), placeLabels(wishes, room));
    EXPECT_FALSE(placeLabels({{{5, 5}, {}, {60, 18}, 8}}, {{0, 0, 30, 30}, {}, {}, {}})[0]) << "no room at all";
}

TEST(PlaneFile, everyArrowAndItsWordsCarryThePath) {
    const QString svg = svgOf(samples::playground());
    for (int i = 0; i < 4; ++i) {
        const QString path = "K." + QString::number(i);
        EXPECT_EQ(count(svg, "path", path), 2) << "line and head";
        EXPECT_EQ(count(svg, "text", path), 2) << "label and number";
    }
    EXPECT_EQ(count(svg, "text", "Q.0"), 2);
    EXPECT_TRUE(svg.contains("stroke-dasharray"));
    EXPECT_TRUE(svg.contains(">46.3%</text>"));
    EXPECT_FALSE(svg.contains("<image"));
    EXPECT_EQ(count(svgOf(samples::regions()), "image", "regions"), 1);
    FigureStyle outlines;
    outlines.outlines = true;
    EXPECT_EQ(count(svgOf(samples::playground(), outlines), "path", "K.1"), 4);
}

TEST(PlaneFile, hiddenArrowsAreListedAndNotDrawn) {
    attention::FigureSpec figure = samples::playground();
    std::get<Plane>(figure.content).arrows[1].hidden = true;
    const QString svg = svgOf(figure);
    EXPECT_EQ(count(svg, "[a-z]+", "K.1"), 0);
    EXPECT_FALSE(svg.contains("34.9%"));
    EXPECT_TRUE(svg.contains("Hidden: small"));
    const auto view = shownView(figure);
    EXPECT_EQ(view->markText(1, 0), "small: hidden");
    QSignalSpy moved(view.get(), &FigureView::handleMoved);
    view->focusMark(1, 0);
    QTest::keyClick(view.get(), Qt::Key_Right);
    EXPECT_EQ(moved.size(), 0);
}

TEST(PlaneFile, anArrowOfNoLengthIsADot) {
    attention::FigureSpec figure = samples::arrows(1, 1);
    auto& arrow = std::get<Plane>(figure.content).arrows[0];
    arrow.x = arrow.y = 0;
    const QString svg = svgOf(figure);
    EXPECT_EQ(count(svg, "rect", "K.0"), 1);
    EXPECT_EQ(count(svg, "path", "K.0"), 0);
    EXPECT_EQ(count(svg, "text", "K.0"), 2);
}

TEST(PlaneFile, survivesWhatNoPlaneShouldHave) {
    attention::FigureSpec odd = samples::arrows(4, 2);
    auto& plane = std::get<Plane>(odd.content);
    plane.arrows[0].x = NAN;
    plane.arrows[1].x = 1e300;
    plane.arrows[2].y = -INFINITY;
    plane.arrows[3].emphasis = NAN;
    attention::FigureSpec flat = samples::arrows(0, 1);
    std::get<Plane>(flat.content).extent = 0;
    attention::FigureSpec empty;
    empty.content = attention::Table{};
    for (const auto& figure : {odd, flat, empty, samples::table(), samples::truths(3), samples::regions()})
        for (const QSizeF mm : {QSizeF(), QSizeF(10, 10), QSizeF(300, 20)}) { // drawn, or refused as too small
            FigureStyle style;
            style.sizeMm = mm;
            const auto svg = toSvg(figure, style);
            const auto pdf = toPdf(figure, style);
            const auto png = toPng(figure, style);
            EXPECT_TRUE(svg.ok() || mm.isValid()) << "a free side is as long as it must be";
            EXPECT_EQ(svg.ok(), pdf.ok());
            EXPECT_EQ(svg.ok(), png.ok());
            if (svg.ok()) {
                EXPECT_TRUE(svg->endsWith("</svg>\n"));
                EXPECT_TRUE(pdf->startsWith("%PDF"));
                EXPECT_FALSE(png->isEmpty());
            }
            exportNotes(figure, style);
        }
    FigureView view;
    for (const auto& figure : {odd, flat, empty, samples::table(), samples::truths(3), samples::regions()})
        for (const QSize size : {QSize(1, 1), QSize(60, 400), QSize(2000, 60)}) {
            view.resize(size);
            view.setFigure(figure);
            EXPECT_FALSE(view.grab().isNull());
        }
}

TEST(PlaneView, aDraggedTipSnapsAndStopsAtItsEnds) {
    const auto view = shownView(samples::playground(), {500, 500});
    QSignalSpy moved(view.get(), &FigureView::handleMoved);
    const double unit = tip(*view, 0).x() - tip(*view, 2).x(); // (1, 0) and (0, 1)
    const QPoint from = tip(*view, 4) + QPoint(9, -4);         // not in the middle: a target of at least 22 px
    QTest::mousePress(view.get(), Qt::LeftButton, {}, from);
    QTest::mouseMove(view.get(), from + QPoint(-3, 0));
    QTest::mouseMove(view.get(), from + QPoint(int(-unit), int(-unit)));
    QTest::mouseRelease(view.get(), Qt::LeftButton, {}, from + QPoint(int(-unit), int(-unit)));
    ASSERT_GE(moved.size(), 3);
    EXPECT_EQ(moved[0][0].toString(), "query");
    EXPECT_EQ(moved[0][1].value<std::vector<attention::Index>>(), (std::vector<attention::Index>{0}));
    EXPECT_EQ(valuesOf(moved.back()), (std::vector{1.0, 1.5}));
    EXPECT_TRUE(moved.back()[4].toBool());
    for (const auto& move : moved) EXPECT_EQ(move[3], moved[0][3]) << "one gesture";
    moved.clear();
    QTest::mousePress(view.get(), Qt::LeftButton, {}, tip(*view, 0));
    QTest::mouseMove(view.get(), QPoint(5000, 5000));
    EXPECT_EQ(valuesOf(moved.back()), (std::vector{2.5, -2.5}));
}

TEST(PlaneView, anArrowIsHeldByItsOwnLimits) {
    attention::FigureSpec figure = samples::arrows(1, 1);
    auto& arrow = std::get<Plane>(figure.content).arrows[0];
    arrow.x = 1.95, arrow.y = 0;
    const auto view = shownView(figure);
    QSignalSpy moved(view.get(), &FigureView::handleMoved);
    view->focusMark(0, 0);
    QTest::keyClick(view.get(), Qt::Key_Right, Qt::ShiftModifier);
    EXPECT_EQ(valuesOf(moved.back()), (std::vector{2.0, 0.0}));
}

TEST(PlaneView, keysMoveTheTipAndChooseTheArrow) {
    const auto view = shownView(samples::playground());
    QSignalSpy moved(view.get(), &FigureView::handleMoved);
    view->focusMark(1, 0); // (0.6, 0.8)
    const auto press = [&](Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
        QTest::keyClick(view.get(), key, modifiers);
        return moved.isEmpty() ? std::vector<double>{} : valuesOf(moved.takeLast());
    };
    EXPECT_EQ(press(Qt::Key_Right), (std::vector{0.7, 0.8}));
    EXPECT_EQ(press(Qt::Key_Left), (std::vector{0.5, 0.8}));
    EXPECT_EQ(press(Qt::Key_Up), (std::vector{0.6, 0.9}));
    EXPECT_EQ(press(Qt::Key_Down, Qt::AltModifier), (std::vector{0.6, 0.79}));
    EXPECT_EQ(press(Qt::Key_Up, Qt::ShiftModifier), (std::vector{0.6, 1.8}));
    EXPECT_EQ(press(Qt::Key_PageDown), std::vector<double>{});
    EXPECT_EQ(view->focusedRow(), 2);
    press(Qt::Key_BracketLeft);
    EXPECT_EQ(view->focusedRow(), 1);
    press(Qt::Key_End);
    EXPECT_EQ(view->focusedRow(), 4);
    press(Qt::Key_PageUp);
    EXPECT_EQ(view->focusedRow(), 3);
    EXPECT_TRUE(view->toolTip().contains("Page Up")) << "and says so";
    EXPECT_EQ(QAccessible::queryAccessibleInterface(view.get())->text(QAccessible::Help), view->help());
}

TEST(PlaneView, readsOutAndLightsWhatIsBelowAPath) {
    const auto view = shownView(samples::playground());
    EXPECT_EQ(view->markText(1, 0), "small: (0.6, 0.8) 34.9%");
    QSignalSpy hovered(view.get(), &FigureView::hovered);
    QTest::mouseMove(view.get(), tip(*view, 3));
    ASSERT_EQ(hovered.size(), 1);
    EXPECT_EQ(hovered[0][0].toString(), "K.3");
    QEvent leave(QEvent::Leave);
    QApplication::sendEvent(view.get(), &leave);
    const QImage before = view->grab().toImage();
    view->highlight("K");
    const QImage all = view->grab().toImage();
    EXPECT_NE(before, all);
    view->highlight("K.2");
    EXPECT_NE(view->grab().toImage(), all);
    view->highlight("K.22");
    EXPECT_EQ(view->grab().toImage(), before);
    view->setFigure(samples::published());
    const QImage map = view->grab().toImage();
    view->highlight("weights.2");
    EXPECT_NE(view->grab().toImage(), map) << "a row of a heat map";
    view->setFigure(samples::table());
    view->highlight({});
    const QImage table = view->grab().toImage();
    view->highlight("scores");
    EXPECT_NE(view->grab().toImage(), table) << "a column of a table";
}

TEST(PlaneView, timeOfADrag) {
    for (const bool regions : {false, true}) {
        attention::FigureSpec figure = regions ? samples::regions() : samples::playground();
        const auto view = shownView(figure);
        std::vector<double> times;
        for (int i = 0; i < 60; ++i) {
            std::get<Plane>(figure.content).arrows[4].x = 2 - i / 20.0;
            const std::clock_t start = std::clock();
            view->setFigure(figure);
            QCoreApplication::processEvents();
            times.push_back(1000.0 * double(std::clock() - start) / CLOCKS_PER_SEC);
        }
        std::sort(times.begin(), times.end());
        std::printf("plane%s  a drag's move to painted: median %.2f ms, worst %.2f ms of CPU\n",
                    regions ? " with regions" : "", times[30], times.back());
        EXPECT_LT(times[30], 40);
    }
}

TEST(TableFile, everyCellCarriesItsPath) {
    const QString svg = svgOf(samples::table());
    for (const char* column : {"K", "scores.0", "V"})
        for (int row = 0; row < 4; ++row) EXPECT_EQ(count(svg, "text", QString("%1.%2").arg(column).arg(row)), 1);
    EXPECT_EQ(count(svg, "text", "weights.0.3"), 0);
    EXPECT_GE(count(svg, "path", "weights.0.3"), 1) << "hatched";
    EXPECT_FALSE(svg.contains("2.7%"));
    EXPECT_TRUE(svg.contains("font-weight=\"bold\" fill=\"#7b4fb0\" data-path=\"weights.0.0\"")) << svg.toStdString();
    const auto view = shownView(samples::table());
    EXPECT_EQ(view->markText(0, 2), "cat, score: 1.41");
    EXPECT_EQ(view->markText(3, 3), "table, weight: hidden");
    EXPECT_EQ(view->markText(0, 0), "cat");
    EXPECT_EQ(view->markColumns(), 5);
}

TEST(TableFile, growsWithItsRowsAndShortensNamesToFit) {
    attention::FigureSpec figure = samples::table();
    const double before = figureSizeMm(figure, {}).height();
    auto& table = std::get<attention::Table>(figure.content);
    table.rows.push_back(table.rows[0]);
    EXPECT_GT(figureSizeMm(figure, {}).height(), before);
    EXPECT_TRUE(exportNotes(figure, {}).empty());
    table.rows[0][0].text = std::string(60, 'w');
    FigureStyle narrow;
    narrow.sizeMm = QSizeF(60, 0);
    const QString svg = svgOf(figure, narrow);
    EXPECT_TRUE(svg.contains(QChar(0x2026)));
    EXPECT_TRUE(svg.contains(">(0.6, 0.8)<")) << "numbers stay";
    EXPECT_FALSE(exportNotes(figure, narrow).empty());
}

TEST(TableFile, breaksTheTitlesOfNarrowColumnsInTwo) {
    attention::FigureSpec figure = samples::table();
    auto& table = std::get<attention::Table>(figure.content);
    table.columns[2] = attention::verbatim("Scaled score");
    FigureStyle narrow;
    narrow.sizeMm = QSizeF(52, 0);
    const QString svg = svgOf(figure, narrow);
    EXPECT_TRUE(svg.contains(">Scaled<") && svg.contains(">score<")) << svg.toStdString();
}

TEST(Truths, areTickedOrHatchedNeverOnlyColoured) {
    const QString svg = svgOf(samples::truths(5));
    EXPECT_FALSE(svg.contains("linearGradient")) << "no colour bar";
    for (int row = 0; row < 5; ++row)
        for (int column = 0; column < 5; ++column) {
            const QString path = QString("visible.%1.%2").arg(row).arg(column);
            EXPECT_EQ(count(svg, "rect", path), 1);
            EXPECT_EQ(count(svg, "path", path), 1) << "a tick or a hatching";
            EXPECT_EQ(count(svg, "text", path), 0);
        }
    EXPECT_TRUE(exportNotes(samples::truths(5), {}).empty());
    FigureStyle style;
    style.colourMap = attention::ColourMap::magnitude;
    EXPECT_EQ(svgOf(samples::truths(5), style), svg) << "whatever the map asked for";
}

TEST(Truths, areSwitchedByClickAndSpace) {
    attention::FigureSpec figure = samples::truths(5);
    auto& map = std::get<attention::HeatMap>(figure.content);
    map.rows[3].index = 30;
    map.hidden = attention::Mask::Constant(5, 5, false);
    map.hidden(0, 0) = true;
    const auto view = shownView(figure);
    EXPECT_EQ(view->markText(1, 0), "attention → the: allowed");
    EXPECT_EQ(view->markText(1, 2), "attention → ▁model: hidden");
    EXPECT_EQ(view->markText(0, 0), "the → the: not shown");
    QSignalSpy toggled(view.get(), &FigureView::cellToggled);
    QSignalSpy chosen(view.get(), &FigureView::rowChosen);
    QTest::mouseClick(view.get(), Qt::LeftButton, {}, view->markRect(3, 1).center());
    ASSERT_EQ(toggled.size(), 1);
    EXPECT_EQ(toggled[0][0].toString(), "visible");
    EXPECT_EQ(toggled[0][1].toInt(), 30);
    EXPECT_EQ(toggled[0][2].toInt(), 1);
    EXPECT_EQ(chosen.size(), 0);
    view->focusMark(2, 4);
    QTest::keyClick(view.get(), Qt::Key_Space);
    ASSERT_EQ(toggled.size(), 2);
    EXPECT_EQ(toggled[1][2].toInt(), 4);
    QTest::mouseClick(view.get(), Qt::LeftButton, {}, view->markRect(0, 0).center());
    EXPECT_EQ(toggled.size(), 2) << "what isn't shown isn't switched";
}

TEST(SignedBars, growFromZero) {
    const QString svg = svgOf(samples::signedBars());
    static const QRegularExpression pattern(
        "<rect x=\"([0-9.]+)\"[^>]* width=\"([0-9.]+)\"[^>]*data-path=\"weights.2.([0-9])\"");
    double starts[5] = {}, ends[5] = {};
    for (auto all = pattern.globalMatch(svg); all.hasNext();) {
        const auto match = all.next();
        const int bar = match.captured(3).toInt();
        starts[bar] = match.captured(1).toDouble();
        ends[bar] = starts[bar] + match.captured(2).toDouble();
    }
    EXPECT_NEAR(starts[0], ends[1], 1);
    EXPECT_NEAR(starts[3], ends[4], 1);
    EXPECT_NEAR((ends[0] - starts[0]) / (ends[1] - starts[1]), 2, 0.01);
}

TEST(Words, StandNearerToTheirOwnTipThanToAnother) {
    // Two tips close together, and a third in the way of the obvious place.
    const std::vector<QPointF> tips{{100, 100}, {130, 104}, {96, 70}};
    LabelRoom room{{0, 0, 300, 200}, {}, {}, {}};
    std::vector<LabelWish> wishes;
    for (const QPointF tip : tips) {
        room.tips.emplace_back(tip - QPointF(6, 6), QSizeF(12, 12));
        wishes.push_back({tip, tip - QPointF(60, 110), {58, 17}, 10});
    }
    const auto places = placeLabels(wishes, room);
    for (std::size_t i = 0; i < tips.size(); ++i) {
        ASSERT_TRUE(places[i]);
        std::vector<QPointF> others = tips;
        others.erase(others.begin() + std::ptrdiff_t(i));
        EXPECT_FALSE(leaderOf(*places[i], tips[i], others)) << "label " << i << " needs a line";
    }
    EXPECT_TRUE(leaderOf({200, 150, 58, 17}, {100, 100}, {})) << "far off";
    EXPECT_TRUE(leaderOf({104, 104, 20, 17}, {100, 90}, {{114, 112}})) << "on another tip";
}
