#include "core/figure/figure.h"

#include <cmath>

namespace attention {

double grid_step(double extent) {
    constexpr double most = 6; // lines on each side
    if (!(extent > 0) || (extent >= 1 && extent <= most)) return 1;
    const double power = std::pow(10, std::floor(std::log10(extent / most)));
    for (const double step : {1.0, 2.0, 5.0})
        if (extent / (step * power) <= most) return step * power;
    return 10 * power;
}

} // namespace attention
