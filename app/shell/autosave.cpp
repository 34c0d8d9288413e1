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
constexpr std::size_t mostLast = 5;

std::string bytesOf(const Kept& kept) {
    const QJsonObject json{{"format", "attention-lab-kept"},
                           {"file", kept.file},
                           {"when", kept.when.toString(Qt::ISODateWithMs)},
                           {"session", QString::fromStdString(session_to_json(kept.session))}};
    return QJsonDocument(json).toJson().toStdString();
}

std::optional<Kept> keptIn(const QString& path) {
    const auto bytes = read_file(path.toStdString());
    if (!bytes) return std::nullopt;
    const QJsonObject json = QJsonDocument::fromJson(QByteArray::fromStdString(*bytes)).object();
    auto session = session_from_json(json.value(QStringLiteral("session")).toString().toStdString());
    if (!session) return std::nullopt; // perhaps a newer program's: left alone
    return Kept{json.value(QStringLiteral("file")).toString(),
                QDateTime::fromString(json.value(QStringLiteral("when")).toString(), Qt::ISODateWithMs),
                *std::move(session), path};
}

/// Taken only where no living run has it.
std::unique_ptr<QLockFile> takenLock(const QString& path) {
    auto lock = std::make_unique<QLockFile>(path);
    lock->setStaleLockTime(0); // age says nothing; whether its run is alive does
    if (!lock->tryLock(0)) return nullptr;
    return lock;
}

} // namespace

Autosave::Autosave(const QString& folder, std::function<std::optional<Kept>()> content, QObject* parent)
    : QObject(parent), folder_(folder), content_(std::move(content)),
      mine_(QUuid::createUuid().toString(QUuid::WithoutBraces)) {
    writer_.setMaxThreadCount(1);
    timer_.setSingleShot(true);
    timer_.setInterval(rest);
    connect(&timer_, &QTimer::timeout, this, &Autosave::write);
    if (folder_.isEmpty()) return;
    QDir().mkpath(folder_);
    lock_ = takenLock(folder_ + u'/' + mine_ + QStringLiteral(".lock"));
    collect();
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
    if (folder_.isEmpty()) return;
    if (!timer_.isActive()) waiting_.start();
    if (!timer_.isActive() || waiting_.elapsed() < longestWait - rest) timer_.start();
}

void Autosave::write() {
    timer_.stop();
    if (folder_.isEmpty()) return;
    writer_.start([this, path = pathOf(mine_), content = content_()] {
        if (!content) return (void)QFile::remove(path);
        const Status status = write_file(path.toStdString(), bytesOf(*content));
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
    if (!folder_.isEmpty()) QFile::remove(pathOf(mine_));
}

void Autosave::dropLeftover() {
    if (left_.empty()) return;
    QFile::remove(left_.front().path);
    left_.pop_front();
}

void Autosave::keepLast(const Kept& kept, const QString& instead) {
    if (folder_.isEmpty()) return;
    const QString name = lastPrefix + u'-' + QUuid::createUuid().toString(QUuid::WithoutBraces);
    if (const auto status = write_file(pathOf(name).toStdString(), bytesOf(kept)); !status)
        return emit failed(status.error());
    std::size_t count = 1;
    for (const Kept& one : last()) {
        if (one.place == pathOf(name)) continue;
        const bool isSame = one.place == instead || (one.file == kept.file && one.session == kept.session);
        if (isSame || ++count > mostLast) dropLast(one.place);
    }
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
