// What happened, for a report of a bug, and nothing of what the user wrote: an entry is made of words of the program
// and of numbers about the machine. Kept in memory, and in a file of limited size.
#pragma once

#include "core/base/result.h"
#include "core/session/session.h"

#include <QElapsedTimer>
#include <QMutex>
#include <QString>
#include <QStringList>

class EventLog {
public:
    explicit EventLog(const QString& file = {}); // empty: in memory alone
    ~EventLog();
    EventLog(const EventLog&) = delete;
    EventLog& operator=(const EventLog&) = delete;

    /// The program's own words: a literal, and the name of something in one of its tables.
    void note(const char* event, const char* which = "");
    void note(const char* event, int number);
    void note(const attention::Action& action, const attention::Status& status);
    /// Program, Qt, platform, screens; once there is an application.
    void noteStart(bool safeMode, int scale);

    /// Qt's messages come here too, by their origin alone, and go on to standard error as before.
    void takeQtMessages();
    static QString originOf(const QString& message);

    QString text() const;
    QString file() const { return file_; }

private:
    void add(const QString& entry);

    QString file_;
    QElapsedTimer clock_;
    mutable QRecursiveMutex mutex_; // Qt's messages come from every thread
    QStringList entries_;
    bool adding_ = false;
};

/// Where the log of the program is; empty where settings are ignored, so that nothing is written.
QString logFile();
