// “Save for students…”: what of the session a class may use.
#pragma once

#include "app/shell/controller.h"
#include "app/shell/widgets.h"

#include <QDialog>

class Chips;
class QVBoxLayout;

class StudentsDialog final : public QDialog {
    Q_OBJECT

public:
    /// `before`: what was locked the last time; `own`: the teacher's own file, which the students' isn't to replace.
    StudentsDialog(SessionController& controller, std::map<std::string, attention::LabLock> before, const QString& own,
                   QWidget* parent);

    /// What has been chosen; labs that are all free aren't in it.
    std::map<std::string, attention::LabLock> labs() const;
    /// Writes the file; says why when it can't. Afterwards the dialog closes.
    bool save(const QString& path);

signals:
    void saved(const QString& path, const attention::Lock& lock);

private:
    struct Row {
        std::string id; // of a parameter, or of a lab
        Chips* chips;
        attention::Access access;
    };
    void addTitle(QVBoxLayout* column, const QString& words);
    void addRows(QVBoxLayout* column, std::vector<Row>& rows, const QString& all, const QStringList& choices);
    Chips* addRow(QVBoxLayout* column, const QString& name, const QStringList& choices);
    void addButtons(QVBoxLayout* column);
    void choosePath();
    bool refuse(const QString& problem);
    QString nameOf(const std::string& id, bool isField) const;

    SessionController& controller_;
    std::map<std::string, attention::LabLock> before_;
    QString own_;
    QWidget* page_;
    std::vector<Row> fields_; // of the lab on the stage
    std::vector<Row> others_; // the other labs
    TextLabel* message_;
};
