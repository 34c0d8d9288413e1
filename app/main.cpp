#include "app/cli/cli.h"
#include "app/cli/messages.h"
#include "app/render/export.h"
#include "app/shell/run_window.h"

#include <QApplication>
#include <QLocale>

namespace {

/// On X11 and Wayland a display may be missing, or named and dead; Qt would abort. With a last platform that always
/// works it comes up there instead, where we can say so.
void surviveAMissingDisplay() {
#if defined(Q_OS_UNIX) && !defined(Q_OS_MACOS)
    if (!qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) return;
    const bool wayland = !qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY");
    const bool x11 = !qEnvironmentVariableIsEmpty("DISPLAY");
    qputenv("QT_QPA_PLATFORM", QByteArray(wayland ? "wayland;" : "") + (x11 ? "xcb" : "") + ";offscreen");
#endif
}

bool displayIsMissing() {
    return QGuiApplication::platformName() == QLatin1String("offscreen") &&
           qEnvironmentVariable("QT_QPA_PLATFORM").contains(';');
}

int sayDisplayIsMissing(Language language) {
    say(ATTENTION_TEXT("cli", "There is no display to open a window on; figures can still be written with "
                              "attention-lab export LAB -o FILE."),
        language);
    return exitRefused;
}

} // namespace

int main(int argc, char** argv) {
    prepareDeterminism();
    WindowRequest request;
    if (const auto exitCode = runCommandLine(argc, argv, request)) return *exitCode;
    surviveAMissingDisplay();
    if (request.safeMode) QCoreApplication::setAttribute(Qt::AA_UseSoftwareOpenGL);
    QApplication app(argc, argv);
    if (displayIsMissing()) return sayDisplayIsMissing(request.language.value_or(languageOf(QLocale::system().name())));
    return runWindow({request.language, request.file, {}, request.safeMode});
}
