#include "app/render/picture.h"

#include "app/render/bar_picture.h"
#include "app/render/heat_picture.h"

namespace {

constexpr double titleSize = 1.15;
constexpr double captionSize = 0.92;
constexpr double lineSpacing = 1.45;
constexpr double narrowest = 9; // em: no title can be read in less

} // namespace

Picture::Picture(const attention::FigureSpec& figure, const Look& look) : figure_(figure), look_(look) {}

QSizeF Picture::arrange(QSizeF room) {
    const double pad = (look_.screen ? 0.3 : 0.6) * em();
    const bool freeWidth = room.width() <= 0;
    const bool freeHeight = room.height() <= 0;
    const double width = freeWidth ? naturalWidth() + 2 * pad : room.width();
    const double inner = std::max(width - 2 * pad, em());

    titleLines_.clear();
    captionLines_.clear();
    if (look_.title && !figure_.title.empty())
        titleLines_ = TextMeter(look_.font(titleSize, true)).wrapped(drawable(look_.words(figure_.title)), inner);
    if (look_.caption)
        for (const attention::Text& text : figure_.caption)
            captionLines_ += TextMeter(look_.font(captionSize)).wrapped(drawable(look_.words(text)), inner);

    const double titleHeight =
        titleLines_.isEmpty() ? 0 : (double(titleLines_.size()) * titleSize * lineSpacing + 0.4) * em();
    const double captionHeight =
        captionLines_.isEmpty() ? 0 : (double(captionLines_.size()) * captionSize * lineSpacing + 0.7) * em();
    const double top = pad + titleHeight;
    const double below = freeHeight ? 0 : std::max(room.height() - top - captionHeight - pad, 2 * em());
    visible_ = whole();
    arrangeContent(QRectF(pad, top, inner, below), freeWidth, freeHeight);
    size_ = QSizeF(width, freeHeight ? used_.bottom() + captionHeight + pad : room.height());
    constexpr double rounding = 1;
    fits_ = inner >= narrowest * em() && used_.right() <= width - pad + rounding &&
            used_.bottom() + captionHeight + pad <= size_.height() + rounding && contentFits();
    return size_;
}

void Picture::drawFurniture(Canvas& canvas) const {
    const double pad = (look_.screen ? 0.3 : 0.6) * em();
    double y = pad + titleSize * lineSpacing / 2 * em();
    for (const QString& line : titleLines_) {
        canvas.text(line, {pad, y}, Anchor::start, look_.font(titleSize, true), colours().ink1);
        y += titleSize * lineSpacing * em();
    }
    drawContentFurniture(canvas);
    y = size_.height() - pad - (double(captionLines_.size()) - 0.5) * captionSize * lineSpacing * em();
    for (const QString& line : captionLines_) {
        canvas.text(line, {pad, y}, Anchor::start, look_.font(captionSize), colours().ink2);
        y += captionSize * lineSpacing * em();
    }
}

std::optional<Place> Picture::placeOf(const QString& wanted) const {
    if (wanted.isEmpty()) return std::nullopt;
    for (int row = 0; row < rows(); ++row)
        for (int column = 0; column < columns(); ++column)
            if (path({row, column}) == wanted) return Place{row, column};
    return std::nullopt;
}

QPointF Picture::toPoint(QPointF mark) const {
    return {plot_.left() + (mark.x() - visible_.left()) / visible_.width() * plot_.width(),
            plot_.top() + (mark.y() - visible_.top()) / visible_.height() * plot_.height()};
}

QPointF Picture::toMark(QPointF point) const {
    return {visible_.left() + (point.x() - plot_.left()) / plot_.width() * visible_.width(),
            visible_.top() + (point.y() - plot_.top()) / plot_.height() * visible_.height()};
}

std::unique_ptr<Picture> makePicture(const attention::FigureSpec& figure, const Look& look) {
    if (std::holds_alternative<attention::Bars>(figure.content)) return std::make_unique<BarPicture>(figure, look);
    return std::make_unique<HeatPicture>(figure, look);
}
