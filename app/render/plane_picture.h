// Arrows in the plane: grid, axes, arrows with their words, and softly behind them which arrow owns what.
#pragma once

#include "app/render/picture.h"

#include <QImage>

class PlanePicture final : public Picture {
public:
    PlanePicture(const attention::FigureSpec& figure, const Look& look);

    QRectF whole() const override { return {-extent_, -extent_, 2 * extent_, 2 * extent_}; }
    void drawMarks(Canvas& canvas) const override;
    int rows() const override { return int(plane_.arrows.size()); }
    int columns() const override { return 1; }
    QRectF markRect(Place place) const override;
    std::optional<Place> markAt(QPointF point) const override;
    std::optional<int> rowLabelAt(QPointF) const override { return std::nullopt; }
    QString path(Place place) const override { return QString::fromStdString(arrow(place.row).path); }
    attention::Text readOut(Place place) const override;
    void drawLight(Canvas& canvas, const std::vector<Place>& places) const override;
    void drawFocus(Canvas& canvas, Place place) const override;
    std::vector<attention::Text> notes() const override;

    const attention::Handle* handle(Place place) const override;
    std::optional<Place> handleAt(QPointF point) const override;
    QPointF handlePoint(Place place) const override { return tip(place.row); }
    std::vector<double> handleValues(Place place) const override;
    std::vector<double> valuesAt(QPointF point) const override;

    /// Where the words of an arrow stand (empty: nowhere), and what they must not cover.
    QRectF wordsRect(int row) const;
    const std::vector<QRectF>& axisWords() const { return axisWords_; }

private:
    struct Words {
        QString label, note;
        QFont labelFont, noteFont;
        double labelWidth = 0, gap = 0, noteWidth = 0;
        std::optional<QRectF> place;
        double width() const { return labelWidth + gap + noteWidth; }
    };
    struct Tick {
        QString text;
        QPointF at;
        Anchor anchor;
    };
    struct RegionName {
        QString text;
        QPointF middle;
        std::optional<QRectF> place;
    };

    void arrangeContent(QRectF room, bool freeWidth, bool freeHeight) override;
    void drawContentFurniture(Canvas& canvas) const override;
    double naturalWidth() const override;

    // plane_words.cpp
    void measure();
    void placeTicks();
    bool isOnTip(const QRectF& box) const; // a number of the axis makes way for it
    void placeWords();
    void nameRegions();
    void drawWords(Canvas& canvas, int row) const;
    void drawTicks(Canvas& canvas) const;
    double smallSize() const;

    void drawRegions(Canvas& canvas) const;
    void drawGrid(Canvas& canvas) const;
    void drawArrow(Canvas& canvas, int row) const;
    QImage regionImage() const;

    const attention::Arrow& arrow(int row) const { return plane_.arrows[std::size_t(row)]; }
    bool isShown(int row) const;
    bool isCut(int row) const; // reaches out of the plot
    QPointF origin() const { return toPoint({0, 0}); }
    QPointF tip(int row) const; // or where the arrow leaves the plot
    double lineWidth(int row) const;
    double headLength(int row) const;
    QColor colour(int row) const { return roleColour(arrow(row).role, look_.theme); }

    const attention::Plane& plane_;
    double extent_ = 1;
    double step_ = 1; // of the grid
    QStringList labels_;
    std::vector<Words> words_;
    std::vector<Tick> ticks_;
    std::vector<RegionName> regionNames_;
    std::vector<QRectF> axisWords_;
    QString xTitle_, yTitle_, hiddenLine_;
    QRectF besides_; // the plane, and what is free left and right of it: for words
    QRectF hiddenRect_;
};
