#include "app/render/look.h"

#include <QFontMetricsF>
#include <QTextLayout>

#include <algorithm>
#include <map>

namespace {

constexpr qsizetype mostRemembered = 20000;

/// Right-to-left marks and their kin turn what stands around them.
bool turnsText(char32_t c) {
    return (c >= 0x202a && c <= 0x202e) || (c >= 0x2066 && c <= 0x2069) || c == 0x200e || c == 0x200f || c == 0x061c;
}

bool isIllegal(char32_t c) {
    return turnsText(c) || c < 0x20 || (c >= 0x7f && c < 0xa0) || (c >= 0xd800 && c < 0xe000) || (c & 0xfffe) == 0xfffe;
}

} // namespace

QFont Look::font(double size, bool bold) const {
    QFont font;
    font.setFamilies(families);
    font.setPixelSize(std::max(1, qRound(em * size)));
    if (bold) font.setWeight(QFont::Bold);
    if (!screen) font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

TextMeter::TextMeter(const QFont& font) : font_(font) {
    // Files are drawn on threads of their own; and what a meter points at must stay where it is when others come.
    thread_local std::map<QString, QHash<QString, double>> all;
    known_ = &all[font.key() + font.families().join(QLatin1Char('|'))];
    if (known_->size() > mostRemembered) known_->clear();
}

double TextMeter::width(const QString& text) const {
    const auto found = known_->constFind(text);
    if (found != known_->constEnd()) return *found;
    return *known_->insert(text, QFontMetricsF(font_).horizontalAdvance(text));
}

QString TextMeter::elided(const QString& text, double most) const {
    if (width(text) <= most) return text;
    return QFontMetricsF(font_).elidedText(text, Qt::ElideMiddle, most);
}

QStringList TextMeter::wrapped(const QString& text, double most, Break where) const {
    constexpr int widow = 2; // characters
    QStringList full = broken(text, most, where);
    if (full.size() < 2 || full.back().size() > widow) return full;
    for (double width = 0.97 * most; width > 0.6 * most; width *= 0.97) {
        QStringList narrower = broken(text, width, where);
        if (narrower.size() > full.size() + 1) break;
        if (narrower.back().size() > widow) return narrower;
    }
    return full;
}

QStringList TextMeter::lines(const QString& text, double most, int count) const {
    QStringList lines = wrapped(text, most, Break::betweenWords);
    if (lines.size() > count)
        lines = lines.mid(0, count - 1) + QStringList(lines.mid(count - 1).join(QLatin1Char(' ')));
    for (QString& line : lines)
        if (width(line) > most + 1) line = QFontMetricsF(font_).elidedText(line, Qt::ElideRight, most);
    return lines;
}

double TextMeter::narrowest(const QString& text, double most) const {
    double widest = 0;
    for (const QString& line : broken(text, most, Break::betweenWords)) widest = std::max(widest, width(line));
    return widest;
}

QStringList TextMeter::broken(const QString& text, double most, Break where) const {
    QStringList lines;
    QTextLayout layout(text, font_);
    QTextOption option;
    option.setWrapMode(where == Break::anywhere ? QTextOption::WrapAtWordBoundaryOrAnywhere : QTextOption::WordWrap);
    layout.setTextOption(option);
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(most);
        lines += text.mid(line.textStart(), line.textLength()).trimmed();
    }
    layout.endLayout();
    return lines;
}

QString drawable(const QString& text) {
    QString result;
    for (const char32_t c : text.toUcs4()) {
        if (c == U'\n') result += QChar(0x21b5);
        else if (c == U'\t') result += QChar(0x21e5);
        else if (isIllegal(c)) result += QChar(0xfffd);
        else result += QString::fromUcs4(&c, 1);
    }
    return result;
}

QString drawable(const std::string& text) {
    return drawable(QString::fromStdString(text));
}

QString visibleToken(const std::string& text) {
    QString token = drawable(text);
    const auto isBlank = [](QChar c) {
        return c.isSpace() || (c.unicode() >= 0x200b && c.unicode() <= 0x200d) || c.unicode() == 0x2060 ||
               c.unicode() == 0xfeff;
    };
    for (qsizetype i = 0; i < token.size() && isBlank(token[i]); ++i) token[i] = QChar(0x2423);
    for (qsizetype i = token.size(); i-- > 0 && isBlank(token[i]);) token[i] = QChar(0x2423);
    return token;
}
