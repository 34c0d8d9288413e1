// Which figure, in which language, colours and size; the kind of file follows from its name.
#pragma once

#include "app/cli/commands.h"
#include "app/render/export.h"
#include "app/shell/controller.h"
#include "app/shell/widgets.h"

#include <QDialog>

class Chips;
class QCheckBox;
class QLineEdit;
class QVBoxLayout;

class ExportDialog final : public QDialog {
    Q_OBJECT

public:
    ExportDialog(SessionController& controller, QWidget* parent);

    /// Writes the chosen figure; says why when it can't. Afterwards the dialog closes.
    bool save(const QString& path);

signals:
    void saved(const QString& news);

private:
    Chips* addChips(QVBoxLayout* column, const QString& title, const QStringList& words, int chosen);
    void addStyle(QVBoxLayout* column);
    void addButtons(QVBoxLayout* column);
    QLineEdit* addMeasure(class QHBoxLayout* line, const QString& title, const QString& unit, const QString& hint);
    attention::Result<FigureStyle> style() const;
    void choosePath();
    bool refuse(const QString& problem);

    SessionController& controller_;
    int view_ = 0;
    ExportRequest request_; // as the command line would have it
    QLineEdit* width_ = nullptr;
    QLineEdit* fontSize_ = nullptr;
    QCheckBox* title_ = nullptr;
    QCheckBox* colourBar_ = nullptr;
    QScrollArea* scroll_ = nullptr;
    TextLabel* message_;
};
