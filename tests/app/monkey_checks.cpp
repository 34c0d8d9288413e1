#include "tests/app/monkey_checks.h"

#include "app/cli/export_style.h"
#include "app/cli/figure_file.h"
#include "app/render/figure_view.h"
#include "core/labs/seen.h"

#include <QApplication>
#include <QFile>
#include <QMutex>

#include <cmath>
#include <cstdio>

using namespace attention;

namespace {

QMutex messageLock;
QString firstMessage;

bool isOfThePlatform(const QString& message) {
    for (const char* part : {"This plugin does not support", "Mouse event", "QIBusPlatformInputContext"})
        if (message.contains(QLatin1String(part))) return true;
    return false;
}

void take(QtMsgType type, const QMessageLogContext&, const QString& message) {
    const QMutexLocker lock(&messageLock);
    if (isOfThePlatform(message)) return;
    std::fprintf(stderr, "%s\n", qPrintable(message));
    if (type != QtDebugMsg && type != QtInfoMsg && firstMessage.isEmpty()) firstMessage = message;
}

QString faultOfValues(const Session& session) {
    for (const auto& [id, values] : session.values) {
        const auto lab = find_lab(id);
        if (!lab) return "the session holds a lab that isn't there: " + QString::fromStdString(id);
        if (const Status status = check_values((*lab)->fields, values); !status)
            return "a value out of its range: " + QString::fromStdString(id + " " + status.error().where);
    }
    return {};
}

/// By which parameter two sessions differ.
QString difference(const Session& one, const Session& other) {
    if (one.lab != other.lab) return "lab";
    if (!(one.digits == other.digits)) return "digits";
    if (one.predictions != other.predictions) return "predictions";
    if (one.lock != other.lock) return "lock";
    for (const Lab* lab : all_labs())
        for (const auto& [key, value] : values_of(one, *lab))
            if (const Values others = values_of(other, *lab); !(others.at(key) == value))
                return QString::fromStdString(lab->id + " " + key + ": " + value_to_text(value).substr(0, 200) + " → " +
                                              value_to_text(others.at(key)).substr(0, 200));
    return "the labs that are in it";
}

/// Back to the start and forth again, on a copy.
QString faultOfUndo(const History& history) {
    History copy = history;
    int steps = 0;
    for (; copy.can_undo(); ++steps) copy.undo();
    for (; steps > 0 && copy.can_redo(); --steps) copy.redo();
    return steps == 0 && copy.now() == history.now() ? QString() : "undo and redo don't lead back";
}

QString faultOfUndo(SessionController& controller, int most) {
    const Session before = controller.session();
    int steps = 0;
    for (; steps < most && controller.history().can_undo(); ++steps) controller.undo();
    for (int i = 0; i < steps; ++i) controller.redo();
    return controller.session() == before ? QString() : "undo and redo in the window don't lead back";
}

/// A number as figures write it, where it is one of its own.
QStringList writings(double number) {
    if (!std::isfinite(number) || std::abs(number * 100 - std::round(number * 100)) < 1e-3) return {};
    return {QString::fromStdString(display_number(number, fixed(4))),
            QString::fromStdString(display_number(number, percent(2)))};
}

QString faultOfCover(const SessionController& controller, const MainWindow& window) {
    if (!controller.shown().covered()) return {};
    const auto open = controller.lab().run(controller.values());
    if (!open) return {};
    for (const auto* figure : window.findChildren<FigureView*>())
        for (int row = 0; row < figure->markRows(); ++row)
            for (int column = 0; column < figure->markColumns(); ++column) {
                const std::string path = figure->markPath(row, column).toStdString();
                if (path.empty() || !is_covered(controller.trace(), path)) continue;
                if (controller.prediction()->guesses.contains(path)) continue;
                const auto number = open->number(path);
                if (!number) continue;
                for (const QString& writing : writings(*number))
                    if (figure->markText(row, column).contains(writing))
                        return "a covered number is told: " + figure->markText(row, column);
            }
    return {};
}

QString faultOfFigures(const SessionController& controller, std::uint64_t chosen) {
    const auto& views = controller.lab().views;
    FigureRequest request{&controller.lab(), controller.values(), views[chosen % views.size()].id,
                          controller.session().digits};
    if (controller.prediction() != nullptr) request.prediction = *controller.prediction();
    for (const char* kind : {".svg", ".json"})
        if (const auto file = figureFile(request, FigureStyle{}, kind); !file && file.error().code != Code::too_large)
            return "a figure can't be made: " + controller.problem(file.error());
    return {};
}

QString faultOfFocus() {
    QCoreApplication::processEvents();
    const QWidget* window = QApplication::activeWindow();
    if (window == nullptr) return {};
    const QWidget* focus = QApplication::focusWidget();
    if (focus != nullptr && focus->isVisible()) return {};
    const auto name = [](const QWidget* widget) {
        return QString::fromLatin1(widget != nullptr ? widget->metaObject()->className() : "nothing");
    };
    return QStringLiteral("the focus is on %1, which isn't to be seen; the window %2 would have it on %3")
        .arg(name(focus), name(window), name(window->focusWidget()));
}

} // namespace

void catchQtMessages() {
    qInstallMessageHandler(take);
}

QString faultNow(const World& world) {
    {
        const QMutexLocker lock(&messageLock);
        if (!firstMessage.isEmpty()) return "Qt says: " + firstMessage;
    }
    const QWidget* top = World::top();
    if (top == nullptr) return world.isToClose() ? QString() : "no window is there";
    const MainWindow& window = world.window();
    if (window.isVisible() && window.size() != world.asked())
        return QStringLiteral("the window is %1 × %2 and was to be %3 × %4")
            .arg(window.width())
            .arg(window.height())
            .arg(world.asked().width())
            .arg(world.asked().height());
    return faultOfValues(world.controller().session());
}

QString faultWithin(World& world, std::uint64_t chosenView) {
    SessionController& controller = world.controller();
    const Session& session = controller.session();
    const auto read = session_from_json(session_to_json(session));
    if (!read) return "the session can't be read again: " + controller.problem(read.error());
    if (!(*read == session)) return "the session is another one when it is read again: " + difference(session, *read);
    for (const QString& fault : {faultOfUndo(controller.history()), faultOfUndo(controller, 4),
                                 faultOfFigures(controller, chosenView), faultOfCover(controller, world.window())})
        if (!fault.isEmpty()) return fault;
    return faultOfFocus();
}

double megabytes() {
    QFile file(QStringLiteral("/proc/self/statm"));
    if (!file.open(QIODevice::ReadOnly)) return 0;
    return file.readAll().split(' ').value(1).toDouble() * 4096 / 1048576;
}
