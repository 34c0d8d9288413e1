// Not a test: writes pictures for a person to look at.  render_gallery DIRECTORY
#include "app/render/export.h"
#include "app/render/figure_view.h"
#include "core/figure/tikz.h"
#include "tests/app/render_samples.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QTest>
#include <QWheelEvent>

namespace {

QString directory;

void write(const QString& name, const QByteArray& bytes) {
    QFile file(directory + u'/' + name);
    if (file.open(QIODevice::WriteOnly)) file.write(bytes);
}

void writeAll(const QString& name, const attention::FigureSpec& figure, const FigureStyle& style) {
    write(name + ".svg", samples::svg(figure, style));
    write(name + ".pdf", samples::pdf(figure, style));
    write(name + ".png", samples::png(figure, style));
    write(name + ".tex", QByteArray::fromStdString(figure_tikz(figure, attention::english(), {.standalone = true})));
}

void grab(const QString& name, const attention::FigureSpec& figure, QSize size, Theme theme, int pixels = 14) {
    FigureView view;
    view.setTheme(theme);
    view.setFontPixelSize(pixels);
    view.resize(size);
    view.setFigure(figure);
    view.grab().save(directory + u'/' + name + ".png");
}

/// The states that only mouse and keyboard bring.
void grabStates() {
    FigureView view;
    view.resize(760, 420);
    view.setFigure(samples::published());
    view.show();
    view.activateWindow();
    QCoreApplication::processEvents();
    view.setFocus(Qt::TabFocusReason);
    view.focusMark(1, 3);
    view.highlight("weights.3.0");
    view.grab().save(directory + "/state-focus.png");
    view.setTheme(Theme::dark);
    view.grab().save(directory + "/state-focus-dark.png");
    view.setTheme(Theme::light);
    view.setFigure(samples::random(200, 200));
    QTest::mouseMove(&view, view.markRect(100, 100).center());
    for (const int notches : {8, 5}) {
        const QPoint at = view.markRect(100, 100).center();
        QWheelEvent event(at, view.mapToGlobal(at), {}, {0, 120 * notches}, Qt::NoButton, Qt::NoModifier,
                          Qt::NoScrollPhase, false);
        QApplication::sendEvent(&view, &event);
        view.grab().save(directory + QString("/state-zoom%1.png").arg(notches));
    }
    view.setFigure(samples::causal(8));
    QTest::mouseMove(&view, view.markRect(2, 5).center());
    view.grab().save(directory + "/state-problem.png");
    attention::FigureSpec plane = samples::playground();
    auto& arrows = std::get<attention::Plane>(plane.content).arrows;
    arrows[3].hidden = true;
    arrows[0].x = arrows[0].y = 0;
    view.setFigure(plane);
    view.highlight("K.1");
    view.focusMark(4, 0);
    view.grab().save(directory + "/state-plane.png");
    view.setFigure(samples::table());
    view.highlight("scores");
    view.grab().save(directory + "/state-table.png");
    view.setFigure(samples::truths(5));
    view.highlight("visible.2");
    view.grab().save(directory + "/state-truths.png");
    grab("view-plane-narrow", samples::playground(true), {260, 300}, Theme::light);
    grab("view-table-narrow", samples::table(), {230, 300}, Theme::dark);
}

} // namespace

int main(int argc, char** argv) {
    if (argc != 2) return 2;
    prepareDeterminism();
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication app(argc, argv);
    directory = argv[1];
    QDir().mkpath(directory);

    const std::pair<const char*, attention::FigureSpec> figures[] = {
        {"published", samples::published()},     {"12x12", samples::random(12, 12)},
        {"50x40", samples::random(40, 50)},      {"200x200", samples::random(200, 200)},
        {"causal8", samples::causal(8)},         {"causal30", samples::causal(30)},
        {"causal100", samples::causal(100)},     {"signed", samples::signedScores(6, 9)},
        {"hostile", samples::hostile()},         {"1x1", samples::random(1, 1)},
        {"1x20", samples::random(1, 20)},        {"20x1", samples::random(20, 1)},
        {"bars5", samples::bars(5, true)},       {"bars60", samples::bars(60)},
        {"bars200", samples::bars(200)},         {"plane", samples::playground()},
        {"plane-zh", samples::playground(true)}, {"regions", samples::regions()},
        {"arrows8", samples::arrows(8, 3)},      {"table", samples::table()},
        {"table-zh", samples::table(true)},      {"truths5", samples::truths(5)},
        {"truths30", samples::truths(30)},       {"signed-bars", samples::signedBars()}};
    for (const auto& [name, figure] : figures) {
        grab(QString("view-light-%1").arg(name), figure, {760, 420}, Theme::light);
        grab(QString("view-dark-%1").arg(name), figure, {760, 420}, Theme::dark);
        for (const int width : {85, 170}) {
            FigureStyle style;
            style.sizeMm = QSizeF(width, 0);
            style.caption = true;
            writeAll(QString("%1-%2mm").arg(name).arg(width), figure, style);
        }
        FigureStyle natural;
        natural.language = Language::chinese;
        natural.theme = Theme::grey;
        writeAll(QString("%1-natural-grey").arg(name), figure, natural);
        natural.theme = Theme::print;
        natural.outlines = true;
        natural.sizeMm = QSizeF(85, 60);
        writeAll(QString("%1-outlines-print").arg(name), figure, natural);
        natural.theme = Theme::dark;
        natural.outlines = false;
        writeAll(QString("%1-85x60-dark").arg(name), figure, natural);
    }
    grabStates();
    grab("view-big", samples::published(), {1200, 800}, Theme::light, 28);
    grab("view-small", samples::published(), {260, 180}, Theme::light);
    return 0;
}
