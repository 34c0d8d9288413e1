#include "app/shell/matrix_model.h"

#include "core/base/number.h"

using namespace attention;

namespace {

constexpr qsizetype longestCell = 7; // characters that fit a narrow cell

QString cellText(double value, bool whole) {
    QString exact = QString::fromStdString(display_number(value, shortest()));
    if (whole || exact.size() <= longestCell) return exact;
    return QString::fromStdString(display_number(value, fixed(4)));
}

} // namespace

void MatrixModel::setContent(const Matrices& matrices, std::size_t place, int onlyRow, const Tokens& rows,
                             const Tokens& columns) {
    const bool sameMatrix = matrices == matrices_;
    if (sameMatrix && place == place_ && onlyRow == onlyRow_ && rows == rows_ && columns == columns_) return;
    const int oldRows = rowCount();
    const int oldColumns = columnCount();
    const auto take = [&] {
        matrices_ = matrices;
        place_ = place;
        rows_ = rows;
        columns_ = columns;
        onlyRow_ = matrices.size() > 0 && onlyRow < matrices[place].rows() ? onlyRow : -1;
    };
    const int newRows = matrices.size() == 0 || onlyRow >= 0 ? 1 : int(matrices[place].rows());
    const int newColumns = matrices.size() == 0 ? int(columns.size()) : int(matrices[place].cols());
    if (newRows != oldRows || newColumns != oldColumns) {
        beginResetModel();
        take();
        endResetModel();
        return;
    }
    take();
    if (newRows == 0 || newColumns == 0) return;
    emit headerDataChanged(Qt::Horizontal, 0, newColumns - 1);
    emit headerDataChanged(Qt::Vertical, 0, newRows - 1);
    emit dataChanged(index(0, 0), index(newRows - 1, newColumns - 1));
}

int MatrixModel::rowCount(const QModelIndex& parent) const {
    if (parent.isValid()) return 0;
    if (absent() || onlyRow_ >= 0) return 1;
    return int(matrix().rows());
}

int MatrixModel::columnCount(const QModelIndex& parent) const {
    if (parent.isValid()) return 0;
    return absent() ? int(columns_.size()) : int(matrix().cols());
}

QVariant MatrixModel::data(const QModelIndex& index, int role) const {
    if (role == Qt::TextAlignmentRole) return int(Qt::AlignCenter);
    if (absent() || !index.isValid()) return {};
    const double value = matrix()(matrixRow(index.row()), index.column());
    switch (role) {
    case Qt::DisplayRole: return cellText(value, false);
    case Qt::EditRole: return cellText(value, true);
    case Qt::ToolTipRole:
        return locked_.isEmpty() ? cellText(value, true) : cellText(value, true) + QLatin1String("\n") + locked_;
    case Qt::AccessibleTextRole: return QStringLiteral("%1: %2").arg(nameOf(index), cellText(value, true));
    default: return {};
    }
}

/// The cell by its row and column, or by its place in the only row.
QString MatrixModel::nameOf(const QModelIndex& index) const {
    QString column = headerData(index.column(), Qt::Horizontal, Qt::DisplayRole).toString();
    if (rows_.empty() && rowCount() == 1) return column;
    return QStringLiteral("%1, %2").arg(headerData(index.row(), Qt::Vertical, Qt::DisplayRole).toString(), column);
}

QVariant MatrixModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (role == Qt::TextAlignmentRole) return int(Qt::AlignCenter);
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole) return {};
    const bool level = orientation == Qt::Horizontal;
    const Tokens& names = level ? columns_ : rows_;
    const int at = level ? section : matrixRow(section);
    if (at >= 0 && std::size_t(at) < names.size()) return QString::fromStdString(names[std::size_t(at)]);
    return QString::number(at + 1);
}

Qt::ItemFlags MatrixModel::flags(const QModelIndex& index) const {
    if (!index.isValid()) return {};
    const Qt::ItemFlags shown = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
    return locked_.isEmpty() ? shown | Qt::ItemIsEditable : shown;
}

bool MatrixModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    if (!index.isValid() || role != Qt::EditRole || !locked_.isEmpty()) return false;
    if (value.toString() == data(index, Qt::EditRole).toString()) return true;
    return put_(matrixRow(index.row()), index.column(), value.toString());
}
