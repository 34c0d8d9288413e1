// What the sub-commands that draw need in place of a window.
#pragma once

#include <functional>

/// Runs `work` with Qt started for drawing alone: the same with and without a display.
int withoutWindow(const std::function<int()>& work);
