// The page of a gallery: plain HTML that needs nothing but the figures beside it.
#pragma once

#include "app/cli/figure_file.h"

#include <string_view>

struct GalleryFigure {
    const attention::Lab* lab;
    const attention::View* view;
    Figure figure;

    std::string fileName(const std::string& kind) const { return lab->id + "-" + view->id + kind; }
};

/// Every page has this in its head, so that none is taken for one that somebody else has written.
constexpr std::string_view galleryMark = "<meta name=\"generator\" content=\"Attention Lab\">";

/// Titles, figures and caveats of all labs, group by group, in the language and on the paper of the figures. `kinds`
/// are the files that each figure has.
std::string galleryPage(const std::vector<GalleryFigure>& figures, const std::vector<std::string>& kinds,
                        const FigureStyle& style);
