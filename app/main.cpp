#include "app/cli/cli.h"
#include "app/cli/messages.h"
#include "app/render/export.h"
#include "app/shell/run_window.h"

#include <QApplication>
#include <QLocale>

namespace {

/// X11 and Wayland name their display in the environment; without one Qt would abort.
bool displayIsMissing() {
#if defined(Q_OS_UNIX) && !defined(Q_OS_MACOS)
    return qEnvironmentVariableIsEmpty("DISPLAY") && qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY") &&
           qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM");
#else
    return false;
#endif
}

} // namespace

int main(int argc, char** argv) {
    prepareDeterminism();
    WindowRequest request;
    if (const auto exitCode = runCommandLine(argc, argv, request)) return *exitCode;
    if (displayIsMissing()) {
        say(ATTENTION_TEXT("cli", "There is no display to open a window on; figures can still be written with "
                                  "attention-lab export LAB -o FILE."),
            request.language.value_or(languageOf(QLocale::system().name())));
        return exitRefused;
    }
    QApplication app(argc, argv);
    return runWindow(app, {request.language, request.file});
}
