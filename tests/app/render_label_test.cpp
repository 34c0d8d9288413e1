// Labels never touch, whatever their number and length; text on cells can be read.
#include "app/render/labels.h"
#include "app/render/ramp.h"

#include <QPolygonF>
#include <QTransform>

#include <gtest/gtest.h>

#include <random>

namespace {

/// Where a column label is written, as a polygon around its foot.
QPolygonF placed(const LabelPlan& plan, double width, double x) {
    const double shown = std::min(width, plan.longest);
    if (plan.angle == 0) return QRectF(x - shown / 2, -plan.lineHeight, shown, plan.lineHeight);
    return QTransform()
        .translate(x, 0)
        .rotate(-plan.angle)
        .map(QPolygonF(QRectF(0, -plan.lineHeight / 2, shown, plan.lineHeight)));
}

bool touch(const QPolygonF& one, const QPolygonF& other) {
    const QRectF common = one.intersected(other).boundingRect();
    return common.width() > 0.01 && common.height() > 0.01;
}

} // namespace

TEST(Labels, ofColumnsNeverTouch) {
    std::mt19937 random(1);
    for (int count = 1; count <= 300; ++count) {
        std::vector<double> widths;
        for (int i = 0; i < count; ++i) widths.push_back(double(random() % (1 + random() % 200)));
        const double pitch = 600.0 / count;
        for (const double zoom : {1.0, 1.7, 4.0, 20.0}) {
            LabelPlan plan = planColumns(widths, pitch, 16, 120);
            if (zoom != 1) plan = zoomed(plan, pitch * zoom, *std::max_element(widths.begin(), widths.end()));
            QPolygonF last;
            for (int i = 0; i < count; ++i) {
                if (!plan.writes(std::size_t(i))) continue;
                const QPolygonF next = placed(plan, widths[std::size_t(i)], (i + 0.5) * pitch * zoom);
                ASSERT_FALSE(touch(last, next))
                    << count << " labels, zoom " << zoom << ", angle " << plan.angle << ", step " << plan.step;
                last = next;
            }
            EXPECT_LE(plan.longest, std::max(120.0, pitch * zoom));
        }
    }
}

TEST(Labels, ofRowsNeverTouch) {
    for (int count = 1; count <= 300; ++count) {
        const std::vector<double> widths(std::size_t(count), 50.0);
        const double pitch = 400.0 / count;
        const LabelPlan plan = planRows(widths, pitch, 16, 120);
        EXPECT_GE(plan.step * pitch, 15.999);
    }
}

TEST(Labels, turnOnlyWhenTheyMust) {
    const std::vector<double> shortOnes(10, 20.0);
    EXPECT_EQ(planColumns(shortOnes, 40, 16, 120).angle, 0);
    const std::vector<double> longOnes(10, 90.0);
    EXPECT_EQ(planColumns(longOnes, 40, 16, 120).angle, 45);
    EXPECT_EQ(planColumns(longOnes, 20, 16, 120).angle, 60);
    EXPECT_EQ(planColumns(longOnes, 17, 16, 120).angle, 90);
    EXPECT_EQ(planColumns(longOnes, 17, 16, 120).step, 1);
    EXPECT_EQ(planColumns(longOnes, 3, 16, 120).step, 10);
    std::vector<double> oneLong(10, 20.0);
    oneLong[3] = 500;
    EXPECT_EQ(planColumns(oneLong, 70, 16, 120).angle, 0) << "one long word doesn't turn all the others";
}

TEST(Labels, thinningKeepsItsChoiceWhileTheViewMoves) {
    EXPECT_EQ(roundStep(0.1), 1);
    EXPECT_EQ(roundStep(1.2), 2);
    EXPECT_EQ(roundStep(6), 10);
    EXPECT_EQ(roundStep(11), 20);
}

TEST(Ink, isReadableOnEveryColourOfEveryMap) {
    for (const Theme theme : {Theme::light, Theme::dark, Theme::print, Theme::grey})
        for (const auto map :
             {attention::ColourMap::weight, attention::ColourMap::magnitude, attention::ColourMap::diverging}) {
            const Ramp ramp(map, -1, 1, theme);
            for (int i = -100; i <= 100; ++i) {
                const QColor paper = QColor::fromRgb(ramp.at(i / 100.0));
                EXPECT_GE(contrast(inkOn(paper), paper), 4.5) << paper.name().toStdString();
            }
        }
}

TEST(Ramp, darkerIsMoreOnPaperAndBrighterInTheDark) {
    for (const Theme theme : {Theme::light, Theme::dark, Theme::print, Theme::grey}) {
        const Ramp ramp(attention::ColourMap::weight, 0, 1, theme);
        double last = luminance(QColor(ramp.at(0)));
        for (int i = 1; i <= 50; ++i) {
            const double next = luminance(QColor(ramp.at(i / 50.0)));
            EXPECT_TRUE(theme == Theme::dark ? next > last : next < last) << i;
            last = next;
        }
    }
}

TEST(Ramp, ofSignedNumbersIsCentredOnZero) {
    const Ramp ramp(attention::ColourMap::diverging, -1, 3, Theme::light);
    EXPECT_GT(luminance(QColor(ramp.at(0))), 0.9);
    EXPECT_GT(luminance(QColor(ramp.at(-1))), luminance(QColor(ramp.at(-3))));
}
