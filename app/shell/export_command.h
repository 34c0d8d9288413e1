// The command line that makes the figure of the window again.
#pragma once

#include "app/cli/commands.h"
#include "core/session/session.h"

#include <QString>

struct ExportCommand {
    QString line;
    bool needsSession = false; // it names session.json, which the session has to be saved as
};

/// `looks` are the options as the window has them, with view and output.
ExportCommand exportCommand(const attention::Session& session, const attention::Lab& lab, const ExportRequest& looks);
