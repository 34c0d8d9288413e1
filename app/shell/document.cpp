#include "app/shell/document.h"

#include "core/io/file.h"

#include <QFileInfo>

using namespace attention;

Document::Document(SessionController& controller, QObject* parent)
    : QObject(parent), controller_(controller), saved_(initial_session()) {
    connect(&controller, &SessionController::changed, this, &Document::judge);
}

QString Document::name() const {
    return QFileInfo(path_).fileName();
}

void Document::judge() {
    bool modified = !saved_;
    if (saved_) {
        saved_->lab = controller_.session().lab;
        modified = *saved_ != controller_.session();
    }
    modified_ = modified;
    emit changed();
}

void Document::begin(const Session& session, const QString& path, const FileMark& mark) {
    path_ = path;
    mark_ = mark;
    saved_ = session;
    controller_.begin(session);
    judge();
}

void Document::restore(const Session& session, const QString& path, const FileMark& mark) {
    path_ = path;
    mark_ = mark;
    saved_.reset();
    if (path.isEmpty()) saved_ = initial_session();
    else if (const auto bytes = read_file(path.toStdString()))
        if (auto in_file = session_from_json(*bytes)) saved_ = *std::move(in_file);
    controller_.begin(session);
    judge();
}

Status Document::save(const QString& path) {
    const Session now = controller_.session();
    const auto bytes = session_file(now);
    if (!bytes) return bytes.error();
    if (auto status = write_file(path.toStdString(), *bytes); !status) return status;
    path_ = path;
    mark_ = markOf(path);
    saved_ = now;
    judge();
    return Done{};
}

bool Document::isOvertaken() const {
    const FileMark now = markOf(path_);
    return now != FileMark{} && now != mark_;
}

void Document::leaveFile() {
    path_.clear();
    mark_ = {};
    saved_ = initial_session();
    judge();
}
