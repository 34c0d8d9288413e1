#include "app/shell/figure_preview.h"

#include "core/figure/data.h"

#include <cmath>

using namespace attention;

namespace {

constexpr double mostPixels = 16e6; // that a preview takes
constexpr int mostLines = 100;
constexpr int longestLine = 240;

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

/// As many lines as one may scroll through, and of each as much as tells what it is.
QString beginningOf(const std::string& bytes) {
    QStringList lines;
    for (std::size_t at = 0; at < bytes.size() && lines.size() < mostLines;) {
        const std::size_t end = std::min(bytes.find('\n', at), bytes.size());
        QString line =
            QString::fromUtf8(bytes.data() + at, qsizetype(std::min(end - at, std::size_t{4} * longestLine)));
        if (line.endsWith(u'\r')) line.chop(1);
        lines.append(line.size() <= longestLine ? line : line.left(longestLine) + u'…');
        at = end + 1;
    }
    if (lines.size() == mostLines) lines.append(QStringLiteral("…"));
    return lines.join(u'\n');
}

/// NPY is no text: its shape and numbers stand for it.
Result<FigurePreview> numbersOf(const FigureRequest& request, const FigureStyle& style) {
    const auto figure = figureOf(request);
    if (!figure) return figure.error();
    const Matrix numbers = figure_numbers(figure->spec);
    std::string rows;
    for (Index row = 0; row < std::min<Index>(numbers.rows(), mostLines); ++row) {
        for (Index column = 0; column < std::min<Index>(numbers.cols(), longestLine); ++column)
            rows += format_number(numbers(row, column), fixed(6)) + "  ";
        rows += '\n';
    }
    FigurePreview preview;
    preview.text = shown(ATTENTION_TEXT("figure", "{rows} × {columns} numbers (float64)")
                             .with("rows", std::int64_t(numbers.rows()))
                             .with("columns", std::int64_t(numbers.cols())),
                         style.language) +
                   QStringLiteral("\n\n") + beginningOf(rows);
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
    preview.text = beginningOf(file->bytes);
    preview.notes = std::move(file->notes);
    return preview;
}
