// A table: names at the left of their columns, numbers at the right.
#pragma once

#include "app/render/picture.h"

class TablePicture final : public Picture {
public:
    TablePicture(const attention::FigureSpec& figure, const Look& look);

    QRectF whole() const override { return {0, 0, double(std::max(columns(), 1)), double(std::max(rows(), 1))}; }
    void drawMarks(Canvas& canvas) const override;
    int rows() const override { return int(table_.rows.size()); }
    int columns() const override { return int(table_.columns.size()); }
    QRectF markRect(Place place) const override;
    std::optional<Place> markAt(QPointF point) const override;
    std::optional<int> rowLabelAt(QPointF) const override { return std::nullopt; }
    QString path(Place place) const override { return QString::fromStdString(cell(place).path); }
    attention::Text readOut(Place place) const override;
    const attention::Handle* handle(Place place) const override;
    std::vector<double> handleValues(Place place) const override;
    std::vector<attention::Text> notes() const override;

private:
    struct Column {
        QString title;
        bool numbers = false;
        double widest = 0; // of its texts, at full size
        double least = 0;  // of a title or names that are shortened
        double head = 0;   // of the title in two lines
        double left = 0, width = 0;
    };

    void measure();
    void arrangeContent(QRectF room, bool freeWidth, bool freeHeight) override;
    void drawContentFurniture(Canvas& canvas) const override;
    double naturalWidth() const override;
    /// Makes the columns as narrow as `room` wants, names first, then the type, then everything.
    void fit(double room);
    void drawCell(Canvas& canvas, Place place) const;
    void drawText(Canvas& canvas, const QString& text, const Column& column, double y, const QFont& font,
                  const QColor& ink) const;

    const attention::TableCell& cell(Place place) const;
    double pad() const { return pad_ * em() * size_; } // at each side of a cell
    double headHeight() const { return (headLines_ > 1 ? 3.1 : 2) * em() * size_; }
    QStringList titleLines(const Column& column) const;

    const attention::Table& table_;
    std::vector<Column> columns_;
    double size_ = 1; // of the type, in em
    double pad_ = 0.6;
    double pitch_ = 1;
    bool shortened_ = false;
    int headLines_ = 1;
};
