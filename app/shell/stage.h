// The middle of the window: title, figures, formulas, read-outs, notes and caveats of the lab.
#pragma once

#include "app/shell/controller.h"
#include "app/shell/shortcuts.h"
#include "app/shell/widgets.h"

#include <QScrollArea>
#include <array>
#include <vector>

class FigureView;
class FormulaLine;
class PredictBar;
class ReadoutBox;
class QBoxLayout;
class QVBoxLayout;

class Stage final : public QScrollArea {
    Q_OBJECT

public:
    Stage(SessionController& controller, QWidget* parent);

    /// The figure of a view as it is on screen now.
    attention::FigureSpec figure(const std::string& view) const;

    void scrollPage(bool down);
    /// The figure that has the focus, else the main one.
    const std::string& currentView() const;

signals:
    /// A figure shows but a part of itself, or all are whole again.
    void zoomChanged(bool zoomed);
    /// A figure, which has the focus now, is to be copied or exported.
    void wanted(Shortcut shortcut);

protected:
    bool eventFilter(QObject* figure, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void rebuild();
    void refresh();
    void retranslate();
    void addFigures(QVBoxLayout* card);
    void addMenu(FigureView* figure);
    void nameMenu(const FigureView* figure);
    void showReadouts();
    void showFormulas();
    void showNotes();
    void showCaveats();
    void limitWidth();
    void limitHeight();
    void giveTablesRoom();
    std::size_t columnOf(std::size_t view) const;
    bool isNarrow() const; // for figures side by side

    SessionController& controller_;
    QWidget* content_ = nullptr;
    TextLabel* title_ = nullptr;
    TextLabel* question_ = nullptr;
    Button* predict_ = nullptr;
    PredictBar* predictBar_ = nullptr;
    QWidget* figureArea_ = nullptr;
    QBoxLayout* figureLine_ = nullptr;
    std::array<QVBoxLayout*, 2> columns_ = {};
    std::vector<FigureView*> figures_;
    bool zoomed_ = false;
    QSize shape_; // columns and rows of the main figure
    QVBoxLayout* formulaColumn_ = nullptr;
    std::vector<FormulaLine*> formulas_;
    Card* tiles_ = nullptr; // the read-outs
    FlowLayout* readoutFlow_ = nullptr;
    std::vector<ReadoutBox*> readouts_;
    QWidget* formulaRule_ = nullptr;
    QVBoxLayout* noteColumn_ = nullptr;
    std::vector<TextLabel*> notes_;
    Card* caveatCard_ = nullptr;
    TextLabel* caveatTitle_ = nullptr;
    std::vector<TextLabel*> caveats_;
};
