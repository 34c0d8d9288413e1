#include "app/shell/style.h"

#include "app/shell/sizes.h"
#include "app/shell/style_painting.h"
#include "app/shell/widgets.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QMenu>
#include <QPainter>
#include <QStyleFactory>
#include <QStyleOption>

LabStyle::LabStyle() : QProxyStyle(QStyleFactory::create(QStringLiteral("fusion"))) {}

void LabStyle::polish(QWidget* widget) {
    QProxyStyle::polish(widget);
    if (qobject_cast<QAbstractButton*>(widget) != nullptr || qobject_cast<QComboBox*>(widget) != nullptr)
        widget->setAttribute(Qt::WA_Hover);
    if (qobject_cast<QMenu*>(widget) != nullptr) {
        widget->setWindowFlag(Qt::FramelessWindowHint);
        widget->setAttribute(Qt::WA_TranslucentBackground);
    }
}

int LabStyle::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const {
    switch (metric) {
    case PM_ButtonShiftHorizontal:
    case PM_ButtonShiftVertical:
    case PM_ButtonDefaultIndicator:
    case PM_TabBarBaseOverlap:
    case PM_TabBarTabShiftVertical:
    case PM_TabBarTabShiftHorizontal:
    case PM_TabBarTabOverlap:
    case PM_MenuBarPanelWidth:
    case PM_ScrollView_ScrollBarSpacing: return 0;
    case PM_DefaultFrameWidth: return 1;
    case PM_HeaderMargin:
    case PM_MenuPanelWidth: return 1;
    case PM_MenuVMargin:
    case PM_MenuHMargin: return 5;
    case PM_SliderThickness:
    case PM_SliderControlThickness:
    case PM_SliderLength: return sizes.px(20);
    case PM_ScrollBarExtent: return sizes.px(10);
    case PM_ScrollBarSliderMin: return sizes.px(32);
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
    case PM_ExclusiveIndicatorWidth:
    case PM_ExclusiveIndicatorHeight: return sizes.px(18);
    case PM_CheckBoxLabelSpacing:
    case PM_RadioButtonLabelSpacing:
    case PM_LayoutHorizontalSpacing:
    case PM_LayoutVerticalSpacing: return sizes.inside;
    case PM_SmallIconSize:
    case PM_ButtonIconSize: return sizes.px(16);
    case PM_ToolTipLabelFrameWidth: return 8;
    default: return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

int LabStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                        QStyleHintReturn* data) const {
    switch (hint) {
    case SH_Widget_Animation_Duration:
    case SH_Widget_Animate:
    case SH_ComboBox_Popup:
    case SH_DialogButtonBox_ButtonsHaveIcons:
    case SH_ScrollBar_Transient:
    case SH_EtchDisabledText:
    case SH_UnderlineShortcut:
    case SH_TabBar_ElideMode: return 0;
    case SH_Slider_AbsoluteSetButtons: return Qt::LeftButton;
    case SH_Slider_PageSetButtons: return Qt::NoButton;
    case SH_ToolTip_WakeUpDelay: return 500;
    case SH_ItemView_ShowDecorationSelected: return 0;
    case SH_TabBar_Alignment: return Qt::AlignLeft;
    case SH_Table_GridLineColor:
        return option != nullptr ? int(coloursOf(option->palette).line.rgba())
                                 : QProxyStyle::styleHint(hint, option, widget, data);
    default: return QProxyStyle::styleHint(hint, option, widget, data);
    }
}

QSize LabStyle::sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                                 const QWidget* widget) const {
    const QSize plain = QProxyStyle::sizeFromContents(type, option, size, widget);
    switch (type) {
    case CT_PushButton: return {size.width() + sizes.px(24), qMax(size.height(), sizes.control)};
    case CT_LineEdit: return {plain.width(), sizes.control};
    case CT_SpinBox: return {plain.width() + sizes.inside, sizes.control};
    case CT_ComboBox: return {plain.width() + sizes.inside + sizes.px(24) - 24, sizes.control}; // for a larger arrow
    case CT_TabBarTab: return {size.width() + 4, sizes.px(44)};
    case CT_CheckBox:
    case CT_RadioButton: return {plain.width(), qMax(plain.height(), sizes.px(24))};
    case CT_MenuItem: {
        const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(option);
        if (item != nullptr && item->menuItemType == QStyleOptionMenuItem::Separator) return {10, 9};
        return {size.width() + sizes.px(48), sizes.row};
    }
    case CT_HeaderSection: return {plain.width(), sizes.px(26)};
    default: return plain;
    }
}

QRect LabStyle::subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                               const QWidget* widget) const {
    if (control == CC_ScrollBar) {
        const QRect rect = option->rect;
        if (part == SC_ScrollBarAddLine || part == SC_ScrollBarSubLine) return {};
        if (part == SC_ScrollBarGroove) return rect;
        const auto* bar = qstyleoption_cast<const QStyleOptionSlider*>(option);
        if (part == SC_ScrollBarSlider && bar != nullptr) {
            const bool level = bar->orientation == Qt::Horizontal;
            const int room = level ? rect.width() : rect.height();
            const int range = bar->maximum - bar->minimum;
            const int length = range <= 0 ? room
                                          : qBound(qMin(sizes.px(32), room),
                                                   int(qint64(bar->pageStep) * room / (range + bar->pageStep)), room);
            const int at = sliderPositionFromValue(bar->minimum, bar->maximum, bar->sliderPosition, room - length,
                                                   bar->upsideDown);
            return level ? QRect(rect.x() + at, rect.y(), length, rect.height())
                         : QRect(rect.x(), rect.y() + at, rect.width(), length);
        }
    }
    if (control == CC_ComboBox && part == SC_ComboBoxEditField)
        return option->rect.adjusted(sizes.inside, 1, -sizes.px(24), -1);
    if (control == CC_ComboBox && part == SC_ComboBoxArrow)
        return {option->rect.right() - sizes.px(24), option->rect.top(), sizes.px(24), option->rect.height()};
    if (control == CC_SpinBox) {
        const QRect rect = option->rect;
        const int half = rect.height() / 2;
        const int side = sizes.px(23);
        if (part == SC_SpinBoxUp) return {rect.right() - side, rect.top() + 1, side, half - 1};
        if (part == SC_SpinBoxDown) return {rect.right() - side, rect.top() + half, side, half - 1};
        if (part == SC_SpinBoxEditField) return rect.adjusted(sizes.inside, 1, -sizes.px(26), -1);
        if (part == SC_SpinBoxFrame) return rect;
    }
    return QProxyStyle::subControlRect(control, option, part, widget);
}

QRect LabStyle::subElementRect(SubElement element, const QStyleOption* option, const QWidget* widget) const {
    if (element == SE_LineEditContents) return option->rect.adjusted(4, 1, -4, -1);
    if (element == SE_PushButtonFocusRect) return option->rect;
    return QProxyStyle::subElementRect(element, option, widget);
}

void LabStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                             const QWidget* widget) const {
    const ThemeColours& colours = coloursOf(option->palette);
    switch (element) {
    case PE_PanelLineEdit:
        if (widget == nullptr || widget->parentWidget() == nullptr ||
            !widget->parentWidget()->inherits("QAbstractSpinBox"))
            paint::edit(*painter, *option, widget);
        return;
    case PE_FrameLineEdit: return;
    case PE_FrameFocusRect: return; // each control draws its own ring
    case PE_FrameTabBarBase: return;
    case PE_IndicatorCheckBox: paint::checkBox(*painter, *option, false); return;
    case PE_IndicatorRadioButton: paint::checkBox(*painter, *option, true); return;
    case PE_PanelMenu:
    case PE_FrameMenu:
        if (element == PE_PanelMenu) paint::box(*painter, option->rect, colours.panel, colours.line, 8);
        return;
    case PE_PanelTipLabel: paint::box(*painter, option->rect, colours.panel, colours.line, 0); return;
    case PE_Frame:
        if (qobject_cast<const QAbstractItemView*>(widget) != nullptr ||
            (widget != nullptr && widget->inherits("QPlainTextEdit")))
            paint::edit(*painter, *option, widget);
        else paint::box(*painter, option->rect, Qt::transparent, colours.line, 0);
        return;
    case PE_PanelScrollAreaCorner: return;
    case PE_PanelButtonTool: return;
    case PE_PanelItemViewRow: return;
    case PE_PanelItemViewItem: {
        const auto* item = qstyleoption_cast<const QStyleOptionViewItem*>(option);
        const bool over = (option->state & (State_Selected | State_MouseOver)) != 0;
        if (item != nullptr && item->backgroundBrush.style() != Qt::NoBrush)
            painter->fillRect(option->rect, item->backgroundBrush);
        else if (over) painter->fillRect(option->rect, colours.accentTint);
        return;
    }
    default: QProxyStyle::drawPrimitive(element, option, painter, widget);
    }
}

void LabStyle::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                           const QWidget* widget) const {
    switch (element) {
    case CE_PushButtonBevel:
        if (const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option))
            return paint::buttonBevel(*painter, *button, widget);
        break;
    case CE_PushButtonLabel:
        if (const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option))
            return paint::buttonLabel(*painter, *button, widget);
        break;
    case CE_TabBarTab:
        if (const auto* tab = qstyleoption_cast<const QStyleOptionTab*>(option)) return paint::tab(*painter, *tab);
        break;
    case CE_MenuItem:
        if (const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(option))
            return paint::menuItem(*painter, *item);
        break;
    case CE_MenuEmptyArea: return;
    case CE_HeaderSection:
        if (const auto* header = qstyleoption_cast<const QStyleOptionHeader*>(option))
            return paint::headerSection(*painter, *header);
        break;
    case CE_HeaderLabel:
        if (const auto* header = qstyleoption_cast<const QStyleOptionHeader*>(option))
            return paint::headerLabel(*painter, *header);
        break;
    case CE_HeaderEmptyArea: painter->fillRect(option->rect, coloursOf(option->palette).panel); return;
    case CE_ShapedFrame:
        if (const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(option)) {
            const ThemeColours& colours = coloursOf(option->palette);
            if (frame->frameShape == QFrame::HLine || frame->frameShape == QFrame::VLine) {
                const QRect r = option->rect;
                if (frame->frameShape == QFrame::HLine)
                    painter->fillRect(QRect(r.left(), r.center().y(), r.width(), 1), colours.line);
                else painter->fillRect(QRect(r.center().x(), r.top(), 1, r.height()), colours.line);
                return;
            }
        }
        break;
    case CE_ItemViewItem:
        if (const auto* item = qstyleoption_cast<const QStyleOptionViewItem*>(option)) {
            QStyleOptionViewItem plain = *item;
            plain.palette.setColor(QPalette::HighlightedText, coloursOf(option->palette).accent);
            plain.state &= ~State_HasFocus;
            return QProxyStyle::drawControl(element, &plain, painter, widget);
        }
        break;
    default: break;
    }
    QProxyStyle::drawControl(element, option, painter, widget);
}

void LabStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                                  const QWidget* widget) const {
    const ThemeColours& colours = coloursOf(option->palette);
    const bool enabled = (option->state & State_Enabled) != 0;
    const QColor ink = enabled ? colours.ink2 : paint::faded(colours.ink3, colours.panel);
    if (control == CC_Slider || control == CC_ScrollBar) {
        const auto* slider = qstyleoption_cast<const QStyleOptionSlider*>(option);
        if (slider == nullptr) return;
        if (control == CC_Slider)
            return paint::slider(*painter, *slider, subControlRect(control, option, SC_SliderHandle, widget));
        return paint::scrollBar(*painter, *slider, subControlRect(control, option, SC_ScrollBarSlider, widget));
    }
    if (control == CC_ComboBox) {
        paint::edit(*painter, *option, widget);
        paint::arrowHead(*painter, {option->rect.right() - 13.0 * sizes.scale, option->rect.center().y() + 0.5}, ink);
        return;
    }
    if (control == CC_SpinBox) {
        paint::edit(*painter, *option, widget);
        for (const SubControl part : {SC_SpinBoxUp, SC_SpinBoxDown}) {
            const bool up = part == SC_SpinBoxUp;
            const auto* spin = qstyleoption_cast<const QStyleOptionSpinBox*>(option);
            const auto flag = up ? QAbstractSpinBox::StepUpEnabled : QAbstractSpinBox::StepDownEnabled;
            const bool can = enabled && spin != nullptr && (spin->stepEnabled & flag) != 0;
            const QRectF rect = subControlRect(control, option, part, widget);
            paint::arrowHead(*painter, rect.center(), can ? ink : paint::faded(colours.ink3, colours.panel), up);
        }
        return;
    }
    QProxyStyle::drawComplexControl(control, option, painter, widget);
}
