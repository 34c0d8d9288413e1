// Mending what QPdfWriter writes: the time of day, a page rounded to whole points, text that can't be searched.
#pragma once

#include <QByteArray>
#include <QSizeF>

/// The creation date replaced by a fixed one: the same figure gives the same bytes at any time in any time zone.
QByteArray withoutDate(const QByteArray& pdf);

/// The page in its true size. The length of the file stays.
QByteArray withExactPage(QByteArray pdf, QSizeF mm);

/// Text as it was written. Several characters may share one glyph, and Qt names the first of them: a radical (⻬, ⼒)
/// for 齐 and 力, a tab for a space. The length of the file stays.
QByteArray withSearchableText(QByteArray pdf);
