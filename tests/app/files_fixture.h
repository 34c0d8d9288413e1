// A window with a folder of its own for files, and one that keeps what isn't saved.
#pragma once

#include "tests/app/shell_fixture.h"

#include "app/shell/files.h"
#include "app/shell/notice.h"
#include "app/shell/question.h"
#include "app/shell/widgets.h"
#include "core/io/file.h"

#include <QDir>
#include <QFileDialog>
#include <QMenu>
#include <QTemporaryDir>

using namespace attention;

class FilesTest : public Window {
protected:
    QString at(const QString& name) const { return folder.filePath(name); }

    /// The status line and all else that is written for people.
    bool says(const QString& part) const {
        for (const auto* label : window.findChildren<TextLabel*>())
            if (label->isVisible() && label->text().contains(part)) return true;
        return false;
    }

    /// Answers the file dialog that is open.
    void chooseFile(const QString& path) {
        auto* dialog = window.findChild<QFileDialog*>();
        ASSERT_NE(dialog, nullptr);
        emit dialog->fileSelected(path);
        delete dialog;
    }

    void saveAs(const QString& path) {
        window.perform(Shortcut::saveAs);
        chooseFile(path);
    }

    Question* question() const { return window.findChild<Question*>(); }

    void answer(const QString& button) {
        ASSERT_NE(question(), nullptr);
        for (auto* one : question()->findChildren<Button*>())
            if (one->text() == button) QTest::mouseClick(one, Qt::LeftButton);
        QTest::qWait(10);
    }

    Session fileAt(const QString& path) const {
        const auto bytes = read_file(path.toStdString());
        EXPECT_TRUE(bytes.ok()) << path.toStdString();
        auto session = session_from_json(bytes ? *bytes : std::string());
        EXPECT_TRUE(session.ok());
        return session ? *session : Session{};
    }

    Button* button(const QString& text) const {
        for (auto* one : window.findChildren<Button*>())
            if (one->isVisible() && one->text() == text) return one;
        ADD_FAILURE() << "no visible button: " << text.toStdString();
        return named<Button>("File");
    }

    QMenu* fileMenu() const { return named<Button>("File")->menu(); }
    QStringList recent() const {
        auto* menu = fileMenu()->actions()[1]->menu();
        emit menu->aboutToShow();
        QStringList names;
        for (const QAction* action : menu->actions())
            if (!action->isSeparator()) names.append(action->text());
        return names;
    }
    void chooseRecent(const QString& name) {
        auto* menu = fileMenu()->actions()[1]->menu();
        emit menu->aboutToShow();
        for (QAction* action : menu->actions())
            if (action->text() == name) return action->trigger();
        ADD_FAILURE() << "not in the list: " << name.toStdString();
    }

    QTemporaryDir folder;
};

/// A window that keeps what isn't saved; in safe mode it only looks what is kept.
struct OneRun {
    explicit OneRun(const QString& folder, bool safe = false) : controller(Language::english, Theme::light) {
        Settings settings;
        settings.kept = folder;
        settings.asksAlways = safe;
        window = std::make_unique<MainWindow>(controller, settings);
        window->resize(1280, 720);
        window->show();
    }
    Notice* notice(const QString& words) const {
        for (auto* one : window->findChildren<Notice*>())
            for (const auto* label : one->findChildren<TextLabel*>())
                if (one->isVisibleTo(window.get()) && label->text().contains(words)) return one;
        return nullptr;
    }
    /// Does a visible line or a question say this?
    bool says(const QString& part) const {
        for (const auto* label : window->findChildren<TextLabel*>())
            if (label->isVisible() && label->text().contains(part)) return true;
        return false;
    }
    Question* question() const { return window->findChild<Question*>(); }
    QList<QAction*> recent() const {
        for (auto* menu : window->findChildren<QMenu*>()) {
            if (menu->actions().isEmpty() || menu->actions().last()->text() != "Clear list") continue;
            emit menu->aboutToShow();
            return menu->actions();
        }
        return {};
    }
    /// What is listed there as not saved.
    QList<QAction*> unsaved() const {
        QList<QAction*> all;
        for (QAction* action : recent())
            if (action->text().startsWith("Not saved: ")) all.append(action);
        return all;
    }
    bool set(double temperature) { return controller.setValue("temperature", temperature).ok(); }
    double temperature() const { return std::get<double>(controller.values().at("temperature")); }

    SessionController controller;
    std::unique_ptr<MainWindow> window;
};

inline bool comes(const QString& folder, int files) {
    return QTest::qWaitFor([&] { return QDir(folder).entryList({"*.json"}, QDir::Files).size() == files; }, 3000);
}
