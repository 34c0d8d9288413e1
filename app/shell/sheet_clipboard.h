// What tables give to the clipboard and take from it: text with tabs and, beside it, an HTML table.
#pragma once

#include "core/io/pasted.h"

#include <QStringList>
#include <QVector>
#include <memory>

class QMimeData;

/// An HTML table; what is a number says so with a point, whatever decimal mark the program has that takes it.
QString sheetHtml(const QVector<QStringList>& rows);
std::unique_ptr<QMimeData> sheetData(const QVector<QStringList>& rows);

/// The cells of an HTML table on the clipboard, where the text alone doesn't tell them; nothing when there is none.
std::optional<attention::CellRows> clipboardCells(const QMimeData& data);
attention::Result<attention::PastedNumbers> clipboardNumbers(const QMimeData& data, const attention::ColumnRoom& room);
/// The same as text that a table of numbers is read from; nothing where the text on the clipboard will do.
std::optional<QString> clipboardTable(const QMimeData& data);
attention::Tokens clipboardTokens(const QMimeData& data);
