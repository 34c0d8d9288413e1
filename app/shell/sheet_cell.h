// How a cell of a table is drawn and edited.
#pragma once

#include <QStyledItemDelegate>

class QLineEdit;

/// Draws a cell flat, and a ring around the current one. An entry that isn't taken stays, marked.
class SheetCell final : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void setLocked(bool locked) { locked_ = locked; }
    QLineEdit* editor() const { return editor_; }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option, const QModelIndex&) const override;
    void destroyEditor(QWidget* editor, const QModelIndex& index) const override;

signals:
    void left(int key) const; // taken with this key
    void gaveUp() const;

protected:
    bool eventFilter(QObject* object, QEvent* event) override;

private:
    bool take();

    bool locked_ = false;
    mutable QLineEdit* editor_ = nullptr;
    mutable QPersistentModelIndex edited_;
};
