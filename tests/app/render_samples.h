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
attention::FigureSpec playground(bool chinese = false); // query (2, 0.5) and four keys
attention::FigureSpec regions();                        // the same, with who wins where behind it
attention::FigureSpec arrows(int count, unsigned seed); // random ones; the first one can be moved
attention::FigureSpec table(bool chinese = false);
attention::FigureSpec truths(int size); // a causal grid that can be switched
attention::FigureSpec signedBars();
/// Labels that have broken other programs.
std::vector<std::string> hostileLabels();
attention::FigureSpec hostile();

/// The files where none is refused; empty after a refusal.
QByteArray svg(const attention::FigureSpec& figure, const FigureStyle& style);
QByteArray pdf(const attention::FigureSpec& figure, const FigureStyle& style);
QByteArray png(const attention::FigureSpec& figure, const FigureStyle& style);

} // namespace samples
