// The settings that have a title in the table, one line each. They take effect at once.
#pragma once

#include "app/shell/controller.h"
#include "app/shell/settings.h"

#include <QDialog>
#include <QTimer>
#include <functional>

class Button;
class QVBoxLayout;

class SettingsDialog final : public QDialog {
    Q_OBJECT

public:
    SettingsDialog(SessionController& controller, const Settings& settings, QWidget* parent);

signals:
    void changed(const Settings& settings);
    void eraseWanted(); // of all progress

private:
    void rebuild();
    void addLine(QVBoxLayout* column, const Setting& setting);
    QWidget* control(const Setting& setting);
    QWidget* chips(const Setting& setting, const QStringList& words, int chosen, std::function<void(int)> choose);
    void addFoot(QVBoxLayout* column);
    void change(const Setting& setting);

    SessionController& controller_;
    Settings settings_;
    QWidget* page_ = nullptr;
    const Setting* last_ = nullptr; // that was changed; it keeps the focus
    QTimer rebuilding_;             // in another language or size, once the control has done its work
};
