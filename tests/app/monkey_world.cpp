#include "tests/app/monkey_world.h"

#include "core/io/file.h"

#include <QApplication>
#include <QDir>

using namespace attention;

namespace {

std::string squareTable(int size, char between) {
    std::string table;
    for (int i = 0; i < size; ++i)
        for (int j = 0; j < size; ++j)
            table += std::to_string((i * 7 + j * 3) % 10) + ".5" + (j + 1 < size ? between : '\n');
    return table;
}

std::string npyOf(int rows, int columns) {
    std::string head = "{'descr': '<f4', 'fortran_order': False, 'shape': (" + std::to_string(rows) + ", " +
                       std::to_string(columns) + "), }";
    head.resize(117, ' ');
    head += '\n';
    std::string bytes("\x93NUMPY\x01\x00", 8);
    bytes += char(head.size());
    bytes += '\0';
    bytes += head;
    for (int i = 0; i < rows * columns; ++i) bytes += std::string("\0\0\x80\x3f", 4); // 1
    return bytes;
}

Session forStudents() {
    std::map<std::string, LabLock> labs;
    for (const Lab* lab : all_labs()) {
        labs[lab->id].lab = lab->id.size() % 2 == 0 ? Access::locked : Access::free;
        labs[lab->id].fields[lab->fields.front().key] = Access::hidden;
    }
    return locked(initial_session(), labs);
}

} // namespace

World::World(Language home) : home_(home) {
    QDir::setCurrent(folder()); // a name without a folder lies here, too
    writeFiles();
    restart();
}

World::~World() {
    window_.reset();
    QDir::setCurrent(QDir::rootPath()); // else it couldn't be removed everywhere
}

void World::writeFiles() const {
    const std::string session = session_to_json(initial_session());
    std::string newer = session;
    newer.replace(newer.find("\"version\""), 9, "\"version\": 99, \"was\"");
    const std::map<std::string, std::string> files{
        {"plain.attention", session},
        {"students.attention", session_to_json(forStudents())},
        {"cut.attention", session.substr(0, session.size() / 2)},
        {"newer.attention", newer},
        {"empty.attention", ""},
        {"table.tsv", squareTable(3, '\t')},
        {"large.csv", squareTable(60, ',')},
        {"ragged.tsv", "1\t2\n3\n4\t5\t6\n"},
        {"no-numbers.tsv", "a\tb\nNaN\tinf\n"},
        {"ones.npy", npyOf(4, 5)},
        {"cut.npy", npyOf(4, 5).substr(0, 140)},
        {"words.txt", "The cat sat on the mat .\n猫 坐 在 垫子 上 。\n"},
        {"gb.txt", "\xc3\xa8 \xd7\xf8\n"},
    };
    for (const auto& [name, bytes] : files)
        if (!write_file((folder() + u'/').toStdString() + name, bytes).ok()) std::abort();
}

QStringList World::files() const {
    QStringList paths;
    for (const QString& name : QDir(folder()).entryList(QDir::Files, QDir::Name)) paths += folder() + u'/' + name;
    return paths;
}

void World::resize(QSize size) {
    asked_ = size.expandedTo(window_->minimumSize());
    window_->resize(asked_);
}

void World::restart() {
    closing_ = false;
    window_.reset();
    controller_ = std::make_unique<SessionController>(home_, Theme::light);
    Settings settings;
    settings.kept = folder() + QStringLiteral("/kept");
    settings.guide = true;
    window_ = std::make_unique<MainWindow>(*controller_, settings);
    resize(asked_);
    window_->show();
    QApplication::setActiveWindow(window_.get());
}

QWidget* World::top() {
    if (QWidget* popup = QApplication::activePopupWidget()) return popup;
    if (QWidget* dialog = QApplication::activeModalWidget()) return dialog;
    for (QWidget* widget : QApplication::topLevelWidgets()) // only one of the two is there
        if (widget->isVisible() && widget->windowType() == Qt::Window) return widget;
    return nullptr;
}
