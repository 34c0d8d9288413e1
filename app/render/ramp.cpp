#include "app/render/ramp.h"

#include <algorithm>
#include <cmath>
#include <span>

namespace {

struct Stop {
    double at;
    QRgb colour;
};

// Weights: darker is more on paper, brighter is more on a dark ground.
constexpr Stop weightLight[] = {{0, 0xf3f0f9}, {0.25, 0xd6c7ea}, {0.5, 0xa987cf}, {0.75, 0x774bad}, {1, 0x47197f}};
constexpr Stop weightDark[] = {{0, 0x282c37}, {0.25, 0x46396a}, {0.5, 0x6d539f}, {0.75, 0x9a7cce}, {1, 0xd9c5ff}};
constexpr Stop weightGrey[] = {{0, 0xf2f2f2}, {0.25, 0xcccccc}, {0.5, 0x949494}, {0.75, 0x555555}, {1, 0x141414}};
constexpr Stop signedLight[] = {{0, 0x1f5c9e}, {0.25, 0x7fb0d6}, {0.5, 0xf5f5f5}, {0.75, 0xe9a183}, {1, 0xa9332a}};
constexpr Stop signedDark[] = {{0, 0x7fc0ff}, {0.25, 0x3d6a96}, {0.5, 0x2a2e37}, {0.75, 0x98513f}, {1, 0xff9a80}};

QRgb mixed(QRgb one, QRgb other, double share) {
    const auto channel = [&](int a, int b) { return int(std::lround(a + (b - a) * share)); };
    return qRgb(channel(qRed(one), qRed(other)), channel(qGreen(one), qGreen(other)),
                channel(qBlue(one), qBlue(other)));
}

QRgb between(std::span<const Stop> stops, double t) {
    std::size_t next = 1;
    while (next + 1 < stops.size() && t > stops[next].at) ++next;
    const Stop& a = stops[next - 1];
    const Stop& b = stops[next];
    return mixed(a.colour, b.colour, std::clamp((t - a.at) / (b.at - a.at), 0.0, 1.0));
}

/// Cividis (Nuñez, Anderton, Renslow 2018), as the polynomial that d3 fitted to it.
QRgb cividis(double t) {
    const double r = -4.54 - t * (35.34 - t * (2381.73 - t * (6402.7 - t * (7024.72 - t * 2710.57))));
    const double g = 32.49 + t * (170.73 + t * (52.82 - t * (131.46 - t * (176.58 - t * 67.37))));
    const double b = 81.24 + t * (442.36 - t * (2482.43 - t * (6167.24 - t * (6614.94 - t * 2475.67))));
    const auto channel = [](double v) { return int(std::lround(std::clamp(v, 0.0, 255.0))); };
    return qRgb(channel(r), channel(g), channel(b));
}

/// The tint of what is allowed: enough accent to be told from the ground across a room.
QRgb allowed(Theme theme) {
    const ThemeColours& colours = coloursOf(theme);
    return mixed(colours.accentTint.rgb(), colours.accent.rgb(), colours.dark ? 0.12 : 0.1);
}

QRgb colourAt(attention::ColourMap map, Theme theme, double t) {
    if (map == attention::ColourMap::truth) return allowed(theme);
    // On grey paper a map with two dark ends would say nothing: every map becomes one ramp.
    if (theme == Theme::grey) return between(weightGrey, t);
    switch (map) {
    case attention::ColourMap::weight: return between(theme == Theme::dark ? weightDark : weightLight, t);
    case attention::ColourMap::magnitude: return cividis(t);
    case attention::ColourMap::diverging: return between(theme == Theme::dark ? signedDark : signedLight, t);
    case attention::ColourMap::truth: break;
    }
    return 0;
}

} // namespace

Ramp::Ramp(attention::ColourMap map, double low, double high, Theme theme) : low_(low), high_(high), start_(low) {
    double end = high;
    if (map == attention::ColourMap::diverging) {
        end = std::max({std::abs(low), std::abs(high), 1e-300});
        start_ = -end;
    }
    scale_ = end > start_ ? (steps - 1) / (end - start_) : 0;
    for (int i = 0; i < steps; ++i)
        colours_[std::size_t(i)] = colourAt(map, theme, double(i) / (steps - 1)) | 0xff000000;
}

QRgb Ramp::at(double value) const {
    if (std::isnan(value)) return 0;
    const double place = std::clamp((value - start_) * scale_ + 0.5, 0.0, double(steps - 1));
    return colours_[std::isnan(place) ? 0 : std::size_t(place)];
}

QLinearGradient Ramp::gradient(QPointF low, QPointF high) const {
    constexpr int stops = 16;
    QLinearGradient gradient(low, high);
    for (int i = 0; i <= stops; ++i)
        gradient.setColorAt(double(i) / stops, QColor(at(low_ + (high_ - low_) * i / stops)));
    return gradient;
}
