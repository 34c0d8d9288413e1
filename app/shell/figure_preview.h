// What an export will look like, before it is written: the same figure by the same code, at the resolution of a screen.
#pragma once

#include "app/cli/figure_file.h"

#include <QImage>

struct FigurePreview {
    QImage image; // null: the file will hold text
    QSizeF mm;
    QString text; // its first lines
    std::vector<attention::Text> notes;
};

/// Any thread may ask. Very large figures come at a lower resolution.
attention::Result<FigurePreview> previewOf(const FigureRequest& request, const FigureStyle& style,
                                           const std::string& kind, double dpi);

bool isPicture(const std::string& kind);
