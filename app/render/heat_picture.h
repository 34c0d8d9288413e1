// A matrix as coloured cells with labels, numbers where they fit, and a colour bar.
#pragma once

#include "app/render/labels.h"
#include "app/render/picture.h"
#include "app/render/ramp.h"

/// Where everything of a heat map stands.
struct HeatArrangement {
    enum class Bar { none, under, beside };

    Bar side = Bar::none;
    bool titles = true; // of the axes
    QRectF plot;
    QRectF used;
    LabelPlan rows, columns;
    QRectF bar;
    QStringList barTitle; // its lines where it has its own; empty: between the numbers
    double gap = 0;
};

class HeatPicture final : public Picture {
public:
    using Index = attention::Index;
    static constexpr int mostAsShapes = 64; // in each direction

    HeatPicture(const attention::FigureSpec& figure, const Look& look);

    QRectF whole() const override { return {0, 0, double(map_.values.cols()), double(map_.values.rows())}; }
    void drawMarks(Canvas& canvas) const override;
    int rows() const override { return int(map_.values.rows()); }
    int columns() const override { return int(map_.values.cols()); }
    QRectF markRect(Place place) const override;
    std::optional<Place> markAt(QPointF point) const override;
    std::optional<int> rowLabelAt(QPointF point) const override;
    QString path(Place place) const override;
    std::vector<Place> placesUnder(const QString& path) const override;
    void drawLight(Canvas& canvas, const std::vector<Place>& places) const override;
    attention::Text readOut(Place place) const override;

    /// Font size of the numbers in cells of this size, in em; 0 = they don't fit.
    double numberSize(QSizeF cell) const;
    /// So many cells that files have them as one image unless they are told otherwise.
    static bool isMany(Index rows, Index columns);
    bool isOneImage(bool vector) const;

    /// The element that a click on the cell switches; none where nothing can be.
    std::optional<std::pair<int, int>> switchable(Place place) const;

private:
    std::optional<double> value(Place place) const; // none while hidden
    std::optional<Place> placeOf(const QString& path) const;
    bool isTruth() const { return colourMap_ == attention::ColourMap::truth; }
    bool hasBar() const { return look_.colourBar && !isTruth(); }
    bool isHatched(Place place) const;
    struct Cell {
        double width, height;
    };

    void arrangeContent(QRectF room, bool freeWidth, bool freeHeight) override;
    void drawContentFurniture(Canvas& canvas) const override;
    double naturalWidth() const override;
    bool contentFits() const override { return isLargeEnough(plot_.size()); }

    // heat_arrangement.cpp
    using Bar = HeatArrangement::Bar;
    HeatArrangement attempt(QRectF room, bool freeHeight, Bar side, bool titles = true) const;
    bool isNumbered(const HeatArrangement& arrangement) const;
    bool isCramped(const HeatArrangement& arrangement) const;
    Cell cellIn(double width, double height, bool freeHeight) const;
    double gapIn(Cell cell) const;
    double leftMargin(double roomWidth, bool titles = true) const;
    QStringList barTitleLines(QRectF room, Bar side) const;
    double barThickness(QRectF room, Bar side) const;
    double labelPitch(int count) const;
    bool isLargeEnough(QSizeF plot) const;
    bool saysWholeTitle(const HeatArrangement& arrangement) const;
    void placeBar(HeatArrangement& result, QRectF room, double left) const;
    double labelLimit(double roomWidth) const { return std::max(roomWidth / 5, std::min(0.3 * roomWidth, 7 * em())); }

    // heat_picture.cpp
    void measure();
    int pixelsOfCell(bool vector) const;
    void drawImage(Canvas& canvas) const;
    void drawCells(Canvas& canvas) const;
    void drawNumbers(Canvas& canvas) const;
    void drawCheck(Canvas& canvas, Place place) const;
    void drawProblem(Canvas& canvas, Place place) const;
    void drawChosenRow(Canvas& canvas) const;
    void drawGuesses(Canvas& canvas) const;
    void drawRowMarkers(Canvas& canvas, int row) const;
    QRect seen() const; // rows and columns in sight
    QSizeF cellSize() const;
    QString cellText(Place place) const;
    QColor cellColour(Place place) const;

    // heat_furniture.cpp
    void drawRowLabels(Canvas& canvas) const;
    void drawColumnLabels(Canvas& canvas) const;
    void drawAxisTitles(Canvas& canvas) const;
    void drawBar(Canvas& canvas) const;
    void drawBarUnder(Canvas& canvas) const;
    void drawBarBeside(Canvas& canvas) const;
    QString endText(double value) const;
    bool isSeen(double middle, double from, double to) const;

    bool isHidden(Place place) const;
    bool isCovered(Place place) const;
    bool isChosen(int row) const;
    const attention::Error* problem(int row) const;

    const attention::HeatMap& map_;
    attention::ColourMap colourMap_;
    Ramp ramp_;
    QStringList rowTexts_, columnTexts_;
    std::vector<double> rowWidths_, columnWidths_;
    double widestRow_ = 0, widestColumn_ = 0, widestNumber_ = 0;
    QString rowTitle_, columnTitle_, barTitle_;
    HeatArrangement at_;
};
