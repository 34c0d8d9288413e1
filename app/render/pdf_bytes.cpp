#include "app/render/pdf_bytes.h"

#include "app/render/theme.h"

#include <QFont>
#include <QHash>
#include <QRawFont>

namespace {

/// Moves every entry of the cross-reference table behind `from` by `by` bytes.
void moveEntries(QByteArray& pdf, qsizetype from, qsizetype by) {
    const qsizetype start = pdf.lastIndexOf("startxref\n");
    if (start < 0 || by == 0) return;
    const qsizetype numberAt = start + 10;
    qsizetype numberEnd = numberAt;
    while (numberEnd < pdf.size() && pdf.at(numberEnd) >= '0' && pdf.at(numberEnd) <= '9') ++numberEnd;
    const qsizetype table = pdf.mid(numberAt, numberEnd - numberAt).toLongLong() + by;
    qsizetype at = pdf.indexOf('\n', pdf.indexOf('\n', table) + 1) + 1; // behind "xref" and "0 n"
    constexpr qsizetype entry = 20;                                     // "0000000015 00000 n \n"
    for (; at + entry <= start && pdf.at(at + 10) == ' '; at += entry) {
        const qsizetype offset = pdf.mid(at, 10).toLongLong();
        if (offset > from) pdf.replace(at, 10, QByteArray::number(offset + by).rightJustified(10, '0'));
    }
    pdf.replace(numberAt, numberEnd - numberAt, QByteArray::number(table));
}

QString charactersFrom(char16_t first, char16_t last) {
    QString all;
    for (int c = first; c <= last; ++c) all += QChar(char16_t(c));
    return all;
}

/// Radical → the character that has the same glyph in the font that Chinese is written in.
QHash<char16_t, char16_t> sharedGlyphs() {
    QFont font;
    font.setFamily(fontFamilies().last());
    const QRawFont raw = QRawFont::fromFont(font, QFontDatabase::SimplifiedChinese);
    const QString characters = charactersFrom(0x4e00, 0x9fff) + charactersFrom(0x3400, 0x4dbf);
    const QString radicals = charactersFrom(0x2e80, 0x2fdf);
    const QList<quint32> glyphs = raw.glyphIndexesForString(characters);
    QHash<quint32, char16_t> byGlyph;
    for (qsizetype i = 0; i < std::min(glyphs.size(), characters.size()); ++i)
        if (glyphs[i] != 0 && !byGlyph.contains(glyphs[i])) byGlyph.insert(glyphs[i], characters[i].unicode());
    const QList<quint32> radicalGlyphs = raw.glyphIndexesForString(radicals);
    QHash<char16_t, char16_t> result{{u'\t', u' '}};
    for (qsizetype i = 0; i < std::min(radicalGlyphs.size(), radicals.size()); ++i)
        if (const auto found = byGlyph.constFind(radicalGlyphs[i]); found != byGlyph.constEnd())
            result.insert(radicals[i].unicode(), *found);
    return result;
}

} // namespace

QByteArray withoutDate(const QByteArray& pdf) {
    // With an offset of the time zone the entry is longer than in UTC.
    constexpr QByteArrayView key = "/CreationDate (";
    QByteArray result = pdf;
    const qsizetype at = result.indexOf(key);
    if (at < 0) return result;
    const qsizetype from = at + key.size();
    const qsizetype length = result.indexOf(')', from) - from;
    const QByteArray fixed = "D:20000101000000Z";
    result.replace(from, length, fixed);
    moveEntries(result, from, fixed.size() - length);
    return result;
}

QByteArray withExactPage(QByteArray pdf, QSizeF mm) {
    constexpr QByteArrayView key = "/MediaBox [0 0 ";
    const qsizetype at = pdf.indexOf(key);
    if (at < 0) return pdf;
    const qsizetype from = at + key.size();
    const qsizetype length = pdf.indexOf(']', from) - from;
    QByteArray box;
    // As many decimals as there is room for: rounding may have taken a digit away.
    for (int decimals = 6; decimals >= 0; --decimals) {
        box = QByteArray::number(mm.width() / 25.4 * 72, 'f', decimals) + ' ' +
              QByteArray::number(mm.height() / 25.4 * 72, 'f', decimals);
        if (box.size() <= length) break;
    }
    return pdf.replace(from, length, box.leftJustified(length, ' '));
}

QByteArray withSearchableText(QByteArray pdf) {
    static const QHash<char16_t, char16_t> shared = sharedGlyphs();
    // The maps from glyphs to characters are written plainly: <0001> <0003> [<53CC> <2EEC> <2F12> ]
    for (qsizetype map = pdf.indexOf("begincmap"); map >= 0; map = pdf.indexOf("begincmap", map + 1)) {
        const qsizetype end = pdf.indexOf("endcmap", map);
        for (qsizetype list = pdf.indexOf('[', map); list >= 0 && list < end; list = pdf.indexOf('[', list + 1)) {
            const qsizetype close = pdf.indexOf(']', list);
            for (qsizetype at = pdf.indexOf('<', list); at >= 0 && at < close; at = pdf.indexOf('<', at + 1)) {
                const auto found = shared.constFind(char16_t(pdf.mid(at + 1, 4).toUShort(nullptr, 16)));
                if (found == shared.constEnd() || pdf.at(at + 5) != '>') continue;
                pdf.replace(at + 1, 4, QByteArray::number(*found, 16).toUpper().rightJustified(4, '0'));
            }
        }
    }
    return pdf;
}
