#include "app/render/heat_picture.h"

#include <algorithm>
#include <cmath>

using attention::Index;

namespace {

constexpr Index mostMeasured = 4096;

const attention::HeatMap& heatMapOf(const attention::FigureSpec& figure) {
    return std::get<attention::HeatMap>(figure.content);
}

QString numberText(double value, attention::NumberFormat format) {
    return QString::fromStdString(attention::display_number(value, format));
}

} // namespace

HeatPicture::HeatPicture(const attention::FigureSpec& figure, const Look& look)
    : Picture(figure, look), map_(heatMapOf(figure_)),
      colourMap_(map_.colours == attention::ColourMap::truth ? map_.colours : look.colourMap.value_or(map_.colours)),
      ramp_(colourMap_, map_.low, map_.high, look.theme) {
    measure();
}

void HeatPicture::measure() {
    const TextMeter plain(look_.font());
    // The chosen row's label is bold: all have room for that, so that choosing another one moves nothing.
    const TextMeter wide(look_.font(1, map_.chosen_row.has_value()));
    const auto texts = [&](const std::vector<attention::Label>& labels, Index count, QStringList& into,
                           std::vector<double>& widths, const TextMeter& meter) {
        const bool named = std::any_of(labels.begin(), labels.end(),
                                       [](const attention::Label& label) { return !label.text.empty(); });
        for (Index i = 0; i < count; ++i) {
            into += std::size_t(i) < labels.size() ? visibleToken(labels[std::size_t(i)].text) : QString();
            if (named && into.back().isEmpty()) into.back() = QStringLiteral("“”"); // a token without characters
            widths.push_back(meter.width(into.back()));
        }
        return widths.empty() ? 0 : *std::max_element(widths.begin(), widths.end());
    };
    widestRow_ = texts(map_.rows, map_.values.rows(), rowTexts_, rowWidths_, wide);
    widestColumn_ = texts(map_.columns, map_.values.cols(), columnTexts_, columnWidths_, plain);
    rowTitle_ = drawable(look_.words(map_.row_title));
    columnTitle_ = drawable(look_.words(map_.column_title));
    barTitle_ = drawable(look_.words(map_.colour_title));

    // The widest number of a fixed format is the largest or the smallest one; all digits have to be looked at.
    const auto consider = [&](double value) {
        widestNumber_ = std::max(widestNumber_, plain.width(numberText(value, map_.format)));
    };
    if (map_.values.size() == 0 || isTruth()) return;
    if (map_.format.kind != attention::NumberFormat::Kind::shortest) {
        consider(map_.values.minCoeff<Eigen::PropagateNumbers>());
        consider(map_.values.maxCoeff<Eigen::PropagateNumbers>());
    } else if (map_.values.size() <= mostMeasured) {
        for (Index i = 0; i < map_.values.size(); ++i) consider(map_.values.data()[i]);
    }
}

bool HeatPicture::isHidden(Place p) const {
    return (map_.hidden.size() > 0 && map_.hidden(p.row, p.column)) || std::isnan(map_.values(p.row, p.column));
}

/// Hidden for a time: a number that the learner is asked for.
bool HeatPicture::isCovered(Place p) const {
    const bool masked = map_.hidden.size() > 0 && map_.hidden(p.row, p.column);
    return !masked && attention::is_covered(map_.values(p.row, p.column));
}

const attention::Error* HeatPicture::problem(int row) const {
    const auto at = std::size_t(row);
    return at < map_.problems.size() && map_.problems[at] ? &*map_.problems[at] : nullptr;
}

bool HeatPicture::isChosen(int row) const {
    return map_.chosen_row && std::size_t(row) < map_.rows.size() &&
           map_.rows[std::size_t(row)].index == *map_.chosen_row;
}

bool HeatPicture::isOneImage(bool vector) const {
    if (!vector) return at_.gap == 0;
    if (look_.cells != FigureStyle::automatic) return look_.cells == FigureStyle::image;
    return isMany(rows(), columns());
}

QSizeF HeatPicture::cellSize() const {
    return {plot_.width() / visible_.width(), plot_.height() / visible_.height()};
}

QRect HeatPicture::seen() const {
    const QRectF part = visible_ & whole();
    return {QPoint(int(std::floor(part.left())), int(std::floor(part.top()))),
            QPoint(int(std::ceil(part.right())) - 1, int(std::ceil(part.bottom())) - 1)};
}

QRectF HeatPicture::markRect(Place p) const {
    const double half = at_.gap / 2;
    return QRectF(toPoint(QPointF(p.column, p.row)), toPoint(QPointF(p.column + 1, p.row + 1)))
        .adjusted(half, half, -half, -half);
}

std::optional<Place> HeatPicture::markAt(QPointF point) const {
    if (!plot_.contains(point)) return std::nullopt;
    const QPointF mark = toMark(point);
    const Place place{int(std::floor(mark.y())), int(std::floor(mark.x()))};
    if (place.row < 0 || place.column < 0 || place.row >= rows() || place.column >= columns()) return std::nullopt;
    return place;
}

std::optional<int> HeatPicture::rowLabelAt(QPointF point) const {
    const bool beside = point.x() < plot_.left() && point.x() > plot_.left() - at_.rows.longest - em();
    if (!beside || point.y() < plot_.top() || point.y() >= plot_.bottom()) return std::nullopt;
    return std::clamp(int(std::floor(toMark(point).y())), 0, rows() - 1);
}

QString HeatPicture::path(Place p) const {
    const auto index = [](const std::vector<attention::Label>& labels, int at) {
        return QString::number(std::size_t(at) < labels.size() ? labels[std::size_t(at)].index : Index(at));
    };
    return QString::fromStdString(map_.path) + u'.' + index(map_.rows, p.row) + u'.' + index(map_.columns, p.column);
}

std::optional<Place> HeatPicture::placeOf(const QString& wanted) const {
    const QStringList parts = wanted.split(u'.');
    if (parts.size() < 3) return std::nullopt;
    const auto find = [](const std::vector<attention::Label>& labels, qlonglong index) {
        for (std::size_t i = 0; i < labels.size(); ++i)
            if (labels[i].index == index) return int(i);
        return int(index);
    };
    const Place place{find(map_.rows, parts[parts.size() - 2].toLongLong()),
                      find(map_.columns, parts.back().toLongLong())};
    const bool inside = place.row >= 0 && place.column >= 0 && place.row < rows() && place.column < columns();
    return inside && path(place) == wanted ? std::optional(place) : std::nullopt;
}

std::vector<Place> HeatPicture::placesUnder(const QString& wanted) const {
    const auto one = placeOf(wanted);
    if (one) return {*one};
    std::vector<Place> places;
    if (wanted.isEmpty() || columns() == 0) return places;
    for (int row = 0; row < rows(); ++row) {
        // All of a row or nothing: what lies below it are its cells.
        const QString first = path({row, 0});
        if (!isUnder(first.left(first.lastIndexOf(u'.')), wanted)) continue;
        for (int column = 0; column < columns(); ++column) places.push_back({row, column});
    }
    return places;
}

/// One ring around neighbours, however many they are.
void HeatPicture::drawLight(Canvas& canvas, const std::vector<Place>& places) const {
    for (std::size_t from = 0, to = 0; from < places.size(); from = to) {
        for (to = from + 1; to < places.size() && places[to].row <= places[to - 1].row + 1;) ++to;
        drawRing(canvas, (markRect(places[from]) | markRect(places[to - 1])) & plot_, colours().ink1, 1.5);
    }
}

std::optional<std::pair<int, int>> HeatPicture::switchable(Place p) const {
    const bool known = std::size_t(p.row) < map_.rows.size() && std::size_t(p.column) < map_.columns.size();
    if (map_.toggle_cells.empty() || !known || !value(p)) return std::nullopt;
    return std::pair(int(map_.rows[std::size_t(p.row)].index), int(map_.columns[std::size_t(p.column)].index));
}

bool HeatPicture::isHatched(Place p) const {
    const auto shown = value(p);
    return !shown || std::isinf(*shown) || (isTruth() && *shown == 0);
}

std::optional<double> HeatPicture::value(Place p) const {
    if (isHidden(p) || problem(p.row) != nullptr) return std::nullopt;
    return map_.values(p.row, p.column);
}

attention::Text HeatPicture::readOut(Place p) const {
    const auto name = [](const std::vector<attention::Label>& labels, int at) {
        const bool named = std::size_t(at) < labels.size() && !labels[std::size_t(at)].text.empty();
        return named ? visibleToken(labels[std::size_t(at)].text).toStdString() : std::to_string(at + 1);
    };
    const std::string row = name(map_.rows, p.row);
    if (const attention::Error* error = problem(p.row))
        return ATTENTION_TEXT("figure", "{row}: {problem}").with("row", row).with("problem", error->message);
    const std::string column = name(map_.columns, p.column);
    if (isTruth() && isHidden(p))
        return ATTENTION_TEXT("figure", "{row} → {column}: not shown").with("row", row).with("column", column);
    if (isCovered(p))
        return ATTENTION_TEXT("figure", "{row} → {column}: to be guessed").with("row", row).with("column", column);
    if (isHatched(p))
        return ATTENTION_TEXT("figure", "{row} → {column}: hidden").with("row", row).with("column", column);
    if (isTruth()) return ATTENTION_TEXT("figure", "{row} → {column}: allowed").with("row", row).with("column", column);
    return ATTENTION_TEXT("figure", "{row} → {column} {value}")
        .with("row", row)
        .with("column", column)
        .with("value", map_.values(p.row, p.column), map_.format);
}

QColor HeatPicture::cellColour(Place p) const {
    if (!isHatched(p)) return QColor::fromRgb(ramp_.at(map_.values(p.row, p.column)));
    const QColor& a = colours().panel;
    const QColor& b = colours().hidden;
    return {(3 * a.red() + b.red()) / 4, (3 * a.green() + b.green()) / 4, (3 * a.blue() + b.blue()) / 4};
}

QString HeatPicture::cellText(Place p) const {
    if (value(p)) return numberText(map_.values(p.row, p.column), map_.format);
    return attention::is_covered(map_.values(p.row, p.column)) ? QStringLiteral("?") : QStringLiteral("—");
}

void HeatPicture::drawMarks(Canvas& canvas) const {
    if (rows() == 0 || columns() == 0) return;
    QPainter& painter = canvas.painter();
    if (isZoomed()) painter.setClipRect(plot_);
    if (isOneImage(canvas.isVector())) drawImage(canvas);
    else drawCells(canvas);
    drawNumbers(canvas);
    drawChosenRow(canvas);
    drawGuesses(canvas);
}

/// How many pixels wide a cell is in the image of a file: programs that smooth what they enlarge then blur its edges
/// alone.
int HeatPicture::pixelsOfCell(bool vector) const {
    constexpr int mostPixels = 1536;
    constexpr int most = 64;
    return vector ? std::clamp(mostPixels / std::max(rows(), columns()), 1, most) : 1;
}

/// One image, enlarged without smoothing.
void HeatPicture::drawImage(Canvas& canvas) const {
    QImage image(columns(), rows(), QImage::Format_RGB32);
    QPainterPath hatched;
    for (int row = 0; row < rows(); ++row) {
        auto* line = reinterpret_cast<QRgb*>(image.scanLine(row));
        int from = -1; // of the hidden run
        for (int column = 0; column <= columns(); ++column) {
            const bool hidden = column < columns() && isHatched({row, column});
            if (column < columns())
                line[column] = hidden ? cellColour({row, column}).rgb() : ramp_.at(map_.values(row, column));
            if (hidden && from < 0) from = column;
            if (hidden || from < 0) continue;
            hatched.addRect(QRectF(toPoint(QPointF(from, row)), toPoint(QPointF(column, row + 1))));
            from = -1;
        }
    }
    canvas.setMark(QString::fromStdString(map_.path));
    canvas.image(QRectF(toPoint({0, 0}), toPoint(QPointF(columns(), rows()))),
                 image.scaled(image.size() * pixelsOfCell(canvas.isVector())));
    if (hatched.isEmpty()) return canvas.setMark({});
    QPainter& painter = canvas.painter();
    painter.save();
    painter.setClipPath(hatched, Qt::IntersectClip);
    canvas.hatch(plot_, colours().hidden, 0.5 * em());
    painter.restore();
    canvas.setMark({});
}

void HeatPicture::drawCells(Canvas& canvas) const {
    const QRect part = seen();
    const double radius =
        at_.gap > 0 ? std::min(0.28 * em(), 0.15 * std::min(cellSize().width(), cellSize().height())) : 0;
    for (int row = part.top(); row <= part.bottom(); ++row)
        for (int column = part.left(); column <= part.right(); ++column) {
            const Place place{row, column};
            const QRectF box = markRect(place);
            canvas.setMark(path(place));
            canvas.box(box, radius, cellColour(place));
            const double inset = radius * 0.3;
            const bool unknown = isTruth() && !value(place); // says neither: a question mark, no hatching
            if (isHatched(place) && !unknown)
                canvas.hatch(box.adjusted(inset, inset, -inset, -inset), colours().hidden, 0.5 * em());
        }
    canvas.setMark({});
}

void HeatPicture::drawNumbers(Canvas& canvas) const {
    const double size = numberSize(cellSize());
    const QRect part = seen();
    const QFont font = look_.font(size > 0 ? size : 1);
    for (int row = part.top(); row <= part.bottom(); ++row) {
        if (problem(row) != nullptr) {
            drawProblem(canvas, {row, std::max(part.left(), 0)});
            continue;
        }
        for (int column = part.left(); isTruth() && column <= part.right(); ++column) drawCheck(canvas, {row, column});
        for (int column = part.left(); size > 0 && column <= part.right(); ++column) {
            const Place place{row, column};
            canvas.setMark(path(place));
            canvas.text(cellText(place), markRect(place).center(), Anchor::middle, font,
                        inkOn(cellColour(place), look_.theme));
        }
    }
    canvas.setMark({});
}

/// Drawn, not written: not every font has one.
void HeatPicture::drawCheck(Canvas& canvas, Place place) const {
    const QRectF cell = markRect(place);
    const double side = std::min({cell.width(), cell.height(), 2.4 * em()}) * 0.5;
    if (side < 0.2 * em()) return;
    const QPointF at = cell.center();
    canvas.setMark(path(place));
    if (!value(place)) return canvas.text(QStringLiteral("?"), at, Anchor::middle, look_.font(), colours().ink2);
    if (isHatched(place)) return;
    QPainterPath check(at + QPointF(-0.46, 0.04) * side);
    check.lineTo(at + QPointF(-0.13, 0.36) * side);
    check.lineTo(at + QPointF(0.46, -0.34) * side);
    canvas.path(check, Qt::NoBrush,
                QPen(colours().accent, std::max(0.16 * side, 0.07 * em()), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
}

/// A row that has no numbers says so with a badge; its sentence comes on hovering.
void HeatPicture::drawProblem(Canvas& canvas, Place place) const {
    const QRectF cell = markRect(place);
    const double radius = std::min(0.7 * em(), 0.46 * cellSize().height());
    const QPointF at(std::max(cell.center().x(), plot_.left() + radius), cell.center().y());
    canvas.setMark(path(place));
    canvas.box({at.x() - radius, at.y() - radius, 2 * radius, 2 * radius}, radius, colours().panel,
               QPen(colours().problem, 0.1 * em()));
    canvas.text(QStringLiteral("!"), at, Anchor::middle, look_.font(1.4 * radius / em(), true), colours().problem);
}

/// A ring in each cell that was marked as the largest of its row; it keeps clear of the number.
void HeatPicture::drawGuesses(Canvas& canvas) const {
    for (int row = 0; row < rows() && std::size_t(row) < map_.guesses.size(); ++row) {
        const auto& guess = map_.guesses[std::size_t(row)];
        if (!guess) continue;
        const QRectF cell = markRect({row, int(*guess)});
        const double inset = std::min(0.25 * em(), 0.1 * std::min(cell.width(), cell.height()));
        const QRectF ring = cell.adjusted(inset, inset, -inset, -inset);
        const double radius = std::min(ring.width(), ring.height()) / 2;
        canvas.box(ring, radius, Qt::NoBrush, QPen(colours().panel, 0.42 * em()));
        canvas.box(ring, radius, Qt::NoBrush, QPen(colours().ink1, 0.2 * em()));
    }
}

void HeatPicture::drawChosenRow(Canvas& canvas) const {
    const QPen pen(colours().accent, std::max(0.13 * em(), 1.0), Qt::SolidLine, Qt::SquareCap, Qt::RoundJoin);
    const double radius = std::min(0.28 * em(), 0.15 * std::min(cellSize().width(), cellSize().height()));
    for (int row = 0; row < rows(); ++row) {
        if (!isChosen(row)) continue;
        if (cellSize().height() < em()) drawRowMarkers(canvas, row);
        else if (at_.gap == 0)
            canvas.box(QRectF(toPoint(QPointF(0, row)), toPoint(QPointF(columns(), row + 1))), 0.05 * em(), Qt::NoBrush,
                       pen);
        else
            for (int column = 0; column < columns(); ++column)
                canvas.box(markRect({row, column}), radius, Qt::NoBrush, pen);
    }
}

/// A frame would cover cells as small as its lines: arrows at both ends point to the row.
void HeatPicture::drawRowMarkers(Canvas& canvas, int row) const {
    const double y = toPoint(QPointF(0, row + 0.5)).y();
    if (y < plot_.top() || y > plot_.bottom()) return;
    if (isZoomed()) canvas.painter().setClipRect(plot_.adjusted(-em(), -em(), em(), em()));
    for (const auto& [edge, out] : {std::pair(plot_.left(), -1.0), std::pair(plot_.right(), 1.0)}) {
        QPainterPath arrow(QPointF(edge + out * 0.03 * em(), y));
        arrow.lineTo(edge + out * 0.35 * em(), y - 0.24 * em());
        arrow.lineTo(edge + out * 0.35 * em(), y + 0.24 * em());
        arrow.closeSubpath();
        canvas.path(arrow, colours().accent, Qt::NoPen);
    }
}
