#include "app/shell/autosave.h"

#include "core/io/file.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QUuid>
#include <algorithm>
#include <utility>

using namespace attention;

namespace {

constexpr int rest = 400;         // ms without a change after which one is written
constexpr int longestWait = 3000; // ms after which it is written all the same

constexpr QLatin1String lastPrefix("last");
constexpr std::size_t mostLast = 10;

Result<std::string> bytesOf(const Kept& kept) {
    const auto session = session_file(kept.session);
    if (!session) return session.error();
    const QJsonObject json{{"format", "attention-lab-kept"},
                           {"file", kept.file},
                           {"written", kept.mark.written},
                           {"size", kept.mark.size},
                           {"when", kept.when.toString(Qt::ISODateWithMs)},
                           {"session", QString::fromStdString(*session)}};
    return QJsonDocument(json).toJson().toStdString();
}

Status writeKept(const Kept& kept, const QString& path) {
    const auto bytes = bytesOf(kept);
    return bytes ? write_file(path.toStdString(), *bytes) : Status(bytes.error());
}

std::optional<Kept> keptIn(const QString& path) {
    const auto bytes = read_file(path.toStdString());
    if (!bytes) return std::nullopt;
    const QJsonObject json = QJsonDocument::fromJson(QByteArray::fromStdString(*bytes)).object();
    auto session = session_from_json(json.value(QStringLiteral("session")).toString().toStdString());
    if (!session) return std::nullopt; // perhaps a newer program's: left alone
    return Kept{json.value(QStringLiteral("file")).toString(),
                QDateTime::fromString(json.value(QStringLiteral("when")).toString(), Qt::ISODateWithMs),
                *std::move(session), path,
                FileMark{json.value(QStringLiteral("written")).toInteger(-1),
                         json.value(QStringLiteral("size")).toInteger(-1)}};
}

QString newLastName() {
    return lastPrefix + u'-' + QUuid::createUuid().toString(QUuid::WithoutBraces);
}

/// Taken only where no living run has it.
std::unique_ptr<QLockFile> takenLock(const QString& path) {
    auto lock = std::make_unique<QLockFile>(path);
    lock->setStaleLockTime(0); // age says nothing; whether its run is alive does
    if (!lock->tryLock(0)) return nullptr;
    return lock;
}

} // namespace

Autosave::Autosave(const QString& folder, Mode mode, std::function<std::optional<Kept>()> content, QObject* parent)
    : QObject(parent), folder_(folder), mode_(mode), content_(std::move(content)),
      mine_(QUuid::createUuid().toString(QUuid::WithoutBraces)) {
    writer_.setMaxThreadCount(1);
    timer_.setSingleShot(true);
    timer_.setInterval(rest);
    connect(&timer_, &QTimer::timeout, this, &Autosave::write);
    if (isKeeping()) {
        QDir().mkpath(folder_);
        lock_ = takenLock(folder_ + u'/' + mine_ + QStringLiteral(".lock"));
    }
    if (!folder_.isEmpty()) collect();
}

Autosave::~Autosave() {
    writer_.waitForDone();
}

QString Autosave::pathOf(const QString& name) const {
    return folder_ + u'/' + name + QStringLiteral(".json");
}

void Autosave::collect() {
    const QDir folder(folder_);
    for (const QString& name : folder.entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Time)) {
        const QString base = name.chopped(5);
        if (base.startsWith(lastPrefix) || base == mine_) continue;
        auto lock = takenLock(folder_ + u'/' + base + QStringLiteral(".lock"));
        auto kept = lock ? keptIn(folder.filePath(name)) : std::nullopt;
        if (kept) left_.push_back({folder.filePath(name), std::move(lock), *std::move(kept)});
    }
    for (const QString& name : folder.entryList({QStringLiteral("*.lock")}, QDir::Files))
        if (!folder.exists(name.chopped(5) + QStringLiteral(".json")))
            (void)takenLock(folder.filePath(name)); // of a run that had nothing to keep; letting go removes it
}

void Autosave::touch() {
    if (!isKeeping()) return;
    if (!timer_.isActive()) waiting_.start();
    if (!timer_.isActive() || waiting_.elapsed() < longestWait - rest) timer_.start();
}

void Autosave::write() {
    timer_.stop();
    if (!isKeeping()) return;
    writer_.start([this, path = pathOf(mine_), content = content_()] {
        if (!content) return (void)QFile::remove(path);
        const Status status = writeKept(*content, path);
        if (status) return;
        QMetaObject::invokeMethod(this, [this, error = status.error()] {
            if (!std::exchange(said_, true)) emit failed(error);
        });
    });
}

void Autosave::writeNow() {
    write();
    writer_.waitForDone();
}

void Autosave::end() {
    timer_.stop();
    writer_.waitForDone();
    if (isKeeping()) QFile::remove(pathOf(mine_));
}

/// It is moved, not written anew: that needs no room on the disk.
QString Autosave::putAside() {
    if (left_.empty()) return {};
    Leftover one = std::move(left_.front());
    left_.pop_front();
    QString place = pathOf(newLastName());
    if (isKeeping() && QFile::rename(one.path, place)) return place;
    inPlace_.push_back(std::move(one));
    return inPlace_.back().path;
}

Status Autosave::keepLast(const Kept& kept, const QString& instead) {
    if (folder_.isEmpty()) return Done{}; // as somebody wished
    const QString name = newLastName();
    if (!isKeeping()) return Error{Code::write_failed, folder_.toStdString(), {}};
    if (auto status = writeKept(kept, pathOf(name)); !status) return status;
    std::size_t count = 1;
    for (const Kept& one : last()) {
        if (one.place == pathOf(name)) continue;
        const bool isSame = one.place == instead || (one.file == kept.file && one.session == kept.session);
        if (isSame || ++count > mostLast) dropLast(one.place);
    }
    return Done{};
}

std::vector<Kept> Autosave::last() const {
    std::vector<Kept> all;
    if (folder_.isEmpty()) return all;
    const QDir folder(folder_);
    for (const QString& name : folder.entryList({lastPrefix + QStringLiteral("*.json")}, QDir::Files))
        if (auto kept = keptIn(folder.filePath(name))) all.push_back(*std::move(kept));
    std::stable_sort(all.begin(), all.end(), [](const Kept& a, const Kept& b) { return a.when > b.when; });
    return all;
}

void Autosave::dropLast(const QString& place) {
    QFile::remove(place);
}

/// A mark in the folder remembers when it was asked.
bool Autosave::hasNews() {
    if (folder_.isEmpty()) return false;
    const QDir folder(folder_);
    const QString mark = folder.filePath(QStringLiteral("told"));
    const auto all = folder.entryInfoList({lastPrefix + QStringLiteral("*.json")}, QDir::Files, QDir::Time);
    if (all.isEmpty() || (QFileInfo::exists(mark) && all.first().lastModified() <= QFileInfo(mark).lastModified()))
        return false;
    if (isKeeping()) (void)write_file(mark.toStdString(), {}).ok(); // else it is said once more
    return true;
}
