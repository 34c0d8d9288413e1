#include "app/render/export.h"

#include "app/render/heat_picture.h"
#include "app/render/pdf_bytes.h"
#include "app/render/plot.h"
#include "app/render/svg_device.h"

#include <QBuffer>
#include <QHashSeed>
#include <QImage>
#include <QImageWriter>
#include <QPdfWriter>

#include <cmath>

using attention::FigureSpec;
using attention::Text;

namespace {

constexpr int unitsPerInch = 2540; // 0.01 mm
constexpr int mostAsShapes = 64;

Look lookOf(const FigureStyle& style) {
    Look look;
    look.theme = style.theme;
    look.language = style.language;
    look.families = fontFamilies(style.family);
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

QSize sizeOf(Picture& picture, const FigureStyle& style) {
    const QSizeF natural =
        picture.arrange(QSizeF(std::max(0.0, style.sizeMm.width()), std::max(0.0, style.sizeMm.height())) * 100);
    return {units(style.sizeMm.width(), natural.width()), units(style.sizeMm.height(), natural.height())};
}

/// A figure ready to be painted into a file.
struct Sheet {
    Sheet(const FigureSpec& figure, const FigureStyle& style) : title(shown(figure.title, style.language)) {
        auto picture = makePicture(figure, lookOf(style));
        size = sizeOf(*picture, style);
        plot.setPicture(std::move(picture));
    }

    void paintOn(QPaintDevice& device, QPointF shift = {}, double scale = 1) {
        QCPPainter painter;
        painter.begin(&device);
        painter.translate(shift);
        if (scale != 1) painter.scale(scale, scale);
        plot.paint(painter, size);
        painter.end();
    }

    FigurePlot plot;
    QSize size;
    QString title;
};

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

QByteArray toSvg(const FigureSpec& figure, const FigureStyle& style) {
    Sheet sheet(figure, style);
    const bool chinese = style.language == Language::chinese;
    SvgDevice device({sheet.size, sheet.title, shown(figure.description, style.language),
                      chinese ? QStringLiteral("zh-CN") : QStringLiteral("en"), fontFamilies(style.family)});
    sheet.paintOn(device);
    return device.file();
}

QByteArray toPdf(const FigureSpec& figure, const FigureStyle& style) {
    Sheet sheet(figure, style);
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

QByteArray toPng(const FigureSpec& figure, const FigureStyle& style) {
    Sheet sheet(figure, style);
    const double scale = double(style.dpi) / unitsPerInch;
    const QSize pixels = (QSizeF(sheet.size) * scale).toSize().expandedTo({1, 1});
    QImage image(pixels, QImage::Format_RGB32);
    image.setDotsPerMeterX(qRound(style.dpi / 0.0254));
    image.setDotsPerMeterY(qRound(style.dpi / 0.0254));
    image.fill(coloursOf(style.theme).panel);
    sheet.paintOn(image, {}, scale);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QImageWriter(&buffer, "png").write(image);
    return bytes;
}

std::vector<Text> exportNotes(const FigureSpec& figure, const FigureStyle& style) {
    std::vector<Text> notes;
    const auto* map = std::get_if<attention::HeatMap>(&figure.content);
    if (map == nullptr) {
        const auto picture = makePicture(figure, lookOf(style));
        sizeOf(*picture, style);
        return picture->notes();
    }
    if (map->values.size() == 0) return notes;
    const bool many = map->values.rows() > mostAsShapes || map->values.cols() > mostAsShapes;
    if (many && style.cells == FigureStyle::automatic)
        notes.push_back(
            ATTENTION_TEXT("figure",
                           "Beyond {most} × {most} cells they are written as one image with a pixel for each cell, "
                           "sharp at every size; “cells: vector” writes them as shapes.")
                .with("most", mostAsShapes));
    if (many && style.cells == FigureStyle::vector)
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
    if (style.cellNumbers == FigureStyle::on && size < 0.6)
        notes.push_back(ATTENTION_TEXT("figure", "To fit their cells the numbers are only {size} pt high.")
                            .with("size", size * style.fontPt, attention::fixed(1)));
    return notes;
}
