#include "app/shell/live_figure.h"

#include "app/render/figure_view.h"
#include "app/shell/sizes.h"

using namespace attention;

namespace {

/// A dragged or keyed mark: elements of a parameter, one after another, get new numbers.
void moveHandle(SessionController& controller, const QString& key, const std::vector<Index>& at,
                const std::vector<double>& values, quint64 gesture, bool finished) {
    const auto found = controller.values().find(key.toStdString());
    if (found == controller.values().end() || values.empty()) return;
    Value wanted = values.front();
    if (const auto* matrices = std::get_if<Matrices>(&found->second); matrices != nullptr && matrices->size() > 0) {
        Matrix changed = (*matrices)[0];
        const bool standing = at.size() == 1 && changed.cols() == 1; // a vector written as a column
        const Index row = at.size() > 1 ? at[0] : standing ? at[0] : 0;
        const Index column = at.empty() || standing ? 0 : at.back();
        for (std::size_t i = 0; i < values.size(); ++i) {
            const Index r = row + (standing ? Index(i) : 0);
            const Index c = column + (standing ? 0 : Index(i));
            if (r < 0 || c < 0 || r >= changed.rows() || c >= changed.cols()) return;
            changed(r, c) = values[i];
        }
        wanted = Matrices(std::move(changed));
    }
    (void)controller.setValue(key.toStdString(), std::move(wanted), "mark-" + std::to_string(gesture)).ok();
    if (finished) controller.endGesture();
}

/// A dragged or keyed guess: one number, or x and y of an arrow.
void moveGuess(SessionController& controller, const QString& path, const std::vector<double>& values, quint64 gesture,
               bool finished) {
    const std::string name = path.toStdString();
    Guess guess{{}, "guess-" + std::to_string(gesture)};
    if (values.size() == 1) guess.numbers[name] = values.front();
    else
        for (std::size_t i = 0; i < values.size(); ++i) guess.numbers[trace_path(name, Index(i))] = values[i];
    (void)controller.apply(guess).ok(); // a mark that can be dragged is covered
    if (finished) controller.endGesture();
}

/// A clicked cell of a matrix of 0 and 1: one undo step.
void toggleCell(SessionController& controller, const QString& key, int row, int column) {
    const auto found = controller.values().find(key.toStdString());
    if (found == controller.values().end()) return;
    const auto* matrices = std::get_if<Matrices>(&found->second);
    if (matrices == nullptr || matrices->size() == 0) return;
    Matrix changed = (*matrices)[0];
    if (row < 0 || column < 0 || row >= changed.rows() || column >= changed.cols()) return;
    changed(row, column) = changed(row, column) == 0 ? 1 : 0;
    (void)controller.setValue(key.toStdString(), Matrices(std::move(changed))).ok();
    controller.endGesture();
}

void sendActions(const FigureView* figure, SessionController& controller) {
    QObject::connect(figure, &FigureView::hovered, &controller, &SessionController::setHovered);
    // What figures ask for is there, so nothing is refused: a row on screen, a covered cell.
    QObject::connect(figure, &FigureView::rowChosen, &controller, [&controller](const QString& key, int row) {
        (void)controller.setValue(key.toStdString(), std::int64_t(row)).ok();
    });
    QObject::connect(figure, &FigureView::cellMarked, &controller,
                     [&controller](const QString& path) { (void)controller.apply(MarkCell{path.toStdString()}).ok(); });
    QObject::connect(figure, &FigureView::handleMoved, &controller,
                     [&controller](const QString& key, const std::vector<Index>& at, const std::vector<double>& values,
                                   quint64 gesture,
                                   bool finished) { moveHandle(controller, key, at, values, gesture, finished); });
    QObject::connect(
        figure, &FigureView::cellToggled, &controller,
        [&controller](const QString& key, int row, int column) { toggleCell(controller, key, row, column); });
    QObject::connect(figure, &FigureView::guessMoved, &controller,
                     [&controller](const QString& path, const std::vector<double>& values, quint64 gesture,
                                   bool finished) { moveGuess(controller, path, values, gesture, finished); });
}

} // namespace

FigureView* makeLiveFigure(SessionController& controller, QWidget* parent) {
    auto* figure = new FigureView(parent);
    figure->setTitleShown(false);
    figure->setFontPixelSize(sizes.body);
    figure->setTheme(controller.theme());
    figure->setLanguage(controller.language());
    QObject::connect(&controller, &SessionController::themeChanged, figure,
                     [&controller, figure] { figure->setTheme(controller.theme()); });
    QObject::connect(&controller, &SessionController::languageChanged, figure,
                     [&controller, figure] { figure->setLanguage(controller.language()); });
    QObject::connect(&controller, &SessionController::hovered, figure, &FigureView::highlight);
    sendActions(figure, controller);
    return figure;
}
