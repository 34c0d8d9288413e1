// Formulas in the window: text first, then typeset, their terms linked to what they show.
#include "app/render/typesetter.h"
#include "app/shell/formula_view.h"
#include "core/labs/lab.h"
#include "tests/app/shell_fixture.h"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTabBar>
#include <QTextBrowser>
#include <gmock/gmock.h>

#include <iostream>

namespace {

constexpr int patience = 60000; // ms; the engine is slow on a busy machine and under sanitizers

class WindowFormulas : public Window {
protected:
    std::vector<FormulaView*> visible() const {
        std::vector<FormulaView*> list;
        for (auto* view : window.findChildren<FormulaView*>())
            if (view->isVisible() && !view->text().isEmpty()) list.push_back(view);
        return list;
    }
    bool allTypeset() const {
        for (const FormulaView* view : visible())
            if (!view->isTypeset()) return false;
        return true;
    }
    void typesetAll() {
        EXPECT_TRUE(QTest::qWaitFor([&] { return allTypeset(); }, patience));
        QTest::qWait(20); // the layout
    }
    FormulaView* showing(const QString& path) const {
        for (FormulaView* view : visible())
            if (view->has(path)) return view;
        ADD_FAILURE() << "no formula shows " << path.toStdString();
        return nullptr;
    }
};

void point(FormulaView& view, QPointF at) {
    QMouseEvent move(QEvent::MouseMove, at, view.mapToGlobal(at), Qt::NoButton, Qt::NoButton, {});
    QApplication::sendEvent(&view, &move);
}

} // namespace

TEST_F(WindowFormulas, TextComesFirstAndThenAllLabsAreTypesetWithNothingCut) {
    for (const attention::Lab* lab : attention::all_labs()) {
        SCOPED_TRACE(lab->id);
        ASSERT_TRUE(controller.apply(attention::SelectLab{lab->id}));
        for (const FormulaView* view : visible()) EXPECT_EQ(view->accessibleName(), view->text());
        for (const int tab : {0, 2}) {
            window.findChild<QTabBar*>()->setCurrentIndex(tab);
            typesetAll();
            for (const FormulaView* view : visible())
                EXPECT_LE(view->heightForWidth(view->width()), view->height()) << view->text().toStdString();
        }
    }
}

TEST_F(WindowFormulas, ATermLightsWhatItShowsAndIsLit) {
    typesetAll();
    FormulaView* view = showing("weights.2.0");
    ASSERT_NE(view, nullptr);
    QSignalSpy hovered(&controller, &SessionController::hovered);
    point(*view, view->places("weights.2.0").at(0).center());
    ASSERT_EQ(hovered.count(), 1);
    EXPECT_EQ(hovered.last().at(0).toString(), "weights.2.0");
    const QImage lit = view->grab().toImage();
    point(*view, view->places("values.0").at(0).center());
    EXPECT_EQ(hovered.last().at(0).toString(), "values.0");
    controller.setHovered({});
    const QImage unlit = view->grab().toImage();
    EXPECT_NE(lit, unlit);
    controller.setHovered("weights.2.0"); // as a cell of the heat map does
    EXPECT_EQ(view->grab().toImage(), lit);
}

TEST_F(WindowFormulas, ANewNumberIsSeenAtOnceAndInTheTypesetFormula) {
    typesetAll();
    FormulaView* context = showing("context.2");
    ASSERT_NE(context, nullptr);
    const int height = context->height();
    const QString before = context->text();
    for (const double temperature : {1.1, 1.2, 1.3}) {
        ASSERT_TRUE(controller.setValue("temperature", temperature, "drag"));
        EXPECT_NE(context->text(), before);
        EXPECT_TRUE(context->isTypeset()) << "only digits have changed";
        EXPECT_EQ(context->height(), height);
    }
}

TEST_F(WindowFormulas, ANewFormulaIsTextUntilItStandsStill) {
    typesetAll();
    FormulaView* context = showing("context.2");
    ASSERT_NE(context, nullptr);
    const int height = context->height();
    ASSERT_TRUE(controller.setValue("values", attention::Matrices(attention::Matrix{{10.25, 1, 2, 0.5, 1.5}})));
    EXPECT_THAT(context->text().toStdString(), testing::HasSubstr("0.0261·10.25"));
    EXPECT_FALSE(context->isTypeset());
    QApplication::processEvents();
    EXPECT_EQ(context->height(), height);
    ASSERT_TRUE(controller.setValue("values", attention::Matrices(attention::Matrix{{0.3, 1, 2, 0.5, 1.5}})));
    EXPECT_FALSE(context->isTypeset()) << "it is known, but text and formula mustn't take turns";
    typesetAll();
    EXPECT_EQ(context->height(), height);
}

TEST_F(WindowFormulas, ExplanationsHaveFormulasInTheirText) {
    ASSERT_TRUE(controller.apply(attention::SelectLab{"softmax"}));
    window.findChild<QTabBar*>()->setCurrentIndex(1);
    auto* explanation = window.findChild<QTextBrowser*>();
    ASSERT_NE(explanation, nullptr);
    const QString text = explanation->toPlainText();
    EXPECT_TRUE(text.contains(QChar::ObjectReplacementCharacter));
    EXPECT_FALSE(text.contains('$'));
    EXPECT_FALSE(text.contains(QChar(0xE000)));
    QTextCursor first(explanation->document());
    first.setPosition(int(text.indexOf(QChar::ObjectReplacementCharacter)));
    explanation->setTextCursor(first);
    const QImage before = explanation->grab().toImage();
    const QString tex = "\\textstyle \\alpha_i = \\exp(e_i) / \\sum_j \\exp(e_j)";
    ASSERT_TRUE(QTest::qWaitFor([&] { return controller.typesetter().find(tex) != nullptr; }, patience));
    EXPECT_TRUE(controller.typesetter().find(tex)->picture);
    EXPECT_NE(explanation->grab().toImage(), before);
}

TEST_F(WindowFormulas, WhatIsTooWideIsSetInLinesOrSmallerOrStaysText) {
    FormulaView view(controller.typesetter(), nullptr, TextLabel::Ink::first, 15);
    view.setFormula("a + b", "a + b + c + d + e + f + g + h");
    view.resize(400, 40);
    view.show();
    ASSERT_TRUE(QTest::qWaitFor([&] { return view.isTypeset(); }, patience));
    const int one = view.heightForWidth(400);
    EXPECT_GT(view.heightForWidth(100), one);
    view.resize(100, 100);
    EXPECT_TRUE(view.isTypeset());
    view.resize(12, 100);
    EXPECT_FALSE(view.isTypeset()) << "it can't be read so small";
    view.resize(400, 40);
    EXPECT_TRUE(view.isTypeset());
    view.setFormula("wrong", "\\frac{a");
    QTest::qWait(300);
    EXPECT_FALSE(view.isTypeset());
    EXPECT_EQ(view.text(), "wrong");
}

TEST_F(WindowFormulas, TheWindowNeverWaitsForTheEngine) {
    SessionController fresh(Language::english, Theme::light);
    MainWindow other(fresh, {});
    QElapsedTimer timer;
    timer.start();
    other.show();
    other.grab();
    for (int i = 0; i < 20; ++i) ASSERT_TRUE(fresh.setValue("temperature", 1 + 0.01 * i, "drag"));
    const auto views = other.findChildren<FormulaView*>();
    ASSERT_FALSE(views.empty());
    for (const FormulaView* view : views) EXPECT_FALSE(view->isTypeset()) << "the engine can't be there yet";
    std::cout << "window with formulas as text: " << timer.elapsed() << " ms\n";
}

TEST_F(WindowFormulas, NoMarkOfMarkdownReachesTheReader) {
    window.findChild<QTabBar*>()->setCurrentIndex(1);
    const auto* text = window.findChild<QTextBrowser*>();
    for (const Language language : {Language::english, Language::chinese}) {
        controller.setLanguage(language);
        for (const attention::Lab* lab : attention::all_labs()) {
            SCOPED_TRACE(lab->id + " " + languageCode(language).toStdString());
            ASSERT_TRUE(controller.apply(attention::SelectLab{lab->id}));
            const QString plain = text->toPlainText();
            ASSERT_GT(plain.size(), 500);
            for (const char mark : {'*', '`', '~', '#', '$'})
                EXPECT_FALSE(plain.contains(mark)) << plain.mid(plain.indexOf(mark) - 20, 50).toStdString();
        }
    }
    typesetAll();
    QSignalSpy typeset(&controller.typesetter(), &Typesetter::ready);
    while (typeset.wait(500)) continue; // those in the text, which no label waits for
}
