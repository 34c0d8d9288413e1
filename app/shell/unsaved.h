// What was made and is in no file: what a crash has left, and the list of it in the menu “Open recent”.
#pragma once

#include "app/shell/autosave.h"
#include "app/shell/document.h"
#include "app/shell/settings.h"

#include <QPointer>

class Notice;
class QMenu;

class Unsaved final : public QObject {
    Q_OBJECT

public:
    Unsaved(SessionController& controller, Document& document, const Settings& settings, QWidget* window);

    /// The line above the stage that offers what a crash has left.
    Notice* makeNotice(QWidget* parent);
    void addTo(QMenu* menu);
    void retranslate();
    /// Says once where to find what was kept at the last end.
    void greet();

    /// Puts it on the stage; it stays where it is kept until it is saved, or kept anew.
    void restore(const Kept& kept);
    /// Keeps what is on the stage for the next time; false: it couldn't be.
    bool keep();
    /// What is on the stage is in a file now.
    void saved();
    /// Another session is on the stage, which was never kept.
    void begin() { place_.clear(); }
    /// The program ends as it should.
    void end() { autosave_.end(); }

signals:
    void told(const QString& news);
    void refused(const QString& problem);
    void wanted(const Kept& kept); // to be restored, once nothing would be lost by it

private:
    std::optional<Kept> content() const;
    void offerLeftover();
    void answerLeftover(bool restore);
    void askToDelete();
    QString gistOf(const attention::Session& session) const;
    QString wordsFor(const Kept& kept) const;

    SessionController& controller_;
    Document& document_;
    QWidget* window_;
    Autosave autosave_;
    QPointer<Notice> leftover_; // none in front of a class
    std::size_t leftovers_;     // at the start
    QString place_;             // where the session on the stage had been kept, until it is saved or kept anew
};
