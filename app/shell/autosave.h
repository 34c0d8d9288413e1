// What isn't saved yet is kept in a folder of the program, so that a crash or a power cut loses seconds, not hours.
#pragma once

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
};

class Autosave final : public QObject {
    Q_OBJECT

public:
    /// `content` is what there is to keep; nothing when all is saved. No folder: nothing is ever kept.
    Autosave(const QString& folder, std::function<std::optional<Kept>()> content, QObject* parent);
    ~Autosave() override;

    /// Something has changed: it is written once the hand rests, and every few seconds while it doesn't.
    void touch();
    /// Writes at once and waits for it.
    void writeNow();
    /// The program ends as it should: there will be nothing to restore.
    void end();

    /// What a run that ended without a word has left, the newest first; null: nothing (more).
    const Kept* leftover() const { return left_.empty() ? nullptr : &left_.front().kept; }
    /// That one has been answered: its file goes.
    void dropLeftover();

    /// What was open and in no file, kept when the window is closed: the few latest, none of them twice.
    /// `instead` is the place of the one that it was before.
    void keepLast(const Kept& kept, const QString& instead);
    std::vector<Kept> last() const; // the newest first
    /// One of those is in a file now, or kept anew.
    void dropLast(const QString& place);

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
    QString pathOf(const QString& name) const;

    QString folder_;
    std::function<std::optional<Kept>()> content_;
    QString mine_;
    std::unique_ptr<QLockFile> lock_; // says that this run is alive
    std::deque<Leftover> left_;
    QTimer timer_;
    QElapsedTimer waiting_; // since the first change that isn't written
    QThreadPool writer_;    // one thread, so that what is newer comes later
    bool said_ = false;     // that it can't be kept
};
