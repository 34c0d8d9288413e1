// Which cells of a table are chosen, and how one goes about in them.
#include "app/shell/sheet_view.h"

#include <QKeyEvent>
#include <QMouseEvent>

QItemSelectionRange SheetView::chosen() const {
    const QItemSelection selection = selectionModel()->selection();
    if (!selection.isEmpty()) return selection.first();
    return currentIndex().isValid() ? QItemSelectionRange(currentIndex()) : QItemSelectionRange();
}

void SheetView::choose(int top, int left, int rows, int columns) {
    const QModelIndex first = model()->index(top, left);
    const QModelIndex last =
        model()->index(qMin(top + rows, model()->rowCount()) - 1, qMin(left + columns, model()->columnCount()) - 1);
    if (!first.isValid() || !last.isValid()) return;
    selectionModel()->select(QItemSelection(first, last), QItemSelectionModel::ClearAndSelect);
    selectionModel()->setCurrentIndex(first, QItemSelectionModel::NoUpdate);
}

bool SheetView::severalChosen() const {
    const QItemSelectionRange range = chosen();
    return range.isValid() && range.width() * range.height() > 1;
}

/// The cell across the current one in what is chosen: the end that moves while one chooses on.
QModelIndex SheetView::reach() const {
    const QModelIndex at = currentIndex();
    const QItemSelectionRange range = chosen();
    const bool corner = (at.row() == range.top() || at.row() == range.bottom()) &&
                        (at.column() == range.left() || at.column() == range.right());
    if (!corner || !range.contains(at)) return at;
    return model()->index(at.row() == range.top() ? range.bottom() : range.top(),
                          at.column() == range.left() ? range.right() : range.left());
}

/// Makes a cell the current one and leaves chosen what is chosen.
void SheetView::stayAt(const QModelIndex& cell) {
    selectionModel()->setCurrentIndex(cell, QItemSelectionModel::NoUpdate);
}

void SheetView::goTo(int row, int column, bool choosing) {
    const QModelIndex to =
        model()->index(qBound(0, row, model()->rowCount() - 1), qBound(0, column, model()->columnCount() - 1));
    if (!choosing) return setCurrentIndex(to);
    selectionModel()->select(QItemSelection(currentIndex(), to), QItemSelectionModel::ClearAndSelect);
    scrollTo(to);
}

/// To the next chosen cell along a line, and then to the next line; at the end to the first again, if `around`.
bool SheetView::goOnInside(bool next, Qt::Orientation along, bool around) {
    const QItemSelectionRange range = chosen();
    const QModelIndex at = currentIndex();
    if (!severalChosen() || !range.contains(at)) return false;
    const bool level = along == Qt::Horizontal;
    const int line = level ? range.width() : range.height();
    const int count = range.width() * range.height();
    const int row = at.row() - range.top();
    const int column = at.column() - range.left();
    int place = (level ? row * line + column : column * line + row) + (next ? 1 : -1);
    if (!around && (place < 0 || place >= count || count > longestWalk)) return false;
    place = (place + count) % count;
    const int across = place / line;
    const int on = place % line;
    stayAt(model()->index(range.top() + (level ? across : on), range.left() + (level ? on : across)));
    return true;
}

void SheetView::mousePressEvent(QMouseEvent* event) {
    const bool choosesOn = (event->modifiers() & Qt::ShiftModifier) != 0 && currentIndex().isValid();
    began_ = choosesOn ? currentIndex() : indexAt(event->pos());
    QTableView::mousePressEvent(event);
}

void SheetView::mouseReleaseEvent(QMouseEvent* event) {
    QTableView::mouseReleaseEvent(event);
    if (event->button() == Qt::LeftButton && severalChosen() && chosen().contains(began_)) stayAt(began_);
}

void SheetView::selectionChanged(const QItemSelection& selected, const QItemSelection& deselected) {
    QTableView::selectionChanged(selected, deselected);
    emit chosenChanged();
}

/// The row or column of what is chosen.
bool SheetView::choosesLine(const QKeyEvent& event) {
    if (event.key() != Qt::Key_Space || !currentIndex().isValid()) return false;
    const QItemSelectionRange range = chosen();
    const int top = event.modifiers() == Qt::ControlModifier ? 0 : range.top();
    const int bottom = event.modifiers() == Qt::ControlModifier ? model()->rowCount() - 1 : range.bottom();
    const int left = event.modifiers() == Qt::ShiftModifier ? 0 : range.left();
    const int right = event.modifiers() == Qt::ShiftModifier ? model()->columnCount() - 1 : range.right();
    if (event.modifiers() != Qt::ControlModifier && event.modifiers() != Qt::ShiftModifier) return false;
    selectionModel()->select(QItemSelection(model()->index(top, left), model()->index(bottom, right)),
                             QItemSelectionModel::ClearAndSelect);
    return true;
}

/// As many as are chosen: in their place, or behind them.
SheetView::Position SheetView::positionsOf(Qt::Orientation orientation, bool insert, bool behind) const {
    const QItemSelectionRange range = chosen();
    const bool rows = orientation == Qt::Vertical;
    const int first = rows ? range.top() : range.left();
    const int count = rows ? range.height() : range.width();
    return {orientation, behind ? first + count : first, insert, count};
}
