// The options of an export, each with its control and, under it, what is wrong with it.
#pragma once

#include "app/cli/commands.h"
#include "app/shell/controller.h"
#include "app/shell/widgets.h"

#include <QMap>

#include <map>
#include <vector>

class Chips;
class QCheckBox;
class QComboBox;
class QLineEdit;
class QVBoxLayout;

class ExportForm final : public QWidget {
    Q_OBJECT

public:
    /// `remembered`: what `choices` answered once, and perhaps a “view” to begin with.
    ExportForm(const SessionController& controller, const QMap<QString, QString>& remembered, QWidget* parent);

    /// As the command line would have it, the view included; `output` is the name of the file.
    ExportRequest request() const;
    std::string kind() const; // ".svg"
    QMap<QString, QString> choices() const;

    /// Puts the sentence of an error under the option it is about, which is named as the form names it; false: it is
    /// about none of them.
    bool showProblem(const attention::Error& error);
    void forgive();

signals:
    void changed();

private:
    struct Row {
        QWidget* whole;
        TextLabel* problem;
        QString title;
    };
    struct Pick {
        Chips* chips;
        std::vector<std::string> names; // as the option has them; the first is what it is without
        std::string ExportRequest::*value;
    };
    struct Entry {
        QLineEdit* edit;
        std::string option;
        std::string ExportRequest::*value;
    };
    struct Tick {
        QCheckBox* box;
        bool ExportRequest::*on;
    };

    QVBoxLayout* addRow(const std::string& name, const QString& title);
    void addPick(const std::string& name, const QString& title, const QStringList& words,
                 std::vector<std::string> names, std::string ExportRequest::*value);
    QLineEdit* addEntry(QLayout* line, const QString& title, const QString& hint, const std::string& option,
                        std::string ExportRequest::*value);
    void addFigure();
    void addSize();
    void addType();
    void addLook();
    void addParts();
    void recall(const QMap<QString, QString>& remembered);
    void choosePreset(int place);
    void showPreset();
    void arrange();
    void change();
    void setShown(const std::string& row, bool shown);

    const SessionController& controller_;
    QVBoxLayout* column_;
    ExportRequest request_; // the view and the output aside
    int view_ = 0;
    int kind_ = 0;
    Chips* views_ = nullptr;
    Chips* kinds_ = nullptr;
    QComboBox* preset_ = nullptr;
    QComboBox* family_ = nullptr;
    std::map<std::string, Row> rows_;
    std::vector<Pick> picks_;
    std::vector<Entry> entries_;
    std::vector<Tick> ticks_;
};
