// A figure that lives in the session: what the mouse and the keys do in it becomes an action.
#pragma once

#include "app/shell/controller.h"

class FigureView;

/// A figure in the theme and language of the window whose marks, rows and cells send actions; what it shows is set
/// by whoever has it.
FigureView* makeLiveFigure(SessionController& controller, QWidget* parent);
