// The figure that will be written, as large as it will be on paper; of a file of text the first lines.
#pragma once

#include "app/shell/figure_preview.h"
#include "app/shell/widgets.h"

class Chips;
class Page;
class QPlainTextEdit;
class QStackedLayout;

/// What a true millimetre is on this screen, in dots an inch; by its own word where that is credible.
double dotsPerInch(const QScreen* screen);

class PreviewPane final : public QWidget {
    Q_OBJECT

public:
    explicit PreviewPane(QWidget* parent);

    void setPreview(const FigurePreview& preview, double dpi);
    /// What was last shown isn't what is asked for now.
    void setStale(bool stale);
    QString caption() const;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void arrange();

    QStackedLayout* stack_;
    QScrollArea* area_;
    Page* page_;
    QPlainTextEdit* text_;
    TextLabel* caption_;
    Chips* zoom_;
    QSizeF mm_;
    QSize trueSize_; // in pixels
    bool whole_ = false;
    bool stale_ = false;
};
