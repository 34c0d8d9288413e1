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

void Document::begin(const Session& session, const QString& path) {
    path_ = path;
    written_ = QFileInfo(path).lastModified();
    saved_ = session;
    controller_.begin(session);
    judge();
}

void Document::restore(const Session& session, const QString& path) {
    path_ = path;
    written_ = QFileInfo(path).lastModified();
    saved_.reset();
    if (path.isEmpty()) saved_ = initial_session();
    else if (const auto bytes = read_file(path.toStdString()))
        if (auto in_file = session_from_json(*bytes)) saved_ = *std::move(in_file);
    controller_.begin(session);
    judge();
}

Status Document::save(const QString& path) {
    const Session now = controller_.session();
    if (auto status = write_file(path.toStdString(), session_to_json(now)); !status) return status;
    path_ = path;
    written_ = QFileInfo(path).lastModified();
    saved_ = now;
    judge();
    return Done{};
}

bool Document::isOvertaken() const {
    const QFileInfo file(path_);
    return file.exists() && file.lastModified() != written_;
}

void Document::leaveFile() {
    path_.clear();
    saved_ = initial_session();
    judge();
}
