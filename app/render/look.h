// How a figure is to look: what a style or the window asks for, in the units of the drawing
// (a pixel on screen, 0.01 mm in a file). Inside app/render only.
#pragma once

#include "app/render/export.h"

#include <QFont>

struct Look {
    Theme theme = Theme::light;
    Language language = Language::english;
    QStringList families;
    double em = 14;         // font size; every distance is a multiple of it
    double smallest = 0.75; // the smallest font of a number in a cell, in em
    bool screen = false;
    bool title = true;
    bool colourBar = true;
    bool caption = false;
    bool outlines = false;
    FigureStyle::Cells cells = FigureStyle::automatic;
    FigureStyle::Toggle numbers = FigureStyle::automatically;
    std::optional<attention::ColourMap> colourMap;

    QFont font(double size = 1, bool bold = false) const;
    QString words(const attention::Text& text) const { return shown(text, language); }
};

/// Widths of texts in one font; remembered between figures, since labels seldom change.
class TextMeter {
public:
    explicit TextMeter(const QFont& font);
    double width(const QString& text) const;
    QString elided(const QString& text, double width) const;
    enum class Break { anywhere, betweenWords };
    /// Broken into lines at most this wide; the last one isn't left with a character or two.
    QStringList wrapped(const QString& text, double width, Break where = Break::anywhere) const;
    /// At most so many lines; no word is broken, what is too long is shortened.
    QStringList lines(const QString& text, double width, int most) const;
    /// How wide the text is when it is broken into lines of this width without breaking a word.
    double narrowest(const QString& text, double width) const;

private:
    QStringList broken(const QString& text, double width, Break where) const;

    QFont font_;
    QHash<QString, double>* known_;
};

/// Text as it can be drawn: line breaks and tabs as arrows, what no font and no XML has, and what would turn the
/// words around it, as U+FFFD.
QString drawable(const QString& text);
QString drawable(const std::string& text);
/// A token that is nothing but white space, or begins or ends with it, shows it: ␣.
QString visibleToken(const std::string& text);
