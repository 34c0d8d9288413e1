// How a cell of a table is drawn and edited.
#pragma once

#include <QStyledItemDelegate>

class QKeyEvent;
class QLineEdit;

/// The keys that fill cells; while a number is typed they do nothing, nor what the window means by them.
bool fillsCells(const QKeyEvent& event);

/// Draws a cell flat, and a ring around the current one. An entry that isn't taken stays, marked; a click elsewhere
/// takes it, also on what doesn't get the focus.
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
    void left(int key, bool back) const; // taken with this key, perhaps with Shift
    void gaveUp() const;

protected:
    bool eventFilter(QObject* object, QEvent* event) override;

private:
    bool take();
    bool pressed(QLineEdit* line, const QKeyEvent& event);
    void clickedElsewhere();

    bool locked_ = false;
    mutable QLineEdit* editor_ = nullptr;
    mutable QPersistentModelIndex edited_;
};
