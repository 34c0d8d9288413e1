// Which labels of an axis are written, and in which direction, so that no two touch. Pure arithmetic.
#pragma once

#include <cstddef>
#include <span>

struct LabelPlan {
    int angle = 0;      // degrees that the text rises: 0, 45, 60 or 90
    int step = 1;       // only places 0, step, 2·step … are written
    double longest = 0; // longer ones are shortened to this
    double lineHeight = 0;

    bool writes(std::size_t place) const { return place % std::size_t(step) == 0; }
    double height() const;   // room that the writing takes, up from its foot
    double overhang() const; // and to the right of its foot
};

/// Labels under one another, `pitch` apart, none wider than `limit`.
LabelPlan planRows(std::span<const double> widths, double pitch, double lineHeight, double limit);

/// Labels beside one another: level while they fit, else slanted, else upright; thinned when even that is too tight.
LabelPlan planColumns(std::span<const double> widths, double pitch, double lineHeight, double limit);

/// The same plan at another pitch (the figure was zoomed): the direction stays, only the thinning follows.
LabelPlan zoomed(const LabelPlan& plan, double pitch, double widest);

/// 1, 2, 3, 4, 5, 10, 20, 50 …: the first that is at least `wanted`. Counted from place 0, so that moving the view
/// keeps the choice.
int roundStep(double wanted);
