// A figure as a file. The same code draws the figure on screen (figure_view.h).
// Needs a QApplication; works without a display under the offscreen platform, and on any thread.
#pragma once

#include "app/render/theme.h"
#include "app/text/language.h"
#include "core/figure/figure.h"

#include <QByteArray>
#include <QImage>
#include <QSizeF>
#include <QString>

#include <optional>
#include <vector>

struct FigureStyle {
    enum Cells { automatic, vector, image };
    enum Toggle { automatically, on, off };

    QSizeF sizeMm; // a side that is 0 or less follows from the content
    double fontPt = 8;
    QString family; // Latin; empty = Noto Sans. Chinese is always Noto Sans CJK SC
    Theme theme = Theme::light;
    Language language = Language::english;
    bool title = true;
    bool colourBar = true;
    Cells cells = automatic;
    Toggle cellNumbers = automatically;
    bool outlines = false; // text as paths
    bool caption = false;
    std::optional<attention::ColourMap> colourMap;
    int dpi = 300; // PNG only
};

/// Call before the QApplication object: without it a PDF's fonts come in a different order each time.
void prepareDeterminism();

/// The whole file; or why there is none: a page too small for the figure, more pixels than memory takes.
attention::Result<QByteArray> toSvg(const attention::FigureSpec& figure, const FigureStyle& style);
attention::Result<QByteArray> toPdf(const attention::FigureSpec& figure, const FigureStyle& style);
attention::Result<QByteArray> toPng(const attention::FigureSpec& figure, const FigureStyle& style);

/// The picture of toPng at another resolution, as for a screen.
attention::Result<QImage> toImage(const attention::FigureSpec& figure, const FigureStyle& style, double dpi);
/// Why a figure of this size can't be made of pixels; nothing: it can.
std::optional<attention::Error> pixelsRefused(QSizeF mm, double dpi);

/// The size that the files will have.
QSizeF figureSizeMm(const attention::FigureSpec& figure, const FigureStyle& style);

enum class FileKind { shapes, pixels, tex }; // SVG and PDF; PNG; TikZ

/// What a reader of the file should know before it is written: beyond 64 × 64 cells it is one image, …
std::vector<attention::Text> exportNotes(const attention::FigureSpec& figure, const FigureStyle& style,
                                         FileKind kind = FileKind::shapes);
