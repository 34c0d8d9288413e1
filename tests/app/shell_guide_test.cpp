// The first minutes: one thing to do, then the next lab; what was reached is kept.
#include "tests/app/shell_fixture.h"

#include "app/shell/guide.h"
#include "app/shell/predict_bar.h"
#include "app/shell/widgets.h"

#include <QScreen>

using namespace attention;

namespace {

/// A window as somebody sees it who is here for the first time.
class FirstTime : public testing::Test {
protected:
    FirstTime() : controller(Language::english, Theme::light), window(controller, newcomer()) {
        window.show();
        QTest::qWait(30);
    }
    static Settings newcomer() {
        Settings settings;
        settings.guide = true;
        return settings;
    }
    Guide* guide() const { return window.findChild<Guide*>(); }
    QString words() const {
        QString all;
        for (const auto* part : guide()->findChildren<QWidget*>()) all += part->accessibleName() + u'\n';
        return all;
    }

    SessionController controller;
    MainWindow window;
};

} // namespace

TEST_F(FirstTime, OneThingToDoThenTheNextLab) {
    ASSERT_NE(guide(), nullptr);
    const std::string first = controller.lab().id;
    EXPECT_TRUE(words().contains("Begin here"));
    EXPECT_TRUE(words().contains(controller.text(controller.lab().tasks.front().text)));
    ASSERT_TRUE(controller.setValue("temperature", 0.5).ok());
    EXPECT_TRUE(words().contains("Done")) << words().toStdString();
    for (auto* button : guide()->findChildren<Button*>())
        if (button->text().startsWith("Next")) {
            EXPECT_EQ(button->look(), Button::Look::primary);
            button->click();
            break;
        }
    EXPECT_NE(controller.lab().id, first);
    EXPECT_TRUE(words().contains("Begin here"));
    for (auto* button : guide()->findChildren<Button*>())
        if (button->text() == "Close") {
            button->click();
            break;
        }
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    EXPECT_EQ(guide(), nullptr);
}

TEST_F(FirstTime, TheWindowFitsTheScreen) {
    EXPECT_LE(window.height(), QGuiApplication::primaryScreen()->availableSize().height());
}

TEST_F(Window, ComesWithoutAGuideForThoseWhoKnowIt) {
    EXPECT_EQ(window.findChild<Guide*>(), nullptr);
}

TEST_F(Window, WhatWasReachedIsKept) {
    ASSERT_TRUE(controller.setValue("temperature", 0.5).ok());
    ASSERT_TRUE(controller.apply(Predict{}).ok());
    ASSERT_TRUE(controller.apply(Guess{{{"weights.2.2", 0.9}}, {}}).ok());
    PredictBar::step(controller);
    const auto progress = controller.progress();
    EXPECT_EQ(progress.done.size(), 1);
    ASSERT_EQ(progress.best.size(), 1);
    SessionController tomorrow(Language::english, Theme::light);
    tomorrow.setProgress(progress);
    EXPECT_TRUE(tomorrow.isDone(tomorrow.lab(), tomorrow.lab().tasks.front()));
    EXPECT_EQ(tomorrow.bestPrediction(), controller.bestPrediction());
    EXPECT_EQ(tomorrow.progress().done, progress.done);
}
