// The few things that figures are made of, drawn through one painter: on a screen or a page with Qt's means,
// into an SVG with its own elements.
#pragma once

#include "app/render/look.h"
#include "app/render/svg_device.h"

#include <QPainter>
#include <QPainterPath>

using Anchor = SvgDevice::Anchor;

class Canvas {
public:
    Canvas(QPainter& painter, const Look& look);

    bool isVector() const { return vector_; } // a file whose shapes stay shapes
    QPainter& painter() { return painter_; }

    void setMark(const QString& path);
    void box(const QRectF& box, double radius, const QBrush& fill, const QPen& frame = Qt::NoPen);
    void path(const QPainterPath& path, const QBrush& fill, const QPen& pen);
    /// Diagonal lines over the box: what is hidden is told by more than its colour.
    void hatch(const QRectF& box, const QColor& ink, double spacing);
    void image(const QRectF& place, const QImage& image);
    /// `at` is where the anchor stands, in the middle of the line's height; `angle` counts clockwise around it.
    void text(const QString& text, QPointF at, Anchor anchor, const QFont& font, const QColor& ink, double angle = 0);

private:
    QPainter& painter_;
    const Look& look_;
    SvgDevice* svg_;
    bool vector_;
};
