// A figure as data: everything needed to draw it again, and every number behind it.
#pragma once

#include "core/session/session.h"

#include <string>

namespace attention {

/// `{"lab", "view", "params", "figure", "trace"}`; `session_from_json` reads `params` back.
std::string figure_to_json(const Lab& lab, const Shown& shown, const FigureSpec& figure, const TextSource& source);

/// The view that an exported figure's JSON shows; empty when it isn't one.
std::string view_of_figure_json(std::string_view json);

/// The lab whose figure it is; empty when it isn't an exported figure.
std::string lab_of_figure_json(std::string_view json);

} // namespace attention
