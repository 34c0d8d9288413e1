// Every length and type size of the window, on a grid of 4 px. One value, which an interface scale multiplies.
#pragma once

#include <cmath>
#include <initializer_list>

struct Sizes {
    double scale = 1;

    // type, in pixels; nothing is smaller than `small`
    int body = 14;
    int label = 13;
    int small = 12;
    int title = 21;
    int readout = 16;
    int formula = 15;
    int name = 15; // of the program, in the top bar

    // room
    int inside = 8;   // inside a group
    int between = 14; // between groups
    int card = 20;    // in cards
    int stage = 28;   // around the stage

    // corners
    int corner = 6;
    int cardCorner = 12;

    // parts
    int topBar = 48;
    int statusLine = 28;
    int navigator = 240;
    int inspector = 320;
    int stageWidth = 1100; // wider than this a stage isn't stretched
    int control = 30;      // height of buttons, edits, combo boxes
    int row = 30;          // of lists and tables

    /// Any other length, in pixels at 100 %.
    int px(double length) const { return int(std::lround(length * scale)); }
};

/// All lengths multiplied; 2 is for a class.
inline Sizes scaledSizes(double scale) {
    Sizes s;
    s.scale = scale;
    for (int* length : {&s.body,       &s.label,     &s.small,     &s.title,      &s.readout, &s.formula,    &s.name,
                        &s.inside,     &s.between,   &s.card,      &s.stage,      &s.corner,  &s.cardCorner, &s.topBar,
                        &s.statusLine, &s.navigator, &s.inspector, &s.stageWidth, &s.control, &s.row})
        *length = s.px(*length);
    return s;
}

/// What the widgets on screen are built with; replaced only while none of them is shown (`scaleInterface`).
inline Sizes sizes;
