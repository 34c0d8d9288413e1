// Which file the session on the stage came from or went to, and whether it differs from it.
#pragma once

#include "app/shell/controller.h"
#include "app/shell/file_mark.h"

class Document final : public QObject {
    Q_OBJECT

public:
    explicit Document(SessionController& controller, QObject* parent);

    const QString& path() const { return path_; } // empty: in no file
    QString name() const;
    /// Is there anything that the file doesn't have? Which lab is on the stage is nothing to save.
    bool isModified() const { return modified_; }

    /// Puts the session of a file, which looked so when it was read, on the stage; what was undone and done before is
    /// gone.
    void begin(const attention::Session& session, const QString& path, const FileMark& mark);
    /// Puts a session on the stage that the file doesn't have yet.
    void restore(const attention::Session& session, const QString& path, const FileMark& mark);
    attention::Status save(const QString& path);
    const FileMark& mark() const { return mark_; }
    /// Has somebody else written the file since it was opened or saved here?
    bool isOvertaken() const;
    /// From now on the session is in no file.
    void leaveFile();

signals:
    void changed();

private:
    void judge();

    SessionController& controller_;
    QString path_;
    std::optional<attention::Session> saved_; // empty: unlike any
    bool modified_ = false;
    FileMark mark_; // how the file looked when it was last read or written here
};
