// The lab in front of a class: the figure, two or three controls, the step or the sentence, nothing under 24 px.
// A clicker's keys go through the steps, choose black or the pointer, and end it.
#pragma once

#include "app/shell/controller.h"
#include "app/shell/shortcuts.h"
#include "app/shell/widgets.h"

#include <QPointer>
#include <vector>

class FieldRow;
class FigureView;
class FormulaView;
class Overlay;
class PredictBar;
class QHBoxLayout;
class QScrollArea;

class Presentation final : public QWidget {
    Q_OBJECT

public:
    /// Of the interface while it lasts: 2 at 1280 × 720, more on a larger screen, never less.
    static double scaleFor(QSize screen);

    explicit Presentation(SessionController& controller);

    int step() const { return step_; } // 0: none, the sentence stands there
    QString words() const;             // … of the line at the bottom

public slots:
    void next() { goTo(step_ + 1); }
    void previous() { goTo(step_ - 1); }
    void goToLab(int by);
    void showView(int view);
    void toggleBlack();
    void togglePointer();
    void toggleKeys();
    void leave(); // what lies over the picture first, then the presentation

signals:
    void ended();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void addKeys();
    void perform(Remote remote, int which);
    void rebuild();
    void addViews(QHBoxLayout* head);
    void addControls(QHBoxLayout* middle);
    int viewOf(const std::string& path) const;
    void refresh();
    void retranslate();
    void goTo(int step);
    void showStep();
    void bringIntoSight(const QString& path);
    void choosePreset(int place);
    void lay(Overlay* over);
    void endBlack();
    QString keysHelp() const;

    SessionController& controller_;
    QWidget* content_ = nullptr;
    TextLabel* title_ = nullptr; // of the lab, or of the step
    FigureView* figure_ = nullptr;
    QScrollArea* area_ = nullptr; // that the figure is in
    PredictBar* predict_ = nullptr;
    std::vector<FieldRow*> rows_;
    Button* views_ = nullptr;
    TextLabel* words_ = nullptr;
    TextLabel* caveat_ = nullptr;    // before the first step
    FormulaView* formula_ = nullptr; // in place of the words, of a step
    Button* previous_ = nullptr;
    Button* next_ = nullptr;
    QPointer<Overlay> over_; // a click takes it away
    int step_ = 0;
    int view_ = 0;
};
