#include "app/shell/settings.h"

#include <QSettings>
#include <QStandardPaths>

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
    settings.guide = !stored.value(QStringLiteral("guideClosed")).toBool();
    settings.done = stored.value(QStringLiteral("progress/done")).toStringList();
    const QVariantMap best = stored.value(QStringLiteral("progress/predictions")).toMap();
    for (auto one = best.begin(); one != best.end(); ++one) settings.best[one.key()] = one.value().toDouble();
    settings.recent = stored.value(QStringLiteral("recent")).toStringList();
    settings.kept =
        QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) + QStringLiteral("/attention-lab/kept");
    const QVariantMap choices = stored.value(QStringLiteral("export")).toMap();
    for (auto one = choices.begin(); one != choices.end(); ++one)
        settings.exportChoices[one.key()] = one.value().toString();
    return settings;
}

void saveRecent(const QStringList& recent) {
    if (ignored()) return;
    QSettings stored(QStringLiteral("attention-lab"), QStringLiteral("attention-lab"));
    stored.setValue(QStringLiteral("recent"), recent);
}

void saveSettings(const Settings& settings) {
    if (ignored()) return;
    QSettings stored(QStringLiteral("attention-lab"), QStringLiteral("attention-lab"));
    if (settings.language) stored.setValue(QStringLiteral("language"), languageCode(*settings.language));
    stored.setValue(QStringLiteral("theme"),
                    settings.theme == Theme::dark ? QStringLiteral("dark") : QStringLiteral("light"));
    stored.setValue(QStringLiteral("geometry"), settings.geometry);
    stored.setValue(QStringLiteral("navigatorFolded"), settings.navigatorFolded);
    stored.setValue(QStringLiteral("guideClosed"), !settings.guide);
    stored.setValue(QStringLiteral("progress/done"), settings.done);
    QVariantMap best;
    for (auto one = settings.best.begin(); one != settings.best.end(); ++one) best[one.key()] = one.value();
    stored.setValue(QStringLiteral("progress/predictions"), best);
    QVariantMap choices;
    for (auto one = settings.exportChoices.begin(); one != settings.exportChoices.end(); ++one)
        choices[one.key()] = one.value();
    stored.setValue(QStringLiteral("export"), choices);
}
