#include "app/shell/readouts.h"

#include "app/shell/sizes.h"
#include "app/shell/style.h"
#include "app/shell/style_painting.h"

#include <QEvent>
#include <QPainter>
#include <QVBoxLayout>

using namespace attention;

namespace {

/// A number of the formula is lit when exactly it, or the row it stands for, is pointed at.
bool sameNumber(const QString& path, const QString& hovered) {
    return !path.isEmpty() && path == hovered;
}

} // namespace

ReadoutBox::ReadoutBox(SessionController& controller, QWidget* parent) : QWidget(parent), controller_(controller) {
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    connect(&controller, &SessionController::hovered, this, [this](const QString& path) {
        const bool lit = sameNumber(path_, path);
        if (lit == lit_) return;
        lit_ = lit;
        update();
    });
}

void ReadoutBox::show(const Readout& readout) {
    const QString label = controller_.text(readout.label);
    const QString value = controller_.text(readout.value);
    path_ = QString::fromStdString(readout.path);
    if (label == label_ && value == value_) return;
    if (label != label_) setToolTip(controller_.text(readout.help));
    label_ = label;
    value_ = value;
    setAccessibleName(label + QStringLiteral(": ") + value);
    update();
}

QSize ReadoutBox::sizeHint() const {
    return {120, 60};
}

bool ReadoutBox::event(QEvent* event) {
    if (event->type() == QEvent::Enter && !path_.isEmpty()) controller_.setHovered(path_);
    if (event->type() == QEvent::Leave) controller_.setHovered({});
    return QWidget::event(event);
}

void ReadoutBox::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const ThemeColours& c = coloursOf(palette());
    paint::box(painter, rect(), lit_ ? c.accentTint : c.background, lit_ ? c.accent : c.background, 8);
    const QRect inner = rect().adjusted(12, 8, -8, -8);
    QFont font = this->font();
    font.setPixelSize(sizes.small);
    painter.setFont(font);
    painter.setPen(c.ink2);
    painter.drawText(inner, Qt::AlignLeft | Qt::AlignTop | Qt::TextSingleLine,
                     QFontMetrics(font).elidedText(label_, Qt::ElideRight, inner.width()));
    font.setPixelSize(sizes.readout);
    font.setBold(true);
    // A long number (all digits) gets smaller before it is cut.
    while (font.pixelSize() > sizes.small && QFontMetrics(font).horizontalAdvance(value_) > inner.width())
        font.setPixelSize(font.pixelSize() - 1);
    painter.setFont(font);
    painter.setPen(c.ink1);
    painter.drawText(inner, Qt::AlignLeft | Qt::AlignBottom | Qt::TextSingleLine,
                     QFontMetrics(font).elidedText(value_, Qt::ElideRight, inner.width()));
}

FormulaLine::FormulaLine(SessionController& controller, QWidget* parent)
    : QWidget(parent), controller_(controller), symbolic_(new TextLabel(this, TextLabel::Ink::second, sizes.label)),
      substituted_(new TextLabel(this, TextLabel::Ink::first, sizes.formula)) {
    for (TextLabel* label : {symbolic_, substituted_}) {
        label->setWrapped(true);
        label->setKeepHeight(true);
    }
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(symbolic_);
    column->addWidget(substituted_);
    connect(&controller, &SessionController::hovered, this, [this](const QString& path) {
        substituted_->setInk(sameNumber(path_, path) ? TextLabel::Ink::accent : TextLabel::Ink::first);
    });
}

void FormulaLine::show(const Formula& formula) {
    path_ = QString::fromStdString(formula.path);
    symbolic_->setText(QString::fromStdString(formula.symbolic));
    substituted_->setText(QString::fromStdString(formula.substituted));
}

bool FormulaLine::event(QEvent* event) {
    if (event->type() == QEvent::Enter && !path_.isEmpty()) controller_.setHovered(path_);
    if (event->type() == QEvent::Leave) controller_.setHovered({});
    return QWidget::event(event);
}
