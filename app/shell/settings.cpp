#include "app/shell/settings.h"

#include <QSettings>

namespace {

bool ignored() {
    return qEnvironmentVariableIsSet("ATTENTION_LAB_NO_SETTINGS");
}

} // namespace

Settings loadSettings() {
    Settings settings;
    if (ignored()) return settings;
    const QSettings stored(QStringLiteral("attention-lab"), QStringLiteral("attention-lab"));
    const QString language = stored.value(QStringLiteral("language")).toString();
    if (!language.isEmpty()) settings.language = languageOf(language);
    settings.theme =
        stored.value(QStringLiteral("theme")).toString() == QLatin1String("dark") ? Theme::dark : Theme::light;
    settings.geometry = stored.value(QStringLiteral("geometry")).toByteArray();
    settings.navigatorFolded = stored.value(QStringLiteral("navigatorFolded")).toBool();
    return settings;
}

void saveSettings(const Settings& settings) {
    if (ignored()) return;
    QSettings stored(QStringLiteral("attention-lab"), QStringLiteral("attention-lab"));
    if (settings.language) stored.setValue(QStringLiteral("language"), languageCode(*settings.language));
    stored.setValue(QStringLiteral("theme"),
                    settings.theme == Theme::dark ? QStringLiteral("dark") : QStringLiteral("light"));
    stored.setValue(QStringLiteral("geometry"), settings.geometry);
    stored.setValue(QStringLiteral("navigatorFolded"), settings.navigatorFolded);
}
