#include "app/render/plane_picture.h"

#include <algorithm>
#include <cmath>

using attention::Arrow;
using attention::Index;

namespace {

// All distances in em.
constexpr double naturalSide = 26;
constexpr double largestSide = 44;
constexpr double ringRadius = 0.78;
constexpr double dotRadius = 0.32;
constexpr double nearLine = 0.5; // the pointer is on an arrow
constexpr double hitRadius = 12; // px around a tip that take hold of it: at least 22 across

/// Tints of owners; told apart by the names that stand in them too.
QColor ownerColour(int owner, bool grey) {
    constexpr int hues[] = {215, 35, 165, 330, 275, 75, 190, 0};
    if (grey) return QColor::fromHsv(0, 0, 90 + 45 * (owner % 4));
    return QColor::fromHsv(hues[owner % 8], 150, 225);
}

QRgb mixed(const QColor& one, const QColor& other, double share) {
    const auto channel = [&](int a, int b) { return int(std::lround(a + (b - a) * share)); };
    return qRgb(channel(one.red(), other.red()), channel(one.green(), other.green()),
                channel(one.blue(), other.blue()));
}

double distance(QPointF point, QPointF from, QPointF to) {
    const QPointF way = to - from;
    const double length = QPointF::dotProduct(way, way);
    const double t = length > 0 ? std::clamp(QPointF::dotProduct(point - from, way) / length, 0.0, 1.0) : 0;
    return QLineF(point, from + t * way).length();
}

double rounded(double value) {
    return std::round(value * 1e4) / 1e4;
}

} // namespace

PlanePicture::PlanePicture(const attention::FigureSpec& figure, const Look& look)
    : Picture(figure, look), plane_(std::get<attention::Plane>(figure_.content)) {
    if (plane_.extent > 1e-9 && plane_.extent < 1e9) extent_ = plane_.extent;
    step_ = attention::grid_step(extent_);
    measure();
}

double PlanePicture::naturalWidth() const {
    return naturalSide * em();
}

void PlanePicture::arrangeContent(QRectF room, bool, bool freeHeight) {
    const double below = hiddenLine_.isEmpty() ? 0 : 1.7 * em();
    const double tallest = freeHeight ? largestSide * em() : room.height() - below;
    double side = std::max(std::min(room.width(), tallest), em());
    if (freeHeight && look_.screen) side = std::min(side, naturalSide * em());
    // In the middle, unless the title at the right end of its axis needs more of what is free beside the plane.
    const double title = xTitle_.isEmpty() ? 0 : TextMeter(look_.font(smallSize())).width(xTitle_) + 1.2 * em();
    double left = room.center().x() - side / 2;
    if (title <= room.width() - side) left = std::min(left, room.right() - title - side);
    if (look_.screen) {
        side = std::floor(side);
        left = std::round(left);
    }
    plot_ = QRectF(left, look_.screen ? std::round(room.top()) : room.top(), side, side);
    hiddenRect_ = QRectF(plot_.left(), plot_.bottom() + 0.3 * em(), side, below);
    besides_ = QRectF(room.left(), plot_.top(), room.width(), side);
    used_ = QRectF(room.left(), room.top(), room.width(), side + below);
    placeTicks();
    placeWords();
}

bool PlanePicture::isShown(int row) const {
    return !arrow(row).hidden && std::isfinite(arrow(row).x) && std::isfinite(arrow(row).y);
}

bool PlanePicture::isCut(int row) const {
    return std::max(std::abs(arrow(row).x), std::abs(arrow(row).y)) > extent_;
}

QPointF PlanePicture::tip(int row) const {
    const Arrow& a = arrow(row);
    const double longest = std::max(std::abs(a.x), std::abs(a.y));
    const double share = longest > extent_ ? extent_ / longest : 1;
    return toPoint(QPointF(a.x, -a.y) * share);
}

double PlanePicture::lineWidth(int row) const {
    const Arrow& a = arrow(row);
    const double emphasis = std::isfinite(a.emphasis) ? std::clamp(a.emphasis, 0.0, 1.0) : 0;
    const double width = 0.1 + 0.2 * emphasis;
    return (a.dashed ? std::max(width, 0.17) : width) * em();
}

double PlanePicture::headLength(int row) const {
    return std::min(0.4 * em() + 3 * lineWidth(row), 0.85 * QLineF(origin(), tip(row)).length());
}

QRectF PlanePicture::markRect(Place place) const {
    if (!isShown(place.row)) return hiddenRect_;
    const double half = std::max(hitRadius, ringRadius * em());
    return {tip(place.row) - QPointF(half, half), QSizeF(2 * half, 2 * half)};
}

std::optional<Place> PlanePicture::handleAt(QPointF point) const {
    std::optional<Place> nearest;
    double least = std::max(hitRadius, ringRadius * em());
    for (int row = 0; row < rows(); ++row) {
        if (handle({row, 0}) == nullptr) continue;
        const double away = QLineF(point, tip(row)).length();
        if (away > least) continue;
        least = away;
        nearest = Place{row, 0};
    }
    return nearest;
}

std::optional<Place> PlanePicture::markAt(QPointF point) const {
    if (const auto taken = handleAt(point)) return taken;
    std::optional<Place> nearest;
    double least = nearLine * em();
    for (int row = 0; row < rows(); ++row) {
        if (!isShown(row)) continue;
        if (wordsRect(row).contains(point)) return Place{row, 0};
        const double away = distance(point, origin(), tip(row));
        if (away > least) continue;
        least = away;
        nearest = Place{row, 0};
    }
    return nearest;
}

const attention::Handle* PlanePicture::handle(Place place) const {
    return arrow(place.row).handle && isShown(place.row) ? &*arrow(place.row).handle : nullptr;
}

std::vector<double> PlanePicture::handleValues(Place place) const {
    if (!isShown(place.row)) return {};
    return {arrow(place.row).x, arrow(place.row).y};
}

std::vector<double> PlanePicture::valuesAt(QPointF point) const {
    const QPointF mark = toMark(point);
    return {std::clamp(mark.x(), -extent_, extent_), std::clamp(-mark.y(), -extent_, extent_)};
}

attention::Text PlanePicture::readOut(Place place) const {
    const Arrow& a = arrow(place.row);
    const std::string label =
        labels_[place.row].isEmpty() ? std::to_string(place.row + 1) : labels_[place.row].toStdString();
    if (!isShown(place.row)) return ATTENTION_TEXT("figure", "{label}: hidden").with("label", label);
    const auto number = [](double value) { return attention::display_number(rounded(value), attention::shortest()); };
    const bool said = a.note.empty() || a.note == "(" + number(a.x) + ", " + number(a.y) + ")";
    const attention::Text text =
        said ? ATTENTION_TEXT("figure", "{label}: ({x}, {y})") : ATTENTION_TEXT("figure", "{label}: ({x}, {y}) {note}");
    return text.with("label", label)
        .with("x", rounded(a.x), attention::shortest())
        .with("y", rounded(a.y), attention::shortest())
        .with("note", a.note);
}

std::vector<attention::Text> PlanePicture::notes() const {
    int lost = 0;
    for (int row = 0; row < rows(); ++row)
        if (isShown(row) && !words_[std::size_t(row)].label.isEmpty() && wordsRect(row).isEmpty()) ++lost;
    if (lost == 0) return {};
    return {ATTENTION_TEXT("figure", "Labels that find no room at this size: {count}.").with("count", lost)};
}

void PlanePicture::drawMarks(Canvas& canvas) const {
    drawRegions(canvas);
    drawGrid(canvas);
    for (const bool dashed : {false, true}) // the query lies above the keys
        for (int row = 0; row < rows(); ++row)
            if (isShown(row) && arrow(row).dashed == dashed) drawArrow(canvas, row);
    canvas.setMark({});
}

QImage PlanePicture::regionImage() const {
    const attention::Regions& regions = *plane_.regions;
    const int count = int(regions.owner.cols());
    const int tall = int(regions.owner.rows());
    QImage image(count, tall, QImage::Format_RGB32);
    for (int row = 0; row < tall; ++row) {
        auto* line = reinterpret_cast<QRgb*>(image.scanLine(tall - 1 - row));
        for (int column = 0; column < count; ++column) {
            const int owner = regions.owner(row, column);
            const double strength = regions.strength(row, column);
            const double share = owner < 0 || std::isnan(strength) ? 0 : 0.42 * std::clamp(strength, 0.0, 1.0);
            line[column] = mixed(colours().panel, ownerColour(std::max(owner, 0), look_.theme == Theme::grey), share);
        }
    }
    const int finer = count <= 128 ? 4 : 1; // soft edges, on every device alike
    return image.scaled(count * finer, tall * finer, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
}

void PlanePicture::drawRegions(Canvas& canvas) const {
    if (!plane_.regions || plane_.regions->owner.size() == 0) return;
    canvas.setMark(QString::fromStdString(plane_.regions->path));
    canvas.image(plot_, regionImage());
    canvas.setMark({});
}

void PlanePicture::drawGrid(Canvas& canvas) const {
    const auto line = [&](QPointF from, QPointF to, const QColor& ink) {
        const double wide = look_.screen ? 1 : 0.07 * em();
        const double half = look_.screen ? 0 : wide / 2;
        const QPointF a = toPoint(from);
        const QPointF b = toPoint(to);
        // As a box: its edges stay sharp on whole pixels.
        QRectF box(QPointF(std::min(a.x(), b.x()) - half, std::min(a.y(), b.y()) - half),
                   QPointF(std::max(a.x(), b.x()) - half, std::max(a.y(), b.y()) - half));
        if (look_.screen) box = QRectF(box.topLeft().toPoint(), box.size());
        (a.x() == b.x() ? box.setWidth(wide) : box.setHeight(wide));
        canvas.box(box, 0, ink);
    };
    const int last = int(std::floor(extent_ / step_ + 1e-9));
    for (int i = -last; i <= last; ++i) {
        if (i == 0) continue;
        line({i * step_, -extent_}, {i * step_, extent_}, colours().line);
        line({-extent_, i * step_}, {extent_, i * step_}, colours().line);
    }
    line({-extent_, 0}, {extent_, 0}, colours().ink3);
    line({0, -extent_}, {0, extent_}, colours().ink3);
}

void PlanePicture::drawArrow(Canvas& canvas, int row) const {
    canvas.setMark(path({row, 0}));
    const QPointF from = origin();
    const QPointF to = tip(row);
    const double length = QLineF(from, to).length();
    const double wide = lineWidth(row);
    if (length < dotRadius * em()) {
        const double r = dotRadius * em();
        canvas.box({to.x() - r, to.y() - r, 2 * r, 2 * r}, r, colour(row));
    } else {
        const QPointF way = (to - from) / length;
        const QPointF side(-way.y(), way.x());
        const double head = isCut(row) ? 0 : headLength(row); // it goes on beyond the plot
        QPainterPath shaft(from);
        shaft.lineTo(to - way * head * 0.8);
        QPen pen(colour(row), wide, Qt::SolidLine, Qt::FlatCap);
        if (arrow(row).dashed) pen.setDashPattern({3.2, 2.2});
        canvas.path(shaft, Qt::NoBrush, pen);
        if (head > 0) {
            QPainterPath tipShape(to);
            tipShape.lineTo(to - way * head + side * head * 0.42);
            tipShape.lineTo(to - way * head * 0.8);
            tipShape.lineTo(to - way * head - side * head * 0.42);
            tipShape.closeSubpath();
            canvas.path(tipShape, colour(row), Qt::NoPen);
        }
    }
    if (handle({row, 0}) == nullptr || !look_.screen) return;
    QColor ring = colour(row);
    if (!arrow(row).dashed) ring.setAlphaF(0.4F);
    const double r = ringRadius * em();
    canvas.box({to.x() - r, to.y() - r, 2 * r, 2 * r}, r, Qt::NoBrush, QPen(ring, 0.09 * em()));
}

void PlanePicture::drawLight(Canvas& canvas, const std::vector<Place>& places) const {
    for (const Place& place : places) {
        if (!isShown(place.row)) {
            canvas.box(hiddenRect_, 4, Qt::NoBrush, QPen(colours().ink1, 1.5));
            continue;
        }
        QColor halo = colour(place.row);
        halo.setAlphaF(0.3F);
        QPainterPath shaft(origin());
        shaft.lineTo(tip(place.row) + QPointF(0.01, 0)); // a line of no length has no end caps
        canvas.path(shaft, Qt::NoBrush, QPen(halo, lineWidth(place.row) + 0.85 * em(), Qt::SolidLine, Qt::RoundCap));
    }
    for (const Place& place : places)
        if (isShown(place.row)) drawArrow(canvas, place.row);
    canvas.setMark({});
}

void PlanePicture::drawFocus(Canvas& canvas, Place place) const {
    const QRectF box = isShown(place.row) ? markRect(place) : hiddenRect_;
    const double radius = isShown(place.row) ? box.width() / 2 : 4;
    canvas.box(box, radius, Qt::NoBrush, QPen(colours().accent, 2));
}
