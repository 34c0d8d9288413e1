// A number's slider: which position stands for which value, where the exact limits sit, how far a key moves.
#pragma once

#include "core/base/field.h"

#include <QList>
#include <QString>

class ValueScale {
public:
    explicit ValueScale(const attention::Field& field);

    bool hasSlider() const { return high_ > low_; }
    int low() const { return low_; }
    int high() const { return high_; }
    double valueAt(int position) const;
    int positionOf(double value) const;

    enum class Pace { fine, normal, coarse };
    /// The value that many key presses away; beyond the ends lie the exact limits.
    double moved(double value, int presses, Pace pace) const;
    double end(bool high) const;

    struct Tick {
        int position;
        QString text;
    };
    QList<Tick> ticks() const;

private:
    double clamped(double value) const;
    bool limitBelow() const { return field_.zero_limit && field_.min > 0; }

    const attention::Field& field_;
    int low_ = 0; // with the notches of the limits
    int high_ = 0;
    int steps_ = 0; // between min and max
};
