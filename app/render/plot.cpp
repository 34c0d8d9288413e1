#include "app/render/plot.h"

namespace {

using Draw = std::function<void(Canvas&)>;

/// Labels, bars, rings: drawn by the picture, ordered and buffered by the plot.
class DrawnLayer final : public QCPLayerable {
public:
    DrawnLayer(QCustomPlot* plot, const QString& layer, std::function<const Look*()> look, Draw draw)
        : QCPLayerable(plot, layer), look_(std::move(look)), draw_(std::move(draw)) {}

protected:
    // QCustomPlot would shift an antialiased layer by half a pixel.
    void applyDefaultAntialiasingHint(QCPPainter*) const override {}
    QRect clipRect() const override { return mParentPlot->viewport().adjusted(-9, -9, 9, 9); }
    void draw(QCPPainter* painter) override {
        const Look* look = look_();
        if (look == nullptr) return;
        Canvas canvas(*painter, *look);
        draw_(canvas);
    }

private:
    std::function<const Look*()> look_;
    Draw draw_;
};

/// The marks themselves, on the two axes.
class Marks final : public QCPAbstractPlottable {
public:
    Marks(QCPAxis* keys, QCPAxis* values, std::function<const Picture*()> picture)
        : QCPAbstractPlottable(keys, values), picture_(std::move(picture)) {}

    double selectTest(const QPointF& point, bool, QVariant*) const override {
        return picture_() != nullptr && picture_()->markAt(point) ? 0 : -1;
    }
    QCPRange getKeyRange(bool& found, QCP::SignDomain) const override {
        return range(found, &QRectF::left, &QRectF::right);
    }
    QCPRange getValueRange(bool& found, QCP::SignDomain, const QCPRange&) const override {
        return range(found, &QRectF::top, &QRectF::bottom);
    }

protected:
    void applyDefaultAntialiasingHint(QCPPainter*) const override {}
    QRect clipRect() const override { return mParentPlot->viewport().adjusted(-9, -9, 9, 9); }
    void draw(QCPPainter* painter) override {
        if (picture_() == nullptr) return;
        Canvas canvas(*painter, picture_()->look());
        picture_()->drawMarks(canvas);
    }
    void drawLegendIcon(QCPPainter*, const QRectF&) const override {}

private:
    QCPRange range(bool& found, double (QRectF::*from)() const, double (QRectF::*to)() const) const {
        found = picture_() != nullptr;
        return found ? QCPRange((picture_()->whole().*from)(), (picture_()->whole().*to)()) : QCPRange();
    }

    std::function<const Picture*()> picture_;
};

void drawRings(Canvas& canvas, const Picture& picture, const FigurePlot::Rings& rings) {
    const auto isThere = [&](Place place) { return place.row < picture.rows() && place.column < picture.columns(); };
    if (std::all_of(rings.light.begin(), rings.light.end(), isThere)) picture.drawLight(canvas, rings.light);
    if (rings.focus && isThere(*rings.focus)) picture.drawFocus(canvas, *rings.focus);
}

} // namespace

FigurePlot::FigurePlot(QWidget* parent) : QCustomPlot(parent) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    plotLayout()->setMargins({});
    axisRect()->setAutoMargins(QCP::msNone);
    axisRect()->setMargins({});
    for (QCPAxis* axis : axisRect()->axes()) {
        axis->setVisible(false);
        axis->grid()->setVisible(false);
    }
    yAxis->setRangeReversed(true);
    const auto look = [this] { return picture_ ? &picture_->look() : nullptr; };
    new Marks(xAxis, yAxis, [this] { return picture_.get(); });
    new DrawnLayer(this, QStringLiteral("axes"), look, [this](Canvas& canvas) { picture_->drawFurniture(canvas); });
    new DrawnLayer(this, QStringLiteral("overlay"), look,
                   [this](Canvas& canvas) { drawRings(canvas, *picture_, rings_); });
}

void FigurePlot::setPicture(std::unique_ptr<Picture> picture) {
    const bool sameShape = picture_ && picture_->whole() == picture->whole();
    const QRectF kept = sameShape ? visible() : picture->whole();
    picture_ = std::move(picture);
    setBackground(QBrush(coloursOf(picture_->look().theme).panel));
    arrange(viewport().size());
    showPart(kept);
}

void FigurePlot::arrange(QSizeF size) {
    if (!picture_ || size.isEmpty()) return;
    picture_->arrange(size);
    const QRect plot = picture_->plotArea().toAlignedRect();
    axisRect()->setMargins({plot.left(), plot.top(), std::max(0, int(size.width()) - plot.right() - 1),
                            std::max(0, int(size.height()) - plot.bottom() - 1)});
}

QRectF FigurePlot::visible() const {
    return {xAxis->range().lower, yAxis->range().lower, xAxis->range().size(), yAxis->range().size()};
}

void FigurePlot::showPart(QRectF part) {
    const QRectF whole = picture_->whole();
    part.setSize(part.size().boundedTo(whole.size()));
    part.moveLeft(std::clamp(part.left(), whole.left(), whole.right() - part.width()));
    part.moveTop(std::clamp(part.top(), whole.top(), whole.bottom() - part.height()));
    xAxis->setRange(part.left(), part.right());
    yAxis->setRange(part.top(), part.bottom());
    picture_->setVisible(part);
    stale_ = true;
    update();
}

void FigurePlot::setRings(const Rings& rings) {
    if (rings == rings_) return;
    rings_ = rings;
    if (!stale_) layer(QStringLiteral("overlay"))->replot();
}

void FigurePlot::refresh() {
    stale_ = false;
    replot(rpQueuedRefresh);
}

void FigurePlot::paintEvent(QPaintEvent* event) {
    if (stale_) refresh();
    QCustomPlot::paintEvent(event);
}

void FigurePlot::resizeEvent(QResizeEvent*) {
    setViewport(rect());
    if (!picture_) return;
    const QRectF kept = visible();
    arrange(size());
    showPart(kept);
}
