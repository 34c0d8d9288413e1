#include "app/shell/sheet_cell.h"

#include "app/shell/style.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPainter>
#include <QPointer>
#include <functional>

namespace {

/// Says of clicks in the window of an editor that aren't on it, for as long as the editor lives.
class ClickWatch final : public QObject {
public:
    ClickWatch(QWidget* editor, std::function<void()> elsewhere) : QObject(editor), elsewhere_(std::move(elsewhere)) {
        qApp->installEventFilter(this);
    }

protected:
    bool eventFilter(QObject* object, QEvent* event) override {
        const auto* widget = qobject_cast<const QWidget*>(object);
        const auto* editor = static_cast<QWidget*>(parent());
        if (event->type() == QEvent::MouseButtonPress && widget != nullptr && widget != editor &&
            widget->window() == editor->window())
            elsewhere_();
        return false;
    }

private:
    std::function<void()> elsewhere_;
};

} // namespace

bool fillsCells(const QKeyEvent& event) {
    return event.modifiers() == Qt::ControlModifier && (event.key() == Qt::Key_R || event.key() == Qt::Key_D);
}

void SheetCell::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const ThemeColours& c = coloursOf(option.palette);
    const bool selected = (option.state & QStyle::State_Selected) != 0;
    const auto* view = qobject_cast<const QAbstractItemView*>(option.widget);
    const bool active = view != nullptr && view->hasFocus();
    if (locked_) painter->fillRect(option.rect, c.background);
    if (selected && active) painter->fillRect(option.rect, c.accentTint);
    painter->setPen(locked_ ? c.ink3 : c.ink1);
    painter->setFont(option.font);
    painter->drawText(option.rect.adjusted(3, 0, -3, 0), Qt::AlignCenter | Qt::TextSingleLine,
                      index.data(Qt::DisplayRole).toString());
    if (!active || view->currentIndex() != index) return;
    painter->setPen(QPen(c.accent, 2));
    painter->drawRect(option.rect.adjusted(1, 1, -1, -1));
}

QWidget* SheetCell::createEditor(QWidget* parent, const QStyleOptionViewItem&, const QModelIndex& index) const {
    editor_ = new QLineEdit(parent);
    editor_->setAlignment(Qt::AlignCenter);
    editor_->setAccessibleName(index.data(Qt::AccessibleTextRole).toString());
    edited_ = index;
    new ClickWatch(editor_, [this] { const_cast<SheetCell*>(this)->clickedElsewhere(); });
    return editor_;
}

void SheetCell::updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option, const QModelIndex&) const {
    editor->setGeometry(option.rect);
}

void SheetCell::destroyEditor(QWidget* editor, const QModelIndex& index) const {
    if (editor == editor_) editor_ = nullptr;
    QStyledItemDelegate::destroyEditor(editor, index);
}

/// Puts the entry into the model; what is refused stays to be mended.
bool SheetCell::take() {
    if (!edited_.isValid()) return true;
    auto* model = const_cast<QAbstractItemModel*>(edited_.model()); // as setModelData gets it
    const QPointer<QLineEdit> still = editor_;
    still->setProperty("refused", false); // what is taken closes every refused entry
    const bool taken = model->setData(edited_, editor_->text(), Qt::EditRole);
    if (still == nullptr) return true;
    still->setProperty("refused", !taken);
    still->update();
    return taken;
}

void SheetCell::clickedElsewhere() {
    QLineEdit* line = editor_;
    if (line != nullptr && take()) emit closeEditor(line, NoHint);
}

bool SheetCell::eventFilter(QObject* object, QEvent* event) {
    auto* line = qobject_cast<QLineEdit*>(object);
    if (line == nullptr || line != editor_) return QStyledItemDelegate::eventFilter(object, event);
    switch (event->type()) {
    case QEvent::FocusOut: {
        const auto reason = static_cast<QFocusEvent*>(event)->reason();
        if (reason != Qt::PopupFocusReason && reason != Qt::ActiveWindowFocusReason && take())
            emit closeEditor(line, NoHint);
        return false;
    }
    case QEvent::KeyPress: return pressed(line, *static_cast<QKeyEvent*>(event));
    default: return QStyledItemDelegate::eventFilter(object, event);
    }
}

/// True where the editor itself has nothing to do with the key.
bool SheetCell::pressed(QLineEdit* line, const QKeyEvent& event) {
    const int key = event.key();
    switch (key) {
    case Qt::Key_Escape:
        emit closeEditor(line, RevertModelCache);
        emit gaveUp();
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Tab:
    case Qt::Key_Backtab:
    case Qt::Key_Up:
    case Qt::Key_Down: {
        if (!take()) return true;
        emit closeEditor(line, NoHint);
        emit left(key, (event.modifiers() & Qt::ShiftModifier) != 0);
        return true;
    }
    default: return fillsCells(event);
    }
}
