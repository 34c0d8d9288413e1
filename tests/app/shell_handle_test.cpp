// What the stage makes of a moved mark and of a switched cell: values, and one step to undo.
#include "tests/app/shell_fixture.h"

#include "app/render/figure_view.h"

using namespace attention;

namespace {

class Handles : public Window {
protected:
    FigureView& view() const { return *window.findChild<FigureView*>(); }
};

} // namespace

TEST_F(Handles, TwoValuesGoToNeighboursInOneStep) {
    const Matrix before = scores();
    emit view().handleMoved("scores", {1, 2}, {7, 8}, 1, false);
    emit view().handleMoved("scores", {1, 2}, {9, -3}, 1, true);
    EXPECT_EQ(scores()(1, 2), 9);
    EXPECT_EQ(scores()(1, 3), -3);
    EXPECT_EQ(scores()(1, 1), before(1, 1));
    controller.undo();
    EXPECT_EQ(scores(), before);
    EXPECT_FALSE(controller.history().can_undo());
    emit view().handleMoved("scores", {1, before.cols() - 1}, {7, 8}, 2, true);
    EXPECT_EQ(scores(), before) << "past the end of the row nothing is";
}

TEST_F(Handles, OneValueIsTheParameterItself) {
    emit view().handleMoved("temperature", {}, {0.5}, 1, true);
    EXPECT_EQ(temperature(), 0.5);
}

TEST_F(Handles, AClickSwitchesOneCell) {
    const Matrix before = scores();
    emit view().cellToggled("scores", 2, 1);
    EXPECT_EQ(scores()(2, 1), 0);
    emit view().cellToggled("scores", 2, 1);
    EXPECT_EQ(scores()(2, 1), 1);
    emit view().cellToggled("scores", 99, 1);
    emit view().cellToggled("nothing", 0, 0);
    controller.undo();
    EXPECT_EQ(scores()(2, 1), 0) << "a step for each click";
    controller.undo();
    EXPECT_EQ(scores(), before);
}
