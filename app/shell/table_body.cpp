#include "app/shell/table_body.h"

#include "app/shell/matrix_model.h"
#include "app/shell/sizes.h"
#include "app/shell/widgets.h"
#include "core/io/encoding.h"
#include "core/session/positions.h"

#include <QHeaderView>
#include <QVBoxLayout>

using namespace attention;

namespace {

constexpr int mostVisibleRows = 8;

Text nameOf(const SheetView::Position& position) {
    const bool rows = position.orientation == Qt::Vertical;
    if (position.count == 1)
        return rows              ? (position.insert ? ATTENTION_TEXT("window", "Insert a row")
                                                    : ATTENTION_TEXT("window", "Delete a row"))
               : position.insert ? ATTENTION_TEXT("window", "Insert a column")
                                 : ATTENTION_TEXT("window", "Delete a column");
    const Text several = rows              ? (position.insert ? ATTENTION_TEXT("window", "Insert {count} rows")
                                                              : ATTENTION_TEXT("window", "Delete {count} rows"))
                         : position.insert ? ATTENTION_TEXT("window", "Insert {count} columns")
                                           : ATTENTION_TEXT("window", "Delete {count} columns");
    return several.with("count", std::int64_t(position.count));
}

} // namespace

Matrix TableBody::repeated(const Matrix& block, Index rows, Index columns) {
    if (rows % block.rows() != 0 || columns % block.cols() != 0) return block;
    return block.replicate(rows / block.rows(), columns / block.cols());
}

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
    connect(view_, &SheetView::pasteWanted, this, &TableBody::paste);
    connect(view_, &SheetView::cleared, this, &TableBody::clear);
    connect(view_, &SheetView::filled, this, &TableBody::fill);
    connect(view_, &SheetView::positionWanted, this, &TableBody::changePosition);
    connect(view_, &SheetView::chosenChanged, this, &TableBody::describe);
    connect(view_, &SheetView::gaveUp, this, [this] { emit answered({}); });
    connect(view_, &SheetView::editRefused, this, [this] { emit answered(locked_); });
    view_->setOffers([this](const SheetView::Position& position) {
        return position_changes(this->controller().session(), coreChange(position)).ok();
    });
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
    view_->setGrowing(row >= 0 || field().type == FieldType::vector ? Qt::Horizontal : Qt::Vertical);
    const QModelIndex was = view_->currentIndex();
    model_->setContent(given ? *stack : Matrices{}, place(), row, rowNames, columnNames);
    // Another size forgets the current cell; without one, what is typed next would be lost.
    if (was.isValid() && !view_->currentIndex().isValid())
        view_->choose(qMin(was.row(), model_->rowCount() - 1), qMin(was.column(), model_->columnCount() - 1), 1, 1);
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
    const bool wide = model_->columnCount() * sizes.px(SheetView::narrowestColumn) >
                      sizes.inspector - sizes.card - sizes.px(24) - head;
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

/// A cell as errors of the lab call it.
std::string TableBody::pathOf(int row, int column) const {
    std::string path = field().key;
    if (const auto* stack = std::get_if<Matrices>(&value()); stack != nullptr && stack->size() > 1)
        path += "." + std::to_string(place());
    if (field().type != FieldType::vector) path += "." + std::to_string(row);
    return path + "." + std::to_string(column);
}

bool TableBody::put(int row, int column, const QString& text) {
    if (text.trimmed().isEmpty()) { // there are no cells without a number
        emit answered({});
        return true;
    }
    const auto number = typedNumber(text);
    if (!number) {
        const Text sentence = ATTENTION_TEXT(
            "window", "{where}: “{content}” is not a number; the cell keeps its old value. Esc brings it back.");
        emit answered(controller().problem(
            {Code::bad_value, pathOf(row, column),
             sentence.with("where", pathOf(row, column)).with("content", shortened(text.toStdString()))}));
        return false;
    }
    auto changed = editable();
    changed[place()](row, column) = *number;
    if (!request(Matrices(std::move(changed)))) return false;
    tellComma(text, *number);
    return true;
}

bool TableBody::requestNumbers(Matrix numbers, Text name) {
    auto changed = editable();
    changed[place()] = std::move(numbers);
    return request(Values{{field().key, Matrices(std::move(changed))}}, std::move(name));
}

void TableBody::setLocked(const QString& why) {
    locked_ = why;
    model_->setLocked(why);
    view_->setLocked(!why.isEmpty());
}

/// Says to those who don't see it which cells are chosen.
void TableBody::describe() {
    const QItemSelectionRange range = view_->chosen();
    const bool several = range.isValid() && range.width() * range.height() > 1;
    const QString help = !locked_.isEmpty() ? locked_ : controller().text(field().help);
    const auto head = [this](int place, Qt::Orientation orientation) {
        return model_->headerData(place, orientation, Qt::DisplayRole).toString();
    };
    const QString said = several ? tr("%1 × %2 cells chosen, from %3, %4 to %5, %6.")
                                       .arg(QString::number(range.height()), QString::number(range.width()),
                                            head(range.top(), Qt::Vertical), head(range.left(), Qt::Horizontal),
                                            head(range.bottom(), Qt::Vertical), head(range.right(), Qt::Horizontal))
                                 : help;
    if (view_->accessibleDescription() != said) view_->setAccessibleDescription(said);
}

/// Cells without a number there are none; what is deleted becomes 0.
void TableBody::clear() {
    const QItemSelectionRange range = view_->chosen();
    if (!locked_.isEmpty()) return emit answered(locked_);
    Matrix numbers = editable()[place()];
    numbers.block(model_->matrixRow(range.top()), range.left(), range.height(), range.width()).setZero();
    requestNumbers(std::move(numbers), ATTENTION_TEXT("window", "Set {rows} × {columns} numbers to 0")
                                           .with("rows", range.height())
                                           .with("columns", range.width()));
}

/// Its first row or column over the rest of what is chosen; over one alone the one that stands before it.
void TableBody::fill(Qt::Orientation along) {
    const QItemSelectionRange range = view_->chosen();
    if (!range.isValid()) return;
    if (!locked_.isEmpty()) return emit answered(locked_);
    const bool down = along == Qt::Vertical;
    const bool alone = (down ? range.height() : range.width()) == 1;
    if (alone && (down ? range.top() : range.left()) == 0) return;
    Matrix numbers = editable()[place()];
    const Index top = model_->matrixRow(range.top());
    auto block = numbers.block(top, range.left(), range.height(), range.width());
    const Matrix first = down ? Matrix(numbers.block(top - alone, range.left(), 1, range.width()))
                              : Matrix(numbers.block(top, range.left() - alone, range.height(), 1));
    block = repeated(first, range.height(), range.width());
    requestNumbers(std::move(numbers), ATTENTION_TEXT("window", "Fill {rows} × {columns} numbers")
                                           .with("rows", range.height())
                                           .with("columns", range.width()));
}

PositionChange TableBody::coreChange(const SheetView::Position& position) const {
    const bool rows = position.orientation == Qt::Vertical;
    const int at = position.at + (rows ? model_->matrixRow(0) : 0); // the first row shown may be the chosen one
    return {field().key, rows, at, position.insert, position.count};
}

void TableBody::changePosition(const SheetView::Position& position) {
    if (!locked_.isEmpty()) return emit answered(locked_);
    const bool rows = position.orientation == Qt::Vertical;
    const auto changes = position_changes(controller().session(), coreChange(position));
    if (!changes) return emit answered(controller().problem(changes.error()));
    const QModelIndex was = view_->currentIndex();
    if (!request(*changes, nameOf(position))) return;
    const int count = position.insert ? position.count : 1;
    if (rows) view_->choose(qMin(position.at, model_->rowCount() - 1), was.column(), count, 1);
    else view_->choose(was.row(), qMin(position.at, model_->columnCount() - 1), 1, count);
}
