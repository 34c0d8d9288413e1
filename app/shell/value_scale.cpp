#include "app/shell/value_scale.h"

#include <cmath>

using namespace attention;

namespace {

constexpr int logarithmicSteps = 1000;
constexpr int notch = 60; // room of an exact limit beyond the end; its nearer half still is the end
constexpr double mostSteps = 100000;

double withFigures(double value, int figures) {
    if (value == 0 || !std::isfinite(value)) return value;
    const double unit = std::pow(10.0, figures - 1 - std::floor(std::log10(std::abs(value))));
    return std::round(value * unit) / unit;
}

/// Without the dust of binary fractions: 0.30000000000000004 → 0.3.
double onGrid(double value, double step) {
    const double places = std::ceil(-std::log10(step));
    const double unit = std::pow(10.0, std::max(0.0, places) + 1);
    return std::round(value * unit) / unit;
}

QString words(double value) {
    return QString::fromStdString(display_number(value, shortest()));
}

} // namespace

ValueScale::ValueScale(const Field& field) : field_(field) {
    const double span = field.max - field.min;
    if (field.logarithmic && field.min > 0) steps_ = logarithmicSteps;
    else if (std::isfinite(span) && field.step > 0 && span / field.step <= mostSteps)
        steps_ = int(std::lround(span / field.step));
    if (steps_ <= 0) return;
    const int room = std::max(1, steps_ * notch / logarithmicSteps);
    low_ = limitBelow() ? -room : 0;
    high_ = steps_ + (field.infinite_limit ? room : 0);
}

double ValueScale::clamped(double value) const {
    return std::min(std::max(value, field_.min), field_.max);
}

double ValueScale::valueAt(int position) const {
    if (position < 0 && 2 * position <= low_) return 0;
    if (position > steps_ && 2 * (position - steps_) >= high_ - steps_) return std::numeric_limits<double>::infinity();
    const double share = std::min(std::max(double(position) / steps_, 0.0), 1.0);
    if (!field_.logarithmic) return clamped(onGrid(field_.min + share * (field_.max - field_.min), field_.step));
    return clamped(withFigures(field_.min * std::pow(field_.max / field_.min, share), 2));
}

int ValueScale::positionOf(double value) const {
    if (limitBelow() && value == 0) return low_;
    if (std::isinf(value)) return high_;
    const double share = field_.logarithmic ? std::log(value / field_.min) / std::log(field_.max / field_.min)
                                            : (value - field_.min) / (field_.max - field_.min);
    return int(std::lround(std::min(std::max(share, 0.0), 1.0) * steps_));
}

double ValueScale::end(bool high) const {
    if (high) return field_.infinite_limit ? std::numeric_limits<double>::infinity() : field_.max;
    return limitBelow() ? 0 : field_.min;
}

double ValueScale::moved(double value, int presses, Pace pace) const {
    const bool up = presses > 0;
    if (limitBelow() && value == 0) return up ? field_.min : 0;
    if (std::isinf(value)) return up ? value : field_.max;
    if ((up && value >= field_.max) || (!up && value <= field_.min)) return end(up);
    if (!field_.logarithmic) {
        const double factor = pace == Pace::fine ? 0.1 : pace == Pace::coarse ? 10 : 1;
        return clamped(onGrid(value + presses * factor * field_.step, field_.step * std::min(factor, 1.0)));
    }
    const double factor = pace == Pace::fine ? 1.01 : pace == Pace::coarse ? 2 : 1.1;
    const int figures = pace == Pace::fine ? 3 : 2;
    double after = withFigures(value * std::pow(factor, presses), figures);
    // Rounding must not swallow the move: from 1.0 a hundredth more is 1.01.
    if (after == value) {
        const double last = std::pow(10.0, std::floor(std::log10(value)) - figures + 1);
        after = withFigures(value + (up ? last : -last), figures);
    }
    return clamped(after);
}

QList<ValueScale::Tick> ValueScale::ticks() const {
    QList<Tick> ticks;
    if (limitBelow()) ticks.append({low_, QStringLiteral("→0")});
    if (field_.logarithmic) {
        const int first = int(std::ceil(std::log10(field_.min) + 1e-9));
        const int last = int(std::floor(std::log10(field_.max) - 1e-9));
        const int every = std::max(1, (last - first) / 4);
        if (!limitBelow()) ticks.append({0, words(field_.min)});
        for (int power = first; power <= last; power += every)
            ticks.append({positionOf(std::pow(10.0, power)), words(std::pow(10.0, power))});
        if (!field_.infinite_limit) ticks.append({steps_, words(field_.max)});
    } else {
        ticks.append({0, words(field_.min)});
        if (field_.min < 0 && field_.max > 0) ticks.append({positionOf(0), QStringLiteral("0")});
        ticks.append({steps_, words(field_.max)});
    }
    if (field_.infinite_limit) ticks.append({high_, QStringLiteral("→∞")});
    return ticks;
}
