// A matrix (or one row of it) as a table that can be edited like a spreadsheet.
#pragma once

#include "core/base/value.h"

#include <QAbstractTableModel>
#include <functional>

class MatrixModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    /// Asked to put `text` into a cell of the matrix; answers whether it was taken.
    using Put = std::function<bool(int row, int column, const QString& text)>;

    MatrixModel(Put put, QObject* parent) : QAbstractTableModel(parent), put_(std::move(put)) {}

    /// `place`: which one of a stack. `onlyRow` ≥ 0: this row alone. An absent matrix (no handle) shows one line of
    /// empty cells.
    void setContent(const attention::Matrices& matrices, std::size_t place, int onlyRow, const attention::Tokens& rows,
                    const attention::Tokens& columns);

    /// Can't be changed, and why (empty: it can).
    void setLocked(const QString& why) { locked_ = why; }

    /// The row of the matrix that a row of the table shows.
    int matrixRow(int row) const { return onlyRow_ >= 0 ? onlyRow_ : row; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;

private:
    QString nameOf(const QModelIndex& index) const;
    bool absent() const { return matrices_.size() == 0; }
    const attention::Matrix& matrix() const { return matrices_[place_]; }

    Put put_;
    attention::Matrices matrices_;
    std::size_t place_ = 0;
    int onlyRow_ = -1;
    attention::Tokens rows_;
    attention::Tokens columns_;
    QString locked_;
};
