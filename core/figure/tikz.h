// A figure as TikZ, for papers: the document's own fonts and text, nothing but the tikz package.
#pragma once

#include "core/figure/figure.h"

#include <string>

namespace attention {

/// `standalone`: a whole document; else the tikzpicture alone, for \input. Chinese wants XeLaTeX or LuaLaTeX.
/// `title`: the figure's title above it.
std::string figure_tikz(const FigureSpec& figure, const TextSource& language, bool standalone, bool title = true);

/// Text that TeX prints as it is.
std::string tex_escaped(std::string_view text);

} // namespace attention
