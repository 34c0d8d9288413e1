// Horizontal bars: label at the left, value at the right.
#pragma once

#include "app/render/picture.h"

class BarPicture final : public Picture {
public:
    BarPicture(const attention::FigureSpec& figure, const Look& look);

    QRectF whole() const override { return {0, 0, 1, double(rows())}; }
    void drawMarks(Canvas& canvas) const override;
    int rows() const override { return int(bars_.bars.size()); }
    int columns() const override { return 1; }
    QRectF markRect(Place place) const override;
    std::optional<Place> markAt(QPointF point) const override;
    std::optional<int> rowLabelAt(QPointF) const override { return std::nullopt; }
    QString path(Place place) const override { return QString::fromStdString(bar(place).path); }
    attention::Text readOut(Place place) const override;
    const attention::Handle* handle(Place place) const override;
    std::optional<Place> handleAt(QPointF point) const override;
    QPointF handlePoint(Place place) const override; // the end of the bar
    std::vector<double> handleValues(Place place) const override;
    std::vector<double> valuesAt(QPointF point) const override;

private:
    std::optional<double> value(Place place) const; // none while hidden
    void arrangeContent(QRectF room, bool freeWidth, bool freeHeight) override;
    void drawContentFurniture(Canvas& canvas) const override;
    double naturalWidth() const override { return 30 * em(); }
    bool contentFits() const override;
    void drawTrack(Canvas& canvas, Place place) const;
    void drawBar(Canvas& canvas, Place place) const;
    void drawGuess(Canvas& canvas, const QRectF& track, double guess, bool revealed) const;
    QRectF barTo(const QRectF& track, double value) const;
    void drawAxis(Canvas& canvas) const;
    double corner() const;

    const attention::Bar& bar(Place place) const { return bars_.bars[std::size_t(place.row)]; }
    double x(double value) const;
    double end(Place place) const; // the value or what stands for it: where the handle is
    double thickness() const;

    const attention::Bars& bars_;
    QStringList labels_, values_;
    double widestLabel_ = 0, widestValue_ = 0;
    QString title_;
    QStringList headLines_;
    double low_, high_;
    double pitch_ = 1;
    int step_ = 1; // of the labels
    double labelWidth_ = 0;
    bool showsValues_ = true;
    bool showsAxis_ = false; // instead of the values
};
