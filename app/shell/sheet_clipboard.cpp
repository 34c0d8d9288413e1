#include "app/shell/sheet_clipboard.h"

#include <QMimeData>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextTable>

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

std::unique_ptr<QMimeData> sheetData(const QVector<QStringList>& rows) {
    QStringList lines;
    QString html = QStringLiteral("<html><head><meta charset=\"utf-8\"></head><body><table>");
    for (const QStringList& row : rows) {
        lines.append(row.join(u'\t'));
        html += QLatin1String("<tr>");
        for (const QString& cell : row) html += QStringLiteral("<td>%1</td>").arg(cell.toHtmlEscaped());
        html += QLatin1String("</tr>");
    }
    auto data = std::make_unique<QMimeData>();
    data->setText(lines.join(u'\n'));
    data->setHtml(html + QLatin1String("</table></body></html>"));
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

Result<PastedNumbers> clipboardNumbers(const QMimeData& data) {
    if (const auto cells = clipboardCells(data)) return numbers_from_cells(*cells);
    return numbers_from_text(data.text().toStdString());
}

Tokens clipboardTokens(const QMimeData& data) {
    if (const auto cells = clipboardCells(data)) return tokens_from_cells(*cells);
    return tokens_from_text(data.text().toStdString());
}
