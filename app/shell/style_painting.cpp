#include "app/shell/style_painting.h"

#include "app/shell/sizes.h"
#include "app/shell/style.h"
#include "app/shell/widgets.h"

#include <QPainter>
#include <QPainterPath>
#include <QRegularExpression>
#include <QTabBar>

namespace {

bool enabled(const QStyleOption& option) {
    return (option.state & QStyle::State_Enabled) != 0;
}
bool hovered(const QStyleOption& option) {
    return enabled(option) && (option.state & QStyle::State_MouseOver) != 0;
}
bool pressed(const QStyleOption& option) {
    return (option.state & QStyle::State_Sunken) != 0;
}
bool checked(const QStyleOption& option) {
    return (option.state & QStyle::State_On) != 0;
}

Button::Look lookOf(const QWidget* widget) {
    const auto* button = qobject_cast<const Button*>(widget);
    return button != nullptr ? button->look() : Button::Look::plain;
}

QColor between(const QColor& a, const QColor& b, double share) {
    return QColor::fromRgbF(float(a.redF() + (b.redF() - a.redF()) * share),
                            float(a.greenF() + (b.greenF() - a.greenF()) * share),
                            float(a.blueF() + (b.blueF() - a.blueF()) * share));
}

QColor buttonInk(const QStyleOptionButton& option, Button::Look look) {
    const ThemeColours& c = coloursOf(option.palette);
    if (!enabled(option)) return paint::faded(c.ink3, c.panel);
    switch (look) {
    case Button::Look::primary:
    case Button::Look::link: return c.accent;
    case Button::Look::chip:
    case Button::Look::smallChip: return checked(option) ? c.accent : c.ink1;
    case Button::Look::bar: return checked(option) ? c.accent : c.ink2;
    case Button::Look::plain: return c.ink1;
    }
    return c.ink1;
}

} // namespace

namespace paint {

QColor faded(const QColor& colour, const QColor& ground) {
    return between(colour, ground, 0.45);
}

void box(QPainter& painter, const QRect& rect, const QColor& fill, const QColor& line, qreal corner) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(fill);
    painter.setPen(line.alpha() == 0 ? QPen(Qt::NoPen) : QPen(line, 1));
    const QRectF inner = line.alpha() == 0 ? QRectF(rect) : QRectF(rect).adjusted(0.5, 0.5, -0.5, -0.5);
    painter.drawRoundedRect(inner, corner, corner);
    painter.restore();
}

void focusRing(QPainter& painter, const QRect& rect, const QStyleOption& option, qreal corner) {
    constexpr QStyle::State wanted = QStyle::State_HasFocus | QStyle::State_KeyboardFocusChange;
    if ((option.state & wanted) != wanted) return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(coloursOf(option.palette).accent, 2));
    painter.drawRoundedRect(QRectF(rect).adjusted(1, 1, -1, -1), corner, corner);
    painter.restore();
}

void arrowHead(QPainter& painter, QPointF centre, const QColor& colour, bool up) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colour, 1.5 * sizes.scale, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    const double half = 3.5 * sizes.scale;
    const double down = (up ? -0.5 : 0.5) * half;
    const QPointF points[] = {centre + QPointF(-half, -down), centre + QPointF(0, down), centre + QPointF(half, -down)};
    painter.drawPolyline(points, 3);
    painter.restore();
}

void checkMark(QPainter& painter, const QRectF& r, const QColor& colour, qreal width) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    const QPointF points[] = {{r.left() + r.width() * 0.26, r.top() + r.height() * 0.52},
                              {r.left() + r.width() * 0.43, r.top() + r.height() * 0.69},
                              {r.left() + r.width() * 0.75, r.top() + r.height() * 0.33}};
    painter.drawPolyline(points, 3);
    painter.restore();
}

void buttonBevel(QPainter& painter, const QStyleOptionButton& option, const QWidget* widget) {
    const ThemeColours& c = coloursOf(option.palette);
    const Button::Look look = lookOf(widget);
    const bool chip = look == Button::Look::chip || look == Button::Look::smallChip;
    const QColor hover = between(c.panel, c.ink2, pressed(option) ? 0.14 : 0.07);
    const bool over = hovered(option) || pressed(option);
    QColor fill = over ? hover : c.panel;
    QColor line = c.line;
    if (look == Button::Look::primary || (chip && checked(option))) {
        fill = over ? between(c.accentTint, c.accent, pressed(option) ? 0.16 : 0.08) : c.accentTint;
        line = chip ? c.accent : fill;
        if (!enabled(option)) fill = line = c.background;
    }
    if (look == Button::Look::bar || look == Button::Look::link) {
        line = Qt::transparent;
        if (!over) fill = Qt::transparent;
        if (look == Button::Look::bar && checked(option)) fill = c.accentTint;
    }
    box(painter, option.rect, fill, line, sizes.corner);
    focusRing(painter, option.rect, option, sizes.corner);
}

static QString withoutMarks(QString text) {
    static const QRegularExpression inBrackets(QStringLiteral("\\(&[A-Z]\\)")); // as Chinese writes it: 打开(&O)
    return text.remove(inBrackets).remove(QLatin1Char('&'));
}

void buttonLabel(QPainter& painter, const QStyleOptionButton& option, const QWidget* widget) {
    const auto* button = qobject_cast<const Button*>(widget);
    const Button::Look look = lookOf(widget);
    const QColor ink = buttonInk(option, look);
    painter.save();
    QFont font = painter.font();
    if (button != nullptr && button->isChip() && checked(option)) font.setBold(true);
    painter.setFont(font);
    painter.setPen(ink);
    QRect rect = option.rect;
    if (button != nullptr && button->shape() != nullptr) {
        const QRect place =
            option.text.isEmpty() ? rect : QRect(rect.left() + sizes.inside, rect.top(), sizes.px(20), rect.height());
        button->shape()(painter, place, ink);
        if (!option.text.isEmpty()) rect.setLeft(place.right() + 4);
    }
    const bool menu = (option.features & QStyleOptionButton::HasMenu) != 0;
    if (menu) {
        arrowHead(painter, {rect.right() - sizes.scale * 13, rect.center().y() + 1.0}, ink);
        rect.setRight(rect.right() - sizes.between);
    }
    const int align = look == Button::Look::link ? Qt::AlignVCenter | Qt::AlignRight : Qt::AlignCenter;
    if (look == Button::Look::link) rect.setRight(rect.right() - 4);
    // Ours show tokens, in which & is a letter; in buttons of Qt's own dialogs it marks a key.
    const QString words = button != nullptr ? option.text : withoutMarks(option.text);
    const int room = button != nullptr && button->isShortened() ? rect.width() - sizes.inside : rect.width() + 4;
    painter.drawText(rect, align | Qt::TextSingleLine, painter.fontMetrics().elidedText(words, Qt::ElideRight, room));
    painter.restore();
}

void slider(QPainter& painter, const QStyleOptionSlider& option, const QRect& handle) {
    const ThemeColours& c = coloursOf(option.palette);
    const bool on = enabled(option);
    const QColor accent = on ? c.accent : faded(c.ink3, c.panel);
    const double y = option.rect.center().y() + 0.5;
    const double x = handle.center().x() + 0.5;
    const double half = 2 * sizes.scale; // of the track
    const QRectF track(option.rect.left() + half, y - half, option.rect.width() - 2 * half, 2 * half);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(between(c.line, c.ink3, c.dark ? 0.2 : 0.12));
    painter.drawRoundedRect(track, half, half);
    painter.setBrush(accent);
    painter.drawRoundedRect(QRectF(track.left(), track.top(), qMax(0.0, x - track.left()), 2 * half), half, half);
    painter.setPen(QPen(accent, 2));
    painter.setBrush(hovered(option) || pressed(option) ? c.accentTint : c.dark ? QColor(Qt::white) : c.panel);
    painter.drawEllipse(QPointF(x, y), 4 * half, 4 * half);
    constexpr QStyle::State focus = QStyle::State_HasFocus | QStyle::State_KeyboardFocusChange;
    if ((option.state & focus) == focus) {
        painter.setBrush(accent);
        painter.setPen(Qt::NoPen);
        painter.drawEllipse(QPointF(x, y), 2 * half, 2 * half);
    }
    painter.restore();
    focusRing(painter, option.rect, option, sizes.corner);
}

void scrollBar(QPainter& painter, const QStyleOptionSlider& option, const QRect& handle) {
    const ThemeColours& c = coloursOf(option.palette);
    if (option.maximum <= option.minimum) return;
    const bool active = hovered(option) || pressed(option);
    const bool level = option.orientation == Qt::Horizontal;
    const QRect thin = level ? handle.adjusted(2, 2, -2, -2) : handle.adjusted(2, 2, -2, -2);
    box(painter, thin, between(c.line, c.ink3, active ? 0.8 : 0.35), Qt::transparent, 3);
}

void edit(QPainter& painter, const QStyleOption& option, const QWidget* widget) {
    const ThemeColours& c = coloursOf(option.palette);
    const bool bad = widget != nullptr && widget->property("refused").toBool();
    const bool focus = (option.state & QStyle::State_HasFocus) != 0;
    QColor line = hovered(option) ? between(c.line, c.ink3, 0.5) : c.line;
    if (focus) line = c.accent;
    if (bad) line = c.problem;
    box(painter, option.rect, enabled(option) ? c.panel : c.background, line, sizes.corner);
    focusRing(painter, option.rect, option, sizes.corner);
}

void checkBox(QPainter& painter, const QStyleOption& option, bool round) {
    const ThemeColours& c = coloursOf(option.palette);
    const bool on = checked(option);
    const QColor fill = !on ? c.panel : enabled(option) ? c.accent : faded(c.ink3, c.panel);
    const QColor line = on ? fill : between(c.line, c.ink3, enabled(option) ? 0.7 : 0.2);
    const QRect rect = option.rect.adjusted(1, 1, -1, -1);
    const int dot = sizes.px(5); // from the frame
    box(painter, rect, fill, line, sizes.px(round ? 8 : 4));
    if (on && round) box(painter, rect.adjusted(dot, dot, -dot, -dot), c.panel, Qt::transparent, sizes.px(3));
    if (on && !round) checkMark(painter, rect, c.panel, 2 * sizes.scale);
    focusRing(painter, option.rect.adjusted(-1, -1, 1, 1), option, round ? 9 : 5);
}

void tab(QPainter& painter, const QStyleOptionTab& option) {
    const ThemeColours& c = coloursOf(option.palette);
    const bool chosen = (option.state & QStyle::State_Selected) != 0;
    painter.save();
    QFont font = painter.font();
    font.setBold(chosen);
    painter.setFont(font);
    painter.setPen(chosen ? c.accent : hovered(option) ? c.ink1 : c.ink2);
    painter.drawText(option.rect, Qt::AlignCenter | Qt::TextSingleLine, option.text);
    if (chosen) {
        const int width = QFontMetrics(font).horizontalAdvance(option.text);
        const QRect r = option.rect;
        painter.fillRect(QRect(r.center().x() - width / 2, r.bottom() - 1, width + 1, 2), c.accent);
    }
    painter.restore();
    focusRing(painter, option.rect.adjusted(0, 6, 0, -6), option, sizes.corner);
}

void menuItem(QPainter& painter, const QStyleOptionMenuItem& option) {
    const ThemeColours& c = coloursOf(option.palette);
    const QRect r = option.rect;
    if (option.menuItemType == QStyleOptionMenuItem::Separator) {
        painter.fillRect(QRect(r.left() + 6, r.center().y(), r.width() - 12, 1), c.line);
        return;
    }
    const bool on = enabled(option);
    const bool chosen = on && (option.state & QStyle::State_Selected) != 0;
    if (chosen) box(painter, r, c.accentTint, Qt::transparent, sizes.corner);
    const QColor ink = !on ? faded(c.ink3, c.panel) : chosen ? c.accent : c.ink1;
    if (option.checked) {
        const int side = sizes.px(16);
        checkMark(painter, QRectF(r.left() + sizes.px(6), r.center().y() - side / 2.0, side, side), ink,
                  1.75 * sizes.scale);
    }
    painter.save();
    painter.setPen(ink);
    const QStringList parts = option.text.split(QLatin1Char('\t'));
    painter.drawText(r.adjusted(sizes.px(26), 0, -sizes.px(10), 0),
                     Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine | Qt::TextHideMnemonic, parts.first());
    if (parts.size() > 1) {
        painter.setPen(c.ink3);
        painter.drawText(r.adjusted(sizes.px(26), 0, -sizes.px(10), 0),
                         Qt::AlignVCenter | Qt::AlignRight | Qt::TextSingleLine, parts[1]);
    }
    if (option.menuItemType == QStyleOptionMenuItem::SubMenu) {
        painter.translate(r.right() - sizes.px(14), r.center().y() + 1);
        painter.rotate(-90);
        arrowHead(painter, {0, 0}, ink);
    }
    painter.restore();
}

void headerSection(QPainter& painter, const QStyleOptionHeader& option) {
    const ThemeColours& c = coloursOf(option.palette);
    const QRect r = option.rect;
    painter.fillRect(r, c.background);
    const bool last =
        option.position == QStyleOptionHeader::End || option.position == QStyleOptionHeader::OnlyOneSection;
    if (!last || option.orientation == Qt::Vertical) painter.fillRect(QRect(r.right(), r.top(), 1, r.height()), c.line);
    painter.fillRect(QRect(r.left(), r.bottom(), r.width(), 1), c.line);
}

/// In the middle where it fits; else its beginning is what tells it from others.
void headerLabel(QPainter& painter, const QStyleOptionHeader& option) {
    painter.setPen(coloursOf(option.palette).ink2);
    const QRect room = option.rect.adjusted(2, 0, -2, 0);
    const bool fits = option.fontMetrics.horizontalAdvance(option.text) <= room.width();
    painter.drawText(room, int(fits ? Qt::AlignCenter : Qt::AlignLeft | Qt::AlignVCenter) | Qt::TextSingleLine,
                     option.fontMetrics.elidedText(option.text, Qt::ElideRight, room.width()));
}

} // namespace paint
