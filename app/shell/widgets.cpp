#include "app/shell/widgets.h"

#include "app/shell/sizes.h"
#include "app/shell/style.h"
#include "app/shell/style_painting.h"

#include <QApplication>
#include <QEvent>
#include <QFrame>
#include <QPainter>
#include <QResizeEvent>
#include <QScrollArea>

// ---- Button --------------------------------------------------------------------------------

Button::Button(Look kind, QWidget* parent, Shape drawn) : QPushButton(parent), look_(kind), shape_(drawn) {
    setAutoDefault(false);
    QFont f = font();
    f.setPixelSize(sizes.label);
    setFont(f);
    if (isChip()) setCheckable(true);
    if (kind == Look::link) setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void Button::setLook(Look look) {
    if (look == look_) return;
    look_ = look;
    update();
}

QSize Button::sizeHint() const {
    QFont widest = font();
    widest.setBold(isChip()); // its width is kept free, so choosing a chip moves nothing
    const int words = text().isEmpty() ? 0 : QFontMetrics(widest).horizontalAdvance(text()) + 1;
    const int side = look_ == Look::link ? 4 : look_ == Look::chip ? 11 : look_ == Look::smallChip ? 6 : 12;
    int width = words + 2 * sizes.px(side);
    if (shape_ != nullptr) width = words == 0 ? sizes.control : width + sizes.px(20);
    if (menu() != nullptr) width += sizes.between;
    const int height = look_ == Look::link || look_ == Look::smallChip ? sizes.px(24) : sizes.control;
    return {qMax(width, text().isEmpty() ? 0 : sizes.px(28)), height};
}

QSize Button::minimumSizeHint() const {
    return shortens_ ? QSize(sizes.control, sizeHint().height()) : sizeHint();
}

void Button::setShortens() {
    shortens_ = true;
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

// ---- TextLabel ---------------------------------------------------------------------------------

TextLabel::TextLabel(QWidget* parent, Ink ink, int pixels, bool bold) : QWidget(parent), ink_(ink) {
    QFont f = font();
    f.setPixelSize(pixels);
    f.setBold(bold);
    setFont(f);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

int TextLabel::flags() const {
    return int(alignment_) | (wrapped_ ? int(Qt::TextWordWrap) : int(Qt::TextSingleLine));
}

void TextLabel::setText(const QString& text) {
    if (text == text_) return;
    const bool wasEmpty = text_.isEmpty();
    const int before = wrapped_ ? heightForWidth(width()) : 0;
    text_ = text;
    setAccessibleName(text);
    if (elided_ || lines_ > 0) setToolTip(text);
    const bool grows = wrapped_ ? wasEmpty || width() <= 0 || heightForWidth(width()) != before
                                : !elided_ && sizeHint().width() > width();
    unasked_ = !grows;
    if (grows) updateGeometry();
    update();
}

/// At another width the new text may be taller where the old one was not.
void TextLabel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    if (!wrapped_ || !unasked_ || event->oldSize().width() == width()) return;
    unasked_ = false;
    updateGeometry();
}

void TextLabel::setInk(Ink ink) {
    if (ink == ink_) return;
    ink_ = ink;
    update();
}

void TextLabel::setBold(bool bold) {
    QFont f = font();
    f.setBold(bold);
    setFont(f);
}

void TextLabel::setWrapped(bool wrapped) {
    wrapped_ = wrapped;
    QSizePolicy policy(QSizePolicy::Preferred, wrapped ? QSizePolicy::Preferred : QSizePolicy::Fixed);
    policy.setHeightForWidth(wrapped);
    setSizePolicy(policy);
}

void TextLabel::setLines(int lines) {
    lines_ = lines;
    setWrapped(true);
}

QFont TextLabel::fittingFont(int width) const {
    QFont fitting = font();
    while (least_ > 0 && fitting.pixelSize() > least_ && QFontMetrics(fitting).horizontalAdvance(text_) > width)
        fitting.setPixelSize(fitting.pixelSize() - 1);
    return fitting;
}

/// As much of the text as the lines hold.
QString TextLabel::fitting(int width) const {
    const QFontMetrics metrics(font());
    const int room = lines_ * metrics.lineSpacing() + metrics.lineSpacing() / 2; // letters of another font are taller
    const auto fits = [&](const QString& text) {
        return metrics.boundingRect(QRect(0, 0, qMax(width, 1), 100000), flags(), text).height() <= room;
    };
    if (lines_ == 0 || fits(text_)) return text_;
    qsizetype low = 0;
    for (qsizetype high = text_.size(); high - low > 1;) {
        const qsizetype middle = (low + high) / 2;
        (fits(text_.left(middle) + u'…') ? low : high) = middle;
    }
    return text_.left(low) + u'…';
}

/// Lines with and without Chinese differ by a pixel; here all have the same height.
static int lineHeight(const QFontMetrics& metrics) {
    return (metrics.height() + 4) / 2 * 2;
}

int TextLabel::textHeight(int width) const {
    const QFontMetrics metrics(font());
    const int line = lineHeight(metrics);
    if (!wrapped_) return line;
    if (lines_ > 0) return lines_ * metrics.lineSpacing() + line - metrics.height();
    const int height = metrics.boundingRect(QRect(0, 0, qMax(width, 1), 100000), flags(), text_).height();
    return qMax(line, height + line - metrics.height());
}

int TextLabel::heightForWidth(int width) const {
    const int height = textHeight(width);
    if (!keepHeight_) return height;
    if (width != tallestWidth_) tallest_ = 0;
    tallestWidth_ = width;
    tallest_ = qMax(tallest_, height);
    return tallest_;
}

QSize TextLabel::sizeHint() const {
    const QFontMetrics metrics(font());
    const int words = metrics.horizontalAdvance(text_) + 1;
    if (!wrapped_) return {words, lineHeight(metrics)};
    const int width = qMin(words, sizes.px(280));
    return {width, textHeight(width)};
}

QSize TextLabel::minimumSizeHint() const {
    if (wrapped_ || elided_) return {40, lineHeight(QFontMetrics(font()))};
    return sizeHint();
}

void TextLabel::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const ThemeColours& c = coloursOf(palette());
    const QColor inks[] = {c.ink1, c.ink2, c.ink3, c.accent, c.caveatInk, c.problem};
    painter.setPen(isEnabled() ? inks[int(ink_)] : paint::faded(c.ink3, c.panel));
    painter.setFont(fittingFont(width()));
    const QString words = elided_ ? painter.fontMetrics().elidedText(text_, Qt::ElideRight, width()) : fitting(width());
    painter.drawText(rect(), flags(), words);
}

// ---- Card, Panel ---------------------------------------------------------------------------

void Card::setLit(bool lit) {
    if (lit == lit_) return;
    lit_ = lit;
    update();
}

void Card::setReachable(const QString& name) {
    setFocusPolicy(Qt::TabFocus);
    setAccessibleName(name);
}

void Card::focusInEvent(QFocusEvent* event) {
    setLit(true);
    QWidget::focusInEvent(event);
}

void Card::focusOutEvent(QFocusEvent* event) {
    setLit(false);
    QWidget::focusOutEvent(event);
}

void Card::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const ThemeColours& c = coloursOf(palette());
    switch (kind_) {
    case Kind::panel: paint::box(painter, rect(), c.panel, lit_ ? c.accent : c.line, sizes.cardCorner); return;
    case Kind::caveat: paint::box(painter, rect(), c.caveatPaper, lit_ ? c.accent : c.caveatLine, sizes.px(10)); return;
    case Kind::bare:
        if (lit_) paint::box(painter, rect(), Qt::transparent, c.accent, sizes.inside);
        return;
    case Kind::quiet: paint::box(painter, rect(), c.background, lit_ ? c.accent : c.background, sizes.inside); return;
    }
}

void Panel::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const ThemeColours& c = coloursOf(palette());
    painter.fillRect(rect(), c.panel);
    QRect line = rect();
    switch (line_) {
    case Qt::TopEdge: line.setHeight(1); break;
    case Qt::LeftEdge: line.setWidth(1); break;
    case Qt::RightEdge: line.setLeft(line.right()); break;
    case Qt::BottomEdge: line.setTop(line.bottom()); break;
    }
    painter.fillRect(line, c.line);
}

void followFocus(QScrollArea* area) {
    QObject::connect(qApp, &QApplication::focusChanged, area, [area](QWidget*, QWidget* now) {
        if (now == nullptr) return; // perhaps because the area is being deleted, and no longer one
        const QWidget* page = area->widget();
        if (page == nullptr || !page->isAncestorOf(now)) return;
        if (QApplication::mouseButtons() == Qt::NoButton) area->ensureWidgetVisible(now, 0, sizes.inside);
    });
}

void makeScrolling(QScrollArea* area) {
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setFocusPolicy(Qt::NoFocus);
    area->viewport()->setAutoFillBackground(false);
    followFocus(area);
}

QScrollArea* scrolled(QWidget* page, QWidget* parent) {
    auto* area = new QScrollArea(parent);
    makeScrolling(area);
    area->setWidget(page);
    page->setAutoFillBackground(false); // setWidget had turned it on
    return area;
}

QWidget* hairline(QWidget* parent) {
    auto* line = new QFrame(parent);
    line->setFrameShape(QFrame::HLine);
    line->setFixedHeight(1);
    return line;
}

// ---- FlowLayout ----------------------------------------------------------------------------

FlowLayout::FlowLayout(QWidget* parent, int spacing, int columnWidth) : QLayout(parent), columnWidth_(columnWidth) {
    setSpacing(spacing);
    setContentsMargins(0, 0, 0, 0);
}

FlowLayout::~FlowLayout() {
    qDeleteAll(items_);
}

QLayoutItem* FlowLayout::takeAt(int index) {
    return index >= 0 && index < items_.size() ? items_.takeAt(index) : nullptr;
}

QSize FlowLayout::minimumSize() const {
    QSize size(0, 0);
    for (const QLayoutItem* item : items_)
        if (!item->isEmpty()) size = size.expandedTo(item->minimumSize());
    if (columnWidth_ > 0) size.setWidth(columnWidth_);
    return size;
}

void FlowLayout::setGeometry(const QRect& rect) {
    QLayout::setGeometry(rect);
    place(rect, true);
}

/// All in one line, what is left over shared alike; false where they don't fit.
bool FlowLayout::placeLine(const QRect& rect, bool really, const QList<QLayoutItem*>& items, int& height) const {
    int needed = spacing() * int(items.size() - 1);
    for (const QLayoutItem* item : items) {
        needed += qMax(columnWidth_, item->sizeHint().width());
        height = qMax(height, item->sizeHint().height());
    }
    if (items.isEmpty() || needed > rect.width()) return false;
    int x = rect.x();
    for (int i = 0; really && i < items.size(); ++i) {
        const int spare =
            (rect.width() - needed) * (i + 1) / int(items.size()) - (rect.width() - needed) * i / int(items.size());
        const int wide = qMax(columnWidth_, items[i]->sizeHint().width()) + spare;
        items[i]->setGeometry(QRect(x, rect.y(), wide, height));
        x += wide + spacing();
    }
    return true;
}

/// In as few lines of like length as show every item whole; a single one that is too wide has the line to itself.
int FlowLayout::placeColumns(const QRect& rect, bool really, const QList<QLayoutItem*>& items) const {
    const int count = int(items.size());
    for (int lines = 1; lines <= count; ++lines) {
        const int columns = (count + lines - 1) / lines;
        bool fits = true;
        int y = rect.y();
        for (int first = 0; first < count && fits; first += columns) {
            const QRect line(rect.x(), y, rect.width(), 0);
            int height = 0;
            fits = placeLine(line, really, items.mid(first, columns), height) || columns == 1;
            if (really && columns == 1) items[first]->setGeometry(QRect(rect.x(), y, rect.width(), height));
            y += height + spacing();
        }
        if (fits) return qMax(0, y - spacing() - rect.y());
    }
    return 0;
}

int FlowLayout::place(const QRect& rect, bool really) const {
    QList<QLayoutItem*> items;
    for (QLayoutItem* item : items_)
        if (!item->isEmpty()) items.append(item);
    if (columnWidth_ > 0) return placeColumns(rect, really, items);
    int x = rect.x();
    int y = rect.y();
    int tall = 0;
    for (QLayoutItem* item : items) {
        const QSize size(qMin(item->sizeHint().width(), rect.width()), item->sizeHint().height());
        if (x > rect.x() && x + size.width() > rect.x() + rect.width()) {
            x = rect.x();
            y += tall + spacing();
            tall = 0;
        }
        if (really) item->setGeometry(QRect(QPoint(x, y), size));
        x += size.width() + spacing();
        tall = qMax(tall, size.height());
    }
    return y + tall - rect.y();
}
