// What a screen reader is told of a figure: a table, its cells as sentences.
#pragma once

class FigureView;

void installFigureAccess(); // once is enough; more do no harm
/// The figure changed: the numbers, or its very shape.
void updateFigureAccess(FigureView* view, bool shape);
void tellFigureFocus(FigureView* view, int row, int column);
