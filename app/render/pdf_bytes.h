// Mending what QPdfWriter writes: the time of day, and a page rounded to whole points.
#pragma once

#include <QByteArray>
#include <QSizeF>

/// The creation date replaced by a fixed one: the same figure gives the same bytes at any time in any time zone.
QByteArray withoutDate(const QByteArray& pdf);

/// The page in its true size. The length of the file stays.
QByteArray withExactPage(QByteArray pdf, QSizeF mm);
