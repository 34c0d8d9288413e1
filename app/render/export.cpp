#include "app/render/export.h"

#include "app/render/heat_picture.h"
#include "app/render/pdf_bytes.h"
#include "app/render/svg_device.h"

#include <QBuffer>
#include <QFontDatabase>
#include <QFontMetricsF>
#include <QHashSeed>
#include <QImage>
#include <QImageWriter>
#include <QPdfWriter>

#include <cmath>
#include <functional>

using attention::Code;
using attention::Error;
using attention::FigureSpec;
using attention::Result;
using attention::Text;

namespace {

constexpr int unitsPerInch = 2540; // 0.01 mm
constexpr int longestMm = 5000;
constexpr double mostPixels = 1e8; // 400 MB while it is painted

bool isKnown(const QString& family) {
    return QFontDatabase::families().contains(family, Qt::CaseInsensitive);
}

QStringList familiesOf(const FigureStyle& style) {
    return fontFamilies(isKnown(style.family) ? style.family : QString());
}

Look lookOf(const FigureStyle& style) {
    Look look;
    look.theme = style.theme;
    look.language = style.language;
    look.families = familiesOf(style);
    look.em = style.fontPt * unitsPerInch / 72;
    look.title = style.title;
    look.colourBar = style.colourBar;
    look.caption = style.caption;
    look.outlines = style.outlines;
    look.cells = style.cells;
    look.numbers = style.cellNumbers;
    look.colourMap = style.colourMap;
    return look;
}

/// Natural sides end on a whole millimetre.
int units(double wantedMm, double natural) {
    return wantedMm > 0 ? int(std::lround(wantedMm * 100)) : int(std::ceil(natural / 100)) * 100;
}

/// The first whole number of millimetres that will do, from `low` on; none up to the longest side.
std::optional<int> firstThat(int low, const std::function<bool(int)>& will) {
    int high = std::max(low, 1);
    while (!will(high)) {
        if (high >= longestMm) return std::nullopt;
        low = high + 1;
        high = std::min(2 * high, longestMm);
    }
    while (low < high) {
        const int middle = low + (high - low) / 2;
        if (will(middle)) high = middle;
        else low = middle + 1;
    }
    return high;
}

QSize sizeOf(Picture& picture, const FigureStyle& style) {
    const double height = std::max(0.0, style.sizeMm.height());
    const auto arranged = [&](double width) { return picture.arrange(QSizeF(width, height) * 100); };
    QSizeF natural = arranged(std::max(0.0, style.sizeMm.width()));
    if (style.sizeMm.width() <= 0 && !picture.fits()) // what is nearly nothing still needs room for its words
        if (const auto width = firstThat(1, [&](int mm) { return arranged(mm), picture.fits(); }))
            natural = arranged(*width);
    return {units(style.sizeMm.width(), natural.width()), units(style.sizeMm.height(), natural.height())};
}

// ---- refusals -----------------------------------------------------------------------------

/// For a page that can't hold the figure: how large it has to be.
Error tooSmall(Picture& picture, const FigureStyle& style) {
    const auto fits = [&picture](double width, double height) {
        picture.arrange(QSizeF(std::max(0.0, width), std::max(0.0, height)) * 100);
        return picture.fits();
    };
    const QSizeF asked = style.sizeMm;
    const auto format = attention::shortest();
    if (asked.height() > 0 && fits(asked.width(), 0)) {
        const auto height = firstThat(1, [&](int mm) { return fits(asked.width(), mm); });
        return {Code::out_of_range, "height",
                ATTENTION_TEXT("figure",
                               "A height of {asked} mm is too small for this figure: title, labels, cells and "
                               "caption need at least {least} mm.")
                    .with("asked", asked.height(), format)
                    .with("least", height.value_or(longestMm))};
    }
    const auto width = firstThat(1, [&](int mm) { return fits(mm, 0); });
    return {Code::out_of_range, "width",
            ATTENTION_TEXT("figure",
                           "A width of {asked} mm is too small for this figure at a font size of {size} pt; it "
                           "needs at least {least} mm.")
                .with("asked", asked.width(), format)
                .with("size", style.fontPt, format)
                .with("least", width.value_or(longestMm))};
}

Error noMemory(QSize pixels) {
    return {Code::too_large, "dpi",
            ATTENTION_TEXT("figure",
                           "There isn't enough memory for {width} × {height} pixels; a lower resolution would "
                           "be right, or SVG or PDF, which have no pixels.")
                .with("width", pixels.width())
                .with("height", pixels.height())};
}

/// A figure ready to be painted into a file: without a widget, so that any thread can do it.
struct Sheet {
    Sheet(const FigureSpec& figure, const FigureStyle& style)
        : title(shown(figure.title, style.language)), picture(makePicture(figure, lookOf(style))) {
        size = sizeOf(*picture, style);
        if (!picture->fits()) problem = tooSmall(*picture, style);
        else picture->arrange(size);
    }

    bool paintOn(QPaintDevice& device, QPointF shift = {}, double scale = 1) {
        QPainter painter;
        if (!painter.begin(&device)) return false;
        painter.translate(shift);
        if (scale != 1) painter.scale(scale, scale);
        const QRect page(QPoint(), size);
        painter.fillRect(page, coloursOf(picture->look().theme).panel);
        constexpr int over = 9; // strokes along the edge
        painter.setClipRect(page.adjusted(-over, -over, over, over));
        Canvas canvas(painter, picture->look());
        painter.save();
        picture->drawMarks(canvas);
        painter.restore();
        picture->drawFurniture(canvas);
        return painter.end();
    }

    QString title;
    std::unique_ptr<Picture> picture;
    QSize size;
    std::optional<Error> problem; // then nothing can be painted
};

/// The words of a figure that come from its users.
struct WordsOf {
    std::string words;

    void operator()(const attention::HeatMap& map) {
        for (const auto* labels : {&map.rows, &map.columns})
            for (const attention::Label& label : *labels) words += label.text;
    }
    void operator()(const attention::Bars& bars) {
        for (const attention::Bar& bar : bars.bars) words += bar.label;
    }
    void operator()(const attention::Plane& plane) {
        for (const attention::Arrow& arrow : plane.arrows) words += arrow.label;
    }
    void operator()(const attention::Table& table) {
        for (const auto& row : table.rows)
            for (const attention::TableCell& cell : row)
                if (!cell.hidden) words += cell.text;
    }
};

/// What none of the fonts can draw, at most ten of them.
std::string missingCharacters(const FigureSpec& figure, const FigureStyle& style) {
    constexpr qsizetype most = 10;
    WordsOf words;
    std::visit(words, figure.content);
    const QFontMetricsF metrics(lookOf(style).font());
    QStringList missing;
    for (const char32_t c : drawable(words.words).toStdU32String()) {
        const auto kind = QChar::category(c); // joiners and selectors aren't drawn by themselves
        if (kind == QChar::Other_Format || kind == QChar::Mark_NonSpacing) continue;
        if (c <= 0x7f || metrics.inFontUcs4(c)) continue;
        const QString sign = QString::fromUcs4(&c, 1);
        if (!missing.contains(sign)) missing += sign;
    }
    if (missing.size() > most) missing = missing.mid(0, most) << QStringLiteral("…");
    return missing.join(u' ').toStdString();
}

std::vector<Text> texNotes(const FigureSpec& figure, const FigureStyle& style) {
    std::vector<Text> notes;
    const FigureStyle plain;
    const bool asked = style.sizeMm.width() > 0 || style.sizeMm.height() > 0 || style.fontPt != plain.fontPt ||
                       !style.family.isEmpty() || style.theme != plain.theme || style.cells != plain.cells ||
                       style.cellNumbers != plain.cellNumbers || style.outlines || style.dpi != plain.dpi;
    if (asked)
        notes.push_back(ATTENTION_TEXT("figure",
                                       "A .tex file takes its size and fonts from the document it is put into; width, "
                                       "height, font, theme and resolution are left out, and so is how cells, their "
                                       "numbers and text are drawn."));
    const auto* map = std::get_if<attention::HeatMap>(&figure.content);
    if (map != nullptr && HeatPicture::isMany(map->values.rows(), map->values.cols()))
        notes.push_back(ATTENTION_TEXT("figure", "{count} cells are more than most LaTeX can hold in one figure; as "
                                                 "PDF it can be put into the document as well.")
                            .with("count", std::int64_t(map->values.size())));
    return notes;
}

/// What QPdfWriter will make of the height: whole points.
double roundedPoints(double mm) {
    return std::lround(mm / 25.4 * 72);
}

} // namespace

void prepareDeterminism() {
    QHashSeed::setDeterministicGlobalSeed();
}

QSizeF figureSizeMm(const FigureSpec& figure, const FigureStyle& style) {
    return QSizeF(sizeOf(*makePicture(figure, lookOf(style)), style)) / 100;
}

Result<QByteArray> toSvg(const FigureSpec& figure, const FigureStyle& style) {
    Sheet sheet(figure, style);
    if (sheet.problem) return *sheet.problem;
    const bool chinese = style.language == Language::chinese;
    SvgDevice device({sheet.size, sheet.title, shown(figure.description, style.language),
                      chinese ? QStringLiteral("zh-CN") : QStringLiteral("en"), familiesOf(style)});
    sheet.paintOn(device);
    return device.file();
}

Result<QByteArray> toPdf(const FigureSpec& figure, const FigureStyle& style) {
    Sheet sheet(figure, style);
    if (sheet.problem) return *sheet.problem;
    const QSizeF mm = QSizeF(sheet.size) / 100;
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&buffer);
        writer.setResolution(unitsPerInch);
        writer.setPageSize(QPageSize(mm, QPageSize::Millimeter, QStringLiteral("figure"), QPageSize::ExactMatch));
        writer.setPageMargins(QMarginsF());
        writer.setTitle(sheet.title);
        writer.setCreator(QStringLiteral("Attention Lab"));
        // The page is counted from its foot, and its height was rounded: start as much higher or lower.
        const double lost = roundedPoints(mm.height()) - mm.height() / 25.4 * 72;
        sheet.paintOn(writer, QPointF(0, lost / 72 * unitsPerInch));
    }
    return withSearchableText(withExactPage(withoutDate(bytes), mm));
}

std::optional<Error> pixelsRefused(QSizeF mm, double dpi) {
    const QSizeF inches = mm / 25.4;
    const QSize pixels = (inches * dpi).toSize();
    if (double(pixels.width()) * pixels.height() <= mostPixels) return std::nullopt;
    return Error{Code::too_large, "dpi",
                 ATTENTION_TEXT("figure",
                                "{width} × {height} pixels are too many, 100 million are the most; a resolution of "
                                "{dpi} dpi would be right at this size, or SVG or PDF, which have no pixels.")
                     .with("width", pixels.width())
                     .with("height", pixels.height())
                     .with("dpi", int(std::sqrt(mostPixels / (inches.width() * inches.height()))))};
}

Result<QImage> toImage(const FigureSpec& figure, const FigureStyle& style, double dpi) {
    Sheet sheet(figure, style);
    if (sheet.problem) return *sheet.problem;
    if (auto problem = pixelsRefused(QSizeF(sheet.size) / 100, dpi)) return *problem;
    const double scale = dpi / unitsPerInch;
    const QSize pixels = (QSizeF(sheet.size) * scale).toSize().expandedTo({1, 1});
    QImage image(pixels, QImage::Format_RGB32);
    if (image.isNull()) return noMemory(pixels);
    image.setDotsPerMeterX(qRound(dpi / 0.0254));
    image.setDotsPerMeterY(qRound(dpi / 0.0254));
    image.fill(coloursOf(style.theme).panel);
    if (!sheet.paintOn(image, {}, scale)) return noMemory(pixels);
    return image;
}

Result<QByteArray> toPng(const FigureSpec& figure, const FigureStyle& style) {
    const auto image = toImage(figure, style, style.dpi);
    if (!image) return image.error();
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    if (!QImageWriter(&buffer, "png").write(*image)) return noMemory(image->size());
    return bytes;
}

std::vector<Text> exportNotes(const FigureSpec& figure, const FigureStyle& style, FileKind kind) {
    if (kind == FileKind::tex) return texNotes(figure, style);
    std::vector<Text> notes;
    if (!style.family.isEmpty() && !isKnown(style.family))
        notes.push_back(ATTENTION_TEXT("figure", "There is no font “{name}” here; Noto Sans is used.")
                            .with("name", style.family.toStdString()));
    if (const std::string missing = missingCharacters(figure, style); !missing.empty())
        notes.push_back(ATTENTION_TEXT("figure", "No font here has {characters}; boxes stand in their place.")
                            .with("characters", missing));
    const auto* map = std::get_if<attention::HeatMap>(&figure.content);
    if (map == nullptr) {
        const auto picture = makePicture(figure, lookOf(style));
        sizeOf(*picture, style);
        for (Text& note : picture->notes()) notes.push_back(std::move(note));
        return notes;
    }
    if (map->values.size() == 0) return notes;
    const bool many = HeatPicture::isMany(map->values.rows(), map->values.cols());
    if (kind == FileKind::shapes && many && style.cells == FigureStyle::automatic)
        notes.push_back(
            ATTENTION_TEXT("figure",
                           "A map of more than {most} × {most} cells is written as one image; as shapes on request.")
                .with("most", HeatPicture::mostAsShapes));
    if (kind == FileKind::shapes && many && style.cells == FigureStyle::vector)
        notes.push_back(
            ATTENTION_TEXT("figure", "{count} cells as shapes make a large file that some programs open slowly.")
                .with("count", std::int64_t(map->values.size())));
    if (map->colours == attention::ColourMap::truth) return notes; // has no numbers
    HeatPicture picture(figure, lookOf(style));
    sizeOf(picture, style);
    const QSizeF cell(picture.plotArea().width() / picture.columns(), picture.plotArea().height() / picture.rows());
    const double size = picture.numberSize(cell);
    if (style.cellNumbers == FigureStyle::automatically && size == 0)
        notes.push_back(
            ATTENTION_TEXT("figure", "The cells are too small for their numbers at this size; the colour bar stays."));
    constexpr double smallestRead = 5; // pt
    if (style.cellNumbers == FigureStyle::on && size * style.fontPt < smallestRead)
        notes.push_back(ATTENTION_TEXT("figure", "To fit their cells the numbers are only {size} pt high.")
                            .with("size", size * style.fontPt, attention::fixed(1)));
    return notes;
}
