#include "app/render/placement.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace {

constexpr int directions = 24;
constexpr std::array distances{1.0, 1.8, 3.0, 4.5}; // in gaps

bool isFree(const QRectF& box, const LabelRoom& room) {
    return room.area.contains(box) && std::none_of(room.taken.begin(), room.taken.end(),
                                                   [&](const QRectF& other) { return other.intersects(box); });
}

double distance(const QRectF& box, QPointF point) {
    return std::hypot(std::max({box.left() - point.x(), point.x() - box.right(), 0.0}),
                      std::max({box.top() - point.y(), point.y() - box.bottom(), 0.0}));
}

/// What a place costs beside its distance: lines under the words, tips covered, and tips that it seems to name more
/// than its own.
double harm(const QRectF& box, const LabelWish& wish, const LabelRoom& room) {
    double cost = 0;
    const double own = distance(box, wish.tip);
    for (const QRectF& tip : room.tips)
        if (wish.gap > 0 && tip.center() != wish.tip && distance(box, tip.center()) < own + wish.gap / 2) cost += 4;
    for (const QLineF& line : room.lines) cost += 3 * lengthInside(line, box) / box.height();
    for (const QRectF& tip : room.tips) {
        const QRectF both = tip & box;
        cost += 12 * both.width() * both.height() / (box.height() * box.height());
    }
    return cost;
}

QRectF around(QPointF middle, QSizeF size) {
    return {middle - QPointF(size.width(), size.height()) / 2, size};
}

struct Best {
    std::optional<QRectF> box;
    double cost = 0;
    void consider(const QRectF& candidate, double price) {
        if (box && price >= cost) return;
        box = candidate;
        cost = price;
    }
};

Best nearTip(const LabelWish& wish, const LabelRoom& room) {
    Best best;
    const double length = std::hypot(wish.outward.x(), wish.outward.y());
    const double gap = std::max(wish.gap, 1e-6);
    if (wish.gap <= 0) {
        const QRectF box = around(wish.tip, wish.size);
        if (isFree(box, room)) best.consider(box, harm(box, wish, room));
    }
    for (const double far : distances)
        for (int i = 0; i < directions; ++i) {
            const double angle = 2 * std::numbers::pi * i / directions;
            const QPointF way(std::cos(angle), std::sin(angle));
            const double reach = wish.size.width() / 2 * std::abs(way.x()) + wish.size.height() / 2 * std::abs(way.y());
            const QRectF box = around(wish.tip + way * (far * gap + reach), wish.size);
            if (!isFree(box, room)) continue;
            const double turned = length > 0 ? 1 - QPointF::dotProduct(way, wish.outward) / length : 0;
            best.consider(box, harm(box, wish, room) + 1.2 * turned + 0.8 * (far - 1));
        }
    return best;
}

/// Anywhere, the nearer the better.
Best somewhere(const LabelWish& wish, const LabelRoom& room) {
    Best best;
    const double step = wish.size.height() / 2;
    if (!(step > 0)) return best;
    for (double y = room.area.top(); y + wish.size.height() <= room.area.bottom(); y += step)
        for (double x = room.area.left(); x + wish.size.width() <= room.area.right(); x += step) {
            const QRectF box(QPointF(x, y), wish.size);
            const double far = QLineF(box.center(), wish.tip).length();
            if (best.box && far / box.height() >= best.cost) continue;
            if (isFree(box, room)) best.consider(box, far / box.height() + harm(box, wish, room));
        }
    return best;
}

} // namespace

double lengthInside(const QLineF& line, const QRectF& box) {
    double from = 0;
    double to = 1;
    const auto cut = [&](double start, double way, double low, double high) {
        if (way == 0) return start > low && start < high;
        const double a = (low - start) / way;
        const double b = (high - start) / way;
        from = std::max(from, std::min(a, b));
        to = std::min(to, std::max(a, b));
        return from < to;
    };
    const bool crosses =
        cut(line.x1(), line.dx(), box.left(), box.right()) && cut(line.y1(), line.dy(), box.top(), box.bottom());
    return crosses ? (to - from) * line.length() : 0;
}

std::optional<QLineF> leaderOf(const QRectF& box, QPointF tip, const std::vector<QPointF>& others) {
    const double own = distance(box, tip);
    const bool nearest =
        std::none_of(others.begin(), others.end(), [&](QPointF other) { return distance(box, other) <= own; });
    if (own < 1.5 * box.height() && nearest) return std::nullopt;
    return QLineF(tip, {std::clamp(tip.x(), box.left(), box.right()), std::clamp(tip.y(), box.top(), box.bottom())});
}

std::vector<std::optional<QRectF>> placeLabels(const std::vector<LabelWish>& wishes, LabelRoom room) {
    std::vector<std::optional<QRectF>> places;
    for (const LabelWish& wish : wishes) {
        Best best = nearTip(wish, room);
        if (!best.box && wish.gap > 0) best = somewhere(wish, room);
        places.push_back(best.box);
        if (best.box) room.taken.push_back(*best.box);
    }
    return places;
}
