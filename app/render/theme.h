// Colours and measures of the whole program, in one table: the window and the figures read them from here.
#pragma once

#include "core/figure/figure.h"

#include <QColor>
#include <QStringList>

enum class Theme { light, dark, print, grey };

struct ThemeColours {
    QColor background, panel, line;
    QColor ink1, ink2, ink3; // text, labels, hints
    QColor accent, accentTint;
    QColor query, key, value, weight, output;         // areas and lines
    QColor queryText, keyText, valueText, weightText; // the same as text, dark enough to be read
    QColor hidden;                                    // hatching of hidden places
    QColor caveatInk, caveatPaper, caveatLine;
    QColor done;    // progress dots
    QColor problem; // sentences about wrong input
    bool dark = false;
};

const ThemeColours& coloursOf(Theme theme);

/// The colour that stands for a role, as area or as text.
QColor roleColour(attention::Role role, Theme theme);
QColor roleTextColour(attention::Role role, Theme theme);

/// The font families in the order in which they are asked: Latin first, then Simplified Chinese by name,
/// because the system's own choice for Han characters has the Japanese shapes.
QStringList fontFamilies(const QString& latin = {});

/// Black or white (as the theme has them), whichever reads better on `paper`; at least 4.5:1 on every colour.
QColor inkOn(const QColor& paper, Theme theme = Theme::light);

/// WCAG 2 relative luminance and contrast ratio.
double luminance(const QColor& colour);
double contrast(const QColor& one, const QColor& other);
