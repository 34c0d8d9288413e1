#include "app/render/bar_picture.h"

#include "app/render/labels.h"

#include <algorithm>
#include <cmath>

namespace {

constexpr double lineHeight = 1.15; // em, of labels
constexpr double naturalPitch = 2.05;
constexpr double naturalTallest = 80;
constexpr double thickest = 1;
constexpr double reach = 14; // px around the end of a bar that take hold of it

} // namespace

BarPicture::BarPicture(const attention::FigureSpec& figure, const Look& look)
    : Picture(figure, look), bars_(std::get<attention::Bars>(figure_.content)),
      title_(drawable(look_.words(bars_.title))), low_(std::min(bars_.low, bars_.high)),
      high_(std::max(bars_.low, bars_.high)) {
    if (!(high_ > low_)) high_ = low_ + 1;
    const TextMeter meter(look_.font());
    for (const attention::Bar& bar : bars_.bars) {
        labels_ += drawable(bar.label);
        values_ += bar.hidden || std::isnan(bar.value)
                       ? QStringLiteral("—")
                       : QString::fromStdString(attention::display_number(bar.value, bars_.format));
        widestLabel_ = std::max(widestLabel_, meter.width(labels_.back()));
        widestValue_ = std::max(widestValue_, meter.width(values_.back()));
    }
}

void BarPicture::arrangeContent(QRectF room, bool, bool freeHeight) {
    const double count = std::max(rows(), 1);
    const double top = title_.isEmpty() ? 0 : 1.9 * em();
    pitch_ = naturalPitch * em();
    if (freeHeight) pitch_ = std::min(pitch_, naturalTallest * em() / count);
    else pitch_ = std::clamp((room.height() - top) / count, 1e-3, pitch_ * 1.15);
    step_ = roundStep(lineHeight * em() / pitch_);
    showsValues_ = step_ == 1 && look_.numbers != FigureStyle::off;
    labelWidth_ = std::min(widestLabel_, room.width() / (showsValues_ ? 4 : 3));
    const double left = labelWidth_ > 0 ? labelWidth_ + 0.9 * em() : 0;
    const double right = showsValues_ ? std::min(widestValue_, room.width() / 2) + 0.9 * em() : 0.6 * em();
    plot_ = QRectF(room.left() + left, room.top() + top, std::max(room.width() - left - right, em()), pitch_ * count);
    used_ = QRectF(room.topLeft(), QSizeF(room.width(), top + plot_.height()));
}

double BarPicture::x(double value) const {
    return plot_.left() + (std::clamp(value, low_, high_) - low_) / (high_ - low_) * plot_.width();
}

std::vector<double> BarPicture::valuesAt(QPointF point) const {
    return {std::clamp(low_ + (point.x() - plot_.left()) / plot_.width() * (high_ - low_), low_, high_)};
}

double BarPicture::thickness() const {
    const double seen = plot_.height() / visible_.height();
    return std::min(thickest * em(), seen > 0.35 * em() ? 0.6 * seen : seen);
}

QPointF BarPicture::handlePoint(Place place) const {
    return {x(bar(place).value), toPoint(QPointF(0, place.row + 0.5)).y()};
}

QRectF BarPicture::markRect(Place place) const {
    const double y = toPoint(QPointF(0, place.row + 0.5)).y();
    return {plot_.left(), y - thickness() / 2, plot_.width(), thickness()};
}

std::optional<Place> BarPicture::markAt(QPointF point) const {
    if (!used_.contains(point) || point.y() < plot_.top() || point.y() >= plot_.bottom() || rows() == 0)
        return std::nullopt;
    return Place{std::clamp(int(std::floor(toMark(point).y())), 0, rows() - 1), 0};
}

const attention::Handle* BarPicture::handle(Place place) const {
    return bar(place).handle && !bar(place).hidden ? &*bar(place).handle : nullptr;
}

std::optional<Place> BarPicture::handleAt(QPointF point) const {
    const auto place = markAt(point);
    if (!place || handle(*place) == nullptr || std::abs(handlePoint(*place).x() - point.x()) > reach)
        return std::nullopt;
    return place;
}

std::vector<double> BarPicture::handleValues(Place place) const {
    const auto shown = value(place);
    return shown ? std::vector{*shown} : std::vector<double>{};
}

std::optional<double> BarPicture::value(Place place) const {
    const attention::Bar& b = bar(place);
    return b.hidden || std::isnan(b.value) ? std::nullopt : std::optional(b.value);
}

attention::Text BarPicture::readOut(Place place) const {
    const std::string label =
        labels_[place.row].isEmpty() ? std::to_string(place.row + 1) : labels_[place.row].toStdString();
    if (!value(place)) return ATTENTION_TEXT("figure", "{label}: hidden").with("label", label);
    return ATTENTION_TEXT("figure", "{label} {value}")
        .with("label", label)
        .with("value", bar(place).value, bars_.format);
}

void BarPicture::drawMarks(Canvas& canvas) const {
    if (isZoomed()) canvas.painter().setClipRect(plot_.adjusted(-em(), 0, em(), 0));
    for (int row = 0; row < rows(); ++row) drawTrack(canvas, {row, 0});
    if (low_ < 0 && high_ > 0 && rows() > 0) {
        const double wide = 0.08 * em();
        canvas.box({x(0) - wide / 2, plot_.top(), wide, plot_.height()}, 0, colours().ink3);
    }
    for (int row = 0; row < rows(); ++row) drawBar(canvas, {row, 0});
    canvas.setMark({});
}

double BarPicture::corner() const {
    return std::min(0.22 * em(), thickness() * 0.25);
}

void BarPicture::drawTrack(Canvas& canvas, Place place) const {
    const QRectF track = markRect(place);
    if (track.height() <= 0.3 * em()) return; // tracks of very many bars would make one grey field
    QColor ground = colours().line;
    if (!colours().dark) ground.setAlphaF(0.6F);
    canvas.box(track, corner(), ground);
}

/// From zero, to the left when it is negative.
void BarPicture::drawBar(Canvas& canvas, Place place) const {
    const QRectF track = markRect(place);
    const double radius = corner();
    canvas.setMark(path(place));
    const auto shown = value(place);
    if (!shown) {
        canvas.box(track, radius, colours().line);
        return canvas.hatch(track, colours().hidden, 0.5 * em());
    }
    const double zero = x(0);
    QRectF filled(QPointF(std::min(zero, x(*shown)), track.top()), QPointF(std::max(zero, x(*shown)), track.bottom()));
    if (filled.width() < 0.1 * em()) { // nothing at all would look like a missing bar
        filled.setWidth(0.1 * em());
        if (*shown < 0) filled.moveRight(zero);
    }
    canvas.box(filled, std::min(radius, filled.width() / 2), roleColour(bars_.role, look_.theme));
    if (handle(place) == nullptr || !look_.screen) return;
    const double knob = 0.5 * em();
    const QPointF at = handlePoint(place);
    canvas.box({at.x() - knob, at.y() - knob, 2 * knob, 2 * knob}, knob, colours().panel,
               QPen(roleColour(bars_.role, look_.theme), 0.15 * em()));
}

void BarPicture::drawContentFurniture(Canvas& canvas) const {
    const QFont font = look_.font();
    const TextMeter meter(font);
    if (!title_.isEmpty())
        canvas.text(meter.elided(title_, used_.width()), {used_.left(), used_.top() + 0.7 * em()}, Anchor::start, font,
                    colours().ink2);
    const int step = isZoomed() ? roundStep(lineHeight * em() / (plot_.height() / visible_.height())) : step_;
    for (int row = 0; row < rows(); row += step) {
        const double y = toPoint(QPointF(0, row + 0.5)).y();
        if (y < plot_.top() || y > plot_.bottom()) continue;
        canvas.text(meter.elided(labels_[row], labelWidth_), {used_.left(), y}, Anchor::start, font, colours().ink1);
        if (!showsValues_) continue;
        canvas.setMark(path({row, 0}));
        canvas.text(meter.elided(values_[row], used_.right() - plot_.right()), {used_.right(), y}, Anchor::end, font,
                    colours().ink1);
        canvas.setMark({});
    }
}
