// What the window remembers from one start to the next: one small table.
#pragma once

#include "app/render/theme.h"
#include "app/text/language.h"

#include <QByteArray>
#include <QMap>
#include <QStringList>
#include <optional>

struct Settings {
    std::optional<Language> language; // unset: as the system
    Theme theme = Theme::light;
    QByteArray geometry;
    bool navigatorFolded = false;
    bool guide = false;                        // somebody is here for the first time, and hasn't closed the guide
    QStringList done = {};                     // tasks, as lab/task
    QMap<QString, double> best = {};           // mean error of the best prediction, by lab
    QMap<QString, QString> exportChoices = {}; // as ExportForm has them
    QStringList recent = {};                   // files, the latest first
    QString kept = {};                         // the folder for what isn't saved yet; empty: none
};

/// The stored settings; the plain ones when `ATTENTION_LAB_NO_SETTINGS` is set in the environment (tests, CI).
Settings loadSettings();
/// All but the recent files, which are written when one comes.
void saveSettings(const Settings& settings);
void saveRecent(const QStringList& recent);
