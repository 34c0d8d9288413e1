// What tables give to the clipboard and take from it: text with tabs and, beside it, an HTML table.
#pragma once

#include "core/io/pasted.h"

#include <QStringList>
#include <QVector>
#include <memory>

class QMimeData;

std::unique_ptr<QMimeData> sheetData(const QVector<QStringList>& rows);

/// The cells of an HTML table on the clipboard, where the text alone doesn't tell them; nothing when there is none.
std::optional<attention::CellRows> clipboardCells(const QMimeData& data);
attention::Result<attention::PastedNumbers> clipboardNumbers(const QMimeData& data);
attention::Tokens clipboardTokens(const QMimeData& data);
