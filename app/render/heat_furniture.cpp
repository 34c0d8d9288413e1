// What stands around the cells of a heat map.
#include "app/render/heat_picture.h"

#include <algorithm>
#include <cmath>

namespace {

constexpr double barText = 0.9; // em

double shortened(double value) {
    return QByteArray::number(value, 'g', 3).toDouble();
}

} // namespace

QString HeatPicture::endText(double value) const {
    return QString::fromStdString(attention::display_number(shortened(value), attention::shortest()));
}

void HeatPicture::drawContentFurniture(Canvas& canvas) const {
    if (rows() == 0 || columns() == 0) return;
    drawAxisTitles(canvas);
    drawRowLabels(canvas);
    drawColumnLabels(canvas);
    if (hasBar()) drawBar(canvas);
}

/// Zoomed in, a label whose middle is too near the edge would be cut by the edge of the window.
bool HeatPicture::isSeen(double middle, double from, double to) const {
    const double margin = isZoomed() ? 0.5 * em() : -em();
    return middle >= from + margin && middle <= to - margin;
}

void HeatPicture::drawRowLabels(Canvas& canvas) const {
    const QFont plain = look_.font();
    const QFont bold = look_.font(1, true);
    const LabelPlan& plan = at_.rows;
    const int step = roundStep(plan.lineHeight / (plot_.height() / visible_.height()));
    for (int row = 0; row < rows(); ++row) {
        const double y = toPoint(QPointF(0, row + 0.5)).y();
        const bool chosen = isChosen(row);
        if (row % step != 0 || !isSeen(y, plot_.top(), plot_.bottom())) continue;
        const QFont& font = chosen ? bold : plain;
        canvas.text(TextMeter(font).elided(rowTexts_[row], plan.longest + 0.3 * em()), {plot_.left() - 0.5 * em(), y},
                    Anchor::end, font, chosen ? colours().accent : colours().ink1);
    }
}

void HeatPicture::drawColumnLabels(Canvas& canvas) const {
    const QFont font = look_.font();
    const TextMeter meter(font);
    const double pitch = plot_.width() / visible_.width();
    const LabelPlan plan = isZoomed() ? zoomed(at_.columns, pitch, widestColumn_) : at_.columns;
    const double foot = plot_.top() - 0.25 * em();
    for (int column = 0; column < columns(); ++column) {
        const double x = toPoint(QPointF(column + 0.5, 0)).x();
        if (!plan.writes(std::size_t(column)) || !isSeen(x, plot_.left(), plot_.right())) continue;
        const QString text = meter.elided(columnTexts_[column], plan.longest);
        if (plan.angle == 0) canvas.text(text, {x, foot - plan.lineHeight / 2}, Anchor::middle, font, colours().ink1);
        else canvas.text(text, {x, foot - 0.2 * em()}, Anchor::start, font, colours().ink1, -plan.angle);
    }
}

void HeatPicture::drawAxisTitles(Canvas& canvas) const {
    const QFont font = look_.font(0.93);
    const TextMeter meter(font);
    if (!columnTitle_.isEmpty()) {
        const double labels = widestColumn_ > 0 ? at_.columns.height() + 0.25 * em() : 0;
        canvas.text(meter.elided(columnTitle_, used_.width()), {plot_.center().x(), plot_.top() - labels - 0.8 * em()},
                    Anchor::middle, font, colours().ink2);
    }
    if (!rowTitle_.isEmpty()) {
        const double labels = at_.rows.longest > 0 ? at_.rows.longest + 0.5 * em() : 0;
        canvas.text(meter.elided(rowTitle_, std::max(plot_.height(), 6 * em())),
                    {plot_.left() - labels - 0.8 * em(), plot_.center().y()}, Anchor::middle, font, colours().ink2,
                    -90);
    }
}

void HeatPicture::drawBar(Canvas& canvas) const {
    const QRectF& bar = at_.bar;
    const QLinearGradient gradient =
        at_.barBeside ? ramp_.gradient(bar.bottomLeft(), bar.topLeft()) : ramp_.gradient(bar.topLeft(), bar.topRight());
    canvas.box(bar, 0.15 * em(), gradient, QPen(colours().line, 0.07 * em()));
    if (at_.barBeside) drawBarBeside(canvas);
    else drawBarUnder(canvas);
}

void HeatPicture::drawBarUnder(Canvas& canvas) const {
    const QRectF& bar = at_.bar;
    const QFont font = look_.font(barText);
    const TextMeter meter(font);
    const double y = bar.bottom() + 0.95 * em();
    const QString low = endText(map_.low);
    const QString high = endText(map_.high);
    canvas.text(low, {bar.left(), y}, Anchor::start, font, colours().ink2);
    canvas.text(high, {bar.right(), y}, Anchor::end, font, colours().ink2);
    const double side = std::max(meter.width(low), meter.width(high)) + 0.5 * em();
    canvas.text(meter.elided(barTitle_, bar.width() - 2 * side), {bar.center().x(), y}, Anchor::middle, font,
                colours().ink2);
}

void HeatPicture::drawBarBeside(Canvas& canvas) const {
    const QRectF& bar = at_.bar;
    const QFont font = look_.font(barText);
    const TextMeter meter(font);
    const QString low = endText(map_.low);
    const QString high = endText(map_.high);
    const double x = bar.right() + 0.4 * em();
    canvas.text(high, {x, bar.top() + 0.45 * em()}, Anchor::start, font, colours().ink2);
    canvas.text(low, {x, bar.bottom() - 0.45 * em()}, Anchor::start, font, colours().ink2);
    const double beyond = x + std::max(meter.width(low), meter.width(high)) + 0.8 * em();
    canvas.text(meter.elided(barTitle_, bar.height()), {beyond, bar.center().y()}, Anchor::middle, font, colours().ink2,
                -90);
}
