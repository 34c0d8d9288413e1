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
    std::optional<double> value(Place place) const override;

    /// Where the end of a bar is, and the value that an end at `x` stands for.
    QPointF end(Place place) const;
    double valueAt(double x) const;

private:
    void arrangeContent(QRectF room, bool freeWidth, bool freeHeight) override;
    void drawContentFurniture(Canvas& canvas) const override;
    double naturalWidth() const override { return 30 * em(); }
    bool contentFits() const override;
    void drawBar(Canvas& canvas, Place place) const;
    void drawAxis(Canvas& canvas) const;

    const attention::Bar& bar(Place place) const { return bars_.bars[std::size_t(place.row)]; }
    double x(double value) const;
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
