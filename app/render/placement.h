// Where the words beside the tips of arrows stand. Pure arithmetic; the same wishes get the same places.
#pragma once

#include <QLineF>
#include <QRectF>

#include <optional>
#include <vector>

struct LabelWish {
    QPointF tip;     // what it names
    QPointF outward; // where it stands best, seen from the tip; (0, 0): anywhere
    QSizeF size;
    double gap = 0; // to the tip; 0: it may stand on it
};

struct LabelRoom {
    QRectF area;               // no label leaves it
    std::vector<QRectF> taken; // nor covers these
    std::vector<QRectF> tips;  // better not on these
    std::vector<QLineF> lines; // nor across these
};

/// A place for each, in the order of the wishes; none for a label that finds no room.
std::vector<std::optional<QRectF>> placeLabels(const std::vector<LabelWish>& wishes, LabelRoom room);

/// A line from a tip to its label, where one wouldn't know whose it is: it stands far off, or nearer to another tip.
std::optional<QLineF> leaderOf(const QRectF& label, QPointF tip, const std::vector<QPointF>& others);

/// The length of the part of a line that lies in a rectangle.
double lengthInside(const QLineF& line, const QRectF& box);
