// The pictures in buttons: drawn, not typed, so that no font can change them. 16 × 16 in the middle of `place`.
#pragma once

class QColor;
class QPainter;
class QRect;

namespace icon {

void undo(QPainter& painter, const QRect& place, const QColor& ink);
void redo(QPainter& painter, const QRect& place, const QColor& ink);
void theme(QPainter& painter, const QRect& place, const QColor& ink);
void fold(QPainter& painter, const QRect& place, const QColor& ink);
void backToStart(QPainter& painter, const QRect& place, const QColor& ink);
void previous(QPainter& painter, const QRect& place, const QColor& ink);
void more(QPainter& painter, const QRect& place, const QColor& ink);
void next(QPainter& painter, const QRect& place, const QColor& ink);

} // namespace icon
