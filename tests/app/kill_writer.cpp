// Saves without end, for the test that kills it: kill_writer save FILE | kill_writer keep FOLDER
#include "app/shell/autosave.h"
#include "core/io/file.h"
#include "tests/app/kill_sessions.h"

#include <QCoreApplication>
#include <cstdio>

namespace {

[[noreturn]] void save(const QString& path) {
    for (int i = 0;; ++i)
        if (!attention::write_file(path.toStdString(), attention::session_to_json(killSession(i)))) std::abort();
}

[[noreturn]] void keep(const QString& folder) {
    int i = 0;
    Autosave autosave(
        folder, Autosave::Mode::keeps,
        [&i] {
            return Kept{{}, QDateTime::currentDateTime(), killSession(i)};
        },
        nullptr);
    for (;; ++i) {
        autosave.writeNow();
        if (i > 0) continue;
        std::puts("kept");
        std::fflush(stdout);
    }
}

} // namespace

int main(int argc, char** argv) {
    const QCoreApplication app(argc, argv);
    const QStringList words = app.arguments();
    if (words.value(1) == QLatin1String("save")) save(words.value(2));
    keep(words.value(2));
}
