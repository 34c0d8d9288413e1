// Pictures of the window, for looking at: shell_gallery FOLDER [LAB…]; with labs, of these alone.
#include "app/shell/export_dialog.h"
#include "app/shell/file_dialog.h"
#include "app/shell/formula_view.h"
#include "app/shell/input_dialog.h"
#include "app/shell/main_window.h"
#include "app/shell/navigator.h"
#include "app/shell/number_body.h"
#include "app/shell/presentation.h"
#include "app/shell/style.h"
#include "core/labs/seen.h"
#include "tests/app/shell_fixture.h"

#include <QApplication>
#include <QDir>
#include <QLineEdit>
#include <QTabBar>
#include <QTest>

namespace {

void shoot(QWidget& window, const QString& path) {
    QTest::qWait(60);
    (void)QTest::qWaitFor(
        [&] {
            for (const auto* formula : window.findChildren<FormulaView*>())
                if (formula->isVisible() && !formula->isTypeset()) return false;
            return true;
        },
        2000);
    QTest::qWait(150);
    window.grab().save(path);
}

void shootInClass(SessionController& controller, const QString& id) {
    for (const QSize size : {QSize(1280, 720), QSize(1920, 1080)}) {
        scaleInterface(Presentation::scaleFor(size));
        Presentation show(controller);
        show.resize(size);
        show.show();
        const QString shot = id + "class-" + QString::number(size.width());
        shoot(show, shot + ".png");
        for (int step = 1; step <= int(attention::steps_of(controller.lab(), controller.shown()).size()); ++step) {
            show.next();
            shoot(show, shot + "-step" + QString::number(step) + ".png");
        }
        while (show.step() > 0) show.previous();
        (void)controller.apply(attention::Predict{}).ok();
        shoot(show, shot + "-predict.png");
        (void)controller.apply(attention::Reveal{}).ok();
        shoot(show, shot + "-revealed.png");
        (void)controller.apply(attention::EndPrediction{}).ok();
    }
    scaleInterface(1);
}

void shootInWindow(SessionController& controller, const QString& id) {
    MainWindow window(controller, {});
    window.resize(1280, 720);
    window.show();
    shoot(window, id + "plain.png");
    for (int tab : {1, 2, 0}) {
        window.findChild<QTabBar*>()->setCurrentIndex(tab);
        if (tab > 0) shoot(window, id + "tab" + QString::number(tab) + ".png");
    }
    (void)controller.apply(attention::Predict{}).ok();
    shoot(window, id + "predict.png");
    if (controller.lab().blanks != nullptr) {
        for (const auto& [path, text] : {std::pair{"dots.0.0", "0"}, {"dots.0.1", "√2"}, {"scores.0.2", "2.83"}})
            (void)controller.apply(attention::TypeAnswer{path, text}).ok();
        shoot(window, id + "work.png");
    }
    (void)controller.apply(attention::Reveal{}).ok();
    shoot(window, id + "revealed.png");
    (void)controller.apply(attention::EndPrediction{}).ok();
    for (const auto& [scale, size] : {std::pair{150, QSize(1280, 720)}, {200, QSize(1024, 700)}}) {
        Settings settings;
        settings.scale = scale;
        settings.guide = true;
        MainWindow other(controller, settings);
        other.resize(size);
        other.show();
        shoot(other, id + QString::number(scale) + ".png");
    }
    scaleInterface(1);
}

/// Every lab, or those that are named: in the window and in front of a class, also while somebody predicts.
void shootLabs(SessionController& controller, const QString& name, const QStringList& wanted) {
    for (const attention::Lab* lab : attention::all_labs()) {
        if (!wanted.isEmpty() && !wanted.contains(QString::fromStdString(lab->id))) continue;
        (void)controller.apply(attention::SelectLab{lab->id}).ok();
        (void)controller.apply(attention::Reset{}).ok();
        const QString id = name + QString::fromStdString(lab->id) + u'-';
        shootInWindow(controller, id);
        shootInClass(controller, id);
    }
}

} // namespace

int main(int argc, char** argv) {
    qputenv("ATTENTION_LAB_NO_SETTINGS", "1");
    QApplication app(argc, argv);
    const QString folder = app.arguments().value(1, QStringLiteral("."));
    const QStringList wanted = app.arguments().mid(2);
    QDir().mkpath(folder);
    for (const Language language : {Language::english, Language::chinese})
        for (const Theme theme : {Theme::light, Theme::dark}) {
            SessionController controller(language, theme);
            dressApplication(theme);
            const QString name = folder + (language == Language::english ? "/en-" : "/zh-") +
                                 (theme == Theme::light ? "light-" : "dark-");
            shootLabs(controller, name, wanted);
            if (!wanted.isEmpty()) continue;
            MainWindow window(controller, {});
            window.show();
            for (const QSize size : {QSize(1280, 720), QSize(1920, 1080)}) {
                window.resize(size);
                shoot(window, name + QString::number(size.width()) + ".png");
            }
            window.resize(1280, 720);
            auto* tabs = window.findChild<QTabBar*>();
            for (int tab : {1, 2}) {
                tabs->setCurrentIndex(tab);
                shoot(window, name + "tab" + QString::number(tab) + ".png");
            }
            tabs->setCurrentIndex(0);
            for (auto* button : window.findChildren<Button*>())
                if (button->look() == Button::Look::link && button->isCheckable() && button->isVisible())
                    button->click();
            if (!controller.setValue("temperature", -3.0)) emit window.findChild<EntryEdit*>()->entered("-3");
            shoot(window, name + "rows.png");
            QFileDialog* files = newFileDialog(&window, FilePurpose::save, "x", {QStringLiteral("SVG (*.svg)")});
            files->open();
            shoot(*files, name + "files.png");
            delete files;
            InputDialog input(controller, &window);
            input.show();
            shoot(input, name + "input.png");
            input.hide();
            window.resize(1024, 700);
            shoot(window, name + "1024.png");
            window.resize(1280, 720);
            const bool large = controller.apply(attention::SetValues{largeInput(200), {}}).ok();
            window.findChild<SearchEdit*>()->setText(large ? QStringLiteral("zzz") : QString());
            shoot(window, name + "large.png");
            for (const QSize size : {QSize(1024, 700), QSize(1280, 720)}) {
                window.resize(size);
                const QString shot = name + "export-" + QString::number(size.width());
                for (const char* kind : {".svg", ".png", ".tex", ".csv", ".npy"}) {
                    ExportDialog exported(controller, &window, {{"kind", kind}, {"theme", "grey"}, {"width", "85"}});
                    exported.show();
                    QTest::qWait(600);
                    shoot(exported, shot + kind + ".png");
                    for (auto* edit : exported.findChildren<QLineEdit*>())
                        if (edit->isVisible() && !edit->isReadOnly() && edit->accessibleName().contains("mm"))
                            edit->setText("1");
                    exported.save(QStringLiteral("/no/such/folder/with/a/rather/long/name/figure.svg"));
                    shoot(exported, shot + kind + "-refused.png");
                }
            }
            for (const attention::Lab* lab : attention::all_labs()) {
                (void)controller.apply(attention::SelectLab{lab->id}).ok();
                ExportDialog exported(controller, &window);
                exported.show();
                QTest::qWait(300);
                shoot(exported, name + "export-" + QString::fromStdString(lab->id) + ".png");
            }
        }
    return 0;
}
