#include "app/shell/sheet_view.h"

#include "app/shell/sheet_cell.h"
#include "app/shell/sheet_clipboard.h"
#include "app/shell/sizes.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>

namespace {

constexpr int longestWalk = 20; // cells that Tab visits one by one

} // namespace

SheetView::SheetView(QWidget* parent) : QTableView(parent) {
    auto* cell = new SheetCell(this);
    setItemDelegate(cell);
    connect(cell, &SheetCell::left, this, &SheetView::leaveCell);
    connect(cell, &SheetCell::gaveUp, this, &SheetView::gaveUp);
    setEditTriggers(DoubleClicked | EditKeyPressed | AnyKeyPressed);
    setSelectionMode(ContiguousSelection);
    setHorizontalScrollMode(ScrollPerPixel);
    setShowGrid(true);
    setWordWrap(false);
    setTabKeyNavigation(false);
    setCornerButtonEnabled(false);
    QFont f = font();
    f.setPixelSize(sizes.label);
    setFont(f);
    for (QHeaderView* header : {horizontalHeader(), verticalHeader()}) {
        header->setFont(f);
        header->setTextElideMode(Qt::ElideRight);
        header->setHighlightSections(false);
        header->setSectionResizeMode(QHeaderView::Fixed);
        header->setSectionsClickable(false);
        header->setMinimumSectionSize(sizes.px(20));
    }
    horizontalHeader()->setFixedHeight(sizes.px(28));
    verticalHeader()->setDefaultSectionSize(sizes.row);
    verticalHeader()->setMaximumWidth(sizes.px(80));
}

void SheetView::fitColumns() {
    const int columns = model() != nullptr ? model()->columnCount() : 0;
    if (columns == 0) return;
    const int room = viewport()->width();
    const int each = qMax(sizes.px(narrowestColumn), room / columns);
    if (horizontalHeader()->defaultSectionSize() != each) horizontalHeader()->setDefaultSectionSize(each);
    // The last grid line falls under the frame.
    const bool fits = each * columns < room + columns;
    setHorizontalScrollBarPolicy(fits ? Qt::ScrollBarAlwaysOff : Qt::ScrollBarAsNeeded);
    if (fits) setColumnWidth(columns - 1, room + 1 - each * (columns - 1));
}

void SheetView::resizeEvent(QResizeEvent* event) {
    QTableView::resizeEvent(event);
    fitColumns();
}

void SheetView::setLocked(bool locked) {
    if (locked == locked_) return;
    locked_ = locked;
    static_cast<SheetCell*>(itemDelegate())->setLocked(locked);
    horizontalHeader()->setEnabled(!locked);
    verticalHeader()->setEnabled(!locked);
    viewport()->update();
}

// ---- what is chosen ------------------------------------------------------------------------

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

void SheetView::goTo(int row, int column, bool choosing) {
    const QModelIndex to =
        model()->index(qBound(0, row, model()->rowCount() - 1), qBound(0, column, model()->columnCount() - 1));
    if (!choosing) return setCurrentIndex(to);
    // What is chosen goes from the corner across the current cell.
    const QItemSelectionRange range = chosen();
    const QModelIndex at = currentIndex();
    const QModelIndex corner = model()->index(at.row() == range.top() ? range.bottom() : range.top(),
                                              at.column() == range.left() ? range.right() : range.left());
    selectionModel()->select(QItemSelection(corner, to), QItemSelectionModel::ClearAndSelect);
    selectionModel()->setCurrentIndex(to, QItemSelectionModel::NoUpdate);
    scrollTo(to);
}

void SheetView::selectionChanged(const QItemSelection& selected, const QItemSelection& deselected) {
    QTableView::selectionChanged(selected, deselected);
    emit chosenChanged();
}

// ---- keys ----------------------------------------------------------------------------------

void SheetView::focusInEvent(QFocusEvent* event) {
    QTableView::focusInEvent(event);
    const int columns = model()->columnCount();
    if (columns == 0) return;
    const int line = qMax(0, currentIndex().row());
    if (event->reason() == Qt::BacktabFocusReason) setCurrentIndex(model()->index(line, columns - 1));
    else if (event->reason() == Qt::TabFocusReason || !currentIndex().isValid())
        setCurrentIndex(model()->index(line, 0));
}

/// Tab walks the cells of a line and leaves the table at its end; a long line is left at once.
bool SheetView::focusNextPrevChild(bool next) {
    const QModelIndex at = currentIndex();
    const int columns = model()->columnCount();
    const int place = at.column() + (next ? 1 : -1);
    if (!at.isValid() || columns > longestWalk || place < 0 || place >= columns)
        return QTableView::focusNextPrevChild(next);
    setCurrentIndex(model()->index(at.row(), place));
    return true;
}

void SheetView::leaveCell(int key) {
    const QModelIndex at = currentIndex();
    if (!at.isValid()) return;
    switch (key) {
    case Qt::Key_Tab: focusNextPrevChild(true); return;
    case Qt::Key_Backtab: focusNextPrevChild(false); return;
    case Qt::Key_Up: return goTo(at.row() - 1, at.column(), false);
    default: return goTo(at.row() + 1, at.column(), false);
    }
}

/// Keys of the window that mean something else where cells are chosen.
bool SheetView::isOurs(const QKeyEvent& event) const {
    if (event.modifiers() != Qt::ControlModifier) return false;
    const QItemSelectionRange range = chosen();
    return (event.key() == Qt::Key_R && range.width() > 1) || (event.key() == Qt::Key_D && range.height() > 1);
}

bool SheetView::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride && isOurs(*static_cast<QKeyEvent*>(event))) {
        event->accept();
        return true;
    }
    return QTableView::event(event);
}

/// To another cell; with Ctrl to the edge, with Shift choosing what lies between.
bool SheetView::walks(const QKeyEvent& event) {
    const QModelIndex at = currentIndex();
    if (!at.isValid() || (event.modifiers() & (Qt::AltModifier | Qt::MetaModifier)) != 0) return false;
    const bool edge = (event.modifiers() & Qt::ControlModifier) != 0;
    const bool choosing = (event.modifiers() & Qt::ShiftModifier) != 0;
    const int far = edge ? qMax(model()->rowCount(), model()->columnCount()) : 1;
    const int page = qMax(1, viewport()->height() / sizes.row);
    switch (event.key()) {
    case Qt::Key_Up: goTo(at.row() - far, at.column(), choosing); return true;
    case Qt::Key_Down: goTo(at.row() + far, at.column(), choosing); return true;
    case Qt::Key_Left: goTo(at.row(), at.column() - far, choosing); return true;
    case Qt::Key_Right: goTo(at.row(), at.column() + far, choosing); return true;
    case Qt::Key_Home: goTo(edge ? 0 : at.row(), 0, choosing); return true;
    case Qt::Key_End: goTo(edge ? model()->rowCount() : at.row(), model()->columnCount(), choosing); return true;
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
        if (edge) return false; // scrolls the figures
        goTo(at.row() + (event.key() == Qt::Key_PageUp ? -page : page), at.column(), choosing);
        return true;
    default: return false;
    }
}

/// Asks for a change of what is chosen.
bool SheetView::changes(const QKeyEvent& event) {
    const bool rows = growing_ == Qt::Vertical;
    const QItemSelectionRange range = chosen();
    if (!range.isValid()) return false;
    const int at = rows ? range.top() : range.left();
    const bool alt = event.modifiers() == Qt::AltModifier;
    if (event.matches(QKeySequence::Paste)) emit pasteWanted();
    else if (event.matches(QKeySequence::Cut)) {
        copy();
        emit cleared();
    } else if (alt && event.key() == Qt::Key_Insert) emit positionWanted({growing_, at, true});
    else if (alt && event.key() == Qt::Key_Delete) emit positionWanted({growing_, at, false});
    else if (event.key() == Qt::Key_Delete || event.key() == Qt::Key_Backspace) emit cleared();
    else if (isOurs(event)) emit filled(event.key() == Qt::Key_D ? Qt::Vertical : Qt::Horizontal);
    else return false;
    return true;
}

void SheetView::keyPressEvent(QKeyEvent* event) {
    if (event->matches(QKeySequence::Copy)) return copy();
    if (walks(*event) || changes(*event)) return;
    if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && currentIndex().isValid()) {
        if (state() != EditingState) edit(currentIndex(), DoubleClicked, nullptr);
        return;
    }
    if (event->key() == Qt::Key_Escape) return event->ignore(); // no text to begin a cell with
    QTableView::keyPressEvent(event);
}

/// F2 goes on with what stands there; else the next letter replaces it.
bool SheetView::edit(const QModelIndex& index, EditTrigger trigger, QEvent* event) {
    const bool asks = (trigger & editTriggers()) != 0;
    if (locked_ && asks && trigger == AnyKeyPressed) {
        const auto* key = dynamic_cast<QKeyEvent*>(event);
        if (key != nullptr && !key->text().isEmpty() && key->text().front().isPrint()) emit editRefused();
        return false;
    }
    if (locked_) {
        if (asks) emit editRefused();
        return false;
    }
    const bool begun = QTableView::edit(index, trigger, event);
    QLineEdit* line = static_cast<SheetCell*>(itemDelegate())->editor();
    if (begun && line != nullptr && trigger == EditKeyPressed) line->end(false);
    return begun;
}

void SheetView::giveUp() {
    QLineEdit* line = static_cast<SheetCell*>(itemDelegate())->editor();
    if (line != nullptr && line->property("refused").toBool())
        closeEditor(line, QAbstractItemDelegate::RevertModelCache);
}

// ---- clipboard and menu --------------------------------------------------------------------

void SheetView::copy() const {
    const QItemSelectionRange range = chosen();
    if (!range.isValid()) return;
    QVector<QStringList> rows;
    for (int row = range.top(); row <= range.bottom(); ++row) {
        QStringList cells;
        for (int column = range.left(); column <= range.right(); ++column)
            cells.append(model()->index(row, column).data(Qt::EditRole).toString().replace(QChar(0x2212), u'-'));
        rows.append(cells);
    }
    QApplication::clipboard()->setMimeData(sheetData(rows).release());
}

void SheetView::addPositions(QMenu* menu) {
    const QItemSelectionRange range = chosen();
    const auto add = [&](const QString& words, const Position& position) {
        if (offers_ == nullptr || !offers_(position)) return;
        connect(menu->addAction(words), &QAction::triggered, this, [this, position] { emit positionWanted(position); });
    };
    menu->addSeparator();
    add(tr("Insert row above"), {Qt::Vertical, range.top(), true});
    add(tr("Insert row below"), {Qt::Vertical, range.bottom() + 1, true});
    add(tr("Delete row"), {Qt::Vertical, range.top(), false});
    menu->addSeparator();
    add(tr("Insert column before"), {Qt::Horizontal, range.left(), true});
    add(tr("Insert column after"), {Qt::Horizontal, range.right() + 1, true});
    add(tr("Delete column"), {Qt::Horizontal, range.left(), false});
}

void SheetView::contextMenuEvent(QContextMenuEvent* event) {
    if (!chosen().isValid()) return;
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    QAction* cut = menu->addAction(tr("Cut"), this, [this] {
        copy();
        emit cleared();
    });
    menu->addAction(tr("Copy"), this, [this] { copy(); });
    QAction* paste = menu->addAction(tr("Paste"), this, &SheetView::pasteWanted);
    menu->addAction(tr("Choose all"), this, &SheetView::selectAll);
    cut->setEnabled(!locked_);
    paste->setEnabled(!locked_);
    if (!locked_) addPositions(menu);
    const bool byKey = event->reason() == QContextMenuEvent::Keyboard;
    menu->popup(byKey ? viewport()->mapToGlobal(visualRect(currentIndex()).bottomLeft()) : event->globalPos());
}
