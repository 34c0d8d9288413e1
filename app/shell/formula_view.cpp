#include "app/shell/formula_view.h"

#include "app/render/typesetter.h"
#include "app/shell/sizes.h"
#include "app/shell/style.h"

#include <QMouseEvent>
#include <QPainter>

#include <cmath>

namespace {

constexpr int pauseTime = 120;    // ms in which the formula mustn't change
constexpr double emOfText = 1.15; // MathJax's letters are smaller than those of the text
constexpr double smallest = 0.75; // of that, where it is too wide
constexpr int padding = 2;        // above and below
constexpr double line = 1.15;     // height, in em
constexpr double fractionLine = 2.35;

/// Spaced as in print: nothing between exp and its parenthesis, and Σ no taller than the line.
QString tightened(QString tex) {
    tex.replace(QLatin1String("\\left("), QLatin1String("\\mathopen{}\\left("));
    tex.replace(QLatin1String("\\sum_"), QLatin1String("\\mathop{\\textstyle\\sum}\\nolimits_"));
    return tex;
}

} // namespace

FormulaView::FormulaView(Typesetter& typesetter, QWidget* parent, TextLabel::Ink ink, int pixels, bool bold)
    : QWidget(parent), typesetter_(typesetter), ink_(ink) {
    QFont f = font();
    f.setPixelSize(pixels);
    f.setBold(bold);
    setFont(f);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setMouseTracking(true);
    pause_.setSingleShot(true);
    pause_.setInterval(pauseTime);
    connect(&pause_, &QTimer::timeout, this, [this] {
        if (typesetter_.find(tex_) != nullptr) take();
        else typesetter_.want(this, tex_);
    });
    connect(&typesetter, &Typesetter::ready, this, [this](const QString& tex) {
        if (tex == tex_) take();
    });
}

void FormulaView::setFormula(const QString& plain, const QString& untidy) {
    const QString tex = tightened(untidy);
    if (plain == plain_ && tex == tex_) return;
    const int before = width() > 0 && !plain_.isEmpty() ? heightForWidth(width()) : -1;
    plain_ = plain;
    tex_ = tex;
    setAccessibleName(plain);
    picture_.reset();
    const TypesetFormula* known = typesetter_.find(tex);
    waiting_ = !tex.isEmpty() && (waiting_ || known == nullptr);
    if (waiting_) pause_.start();
    else pause_.stop();
    if (!waiting_ && known != nullptr) picture_ = known->picture;
    arrange();
    if (before < 0 || heightForWidth(width()) != before) updateGeometry();
}

void FormulaView::take() {
    const TypesetFormula* known = typesetter_.find(tex_);
    waiting_ = known == nullptr;
    if (known == nullptr || !known->picture) return;
    const int before = heightForWidth(width());
    picture_ = known->picture;
    arrange();
    if (heightForWidth(width()) != before) updateGeometry();
}

/// In lines as they fit; smaller where even so a term is too wide; nothing where it would be too small to read.
FormulaLayout FormulaView::laidOut(int width, double& em) const {
    const double usual = font().pixelSize() * emOfText;
    for (em = usual; picture_ && em >= usual * smallest;) {
        FormulaLayout layout(picture_, width / em);
        if (layout.width() * em <= width) return layout;
        em = qMin(em - 0.25, width / layout.width());
    }
    return {};
}

void FormulaView::arrange() {
    layout_ = laidOut(width(), em_);
    update();
}

int FormulaView::heightOfText(int width) const {
    const QFontMetrics metrics(font());
    const int flags = int(Qt::AlignLeft) | int(Qt::TextWordWrap);
    return metrics.boundingRect(QRect(0, 0, qMax(width, 1), 100000), flags, plain_).height();
}

/// Room for one line of it, before it is known how it looks.
int FormulaView::reserved() const {
    const double em = tex_.contains(QLatin1String("\\frac")) ? fractionLine : line;
    return int(std::ceil(em * font().pixelSize() * emOfText)) + 2 * padding;
}

int FormulaView::neededHeight(int width) const {
    double em = 0;
    const FormulaLayout layout = laidOut(width, em);
    const int typeset = layout.picture() != nullptr ? int(std::ceil(layout.height() * em)) : heightOfText(width);
    return qMax(tex_.isEmpty() ? 0 : reserved(), typeset + 2 * padding);
}

/// It never shrinks while it is as wide: a dragged slider must not make the page jump.
int FormulaView::heightForWidth(int width) const {
    if (width != tallestWidth_) tallest_ = 0;
    tallestWidth_ = width;
    tallest_ = qMax(tallest_, neededHeight(width));
    return tallest_;
}

QSize FormulaView::sizeHint() const {
    const int width = qMin(QFontMetrics(font()).horizontalAdvance(plain_) + 1, 280);
    return {width, neededHeight(width)};
}

QPointF FormulaView::corner() const {
    return {0, (height() - layout_.height() * em_) / 2};
}

std::vector<QRectF> FormulaView::places(const QString& path) const {
    std::vector<QRectF> result;
    for (const QRectF& box : layout_.boxes(path)) result.emplace_back(corner() + box.topLeft() * em_, box.size() * em_);
    return result;
}

void FormulaView::setInk(TextLabel::Ink ink) {
    if (ink == ink_) return;
    ink_ = ink;
    update();
}

void FormulaView::setLit(const QString& path) {
    if (path == lit_) return;
    const bool seen = has(lit_) || has(path);
    lit_ = path;
    if (seen) update();
}

QColor FormulaView::inkColour() const {
    const ThemeColours& c = coloursOf(palette());
    const QColor inks[] = {c.ink1, c.ink2, c.ink3, c.accent, c.caveatInk, c.problem};
    return inks[int(ink_)];
}

void FormulaView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    if (layout_.picture() != nullptr) {
        const Theme theme = coloursOf(palette()).dark ? Theme::dark : Theme::light;
        layout_.paint(painter, corner(), em_, {theme, inkColour(), lit_});
        return;
    }
    painter.setPen(inkColour());
    painter.drawText(rect(), int(Qt::AlignLeft | Qt::AlignVCenter) | int(Qt::TextWordWrap), plain_);
}

void FormulaView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    if (event->oldSize().width() == width()) return;
    arrange();
    // The layout may remember a height from before the formula was typeset.
    if (heightForWidth(width()) > height()) updateGeometry();
}

void FormulaView::mouseMoveEvent(QMouseEvent* event) {
    QWidget::mouseMoveEvent(event);
    const QString path = layout_.pathAt((event->position() - corner()) / qMax(em_, 1.0));
    if (path == pointed_) return;
    pointed_ = path;
    emit hovered(path);
}

void FormulaView::leaveEvent(QEvent* event) {
    QWidget::leaveEvent(event);
    if (pointed_.isEmpty()) return;
    pointed_.clear();
    emit hovered({});
}
