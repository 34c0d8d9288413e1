#include "app/render/bar_picture.h"

#include "app/render/labels.h"

#include <algorithm>
#include <cmath>

namespace {

constexpr double lineHeight = 1.02; // em, of labels
constexpr double titleLine = 1.4;
constexpr double axisHeight = 1.7;
constexpr double shortest = 4; // em: the longest bar
constexpr double naturalPitch = 2.05;
constexpr double loosestPitch = 3.2; // on screen, where bars take the room there is
constexpr double naturalTallest = 80;
constexpr double thickest = 1;
constexpr double reach = 14; // px around the end of a bar that take hold of it
constexpr double looseTrack = 0.3;

QString guessText(double guess, attention::NumberFormat format) {
    return QString::fromStdString(attention::display_number(guess, format)) + QStringLiteral(" ?");
}

/// The value, or what is expected in its place.
QString valueText(const attention::Bar& bar, attention::NumberFormat format) {
    if (!bar.hidden && attention::is_covered(bar.value))
        return bar.guess ? guessText(*bar.guess, format) : QStringLiteral("?");
    return bar.hidden || std::isnan(bar.value) ? QStringLiteral("—")
                                               : QString::fromStdString(attention::display_number(bar.value, format));
}

} // namespace

BarPicture::BarPicture(const attention::FigureSpec& figure, const Look& look)
    : Picture(figure, look), bars_(std::get<attention::Bars>(figure_.content)),
      title_(drawable(look_.words(bars_.title))), low_(std::min(bars_.low, bars_.high)),
      high_(std::max(bars_.low, bars_.high)) {
    if (!(high_ > low_)) high_ = low_ + 1;
    const TextMeter meter(look_.font());
    for (const attention::Bar& bar : bars_.bars) {
        labels_ += visibleToken(bar.label);
        values_ += valueText(bar, bars_.format);
        widestLabel_ = std::max(widestLabel_, meter.width(labels_.back()));
        const bool guessable = bar.handle && bar.handle->guess; // its room is kept, so that no drag moves the axis
        const QString widest = guessable ? guessText(std::max(-low_, high_), bars_.format) : values_.back();
        widestValue_ = std::max({widestValue_, meter.width(values_.back()), meter.width(widest)});
    }
}

void BarPicture::arrangeContent(QRectF room, bool, bool freeHeight) {
    const double count = std::max(rows(), 1);
    headLines_ = title_.isEmpty() ? QStringList() : TextMeter(look_.font()).lines(title_, room.width(), 2);
    const double titleHeight = headLines_.isEmpty() ? 0 : (double(headLines_.size()) * titleLine + 0.4) * em();
    const double natural = std::min(naturalPitch, naturalTallest / count) * em();
    // Labels of bars thinner than themselves stand out at both ends.
    const double ends = std::max(0.0, lineHeight * em() - natural) / 2;
    double below = 0; // the axis
    const auto setPitch = [&] {
        pitch_ = natural;
        if (!freeHeight)
            pitch_ = std::clamp((room.height() - titleHeight - 2 * ends - below) / count, 1e-3,
                                (look_.screen ? loosestPitch : naturalPitch * 1.15) * em());
        step_ = roundStep(lineHeight * em() / pitch_);
    };
    setPitch();
    showsValues_ = step_ == 1 && look_.numbers != FigureStyle::off;
    showsAxis_ = !showsValues_ && rows() > 0;
    if (showsAxis_) {
        below = axisHeight * em();
        setPitch();
    }
    const double top = titleHeight + ends;
    labelWidth_ = std::min(widestLabel_, room.width() * 0.4);
    const double left = labelWidth_ > 0 ? labelWidth_ + 0.9 * em() : 0;
    const double right = showsValues_ ? std::min(widestValue_, room.width() / 2) + 0.9 * em() : 0.6 * em();
    plot_ = QRectF(room.left() + left, room.top() + top, std::max(room.width() - left - right, em()), pitch_ * count);
    used_ = QRectF(room.topLeft(), QSizeF(std::max(room.width(), plot_.right() + right - room.left()),
                                          top + plot_.height() + std::max(ends, below)));
}

/// As on a page of free height: a bar that could have its value there has it here too.
bool BarPicture::contentFits() const {
    const double least = std::min(lineHeight, naturalTallest / std::max(rows(), 1)) * em();
    return pitch_ >= least - 1e-6 && plot_.width() >= shortest * em();
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
    return {x(end(place)), toPoint(QPointF(0, place.row + 0.5)).y()};
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
    return {end(place)};
}

double BarPicture::end(Place place) const {
    return value(place).value_or(bar(place).guess.value_or(std::clamp(0.0, low_, high_)));
}

std::optional<double> BarPicture::value(Place place) const {
    const attention::Bar& b = bar(place);
    return b.hidden || std::isnan(b.value) ? std::nullopt : std::optional(b.value);
}

attention::Text BarPicture::readOut(Place place) const {
    const std::string label =
        labels_[place.row].isEmpty() ? std::to_string(place.row + 1) : labels_[place.row].toStdString();
    const auto& guess = bar(place).guess;
    if (!bar(place).hidden && !guess && attention::is_covered(bar(place).value))
        return ATTENTION_TEXT("figure", "{label}: to be guessed").with("label", label);
    if (!value(place) && !guess) return ATTENTION_TEXT("figure", "{label}: hidden").with("label", label);
    if (guess)
        return (value(place) ? ATTENTION_TEXT("figure", "{label} {value}, your guess {guess}")
                             : ATTENTION_TEXT("figure", "{label}: your guess {guess}"))
            .with("label", label)
            .with("value", bar(place).value, bars_.format)
            .with("guess", *guess, bars_.format);
    return ATTENTION_TEXT("figure", "{label} {value}")
        .with("label", label)
        .with("value", bar(place).value, bars_.format);
}

void BarPicture::drawMarks(Canvas& canvas) const {
    if (isZoomed()) canvas.painter().setClipRect(plot_.adjusted(-em(), 0, em(), 0));
    if (thickness() <= looseTrack * em() && rows() > 0) { // so many that their tracks are one field
        QColor ground = colours().line;
        ground.setAlphaF(0.35F);
        canvas.box(plot_, 0, ground);
    }
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
    if (track.height() <= looseTrack * em()) return; // they are one field already
    QColor ground = colours().line;
    if (!colours().dark) ground.setAlphaF(0.6F);
    canvas.box(track, corner(), ground);
}

/// From zero, to the left when it is negative.
QRectF BarPicture::barTo(const QRectF& track, double value) const {
    const double zero = x(0);
    QRectF filled(QPointF(std::min(zero, x(value)), track.top()), QPointF(std::max(zero, x(value)), track.bottom()));
    if (value != 0 && filled.width() < 0.1 * em()) { // little isn't nothing
        filled.setWidth(0.1 * em());
        if (value < 0) filled.moveRight(zero);
    }
    return filled;
}

/// What was expected: a hollow bar while the value is covered, then a mark beside it.
void BarPicture::drawGuess(Canvas& canvas, const QRectF& track, double guess, bool revealed) const {
    const QColor colour = roleColour(bars_.role, look_.theme);
    if (!revealed) {
        const QRectF hollow = barTo(track, guess);
        return canvas.box(hollow, std::min(corner(), hollow.width() / 2), colours().panel, QPen(colour, 0.15 * em()));
    }
    const double wide = 0.2 * em();
    const QRectF mark(x(guess) - wide / 2, track.top() - 0.2 * em(), wide, track.height() + 0.4 * em());
    canvas.box(mark, wide / 2, colours().ink1, QPen(colours().panel, 0.1 * em()));
}

void BarPicture::drawBar(Canvas& canvas, Place place) const {
    const QRectF track = markRect(place);
    const double radius = corner();
    canvas.setMark(path(place));
    const auto shown = value(place);
    const QColor colour = roleColour(bars_.role, look_.theme);
    if (!shown) {
        canvas.box(track, radius, colours().line);
        canvas.hatch(track, colours().hidden, 0.5 * em());
    }
    const QRectF filled = barTo(track, end(place));
    if (shown && *shown != 0) canvas.box(filled, std::min(radius, filled.width() / 2), colour);
    if (const auto& guess = bar(place).guess) drawGuess(canvas, track, *guess, shown.has_value());
    if (handle(place) == nullptr || !look_.screen || thickness() <= looseTrack * em()) return;
    const double knob = 0.5 * em();
    const QPointF at = handlePoint(place);
    canvas.box({at.x() - knob, at.y() - knob, 2 * knob, 2 * knob}, knob, colours().panel, QPen(colour, 0.15 * em()));
}

void BarPicture::drawContentFurniture(Canvas& canvas) const {
    const QFont font = look_.font();
    const TextMeter meter(font);
    double titleY = used_.top() + titleLine / 2 * em();
    for (const QString& line : headLines_) {
        canvas.text(line, {used_.left(), titleY}, Anchor::start, font, colours().ink2);
        titleY += titleLine * em();
    }
    if (showsAxis_) drawAxis(canvas);
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

/// Where the values have no room: the ends, and 0 between them.
void BarPicture::drawAxis(Canvas& canvas) const {
    struct Tick {
        QString text;
        double x, middle, half;
    };
    const QFont font = look_.font(0.9);
    std::vector<Tick> ticks;
    std::vector<double> values{low_, high_};
    if (low_ < 0 && high_ > 0) values.insert(values.begin() + 1, 0.0);
    for (const double value : values) {
        const QString text = QString::fromStdString(attention::display_number(value, bars_.format));
        const double half = TextMeter(font).width(text) / 2;
        const double most = std::max(used_.right() - half, used_.left() + half);
        ticks.push_back({text, x(value), std::clamp(x(value), used_.left() + half, most), half});
    }
    const auto apart = [&](const Tick& a, const Tick& b) { return b.middle - b.half - a.middle - a.half > 0.4 * em(); };
    if (ticks.size() == 3 && !(apart(ticks[0], ticks[1]) && apart(ticks[1], ticks[2]))) ticks.erase(ticks.begin() + 1);
    const double y = plot_.bottom() + 0.15 * em();
    const double line = 0.07 * em();
    canvas.box({plot_.left(), y, plot_.width(), line}, 0, colours().ink3);
    for (const Tick& tick : ticks) {
        canvas.box({tick.x - line / 2, y, line, 0.3 * em()}, 0, colours().ink3);
        canvas.text(tick.text, {tick.middle, y + 0.95 * em()}, Anchor::middle, font, colours().ink2);
    }
}
