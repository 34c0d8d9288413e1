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
    if (at_.titles) drawAxisTitles(canvas);
    drawRowLabels(canvas);
    drawColumnLabels(canvas);
    if (at_.side != Bar::none) drawBar(canvas);
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
    const auto middle = [this](int row) { return toPoint(QPointF(0, row + 0.5)).y(); };
    double kept = -1e9; // where the chosen row has its label: its neighbours make room
    for (int row = 0; row < rows(); ++row)
        if (isChosen(row) && step > 1) kept = middle(row);
    for (int row = 0; row < rows(); ++row) {
        const double y = middle(row);
        const bool chosen = isChosen(row);
        const bool written = chosen || (row % step == 0 && std::abs(y - kept) >= plan.lineHeight);
        if (!written || !isSeen(y, plot_.top(), plot_.bottom())) continue;
        const QFont& font = chosen ? bold : plain;
        canvas.text(TextMeter(font).elided(rowTexts_[row], plan.longest), {plot_.left() - 0.5 * em(), y}, Anchor::end,
                    font, chosen ? colours().accent : colours().ink1);
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
        const QString text = meter.elided(columnTitle_, used_.width());
        const double half = meter.width(text) / 2;
        const double x = std::clamp(plot_.center().x(), used_.left() + half, std::max(used_.right(), 2 * half) - half);
        canvas.text(text, {x, plot_.top() - labels - 0.9 * em()}, Anchor::middle, font, colours().ink2);
    }
    if (!rowTitle_.isEmpty()) {
        const double labels = at_.rows.longest > 0 ? at_.rows.longest + 0.5 * em() : 0;
        const QString text = meter.elided(rowTitle_, plot_.bottom() - used_.top());
        const double half = meter.width(text) / 2;
        const double y =
            std::clamp(plot_.center().y(), used_.top() + half, std::max(plot_.bottom(), used_.top() + 2 * half) - half);
        canvas.text(text, {plot_.left() - labels - em(), y}, Anchor::middle, font, colours().ink2, -90);
    }
}

void HeatPicture::drawBar(Canvas& canvas) const {
    const QRectF& bar = at_.bar;
    const QLinearGradient gradient = at_.side == Bar::beside ? ramp_.gradient(bar.bottomLeft(), bar.topLeft())
                                                             : ramp_.gradient(bar.topLeft(), bar.topRight());
    canvas.box(bar, 0.15 * em(), gradient, QPen(colours().line, 0.07 * em()));
    if (at_.side == Bar::beside) drawBarBeside(canvas);
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
    double lineY = y;
    for (const QString& line : at_.barTitle)
        canvas.text(line, {bar.center().x(), lineY += 1.2 * em()}, Anchor::middle, font, colours().ink2);
    if (!at_.barTitle.isEmpty()) return;
    // In the middle of what the numbers leave.
    const double from = bar.left() + meter.width(low) + 0.5 * em();
    const double to = bar.right() - meter.width(high) - 0.5 * em();
    const double half = meter.width(barTitle_) / 2;
    canvas.text(barTitle_, {std::clamp(bar.center().x(), from + half, std::max(from + half, to - half)), y},
                Anchor::middle, font, colours().ink2);
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
    double beyond = x + std::max(meter.width(low), meter.width(high)) + 0.9 * em();
    for (const QString& line : meter.lines(barTitle_, bar.height(), int(at_.barTitle.size()))) {
        canvas.text(line, {beyond, bar.center().y()}, Anchor::middle, font, colours().ink2, -90);
        beyond += 1.2 * em();
    }
}
