// The explanation of a lab with the current numbers in it.
#pragma once

#include "app/shell/controller.h"

/// The Markdown of the lab in the language of the window; `{path|format}` places filled from the trace, – where there
/// is no such number. `@row` in a path stands for the value of the parameter `row`.
QString filledDocument(const SessionController& controller);
