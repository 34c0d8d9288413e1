// The sheet of all keys, made from the tables of shortcuts.h.
#pragma once

#include "app/shell/shortcuts.h"
#include "app/shell/widgets.h"
#include "app/text/language.h"

#include <QDialog>

class QScrollArea;
class QVBoxLayout;

class KeySheet final : public QDialog {
    Q_OBJECT

public:
    KeySheet(Language language, QWidget* parent);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void addGroup(QVBoxLayout* column, const QString& title, const QList<QPair<QString, QString>>& lines);

    Language language_;
    QScrollArea* scroll_;
};

/// Lines of keys and what they do, of those in front of a class.
QList<QPair<QString, QString>> remoteWords(Language language);
