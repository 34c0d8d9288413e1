#include "app/shell/run_window.h"

#include "app/shell/event_log.h"
#include "app/shell/main_window.h"
#include "app/shell/style.h"

#include <QApplication>
#include <QLocale>

int runWindow(const WindowOptions& options) {
    if (options.safeMode) qputenv("ATTENTION_LAB_NO_SETTINGS", "1"); // whatever stores something asks for it
    EventLog log(logFile());
    log.takeQtMessages();
    Settings settings = loadSettings();
    settings.asksAlways = options.safeMode;
    if (options.safeMode) settings.kept = keptFolder(); // to be read: what a crash has left may be wanted just now
    log.noteStart(options.safeMode, settings.scale);
    const Language fallback = settings.language.value_or(languageOf(QLocale::system().name()));
    SessionController controller(options.language.value_or(fallback), options.theme.value_or(settings.theme));
    dressApplication(controller.theme());
    if (options.safeMode) controller.typesetter().setOff();
    MainWindow window(controller, settings, &log);
    if (options.safeMode) window.sayItIsSafe();
    window.show();
    if (!options.file.isEmpty()) window.openFile(options.file);
    return QApplication::exec();
}
