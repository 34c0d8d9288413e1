#include "app/shell/figure_copy.h"

#include "app/shell/sheet_clipboard.h"
#include "core/figure/csv.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>

using namespace attention;

namespace {

QString htmlOf(const FigureRows& rows) {
    QVector<QStringList> cells;
    for (const auto& row : rows) {
        cells.append(QStringList());
        for (const std::string& cell : row) cells.back().append(QString::fromStdString(cell));
    }
    return sheetHtml(cells);
}

} // namespace

FigureCopier::FigureCopier(QObject* parent)
    : QObject(parent), work_([this](const Result<Copy>& copy) { take(copy); }) {}

void FigureCopier::start(const FigureRequest& request, const FigureStyle& style) {
    work_.start([request, style] { return copyOf(request, style); });
}

Result<FigureCopier::Copy> FigureCopier::copyOf(const FigureRequest& request, const FigureStyle& style) {
    const auto figure = figureOf(request);
    if (!figure) return figure.error();
    auto image = toImage(figure->spec, style, style.dpi);
    if (!image) return image.error();
    auto svg = toSvg(figure->spec, style);
    if (!svg) return svg.error();
    return Copy{*std::move(image), *std::move(svg), QString::fromStdString(figure_tsv(figure->spec)),
                htmlOf(figure_rows(figure->spec))};
}

void FigureCopier::take(const Result<Copy>& copy) {
    if (!copy) return emit refused(copy.error());
    auto* data = new QMimeData;
    data->setImageData(copy->image); // as PNG and whatever else the system likes
    data->setData(QStringLiteral("image/svg+xml"), copy->svg);
    data->setText(copy->tsv);
    data->setHtml(copy->html);
    QGuiApplication::clipboard()->setMimeData(data); // which owns it from then on
    emit copied(tr("Copied: the figure as PNG and SVG, and its numbers as a table."));
}
