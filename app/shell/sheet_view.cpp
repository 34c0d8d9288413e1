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
    QFont f = font();
    f.setPixelSize(sizes.label);
    setFont(f);
    for (QHeaderView* header : {horizontalHeader(), verticalHeader()}) {
        header->setFont(f);
        header->setTextElideMode(Qt::ElideRight);
        header->setHighlightSections(false);
        header->setSectionResizeMode(QHeaderView::Fixed);
        header->setSectionsClickable(true); // chooses its line
        connect(header, &QHeaderView::sectionPressed, this, [this] { setFocus(Qt::MouseFocusReason); });
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

/// Tab walks the cells of a line (or what is chosen) and leaves the table at its end; a long line is left at once.
bool SheetView::focusNextPrevChild(bool next) {
    if (severalChosen() && currentIndex().isValid())
        return goOnInside(next, Qt::Horizontal, false) || QTableView::focusNextPrevChild(next);
    const QModelIndex at = currentIndex();
    const int columns = model()->columnCount();
    const int place = at.column() + (next ? 1 : -1);
    if (!at.isValid() || columns > longestWalk || place < 0 || place >= columns)
        return QTableView::focusNextPrevChild(next);
    setCurrentIndex(model()->index(at.row(), place));
    return true;
}

/// Inside what is chosen Enter and Tab go round; else on along the line or down.
void SheetView::leaveCell(int key, bool back) {
    const QModelIndex at = currentIndex();
    if (!at.isValid()) return;
    const bool level = key == Qt::Key_Tab || key == Qt::Key_Backtab;
    const bool enter = key == Qt::Key_Return || key == Qt::Key_Enter;
    const bool next = key != Qt::Key_Backtab && key != Qt::Key_Up && !(enter && back);
    if ((level || enter) && goOnInside(next, level ? Qt::Horizontal : Qt::Vertical, true)) return;
    if (level) focusNextPrevChild(next);
    else goTo(at.row() + (next ? 1 : -1), at.column(), false);
}

/// Keys of the window mean something else where cells are filled; an open cell asks here, too.
bool SheetView::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride && fillsCells(*static_cast<QKeyEvent*>(event))) {
        event->accept();
        return true;
    }
    return QTableView::event(event);
}

/// To another cell; with Ctrl to the edge, with Shift choosing what lies between.
bool SheetView::walks(const QKeyEvent& event) {
    QModelIndex at = currentIndex();
    if (!at.isValid() || (event.modifiers() & (Qt::AltModifier | Qt::MetaModifier)) != 0) return false;
    const bool edge = (event.modifiers() & Qt::ControlModifier) != 0;
    const bool choosing = (event.modifiers() & Qt::ShiftModifier) != 0;
    if (choosing) at = reach();
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
    if (!chosen().isValid()) return false;
    const bool alt = event.modifiers() == Qt::AltModifier;
    if (event.matches(QKeySequence::Paste)) emit pasteWanted();
    else if (event.matches(QKeySequence::Cut)) {
        copy();
        emit cleared();
    } else if (alt && event.key() == Qt::Key_Insert) emit positionWanted(positionsOf(growing_, true));
    else if (alt && event.key() == Qt::Key_Delete) emit positionWanted(positionsOf(growing_, false));
    else if (event.key() == Qt::Key_Delete || event.key() == Qt::Key_Backspace) emit cleared();
    else if (fillsCells(event)) emit filled(event.key() == Qt::Key_D ? Qt::Vertical : Qt::Horizontal);
    else return false;
    return true;
}

void SheetView::keyPressEvent(QKeyEvent* event) {
    if (event->matches(QKeySequence::Copy)) return copy();
    if (walks(*event) || choosesLine(*event) || changes(*event)) return;
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
    const bool rows = range.height() > 1;
    const bool columns = range.width() > 1;
    const auto add = [&](const QString& words, const Position& position) {
        if (offers_ == nullptr || !offers_(position)) return;
        connect(menu->addAction(words), &QAction::triggered, this, [this, position] { emit positionWanted(position); });
    };
    menu->addSeparator();
    add(rows ? tr("Insert rows above") : tr("Insert row above"), positionsOf(Qt::Vertical, true));
    add(rows ? tr("Insert rows below") : tr("Insert row below"), positionsOf(Qt::Vertical, true, true));
    add(rows ? tr("Delete rows") : tr("Delete row"), positionsOf(Qt::Vertical, false));
    menu->addSeparator();
    add(columns ? tr("Insert columns before") : tr("Insert column before"), positionsOf(Qt::Horizontal, true));
    add(columns ? tr("Insert columns after") : tr("Insert column after"), positionsOf(Qt::Horizontal, true, true));
    add(columns ? tr("Delete columns") : tr("Delete column"), positionsOf(Qt::Horizontal, false));
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
