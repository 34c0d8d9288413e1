#include "app/render/pdf_bytes.h"

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
