// The bar at the top: history, presets, opening, exporting, language and theme.
#pragma once

#include "app/shell/controller.h"
#include "app/shell/shortcuts.h"
#include "app/shell/widgets.h"

class QMenu;

class TopBar final : public Panel {
    Q_OBJECT

public:
    TopBar(SessionController& controller, QWidget* parent);
    void setFileMenu(QMenu* menu);

signals:
    void wanted(Shortcut shortcut);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void fit();
    void fillMenu();
    Button* add(Shortcut shortcut, Button::Look look, Button::Shape shape = nullptr);
    void refresh();
    void enable(Button* button, bool on);
    void retranslate();
    void fillPresets();
    void judgePresets();
    static void name(Button* button, Shortcut shortcut, const QString& words, const QString& help);

    SessionController& controller_;
    TextLabel* name_;
    Button* fold_;
    Button* undo_;
    Button* redo_;
    Button* reset_;
    Button* presets_;
    Button* file_;
    Button* export_;
    Button* language_;
    Button* theme_;
    Button* menu_;
    QMenu* presetMenu_;
    QMenu* moreMenu_;
};
