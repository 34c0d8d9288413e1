// A session for students: what the teacher leaves free, and what is locked everywhere.
#include "tests/app/files_fixture.h"

#include "app/shell/form.h"
#include "app/shell/pick_body.h"
#include "app/shell/students_dialog.h"

#include <QLineEdit>
#include <QListWidget>

namespace {

class ForStudents : public FilesTest {};

} // namespace

TEST_F(ForStudents, TheStudentsGetWhatTheTeacherLeavesFree) {
    ASSERT_TRUE(controller.setValue("temperature", 2.0).ok());
    StudentsDialog dialog(controller, {}, at("own.attention"), &window);
    dialog.show();
    EXPECT_TRUE(dialog.labs().empty());
    emit named<Chips>("Temperature", &dialog)->chosen(1);
    emit named<Chips>("Current target token", &dialog)->chosen(2);
    emit named<Chips>("All other labs", &dialog)->chosen(2);
    EXPECT_FALSE(dialog.save(at("own.attention"))) << "the teacher's own file stays unlocked";
    EXPECT_FALSE(dialog.save(at("gone/x.attention")));
    ASSERT_TRUE(dialog.save(at("class.attention")));
    EXPECT_FALSE(controller.session().lock) << "the teacher goes on unlocked";

    window.openFile(at("class.attention"));
    QTest::qWait(50);
    EXPECT_TRUE(says("Partly locked by a teacher"));
    EXPECT_TRUE(says("Temperature  τ · locked"));
    auto* temperature_ = named<QLineEdit>("Temperature");
    ASSERT_NE(temperature_, nullptr);
    EXPECT_FALSE(temperature_->isEnabled());
    EXPECT_TRUE(temperature_->toolTip().startsWith("Locked by the teacher."));
    for (const auto* row : window.findChildren<FieldRow*>())
        for (const auto* label : row->findChildren<TextLabel*>())
            EXPECT_FALSE(row->isVisible() && label->text().startsWith("Current target token"));
    int labs = 0;
    const auto* list = window.findChild<QListWidget*>();
    for (int i = 0; i < list->count(); ++i) labs += int((list->item(i)->flags() & Qt::ItemIsEnabled) != 0);
    EXPECT_EQ(labs, 1);
    EXPECT_FALSE(controller.setValue("temperature", 1.0).ok());
    EXPECT_FALSE(named<Button>("Reset")->isEnabled());
}

TEST_F(ForStudents, ACopyIsUnlockedAndCanBeLockedAgainAsBefore) {
    const Session session = locked(controller.session(), {{"alignment-heatmap", {Access::locked, {}}}});
    ASSERT_TRUE(write_file(at("class.attention").toStdString(), session_to_json(session)).ok());
    window.openFile(at("class.attention"));
    QTest::qWait(20);
    EXPECT_FALSE(button("Own input…")->isEnabled());
    QTest::mouseClick(named<Button>("Unlock a copy"), Qt::LeftButton);
    EXPECT_FALSE(controller.session().lock);
    EXPECT_EQ(window.windowTitle(), "Attention Lab") << "the teacher's file isn't written over";
    EXPECT_TRUE(controller.setValue("temperature", 0.5).ok());
    EXPECT_TRUE(button("Own input…")->isEnabled());
    fileMenu()->actions()[5]->trigger();
    auto* dialog = window.findChild<StudentsDialog*>();
    ASSERT_NE(dialog, nullptr);
    EXPECT_EQ(dialog->labs().size(), 1U);
    delete dialog;
    controller.undo();
    controller.undo();
    EXPECT_TRUE(controller.session().lock);
    EXPECT_FALSE(button("Own input…")->isEnabled());
}

TEST_F(ForStudents, AStudentWithALockedSheetIsNotAsked) {
    const Session session = locked(controller.session(), {{"softmax", {Access::hidden, {}}}});
    ASSERT_TRUE(write_file(at("class.attention").toStdString(), session_to_json(session)).ok());
    window.openFile(at("class.attention"));
    ASSERT_TRUE(controller.setValue("temperature", 0.5).ok());
    EXPECT_TRUE(window.isWindowModified());
    window.close();
    EXPECT_FALSE(window.isVisible());
}

TEST_F(ForStudents, WhatTheTeacherHidIsNotReadInOwnInput) {
    const Session session =
        locked(controller.session(), {{"alignment-heatmap", {Access::free, {{"scores", Access::hidden}}}}});
    ASSERT_TRUE(write_file(at("class.attention").toStdString(), session_to_json(session)).ok());
    window.openFile(at("class.attention"));
    emit fileMenu()->aboutToShow();
    EXPECT_EQ(fileMenu()->actions().last()->text(), "Own input…");
    EXPECT_FALSE(fileMenu()->actions().last()->isEnabled());
    ASSERT_TRUE(write_file(at("a.csv").toStdString(), "1,2\n3,4\n").ok());
    window.openFile(at("a.csv")); // as when it is dropped
    EXPECT_EQ(window.findChild<QDialog*>(), nullptr);
    EXPECT_TRUE(says("The teacher has locked the input in this session."));
    QTest::mouseClick(named<Button>("Unlock a copy"), Qt::LeftButton);
    emit fileMenu()->aboutToShow();
    EXPECT_TRUE(fileMenu()->actions().last()->isEnabled());
}

TEST_F(ForStudents, TheGuideAndTheTasksAskForNothingThatIsLocked) {
    std::map<std::string, LabLock> labs{{"alignment-heatmap", {Access::free, {{"temperature", Access::locked}}}}};
    for (const Lab* lab : all_labs())
        if (lab != &controller.lab()) labs[lab->id].lab = Access::hidden;
    ASSERT_TRUE(
        write_file(at("class.attention").toStdString(), session_to_json(locked(controller.session(), labs))).ok());
    window.openFile(at("class.attention"));
    window.perform(Shortcut::guide);
    QTest::qWait(50);
    const Task& first = controller.lab().tasks[0];
    ASSERT_EQ(first.needs, std::vector<std::string>{"temperature"});
    EXPECT_FALSE(shows(controller.text(first.text)));
    EXPECT_TRUE(says(controller.text(controller.lab().tasks[1].text)));
    Matrix cat = scores();
    cat(2, 0) = 9;
    ASSERT_TRUE(controller.setValue("scores", Matrices(cat)).ok());
    EXPECT_TRUE(says("Done"));
    EXPECT_FALSE(says("You have been everywhere."));
    EXPECT_TRUE(says("all that the teacher has left open"));
}

TEST_F(ForStudents, NoPresetIsOfferedThatWouldMoveWhatIsLocked) {
    ASSERT_TRUE(controller.setValue("temperature", 0.5).ok());
    const Session session =
        locked(controller.session(), {{"alignment-heatmap", {Access::free, {{"temperature", Access::locked}}}}});
    ASSERT_TRUE(write_file(at("class.attention").toStdString(), session_to_json(session)).ok());
    window.openFile(at("class.attention"));
    auto* menu = named<Button>("Presets")->menu();
    emit menu->aboutToShow();
    ASSERT_EQ(std::size_t(menu->actions().size()), controller.lab().presets.size());
    for (const QAction* action : menu->actions()) EXPECT_FALSE(action->isEnabled()) << action->text().toStdString();
}
