// Formulas, from TeX to outlines.
#include "app/render/svg_device.h"
#include "app/render/typesetter.h"

#include <QElapsedTimer>
#include <QImage>
#include <QPainter>
#include <QSignalSpy>
#include <QTest>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

using testing::ElementsAre;
using testing::HasSubstr;

namespace {

constexpr int patience = 60000; // ms; the engine is slow on a busy machine and under sanitizers

class Formulas : public testing::Test {
protected:
    static void SetUpTestSuite() { typesetter = new Typesetter; }
    static void TearDownTestSuite() { delete typesetter; }

    static TypesetFormula typeset(const QString& tex) {
        const QObject widget;
        typesetter->want(&widget, tex);
        if (!QTest::qWaitFor([&] { return typesetter->find(tex) != nullptr; }, patience)) return {nullptr, "late"};
        return *typesetter->find(tex);
    }
    static TypesetFormula typeset(const char* tex) { return typeset(QString::fromUtf8(tex)); }

    static Typesetter* typesetter;
};

Typesetter* Formulas::typesetter = nullptr;

QRectF extent(const FormulaPicture& picture) {
    QRectF box;
    for (const auto& shape : picture.shapes) box |= shape.outline.boundingRect();
    return box;
}

/// The share of the pixels of a box that are inked.
double inked(const FormulaPointer& picture, QRectF box) {
    constexpr int em = 100;
    const FormulaLayout layout(picture, 1000);
    QImage image(int(layout.width() * em) + 1, int(layout.height() * em) + 1, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    layout.paint(painter, {}, em, {Theme::print, Qt::black, {}});
    painter.end();
    const QRect area = QRectF(box.topLeft() * em, box.size() * em).toRect() & image.rect();
    int dark = 0;
    for (int y = area.top(); y <= area.bottom(); ++y)
        for (int x = area.left(); x <= area.right(); ++x) dark += qGray(image.pixel(x, y)) < 128 ? 1 : 0;
    return area.isEmpty() ? 0 : double(dark) / (area.width() * area.height());
}

QByteArray page(const char* content) {
    return QByteArray("<svg viewBox=\"0 -750 2000 1000\"><g transform=\"scale(1,-1)\"><g data-mml-node=\"math\">") +
           content + "</g></g></svg>";
}

} // namespace

TEST(FormulaReader, PlacesShapesInEmsWithTheBaselineAtZero) {
    const auto formula = readFormula(page("<g transform=\"translate(500,0) scale(0.5)\">"
                                          "<path data-c=\"41\" d=\"M0 0H1000V400L0 400Z\"/></g>"));
    ASSERT_TRUE(formula.picture) << formula.problem.toStdString();
    EXPECT_EQ(extent(*formula.picture), QRectF(0.5, -0.2, 0.5, 0.2));
    EXPECT_DOUBLE_EQ(formula.picture->ascent, 0.75);
    EXPECT_DOUBLE_EQ(formula.picture->descent, 0.25);
    EXPECT_DOUBLE_EQ(formula.picture->width, 2);
}

TEST(FormulaReader, CutsWhatANestedSvgCuts) {
    const auto formula =
        readFormula(page("<svg x=\"100\" y=\"-50\" width=\"200\" height=\"300\" viewBox=\"0 10 200 300\">"
                         "<path data-c=\"239C\" d=\"M50 -500H150V900H50Z\"/></svg>"));
    ASSERT_TRUE(formula.picture) << formula.problem.toStdString();
    const QRectF box = extent(*formula.picture);
    EXPECT_NEAR(box.left(), 0.15, 1e-6);
    EXPECT_NEAR(box.width(), 0.1, 1e-6);
    EXPECT_NEAR(box.height(), 0.3, 1e-6);
    EXPECT_NEAR(box.bottom(), 0.05, 1e-6);
}

TEST(FormulaReader, KeepsClassesColoursAndDigits) {
    const auto formula = readFormula(page("<g class=\" path-weights-2-1\"><g class=\"role-query other\" "
                                          "fill=\"red\"><path data-c=\"37\" d=\"M0 0H1V1Z\"/>"
                                          "</g></g>"));
    ASSERT_TRUE(formula.picture) << formula.problem.toStdString();
    EXPECT_THAT(formula.picture->paths(), ElementsAre("weights.2.1"));
    ASSERT_EQ(formula.picture->parts.size(), 2U);
    EXPECT_EQ(formula.picture->parts[1].role, attention::Role::query);
    EXPECT_EQ(formula.picture->parts[1].parent, 0);
    EXPECT_EQ(formula.picture->shapes.at(0).part, 1);
    EXPECT_EQ(formula.picture->shapes.at(0).colour, QColor(Qt::red));
    EXPECT_EQ(formula.picture->digits(), "7");
}

TEST(FormulaReader, RefusesWhatItDoesntKnow) {
    for (const char* content :
         {"<path d=\"M0 0A1 1 0 0 0 2 2\"/>", "<path d=\"M0\"/>", "<path d=\"MMMM\"/>", "<path d=\"M1e99 0H1\"/>",
          "<path d=\"5 5\"/>", "<g transform=\"skewX(3)\"/>", "<g transform=\"translate(a)\"/>", "<foreignObject/>",
          "<g data-mjx-error=\"Wrong\"/>", "<g>", "<svg viewBox=\"0 0 1\"/>"})
        EXPECT_FALSE(readFormula(page(content)).picture) << content;
    EXPECT_FALSE(readFormula("").picture);
    EXPECT_FALSE(readFormula("<g/>").picture);
    QByteArray deep;
    for (int i = 0; i < 5000; ++i) deep += "<g>";
    EXPECT_FALSE(readFormula(page(deep)).picture);
}

TEST_F(Formulas, ADozenHaveSaneBoxes) {
    for (const char* tex :
         {"x", "\\alpha_{tj} = \\frac{\\exp(e_{tj})}{\\sum_{k} \\exp(e_{tk})}",
          "c_t = \\sum_{j=1}^{n} \\alpha_{tj} h_j",
          "\\operatorname{softmax}\\left(\\frac{QK^{T}}{\\sqrt{d_k}}\\right)V", "q \\cdot k = 0.5 \\times 1.25 + 2",
          "\\begin{bmatrix}1 & 0 \\\\ 0 & 1\\end{bmatrix}", "\\cancel{x} + \\boldsymbol{h}", "e^{-1.5} \\approx 0.223",
          "\\max_{j} s_j \\le 3", "\\class{role-query}{q} \\cdot \\class{path-k-0}{k}", "\\color{red}{a} + \\infty",
          "\\left\\{\\begin{matrix}a\\\\b\\\\c\\\\d\\\\e\\\\f\\\\g\\end{matrix}\\right."}) {
        const auto formula = typeset(tex);
        ASSERT_TRUE(formula.picture) << tex << ": " << formula.problem.toStdString();
        const FormulaPicture& p = *formula.picture;
        const QRectF box = extent(p);
        EXPECT_GT(p.width, 0.3) << tex;
        EXPECT_LT(p.width, 25) << tex;
        EXPECT_GT(box.left(), -0.2) << tex;
        EXPECT_LT(box.right(), p.width + 0.2) << tex;
        EXPECT_GT(box.top(), -p.ascent - 0.2) << tex;
        EXPECT_LT(box.bottom(), p.descent + 0.2) << tex;
    }
}

TEST_F(Formulas, LargeBracketsAreWhole) {
    const auto formula = typeset("\\left(\\begin{matrix}1\\\\2\\\\3\\\\4\\\\5\\\\6\\\\7\\end{matrix}\\right)");
    ASSERT_TRUE(formula.picture);
    const FormulaLayout layout(formula.picture, 1000);
    for (int tenth = 1; tenth < 10; ++tenth) // no gap anywhere along the left one
        EXPECT_GT(inked(formula.picture, QRectF(0, layout.height() * tenth / 10, 0.85, 0.05)), 0.02) << tenth;
    EXPECT_LT(inked(formula.picture, QRectF(0, 0, 0.85, layout.height())), 0.3);
}

TEST_F(Formulas, ChineseIsDrawn) {
    const auto formula = typeset("\\text{注意 cat} = 1");
    ASSERT_TRUE(formula.picture) << formula.problem.toStdString();
    EXPECT_GT(inked(formula.picture, QRectF(0, 0, 1, 1)), 0.05);
    EXPECT_GT(inked(formula.picture, QRectF(1, 0, 1, 1)), 0.05);
    // What would come out wrong letter by letter stays plain text.
    for (const char* tex : {"\\text{مرحبا}", "\\text{नमस्ते}", "\\text{😀}"}) EXPECT_FALSE(typeset(tex).picture) << tex;
    EXPECT_TRUE(typeset("\\text{Привет, κόσμε}").picture);
}

TEST_F(Formulas, WrongOnesSayWhy) {
    EXPECT_THAT(typeset("\\frac{a").problem.toStdString(), HasSubstr("Missing close brace"));
    EXPECT_THAT(typeset("\\nosuch").problem.toStdString(), HasSubstr("Undefined control sequence"));
    EXPECT_FALSE(typeset(QString(5000, '{')).picture);
    EXPECT_FALSE(typeset(QString("\\sqrt{").repeated(900)).picture);
    EXPECT_FALSE(typeset(QString("\\sqrt{").repeated(700) + QString("}").repeated(700)).picture);
    EXPECT_FALSE(typeset("\\def\\a{\\a\\a}\\a").picture);
    EXPECT_TRUE(typeset("x + 1").picture) << "and the next one is right again";
}

TEST_F(Formulas, ADefinitionEndsWithItsFormula) {
    EXPECT_TRUE(typeset("\\def\\mine{1}\\mine").picture);
    EXPECT_FALSE(typeset("\\mine").picture);
    EXPECT_TRUE(typeset("a \\label{one}").picture);
    EXPECT_TRUE(typeset("b \\label{one}").picture);
}

TEST_F(Formulas, EndingInTheMiddleOfOneIsSafe) {
    QString rows;
    for (int i = 0; i < 60; ++i) rows += QStringLiteral("\\frac{%1}{x} + ").arg(i);
    for (int ms = 0; ms < 400; ms += 57) {
        Typesetter other;
        const QObject widget;
        other.want(&widget, "x");
        other.want(&widget, rows + "1");
        QTest::qWait(ms);
    }
}

TEST_F(Formulas, EndingWhileItLoadsIsQuick) {
    QElapsedTimer timer;
    timer.start();
    {
        Typesetter other;
        other.want(&other, "x");
    }
    EXPECT_LT(timer.elapsed(), patience);
}

TEST_F(Formulas, OtherDigitsAreKnownAtOnce) {
    ASSERT_TRUE(typeset("\\class{path-weights-0-1}{0.463} \\times 4 = \\frac{1}{2}").picture);
    const QString other = "\\class{path-weights-3-1}{0.827} \\times 5 = \\frac{9}{6}";
    const TypesetFormula* known = typesetter->find(other);
    ASSERT_NE(known, nullptr);
    ASSERT_TRUE(known->picture);
    EXPECT_EQ(known->picture->digits(), "0827596");
    EXPECT_THAT(known->picture->paths(), ElementsAre("weights.3.1"));
    const FormulaPicture exchangedOne = *known->picture;
    // … and look as if they had been typeset.
    Typesetter fresh;
    const QObject widget;
    fresh.want(&widget, other);
    ASSERT_TRUE(QTest::qWaitFor([&] { return fresh.find(other) != nullptr; }, patience));
    const FormulaPicture& right = *fresh.find(other)->picture;
    ASSERT_EQ(right.shapes.size(), exchangedOne.shapes.size());
    for (std::size_t i = 0; i < right.shapes.size(); ++i) {
        const QRectF a = right.shapes[i].outline.boundingRect();
        const QRectF b = exchangedOne.shapes[i].outline.boundingRect();
        EXPECT_NEAR(a.left(), b.left(), 1e-6) << i;
        EXPECT_NEAR(a.bottom(), b.bottom(), 1e-6) << i;
        EXPECT_NEAR(a.width(), b.width(), 1e-6) << i;
    }
    EXPECT_EQ(typesetter->find("\\class{path-weights-3-1}{10.827} \\times 5 = \\frac{9}{6}"), nullptr);
}

TEST_F(Formulas, TheNewestWishOfAWidgetCounts) {
    Typesetter other;
    const QObject widget;
    QSignalSpy ready(&other, &Typesetter::ready);
    for (int i = 1; i <= 20; ++i) other.want(&widget, QStringLiteral("x^{%1}").arg(QString(i, 'k')));
    const QString last = QStringLiteral("x^{%1}").arg(QString(20, 'k'));
    ASSERT_TRUE(QTest::qWaitFor([&] { return other.find(last) != nullptr; }, patience));
    EXPECT_EQ(ready.count(), 1);
}

TEST_F(Formulas, TermsArePointedAt) {
    const auto formula = typeset("o = \\class{path-a-0}{0.5} \\cdot \\class{path-v-0}{4 + \\class{path-v-1}{2}}");
    ASSERT_TRUE(formula.picture);
    const FormulaLayout layout(formula.picture, 1000);
    for (const char* path : {"a.0", "v.1"}) {
        const auto boxes = layout.boxes(path);
        ASSERT_EQ(boxes.size(), 1U) << path;
        EXPECT_EQ(layout.pathAt(boxes[0].center()), path);
    }
    const QRectF outer = layout.boxes("v.0").at(0);
    EXPECT_EQ(layout.pathAt({outer.left() + 0.3, outer.center().y()}), "v.0");
    EXPECT_EQ(layout.pathAt({0.2, layout.baseline()}), "");
    EXPECT_TRUE(layout.boxes("nothing").empty());
}

TEST_F(Formulas, LinesEndBeforeSignsAndNotBeforeASignOfANumber) {
    const auto formula = typeset("a = -1.5 + b(c, d + e) - f = g");
    ASSERT_TRUE(formula.picture);
    using enum FormulaPicture::Break::Rank;
    std::vector<FormulaPicture::Break::Rank> ranks;
    for (const auto& b : formula.picture->breaks) ranks.push_back(b.rank);
    EXPECT_THAT(ranks, ElementsAre(list, sign, sign, inside, inside, sign, sign)) << "a|= −1.5|+ b(c,|d|+ e)|− f|= g";
    const FormulaLayout wide(formula.picture, 1000);
    const FormulaLayout narrow(formula.picture, wide.width() / 2);
    EXPECT_EQ(wide.lines(), 1);
    EXPECT_GE(narrow.lines(), 2);
    EXPECT_LE(narrow.width(), wide.width() / 2);
    EXPECT_GT(narrow.height(), 1.9 * wide.height());
}

TEST_F(Formulas, ListsAreBrokenBetweenTheirMembers) {
    const auto formula = typeset("1 + 2,\\quad 3 + 4,\\quad 5 + 6");
    ASSERT_TRUE(formula.picture);
    ASSERT_EQ(formula.picture->breaks.size(), 6U);
    const double third = formula.picture->breaks[4].x;
    const FormulaLayout layout(formula.picture, third + 1.5); // room for 5, but not for + 6
    EXPECT_EQ(layout.lines(), 2);
    EXPECT_LT(layout.width(), third + 0.01);
}

TEST_F(Formulas, RolesAndLitTermsHaveTheirColours) {
    const auto formula = typeset("\\class{role-query}{\\class{path-q-0}{8}}");
    ASSERT_TRUE(formula.picture);
    for (const Theme theme : {Theme::light, Theme::dark})
        for (const bool lit : {false, true}) {
            SvgDevice device({QSize(1000, 1000), "t", "d", "en", {}});
            QPainter painter(&device);
            FormulaLayout(formula.picture, 100)
                .paint(painter, {10, 10}, 500, {theme, Qt::black, lit ? QStringLiteral("q.0") : QString()});
            painter.end();
            const QColor wanted = lit ? coloursOf(theme).accent : roleTextColour(attention::Role::query, theme);
            EXPECT_THAT(device.file().toStdString(), HasSubstr(("fill=\"" + wanted.name() + "\"").toStdString()));
        }
}
