// What every widget of the window is handed: the session with its history, what the current values
// compute to, and how the user wants to see it. Widgets send actions here and show what comes back.
#pragma once

#include "app/render/theme.h"
#include "app/render/typesetter.h"
#include "app/text/language.h"
#include "core/session/session.h"

#include <QMap>
#include <QObject>
#include <QSet>
#include <QStringList>
#include <map>
#include <optional>

class SessionController final : public QObject {
    Q_OBJECT

public:
    SessionController(Language language, Theme theme, QObject* parent = nullptr);

    const attention::Session& session() const { return history_.now(); }
    const attention::History& history() const { return history_; }
    const attention::Lab& lab() const { return *lab_; }
    const attention::Values& values() const { return values_; }
    const attention::Trace& trace() const { return trace_; }
    attention::Shown shown() const {
        return {values_, trace_, session().digits, {}, prediction(), attention::lock_of(session(), *lab_)};
    }
    /// What somebody predicts in this lab; null when nobody does.
    const attention::Prediction* prediction() const { return prediction_of(session(), *lab_); }
    Language language() const { return language_; }
    Theme theme() const { return theme_; }

    /// Core's text in the language of the window.
    QString text(const attention::Text& text) const { return ::shown(text, language_); }
    QString plain(const attention::Expression& formula) const;
    QString tex(const attention::Expression& formula) const;
    Typesetter& typesetter() { return typesetter_; }
    /// Why something was refused, in the words of the window: labels and tokens, no keys and paths.
    QString problem(const attention::Error& error) const;
    /// What the last action changed, in one sentence. Runs the lab once more, so it isn't asked on every move.
    QString changeReport() const;
    /// Is the parameter at the value that a reset goes back to?
    bool isInitial(const attention::Field& field) const;

    attention::Status apply(const attention::Action& action);
    /// Another session, with nothing before it that could be undone.
    void begin(const attention::Session& session);
    attention::Status setValue(const std::string& key, attention::Value value, const std::string& gesture = {});
    /// A name no gesture had before; actions sharing it are one undo step.
    std::string newGesture();
    void endGesture();
    /// The user has read what was wrong (Esc).
    void dismiss() { emit dismissed(); }
    void undo();
    void redo();

    std::uint64_t nextSeed() { return ++seed_; }
    void setLanguage(Language language);
    void setTheme(Theme theme);
    /// Lets all that is built for the lab be built again.
    void announceLab();
    void setHovered(const QString& path); // a trace path; empty: nothing

    bool isDone(const attention::Lab& lab, const attention::Task& task) const;
    int doneTasks(const attention::Lab& lab) const;

    /// What a learner has reached, to be kept from one start to the next.
    struct Progress {
        QStringList done;           // tasks, as lab/task
        QMap<QString, double> best; // mean error of the best prediction, by lab
    };
    Progress progress() const;
    void setProgress(const Progress& progress);
    /// The mean error of the best prediction in this lab.
    std::optional<double> bestPrediction() const;

signals:
    void acted(const attention::Action& action, const attention::Status& status); // asked for, done or not
    void labChanged(); // another lab is on the stage, or what is locked; `changed` follows
    void changed();    // values, digits or history
    void languageChanged();
    void themeChanged();
    void hovered(const QString& path);
    void tasksChanged();
    void dismissed();

private:
    void take(const attention::Session& before);
    void compute();
    void tickTasks();
    void keepOutcome(const attention::Action& action);

    attention::History history_;
    const attention::Lab* lab_ = nullptr;
    attention::Values values_;
    attention::Values initial_;
    attention::Trace trace_;
    attention::Session before_; // what the change report starts from
    attention::Text told_;      // … and what the action was called, where that says more than the numbers
    std::string gesture_;
    std::uint64_t gestures_ = 0;
    std::uint64_t seed_ = 0;
    Language language_;
    Theme theme_;
    QString hovered_;
    Typesetter typesetter_;
    std::map<std::string, QSet<QString>> done_; // tasks, by lab
    QMap<QString, double> best_;                // as in Progress
};
