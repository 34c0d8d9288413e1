// What an SVG holds: a shape and a text for every mark, at its true size, well-formed whatever the words are.
#include "app/render/export.h"
#include "tests/app/render_samples.h"

#include <QImage>
#include <QRegularExpression>
#include <QSet>
#include <QXmlStreamReader>

#include <gtest/gtest.h>

using attention::HeatMap;

namespace {

struct Element {
    QString name, path, text, label;
    QXmlStreamAttributes attributes;
};

/// Every element; fails the test if the file isn't well-formed.
std::vector<Element> elements(const QByteArray& svg) {
    std::vector<Element> result;
    QXmlStreamReader reader(svg);
    while (!reader.atEnd()) {
        reader.readNext();
        if (reader.isStartElement())
            result.push_back({reader.name().toString(),
                              reader.attributes().value("data-path").toString(),
                              {},
                              reader.attributes().value("aria-label").toString(),
                              reader.attributes()});
        if (reader.isCharacters() && !result.empty() && result.back().text.isEmpty())
            result.back().text = reader.text().toString();
    }
    EXPECT_FALSE(reader.hasError()) << reader.errorString().toStdString() << " in line " << reader.lineNumber();
    return result;
}

const Element* find(const std::vector<Element>& all, const QString& name, const QString& path) {
    for (const Element& e : all)
        if (e.name == name && e.path == path) return &e;
    return nullptr;
}

int count(const std::vector<Element>& all, const QString& name) {
    return int(std::count_if(all.begin(), all.end(), [&](const Element& e) { return e.name == name; }));
}

FigureStyle sized(double width, double height) {
    FigureStyle style;
    style.sizeMm = QSizeF(width, height);
    return style;
}

} // namespace

TEST(Svg, hasShapeAndTextForEveryCellAtItsPath) {
    attention::FigureSpec figure = samples::published();
    auto& map = std::get<HeatMap>(figure.content);
    map.values(2, 1) = 0.4321;
    for (std::size_t i = 0; i < 5; ++i) map.rows[i].index = attention::Index(10 + i); // rows were left out before these
    map.format = attention::fixed(4);
    const auto all = elements(samples::svg(figure, sized(85, 0)));
    EXPECT_EQ(count(all, "image"), 0);
    for (int row = 0; row < 5; ++row)
        for (int column = 0; column < 5; ++column) {
            const QString path = QString("weights.%1.%2").arg(row + 10).arg(column);
            ASSERT_NE(find(all, "rect", path), nullptr) << path.toStdString();
            const Element* text = find(all, "text", path);
            ASSERT_NE(text, nullptr) << path.toStdString();
            EXPECT_EQ(text->text, QString::number(map.values(row, column), 'f', 4));
            EXPECT_EQ(text->attributes.value("text-anchor"), u"middle");
        }
    EXPECT_EQ(find(all, "text", "weights.12.1")->text, "0.4321");
}

TEST(Svg, hasItsSizeFontsTitleAndDescription) {
    const QByteArray svg = samples::svg(samples::published(), sized(85, 60.5));
    const auto all = elements(svg);
    EXPECT_EQ(all[0].attributes.value("width"), u"85mm");
    EXPECT_EQ(all[0].attributes.value("height"), u"60.5mm");
    EXPECT_EQ(all[0].attributes.value("viewBox"), u"0 0 8500 6050");
    EXPECT_EQ(all[0].attributes.value("font-family"), u"'Noto Sans','Noto Sans Math','Noto Sans CJK SC',sans-serif");
    EXPECT_EQ(all[1].name, "title");
    EXPECT_EQ(all[2].name, "desc");
    EXPECT_EQ(all[2].text, "“猫” looks most at “cat”: 86.4%.");
    const auto mixed = std::find_if(all.begin(), all.end(),
                                    [](const Element& e) { return e.name == "text" && e.text == "目标 target"; });
    EXPECT_NE(mixed, all.end()) << "Latin and Chinese stay in one element";
}

TEST(Svg, minusIsTheMinusSign) {
    EXPECT_TRUE(samples::svg(samples::signedScores(4, 4), {}).contains("−"));
    EXPECT_FALSE(samples::svg(samples::signedScores(4, 4), {}).contains(">-"));
}

TEST(Svg, isWellFormedWithHostileLabels) {
    for (const bool outlines : {false, true}) {
        FigureStyle style;
        style.outlines = outlines;
        style.sizeMm = QSizeF(300, 0);
        const QByteArray svg = samples::svg(samples::hostile(), style);
        const auto all = elements(svg);
        EXPECT_GT(all.size(), 200U);
        EXPECT_EQ(count(all, "text") == 0, outlines);
        for (const char c : {'\x01', '\x02', '\x1f', '\0'}) EXPECT_FALSE(svg.contains(c));
    }
}

TEST(Svg, tellsPathsAndWordsOfOutlinesToo) {
    FigureStyle style;
    style.outlines = true;
    const auto all = elements(samples::svg(samples::published(), style));
    const Element* number = find(all, "path", "weights.2.2");
    ASSERT_NE(number, nullptr);
    EXPECT_EQ(number->label, "86.4%");
}

TEST(Svg, fewCellsStayShapesHoweverLongTheMap) {
    EXPECT_EQ(count(elements(samples::svg(samples::random(1, 200), {})), "image"), 0);
    EXPECT_EQ(count(elements(samples::svg(samples::random(200, 1), {})), "image"), 0);
    EXPECT_EQ(count(elements(samples::svg(samples::random(5, 1000), {})), "image"), 1);
}

TEST(Svg, barsOfZeroAreNothing) {
    attention::FigureSpec figure = samples::bars(6);
    std::get<attention::Bars>(figure.content).bars[1].value = 0;
    std::get<attention::Bars>(figure.content).bars[2].value = 1e-9;
    const auto all = elements(samples::svg(figure, {}));
    EXPECT_EQ(find(all, "rect", "weights.2.1"), nullptr);
    EXPECT_NE(find(all, "rect", "weights.2.2"), nullptr) << "little isn't nothing";
}

TEST(Svg, manyBarsHaveAnAxisInsteadOfValues) {
    const attention::FigureSpec figure = samples::bars(200);
    const auto& bars = std::get<attention::Bars>(figure.content);
    const auto all = elements(samples::svg(figure, sized(85, 0)));
    for (const double end : {bars.low, bars.high}) {
        const QString text = QString::fromStdString(attention::display_number(end, bars.format));
        EXPECT_TRUE(std::any_of(all.begin(), all.end(), [&](const Element& e) { return e.text == text; }))
            << text.toStdString();
    }
}

TEST(Svg, tokensWithoutInkAreSeen) {
    attention::FigureSpec figure = samples::random(4, 4);
    auto& map = std::get<HeatMap>(figure.content);
    const char* tokens[] = {"", " ", "　", "\u202Eabc"};
    for (std::size_t i = 0; i < 4; ++i) map.rows[i].text = tokens[i];
    const auto all = elements(samples::svg(figure, {}));
    for (const QString wanted : {"“”", "␣", "\uFFFDabc"})
        EXPECT_TRUE(std::any_of(all.begin(), all.end(), [&](const Element& e) { return e.text == wanted; }))
            << wanted.toStdString();
}

TEST(Svg, theChosenRowAlwaysHasItsLabelAndItsCells) {
    for (const int chosen : {0, 1, 77, 199}) {
        attention::FigureSpec figure = samples::random(200, 200);
        auto& map = std::get<HeatMap>(figure.content);
        map.chosen_row = chosen;
        map.rows[std::size_t(chosen)].text = "CHOSEN";
        const auto all = elements(samples::svg(figure, sized(85, 0)));
        EXPECT_TRUE(std::any_of(all.begin(), all.end(), [](const Element& e) { return e.text == "CHOSEN"; })) << chosen;
        const Element* image = find(all, "image", "weights");
        ASSERT_NE(image, nullptr);
        // Nothing of the accent lies on the cells.
        const double left = image->attributes.value("x").toDouble();
        const double right = left + image->attributes.value("width").toDouble();
        for (const Element& e : all) {
            if (e.attributes.value("fill") != u"#3b5bdb" && e.attributes.value("stroke") != u"#3b5bdb") continue;
            if (e.name == "text") continue;
            static const QRegularExpression pair("([0-9.]+) ([0-9.]+)");
            for (auto at = pair.globalMatch(e.attributes.value("d").toString()); at.hasNext();) {
                const double x = at.next().captured(1).toDouble();
                EXPECT_TRUE(x < left || x > right) << x;
            }
            EXPECT_EQ(e.name, "path") << "a frame";
        }
    }
}

TEST(Svg, becomesOneImageBeyond64) {
    EXPECT_EQ(count(elements(samples::svg(samples::random(64, 64), {})), "image"), 0);
    const auto many = elements(samples::svg(samples::random(65, 65), {}));
    EXPECT_EQ(count(many, "image"), 1);
    EXPECT_EQ(find(many, "image", "weights")->attributes.value("href").left(22), u"data:image/png;base64,");
    FigureStyle asked;
    asked.cells = FigureStyle::vector;
    const auto shapes = elements(samples::svg(samples::random(65, 65), asked));
    EXPECT_EQ(count(shapes, "image"), 0);
    EXPECT_NE(find(shapes, "rect", "weights.64.64"), nullptr);
    asked.cells = FigureStyle::image;
    EXPECT_EQ(count(elements(samples::svg(samples::random(30, 30), asked)), "image"), 1);
}

TEST(Svg, imageHasEnoughPixelsForEachCell) {
    const auto many = elements(samples::svg(samples::random(70, 90), {}));
    const QString href = find(many, "image", "weights")->attributes.value("href").toString();
    const QImage image = QImage::fromData(QByteArray::fromBase64(href.mid(22).toLatin1()), "PNG");
    EXPECT_EQ(image.size(), 17 * QSize(90, 70)) << "programs that smooth it blur little";
}

TEST(Svg, hatchesWhatIsHidden) {
    const auto all = elements(samples::svg(samples::causal(6), {}));
    EXPECT_NE(find(all, "path", "weights.0.3"), nullptr);
    ASSERT_NE(find(all, "text", "weights.0.3"), nullptr);
    EXPECT_EQ(find(all, "text", "weights.0.3")->text, "—");
    EXPECT_EQ(find(all, "path", "weights.3.0"), nullptr);
    EXPECT_EQ(find(all, "text", "weights.2.0")->text, "!") << "a row that was refused";
    EXPECT_NE(find(elements(samples::svg(samples::bars(6), {})), "path", "weights.2.3"), nullptr) << "a hidden bar";
}

TEST(Svg, hasShapeAndValueForEveryBar) {
    const auto all = elements(samples::svg(samples::bars(6), {}));
    for (int i = 0; i < 6; ++i) {
        EXPECT_NE(find(all, "rect", QString("weights.2.%1").arg(i)), nullptr);
        EXPECT_NE(find(all, "text", QString("weights.2.%1").arg(i)), nullptr);
    }
}

TEST(Svg, followsItsStyle) {
    FigureStyle plain;
    plain.title = plain.colourBar = false;
    plain.cellNumbers = FigureStyle::off;
    const QByteArray svg = samples::svg(samples::published(), plain);
    EXPECT_FALSE(svg.contains("linearGradient"));
    EXPECT_FALSE(svg.contains("86.4%</text>"));
    EXPECT_FALSE(svg.contains("font-weight=\"bold\" fill=\"#1b2430\""));
    FigureStyle forced;
    forced.cellNumbers = FigureStyle::on;
    forced.sizeMm = QSizeF(60, 60);
    EXPECT_EQ(count(elements(samples::svg(samples::random(20, 20), forced)), "text") > 400, true);
    FigureStyle captioned;
    captioned.caption = true;
    EXPECT_TRUE(samples::svg(samples::published(), captioned).contains("不是训练得到的翻译模型"));
}

TEST(Svg, greyHasNoColour) {
    FigureStyle style;
    style.theme = Theme::grey;
    for (const auto& figure : {samples::published(), samples::signedScores(5, 5), samples::causal(8), samples::bars(5),
                               samples::playground(), samples::table(), samples::truths(4)}) {
        const QString svg = QString::fromUtf8(samples::svg(figure, style));
        static const QRegularExpression colour("#([0-9a-f]{6})\"");
        for (auto match = colour.globalMatch(svg); match.hasNext();) {
            const QColor c('#' + match.next().captured(1));
            EXPECT_TRUE(c.red() == c.green() && c.green() == c.blue()) << c.name().toStdString();
        }
    }
}
