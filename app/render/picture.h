// A figure arranged in a rectangle: where its marks lie, what they say, how they are drawn.
// Knows nothing of QCustomPlot; plot.h puts it there, and with it on screen and into files.
#pragma once

#include "app/render/canvas.h"

#include <QRectF>

#include <memory>

/// A mark's place: row and column of a heat map; the bars are rows of one column.
struct Place {
    int row = 0;
    int column = 0;
    bool operator==(const Place&) const = default;
};

class Picture {
public:
    Picture(const attention::FigureSpec& figure, const Look& look);
    virtual ~Picture() = default;

    /// Lays everything out; a side of 0 is free. Answers the size it takes.
    QSizeF arrange(QSizeF room);
    /// Whether everything had its room in the last arrangement: nothing overlaps, nothing leaves the page.
    bool fits() const { return fits_; }

    QRectF plotArea() const { return plot_; }
    /// The whole of the figure in units of marks, and the part of it that is seen (zoom).
    virtual QRectF whole() const = 0;
    void setVisible(const QRectF& part) { visible_ = part; }
    bool isZoomed() const { return visible_ != whole(); }

    virtual void drawMarks(Canvas& canvas) const = 0;
    void drawFurniture(Canvas& canvas) const;

    virtual int rows() const = 0;
    virtual int columns() const = 0;
    virtual QRectF markRect(Place place) const = 0;
    virtual std::optional<Place> markAt(QPointF point) const = 0;
    virtual std::optional<int> rowLabelAt(QPointF point) const = 0;
    virtual QString path(Place place) const = 0;
    virtual std::optional<Place> placeOf(const QString& path) const;
    virtual attention::Text readOut(Place place) const = 0;
    virtual const attention::Handle* handle(Place) const { return nullptr; }
    virtual std::optional<double> value(Place place) const = 0; // none while hidden

    const attention::FigureSpec& figure() const { return figure_; }
    const Look& look() const { return look_; }

protected:
    virtual void arrangeContent(QRectF room, bool freeWidth, bool freeHeight) = 0; // sets plot_ and used_
    virtual void drawContentFurniture(Canvas& canvas) const = 0;
    virtual double naturalWidth() const = 0;
    virtual bool contentFits() const { return true; } // used_ is looked at already

    QPointF toPoint(QPointF mark) const;
    QPointF toMark(QPointF point) const;
    double em() const { return look_.em; }
    const ThemeColours& colours() const { return coloursOf(look_.theme); }

    attention::FigureSpec figure_;
    Look look_;
    QRectF plot_;    // where the marks are
    QRectF used_;    // everything between title and caption
    QRectF visible_; // in marks

private:
    QStringList titleLines_, captionLines_;
    QSizeF size_;
    bool fits_ = true;
};

std::unique_ptr<Picture> makePicture(const attention::FigureSpec& figure, const Look& look);
