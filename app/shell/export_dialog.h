// A figure into a file or onto the clipboard: how it is to be, and beside that how it will look.
#pragma once

#include "app/shell/background.h"
#include "app/shell/export_errand.h"
#include "app/shell/export_form.h"
#include "app/shell/figure_copy.h"
#include "app/shell/figure_preview.h"

#include <QDialog>
#include <QTimer>

class PreviewPane;
class QBoxLayout;
class QLineEdit;

class ExportDialog final : public QDialog {
    Q_OBJECT

public:
    /// `remembered`: what `choices` answered the last time.
    ExportDialog(SessionController& controller, QWidget* parent, const QMap<QString, QString>& remembered = {});

    QMap<QString, QString> choices() const { return form_->choices(); }

    /// Begins to write the chosen figure; the dialog closes when it is there, and says why when it can't be.
    void save(const QString& path);
    /// Begins to write all figures of the lab into a folder.
    void saveAll(const QString& folder);
    /// Is one of the choices none that can be drawn?
    bool isRefused() const { return refused_ || !style().ok(); }
    bool isWriting() const { return errand_.isRunning(); }

public slots:
    void reject() override; // stops first what is being written

signals:
    void saved(const QString& news);
    void failed(attention::Code code); // for the log

private:
    QWidget* makeSide();
    void addButtons(QBoxLayout* column);
    Button* addButton(QBoxLayout* line, Button::Look look, const QString& words, void (ExportDialog::*does)());
    FigureRequest figure(const std::string& view) const;
    attention::Result<FigureStyle> style() const;
    void showLater();
    void showPreview();
    void take(const attention::Result<FigurePreview>& preview);
    void showCommand();
    void choosePath();
    void chooseFolder();
    void replaceAll(const QString& folder, const std::vector<ExportPart>& parts);
    void write(std::vector<ExportPart> parts, const QString& news);
    void finish(const ExportErrand::Outcome& outcome);
    void showWriting(bool writing);
    void copyFigure();
    void copyCommand();
    void tell(const QString& news);
    void refuse(const attention::Error& error);

    SessionController& controller_;
    ExportForm* form_;
    PreviewPane* pane_;
    TextLabel* message_;
    QLineEdit* command_;
    std::vector<Button*> actions_; // out of use while something is being written
    Button* cancel_;
    QTimer later_;
    Background<attention::Result<FigurePreview>> preview_;
    FigureCopier* copier_;
    ExportErrand errand_;
    int parts_ = 0;
    bool refused_ = false; // what the form says, by the last preview
    QString news_;         // when all is written
};
