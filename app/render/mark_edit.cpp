#include "app/render/mark_edit.h"

#include "core/base/number.h"

#include <QKeyEvent>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>

MarkEdit::MarkEdit(QWidget* parent, const QRect& place, const std::vector<double>& values, Taken taken)
    : QLineEdit(parent), count_(values.size()), taken_(std::move(taken)) {
    QStringList words;
    for (const double value : values)
        words += QString::fromStdString(attention::display_number(value, attention::shortest()));
    setText(words.join(QStringLiteral("  ")));
    const QSize size(std::max(fontMetrics().horizontalAdvance(text()) + 32, 72), sizeHint().height());
    QRect at(QPoint(), size);
    at.moveCenter(place.center());
    at.moveLeft(std::clamp(at.left(), 0, std::max(0, parent->width() - size.width())));
    at.moveTop(std::clamp(at.top(), 0, std::max(0, parent->height() - size.height())));
    setGeometry(at);
    setAccessibleName(tr("Number"));
    show();
    setFocus();
    selectAll();
}

namespace {

/// With a point or a comma; "35%" is 0.35.
std::optional<double> numberOf(QString word) {
    const bool percents = word.endsWith(u'%');
    if (percents) word.chop(1);
    auto number = attention::parse_number(word.toStdString());
    if (!number) number = attention::parse_number(word.toStdString(), true);
    return number && percents ? *number / 100 : number;
}

} // namespace

/// Numbers are parted by spaces or semicolons; a comma may be a decimal one.
void MarkEdit::take() {
    static const QRegularExpression between(QStringLiteral("[\\s;]+"));
    std::vector<double> values;
    QString line = text();
    line.replace(u'％', u'%').replace(QStringLiteral(" %"), QStringLiteral("%"));
    for (const QString& word : line.split(between, Qt::SkipEmptyParts)) {
        const auto number = numberOf(word);
        if (!number || !std::isfinite(*number)) return refuse();
        values.push_back(*number);
    }
    if (values.size() != count_) return refuse();
    const Taken taken = taken_;
    deleteLater();
    taken(values);
}

/// What can't be read stays, marked as edits of the form mark it.
void MarkEdit::refuse() {
    setProperty("refused", true);
    setToolTip(tr("Write a number like 0.5 or −2; x and y with a space between them."));
    selectAll();
    update();
}

void MarkEdit::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) return take();
    if (event->key() == Qt::Key_Escape) {
        parentWidget()->setFocus();
        return;
    }
    QLineEdit::keyPressEvent(event);
}

void MarkEdit::focusOutEvent(QFocusEvent* event) {
    QLineEdit::focusOutEvent(event);
    if (event->reason() != Qt::PopupFocusReason) deleteLater();
}
