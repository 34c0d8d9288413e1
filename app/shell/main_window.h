// The window: bar, navigator, stage, inspector, status line. It only puts them together.
#pragma once

#include "app/shell/background.h"
#include "app/shell/controller.h"
#include "app/shell/figure_copy.h"
#include "app/shell/settings.h"
#include "app/shell/shortcuts.h"

#include <QTimer>
#include <QWidget>

class Files;
class Guide;
class Inspector;
class Navigator;
class Panel;
class Stage;
class TextLabel;
class TopBar;

class MainWindow final : public QWidget {
    Q_OBJECT

public:
    MainWindow(SessionController& controller, const Settings& settings);
    ~MainWindow() override;

    SessionController& controller() const { return controller_; }
    /// Opens a session, an exported figure or the user's data; says why when it can't.
    void openFile(const QString& path);

public slots:
    void perform(Shortcut shortcut);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void addShortcuts();
    void retranslate();
    void showStatus();
    void tell(const QString& news);
    void say(const QString& problem);
    void openInput(const QString& path = {});
    void exportFigure();
    void copyFigure();
    void present();
    void showTitle();
    void addGuide(QLayout* column);

    SessionController& controller_;
    Files* files_;
    TopBar* bar_;
    Navigator* navigator_;
    Stage* stage_;
    Inspector* inspector_;
    Panel* status_;
    TextLabel* changed_;
    TextLabel* origin_;
    QTimer statusTimer_;
    Guide* guide_ = nullptr; // null: closed
    QMap<QString, QString> exportChoices_;
    Background<attention::Result<FigureCopy>> copy_;
};
