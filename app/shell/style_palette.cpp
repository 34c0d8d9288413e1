#include "app/shell/sizes.h"
#include "app/shell/style.h"
#include "app/shell/style_painting.h"

#include <QApplication>
#include <QFont>

QPalette paletteOf(Theme theme) {
    const ThemeColours& c = coloursOf(theme);
    QPalette p;
    const auto set = [&p](QPalette::ColorRole role, const QColor& colour) { p.setColor(role, colour); };
    set(QPalette::Window, c.background);
    set(QPalette::Base, c.panel);
    set(QPalette::AlternateBase, c.background);
    set(QPalette::Button, c.panel);
    set(QPalette::Light, c.panel);
    set(QPalette::Midlight, c.line);
    set(QPalette::Mid, c.line);
    set(QPalette::Dark, c.ink2);
    set(QPalette::Shadow, c.line);
    set(QPalette::WindowText, c.ink1);
    set(QPalette::Text, c.ink1);
    set(QPalette::ButtonText, c.ink1);
    set(QPalette::BrightText, c.problem);
    set(QPalette::PlaceholderText, c.ink3);
    set(QPalette::Highlight, c.accent);
    set(QPalette::HighlightedText, c.panel);
    set(QPalette::Link, c.accent);
    set(QPalette::LinkVisited, c.accent);
    set(QPalette::ToolTipBase, c.panel);
    set(QPalette::ToolTipText, c.ink1);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        p.setColor(QPalette::Disabled, role, paint::faded(c.ink3, c.panel));
    return p;
}

const ThemeColours& coloursOf(const QPalette& palette) {
    const bool dark = palette.color(QPalette::Active, QPalette::Window).lightness() < 128;
    return coloursOf(dark ? Theme::dark : Theme::light);
}

void scaleInterface(double scale) {
    sizes = scaledSizes(scale);
    QFont font;
    font.setFamilies(fontFamilies());
    font.setPixelSize(sizes.body);
    QApplication::setFont(font);
}

void dressApplication(Theme theme) {
    QApplication::setStyle(new LabStyle);
    scaleInterface(1);
    QApplication::setPalette(paletteOf(theme));
}
