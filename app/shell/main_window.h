// The window: bar, navigator, stage, inspector, status line. It only puts them together.
#pragma once

#include "app/shell/controller.h"
#include "app/shell/settings.h"
#include "app/shell/shortcuts.h"

#include <QTimer>
#include <QWidget>

class EventLog;
class FigureCopier;
class Files;
class Inspector;
class Navigator;
class Stage;
class StatusLine;
class TopBar;
class QVBoxLayout;

class MainWindow final : public QWidget {
    Q_OBJECT

public:
    MainWindow(SessionController& controller, const Settings& settings, EventLog* log = nullptr);
    ~MainWindow() override;

    SessionController& controller() const { return controller_; }
    /// Opens a session, an exported figure or the user's data; says why when it can't.
    void openFile(const QString& path);
    /// As they are now, to be stored.
    Settings settings() const;
    void useSettings(const Settings& wanted);
    void sayItIsSafe(); // that this is the safe mode

public slots:
    void perform(Shortcut shortcut);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void build();
    void tearDown();
    void rebuild();
    void arrange();
    void orderTabs();
    void foldNavigator();
    void foldInspector();
    void setScale(int percent);
    void openSettings();
    void setGuide(bool shown);
    bool isNarrow() const; // for list, figures and controls side by side
    void addShortcuts();
    void retranslate();
    void tell(const QString& news);
    void say(const QString& problem);
    void openInput(const QString& path = {});
    void exportFigure();
    void copyFigure();
    void present();
    void showTitle();
    void storeLater();
    void storeSettings();

    SessionController& controller_;
    Settings settings_;
    EventLog* log_;
    Files* files_;
    QWidget* content_ = nullptr; // all that follows; built anew when the interface gets another size
    TopBar* bar_ = nullptr;
    Navigator* navigator_ = nullptr;
    Stage* stage_ = nullptr;
    Inspector* inspector_ = nullptr;
    QVBoxLayout* centre_ = nullptr;
    StatusLine* status_ = nullptr;
    QTimer storeTimer_;
    Settings stored_;
    QWidget* guide_ = nullptr; // null: closed
    bool drawer_ = false;      // in a narrow window the list of labs lies in the place of the controls
    bool safe_ = false;
    struct Place {
        int tab = 0;
        int scrolled = 0;
        QString focus = {}; // the name of what had it
    };
    Place place() const;
    void goTo(const Place& place);
    void findFocus();
    Place left_; // where things were when the window was torn down
    FigureCopier* copier_;
};
