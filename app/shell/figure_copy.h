// A figure on the clipboard: as picture, as SVG, and as the table of its numbers.
#pragma once

#include "app/cli/figure_file.h"

#include <QImage>

class QMimeData;

struct FigureCopy {
    QImage image;
    QByteArray svg;
    QString tsv, html;
};

/// Any thread may ask. What is covered stays covered.
attention::Result<FigureCopy> copyOf(const FigureRequest& request, const FigureStyle& style);

/// For the clipboard, which owns it from then on.
QMimeData* mimeOf(const FigureCopy& copy);
