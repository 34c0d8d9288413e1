#include "app/shell/sheet_clipboard.h"

#include "core/base/number.h"
#include "core/io/table.h"

#include <QMimeData>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextTable>
#include <cmath>

using namespace attention;

namespace {

constexpr qsizetype mostHtml = 8'000'000; // characters; more is no table that could fit

/// HTML as it comes, without anything it points to.
class ClosedDocument final : public QTextDocument {
protected:
    QVariant loadResource(int, const QUrl&) override { return QByteArray(); }
};

QTextTable* firstTable(QTextFrame* frame) {
    for (QTextFrame* child : frame->childFrames()) {
        if (auto* table = qobject_cast<QTextTable*>(child)) return table;
        if (auto* inner = firstTable(child)) return inner;
    }
    return nullptr;
}

std::string textOf(const QTextTableCell& cell) {
    QTextCursor cursor = cell.firstCursorPosition();
    cursor.setPosition(cell.lastCursorPosition().position(), QTextCursor::KeepAnchor);
    QString text = cursor.selectedText();
    text.replace(QChar(QChar::ParagraphSeparator), u' ').replace(QChar(QChar::LineSeparator), u' ');
    return text.trimmed().toStdString();
}

} // namespace

QString sheetHtml(const QVector<QStringList>& rows) {
    QString html = QStringLiteral("<html><head><meta charset=\"utf-8\"></head><body><table>");
    for (const QStringList& row : rows) {
        html += QLatin1String("<tr>");
        for (const QString& cell : row) {
            const auto number = parse_number(cell.toStdString());
            const QString text = cell.toHtmlEscaped();
            // As LibreOffice writes it: 1033 is American English.
            if (!number || !std::isfinite(*number)) html += QStringLiteral("<td>%1</td>").arg(text);
            else html += QStringLiteral("<td sdval=\"%1\" sdnum=\"1033;\">%1</td>").arg(text);
        }
        html += QLatin1String("</tr>");
    }
    return html + QLatin1String("</table></body></html>");
}

std::unique_ptr<QMimeData> sheetData(const QVector<QStringList>& rows) {
    QStringList lines;
    for (const QStringList& row : rows) lines.append(row.join(u'\t'));
    auto data = std::make_unique<QMimeData>();
    data->setText(lines.join(u'\n'));
    data->setHtml(sheetHtml(rows));
    return data;
}

std::optional<CellRows> clipboardCells(const QMimeData& data) {
    if (!data.hasHtml() || (data.hasText() && data.text().contains(u'\t'))) return std::nullopt;
    const QString html = data.html();
    if (html.size() > mostHtml || !html.contains(QLatin1String("<table"), Qt::CaseInsensitive)) return std::nullopt;
    ClosedDocument document;
    document.setHtml(html);
    const QTextTable* table = firstTable(document.rootFrame());
    if (table == nullptr) return std::nullopt;
    CellRows rows;
    for (int i = 0; i < table->rows(); ++i) {
        rows.emplace_back();
        for (int j = 0; j < table->columns(); ++j) rows.back().push_back(textOf(table->cellAt(i, j)));
    }
    return rows;
}

Result<PastedNumbers> clipboardNumbers(const QMimeData& data, const ColumnRoom& room) {
    if (const auto cells = clipboardCells(data)) return numbers_from_cells(*cells);
    return numbers_from_text(data.text().toStdString(), room);
}

std::optional<QString> clipboardTable(const QMimeData& data) {
    const auto cells = clipboardCells(data);
    if (!cells) return std::nullopt;
    // Without tabs a column of decimal commas could be two columns.
    if (const auto read = numbers_from_cells(*cells); read && read->numbers.cols() == 1 && !read->names_left_out)
        return QString::fromStdString(table_to_tsv({read->numbers, {}, {}}));
    QStringList lines;
    for (const Tokens& row : *cells) {
        QStringList line;
        for (const std::string& cell : row) line.append(QString::fromStdString(cell));
        lines.append(line.join(u'\t'));
    }
    return lines.join(u'\n');
}

Tokens clipboardTokens(const QMimeData& data) {
    if (const auto cells = clipboardCells(data)) return tokens_from_cells(*cells);
    return tokens_from_text(data.text().toStdString());
}
