// The picture in a QCustomPlot: its layers and buffers on screen, its axes for the zoom.
// The only header that names QCustomPlot; nothing outside this folder includes it.
#pragma once

#include "app/render/picture.h"

#include <qcustomplot.h>

class FigurePlot final : public QCustomPlot {
public:
    explicit FigurePlot(QWidget* parent = nullptr);

    /// Takes the picture in; the zoom stays while the numbers of rows and columns do.
    void setPicture(std::unique_ptr<Picture> picture);
    Picture* picture() const { return picture_.get(); }

    QRectF visible() const;
    void showPart(QRectF part); // kept inside the whole

    /// Rings on the top layer; only that layer is painted anew.
    struct Rings {
        std::optional<Place> focus;
        std::vector<Place> light;
        bool operator==(const Rings&) const = default;
    };
    void setRings(const Rings& rings);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void arrange(QSizeF size);
    void refresh();

    std::unique_ptr<Picture> picture_;
    Rings rings_;
    bool stale_ = true; // figures may come faster than frames: they are drawn when one is due
};
