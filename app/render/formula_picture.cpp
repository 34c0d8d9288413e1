#include "app/render/formula_picture.h"

#include <QPainter>

#include <algorithm>

namespace {

constexpr double lineAscent = 0.74; // a line is at least so tall, so that it keeps its height when numbers change
constexpr double lineDescent = 0.26;
constexpr double lineGap = 0.24;
constexpr double indent = 1.2;
constexpr double leastFilled = 0.3; // of a line that ends early, at a better place
constexpr double margin = 0.1;      // around what is lit
constexpr double reach = 0.35;      // so far beside a part still means it

const FormulaPicture::Part* partOf(const FormulaPicture& picture, int part) {
    return part < 0 ? nullptr : &picture.parts[std::size_t(part)];
}

/// Is a shape of part `inner` inside of part `outer`?
bool isInside(const FormulaPicture& picture, int inner, int outer) {
    while (inner > outer) inner = picture.parts[std::size_t(inner)].parent; // a parent comes before its children
    return inner == outer;
}

bool isLit(const FormulaPicture& picture, int part, const QString& path) {
    for (const auto* p = partOf(picture, part); p != nullptr; p = partOf(picture, p->parent))
        if (!path.isEmpty() && p->path == path) return true;
    return false;
}

double distance(const QRectF& box, QPointF from) {
    const double x = std::max({box.left() - from.x(), 0.0, from.x() - box.right()});
    const double y = std::max({box.top() - from.y(), 0.0, from.y() - box.bottom()});
    return std::max(x, y);
}

QColor inkOf(const FormulaPicture& picture, const FormulaPicture::Shape& shape, const FormulaInk& ink) {
    if (isLit(picture, shape.part, ink.lit)) return coloursOf(ink.theme).accent;
    if (shape.colour.isValid()) return shape.colour;
    for (const auto* p = partOf(picture, shape.part); p != nullptr; p = partOf(picture, p->parent))
        if (p->role) return roleTextColour(*p->role, ink.theme);
    return ink.ink;
}

} // namespace

QString FormulaPicture::digits() const {
    QString result;
    for (const Shape& shape : shapes)
        if (shape.digit) result += QChar(u'0' + *shape.digit);
    return result;
}

QStringList FormulaPicture::paths() const {
    QStringList result;
    for (const Part& part : parts)
        if (!part.path.isEmpty()) result += part.path;
    return result;
}

FormulaPicture exchanged(const FormulaPicture& picture, const QString& digits, const QStringList& paths,
                         const FormulaDigits& outlines) {
    FormulaPicture result = picture;
    qsizetype digit = 0;
    for (FormulaPicture::Shape& shape : result.shapes) {
        if (!shape.digit || digit == digits.size()) continue;
        const int wanted = digits[digit++].digitValue();
        if (wanted == *shape.digit || wanted < 0) continue;
        shape.digit = wanted;
        shape.outline = shape.place.map(outlines[std::size_t(wanted)]);
    }
    qsizetype path = 0;
    for (FormulaPicture::Part& part : result.parts)
        if (!part.path.isEmpty() && path < paths.size()) part.path = paths[path++];
    return result;
}

FormulaLayout::FormulaLayout(FormulaPointer picture, double room) : picture_(std::move(picture)) {
    if (!picture_) return;
    const int columns = int(picture_->breaks.size());
    for (int first = 0; first < columns;) {
        const int last = lastThatFits(first, first == 0 ? room : room - indent);
        addLine(first, last);
        first = last + 1;
    }
    if (lines_.empty()) addLine(0, 0);
    height_ = lines_.back().bottom;
}

double FormulaLayout::end(int column) const {
    const auto next = std::size_t(column) + 1;
    return next < picture_->breaks.size() ? picture_->breaks[next].x : picture_->width;
}

/// As much as fits; but rather less than to break at a worse place.
int FormulaLayout::lastThatFits(int first, double room) const {
    using Rank = FormulaPicture::Break::Rank;
    const auto& breaks = picture_->breaks;
    const double start = breaks[std::size_t(first)].x;
    const auto rank = [&](int column) { // of the break behind it
        const auto next = std::size_t(column) + 1;
        return next < breaks.size() ? breaks[next].rank : Rank::list;
    };
    int best = first;
    for (int i = first + 1; i < int(breaks.size()) && end(i) - start <= room; ++i)
        if (rank(i) <= rank(best) || end(best) - start < leastFilled * room) best = i;
    return best;
}

void FormulaLayout::addLine(int first, int last) {
    Line line;
    line.first = first;
    line.last = last;
    double top = -lineAscent;
    double bottom = lineDescent;
    for (const auto& shape : picture_->shapes) {
        if (shape.column < first || shape.column > last) continue;
        const QRectF box = shape.outline.boundingRect();
        top = std::min(top, box.top());
        bottom = std::max(bottom, box.bottom());
    }
    const double left = picture_->breaks.empty() ? 0 : picture_->breaks[std::size_t(first)].x;
    line.shift = (lines_.empty() ? 0 : indent) - left;
    line.top = lines_.empty() ? 0 : lines_.back().bottom + lineGap;
    line.baseline = line.top - top;
    line.bottom = line.baseline + bottom;
    width_ = std::max(width_, end(last) + line.shift);
    lines_.push_back(line);
}

void FormulaLayout::paint(QPainter& painter, QPointF at, double em, const FormulaInk& ink) const {
    if (!picture_) return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(coloursOf(ink.theme).accentTint);
    for (const QRectF& box : boxes(ink.lit))
        painter.drawRoundedRect(QRectF(at + box.topLeft() * em, box.size() * em), 0.15 * em, 0.15 * em);
    for (const Line& line : lines_)
        for (const auto& shape : picture_->shapes) {
            if (shape.column < line.first || shape.column > line.last) continue;
            painter.setBrush(inkOf(*picture_, shape, ink));
            QTransform place = QTransform::fromTranslate(at.x(), at.y());
            place.scale(em, em);
            place.translate(line.shift, line.baseline);
            painter.drawPath(place.map(shape.outline));
        }
    painter.restore();
}

QRectF FormulaLayout::boxOf(int part, const Line& line) const {
    QRectF box;
    for (const auto& shape : picture_->shapes)
        if (shape.column >= line.first && shape.column <= line.last && isInside(*picture_, shape.part, part))
            box |= shape.outline.boundingRect();
    if (box.isEmpty()) return {};
    return box.translated(line.shift, line.baseline).adjusted(-margin, -margin, margin, margin);
}

std::vector<QRectF> FormulaLayout::boxes(const QString& path) const {
    std::vector<QRectF> result;
    if (!picture_ || path.isEmpty()) return result;
    for (std::size_t part = 0; part < picture_->parts.size(); ++part) {
        if (picture_->parts[part].path != path) continue;
        for (const Line& line : lines_)
            if (const QRectF box = boxOf(int(part), line); !box.isEmpty()) result.push_back(box);
    }
    return result;
}

QString FormulaLayout::pathAt(QPointF place) const {
    if (!picture_) return {};
    QString found;
    double nearest = reach;
    for (auto part = int(picture_->parts.size()) - 1; part >= 0; --part) { // the innermost ones are behind
        const QString& path = picture_->parts[std::size_t(part)].path;
        if (path.isEmpty()) continue;
        for (const Line& line : lines_) {
            const QRectF box = boxOf(part, line);
            const double away = distance(box, place);
            if (box.isEmpty() || away >= nearest) continue;
            nearest = away;
            found = path;
        }
    }
    return found;
}
