#include "app/shell/figure_preview.h"

#include "core/figure/data.h"

#include <cmath>

using namespace attention;

namespace {

constexpr double mostPixels = 16e6; // that a preview takes
constexpr qsizetype mostText = 4000;

Result<FigurePreview> pictureOf(const FigureRequest& request, const FigureStyle& style, const std::string& kind,
                                double dpi) {
    auto figure = figureOf(request);
    if (!figure) return figure.error();
    FigurePreview preview;
    preview.mm = figureSizeMm(figure->spec, style);
    const bool pixels = kind == ".png";
    if (auto problem = pixels ? pixelsRefused(preview.mm, style.dpi) : std::nullopt) return *problem;
    const double most = std::sqrt(mostPixels / (preview.mm.width() * preview.mm.height())) * 25.4;
    auto image = toImage(figure->spec, style, std::min(dpi, most));
    if (!image) return image.error();
    preview.image = *std::move(image);
    preview.notes = std::move(figure->notes);
    for (Text& note : exportNotes(figure->spec, style, pixels ? FileKind::pixels : FileKind::shapes))
        preview.notes.push_back(std::move(note));
    return preview;
}

/// NPY is no text: its shape and numbers stand for it.
Result<FigurePreview> numbersOf(const FigureRequest& request, const FigureStyle& style) {
    const auto figure = figureOf(request);
    if (!figure) return figure.error();
    const Matrix numbers = figure_numbers(figure->spec);
    FigurePreview preview;
    preview.text = shown(ATTENTION_TEXT("figure", "{rows} × {columns} numbers (float64)")
                             .with("rows", std::int64_t(numbers.rows()))
                             .with("columns", std::int64_t(numbers.cols())),
                         style.language) +
                   QStringLiteral("\n\n");
    for (Index row = 0; row < numbers.rows() && preview.text.size() < mostText; ++row) {
        for (Index column = 0; column < numbers.cols() && preview.text.size() < mostText; ++column)
            preview.text += QString::fromStdString(format_number(numbers(row, column), fixed(6))) + u' ';
        preview.text += u'\n';
    }
    preview.notes = figure->notes;
    return preview;
}

} // namespace

bool isPicture(const std::string& kind) {
    return kind == ".svg" || kind == ".pdf" || kind == ".png";
}

Result<FigurePreview> previewOf(const FigureRequest& request, const FigureStyle& style, const std::string& kind,
                                double dpi) {
    if (isPicture(kind)) return pictureOf(request, style, kind, dpi);
    if (kind == ".npy") return numbersOf(request, style);
    auto file = figureFile(request, style, kind);
    if (!file) return file.error();
    FigurePreview preview;
    preview.text = QString::fromUtf8(file->bytes.data(), std::min(mostText, qsizetype(file->bytes.size())));
    if (qsizetype(file->bytes.size()) > mostText)
        preview.text = preview.text.left(preview.text.lastIndexOf(u'\n')) + QStringLiteral("\n…");
    preview.notes = std::move(file->notes);
    return preview;
}
