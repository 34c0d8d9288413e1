#include "app/shell/overlay.h"

#include "app/shell/sizes.h"
#include "app/shell/style.h"
#include "app/shell/style_painting.h"

#include <QApplication>
#include <QCursor>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>

namespace {

constexpr int shade = 150; // of 255: how dark it is around the light

} // namespace

Overlay::Overlay(Kind kind, QWidget* parent)
    : QWidget(parent), kind_(kind), light_(parent->mapFromGlobal(QCursor::pos())) {
    if (kind == Kind::black) setCursor(Qt::BlankCursor);
    if (kind != Kind::pointer) return;
    setAttribute(Qt::WA_TransparentForMouseEvents); // what is pointed at still moves
    QApplication::instance()->installEventFilter(this);
}

void Overlay::setWords(const QString& words) {
    words_ = words;
    setAccessibleName(QString(words).replace(u'\t', QStringLiteral(": ")));
    update();
}

bool Overlay::eventFilter(QObject* object, QEvent* event) {
    if (event->type() == QEvent::MouseMove) {
        light_ = mapFromGlobal(static_cast<QMouseEvent*>(event)->globalPosition().toPoint());
        update();
    }
    return QWidget::eventFilter(object, event);
}

void Overlay::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (kind_ == Kind::black) return painter.fillRect(rect(), Qt::black);
    if (kind_ == Kind::words) return paintWords(painter);
    QPainterPath dark;
    dark.addRect(rect());
    const double radius = 0.17 * height();
    dark.addEllipse(QPointF(light_), radius, radius);
    painter.fillPath(dark, QColor(0, 0, 0, shade));
}

void Overlay::paintWords(QPainter& painter) const {
    const ThemeColours& c = coloursOf(palette());
    painter.fillRect(rect(), QColor(0, 0, 0, shade));
    QFont font = this->font();
    font.setPixelSize(sizes.label);
    painter.setFont(font);
    const QFontMetrics metrics(font);
    const QStringList lines = words_.split(u'\n');
    int keys = 0;
    int meanings = 0;
    for (const QString& line : lines) {
        keys = qMax(keys, metrics.horizontalAdvance(line.section(u'\t', 0, 0)));
        meanings = qMax(meanings, metrics.horizontalAdvance(line.section(u'\t', 1)));
    }
    const int pitch = sizes.px(24);
    const int gap = sizes.card;
    QRect card(0, 0, keys + gap + meanings + 2 * gap, int(lines.size()) * pitch + gap);
    card.moveCenter(rect().center());
    paint::box(painter, card, c.panel, c.line, sizes.cardCorner);
    QRect line(card.left() + gap, card.top() + gap / 2, keys, pitch);
    for (const QString& words : lines) {
        painter.setPen(c.ink2);
        painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, words.section(u'\t', 0, 0));
        painter.setPen(c.ink1);
        painter.drawText(line.translated(keys + gap, 0).adjusted(0, 0, meanings - keys + 2, 0),
                         Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, words.section(u'\t', 1));
        line.translate(0, pitch);
    }
}

void Overlay::mousePressEvent(QMouseEvent*) {
    deleteLater();
}
