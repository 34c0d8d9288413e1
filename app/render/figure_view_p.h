// The inside of FigureView, shared by its two source files: appearance and input.
#pragma once

#include "app/render/figure_view.h"
#include "app/render/plot.h"

/// The few words beside the pointer: which mark, which value.
class ReadOut final : public QWidget {
public:
    explicit ReadOut(QWidget* parent);
    void show(const QString& text, const QRect& mark, const Look& look);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString text_;
    QFont font_;
    QColor ink_, paper_;
};

struct FigureView::Private {
    explicit Private(FigureView* view) : q(view), plot(new FigurePlot(view)), readOut(new ReadOut(view)) {}

    /// A press of the mouse, until its release.
    struct Press {
        QPointF from;
        QRectF visible;              // when it began
        std::optional<Place> handle; // the mark that was taken
        QPointF offset;              // from it to the pointer
        bool moved = false;
        std::vector<double> values;
    };

    Picture* picture() const { return plot->picture(); }
    const attention::HeatMap* heatMap() const { return std::get_if<attention::HeatMap>(&figure.content); }
    void rebuild();
    void showRings();
    void hover(std::optional<Place> place);
    void tell(std::optional<Place> place); // the read-out
    bool canZoom() const;
    void zoomAt(QPointF point, double factor);
    void chooseRow(int row);

    // input
    const attention::Handle* handle(std::optional<Place> place) const;
    bool toggle(std::optional<Place> place);
    void dragHandle(QPointF point);
    void tellMove(const attention::Handle& handle, const std::vector<double>& values, bool finished);
    Qt::CursorShape cursorAt(QPointF point) const;
    Place firstPlace() const;
    void moveFocus(int rows, int columns);
    void setFocus(Place place);
    bool moveKey(QKeyEvent* event);
    bool adjustKey(QKeyEvent* event);
    void reveal(Place place);
    bool edit(Place place);

    FigureView* q;
    attention::FigureSpec figure;
    Look look;
    FigurePlot* plot;
    ReadOut* readOut;
    std::optional<Place> hoverPlace, focusPlace;
    std::vector<Place> lightPlaces;
    QString lightPath;
    bool ring = false; // the focus came by keyboard
    std::optional<Press> press;
    quint64 gesture = 0;
};
