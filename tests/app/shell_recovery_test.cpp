// What isn't saved: kept for the case of a crash and for the next time, offered, and found again.
#include "tests/app/files_fixture.h"

#include <QMessageBox>

namespace {

class Recovery : public FilesTest {
protected:
    /// Two runs that were killed, at the temperatures 2 and 3.
    void leaveTwo() const {
        for (const double temperature : {2.0, 3.0}) {
            OneRun run(at("kept"));
            ASSERT_TRUE(run.set(temperature));
            ASSERT_TRUE(comes(at("kept"), temperature == 2 ? 1 : 2));
            QTest::qWait(20); // so that the second is the newer one
        }
    }
    static Button* later(Notice* notice) { return notice->findChildren<Button*>().last(); }
    /// A place where no folder can be made.
    QString nowhere() const {
        EXPECT_TRUE(write_file(at("file").toStdString(), "x").ok());
        return at("file/kept");
    }
};

} // namespace

TEST_F(Recovery, WhatAKilledRunHadOpenIsOfferedAndRestored) {
    {
        OneRun run(at("kept"));
        ASSERT_TRUE(run.set(0.5));
        ASSERT_TRUE(comes(at("kept"), 1)) << "written once the hand rests";
    } // without closing
    OneRun run(at("kept"));
    Notice* notice = run.notice("closed unexpectedly");
    ASSERT_NE(notice, nullptr);
    EXPECT_EQ(run.temperature(), 1) << "nothing comes unasked";
    {
        OneRun other(at("kept"));
        EXPECT_EQ(other.notice("closed unexpectedly"), nullptr) << "one window offers it";
    }
    emit notice->chosen(0);
    EXPECT_EQ(run.temperature(), 0.5);
    EXPECT_FALSE(notice->isVisible());
    EXPECT_TRUE(comes(at("kept"), 2)) << "as this run's, and where it is until it is saved";
    run.window->close();
    EXPECT_EQ(QDir(at("kept")).entryList({"*.json"}, QDir::Files).size(), 1);
    EXPECT_EQ(QDir(at("kept")).entryList({"last-*.json"}, QDir::Files).size(), 1);
}

TEST_F(Recovery, WhatIsRestoredKnowsItsFile) {
    {
        OneRun run(at("kept"));
        ASSERT_TRUE(write_file(at("a.attention").toStdString(), session_to_json(run.controller.session())).ok());
        run.window->openFile(at("a.attention"));
        ASSERT_TRUE(run.set(0.5));
        ASSERT_TRUE(comes(at("kept"), 1));
    }
    OneRun run(at("kept"));
    Notice* notice = run.notice("a.attention");
    ASSERT_NE(notice, nullptr);
    emit notice->chosen(0);
    EXPECT_TRUE(run.window->windowTitle().startsWith("a.attention"));
    EXPECT_TRUE(run.window->isWindowModified());
    run.window->perform(Shortcut::save);
    EXPECT_EQ(fileAt(at("a.attention")), run.controller.session());
    EXPECT_TRUE(comes(at("kept"), 0)) << "all is saved";
}

TEST_F(Recovery, SeveralAreOfferedOneAfterTheOtherAndNoneIsLost) {
    leaveTwo();
    OneRun run(at("kept"));
    Notice* notice = run.notice("1 of 2: Attention Lab was closed unexpectedly");
    ASSERT_NE(notice, nullptr);
    for (int i = 0; i < 2; ++i) QTest::mouseClick(later(notice), Qt::LeftButton); // a double click
    EXPECT_NE(run.notice("2 of 2: Attention Lab was closed unexpectedly"), nullptr)
        << "the second wasn't answered by it";
    ASSERT_EQ(run.unsaved().size(), 1);
    QTest::qWait(QApplication::doubleClickInterval() + 50);
    QTest::mouseClick(later(notice), Qt::LeftButton);
    EXPECT_FALSE(notice->isVisible());
    ASSERT_EQ(run.unsaved().size(), 2) << "put aside, not deleted";
    run.unsaved().last()->trigger();
    EXPECT_EQ(run.temperature(), 2);
    run.unsaved().first()->trigger();
    EXPECT_EQ(run.temperature(), 3);
}

TEST_F(Recovery, OfTwoOneIsRestoredAndTheOtherCanBeOpenedAtOnce) {
    leaveTwo();
    OneRun run(at("kept"));
    Notice* notice = run.notice("closed unexpectedly");
    ASSERT_NE(notice, nullptr);
    emit notice->chosen(0);
    EXPECT_EQ(run.temperature(), 3) << "the newest first";
    EXPECT_FALSE(notice->isVisible());
    ASSERT_EQ(run.unsaved().size(), 2);
    run.unsaved().last()->trigger();
    EXPECT_EQ(run.temperature(), 2);
    run.window->close();
    EXPECT_EQ(OneRun(at("kept")).unsaved().size(), 2);
}

TEST_F(Recovery, WhatAnotherProgramWroteMeanwhileIsNotWrittenOver) {
    const Session theirs = *reduce(initial_session(), SetValues{{{"temperature", 9.0}}, {}});
    const auto leave = [&] { // a run that is killed with changes to a file, which another program writes then
        ASSERT_TRUE(write_file(at("a.attention").toStdString(), session_to_json(initial_session())).ok());
        {
            OneRun run(at("kept"));
            run.window->openFile(at("a.attention"));
            ASSERT_TRUE(run.set(0.5));
            ASSERT_TRUE(comes(at("kept"), 1));
        }
        QTest::qWait(20);
        ASSERT_TRUE(write_file(at("a.attention").toStdString(), session_to_json(theirs)).ok());
    };
    for (const bool atOnce : {true, false}) {
        leave();
        OneRun run(at("kept"));
        Notice* notice = run.notice("a.attention");
        ASSERT_NE(notice, nullptr);
        emit notice->chosen(atOnce ? 0 : 1);
        if (!atOnce) run.unsaved().first()->trigger();
        ASSERT_EQ(run.temperature(), 0.5);
        run.window->perform(Shortcut::save);
        EXPECT_TRUE(run.says("changed elsewhere"));
        EXPECT_EQ(fileAt(at("a.attention")), theirs);
        QDir(at("kept")).removeRecursively();
    }
}

TEST_F(Recovery, AnEndAsItShouldLeavesOnlyWhatWasPlayedLast) {
    {
        OneRun run(at("kept"));
        ASSERT_TRUE(run.set(0.5));
        ASSERT_TRUE(comes(at("kept"), 1));
        run.window->close();
    }
    EXPECT_TRUE(QDir(at("kept")).entryList({"*.lock"}, QDir::Files).isEmpty());
    OneRun run(at("kept"));
    EXPECT_EQ(run.notice("closed unexpectedly"), nullptr);
    ASSERT_EQ(run.unsaved().size(), 1);
    run.unsaved().first()->trigger();
    EXPECT_EQ(run.temperature(), 0.5);
}

TEST_F(Recovery, TheTenLatestThatWereNeverSavedStayUntilTheyAreSaved) {
    const auto play = [&](double temperature) {
        OneRun run(at("kept"));
        ASSERT_TRUE(run.set(temperature));
        run.window->close();
    };
    for (int i = 0; i < 12; ++i) play(2 + i);
    play(11); // is there already
    OneRun run(at("kept"));
    ASSERT_EQ(run.unsaved().size(), 10);
    run.unsaved().first()->trigger();
    EXPECT_EQ(run.temperature(), 11) << "the newest first";
    EXPECT_EQ(run.unsaved().size(), 10) << "open, yet not saved";
    run.unsaved().last()->trigger();
    EXPECT_EQ(run.temperature(), 4) << "the older ones went";
    EXPECT_EQ(run.unsaved().size(), 10) << "the other one is kept anew, once";
    run.window->perform(Shortcut::saveAs);
    auto* dialog = run.window->findChild<QFileDialog*>();
    ASSERT_NE(dialog, nullptr);
    emit dialog->fileSelected(at("a.attention"));
    EXPECT_EQ(run.unsaved().size(), 9) << "it is in a file now";
}

TEST_F(Recovery, WhereNothingIsKeptClosingAsks) {
    Settings settings;
    settings.asksAlways = true;
    SessionController mine(Language::english, Theme::light);
    MainWindow safe(mine, settings);
    safe.show();
    ASSERT_TRUE(mine.setValue("temperature", 0.5).ok());
    safe.close();
    EXPECT_TRUE(safe.isVisible());
    auto* asked = safe.findChild<Question*>();
    ASSERT_NE(asked, nullptr);
    emit asked->saveWanted();
    auto* dialog = safe.findChild<QFileDialog*>();
    ASSERT_NE(dialog, nullptr);
    emit dialog->fileSelected(at("gone/a.attention"));
    EXPECT_TRUE(safe.isVisible()) << "it couldn't be saved";
    emit dialog->fileSelected(at("a.attention"));
    EXPECT_FALSE(safe.isVisible());
    EXPECT_EQ(fileAt(at("a.attention")), mine.session());
}

TEST_F(Recovery, NothingIsKeptOfWhatIsSaved) {
    OneRun run(at("kept"));
    ASSERT_TRUE(run.set(0.5));
    run.controller.undo();
    QTest::qWait(600);
    EXPECT_TRUE(comes(at("kept"), 0));
}

TEST_F(Recovery, AHandThatNeverRestsIsKeptAllTheSame) {
    OneRun run(at("kept"));
    const std::string gesture = run.controller.newGesture();
    QElapsedTimer since;
    since.start();
    for (int i = 0; since.elapsed() < 4500 && QDir(at("kept")).entryList({"*.json"}).isEmpty(); ++i) {
        ASSERT_TRUE(run.controller.setValue("temperature", 1 + 0.01 * (i % 50), gesture).ok());
        QTest::qWait(50);
    }
    EXPECT_GT(since.elapsed(), 1000) << "not on every move";
    EXPECT_FALSE(QDir(at("kept")).entryList({"*.json"}).isEmpty());
}

TEST_F(Recovery, WhatCannotBeKeptIsSaid) {
    OneRun run(nowhere());
    ASSERT_TRUE(run.set(0.5));
    const auto isSaid = [&] {
        for (const auto* label : run.window->findChildren<TextLabel*>())
            if (label->text().contains("can't be kept")) return true;
        return false;
    };
    EXPECT_TRUE(QTest::qWaitFor(isSaid, 3000));
}

TEST_F(Recovery, WhatCannotBeKeptIsAskedFor) {
    const QString kept = nowhere();
    {
        OneRun run(kept);
        ASSERT_TRUE(run.set(0.5));
        run.window->close();
        EXPECT_TRUE(run.window->isVisible());
        ASSERT_NE(run.question(), nullptr);
        emit run.question()->dropWanted();
        EXPECT_FALSE(run.window->isVisible()) << "knowingly";
    }
    ASSERT_TRUE(write_file(at("other.attention").toStdString(), session_to_json(initial_session())).ok());
    {
        OneRun run(kept);
        ASSERT_TRUE(run.set(0.5));
        run.window->openFile(at("other.attention"));
        EXPECT_EQ(run.temperature(), 0.5);
        EXPECT_NE(run.question(), nullptr) << "opening something else would lose it, too";
    }
    const Session sheet = locked(initial_session(), {{"softmax", {Access::hidden, {}}}});
    ASSERT_TRUE(write_file(at("class.attention").toStdString(), session_to_json(sheet)).ok());
    OneRun run(kept);
    run.window->openFile(at("class.attention"));
    ASSERT_TRUE(run.set(0.5));
    run.window->close();
    EXPECT_TRUE(run.window->isVisible()) << "what a student has done on a sheet is work, too";
}

TEST_F(Recovery, WhatWasKeptAtTheEndIsSaidAtTheNextStartOnce) {
    const auto isSaid = [](const OneRun& run) {
        QTest::qWait(50);
        return run.says("What wasn't saved the last time is under File > Open recent.");
    };
    {
        OneRun run(at("kept"));
        EXPECT_FALSE(isSaid(run));
        ASSERT_TRUE(run.set(0.5));
        run.window->close();
    }
    EXPECT_TRUE(isSaid(OneRun(at("kept"))));
    EXPECT_FALSE(isSaid(OneRun(at("kept"))));
}

TEST_F(Recovery, EntriesOfTheListSayWhatWasMade) {
    const auto entryAfter = [&](const Action& action) {
        OneRun run(at("kept"));
        EXPECT_TRUE(run.controller.apply(action).ok());
        run.window->close();
        return OneRun(at("kept")).unsaved().value(0)->text();
    };
    EXPECT_TRUE(entryAfter(ChoosePreset{"sharp"}).contains(": Sharper (τ = 0.25), "));
    EXPECT_TRUE(entryAfter(SetValues{{{"temperature", 0.7}}, {}}).contains(": Set Temperature to 0.7, "));
    const Values words{{"source", Sentences(Tokens{"a", "b&c", "d", "e", "f"})},
                       {"target", Sentences(Tokens{"u", "v"})},
                       {"scores", Absent{}}};
    EXPECT_TRUE(entryAfter(SetValues{words, {}}).contains(": a b&&c d e …, "));
    const QString twoThings = entryAfter(SetValues{{{"temperature", 0.7}, {"row", std::int64_t(0)}}, {}});
    EXPECT_TRUE(twoThings.contains(" and ")) << twoThings.toStdString();
}

TEST_F(Recovery, WhatIsNotSavedCanBeDeleted) {
    for (const double temperature : {2.0, 3.0}) {
        OneRun run(at("kept"));
        ASSERT_TRUE(run.set(temperature));
        run.window->close();
    }
    OneRun run(at("kept"));
    const auto choose = [&] {
        for (QAction* action : run.recent())
            if (action->text() == "Delete what isn't saved…") action->trigger();
        return run.window->findChild<QMessageBox*>();
    };
    for (const bool sure : {false, true}) {
        auto* question = choose();
        ASSERT_NE(question, nullptr);
        question->buttons()[sure ? 0 : 1]->click();
        QTest::qWait(10);
        EXPECT_EQ(run.unsaved().size(), sure ? 0 : 2);
    }
    EXPECT_TRUE(QDir(at("kept")).entryList({"*.json"}).isEmpty());
    EXPECT_EQ(choose(), nullptr) << "there is nothing to be deleted";
}

TEST_F(Recovery, SafeModeOffersWhatIsKeptAndStoresNothing) {
    leaveTwo();
    const auto files = [&] { return QDir(at("kept")).entryList({"*.json"}, QDir::Files); };
    const QStringList before = files();
    OneRun run(at("kept"), true);
    Notice* notice = run.notice("1 of 2");
    ASSERT_NE(notice, nullptr);
    emit notice->chosen(1);
    emit notice->chosen(0);
    EXPECT_EQ(run.temperature(), 2);
    ASSERT_TRUE(run.set(4));
    QTest::qWait(600);
    EXPECT_EQ(files(), before);
    run.window->close();
    ASSERT_NE(run.question(), nullptr) << "it isn't kept anew";
    emit run.question()->saveWanted();
    auto* dialog = run.window->findChild<QFileDialog*>();
    ASSERT_NE(dialog, nullptr);
    emit dialog->fileSelected(at("a.attention"));
    EXPECT_FALSE(run.window->isVisible());
    EXPECT_EQ(files().size(), 1) << "one is in a file now, the other waits";
}
