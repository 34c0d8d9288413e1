#include "app/render/labels.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace {

double sine(int angle) {
    return std::sin(angle * std::numbers::pi / 180);
}
double cosine(int angle) {
    return angle == 90 ? 0 : std::cos(angle * std::numbers::pi / 180);
}

double widestOf(std::span<const double> widths) {
    return widths.empty() ? 0 : *std::max_element(widths.begin(), widths.end());
}

double gapOf(double lineHeight) {
    return 0.35 * lineHeight;
}

/// A few long ones among many short ones are shortened rather than turning them all.
bool fitsLevel(std::span<const double> widths, double pitch, double lineHeight) {
    const double room = pitch - gapOf(lineHeight);
    const auto tooLong = std::count_if(widths.begin(), widths.end(), [&](double width) { return width > room; });
    return tooLong == 0 || (pitch >= 4 * lineHeight && std::size_t(tooLong) * 8 <= widths.size());
}

} // namespace

int roundStep(double wanted) {
    for (const int step : {1, 2, 3, 4})
        if (step >= wanted) return step;
    int power = 1;
    while (power < 1000000000) {
        for (const int step : {1, 2, 5})
            if (step * power >= wanted) return step * power;
        power *= 10;
    }
    return power;
}

double LabelPlan::height() const {
    return angle == 0 ? lineHeight : longest * sine(angle) + lineHeight / 2 * cosine(angle);
}

double LabelPlan::overhang() const {
    return angle == 0 ? 0 : longest * cosine(angle) + lineHeight / 2 * sine(angle);
}

LabelPlan planRows(std::span<const double> widths, double pitch, double lineHeight, double limit) {
    return {0, roundStep(lineHeight / pitch), std::min(widestOf(widths), limit), lineHeight};
}

LabelPlan planColumns(std::span<const double> widths, double pitch, double lineHeight, double limit) {
    const double widest = widestOf(widths);
    if (fitsLevel(widths, pitch, lineHeight)) return {0, 1, std::min(widest, pitch - gapOf(lineHeight)), lineHeight};
    for (const int angle : {45, 60})
        if (pitch * sine(angle) >= lineHeight) return {angle, 1, std::min(widest, limit), lineHeight};
    return {90, roundStep(lineHeight / pitch), std::min(widest, limit), lineHeight};
}

LabelPlan zoomed(const LabelPlan& plan, double pitch, double widest) {
    LabelPlan result = plan;
    const double room = plan.angle == 0 ? plan.longest + gapOf(plan.lineHeight) : plan.lineHeight / sine(plan.angle);
    if (plan.angle == 0 && plan.longest < widest) result.longest = std::min(widest, pitch - gapOf(plan.lineHeight));
    else result.step = roundStep(room / pitch);
    return result;
}
