#include "app/shell/run_window.h"

#include "app/shell/main_window.h"
#include "app/shell/style.h"

#include <QApplication>
#include <QLocale>

int runWindow(const WindowOptions& options) {
    const Settings settings = loadSettings();
    const Language fallback = settings.language.value_or(languageOf(QLocale::system().name()));
    SessionController controller(options.language.value_or(fallback), options.theme.value_or(settings.theme));
    dressApplication(controller.theme());
    MainWindow window(controller, settings);
    window.show();
    if (!options.file.isEmpty()) window.openFile(options.file);
    return QApplication::exec();
}
