#include "app/shell/settings.h"

#include <QSettings>
#include <QStandardPaths>
#include <algorithm>
#include <cmath>

namespace {

// How each type is written and read; what can't be read is refused.

QVariant written(const std::optional<Language>& language) {
    return language ? languageCode(*language) : QString();
}
QVariant written(Theme theme) {
    return theme == Theme::dark ? QStringLiteral("dark") : QStringLiteral("light");
}
QVariant written(const QMap<QString, double>& numbers) {
    QVariantMap map;
    for (auto one = numbers.begin(); one != numbers.end(); ++one) map[one.key()] = one.value();
    return map;
}
QVariant written(const QMap<QString, QString>& words) {
    QVariantMap map;
    for (auto one = words.begin(); one != words.end(); ++one) map[one.key()] = one.value();
    return map;
}
template <class Plain>
QVariant written(const Plain& value) {
    return value;
}

bool take(const QVariant& stored, const Setting&, std::optional<Language>& language) {
    for (const Language known : {Language::english, Language::chinese})
        if (stored.toString() == languageCode(known)) return language = known, true;
    return stored.toString().isEmpty() && (language.reset(), true);
}

bool take(const QVariant& stored, const Setting&, Theme& theme) {
    for (const Theme known : {Theme::light, Theme::dark})
        if (stored == written(known)) return theme = known, true;
    return false;
}

bool take(const QVariant& stored, const Setting& setting, int& number) {
    bool ok = false;
    const int read = stored.toString().toInt(&ok);
    if (!ok || read < setting.low || read > setting.high || (read - setting.low) % setting.step != 0) return false;
    number = read;
    return true;
}

bool take(const QVariant& stored, const Setting&, bool& flag) {
    if (stored.toString() != QLatin1String("true") && stored.toString() != QLatin1String("false")) return false;
    flag = stored.toBool();
    return true;
}

bool take(const QVariant& stored, const Setting&, QByteArray& bytes) {
    bytes = stored.toByteArray();
    return true;
}

bool take(const QVariant& stored, const Setting&, QStringList& words) {
    words = stored.toStringList();
    return true;
}

bool take(const QVariant& stored, const Setting&, QMap<QString, double>& numbers) {
    const QVariantMap map = stored.toMap();
    for (auto one = map.begin(); one != map.end(); ++one) {
        bool ok = false;
        const double number = one.value().toDouble(&ok);
        if (ok && std::isfinite(number)) numbers[one.key()] = number;
    }
    return true;
}

bool take(const QVariant& stored, const Setting&, QMap<QString, QString>& words) {
    const QVariantMap map = stored.toMap();
    for (auto one = map.begin(); one != map.end(); ++one) words[one.key()] = one.value().toString();
    return true;
}

// How what one window changed comes into what another has stored meanwhile.

template <class Plain>
void merge(Plain& stored, const Plain& before, const Plain& now) {
    if (now != before) stored = now;
}

void merge(QStringList& stored, const QStringList& before, const QStringList& now) {
    for (const QString& word : before)
        if (!now.contains(word)) stored.removeAll(word);
    for (const QString& word : now)
        if (!before.contains(word) && !stored.contains(word)) stored.append(word);
}

template <class Value>
void merge(QMap<QString, Value>& stored, const QMap<QString, Value>& before, const QMap<QString, Value>& now) {
    for (auto one = before.begin(); one != before.end(); ++one)
        if (!now.contains(one.key())) stored.remove(one.key());
    for (auto one = now.begin(); one != now.end(); ++one)
        if (!before.contains(one.key()) || before[one.key()] != one.value()) stored[one.key()] = one.value();
}

QString keyOf(const Setting& setting) {
    return QString::fromLatin1(setting.key);
}

const QString program = QStringLiteral("attention-lab"); // and its organisation

} // namespace

const std::vector<Setting>& settingTable() {
    static const std::vector<Setting> table{
        {"language", &Settings::language, ATTENTION_TEXT("settings", "Language"),
         ATTENTION_TEXT("settings", "Of the window; a figure can be exported in either")},
        {"theme", &Settings::theme, ATTENTION_TEXT("settings", "Colours"),
         ATTENTION_TEXT("settings", "Of the window and of the figures in it")},
        {"scale", &Settings::scale, ATTENTION_TEXT("settings", "Size of the interface"),
         ATTENTION_TEXT("settings", "Of letters and of everything around them; Ctrl++ and Ctrl+− change it, too"), 80,
         200, 10},
        {"guide", &Settings::guide, ATTENTION_TEXT("settings", "Show the guide above the figures"),
         ATTENTION_TEXT("settings", "What to try first in every lab")},
        {"geometry", &Settings::geometry},
        {"navigatorFolded", &Settings::navigatorFolded},
        {"inspectorFolded", &Settings::inspectorFolded},
        {"progress/done", &Settings::done},
        {"progress/predictions", &Settings::best},
        {"export", &Settings::exportChoices},
        {"recent", &Settings::recent},
    };
    return table;
}

const Setting& settingOf(SettingMember member) {
    const auto& table = settingTable();
    return *std::find_if(table.begin(), table.end(), [&](const Setting& one) { return one.member == member; });
}

Settings readSettings(const QSettings& stored, const Settings& defaults) {
    Settings settings = defaults;
    for (const Setting& setting : settingTable()) {
        if (!stored.contains(keyOf(setting))) continue;
        const QVariant value = stored.value(keyOf(setting));
        std::visit([&](auto member) { (void)take(value, setting, settings.*member); }, setting.member);
    }
    return settings;
}

void writeSettings(QSettings& stored, const Settings& settings) {
    for (const Setting& setting : settingTable())
        std::visit([&](auto member) { stored.setValue(keyOf(setting), written(settings.*member)); }, setting.member);
}

Settings mergedSettings(const Settings& stored, const Settings& before, const Settings& now) {
    Settings all = stored;
    for (const Setting& setting : settingTable())
        if (setting.member != SettingMember(&Settings::recent))
            std::visit([&](auto member) { merge(all.*member, before.*member, now.*member); }, setting.member);
    return all;
}

bool settingsAreIgnored() {
    return qEnvironmentVariableIsSet("ATTENTION_LAB_NO_SETTINGS");
}

Settings loadSettings() {
    if (settingsAreIgnored()) return {};
    Settings newcomer;
    newcomer.guide = true;
    Settings settings = readSettings(QSettings(program, program), newcomer);
    settings.kept = keptFolder();
    return settings;
}

QString keptFolder() {
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) +
           QStringLiteral("/attention-lab/kept");
}

/// Another window may have written its own meanwhile.
void saveRecent(const QStringList& recent) {
    if (settingsAreIgnored()) return;
    QSettings(program, program).setValue(keyOf(settingOf(&Settings::recent)), recent);
}

void saveSettings(const Settings& before, const Settings& now) {
    if (settingsAreIgnored()) return;
    QSettings stored(program, program);
    writeSettings(stored, mergedSettings(readSettings(stored, before), before, now));
}
