#include "app/render/canvas.h"

#include <QPaintEngine>

#include <cmath>

namespace {

/// From the base line up to the middle of the capitals, and just as well of Chinese characters, in em.
constexpr double middle = 0.36;

double startOf(Anchor anchor, double width) {
    return anchor == Anchor::start ? 0 : anchor == Anchor::middle ? -width / 2 : -width;
}

} // namespace

Canvas::Canvas(QPainter& painter, const Look& look)
    : painter_(painter), look_(look), svg_(dynamic_cast<SvgDevice*>(painter.device())),
      vector_(svg_ != nullptr ||
              (painter.paintEngine() != nullptr && painter.paintEngine()->type() == QPaintEngine::Pdf)) {
    painter_.setRenderHint(QPainter::Antialiasing);
    painter_.setRenderHint(QPainter::SmoothPixmapTransform, false);
    painter_.setRenderHint(QPainter::LosslessImageRendering);
}

void Canvas::setMark(const QString& path) {
    if (svg_ != nullptr) svg_->setMark(path);
}

void Canvas::box(const QRectF& box, double radius, const QBrush& fill, const QPen& frame) {
    if (svg_ != nullptr) return svg_->box(box, radius, fill, frame);
    painter_.setPen(frame);
    painter_.setBrush(fill);
    painter_.setRenderHint(QPainter::Antialiasing, radius > 0);
    if (radius > 0) painter_.drawRoundedRect(box, radius, radius);
    else painter_.drawRect(box);
    painter_.setRenderHint(QPainter::Antialiasing);
}

void Canvas::path(const QPainterPath& path, const QBrush& fill, const QPen& pen) {
    painter_.setPen(pen);
    painter_.setBrush(fill);
    painter_.drawPath(path);
}

void Canvas::hatch(const QRectF& box, const QColor& ink, double spacing) {
    QPainterPath lines;
    const double last = box.right() + box.bottom();
    // Along x + y = sum, counted from the corner of the page, so that neighbours join up.
    for (double sum = std::ceil((box.left() + box.top()) / spacing) * spacing; sum < last; sum += spacing) {
        const double left = std::max(box.left(), sum - box.bottom());
        const double right = std::min(box.right(), sum - box.top());
        if (right <= left) continue;
        lines.moveTo(left, sum - left);
        lines.lineTo(right, sum - right);
    }
    path(lines, Qt::NoBrush, QPen(ink, look_.em * 0.07, Qt::SolidLine, Qt::FlatCap));
}

void Canvas::image(const QRectF& place, const QImage& image) {
    painter_.drawImage(place, image);
}

void Canvas::text(const QString& text, QPointF at, Anchor anchor, const QFont& font, const QColor& ink, double angle) {
    if (text.isEmpty()) return;
    const double down = middle * font.pixelSize();
    if (svg_ != nullptr && !look_.outlines)
        return svg_->text(text, at + QPointF(0, down), anchor, font, ink, angle, at);
    const double start = startOf(anchor, anchor == Anchor::start ? 0 : TextMeter(font).width(text));
    if (look_.outlines) {
        QPainterPath glyphs;
        glyphs.addText(start, down, font, text);
        const QPainterPath placed = QTransform().translate(at.x(), at.y()).rotate(angle).map(glyphs);
        if (svg_ != nullptr) svg_->outline(placed, text, ink);
        else painter_.fillPath(placed, ink);
        return;
    }
    painter_.setFont(font);
    painter_.setPen(ink);
    if (angle == 0) return painter_.drawText(at + QPointF(start, down), text);
    painter_.save();
    painter_.translate(at);
    painter_.rotate(angle);
    painter_.drawText(QPointF(start, down), text);
    painter_.restore();
}
