// The calculation by hand as a learner does it: every number typed, checked, and a wrong one named.
#include "tests/app/shell_fixture.h"

#include "app/shell/answer_row.h"
#include "app/shell/number_body.h"
#include "app/shell/steps_pane.h"

#include <QTabBar>

using namespace attention;

namespace {

class Hand : public Window {
protected:
    Hand() {
        (void)controller.apply(SelectLab{"qkv-by-hand"}).ok();
        (void)controller.apply(Predict{}).ok();
        QTest::qWait(50);
    }
    QList<AnswerRow*> rows() const {
        QList<AnswerRow*> shown;
        for (auto* row : window.findChildren<AnswerRow*>())
            if (row->isVisible()) shown.append(row);
        return shown;
    }
    AnswerRow* rowOf(const QString& path) const {
        for (auto* row : rows())
            if (row->path() == path) return row;
        ADD_FAILURE() << "nothing asks for " << path.toStdString();
        return nullptr;
    }
    void type(const QString& path, const QString& text) const {
        EntryEdit* edit = rowOf(path)->edit();
        edit->setFocus();
        edit->selectAll();
        QTest::keyClicks(edit, text);
        QTest::keyClick(edit, Qt::Key_Return);
        QTest::qWait(10);
    }
    bool says(const QString& path, const QString& part) const {
        for (const auto* label : rowOf(path)->findChildren<TextLabel*>())
            if (label->isVisible() && label->text().contains(part)) return true;
        return false;
    }
};

} // namespace

TEST_F(Hand, PredictingOpensTheStepsAndAsksForEveryNumber) {
    EXPECT_EQ(window.findChild<QTabBar*>()->currentIndex(), 2);
    EXPECT_EQ(std::size_t(rows().size()), controller.lab().blanks(controller.shown()).size());
    named<Button>("Show all")->click();
    QTest::qWait(10);
    EXPECT_TRUE(rows().isEmpty());
}

TEST_F(Hand, ARightNumberIsTickedAndTheNextOneWaits) {
    const QString first = rows().first()->path();
    const QString second = rows().at(1)->path();
    QApplication::setActiveWindow(&window);
    type(first, "0");
    EXPECT_TRUE(says(first, "✓"));
    EXPECT_TRUE(rowOf(second)->edit()->hasFocus());
}

TEST_F(Hand, EveryNumberRightlyTypedIsRight) {
    const Trace truth = *controller.lab().run(controller.values());
    for (const Blank& blank : controller.lab().blanks(controller.shown()))
        type(QString::fromStdString(blank.path),
             QString::fromStdString(display_number(*truth.number(blank.path), fixed(4))));
    EXPECT_TRUE(controller.prediction()->revealed) << "nothing is left to be asked";
    EXPECT_TRUE(rows().isEmpty());
    EXPECT_TRUE(shows("All 15 numbers"));
}

TEST_F(Hand, AMistakeIsNamedAndCanBeSeenBesideTheTruth) {
    type("scores.0.2", "2.8284"); // the dot product, not scaled
    EXPECT_TRUE(says("scores.0.2", "✗"));
    bool compared = false;
    for (auto* button : rowOf("scores.0.2")->findChildren<Button*>())
        if (button->isVisible()) {
            button->click();
            compared = true;
            break;
        }
    ASSERT_TRUE(compared) << "a known mistake can be compared";
    EXPECT_EQ(controller.prediction(), nullptr);
    EXPECT_EQ(std::get<std::string>(controller.values().at("twin")), "no-scaling");
}

TEST_F(Hand, WhatFollowsFromAnEarlierMistakeIsNotMarkedWrong) {
    type("dots.0.1", "2");
    EXPECT_TRUE(says("dots.0.1", "✗"));
    type("scores.0.1", "1.4142"); // 2 / √2: scaled rightly
    EXPECT_TRUE(says("scores.0.1", "↳"));
    EXPECT_FALSE(says("scores.0.1", "✗"));
}

TEST_F(Hand, WhatIsNoNumberIsSaidAndStays) {
    type("dots.0.1", "two");
    EXPECT_TRUE(rowOf("dots.0.1")->edit()->refused());
    EXPECT_TRUE(says("dots.0.1", "two"));
    EXPECT_TRUE(controller.prediction()->typed.empty());
    type("dots.0.1", "1,41");
    EXPECT_TRUE(says("dots.0.1", "✓")) << "a comma is read";
    type("dots.0.1", "sqrt(2)");
    EXPECT_TRUE(says("dots.0.1", "✓"));
    controller.undo();
    controller.undo();
    EXPECT_TRUE(controller.prediction()->typed.empty());
}

TEST_F(Hand, WhatIsFoundSoFarReachesNoGoal) {
    type("weights.0.0", "0.09"); // alone, it would be the largest and the smallest
    EXPECT_EQ(controller.doneTasks(controller.lab()), 0);
}

TEST_F(Hand, EnterGoesOnAlsoWhereNothingWasChanged) {
    const QString first = rows().first()->path();
    type(first, "0");
    type(first, "0");
    EXPECT_FALSE(rowOf(first)->edit()->hasFocus()) << "the same answer is an answer";
    EXPECT_FALSE(rowOf(first)->edit()->hasSelectedText()) << "only what is being typed is marked";
}

TEST_F(Hand, WorkItOutBeginsAtTheFirstNumber) {
    named<Button>("Show all")->click();
    QTest::qWait(10);
    named<Button>("Work it out")->click();
    QTest::qWait(30);
    ASSERT_FALSE(rows().isEmpty());
    EXPECT_TRUE(rows().first()->edit()->hasFocus());
}
