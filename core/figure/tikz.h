// A figure as TikZ, for papers: the document's own fonts and text, nothing but the tikz package.
#pragma once

#include "core/figure/figure.h"

#include <string>

namespace attention {

struct TikzStyle {
    bool standalone = false; // a whole document; else the tikzpicture alone, for \input
    bool title = true;
    bool colour_bar = true;
    bool caption = false;
};

/// Every LaTeX compiles it; where words are in another script than Latin, its first line asks for XeLaTeX or LuaLaTeX.
std::string figure_tikz(const FigureSpec& figure, const TextSource& language, const TikzStyle& style = {});

} // namespace attention
