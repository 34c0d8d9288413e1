// The form by mouse and keyboard: numbers, chips, tables; what is refused changes nothing.
#include "tests/app/shell_fixture.h"

#include "app/shell/form.h"
#include "app/shell/number_body.h"
#include "app/shell/pick_body.h"
#include "app/shell/sheet_view.h"
#include "app/shell/widgets.h"

#include <QClipboard>
#include <QComboBox>
#include <QHeaderView>
#include <QStyleOptionSlider>
#include <QWheelEvent>
#include <cmath>
#include <functional>

using namespace attention;

TEST_F(Window, DraggingTheSliderIsOneUndoStep) {
    auto* slider = named<ValueSlider>("Temperature");
    ASSERT_NE(slider, nullptr);
    slider->setSliderDown(true);
    for (int position = 500; position <= 700; position += 10) slider->setValue(position);
    slider->setSliderDown(false);
    EXPECT_GT(temperature(), 1);
    controller.undo();
    EXPECT_EQ(temperature(), 1);
    EXPECT_FALSE(controller.history().can_undo());
    controller.redo();
    EXPECT_GT(temperature(), 1);
}

TEST_F(Window, TheEndsOfTheSliderAreTheExactLimits) {
    auto* slider = named<ValueSlider>("Temperature");
    slider->setValue(slider->minimum());
    EXPECT_EQ(temperature(), 0);
    slider->setValue(slider->maximum());
    EXPECT_TRUE(std::isinf(temperature()));
}

TEST_F(Window, KeysMoveTheTemperature) {
    auto* slider = named<ValueSlider>("Temperature");
    slider->setFocus(Qt::TabFocusReason);
    QTest::keyClick(slider, Qt::Key_Right);
    EXPECT_DOUBLE_EQ(temperature(), 1.1);
    QTest::keyClick(slider, Qt::Key_Right, Qt::AltModifier);
    EXPECT_DOUBLE_EQ(temperature(), 1.11);
    QTest::keyClick(slider, Qt::Key_Right, Qt::ShiftModifier);
    EXPECT_DOUBLE_EQ(temperature(), 2.2);
    QTest::keyClick(slider, Qt::Key_PageDown);
    EXPECT_DOUBLE_EQ(temperature(), 1.1);
    QTest::keyClick(slider, Qt::Key_Home);
    EXPECT_EQ(temperature(), 0);
    QTest::keyClick(slider, Qt::Key_Right);
    EXPECT_DOUBLE_EQ(temperature(), 0.01);
    QTest::keyClick(slider, Qt::Key_End);
    EXPECT_TRUE(std::isinf(temperature()));
}

TEST_F(Window, NumbersAreTypedWithPointCommaOrInfinity) {
    auto* edit = named<EntryEdit>("Temperature");
    const auto type = [edit](const QString& text) {
        edit->setFocus();
        edit->selectAll();
        QTest::keyClicks(edit, text);
        QTest::keyClick(edit, Qt::Key_Return);
    };
    type("0.5");
    EXPECT_DOUBLE_EQ(temperature(), 0.5);
    type("0,25");
    EXPECT_DOUBLE_EQ(temperature(), 0.25);
    type("inf");
    EXPECT_TRUE(std::isinf(temperature()));
    type("0");
    EXPECT_EQ(temperature(), 0);
}

TEST_F(Window, ARefusedNumberStaysToBeCorrected) {
    auto* edit = named<EntryEdit>("Temperature");
    for (const QString& wrong : {QStringLiteral("abc"), QStringLiteral("-3"), QStringLiteral("1e9")}) {
        edit->setFocus();
        edit->selectAll();
        QTest::keyClicks(edit, wrong);
        QTest::keyClick(edit, Qt::Key_Return);
        EXPECT_EQ(temperature(), 1) << wrong.toStdString();
        EXPECT_EQ(edit->text(), wrong);
        EXPECT_TRUE(edit->refused());
        EXPECT_TRUE(shows(wrong == "abc" ? "is not a number" : "right would be"));
        QTest::keyClick(edit, Qt::Key_Escape);
        EXPECT_EQ(edit->text(), "1");
        EXPECT_FALSE(shows("is not a number"));
    }
    EXPECT_FALSE(controller.history().can_undo());
}

TEST_F(Window, ChipsChooseTheRow) {
    auto* second = named<Button>("Current target token: 小");
    QTest::mouseClick(second, Qt::LeftButton);
    EXPECT_EQ(row(), 1);
    second->setFocus(Qt::TabFocusReason);
    QTest::keyClick(second, Qt::Key_Right);
    EXPECT_EQ(row(), 2);
}

TEST_F(Window, ManyTokensComeAsAList) {
    ASSERT_TRUE(controller.apply(SetValues{largeInput(40), {}}).ok());
    auto* list = named<QComboBox>("Current target token");
    ASSERT_NE(list, nullptr);
    EXPECT_EQ(list->count(), 40);
    list->setFocus();
    QTest::keyClick(list, Qt::Key_Down);
    EXPECT_EQ(row(), 3);
}

TEST_F(Window, CellsAreEditedLikeASpreadsheet) {
    auto* table = named<SheetView>("Scores");
    ASSERT_NE(table, nullptr);
    EXPECT_EQ(table->model()->rowCount(), 1); // the chosen row
    table->setFocus();
    table->setCurrentIndex(table->model()->index(0, 1));
    QTest::keyClick(table, Qt::Key_Return);
    auto* editor = table->findChild<QLineEdit*>();
    ASSERT_NE(editor, nullptr);
    editor->selectAll();
    QTest::keyClicks(editor, "3,5");
    QTest::keyClick(editor, Qt::Key_Return);
    QTest::qWait(10);
    EXPECT_DOUBLE_EQ(scores()(2, 1), 3.5);
    EXPECT_TRUE(controller.history().can_undo());
}

TEST_F(Window, AWrongCellKeepsItsOldValue) {
    auto* table = named<SheetView>("Scores");
    EXPECT_FALSE(table->model()->setData(table->model()->index(0, 0), "much"));
    EXPECT_DOUBLE_EQ(scores()(2, 0), 0.5);
    EXPECT_TRUE(shows("keeps its old value"));
}

TEST_F(Window, BlocksArePastedAndCopiedAsText) {
    auto* table = named<SheetView>("Scores");
    table->setFocus();
    table->setCurrentIndex(table->model()->index(0, 2));
    QApplication::clipboard()->setText("7\t8,5");
    QTest::keyClick(table, Qt::Key_V, Qt::ControlModifier);
    EXPECT_DOUBLE_EQ(scores()(2, 2), 7);
    EXPECT_DOUBLE_EQ(scores()(2, 3), 8.5);
    QApplication::clipboard()->setText("1\tx");
    QTest::keyClick(table, Qt::Key_V, Qt::ControlModifier);
    EXPECT_DOUBLE_EQ(scores()(2, 2), 7);
    EXPECT_TRUE(shows("column 2 of what you pasted"));
    table->selectAll();
    QTest::keyClick(table, Qt::Key_C, Qt::ControlModifier);
    EXPECT_EQ(QApplication::clipboard()->text(), "0.5\t1.2\t7\t8.5\t0.6");
}

TEST_F(Window, AllRowsCanBeShown) {
    auto* table = named<SheetView>("Scores");
    for (auto* button : window.findChildren<Button*>())
        if (button->text() == "All rows" && button->isVisible()) button->click();
    EXPECT_EQ(table->model()->rowCount(), 5);
    QTest::qWait(30);
    EXPECT_LE(table->visualRect(table->model()->index(4, 0)).bottom(), table->viewport()->height());
    EXPECT_GE(table->verticalHeader()->width(), table->fontMetrics().horizontalAdvance("正在") + 4);
}

TEST_F(Window, EachParameterHasAWayBack) {
    ASSERT_TRUE(controller.setValue("temperature", 5.0).ok());
    auto* back = named<Button>("Reset Temperature");
    QTest::mouseClick(back, Qt::LeftButton);
    EXPECT_EQ(temperature(), 1);
    EXPECT_FALSE(back->isVisible());
}

TEST_F(Window, ShufflingIsOneStepAndTasksTickThemselves) {
    for (auto* button : window.findChildren<Button*>())
        if (button->text() == "Shuffle my scores") button->click();
    EXPECT_NE(scores()(0, 0), 4);
    controller.undo();
    EXPECT_EQ(scores()(0, 0), 4);
    ASSERT_TRUE(controller.setValue("temperature", 0.5).ok());
    EXPECT_TRUE(controller.isDone(controller.lab(), controller.lab().tasks[0]));
    EXPECT_TRUE(shows("Done: "));
}

TEST_F(Window, AbsentValuesAreEmptyCells) {
    ASSERT_TRUE(controller.setValue("values", Absent{}).ok());
    auto* table = named<SheetView>("Scalar Values");
    ASSERT_NE(table, nullptr);
    EXPECT_EQ(table->model()->columnCount(), 5);
    EXPECT_TRUE(table->model()->index(0, 0).data().toString().isEmpty());
}

TEST_F(Window, PressDragAndReleaseAreOneStep) {
    auto* slider = named<ValueSlider>("Temperature");
    const QPoint start(40, slider->height() / 2); // beside the handle
    QTest::mousePress(slider, Qt::LeftButton, {}, start);
    for (int x = 45; x < 120; x += 15) QTest::mouseMove(slider, {x, start.y()});
    QTest::mouseRelease(slider, Qt::LeftButton, {}, {120, start.y()});
    EXPECT_NE(temperature(), 1);
    controller.undo();
    EXPECT_EQ(temperature(), 1);
    EXPECT_FALSE(controller.history().can_undo());
}

TEST_F(Window, APressThatChangesNothingIsNoStep) {
    auto* slider = named<ValueSlider>("Temperature");
    QStyleOptionSlider option;
    option.initFrom(slider);
    option.orientation = Qt::Horizontal;
    option.minimum = slider->minimum();
    option.maximum = slider->maximum();
    option.sliderPosition = option.sliderValue = slider->value();
    const QRect handle = slider->style()->subControlRect(QStyle::CC_Slider, &option, QStyle::SC_SliderHandle, slider);
    for (const int off : {-6, 0, 6}) {
        const QPoint at = handle.center() + QPoint(off, 0);
        QTest::mousePress(slider, Qt::LeftButton, {}, at);
        QTest::mouseRelease(slider, Qt::LeftButton, {}, at);
        EXPECT_FALSE(controller.history().can_undo()) << off;
        QTest::mousePress(slider, Qt::LeftButton, {}, at);
        QTest::mouseMove(slider, at + QPoint(40, 0));
        EXPECT_GT(temperature(), 1);
        QTest::mouseMove(slider, at);
        QTest::mouseRelease(slider, Qt::LeftButton, {}, at);
        EXPECT_EQ(temperature(), 1);
        EXPECT_FALSE(controller.history().can_undo()) << "there and back, " << off;
    }
}

TEST_F(Window, RefusalsSpeakInLabelsAndTokens) {
    auto* edit = named<EntryEdit>("Temperature");
    emit edit->entered("-3");
    EXPECT_TRUE(shows("“Temperature” can't be −3"));
    auto* table = named<SheetView>("Scores");
    EXPECT_FALSE(table->model()->setData(table->model()->index(0, 3), "1e9"));
    EXPECT_TRUE(shows("Scores, 猫 → is"));
    EXPECT_FALSE(shows("scores.2.3"));
}

TEST_F(Window, RefusalsGoWithTheNextChangeUndoResetOrEsc) {
    auto* edit = named<EntryEdit>("Temperature");
    const auto refuse = [&] {
        edit->setFocus();
        edit->selectAll();
        QTest::keyClicks(edit, "-3");
        QTest::keyClick(edit, Qt::Key_Return);
        ASSERT_TRUE(shows("right would be"));
    };
    const std::pair<const char*, std::function<void()>> ways[] = {
        {"change", [&] { (void)controller.setValue("row", std::int64_t{1}).ok(); }},
        {"undo", [&] { controller.undo(); }},
        {"redo", [&] { controller.redo(); }},
        {"reset", [&] { (void)controller.apply(Reset{}).ok(); }},
        {"input",
         [&] {
             (void)controller.apply(SetValues{largeInput(3), {}}).ok();
         }},
        {"preset", [&] { (void)controller.apply(ChoosePreset{"sharp"}).ok(); }},
        {"Esc elsewhere", [&] { QTest::keyClick(named<SheetView>("Scores"), Qt::Key_Escape); }}};
    for (const auto& [name, way] : ways) {
        refuse();
        way();
        EXPECT_FALSE(shows("right would be")) << name;
        EXPECT_FALSE(edit->refused()) << name;
        EXPECT_NE(edit->text(), "-3") << name;
    }
}

TEST_F(Window, DeleteClearsCellsToNought) {
    auto* table = named<SheetView>("Scores");
    table->setFocus();
    table->setCurrentIndex(table->model()->index(0, 1));
    QTest::keyClick(table, Qt::Key_Delete);
    EXPECT_EQ(scores()(2, 1), 0);
    EXPECT_EQ(scores()(2, 0), 0.5);
}

TEST_F(Window, TheUsualDigitsCanBeChosenAgain) {
    auto* usual = named<Button>("Digits: auto");
    EXPECT_TRUE(usual->isChecked());
    named<Button>("Digits: 2")->click();
    EXPECT_EQ(controller.session().digits.decimals, 2);
    EXPECT_FALSE(usual->isChecked());
    EXPECT_TRUE(controller.changeReport().startsWith("Digits: 2. "));
    usual->click();
    EXPECT_EQ(controller.session().digits, Digits{});
    controller.undo();
    EXPECT_TRUE(named<Button>("Digits: 2")->isChecked());
}

TEST_F(Window, WhatJustHappenedGoesByItsName) {
    const auto says = [&](const char* begin) {
        EXPECT_TRUE(controller.changeReport().startsWith(begin)) << controller.changeReport().toStdString();
    };
    auto* table = named<SheetView>("Scores");
    ASSERT_TRUE(table->model()->setData(table->model()->index(0, 3), "1.2"));
    says("Scores, 猫 → is: 0.6 → 1.2. ");
    controller.undo();
    says("Undone: Edit Scores. ");
    controller.redo();
    says("Redone: Edit Scores. ");
    ASSERT_TRUE(controller.apply(ChoosePreset{"sofa"}).ok());
    says("Preset … on the sofa");
    ASSERT_TRUE(controller.apply(Reset{}).ok());
    says("Reset lab. ");
    ASSERT_TRUE(controller.setValue("row", std::int64_t{1}).ok());
    says("Current target token: 猫 → 小. ");
}

namespace {

/// Everything that Tab stops at inside a form, from its first control on.
QList<QWidget*> walk(const Form& form) {
    QList<QWidget*> found;
    for (QWidget* at = form.nextInFocusChain(); at != &form; at = at->nextInFocusChain())
        if (form.isAncestorOf(at) && at->isVisible() && at->isEnabled() && at->focusProxy() == nullptr &&
            (at->focusPolicy() & Qt::TabFocus) != 0)
            found.append(at);
    return found;
}

} // namespace

TEST_F(Window, TabGoesThroughTheFormAsItStandsOnScreen) {
    const auto* form = window.findChild<Form*>();
    for (const auto& input : {largeInput(4), largeInput(9)}) {
        QWidget* before = nullptr;
        for (QWidget* stop : walk(*form)) {
            const QRect now(stop->mapTo(&window, QPoint(0, 0)), stop->size());
            if (before != nullptr) {
                const QRect last(before->mapTo(&window, QPoint(0, 0)), before->size());
                const bool sameLine = now.center().y() >= last.top() && now.center().y() <= last.bottom();
                EXPECT_TRUE(sameLine ? now.left() > last.left() : now.center().y() > last.center().y())
                    << before->accessibleName().toStdString() << " → " << stop->accessibleName().toStdString();
            }
            before = stop;
        }
        ASSERT_TRUE(controller.apply(SetValues{input, {}}).ok());
        QTest::qWait(50);
    }
}

TEST_F(Window, AGroupOfChipsIsEnteredAtTheChosenOne) {
    ASSERT_TRUE(controller.setValue("row", std::int64_t{3}).ok());
    int entrances = 0;
    for (const auto* chip : window.findChildren<Button*>())
        if (chip->accessibleName().startsWith("Current target token: ") && (chip->focusPolicy() & Qt::TabFocus) != 0) {
            ++entrances;
            EXPECT_TRUE(chip->isChecked());
        }
    EXPECT_EQ(entrances, 1);
}

TEST_F(Window, NothingOfTheFormIsWiderThanItsPanel) {
    const auto* form = window.findChild<Form*>();
    const auto look = [&](const char* state) {
        QTest::qWait(50);
        EXPECT_LE(form->widget()->width(), form->viewport()->width()) << state;
        for (const auto* part : form->widget()->findChildren<QWidget*>()) {
            const auto* table = qobject_cast<const QAbstractScrollArea*>(part->parentWidget());
            if (!part->isVisible() || (table != nullptr && part != table) || part->inherits("QHeaderView") ||
                (part->parentWidget() != nullptr && part->parentWidget()->inherits("QHeaderView")))
                continue; // what a table scrolls is its own affair
            const int right = part->mapTo(form->viewport(), QPoint(part->width(), 0)).x();
            EXPECT_LE(right, form->viewport()->width())
                << state << ": " << part->metaObject()->className() << " " << part->accessibleName().toStdString();
        }
    };
    for (const Language language : {Language::english, Language::chinese}) {
        controller.setLanguage(language);
        ASSERT_TRUE(controller.apply(Reset{}).ok());
        look("chosen row");
        Button* all = nullptr;
        for (auto* button : form->findChildren<Button*>())
            if (button->isCheckable() && button->look() == Button::Look::link && button->isVisible()) all = button;
        ASSERT_NE(all, nullptr);
        all->click();
        look("all rows");
        for (const int tokens : {11, 40}) {
            ASSERT_TRUE(controller.apply(SetValues{largeInput(tokens), {}}).ok());
            look("a larger matrix");
        }
        all->click();
    }
}

TEST_F(Window, NamesAreTypedAndMakeRoom) {
    ASSERT_TRUE(controller.apply(SelectLab{"masks"}).ok());
    QTest::qWait(30);
    auto* edit = named<EntryEdit>("Tokens");
    ASSERT_NE(edit, nullptr);
    edit->setFocus();
    edit->selectAll();
    QTest::keyClicks(edit, "a b c");
    QTest::keyClick(edit, Qt::Key_Return);
    EXPECT_EQ(controller.trace().get<Tokens>("tokens")->size(), 3U);
    EXPECT_EQ(controller.trace().get<Matrix>("weights")->rows(), 3);
    edit->selectAll();
    QTest::keyClick(edit, Qt::Key_Delete);
    QTest::keyClick(edit, Qt::Key_Return);
    EXPECT_EQ(controller.trace().get<Tokens>("tokens")->size(), 3U) << "a mask needs tokens";
    EXPECT_TRUE(edit->refused());
}

TEST_F(Window, APasteGrowsATableWhereTheLabLetsIt) {
    ASSERT_TRUE(controller.apply(SelectLab{"softmax"}).ok());
    QTest::qWait(30);
    auto* table = named<SheetView>("Scores");
    ASSERT_NE(table, nullptr);
    for (const char* five : {"1\t2\t3\t4\t5", "1 2 3 4 5"}) {
        QApplication::clipboard()->setText(five);
        table->setFocus();
        table->setCurrentIndex(table->model()->index(0, 0));
        QTest::keyClick(table, Qt::Key_V, Qt::ControlModifier);
        EXPECT_EQ(controller.trace().get<Row>("weights")->size(), 5) << five;
        controller.undo();
    }
    ASSERT_TRUE(controller.apply(SelectLab{"alignment-heatmap"}).ok());
    QTest::qWait(30);
    auto* scores = named<SheetView>("Scores");
    scores->setCurrentIndex(scores->model()->index(0, 3));
    QApplication::clipboard()->setText("7\t8\t9");
    QTest::keyClick(scores, Qt::Key_V, Qt::ControlModifier);
    EXPECT_EQ(this->scores()(row(), 5), 9);
    EXPECT_EQ(controller.trace().get<Tokens>("source")->size(), 6U) << "here a word comes along";
}

TEST_F(Window, TheWheelScrollsOverAListToo) {
    ASSERT_TRUE(controller.apply(SelectLab{"softmax"}).ok());
    QTest::qWait(30);
    const Values before = controller.values();
    for (auto* combo : window.findChildren<QComboBox*>()) {
        combo->setFocus(Qt::MouseFocusReason);
        QWheelEvent wheel(QPointF(5, 5), combo->mapToGlobal(QPointF(5, 5)), {}, QPoint(0, -120), Qt::NoButton, {},
                          Qt::NoScrollPhase, false);
        QApplication::sendEvent(combo, &wheel);
    }
    EXPECT_EQ(controller.values(), before);
}

TEST_F(Window, AClickThatEndsAnEntryMayTakeAwayWhatIsClicked) {
    (void)controller.apply(SelectLab{"query-key-playground"}).ok();
    QTest::qWait(30);
    const auto* chips = named<Chips>("Chosen position");
    ASSERT_GT(chips->stops().size(), 1);
    auto* edit = named<EntryEdit>("Names");
    edit->setFocus();
    edit->selectAll();
    QTest::keyClicks(edit, "one");
    const QPointer<QWidget> last = chips->stops().last();
    bool outlived = false; // the entry, which ends before Qt is done with the button
    QObject::connect(edit, &EntryEdit::editingFinished, [&] { outlived = !last.isNull(); });
    QTest::mouseClick(window.windowHandle(), Qt::LeftButton, {}, last->mapTo(&window, last->rect().center()));
    EXPECT_EQ(chips->stops().size(), 1);
    EXPECT_TRUE(outlived);
    QTest::qWait(1);
    EXPECT_TRUE(last.isNull());
}

TEST_F(Window, WhatWasTypedAndTakenIsUndoneInTheSession) {
    auto* edit = named<EntryEdit>("Temperature");
    edit->setFocus();
    edit->selectAll();
    QTest::keyClicks(edit, "4");
    QTest::keyClick(edit, Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(edit->text(), "1") << "while it is typed, the line has its own";
    edit->selectAll();
    QTest::keyClicks(edit, "4");
    QTest::keyClick(edit, Qt::Key_Return);
    ASSERT_EQ(temperature(), 4);
    QTest::keyClick(edit, Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(temperature(), 1);
    EXPECT_EQ(edit->text(), "1");
    QTest::keyClick(edit, Qt::Key_Y, Qt::ControlModifier);
    EXPECT_EQ(temperature(), 4);
}
