// Opens the window and stays until it is closed.
#pragma once

#include "app/render/theme.h"
#include "app/text/language.h"

#include <QString>
#include <optional>

class QApplication;

struct WindowOptions {
    std::optional<Language> language; // unset: as last time, or as the system
    QString file;                     // to be opened at the start, or empty
    std::optional<Theme> theme = {};  // unset: as last time
    bool safeMode = false;            // nothing stored is read or changed, formulas are plain text
};

int runWindow(const WindowOptions& options);
