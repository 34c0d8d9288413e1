// How a file looked when it was read or written here, so that it shows whether another program has written it since.
#pragma once

#include <QDateTime>
#include <QFileInfo>

struct FileMark {
    qint64 written = -1; // ms since 1970
    qint64 size = -1;    // bytes

    bool operator==(const FileMark&) const = default;
};

/// As it is now; `FileMark{}` where no file is.
inline FileMark markOf(const QString& path) {
    const QFileInfo file(path);
    if (path.isEmpty() || !file.exists()) return {};
    return {file.lastModified().toMSecsSinceEpoch(), file.size()};
}
