// What isn't saved yet is kept in a folder of the program, so that a crash or a power cut loses seconds, not hours.
#pragma once

#include "app/shell/file_mark.h"
#include "core/session/session.h"

#include <QDateTime>
#include <QElapsedTimer>
#include <QLockFile>
#include <QObject>
#include <QThreadPool>
#include <QTimer>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

/// A session that was kept, with the file it belongs to (empty: none).
struct Kept {
    QString file;
    QDateTime when;
    attention::Session session;
    QString place = {}; // where it is kept
    FileMark mark = {}; // how its file looked when it was last read or written here
};

class Autosave final : public QObject {
    Q_OBJECT

public:
    enum class Mode { keeps, reads }; // reads: what is there is offered, nothing comes in

    /// `content` is what there is to keep; nothing when all is saved. No folder: nothing is ever kept.
    Autosave(const QString& folder, Mode mode, std::function<std::optional<Kept>()> content, QObject* parent);
    ~Autosave() override;

    /// Something has changed: it is written once the hand rests, and every few seconds while it doesn't.
    void touch();
    /// Writes at once and waits for it.
    void writeNow();
    /// The program ends as it should: there will be nothing to restore.
    void end();

    /// What a run that ended without a word has left, the newest first; null: nothing (more).
    const Kept* leftover() const { return left_.empty() ? nullptr : &left_.front().kept; }
    std::size_t leftovers() const { return left_.size(); }
    /// That one has been answered: it is among the `last` ones from now on, at the place that is answered.
    QString putAside();

    /// What was open and in no file, kept when the window is closed: the few latest, none of them twice.
    /// `instead` is the place of the one that it was before.
    attention::Status keepLast(const Kept& kept, const QString& instead);
    std::vector<Kept> last() const; // the newest first
    /// One of those is in a file now, or kept anew.
    void dropLast(const QString& place);
    /// Has any of those come since this was asked the last time, in whichever run?
    bool hasNews();

signals:
    void failed(const attention::Error& error);

private:
    struct Leftover {
        QString path;
        std::unique_ptr<QLockFile> lock; // no other window offers it meanwhile
        Kept kept;
    };
    void write();
    void collect();
    bool isKeeping() const { return mode_ == Mode::keeps && !folder_.isEmpty(); }
    QString pathOf(const QString& name) const;

    QString folder_;
    Mode mode_;
    std::function<std::optional<Kept>()> content_;
    QString mine_;
    std::unique_ptr<QLockFile> lock_; // says that this run is alive
    std::deque<Leftover> left_;
    std::deque<Leftover> inPlace_; // answered, but not to be moved
    QTimer timer_;
    QElapsedTimer waiting_; // since the first change that isn't written
    QThreadPool writer_;    // one thread, so that what is newer comes later
    bool said_ = false;     // that it can't be kept
};
