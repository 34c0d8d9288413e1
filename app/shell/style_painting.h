// What the style draws, one function a part. Each gets what it needs; none knows a widget's class but Button.
#pragma once

#include "app/render/theme.h"

#include <QStyleOption>

class QPainter;
class QWidget;

namespace paint {

/// A rounded box inside `rect` with a one-pixel line that lies on whole pixels.
void box(QPainter& painter, const QRect& rect, const QColor& fill, const QColor& line, qreal corner);
/// Two pixels in the accent colour, where a key (not the mouse) has put the focus.
void focusRing(QPainter& painter, const QRect& rect, const QStyleOption& option, qreal corner);
/// A colour half way into the ground: how disabled things look.
QColor faded(const QColor& colour, const QColor& ground);
/// A small arrow head, pointing down or up.
void arrowHead(QPainter& painter, QPointF centre, const QColor& colour, bool up = false);
void checkMark(QPainter& painter, const QRectF& rect, const QColor& colour, qreal width);

void buttonBevel(QPainter& painter, const QStyleOptionButton& option, const QWidget* widget);
void buttonLabel(QPainter& painter, const QStyleOptionButton& option, const QWidget* widget);
void slider(QPainter& painter, const QStyleOptionSlider& option, const QRect& handle);
void scrollBar(QPainter& painter, const QStyleOptionSlider& option, const QRect& handle);
void edit(QPainter& painter, const QStyleOption& option, const QWidget* widget);
void checkBox(QPainter& painter, const QStyleOption& option, bool round);
void tab(QPainter& painter, const QStyleOptionTab& option);
void menuItem(QPainter& painter, const QStyleOptionMenuItem& option);
void headerSection(QPainter& painter, const QStyleOptionHeader& option);
void headerLabel(QPainter& painter, const QStyleOptionHeader& option);

} // namespace paint
