// A table with the keys of a spreadsheet; what they ask for, its owner does.
#pragma once

#include <QItemSelectionRange>
#include <QTableView>
#include <functional>

class QMenu;

/// Enter and F2 edit, typing replaces, Tab goes on along the line; arrows with Ctrl go to the edge, with Shift they
/// choose, and what is typed goes where the choosing began. A wrong entry keeps its cell open until it is mended or
/// given up with Esc.
class SheetView final : public QTableView {
    Q_OBJECT

public:
    /// Something to be done with positions: rows or columns, put in before `at` or taken out from there on.
    struct Position {
        Qt::Orientation orientation = Qt::Vertical; // vertical: a row
        int at = 0;
        bool insert = true;
        int count = 1;
    };

    static constexpr int narrowestColumn = 52; // before it is scaled
    static constexpr int longestWalk = 20;     // cells that Tab visits one by one

    explicit SheetView(QWidget* parent);
    void fitColumns();
    /// What is chosen; the current cell where nothing is.
    QItemSelectionRange chosen() const;
    void choose(int top, int left, int rows, int columns);
    /// A locked table can be walked and copied, and looks it.
    void setLocked(bool locked);
    /// Which positions the menu offers.
    void setOffers(std::function<bool(const Position&)> offers) { offers_ = std::move(offers); }
    /// Whether rows or columns are meant by the keys that insert and delete.
    void setGrowing(Qt::Orientation orientation) { growing_ = orientation; }
    /// Closes a cell whose entry was refused.
    void giveUp();

signals:
    void pasteWanted();
    void cleared();
    /// The first row or column of what is chosen over the rest; into one alone what stands before it.
    void filled(Qt::Orientation along);
    void positionWanted(const SheetView::Position& position);
    void chosenChanged();
    void gaveUp();
    void editRefused(); // locked

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool focusNextPrevChild(bool next) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    bool edit(const QModelIndex& index, EditTrigger trigger, QEvent* event) override;
    using QTableView::edit;
    void selectionChanged(const QItemSelection& selected, const QItemSelection& deselected) override;

private:
    bool walks(const QKeyEvent& event);
    bool changes(const QKeyEvent& event);
    bool choosesLine(const QKeyEvent& event);
    void goTo(int row, int column, bool choosing);
    void stayAt(const QModelIndex& cell);
    QModelIndex reach() const;
    bool severalChosen() const;
    bool goOnInside(bool next, Qt::Orientation along, bool around);
    void leaveCell(int key, bool back);
    Position positionsOf(Qt::Orientation orientation, bool insert, bool behind = false) const;
    void copy() const;
    void addPositions(QMenu* menu);

    bool locked_ = false;
    Qt::Orientation growing_ = Qt::Vertical;
    QPersistentModelIndex began_; // where a mouse began to choose
    std::function<bool(const Position&)> offers_;
};
