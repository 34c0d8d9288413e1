#include "app/shell/stage.h"

#include "app/render/figure_view.h"
#include "app/shell/live_figure.h"
#include "app/shell/predict_bar.h"
#include "app/shell/readouts.h"
#include "app/shell/sizes.h"

#include "core/labs/seen.h"

#include <QAction>
#include <QHBoxLayout>
#include <QResizeEvent>
#include <QScrollBar>
#include <QTimer>
#include <QVBoxLayout>

using namespace attention;

namespace {

// In pixels at 100 %.
constexpr int lowestFigure = 300;
constexpr int tallestFigure = 760;
constexpr int leastFigure = 96;    // of one among several
constexpr int otherParts = 310;    // title, formulas, read-outs and the first note, which should be on screen too
constexpr int narrowestSide = 216; // of a view beside the main one
constexpr std::size_t few = 8;     // bars, rows of cells: they all keep their names and numbers
constexpr int readoutWidth = 84;
constexpr int side = 20;      // of the stage, where it isn't wider than its parts
constexpr int between = 8;    // parts of the card
constexpr int labelRoom = 60; // of a square map, for its column labels and colour bar

TextLabel* wrapped(QWidget* parent, TextLabel::Ink ink, int pixels, bool bold = false) {
    auto* label = new TextLabel(parent, ink, pixels, bold);
    label->setWrapped(true);
    return label;
}

/// What a few bars or rows of cells need for their names and numbers, in the height of letters; a table: less than 0.
double leastHeight(const FigurePart& content) {
    if (const auto* bars = std::get_if<Bars>(&content))
        return bars->bars.size() > few ? 0 : 1.1 * double(bars->bars.size()) + 4; // a title may take two lines
    if (const auto* map = std::get_if<HeatMap>(&content))
        return map->rows.size() > few ? 0 : 1.75 * double(map->rows.size()) + 6.5;
    return std::holds_alternative<Table>(content) ? -1 : 0;
}

/// As many widgets as there are things to show; those left over wait hidden for the next change.
template <class Part, class Make>
void provide(std::vector<Part*>& parts, std::size_t count, Make make) {
    while (parts.size() < count) parts.push_back(make());
    for (std::size_t i = 0; i < parts.size(); ++i)
        if (parts[i]->isHidden() == (i < count)) parts[i]->setVisible(i < count);
}

} // namespace

Stage::Stage(SessionController& controller, QWidget* parent) : QScrollArea(parent), controller_(controller) {
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    connect(&controller, &SessionController::labChanged, this, &Stage::rebuild);
    connect(&controller, &SessionController::changed, this, &Stage::refresh);
    connect(&controller, &SessionController::languageChanged, this, &Stage::retranslate);
    followFocus(this);
    rebuild();
}

void Stage::scrollPage(bool down) {
    verticalScrollBar()->triggerAction(down ? QScrollBar::SliderPageStepAdd : QScrollBar::SliderPageStepSub);
}

const std::string& Stage::currentView() const {
    const auto& views = controller_.lab().views;
    for (std::size_t i = 0; i < figures_.size(); ++i)
        if (figures_[i] == window()->focusWidget()) return views[i].id;
    return views.front().id;
}

/// A figure says nothing when its part on screen changes; every way to change it is an event.
bool Stage::eventFilter(QObject* figure, QEvent* event) {
    const auto type = event->type();
    if (type == QEvent::Wheel || type == QEvent::KeyPress || type == QEvent::MouseButtonDblClick)
        QTimer::singleShot(0, figure, [this] {
            bool any = false;
            for (const FigureView* view : figures_) any = any || view->isZoomed();
            if (any == zoomed_) return;
            zoomed_ = any;
            emit zoomChanged(any);
        });
    return QScrollArea::eventFilter(figure, event);
}

void Stage::rebuild() {
    zoomed_ = false;
    figures_.clear();
    formulas_.clear();
    readouts_.clear();
    notes_.clear();
    caveats_.clear();
    content_ = new QWidget;
    auto* page = new QVBoxLayout(content_);
    page->setSpacing(0);
    title_ = wrapped(content_, TextLabel::Ink::first, sizes.title, true);
    question_ = wrapped(content_, TextLabel::Ink::second, sizes.body);
    auto* head = new QHBoxLayout;
    head->addWidget(title_, 1);
    predict_ = new Button(Button::Look::plain, content_);
    connect(predict_, &QPushButton::clicked, this, [this] { PredictBar::step(controller_); });
    head->addWidget(predict_, 0, Qt::AlignTop);
    page->addLayout(head);
    page->addWidget(question_);
    page->addSpacing(sizes.px(between));
    predictBar_ = new PredictBar(controller_, content_);
    page->addWidget(predictBar_);
    auto* card = new Card(Card::Kind::panel, content_);
    auto* column = new QVBoxLayout(card);
    column->setContentsMargins(sizes.between, sizes.between, sizes.between, sizes.between);
    column->setSpacing(sizes.px(between));
    addFigures(column);
    formulaRule_ = hairline(card);
    column->addWidget(formulaRule_);
    formulaColumn_ = new QVBoxLayout;
    formulaColumn_->setSpacing(sizes.px(4));
    column->addLayout(formulaColumn_);
    tiles_ = new Card(Card::Kind::bare, card);
    readoutFlow_ = new FlowLayout(tiles_, sizes.px(6), sizes.px(readoutWidth));
    column->addWidget(tiles_);
    page->addWidget(card);
    noteColumn_ = new QVBoxLayout;
    noteColumn_->setContentsMargins(sizes.px(4), 0, sizes.px(4), 0);
    noteColumn_->setSpacing(sizes.px(4));
    page->addSpacing(sizes.px(between));
    page->addLayout(noteColumn_);
    caveatCard_ = new Card(Card::Kind::caveat, content_);
    auto* caveatColumn = new QHBoxLayout(caveatCard_);
    caveatColumn->setContentsMargins(sizes.between, sizes.inside, sizes.between, sizes.inside);
    caveatColumn->setSpacing(sizes.between);
    caveatTitle_ = new TextLabel(caveatCard_, TextLabel::Ink::caveat, sizes.label, true);
    caveatColumn->addWidget(caveatTitle_, 0, Qt::AlignTop);
    auto* list = new QVBoxLayout;
    list->setSpacing(2);
    caveatColumn->addLayout(list, 1);
    for (std::size_t i = 0; i < controller_.lab().caveats.size(); ++i) {
        caveats_.push_back(wrapped(caveatCard_, TextLabel::Ink::caveat, sizes.label));
        list->addWidget(caveats_.back());
    }
    caveatCard_->setVisible(!caveats_.empty());
    page->addWidget(caveatCard_);
    page->addStretch(1);
    setWidget(content_);
    shape_ = {};
    limitWidth();
    retranslate();
}

void Stage::addFigures(QVBoxLayout* card) {
    figureArea_ = new QWidget;
    figureLine_ = new QHBoxLayout(figureArea_);
    figureLine_->setContentsMargins(0, 0, 0, 0);
    figureLine_->setSpacing(sizes.card);
    columns_ = {new QVBoxLayout, new QVBoxLayout}; // the main view; beside it all others, or two and two
    for (QVBoxLayout* column : columns_) column->setSpacing(sizes.card);
    const auto& views = controller_.lab().views;
    const int shares = views.size() > 1 ? views[1].width : 0;
    for (std::size_t i = 0; i < views.size(); ++i) {
        auto* figure = makeLiveFigure(controller_, figureArea_);
        figure->setMinimumWidth(sizes.px(narrowestSide));
        figure->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Expanding);
        columns_[columnOf(figures_.size())]->addWidget(figure, 1);
        figures_.push_back(figure);
        figure->installEventFilter(this);
        addMenu(figure);
    }
    figureLine_->addLayout(columns_[0], views.front().width);
    figureLine_->addLayout(columns_[1], shares);
    card->addWidget(figureArea_);
}

void Stage::addMenu(FigureView* figure) {
    for (const Shortcut shortcut : {Shortcut::copyFigure, Shortcut::exportFigure}) {
        auto* action = new QAction(figure);
        figure->addAction(action);
        connect(action, &QAction::triggered, this, [this, figure, shortcut] {
            figure->setFocus();
            emit wanted(shortcut);
        });
    }
    figure->setContextMenuPolicy(Qt::ActionsContextMenu);
}

void Stage::nameMenu(const FigureView* figure) {
    figure->actions()[0]->setText(withKeys(tr("Copy figure"), Shortcut::copyFigure));
    figure->actions()[1]->setText(withKeys(tr("Export figure…"), Shortcut::exportFigure));
}

FigureSpec Stage::figure(const std::string& view) const {
    return figure_of(controller_.lab(), controller_.shown(), view);
}

void Stage::refresh() {
    for (std::size_t i = 0; i < figures_.size(); ++i) figures_[i]->setFigure(figure(controller_.lab().views[i].id));
    const QSize shape = figures_.empty() ? QSize() : QSize(figures_[0]->markColumns(), figures_[0]->markRows());
    if (shape != shape_) limitHeight();
    shape_ = shape;
    predict_->setVisible(controller_.lab().predict_from != nullptr && controller_.prediction() == nullptr);
    showFormulas();
    showReadouts();
    showNotes();
    showCaveats();
}

void Stage::retranslate() {
    const Lab& lab = controller_.lab();
    title_->setText(controller_.text(lab.title));
    question_->setText(controller_.text(lab.question));
    predict_->setText(tr("Predict"));
    predict_->setAccessibleName(tr("Predict"));
    predict_->setToolTip(withKeys(tr("Cover the answers and say first what you expect"), Shortcut::predict));
    for (std::size_t i = 0; i < figures_.size(); ++i) {
        figures_[i]->setAccessibleName(controller_.text(lab.views[i].label));
        nameMenu(figures_[i]);
    }
    refresh();
    giveTablesRoom();
}

void Stage::showFormulas() {
    const auto formulas = formulas_of(controller_.lab(), controller_.shown());
    provide(formulas_, formulas.size(), [this] {
        auto* line = new FormulaLine(controller_, content_);
        formulaColumn_->addWidget(line);
        return line;
    });
    for (std::size_t i = 0; i < formulas.size(); ++i) formulas_[i]->show(formulas[i]);
}

void Stage::showReadouts() {
    const auto readouts = readouts_of(controller_.lab(), controller_.shown());
    provide(readouts_, readouts.size(), [this] {
        auto* box = new ReadoutBox(controller_, readoutFlow_->parentWidget());
        readoutFlow_->addWidget(box);
        return box;
    });
    for (std::size_t i = 0; i < readouts.size(); ++i) readouts_[i]->show(readouts[i]);
}

void Stage::showNotes() {
    const auto& notes = controller_.trace().notes();
    provide(notes_, notes.size(), [this] {
        auto* note = wrapped(content_, TextLabel::Ink::second, sizes.label);
        noteColumn_->addWidget(note);
        return note;
    });
    for (std::size_t i = 0; i < notes.size(); ++i) notes_[i]->setText(controller_.text(notes[i]));
    noteColumn_->setContentsMargins(sizes.px(4), 0, sizes.px(4), notes.empty() ? 0 : sizes.between);
}

void Stage::showCaveats() {
    caveatTitle_->setText(tr("Note"));
    caveatCard_->setReachable(tr("Notes on this lab"));
    tiles_->setReachable(tr("Read-outs"));
    const auto caveats = caveats_of(controller_.lab(), controller_.shown());
    for (std::size_t i = 0; i < caveats_.size(); ++i) {
        if (i < caveats.size()) caveats_[i]->setText(controller_.text(caveats[i].text));
        if (caveats_[i]->isHidden() == (i < caveats.size())) caveats_[i]->setVisible(i < caveats.size());
    }
    if (caveatCard_->isHidden() != caveats.empty()) caveatCard_->setVisible(!caveats.empty());
}

/// A line of text or a picture gets no better by being stretched over a wide screen.
void Stage::limitWidth() {
    const int spare = (viewport()->width() - 2 * sizes.px(side) - sizes.stageWidth) / 2;
    const int margin = sizes.px(side) + qMax(0, spare);
    content_->layout()->setContentsMargins(margin, sizes.px(10), margin, sizes.px(side));
}

bool Stage::isNarrow() const {
    const int room = viewport()->width() - 2 * (sizes.px(side) + sizes.between);
    return room <
           qMin(int(figures_.size()), 2) * (sizes.px(narrowestSide) + sizes.card); // the others stand under the second
}

/// A table is as wide as its words, as far as the other column keeps its share.
void Stage::giveTablesRoom() {
    const int room = viewport()->width() - 2 * (sizes.px(side) + sizes.between) - sizes.card;
    int left = room;
    for (const std::size_t column : {std::size_t{0}, std::size_t{1}}) {
        const int most = column == 0 ? qMin(room * 2 / 3, room - sizes.px(narrowestSide)) : qMin(left, room * 11 / 20);
        int widest = 0;
        for (std::size_t i = 0; i < figures_.size(); ++i) {
            if (columnOf(i) != column || !std::holds_alternative<Table>(figures_[i]->figure().content)) continue;
            const int wide =
                qBound(sizes.px(narrowestSide), figures_[i]->sizeHint().width(), qMax(sizes.px(narrowestSide), most));
            figures_[i]->setMinimumWidth(wide);
            figures_[i]->setMinimumHeight(figures_[i]->sizeHint().height()); // rows don't lie on each other
            widest = qMax(widest, wide);
        }
        left -= widest;
    }
    for (FigureView* figure : figures_)
        if (const double least = leastHeight(figure->figure().content); least >= 0)
            figure->setMinimumHeight(int(least * sizes.body));
}

/// As tall as the tallest figure likes to be, but small enough that the numbers under it stay on screen; a large
/// matrix gets all there is.
void Stage::limitHeight() {
    giveTablesRoom();
    int heights[2] = {}; // that the columns like
    int needed[2] = {};  // and need
    for (std::size_t i = 0; i < figures_.size(); ++i) {
        const std::size_t column = columnOf(i);
        const int height = figures_[i]->sizeHint().height();
        heights[column] += (heights[column] > 0 ? sizes.card : 0) +
                           (isNarrow() && i > 0 ? qMin(height, sizes.px(lowestFigure)) : height);
        needed[column] +=
            (needed[column] > 0 ? sizes.card : 0) + qMax(sizes.px(leastFigure), figures_[i]->minimumHeight());
        columns_[column]->setStretchFactor(figures_[i], qMax(1, i == 0 ? 2 * height : height));
    }
    const int liked = isNarrow() ? heights[0] : qMax(heights[0], heights[1]);
    const int below = isNarrow() && heights[1] > 0 ? heights[1] + sizes.card : 0;
    const int seen = viewport()->height() - sizes.px(otherParts);
    const bool large = liked > 2 * seen;
    const int square =
        figures_.empty() ? 0 : figures_.front()->width() + sizes.px(labelRoom); // taller, a large map only floats
    const int room = large ? qMax(seen, qMin(viewport()->height() - 2 * sizes.px(side), square)) : seen;
    figureLine_->setDirection(isNarrow() ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    const int least = qMax(sizes.px(lowestFigure), isNarrow() ? 0 : qMax(needed[0], needed[1]));
    figureArea_->setFixedHeight(qMax(least, qMin(qMin(liked, room), sizes.px(tallestFigure))) + below);
}

/// Four views stand two and two; of fewer, all but the main one share the second column.
std::size_t Stage::columnOf(std::size_t view) const {
    return view == 0 || (view == 2 && controller_.lab().views.size() == 4) ? 0 : 1;
}

void Stage::resizeEvent(QResizeEvent* event) {
    limitWidth();
    limitHeight();
    QScrollArea::resizeEvent(event);
}
