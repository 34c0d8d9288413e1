// The command line: sub-commands need no display, print data on standard output and messages on standard error.
#pragma once

#include "app/text/language.h"

#include "core/base/part.h"

#include <QString>

#include <optional>

enum ExitCode { exitDone = 0, exitRefused = 1, exitMalformed = 2 };

/// What is to be opened when no sub-command was given.
struct WindowRequest {
    std::optional<Language> language; // as asked for by --lang
    QString file;                     // session, lesson or attention file; or empty
    bool safeMode = false;            // as if for the first time, and with as little as can be
};

/// Runs the sub-command and returns its exit code; without one, fills `window` and returns nothing.
std::optional<int> runCommandLine(int argc, char** argv, WindowRequest& window);

/// What reading the command line rests on, for the About window.
std::vector<attention::Part> commandLineParts();
