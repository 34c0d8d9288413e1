#include "app/shell/table_body.h"

#include "app/shell/input_dialog.h"

#include "app/shell/matrix_model.h"
#include "app/shell/sizes.h"
#include "app/shell/style.h"
#include "app/shell/widgets.h"

#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QKeyEvent>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

using namespace attention;

namespace {

constexpr int narrowestColumn = 52;
constexpr int mostVisibleRows = 8;
constexpr int longestWalk = 20; // cells that Tab visits one by one

/// Draws a cell flat, and a ring around the current one.
class CellDelegate final : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        const ThemeColours& c = coloursOf(option.palette);
        const bool selected = (option.state & QStyle::State_Selected) != 0;
        const auto* view = qobject_cast<const QAbstractItemView*>(option.widget);
        const bool active = view != nullptr && view->hasFocus();
        if (selected && active) painter->fillRect(option.rect, c.accentTint);
        painter->setPen(c.ink1);
        painter->setFont(option.font);
        painter->drawText(option.rect.adjusted(3, 0, -3, 0), Qt::AlignCenter | Qt::TextSingleLine,
                          index.data(Qt::DisplayRole).toString());
        if (!active || view->currentIndex() != index) return;
        painter->setPen(QPen(c.accent, 2));
        painter->drawRect(option.rect.adjusted(1, 1, -1, -1));
    }

    void updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option, const QModelIndex&) const override {
        editor->setGeometry(option.rect);
    }
};

} // namespace

// ---- SheetView -----------------------------------------------------------------------------

SheetView::SheetView(QWidget* parent) : QTableView(parent) {
    setItemDelegate(new CellDelegate(this));
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

void SheetView::keyPressEvent(QKeyEvent* event) {
    if (event->matches(QKeySequence::Copy)) return copySelection();
    if (event->matches(QKeySequence::Paste) && currentIndex().isValid()) {
        emit pasted(currentIndex().row(), currentIndex().column(), QApplication::clipboard()->text());
        return;
    }
    if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && currentIndex().isValid()) {
        if (state() != EditingState) edit(currentIndex()); // the editor hands on the key that ended it
        return;
    }
    if (event->key() == Qt::Key_Delete || event->key() == Qt::Key_Backspace)
        return emit cleared(selectionModel()->selectedIndexes());
    if (event->key() == Qt::Key_Escape) return event->ignore(); // no text to begin a cell with
    QTableView::keyPressEvent(event);
}

void SheetView::closeEditor(QWidget* editor, QAbstractItemDelegate::EndEditHint hint) {
    const QModelIndex at = currentIndex();
    QTableView::closeEditor(editor, hint);
    const bool down = hint == QAbstractItemDelegate::SubmitModelCache;
    if (down && at.isValid() && at.row() + 1 < model()->rowCount())
        setCurrentIndex(model()->index(at.row() + 1, at.column()));
}

void SheetView::copySelection() const {
    const QItemSelection chosen = selectionModel()->selection();
    if (chosen.isEmpty()) return;
    const QItemSelectionRange& range = chosen.first();
    QStringList lines;
    for (int row = range.top(); row <= range.bottom(); ++row) {
        QStringList cells;
        for (int column = range.left(); column <= range.right(); ++column)
            cells.append(
                model()->index(row, column).data(Qt::EditRole).toString().replace(QChar(0x2212), QLatin1Char('-')));
        lines.append(cells.join(QLatin1Char('\t')));
    }
    QApplication::clipboard()->setText(lines.join(QLatin1Char('\n')));
}

namespace {

/// Parted by tabs, as a spreadsheet does; where there are none, by spaces.
QStringList cellsOf(const QString& line) {
    if (line.contains(u'\t')) return line.split(u'\t');
    const QStringList cells = line.split(u' ', Qt::SkipEmptyParts);
    return cells.isEmpty() ? QStringList{line} : cells;
}

void putGrowing(Matrix& matrix, Index row, Index column, double number) {
    const Index rows = std::max(matrix.rows(), row + 1);
    const Index columns = std::max(matrix.cols(), column + 1);
    if (rows != matrix.rows() || columns != matrix.cols()) {
        Matrix larger = Matrix::Zero(rows, columns);
        larger.topLeftCorner(matrix.rows(), matrix.cols()) = matrix;
        matrix = std::move(larger);
    }
    matrix(row, column) = number;
}

} // namespace

// ---- TableBody -----------------------------------------------------------------------------

TableBody::TableBody(const Field& field, SessionController& controller, QWidget* parent)
    : FieldBody(field, controller, parent),
      model_(
          new MatrixModel([this](int row, int column, const QString& text) { return put(row, column, text); }, this)),
      view_(new SheetView(this)), allRows_(new Button(Button::Look::link, this)) {
    view_->setModel(model_);
    allRows_->setCheckable(true);
    allRows_->setVisible(chosenRow() >= 0);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(view_);
    connect(view_, &SheetView::pasted, this, &TableBody::paste);
    connect(view_, &SheetView::cleared, this, &TableBody::clear);
    connect(allRows_, &QPushButton::toggled, this, [this] {
        retranslate();
        refresh();
    });
    retranslate();
}

QWidget* TableBody::mainControl() {
    return view_;
}
QWidget* TableBody::inHeadLine() {
    return chosenRow() >= 0 ? allRows_ : nullptr;
}

void TableBody::retranslate() {
    allRows_->setText(allRows_->isChecked() ? tr("Chosen row only") : tr("All rows"));
}

int TableBody::chosenRow() const {
    if (field().row_labels.empty()) return -1;
    for (const Field& other : controller().lab().fields) {
        if (other.type != FieldType::integer || other.picks_from != field().row_labels) continue;
        if (other.relevant != nullptr && !other.relevant(controller().values())) continue; // it chooses nothing now
        const auto found = controller().values().find(other.key);
        const auto* row = found == controller().values().end() ? nullptr : std::get_if<std::int64_t>(&found->second);
        return row != nullptr ? int(*row) : -1;
    }
    return -1;
}

std::size_t TableBody::place() const {
    const auto* matrices = std::get_if<Matrices>(&value());
    const auto found = controller().values().find("sentence");
    const auto* sentence = found == controller().values().end() ? nullptr : std::get_if<std::int64_t>(&found->second);
    if (matrices == nullptr || sentence == nullptr || *sentence < 1) return 0;
    return std::min(std::size_t(*sentence), std::max<std::size_t>(matrices->size(), 1)) - 1;
}

/// The tokens as the lab uses them; where those are other ones (merged, cropped), as they were given.
Tokens TableBody::labels(const std::string& key, Index count) const {
    Tokens used = tokensOf(controller(), key);
    if (count < 0 || Index(used.size()) == count) return used;
    const auto found = controller().values().find(key);
    const auto* all = found == controller().values().end() ? nullptr : std::get_if<Sentences>(&found->second);
    if (all == nullptr || all->size() == 0) return {};
    const Tokens& given = (*all)[std::min(place(), all->size() - 1)];
    return Index(given.size()) == count ? given : Tokens{};
}

void TableBody::refresh() {
    const auto* stack = std::get_if<Matrices>(&value());
    const bool given = stack != nullptr && stack->size() > 0;
    const Matrix* matrix = given ? &(*stack)[place()] : nullptr;
    const Tokens rowNames = labels(field().row_labels, given ? matrix->rows() : -1);
    const Tokens columnNames = labels(field().column_labels, given ? matrix->cols() : -1);
    const bool sameRows = rowNames.size() == tokensOf(controller(), field().row_labels).size();
    const int row = allRows_->isChecked() || !sameRows ? -1 : chosenRow();
    const int rows = model_->rowCount();
    const int columns = model_->columnCount();
    model_->setContent(given ? *stack : Matrices{}, place(), row, rowNames, columnNames);
    const bool head = row < 0 && !field().row_labels.empty();
    const bool sameHead = head == !view_->verticalHeader()->isHidden();
    view_->verticalHeader()->setVisible(head);
    if (head) fitHead(rowNames);
    if (!sameHead || rows != model_->rowCount() || columns != model_->columnCount() || view_->maximumHeight() > 1000)
        fitHeight();
}

/// Wide enough for the names of the rows, which a header measures but once.
void TableBody::fitHead(const Tokens& rowNames) {
    int widest = 0;
    for (std::size_t i = 0; i < std::min<std::size_t>(rowNames.size(), 200); ++i)
        widest = qMax(widest, view_->fontMetrics().horizontalAdvance(QString::fromStdString(rowNames[i])));
    const int wanted = qBound(sizes.px(28), widest + sizes.px(12), sizes.px(80));
    if (view_->verticalHeader()->width() != wanted) view_->verticalHeader()->setFixedWidth(wanted);
}

void TableBody::fitHeight() {
    const int rows = qMin(model_->rowCount(), mostVisibleRows);
    const int head = view_->verticalHeader()->isHidden() ? 0 : view_->verticalHeader()->minimumWidth();
    const bool wide =
        model_->columnCount() * sizes.px(narrowestColumn) > sizes.inspector - sizes.card - sizes.px(24) - head;
    view_->setFixedHeight(view_->horizontalHeader()->height() + rows * sizes.row + 1 + (wide ? sizes.px(10) : 0));
    view_->setVerticalScrollBarPolicy(rows < model_->rowCount() ? Qt::ScrollBarAsNeeded : Qt::ScrollBarAlwaysOff);
    view_->setVisible(model_->columnCount() > 0);
    view_->fitColumns();
}

std::vector<Matrix> TableBody::editable() const {
    std::vector<Matrix> all;
    if (const auto* stack = std::get_if<Matrices>(&value()))
        for (std::size_t i = 0; i < stack->size(); ++i) all.push_back((*stack)[i]);
    if (all.empty()) all.push_back(Matrix::Zero(model_->rowCount(), model_->columnCount()));
    return all;
}

bool TableBody::put(int row, int column, const QString& text) {
    const auto number = typedNumber(text);
    if (!number) {
        emit answered(tr("“%1” is not a number; the cell keeps its old value.").arg(text));
        return false;
    }
    auto changed = editable();
    changed[place()](row, column) = *number;
    return request(Matrices(std::move(changed)));
}

/// Cells without a number there are none; what is deleted becomes 0.
void TableBody::clear(const QModelIndexList& cells) {
    if (cells.isEmpty()) return;
    auto changed = editable();
    for (const QModelIndex& cell : cells) changed[place()](model_->matrixRow(cell.row()), cell.column()) = 0;
    request(Matrices(std::move(changed)));
}

void TableBody::paste(int row, int column, const QString& text) {
    QStringList lines = QString(text).remove(QLatin1Char('\r')).split(QLatin1Char('\n'));
    while (!lines.isEmpty() && lines.last().isEmpty()) lines.removeLast();
    auto changed = editable();
    auto grown = changed; // where the lab lets the table grow
    bool beyond = false;
    for (int i = 0; i < lines.size(); ++i) {
        const QStringList cells = cellsOf(lines[i]);
        for (int j = 0; j < cells.size(); ++j) {
            const auto number = typedNumber(cells[j]);
            if (!number) {
                emit answered(
                    tr("Line %1, column %2 of what you pasted is “%3”, which is not a number. Nothing was changed.")
                        .arg(i + 1)
                        .arg(j + 1)
                        .arg(cells[j].left(20)));
                return;
            }
            const Index at = model_->matrixRow(row) + i;
            putGrowing(grown[place()], at, column + j, *number);
            if (row + i >= model_->rowCount() || column + j >= model_->columnCount()) beyond = true;
            else changed[place()](at, column + j) = *number;
        }
    }
    const bool grows = beyond && !takesOwnInput(controller().lab()); // there the words say how many there are
    if (lines.isEmpty() || (grows && request(Matrices(std::move(grown))))) return;
    if (!request(Matrices(std::move(changed)))) return;
    if (beyond) emit answered(tr("What reached beyond the table was left out."));
}
