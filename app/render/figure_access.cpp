#include "app/render/figure_access.h"

#include "app/render/figure_view.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QHash>

namespace {

class FigureTable;

class FigureCell final : public QAccessibleInterface, public QAccessibleTableCellInterface {
public:
    FigureCell(FigureView* view, int row, int column) : view_(view), row_(row), column_(column) {}

    bool isValid() const override { return row_ < view_->markRows() && column_ < view_->markColumns(); }
    QObject* object() const override { return nullptr; }
    QWindow* window() const override { return view_->window()->windowHandle(); }
    QAccessibleInterface* parent() const override { return QAccessible::queryAccessibleInterface(view_); }
    QAccessibleInterface* child(int) const override { return nullptr; }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    QAccessible::Role role() const override { return QAccessible::Cell; }
    void setText(QAccessible::Text, const QString&) override {}
    QString text(QAccessible::Text which) const override {
        return which == QAccessible::Name && isValid() ? view_->markText(row_, column_) : QString();
    }
    QRect rect() const override {
        if (!isValid()) return {};
        const QRect local = view_->markRect(row_, column_);
        return {view_->mapToGlobal(local.topLeft()), local.size()};
    }
    QAccessible::State state() const override {
        QAccessible::State state;
        state.focusable = true;
        state.readOnly = true;
        state.focused = view_->hasFocus() && row_ == view_->focusedRow() && column_ == view_->focusedColumn();
        return state;
    }
    void* interface_cast(QAccessible::InterfaceType type) override {
        return type == QAccessible::TableCellInterface ? static_cast<QAccessibleTableCellInterface*>(this) : nullptr;
    }
    // as a cell
    bool isSelected() const override { return false; }
    QList<QAccessibleInterface*> columnHeaderCells() const override { return {}; } // the text names row and column
    QList<QAccessibleInterface*> rowHeaderCells() const override { return {}; }
    int columnIndex() const override { return column_; }
    int rowIndex() const override { return row_; }
    int columnExtent() const override { return 1; }
    int rowExtent() const override { return 1; }
    QAccessibleInterface* table() const override { return parent(); }

private:
    FigureView* view_;
    int row_, column_;
};

class FigureTable final : public QAccessibleWidget, public QAccessibleTableInterface {
public:
    explicit FigureTable(FigureView* view) : QAccessibleWidget(view, QAccessible::Table), view_(view) {}
    ~FigureTable() override { forget(); }

    QString text(QAccessible::Text which) const override {
        if (which == QAccessible::Name) return view_->title();
        if (which == QAccessible::Description) return view_->description();
        if (which == QAccessible::Help) return view_->help();
        return QAccessibleWidget::text(which);
    }
    void* interface_cast(QAccessible::InterfaceType type) override {
        if (type == QAccessible::TableInterface) return static_cast<QAccessibleTableInterface*>(this);
        return QAccessibleWidget::interface_cast(type);
    }
    int childCount() const override { return rowCount() * columnCount(); }
    QAccessibleInterface* child(int index) const override {
        return columnCount() > 0 ? cellAt(index / columnCount(), index % columnCount()) : nullptr;
    }
    int indexOfChild(const QAccessibleInterface* child) const override {
        const auto* cell = dynamic_cast<const FigureCell*>(child);
        return cell != nullptr ? cell->rowIndex() * columnCount() + cell->columnIndex() : -1;
    }
    QAccessibleInterface* focusChild() const override {
        return view_->hasFocus() ? cellAt(view_->focusedRow(), view_->focusedColumn()) : nullptr;
    }
    // as a table
    int rowCount() const override { return view_->markRows(); }
    int columnCount() const override { return view_->markColumns(); }
    QAccessibleInterface* cellAt(int row, int column) const override {
        if (row < 0 || column < 0 || row >= rowCount() || column >= columnCount()) return nullptr;
        QAccessible::Id& id = cells_[{row, column}];
        if (id == 0) id = QAccessible::registerAccessibleInterface(new FigureCell(view_, row, column));
        return QAccessible::accessibleInterface(id);
    }
    QAccessibleInterface* caption() const override { return nullptr; }
    QAccessibleInterface* summary() const override { return nullptr; }
    QString columnDescription(int column) const override { return view_->columnName(column); }
    QString rowDescription(int row) const override { return view_->rowName(row); }
    int selectedCellCount() const override { return 0; }
    int selectedColumnCount() const override { return 0; }
    int selectedRowCount() const override { return 0; }
    QList<QAccessibleInterface*> selectedCells() const override { return {}; }
    QList<int> selectedColumns() const override { return {}; }
    QList<int> selectedRows() const override { return {}; }
    bool isColumnSelected(int) const override { return false; }
    bool isRowSelected(int) const override { return false; }
    bool selectRow(int) override { return false; }
    bool selectColumn(int) override { return false; }
    bool unselectRow(int) override { return false; }
    bool unselectColumn(int) override { return false; }
    void modelChange(QAccessibleTableModelChangeEvent*) override { forget(); }

private:
    void forget() {
        for (const QAccessible::Id id : std::as_const(cells_)) QAccessible::deleteAccessibleInterface(id);
        cells_.clear();
    }

    FigureView* view_;
    mutable QHash<std::pair<int, int>, QAccessible::Id> cells_; // made when asked for
};

QAccessibleInterface* makeAccess(const QString&, QObject* object) {
    auto* view = qobject_cast<FigureView*>(object);
    return view != nullptr ? new FigureTable(view) : nullptr;
}

} // namespace

void installFigureAccess() {
    static const bool once = (QAccessible::installFactory(makeAccess), true);
    Q_UNUSED(once);
}

void updateFigureAccess(FigureView* view, bool shape) {
    if (!QAccessible::isActive()) return;
    if (shape) {
        QAccessibleTableModelChangeEvent event(view, QAccessibleTableModelChangeEvent::ModelReset);
        QAccessible::updateAccessibility(&event);
        return;
    }
    QAccessibleEvent event(view, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&event);
}

void tellFigureFocus(FigureView* view, int row, int column) {
    if (!QAccessible::isActive()) return;
    QAccessibleEvent event(view, QAccessible::Focus);
    event.setChild(row * view->markColumns() + column);
    QAccessible::updateAccessibility(&event);
}
