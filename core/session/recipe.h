// A figure as data: everything needed to draw it again, and every number behind it.
#pragma once

#include "core/session/session.h"

#include <string>

namespace attention {

/// `{"lab", "view", "params", "figure", "trace"}`; `session_from_json` reads `params` back.
std::string figure_to_json(const Lab& lab, const Shown& shown, const FigureSpec& figure, const TextSource& source);

/// The view that an exported figure's JSON shows; empty when it isn't one.
std::string view_of_figure_json(std::string_view json);

/// The main numbers of a figure: the matrix of a heat map, the bars as one row, the arrows of a plane as rows of x and
/// y, the columns of a table that hold numbers. Hidden places are 0.
Matrix figure_numbers(const FigureSpec& figure);

} // namespace attention
