// What the monkey sits in front of: the window with its session, a folder with files good and bad, a clipboard.
#pragma once

#include "app/shell/main_window.h"
#include "core/base/random.h"

#include <QTemporaryDir>

#include <functional>
#include <memory>

class World {
public:
    explicit World(Language home);
    ~World();

    SessionController& controller() const { return *controller_; }
    MainWindow& window() const { return *window_; }
    Language home() const { return home_; } // the language that it keeps coming back to
    QString folder() const { return folder_.path(); }
    QStringList files() const; // all that lie there
    QSize asked() const { return asked_; }

    void resize(QSize size);
    /// The window is built again, as another run of the program would.
    void restart();
    bool isToClose() const { return closing_; } // it was asked to; a question may stand before that
    void setToClose(bool closing) { closing_ = closing; }

    /// The window that has mouse and keys: an open list, else the dialog, else the window or the presentation.
    static QWidget* top();

private:
    void writeFiles() const;

    QTemporaryDir folder_;
    Language home_;
    QSize asked_{1280, 720};
    bool closing_ = false;
    std::unique_ptr<SessionController> controller_;
    std::unique_ptr<MainWindow> window_;
};
