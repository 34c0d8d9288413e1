// Figures to draw in the tests of the renderer.
#pragma once

#include "app/render/export.h"
#include "core/figure/figure.h"

#include <string>
#include <vector>

namespace samples {

attention::FigureSpec published(); // The little cat is sleeping, softmaxed
attention::FigureSpec random(int rows, int columns, unsigned seed = 7);
attention::FigureSpec causal(int size);
attention::FigureSpec signedScores(int rows, int columns);
attention::FigureSpec bars(int count, bool handles = false);
/// Labels that have broken other programs.
std::vector<std::string> hostileLabels();
attention::FigureSpec hostile();

/// The files where none is refused; empty after a refusal.
QByteArray svg(const attention::FigureSpec& figure, const FigureStyle& style);
QByteArray pdf(const attention::FigureSpec& figure, const FigureStyle& style);
QByteArray png(const attention::FigureSpec& figure, const FigureStyle& style);

} // namespace samples
