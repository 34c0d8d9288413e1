// PDF and PNG, and what all files have in common.
#include "app/render/export.h"
#include "app/render/pdf_bytes.h"
#include "tests/app/render_samples.h"

#include <QFile>
#include <QImage>
#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <gtest/gtest.h>

#include <ctime>

namespace {

QByteArray runOn(const QByteArray& file, const QString& program, const QStringList& arguments) {
    QTemporaryDir folder;
    const QString name = folder.filePath("figure.pdf");
    QFile written(name);
    EXPECT_TRUE(written.open(QIODevice::WriteOnly));
    written.write(file);
    written.close();
    QProcess process;
    process.start(program, QStringList(arguments).replaceInStrings("FILE", name));
    process.waitForFinished();
    return process.readAllStandardOutput();
}

bool has(const char* program) {
    return !QStandardPaths::findExecutable(program).isEmpty();
}

FigureStyle sized(double width, double height) {
    FigureStyle style;
    style.sizeMm = QSizeF(width, height);
    return style;
}

} // namespace

TEST(Files, areTheSameTwice) {
    for (const auto& figure : {samples::published(), samples::random(70, 70), samples::bars(8, true),
                               samples::hostile(), samples::regions(), samples::table()}) {
        EXPECT_EQ(samples::svg(figure, {}), samples::svg(figure, {}));
        EXPECT_EQ(samples::pdf(figure, {}), samples::pdf(figure, {}));
        EXPECT_EQ(samples::png(figure, {}), samples::png(figure, {}));
    }
}

TEST(Files, areTheSameInEveryTimeZone) {
    const QByteArray before = qgetenv("TZ");
    QSet<QByteArray> files;
    for (const char* zone : {"UTC", "Asia/Shanghai", "America/St_Johns"}) {
        qputenv("TZ", zone);
        tzset();
        files.insert(samples::pdf(samples::published(), {}));
    }
    qputenv("TZ", before);
    tzset();
    EXPECT_EQ(files.size(), 1);
}

TEST(Files, haveTheNaturalSizeTheyAnnounce) {
    const QSizeF mm = figureSizeMm(samples::published(), sized(85, 0));
    EXPECT_EQ(mm.width(), 85);
    EXPECT_GT(mm.height(), 40);
    EXPECT_LT(mm.height(), 90);
    const QSizeF free = figureSizeMm(samples::random(200, 200), {});
    EXPECT_LE(free.width(), 171);
    EXPECT_LE(free.height(), 240);
}

TEST(Files, survivesDegenerateFigures) {
    std::vector<attention::FigureSpec> figures{samples::random(1, 1), samples::random(1, 40), samples::random(40, 1),
                                               samples::bars(1),      samples::bars(0),       samples::bars(200)};
    attention::FigureSpec empty;
    empty.content = attention::HeatMap{};
    figures.push_back(empty);
    attention::FigureSpec infinite = samples::random(3, 3);
    std::get<attention::HeatMap>(infinite.content).values << INFINITY, -INFINITY, NAN, 0, 1, 2, 3, 4, 5;
    figures.push_back(infinite);
    attention::FigureSpec flat = samples::random(3, 3);
    std::get<attention::HeatMap>(flat.content).high = std::get<attention::HeatMap>(flat.content).low = 0;
    figures.push_back(flat);
    for (const auto& figure : figures)
        for (const FigureStyle& style : {FigureStyle{}, sized(60, 0), sized(300, 0)}) {
            EXPECT_TRUE(samples::svg(figure, style).endsWith("</svg>\n"));
            EXPECT_TRUE(samples::pdf(figure, style).startsWith("%PDF"));
            EXPECT_FALSE(QImage::fromData(samples::png(figure, style)).isNull());
            exportNotes(figure, style);
        }
}

TEST(Files, notesSayWhenCellsBecomeAnImage) {
    EXPECT_TRUE(exportNotes(samples::published(), sized(85, 0)).empty());
    const auto notes = exportNotes(samples::random(65, 65), {});
    ASSERT_FALSE(notes.empty());
    EXPECT_NE(attention::render(notes[0], attention::english()).find("64 × 64"), std::string::npos);
    for (const attention::Text& note : exportNotes(samples::random(65, 65), {}, FileKind::pixels))
        EXPECT_EQ(attention::render(note, attention::english()).find("one image"), std::string::npos);
    EXPECT_EQ(exportNotes(samples::random(65, 65), {}, FileKind::tex).size(), 1U) << "too large for LaTeX";
    EXPECT_TRUE(exportNotes(samples::published(), {}, FileKind::tex).empty()) << "nothing was asked for in vain";
    for (const auto& change : std::initializer_list<void (*)(FigureStyle&)>{
             [](FigureStyle& s) {
                 s.sizeMm = {85, 0};
             },
             [](FigureStyle& s) { s.theme = Theme::grey; }, [](FigureStyle& s) { s.cells = FigureStyle::image; },
             [](FigureStyle& s) { s.outlines = true; }}) {
        FigureStyle asked;
        change(asked);
        EXPECT_EQ(exportNotes(samples::published(), asked, FileKind::tex).size(), 1U);
    }
}

TEST(Files, notesNameCharactersWithoutAFontAndNumbersTooSmallToRead) {
    attention::FigureSpec figure = samples::published();
    std::get<attention::HeatMap>(figure.content).rows[0].text = "a\U0010FFFDb"; // for private use, in no font
    const auto said = [](const std::vector<attention::Text>& notes, const char* what) {
        return std::any_of(notes.begin(), notes.end(), [&](const attention::Text& note) {
            return attention::render(note, attention::english()).find(what) != std::string::npos;
        });
    };
    EXPECT_TRUE(said(exportNotes(figure, {}), "boxes stand"));
    EXPECT_FALSE(said(exportNotes(samples::published(), {}), "boxes stand"));
    FigureStyle small = sized(40, 0);
    small.fontPt = 6;
    small.cellNumbers = FigureStyle::on;
    EXPECT_TRUE(said(exportNotes(samples::published(), small), "pt high"));
}

TEST(Files, noTitleOfAColourBarIsCut) {
    for (const int columns : {1, 2, 3, 4, 10})
        for (const double width : {60.0, 85.0, 120.0, 180.0}) {
            attention::FigureSpec figure = samples::random(1, columns);
            std::get<attention::HeatMap>(figure.content).colour_title =
                attention::verbatim("Weight α (each row sums to 1)");
            EXPECT_FALSE(samples::svg(figure, sized(width, 0)).contains("…")) << columns << " " << width;
        }
}

TEST(Pdf, hasTheExactPage) {
    for (const QSizeF mm : {QSizeF(85, 60), QSizeF(209, 296), QSizeF(45.2, 70.3), QSizeF(420.5, 99.97)}) {
        const QByteArray pdf = samples::pdf(samples::published(), sized(mm.width(), mm.height()));
        static const QRegularExpression pattern("/MediaBox \\[0 0 ([0-9.]+) ([0-9.]+) *\\]");
        const auto match = pattern.match(QString::fromLatin1(pdf));
        ASSERT_TRUE(match.hasMatch());
        EXPECT_NEAR(match.captured(1).toDouble() * 25.4 / 72, mm.width(), 1e-4);
        EXPECT_NEAR(match.captured(2).toDouble() * 25.4 / 72, mm.height(), 1e-4);
        EXPECT_FALSE(pdf.contains("DCTDecode")) << "a lossy image";
    }
}

TEST(Pdf, hasNoLossyImage) {
    EXPECT_FALSE(samples::pdf(samples::random(80, 80), {}).contains("DCTDecode"));
}

TEST(Pdf, crossReferencesSurviveTheFixedDate) {
    QByteArray pdf = "%PDF-1.4\n1 0 obj\n<</CreationDate (D:20260101120000+08'00')>>\nendobj\n";
    const auto entry = [](qsizetype at) { return QByteArray::number(at).rightJustified(10, '0') + " 00000 n"; };
    const qsizetype secondBefore = pdf.size();
    pdf += "2 0 obj\n<<>>\nendobj\n";
    const qsizetype tableBefore = pdf.size();
    pdf += "xref\n0 3\n0000000000 65535 f \n" + entry(9) + " \n" + entry(secondBefore) +
           " \ntrailer\n<<>>\nstartxref\n" + QByteArray::number(tableBefore) + " \n%%EOF";
    const QByteArray fixed = withoutDate(pdf);
    EXPECT_TRUE(fixed.contains("(D:20000101000000Z)"));
    const qsizetype second = fixed.indexOf("2 0 obj");
    const qsizetype table = fixed.indexOf("xref\n0 3");
    EXPECT_TRUE(fixed.contains(entry(second)));
    EXPECT_TRUE(fixed.contains(entry(9)));
    EXPECT_TRUE(fixed.contains("startxref\n" + QByteArray::number(table) + " \n"));
}

TEST(Pdf, embedsSimplifiedChineseAndItsTextIsFound) {
    if (!has("pdffonts") || !has("pdftotext")) GTEST_SKIP() << "poppler-utils isn't installed";
    const QByteArray pdf = samples::pdf(samples::published(), sized(85, 0));
    const QByteArray fonts = runOn(pdf, "pdffonts", {"FILE"});
    EXPECT_TRUE(fonts.contains("NotoSansCJKsc-Regular"));
    EXPECT_FALSE(fonts.contains("CJKjp"));
    const QString text = QString::fromUtf8(runOn(pdf, "pdftotext", {"FILE", "-"}));
    for (const char* wanted : {"这只", "小", "猫", "sleeping", "86.4%", "目标 target", "双语软对齐热力图"})
        EXPECT_TRUE(text.contains(wanted)) << wanted;
}

TEST(Png, hasResolutionAndSize) {
    FigureStyle style = sized(85, 60);
    for (const int dpi : {96, 300, 600}) {
        style.dpi = dpi;
        const QByteArray png = samples::png(samples::published(), style);
        const QImage image = QImage::fromData(png);
        EXPECT_NEAR(image.width(), 85 / 25.4 * dpi, 1);
        EXPECT_NEAR(image.dotsPerMeterX(), dpi / 0.0254, 1);
        EXPECT_TRUE(png.contains("pHYs"));
        EXPECT_FALSE(png.contains("tIME"));
        EXPECT_FALSE(png.contains("tEXt"));
    }
}

TEST(Png, refusesMorePixelsThanMemoryTakes) {
    for (const double side : {1000.0, 5000.0}) {
        FigureStyle style = sized(side, side);
        style.dpi = side > 1000 ? 2400 : 600;
        const auto refused = toPng(samples::published(), style);
        ASSERT_FALSE(refused);
        EXPECT_EQ(refused.error().code, attention::Code::too_large);
        EXPECT_NE(attention::render(refused.error().message, attention::english()).find("dpi would be right"),
                  std::string::npos);
    }
    FigureStyle style = sized(1000, 1000);
    style.dpi = 60;
    EXPECT_FALSE(QImage::fromData(samples::png(samples::published(), style)).isNull());
}

TEST(Files, anUnknownFontIsSaidAndReplaced) {
    FigureStyle style;
    style.family = "NoSuchFont";
    const auto notes = exportNotes(samples::published(), style);
    ASSERT_EQ(notes.size(), 1U);
    EXPECT_EQ(attention::render(notes[0], attention::english()),
              "There is no font “NoSuchFont” here; Noto Sans is used.");
    EXPECT_EQ(samples::svg(samples::published(), style), samples::svg(samples::published(), {}));
    style.family = "Noto Sans";
    EXPECT_TRUE(exportNotes(samples::published(), style).empty());
}

TEST(Files, timeAndSize) {
    for (const int size : {5, 24, 64, 200}) {
        const auto figure = samples::random(size, size);
        const auto report = [&](const char* kind, auto write) {
            const std::clock_t start = std::clock();
            const auto bytes = write(figure, sized(85, 0)).size();
            std::printf("%3d × %-3d  %s  %8.1f kB  %6.1f ms of CPU\n", size, size, kind, double(bytes) / 1000,
                        1000.0 * double(std::clock() - start) / CLOCKS_PER_SEC);
        };
        report("svg", samples::svg);
        report("pdf", samples::pdf);
        report("png", samples::png);
    }
}
