#include "app/shell/readouts.h"

#include "app/shell/sizes.h"
#include "app/shell/style.h"
#include "app/shell/style_painting.h"

#include <QEvent>
#include <QPainter>
#include <QVBoxLayout>

using namespace attention;

namespace {

constexpr int widestText = 150; // a number with all its digits is made smaller instead
constexpr int inset = 6;        // left and right of the text

QFont labelFont(QFont font) {
    font.setPixelSize(sizes.small);
    return font;
}

QFont valueFont(QFont font, int pixels) {
    font.setPixelSize(pixels);
    font.setBold(true);
    return font;
}

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
    if (label != label_) widest_ = 0;
    label_ = label;
    value_ = value;
    setAccessibleName(label + QStringLiteral(": ") + value);
    const int words = qMax(QFontMetrics(labelFont(font())).horizontalAdvance(label),
                           QFontMetrics(valueFont(font(), sizes.label)).horizontalAdvance(value));
    const int needed = qMin(words + 1, sizes.px(widestText)) + 2 * sizes.px(inset);
    if (needed > widest_) {
        widest_ = needed;
        updateGeometry();
    }
    update();
}

bool ReadoutBox::event(QEvent* event) {
    if (event->type() == QEvent::Enter && !path_.isEmpty()) controller_.setHovered(path_);
    if (event->type() == QEvent::Leave) controller_.setHovered({});
    return QWidget::event(event);
}

void ReadoutBox::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const ThemeColours& c = coloursOf(palette());
    paint::box(painter, rect(), lit_ ? c.accentTint : c.background, lit_ ? c.accent : c.background, sizes.px(8));
    const QRect inner = rect().adjusted(sizes.px(inset), sizes.px(4), -sizes.px(inset), -sizes.px(4));
    QFont font = labelFont(this->font());
    painter.setFont(font);
    painter.setPen(c.ink2);
    painter.drawText(inner, Qt::AlignLeft | Qt::AlignTop | Qt::TextSingleLine,
                     QFontMetrics(font).elidedText(label_, Qt::ElideRight, inner.width()));
    font = valueFont(this->font(), sizes.readout);
    // A long number (all digits) gets smaller before it is cut.
    while (font.pixelSize() > sizes.small && QFontMetrics(font).horizontalAdvance(value_) > inner.width())
        font.setPixelSize(font.pixelSize() - 1);
    painter.setFont(font);
    painter.setPen(c.ink1);
    painter.drawText(inner, Qt::AlignLeft | Qt::AlignBottom | Qt::TextSingleLine,
                     QFontMetrics(font).elidedText(value_, Qt::ElideRight, inner.width()));
}

FormulaLine::FormulaLine(SessionController& controller, QWidget* parent)
    : QWidget(parent), controller_(controller),
      symbolic_(new FormulaView(controller.typesetter(), this, TextLabel::Ink::second, sizes.label)),
      substituted_(new FormulaView(controller.typesetter(), this, TextLabel::Ink::first, sizes.formula)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    for (FormulaView* view : {symbolic_, substituted_}) {
        column->addWidget(view);
        connect(view, &FormulaView::hovered, this,
                [this](const QString& path) { controller_.setHovered(path.isEmpty() ? path_ : path); });
    }
    connect(&controller, &SessionController::hovered, this, &FormulaLine::light);
}

void FormulaLine::show(const Formula& formula) {
    path_ = QString::fromStdString(formula.path);
    symbolic_->setFormula(controller_.plain(formula.symbolic), controller_.tex(formula.symbolic));
    substituted_->setFormula(controller_.plain(formula.substituted), controller_.tex(formula.substituted));
}

/// The terms with this path; where none has it, the whole formula may be what it means.
void FormulaLine::light(const QString& path) {
    for (FormulaView* view : {symbolic_, substituted_}) view->setLit(path);
    const bool whole = sameNumber(path_, path) && !substituted_->has(path);
    substituted_->setInk(whole ? TextLabel::Ink::accent : TextLabel::Ink::first);
}

bool FormulaLine::event(QEvent* event) {
    if (event->type() == QEvent::Enter && !path_.isEmpty()) controller_.setHovered(path_);
    if (event->type() == QEvent::Leave) controller_.setHovered({});
    return QWidget::event(event);
}
