// What this is made of: versions and licences, to read and to copy; and the log, for whoever reports a bug.
#pragma once

#include "app/shell/event_log.h"

#include <QDialog>

/// Program, Qt and the parts, each with its version and licence; not translated, since they are names.
QStringList aboutLines();

class AboutDialog final : public QDialog {
    Q_OBJECT

public:
    AboutDialog(const EventLog* log, QWidget* parent);

private:
    void addButtons(class QVBoxLayout* column, const EventLog* log);
};
