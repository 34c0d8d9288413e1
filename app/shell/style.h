// The look of all widgets: Fusion with one proxy style over it, and the palette of a theme.
#pragma once

#include "app/render/theme.h"

#include <QPalette>
#include <QProxyStyle>

class LabStyle final : public QProxyStyle {
    Q_OBJECT

public:
    LabStyle();

    void polish(QWidget* widget) override;
    using QProxyStyle::polish;
    int pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const override;
    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                  QStyleHintReturn* data) const override;
    QSize sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                           const QWidget* widget) const override;
    QRect subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                         const QWidget* widget) const override;
    QRect subElementRect(SubElement element, const QStyleOption* option, const QWidget* widget) const override;
    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override;
    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                            const QWidget* widget) const override;
};

/// Font, style and palette of the program; called once, at the start.
void dressApplication(Theme theme);

/// Makes everything built from now on larger or smaller; call it while no window of ours is shown.
void scaleInterface(double scale);

/// The palette of a theme. Beside the usual roles: Mid = lines, Dark = labels (ink 2), BrightText = problems.
QPalette paletteOf(Theme theme);

/// The colours that belong to a palette made by `paletteOf`.
const ThemeColours& coloursOf(const QPalette& palette);
