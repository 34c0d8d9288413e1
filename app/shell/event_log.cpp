#include "app/shell/event_log.h"

#include "app/shell/about.h"
#include "app/shell/settings.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMutexLocker>
#include <QScreen>
#include <QStandardPaths>
#include <algorithm>
#include <array>

using namespace attention;

namespace {

constexpr qsizetype mostEntries = 500;
constexpr qint64 largestFile = 256 * 1024; // then it begins anew, and the older one is kept beside it

EventLog* receiver = nullptr; // of Qt's messages: their handler is a plain function
QtMessageHandler before = nullptr;

void takeMessage(QtMsgType type, const QMessageLogContext& context, const QString& message) {
    constexpr std::array kinds{"debug", "warning", "critical", "fatal", "info"};
    if (receiver != nullptr && type != QtDebugMsg && type != QtInfoMsg)
        receiver->note(kinds[std::size_t(type)], EventLog::originOf(message).toLatin1().constData());
    if (before != nullptr) before(type, context, message);
}

/// The action's kind; its values stay out.
const char* kindOf(const Action& action) {
    constexpr std::array kinds{"set",   "preset", "lab",  "reset",  "command",        "digits", "predict",
                               "guess", "mark",   "type", "reveal", "end prediction", "unlock", "open session"};
    static_assert(kinds.size() == std::variant_size_v<Action>);
    return kinds[action.index()];
}

} // namespace

EventLog::EventLog(const QString& file) : file_(file) {
    clock_.start();
    if (file_.isEmpty()) return;
    QDir().mkpath(QFileInfo(file_).absolutePath());
    if (QFileInfo(file_).size() < largestFile) return;
    QFile::remove(file_ + QStringLiteral(".old"));
    QFile::rename(file_, file_ + QStringLiteral(".old"));
}

EventLog::~EventLog() {
    if (receiver != this) return;
    qInstallMessageHandler(before);
    receiver = nullptr;
}

void EventLog::add(const QString& entry) {
    const QMutexLocker lock(&mutex_);
    if (adding_) return; // writing the file made Qt say something
    adding_ = true;
    const QString line = QStringLiteral("%1 %2").arg(clock_.elapsed() / 1000.0, 9, 'f', 3).arg(entry.trimmed());
    entries_.append(line);
    if (entries_.size() > mostEntries) entries_.removeFirst();
    if (!file_.isEmpty() && QFileInfo(file_).size() < largestFile) {
        QFile file(file_); // closed after every line: the last one before a crash is there, too
        if (file.open(QIODevice::Append | QIODevice::Text)) file.write(line.toUtf8() + '\n');
    }
    adding_ = false;
}

void EventLog::note(const char* event, const char* which) {
    add(QString::fromUtf8(event) + u' ' + QString::fromUtf8(which));
}

void EventLog::note(const char* event, int number) {
    add(QLatin1String(event) + u' ' + QString::number(number));
}

void EventLog::note(const Action& action, const Status& status) {
    // Ids of labs stand in our own list; all else that an action holds may be the user's.
    const auto* chosen = std::get_if<SelectLab>(&action);
    const auto lab = chosen != nullptr ? find_lab(chosen->id) : Result<const Lab*>(nullptr);
    const char* which = lab.ok() && *lab != nullptr ? (*lab)->id.c_str() : "";
    if (status.ok()) return note(kindOf(action), which);
    const std::string code(code_name(status.error().code));
    add(QLatin1String(kindOf(action)) + QStringLiteral(" refused: ") + QString::fromStdString(code));
}

void EventLog::noteStart(bool safeMode, int scale) {
    add(QStringLiteral("start ") + QDateTime::currentDateTime().toString(Qt::ISODate)); // the lines count from here
    for (const QString& line : aboutLines()) add(line);
    note("platform", QGuiApplication::platformName().toLatin1().constData());
    for (const QScreen* screen : QGuiApplication::screens())
        add(QStringLiteral("screen %1 × %2 at %3")
                .arg(screen->size().width())
                .arg(screen->size().height())
                .arg(screen->devicePixelRatio()));
    note("scale", scale);
    if (safeMode) note("safe mode");
}

void EventLog::takeQtMessages() {
    receiver = this;
    before = qInstallMessageHandler(takeMessage);
}

/// "QPainter::begin: Paint device returned engine == 0" → "QPainter::begin". What follows the name of a function may
/// hold the name of a file or words of the user.
QString EventLog::originOf(const QString& message) {
    const auto isName = [](const QString& name) {
        return !name.isEmpty() && name.size() < 40 &&
               std::all_of(name.begin(), name.end(), [](QChar c) { return c.unicode() < 128 && c.isLetterOrNumber(); });
    };
    const QString head = message.section(QStringLiteral(": "), 0, 0).section(u'(', 0, 0);
    const QStringList names = head.split(QStringLiteral("::"));
    const bool known = names.size() == 2 && names[0].startsWith(u'Q') && isName(names[0]) && isName(names[1]);
    return known ? head : QString();
}

QString EventLog::text() const {
    const QMutexLocker lock(&mutex_);
    return entries_.join(u'\n');
}

QString logFile() {
    if (settingsAreIgnored()) return {};
    return QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation) + QStringLiteral("/events.log");
}
