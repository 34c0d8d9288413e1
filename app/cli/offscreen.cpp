#include "app/cli/offscreen.h"

#include <QApplication>
#include <QLoggingCategory>

int withoutWindow(const std::function<int()>& work) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QLoggingCategory::setFilterRules(
        QStringLiteral("default.warning=false")); // Qt's, of places it would keep settings in
    int argc = 1;
    char name[] = "attention-lab";
    char* argv[] = {name, nullptr};
    const QApplication app(argc, argv);
    return work();
}
