// Opening and saving: all that stands behind the File menu.
#pragma once

#include "app/shell/document.h"
#include "app/shell/unsaved.h"

#include <QPointer>

class Notice;
class QAction;
class QMenu;
class Question;

class Files final : public QObject {
    Q_OBJECT

public:
    Files(SessionController& controller, const Settings& settings, QWidget* window);

    QMenu* menu() const { return menu_; }
    /// The lines above the stage: what can be restored, and that the session is locked.
    QList<QWidget*> makeNotices(QWidget* parent);
    const QStringList& recent() const { return recent_; }
    const Document& document() const { return document_; }

    void choose();
    /// Opens a session, an exported figure or the user's data; says why when it can't.
    void open(const QString& path);
    void save();
    void chooseName();
    void saveForStudents();
    /// May the window close now? Else a question was asked, and `closeWanted` comes once it is answered so.
    bool mayClose();
    void retranslate();
    /// The window is there: is there anything to be said of the last time?
    void greet();

signals:
    void told(const QString& news);
    void refused(const QString& problem);
    void failed(attention::Code code);    // the same for the log
    void dataOpened(const QString& path); // neither a session nor a figure
    void inputWanted();
    void closeWanted();

private:
    void addActions();
    void fillRecent();
    void remember(const QString& path);
    void forget(const QString& path, const QString& problem);
    void openSession(const attention::Session& session, const QString& path, const FileMark& mark);
    void openFigure(const attention::Session& figure, const QString& path);
    bool saveTo(const QString& path);
    bool saveAgain();
    bool refuse(const QString& problem);
    void refuseSession(const QString& path, const attention::Error& error);
    bool asks() const;
    void askName(const std::function<void()>& then);
    void leave(const std::function<void()>& then);
    void ask(const std::function<void()>& then);
    void showLock();
    void unlock();

    SessionController& controller_;
    QWidget* window_;
    Document document_;
    Unsaved unsaved_;
    QStringList recent_;
    QMenu* menu_;
    QMenu* recentMenu_;
    QList<QAction*> actions_; // in the order of the menu
    QPointer<Notice> lock_;   // none in front of a class
    QPointer<Question> question_;
    std::optional<attention::Lock> lastLock_; // what was locked before a copy was unlocked
    bool closing_ = false;                    // all has been answered
    bool asksAlways_;
};
