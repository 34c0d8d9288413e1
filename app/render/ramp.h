// Colours of numbers: one table per colour map and theme.
#pragma once

#include "app/render/theme.h"

#include <QBrush>
#include <QRgb>

#include <array>

class Ramp {
public:
    Ramp(attention::ColourMap map, double low, double high, Theme theme);

    QRgb at(double value) const; // beyond the ends: the colour of the end; not a number: transparent
    QLinearGradient gradient(QPointF low, QPointF high) const;

private:
    static constexpr int steps = 512;
    std::array<QRgb, steps> colours_;
    double low_, high_;
    double start_, scale_; // table place = (value − start) · scale
};
