// Which figure, in which language and colours; the kind of file follows from its name.
#pragma once

#include "app/shell/controller.h"
#include "app/shell/widgets.h"

#include <QDialog>

class Chips;

class ExportDialog final : public QDialog {
    Q_OBJECT

public:
    ExportDialog(SessionController& controller, QWidget* parent);

    /// Writes the chosen figure; says why when it can't. Afterwards the dialog closes.
    bool save(const QString& path);

private:
    void choosePath();
    bool refuse(const QString& problem);

    SessionController& controller_;
    int view_ = 0;
    Language language_;
    Theme theme_ = Theme::light;
    TextLabel* message_;
};
