// What the window remembers from one start to the next, and the one table of it: loading, saving and the dialog
// read it from there.
#pragma once

#include "app/render/theme.h"
#include "app/text/language.h"
#include "core/base/text.h"

#include <QByteArray>
#include <QMap>
#include <QStringList>
#include <optional>
#include <variant>
#include <vector>

class QSettings;

struct Settings {
    std::optional<Language> language; // unset: as the system
    Theme theme = Theme::light;
    QByteArray geometry;
    bool navigatorFolded = false;
    bool guide = false;              // somebody is here for the first time, and hasn't closed the guide
    QStringList done = {};           // tasks, as lab/task
    QMap<QString, double> best = {}; // mean error of the best prediction, by lab
    int scale = 100;                 // of the interface, in per cent
    bool inspectorFolded = false;
    QMap<QString, QString> exportChoices = {}; // as ExportForm has them
    QStringList recent = {};                   // files, the latest first
    QString kept = {};                         // the folder for what isn't saved yet; empty: none

    bool asksAlways = false; // nothing is kept anew, so nothing goes without a question

    bool operator==(const Settings&) const = default;
};

using SettingMember = std::variant<std::optional<Language> Settings::*, Theme Settings::*, int Settings::*,
                                   bool Settings::*, QByteArray Settings::*, QStringList Settings::*,
                                   QMap<QString, double> Settings::*, QMap<QString, QString> Settings::*>;

/// One line of the table; the default stands in `Settings`.
struct Setting {
    const char* key;
    SettingMember member;
    attention::Text title = {}; // empty: no line in the dialog, the window keeps it by itself
    attention::Text help = {};
    int low = 0; // of a number
    int high = 0;
    int step = 1;
};

const std::vector<Setting>& settingTable();
const Setting& settingOf(SettingMember member);

/// What the file holds; where that is none of the values that a setting can have, its default.
Settings readSettings(const QSettings& stored, const Settings& defaults = {});
void writeSettings(QSettings& stored, const Settings& settings);

/// The stored settings; the plain ones when `ATTENTION_LAB_NO_SETTINGS` is set in the environment (tests, CI, safe
/// mode).
Settings loadSettings();
/// What is stored, with what one window has changed since `before`; another's changes stay. The recent files are
/// written by themselves, when one comes.
Settings mergedSettings(const Settings& stored, const Settings& before, const Settings& now);
void saveSettings(const Settings& before, const Settings& now);
void saveRecent(const QStringList& recent);
bool settingsAreIgnored();
QString keptFolder();
