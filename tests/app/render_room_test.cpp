// At every size that is accepted nothing overlaps and nothing leaves the page; what is refused names a size that is
// accepted.
#include "app/render/export.h"
#include "app/render/look.h"
#include "tests/app/render_samples.h"

#include <QPolygonF>
#include <QTransform>
#include <QXmlStreamReader>

#include <gtest/gtest.h>

#include <algorithm>

namespace {

/// What stands on a page, in 0.01 mm.
struct Placed {
    QString name; // of a text: itself
    QPolygonF outline;
    bool isText = false;
    bool isInCell = false;
};

QPolygonF outlineOf(const QXmlStreamAttributes& a, const QString& text) {
    const double size = a.value("font-size").toDouble();
    QFont font;
    font.setFamilies(fontFamilies());
    font.setPixelSize(std::max(1, int(size)));
    font.setHintingPreference(QFont::PreferNoHinting);
    if (a.hasAttribute("font-weight")) font.setWeight(QFont::Bold);
    const double width = TextMeter(font).width(text);
    double x = a.value("x").toDouble();
    const double y = a.value("y").toDouble();
    if (a.value("text-anchor") == u"middle") x -= width / 2;
    if (a.value("text-anchor") == u"end") x -= width;
    const QRectF box(x, y - 0.72 * size, width, 0.8 * size); // the ink of most letters
    QString turn = a.value("transform").toString();
    if (!turn.startsWith("rotate(")) return box;
    const QStringList numbers = turn.mid(7).chopped(1).split(u' ');
    const QPointF centre(numbers.value(1).toDouble(), numbers.value(2).toDouble());
    return QTransform()
        .translate(centre.x(), centre.y())
        .rotate(numbers[0].toDouble())
        .translate(-centre.x(), -centre.y())
        .map(QPolygonF(box));
}

std::vector<Placed> placed(const QByteArray& svg, QRectF& page) {
    std::vector<Placed> result;
    QXmlStreamReader reader(svg);
    while (!reader.atEnd()) {
        if (reader.readNext() != QXmlStreamReader::StartElement) continue;
        const QXmlStreamAttributes a = reader.attributes();
        const QString name = reader.name().toString();
        if (name == u"svg") {
            const QStringList box = a.value("viewBox").toString().split(u' ');
            page = QRectF(0, 0, box[2].toDouble(), box[3].toDouble());
        } else if (name == u"text") {
            const QString text = reader.readElementText(QXmlStreamReader::IncludeChildElements);
            result.push_back({text, outlineOf(a, text), true, a.hasAttribute("data-path")});
        } else if (name == u"rect" || name == u"image") {
            const QRectF box(a.value("x").toDouble(), a.value("y").toDouble(), a.value("width").toDouble(),
                             a.value("height").toDouble());
            if (box.width() < page.width() - 1) result.push_back({name, box, false, a.hasAttribute("data-path")});
        }
    }
    return result;
}

bool touch(const QPolygonF& one, const QPolygonF& other) {
    if (!one.boundingRect().intersects(other.boundingRect())) return false;
    const QRectF common = one.intersected(other).boundingRect();
    return common.width() > 5 && common.height() > 5;
}

void expectInOrder(const QByteArray& svg, const std::string& what) {
    QRectF page;
    const auto all = placed(svg, page);
    ASSERT_FALSE(all.empty()) << what;
    QRectF marks;
    for (const Placed& p : all) {
        EXPECT_TRUE(page.adjusted(-1, -1, 1, 1).contains(p.outline.boundingRect()))
            << what << ": “" << p.name.toStdString() << "” leaves the page";
        if (!p.isText && p.isInCell) marks |= p.outline.boundingRect();
    }
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (!all[i].isText || all[i].isInCell) continue;
        EXPECT_FALSE(touch(all[i].outline, QPolygonF(marks.adjusted(5, 5, -5, -5))))
            << what << ": “" << all[i].name.toStdString() << "” on the marks";
        for (std::size_t j = i + 1; j < all.size(); ++j) {
            if (!all[j].isText) continue;
            EXPECT_FALSE(touch(all[i].outline, all[j].outline))
                << what << ": “" << all[i].name.toStdString() << "” on “" << all[j].name.toStdString() << "”";
        }
    }
}

FigureStyle styled(double width, double height, double points, bool caption) {
    FigureStyle style;
    style.sizeMm = QSizeF(width, height);
    style.fontPt = points;
    style.caption = caption;
    return style;
}

attention::FigureSpec chosen(attention::FigureSpec figure) {
    std::get<attention::HeatMap>(figure.content).chosen_row = 1;
    return figure;
}

} // namespace

TEST(Room, nothingOverlapsOrLeavesThePageAtAnyAcceptedSize) {
    const std::pair<const char*, attention::FigureSpec> figures[] = {{"5x5", samples::published()},
                                                                     {"5x30", chosen(samples::random(5, 30))},
                                                                     {"50x40", chosen(samples::random(50, 40))},
                                                                     {"200x200", chosen(samples::random(200, 200))},
                                                                     {"1x200", samples::random(1, 200)},
                                                                     {"200x1", samples::random(200, 1)},
                                                                     {"bars5", samples::bars(5)},
                                                                     {"bars30", samples::bars(30)},
                                                                     {"bars200", samples::bars(200)}};
    int accepted = 0;
    for (const auto& [name, figure] : figures)
        for (const double width : {0.0, 40.0, 60.0, 85.0, 170.0})
            for (const double height : {0.0, 20.0, 30.0, 45.0, 60.0, 80.0, 160.0})
                for (const double points : {8.0, 12.0, 20.0})
                    for (const bool caption : {false, true}) {
                        const auto svg = toSvg(figure, styled(width, height, points, caption));
                        if (!svg) continue;
                        ++accepted;
                        expectInOrder(*svg, std::string(name) + " " + std::to_string(width) + "x" +
                                                std::to_string(height) + " mm, " + std::to_string(points) + " pt" +
                                                (caption ? ", caption" : ""));
                    }
    EXPECT_GT(accepted, 500);
}

TEST(Room, aRefusalNamesTheSmallestSizeThatIsAccepted) {
    const std::pair<attention::FigureSpec, FigureStyle> cases[] = {
        {samples::published(), styled(60, 45, 8, true)},
        {samples::published(), styled(85, 25, 8, false)},
        {samples::bars(8), styled(85, 20, 8, false)},
        {samples::published(), styled(40, 0, 20, false)},
        {samples::random(200, 200), styled(85, 40, 8, false)}};
    for (const auto& [figure, style] : cases) {
        const auto refused = toSvg(figure, style);
        ASSERT_FALSE(refused);
        EXPECT_EQ(refused.error().code, attention::Code::out_of_range);
        int least = 0;
        for (const auto& [name, value] : refused.error().message.arguments)
            if (name == "least") least = int(std::get<std::int64_t>(value));
        FigureStyle mended = style;
        const bool higher = refused.error().where == "height";
        (higher ? mended.sizeMm.rheight() : mended.sizeMm.rwidth()) = least;
        EXPECT_TRUE(toSvg(figure, mended)) << least;
        (higher ? mended.sizeMm.rheight() : mended.sizeMm.rwidth()) = least - 1;
        EXPECT_FALSE(toSvg(figure, mended)) << "not the smallest: " << least;
        EXPECT_FALSE(toPdf(figure, style));
        EXPECT_FALSE(toPng(figure, style));
    }
}

TEST(Room, aFreeHeightGivesEveryRowItsLabel) {
    for (const auto& [rows, columns] : {std::pair(5, 30), std::pair(50, 40), std::pair(60, 60), std::pair(9, 70)}) {
        attention::FigureSpec figure = samples::random(rows, columns);
        auto& map = std::get<attention::HeatMap>(figure.content);
        for (std::size_t i = 0; i < map.rows.size(); ++i) map.rows[i].text = "r" + std::to_string(i);
        QRectF page;
        const auto all = placed(samples::svg(figure, styled(85, 0, 8, false)), page);
        for (int i = 0; i < rows; ++i)
            EXPECT_TRUE(std::any_of(all.begin(), all.end(),
                                    [&](const Placed& p) { return p.isText && p.name == 'r' + QString::number(i); }))
                << rows << " rows, row " << i;
    }
}

TEST(Room, wordsAreNotShortenedWhereThereIsRoom) {
    for (const double points : {8.0, 12.0}) {
        attention::FigureSpec figure = samples::published();
        const QString svg = QString::fromUtf8(samples::svg(figure, styled(85, 0, points, false)));
        EXPECT_FALSE(svg.contains(u'…')) << points;
    }
    EXPECT_FALSE(QString::fromUtf8(samples::svg(samples::published(), styled(60, 0, 8, false))).contains(u'…'));
    EXPECT_FALSE(QString::fromUtf8(samples::svg(samples::bars(8), styled(60, 0, 8, false))).contains(u'…'));
}

TEST(Room, noLineIsLeftWithACharacterOrTwo) {
    const TextMeter meter(QFont("Noto Sans CJK SC"));
    for (const char* text : {"得分为手工设定，不是训练得到的翻译模型，温度为 1。",
                             "Temperature 1. Scores are made up for teaching, not those of a trained model; a b"})
        for (int width = 80; width < 600; ++width) {
            const QStringList lines = meter.wrapped(QString::fromUtf8(text), width);
            EXPECT_TRUE(lines.size() == 1 || lines.back().size() > 2) << width;
            for (const QString& line : lines) EXPECT_LE(meter.width(line), width + 1);
        }
}

TEST(Room, theBlockBeginsWhereTheTitleBegins) {
    QRectF page;
    const auto all = placed(samples::svg(samples::published(), styled(170, 0, 8, true)), page);
    double title = page.right();
    double block = page.right();
    for (const Placed& p : all) {
        const double left = p.outline.boundingRect().left();
        if (p.name.startsWith("Bilingual")) title = left;
        if (p.name == u"目标 target") block = left;
    }
    EXPECT_NEAR(block, title, 0.3 * 8 * 2540 / 72.0);
}
