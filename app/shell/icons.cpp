#include "app/shell/icons.h"

#include "app/shell/sizes.h"

#include <QPainter>
#include <QPainterPath>

namespace {

/// A painter whose origin is the middle of the place, with a round pen.
class Drawing {
public:
    Drawing(QPainter& painter, const QRect& place, const QColor& ink) : painter_(painter) {
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing);
        painter.translate(QRectF(place).center());
        painter.scale(sizes.scale, sizes.scale);
        painter.setPen(QPen(ink, 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.setBrush(Qt::NoBrush);
    }
    ~Drawing() { painter_.restore(); }
    Drawing(const Drawing&) = delete;
    Drawing& operator=(const Drawing&) = delete;

private:
    QPainter& painter_;
};

/// An arrow that turns back: to the left for undo.
void turn(QPainter& painter, double side) {
    QPainterPath path;
    path.moveTo(-2.5 * side, -5.5);
    path.lineTo(-6 * side, -2);
    path.lineTo(-2.5 * side, 1.5);
    path.moveTo(-6 * side, -2);
    path.lineTo(2.5 * side, -2);
    path.cubicTo(7 * side, -2, 7 * side, 5, 2.5 * side, 5);
    path.lineTo(-1 * side, 5);
    painter.drawPath(path);
}

void angle(QPainter& painter, double side) {
    const QPointF points[] = {{2.0 * side, -4.5}, {-2.5 * side, 0}, {2.0 * side, 4.5}};
    painter.drawPolyline(points, 3);
}

} // namespace

namespace icon {

void undo(QPainter& painter, const QRect& place, const QColor& ink) {
    const Drawing drawing(painter, place, ink);
    turn(painter, 1);
}

void redo(QPainter& painter, const QRect& place, const QColor& ink) {
    const Drawing drawing(painter, place, ink);
    turn(painter, -1);
}

void theme(QPainter& painter, const QRect& place, const QColor& ink) {
    const Drawing drawing(painter, place, ink);
    painter.drawEllipse(QPointF(0, 0), 6, 6);
    painter.setBrush(ink);
    QPainterPath half;
    half.moveTo(0, -6);
    half.arcTo(QRectF(-6, -6, 12, 12), 90, -180);
    half.closeSubpath();
    painter.fillPath(half, ink);
}

void fold(QPainter& painter, const QRect& place, const QColor& ink) {
    const Drawing drawing(painter, place, ink);
    painter.drawRoundedRect(QRectF(-7, -5.5, 14, 11), 2, 2);
    painter.drawLine(QPointF(-2.5, -5.5), QPointF(-2.5, 5.5));
}

void backToStart(QPainter& painter, const QRect& place, const QColor& ink) {
    const Drawing drawing(painter, place, ink);
    QPainterPath path;
    path.arcMoveTo(QRectF(-5, -5, 10, 10), 150);
    path.arcTo(QRectF(-5, -5, 10, 10), 150, -300);
    painter.drawPath(path);
    const QPointF head[] = {{-5.5, -6}, {-5, -2}, {-1, -2.5}};
    painter.drawPolyline(head, 3);
}

void previous(QPainter& painter, const QRect& place, const QColor& ink) {
    const Drawing drawing(painter, place, ink);
    angle(painter, 1);
}

void more(QPainter& painter, const QRect& place, const QColor& ink) {
    const Drawing drawing(painter, place, ink);
    for (const double y : {-4.5, 0.0, 4.5}) painter.drawLine(QPointF(-6, y), QPointF(6, y));
}

void next(QPainter& painter, const QRect& place, const QColor& ink) {
    const Drawing drawing(painter, place, ink);
    angle(painter, -1);
}

} // namespace icon
