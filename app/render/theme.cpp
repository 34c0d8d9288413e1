#include "app/render/theme.h"

#include <algorithm>
#include <cmath>

namespace {

ThemeColours lightColours() {
    ThemeColours t;
    t.background = 0xf6f7f9;
    t.panel = 0xffffff;
    t.line = 0xe3e6ea;
    t.ink1 = 0x1b2430;
    t.ink2 = 0x5b6675;
    t.ink3 = 0x657080;
    t.accent = 0x3b5bdb;
    t.accentTint = 0xeef2ff;
    t.query = 0xD55E00;
    t.key = 0x0072B2;
    t.value = 0x009E73;
    t.weight = 0x7b4fb0;
    t.output = t.ink1;
    t.queryText = 0xb34e00;
    t.keyText = 0x006199;
    t.valueText = 0x00775a;
    t.weightText = 0x7b4fb0;
    t.hidden = 0x9aa3ae;
    t.caveatInk = 0x6b5300;
    t.caveatPaper = 0xfff8e6;
    t.caveatLine = 0xf0e2b6;
    t.done = 0x2b8a3e;
    t.problem = 0xb3261e;
    return t;
}

ThemeColours darkColours() {
    ThemeColours t;
    t.background = 0x15181d;
    t.panel = 0x1c2027;
    t.line = 0x2e343d;
    t.ink1 = 0xe8ebf0;
    t.ink2 = 0xa4adba;
    t.ink3 = 0x8b95a5;
    t.accent = 0x8aa2ff;
    t.accentTint = 0x26304d;
    t.query = t.queryText = 0xff8a3d;
    t.key = t.keyText = 0x56b4e9;
    t.value = t.valueText = 0x3ecf9a;
    t.weight = t.weightText = 0xb692e8;
    t.output = t.ink1;
    t.hidden = 0x5b6675;
    t.caveatInk = 0xecd98f;
    t.caveatPaper = 0x2b2714;
    t.caveatLine = 0x57502a;
    t.done = 0x51cf66;
    t.problem = 0xff9b93;
    t.dark = true;
    return t;
}

/// For paper: white ground, black text, the colours of the light theme.
ThemeColours printColours() {
    ThemeColours t = lightColours();
    t.background = t.panel = 0xffffff;
    t.line = 0xb8bec6;
    t.ink1 = t.output = QColor(Qt::black);
    t.ink2 = t.ink3 = 0x333333;
    return t;
}

QColor withoutHue(const QColor& colour) {
    const int grey = qGray(colour.rgb());
    return {grey, grey, grey};
}

/// Paper that knows no colour.
ThemeColours greyColours() {
    ThemeColours t = printColours();
    for (QColor* colour :
         {&t.accent, &t.accentTint, &t.query, &t.key, &t.value, &t.weight, &t.queryText, &t.keyText, &t.valueText,
          &t.weightText, &t.hidden, &t.caveatInk, &t.caveatPaper, &t.caveatLine, &t.done, &t.problem, &t.line})
        *colour = withoutHue(*colour);
    return t;
}

double linear(double channel) {
    return channel <= 0.03928 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

} // namespace

const ThemeColours& coloursOf(Theme theme) {
    static const ThemeColours light = lightColours();
    static const ThemeColours dark = darkColours();
    static const ThemeColours print = printColours();
    static const ThemeColours grey = greyColours();
    switch (theme) {
    case Theme::light: return light;
    case Theme::dark: return dark;
    case Theme::print: return print;
    case Theme::grey: return grey;
    }
    return light;
}

QColor roleColour(attention::Role role, Theme theme) {
    const ThemeColours& t = coloursOf(theme);
    switch (role) {
    case attention::Role::plain: return t.ink2;
    case attention::Role::query: return t.query;
    case attention::Role::key: return t.key;
    case attention::Role::value: return t.value;
    case attention::Role::weight: return t.weight;
    case attention::Role::output: return t.output;
    }
    return t.ink1;
}

QColor roleTextColour(attention::Role role, Theme theme) {
    const ThemeColours& t = coloursOf(theme);
    switch (role) {
    case attention::Role::plain: return t.ink1;
    case attention::Role::query: return t.queryText;
    case attention::Role::key: return t.keyText;
    case attention::Role::value: return t.valueText;
    case attention::Role::weight: return t.weightText;
    case attention::Role::output: return t.ink1;
    }
    return t.ink1;
}

QStringList fontFamilies(const QString& latin) {
    // Mathematical signs before the Chinese ones: a root sign there is as wide as a Chinese letter.
    return {latin.isEmpty() ? QStringLiteral("Noto Sans") : latin, QStringLiteral("Noto Sans Math"),
            QStringLiteral("Noto Sans CJK SC")};
}

double luminance(const QColor& colour) {
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
}

double contrast(const QColor& one, const QColor& other) {
    const double a = luminance(one);
    const double b = luminance(other);
    return (std::max(a, b) + 0.05) / (std::min(a, b) + 0.05);
}

QColor inkOn(const QColor& paper, Theme theme) {
    constexpr double readable = 4.5;
    const QColor soft = theme == Theme::print || theme == Theme::grey ? QColor(Qt::black) : QColor(0x1b, 0x24, 0x30);
    if (contrast(soft, paper) >= readable) return soft;
    if (contrast(Qt::white, paper) >= readable) return Qt::white;
    return Qt::black; // between the two only pure black is dark enough
}
