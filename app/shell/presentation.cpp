#include "app/shell/presentation.h"

#include "app/render/figure_view.h"
#include "app/shell/form.h"
#include "app/shell/formula_view.h"
#include "app/shell/icons.h"
#include "app/shell/key_sheet.h"
#include "app/shell/live_figure.h"
#include "app/shell/overlay.h"
#include "app/shell/predict_bar.h"
#include "app/shell/sizes.h"
#include "app/shell/style.h"

#include "core/labs/seen.h"

#include <QCloseEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QMenu>
#include <QScrollArea>
#include <QShortcut>
#include <QVBoxLayout>
#include <algorithm>

using namespace attention;

namespace {

/// No shortcuts: an open list, an entry that is being typed or a mark that is moved has these first.
bool isFree(const QKeySequence& keys) {
    for (const Qt::Key key : {Qt::Key_Escape, Qt::Key_Right, Qt::Key_Left, Qt::Key_Space, Qt::Key_Backspace})
        if (keys == QKeySequence(key)) return true;
    return false;
}

} // namespace

Presentation::Presentation(SessionController& controller) : controller_(controller) {
    setFocusPolicy(Qt::StrongFocus);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    addKeys();
    connect(&controller, &SessionController::labChanged, this, &Presentation::rebuild);
    connect(&controller, &SessionController::changed, this, &Presentation::refresh);
    connect(&controller, &SessionController::languageChanged, this, &Presentation::retranslate);
    rebuild();
}

double Presentation::scaleFor(QSize screen) {
    return std::max(2.0, std::min(screen.width() / 640.0, screen.height() / 360.0));
}

/// Clickers send Page Up and Page Down, F5 or Esc, and a point or B for black.
void Presentation::addKeys() {
    for (const RemoteLine& line : remoteTable())
        for (const RemoteKeys& one : line.does)
            for (qsizetype i = 0; i < one.keys.size(); ++i) {
                if (isFree(one.keys[i])) continue; // see keyPressEvent
                auto* key = new QShortcut(one.keys[i], this);
                connect(key, &QShortcut::activated, this, [this, remote = one.remote, i] { perform(remote, int(i)); });
            }
}

void Presentation::perform(Remote remote, int which) {
    const bool light = controller_.theme() != Theme::dark;
    const bool english = controller_.language() == Language::english;
    switch (remote) {
    case Remote::next: return next();
    case Remote::previous: return previous();
    case Remote::first: return goTo(0);
    case Remote::nextLab: return goToLab(1);
    case Remote::previousLab: return goToLab(-1);
    case Remote::preset: return choosePreset(which);
    case Remote::view: return showView(view_ + 1);
    case Remote::predict: return PredictBar::step(controller_);
    case Remote::pointer: return togglePointer();
    case Remote::black: return toggleBlack();
    case Remote::undo: return controller_.undo();
    case Remote::redo: return controller_.redo();
    case Remote::reset: return (void)controller_.apply(Reset{}).ok();
    case Remote::theme: return controller_.setTheme(light ? Theme::dark : Theme::light);
    case Remote::language: return controller_.setLanguage(english ? Language::chinese : Language::english);
    case Remote::keys: return toggleKeys();
    case Remote::end: return leave();
    }
}

void Presentation::rebuild() {
    delete content_;
    rows_.clear();
    step_ = 0;
    view_ = 0;
    content_ = new QWidget(this);
    auto* page = new QVBoxLayout(content_);
    page->setContentsMargins(sizes.card, sizes.between, sizes.card, sizes.between);
    page->setSpacing(sizes.inside);
    auto* head = new QHBoxLayout;
    title_ = new TextLabel(content_, TextLabel::Ink::first, sizes.title, true);
    title_->setElided(true);
    title_->setLeast(sizes.label);
    head->addWidget(title_, 1);
    addViews(head);
    page->addLayout(head);
    predict_ = new PredictBar(controller_, content_);
    page->addWidget(predict_);
    auto* middle = new QHBoxLayout;
    middle->setSpacing(sizes.card);
    auto* card = new Card(Card::Kind::panel, content_);
    auto* picture = new QVBoxLayout(card);
    picture->setContentsMargins(sizes.inside, sizes.inside, sizes.inside, sizes.inside);
    figure_ = makeLiveFigure(controller_, card);
    figure_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Ignored);
    area_ = new QScrollArea(card); // for a table with more rows than the page holds
    area_->setWidgetResizable(true);
    area_->setFrameShape(QFrame::NoFrame);
    area_->setFocusPolicy(Qt::NoFocus);
    area_->viewport()->setAutoFillBackground(false);
    area_->setWidget(figure_);
    figure_->setAutoFillBackground(false);
    picture->addWidget(area_);
    middle->addWidget(card, 1);
    addControls(middle);
    page->addLayout(middle, 1);
    auto* bottom = new QHBoxLayout;
    bottom->setSpacing(sizes.inside);
    auto* words = new QVBoxLayout;
    words->setSpacing(0);
    words_ = new TextLabel(content_, TextLabel::Ink::first, sizes.label);
    words_->setWrapped(true);
    words->addWidget(words_);
    caveat_ = new TextLabel(content_, TextLabel::Ink::caveat, sizes.small);
    caveat_->setWrapped(true);
    words->addWidget(caveat_);
    formula_ =
        new FormulaView(controller_.typesetter(), content_, TextLabel::Ink::first, sizes.px(17)); // for its indices
    // The picture keeps its size from one step of a line to the next.
    formula_->setMinimumHeight(sizes.px(40));
    formula_->hide();
    connect(formula_, &FormulaView::hovered, &controller_, &SessionController::setHovered);
    connect(&controller_, &SessionController::hovered, formula_, &FormulaView::setLit);
    words->addWidget(formula_);
    previous_ = new Button(Button::Look::plain, content_, icon::previous);
    next_ = new Button(Button::Look::plain, content_, icon::next);
    for (Button* button : {previous_, next_, views_}) button->setFocusPolicy(Qt::TabFocus); // a click leaves → to steps
    connect(previous_, &QPushButton::clicked, this, &Presentation::previous);
    connect(next_, &QPushButton::clicked, this, &Presentation::next);
    bottom->addLayout(words, 1);
    bottom->addWidget(previous_, 0, Qt::AlignTop);
    bottom->addWidget(next_, 0, Qt::AlignTop);
    page->addLayout(bottom);
    layout()->addWidget(content_);
    content_->show();
    retranslate();
    setFocus();
}

/// Where there are several views, a menu of them.
void Presentation::addViews(QHBoxLayout* head) {
    views_ = new Button(Button::Look::bar, content_);
    auto* menu = new QMenu(views_);
    for (std::size_t view = 0; view < controller_.lab().views.size(); ++view)
        menu->addAction(QString(), this, [this, view] { showView(int(view)); });
    views_->setMenu(menu);
    views_->setVisible(controller_.lab().views.size() > 1);
    head->addWidget(views_);
}

/// The parameters that the lab names; what the page has no height for is scrolled to.
void Presentation::addControls(QHBoxLayout* middle) {
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, sizes.inside, 0);
    column->setSpacing(sizes.inside);
    const Lab& lab = controller_.lab();
    for (const std::string& key : lab.presented) {
        const Field* field = find_field(lab.fields, key);
        FieldRow* row = field != nullptr ? FieldRow::make(*field, controller_, page) : nullptr;
        if (row == nullptr) continue;
        rows_.push_back(row);
        column->addWidget(row);
    }
    column->addStretch(1);
    auto* area = scrolled(page, content_);
    area->setFixedWidth(sizes.px(204));
    middle->addWidget(area);
}

void Presentation::retranslate() {
    const Lab& lab = controller_.lab();
    setWindowTitle(controller_.text(lab.title));
    for (FieldRow* row : rows_) row->retranslate();
    for (std::size_t i = 0; i < lab.views.size(); ++i)
        views_->menu()->actions()[qsizetype(i)]->setText(controller_.text(lab.views[i].label));
    previous_->setAccessibleName(tr("Previous step"));
    previous_->setToolTip(tr("Previous step (Page Up)"));
    next_->setAccessibleName(tr("Next step"));
    next_->setToolTip(tr("Next step (Page Down)"));
    if (over_ != nullptr && over_->kind() == Overlay::Kind::words) over_->setWords(keysHelp());
    refresh();
}

void Presentation::refresh() {
    const Lab& lab = controller_.lab();
    for (FieldRow* row : rows_) row->refresh();
    figure_->setFigure(figure_of(lab, controller_.shown(), lab.views[std::size_t(view_)].id));
    const bool table = std::holds_alternative<Table>(figure_->figure().content);
    figure_->setMinimumHeight(table ? figure_->sizeHint().height() : 0);
    figure_->setAccessibleName(controller_.text(lab.views[std::size_t(view_)].label));
    views_->setText(controller_.text(lab.views[std::size_t(view_)].label));
    views_->setAccessibleName(tr("View: %1").arg(views_->text()));
    const auto caveats = caveats_of(lab, controller_.shown());
    caveat_->setText(caveats.empty() ? QString() : controller_.text(caveats.front().text));
    showStep();
}

void Presentation::goTo(int step) {
    endBlack();
    const auto steps = steps_of(controller_.lab(), controller_.shown());
    step_ = std::clamp(step, 0, int(steps.size()));
    if (step_ > 0) view_ = viewOf(steps[std::size_t(step_) - 1].path);
    refresh();
}

/// The view that shows the numbers of a step: the one on screen, if it does.
int Presentation::viewOf(const std::string& path) const {
    const Lab& lab = controller_.lab();
    const auto has = [&](int view) {
        return shows(figure_of(lab, controller_.shown(), lab.views[std::size_t(view)].id), path);
    };
    for (int view = 0; !has(view_) && view < int(lab.views.size()); ++view)
        if (has(view)) return view;
    return view_;
}

/// The step and its numbers; before the first one, what there is to be seen.
void Presentation::showStep() {
    const Lab& lab = controller_.lab();
    const auto steps = steps_of(lab, controller_.shown());
    step_ = std::min(step_, int(steps.size()));
    previous_->setEnabled(step_ > 0);
    next_->setEnabled(step_ < int(steps.size()));
    words_->setVisible(step_ == 0);
    caveat_->setVisible(step_ == 0 && !caveat_->text().isEmpty());
    formula_->setVisible(step_ > 0);
    if (step_ == 0) {
        title_->setText(controller_.text(lab.title));
        words_->setText(controller_.text(summary_of(lab, controller_.shown())));
        return controller_.setHovered({});
    }
    const Step& step = steps[std::size_t(step_) - 1];
    // In place of the title: the picture needs the height.
    title_->setText(QStringLiteral("%1 / %2 · %3").arg(step_).arg(steps.size()).arg(controller_.text(step.title)));
    const Expression numbers = step.substituted.empty() ? step.symbolic : step.substituted;
    const bool twice = controller_.plain(numbers) == controller_.plain(step.result);
    const Expression line = step.result.empty() || twice ? numbers
                            : numbers.empty()            ? step.result
                                                         : formula::equal({numbers, step.result});
    formula_->setFormula(controller_.plain(line), controller_.tex(line));
    controller_.setHovered(QString::fromStdString(step.path));
    bringIntoSight(QString::fromStdString(step.path));
}

/// A table may be longer than the page.
void Presentation::bringIntoSight(const QString& path) {
    for (int row = 0; row < figure_->markRows(); ++row)
        for (int column = 0; column < figure_->markColumns(); ++column) {
            const QString mark = figure_->markPath(row, column);
            if (path.isEmpty() || !(mark == path || mark.startsWith(path + u'.'))) continue;
            const QRect place = figure_->markRect(row, column);
            return area_->ensureVisible(place.center().x(), place.center().y(), 0, 2 * place.height());
        }
}

QString Presentation::words() const {
    return step_ > 0 ? formula_->text() : words_->text();
}

void Presentation::goToLab(int by) {
    const auto& labs = all_labs();
    const auto here = std::find(labs.begin(), labs.end(), &controller_.lab()) - labs.begin();
    const auto there = std::clamp<std::ptrdiff_t>(here + by, 0, std::ptrdiff_t(labs.size()) - 1);
    (void)controller_.apply(SelectLab{labs[std::size_t(there)]->id}).ok(); // one that a teacher left out stays out
}

void Presentation::showView(int view) {
    view_ = view % int(controller_.lab().views.size());
    refresh();
}

void Presentation::choosePreset(int place) {
    endBlack();
    const auto& presets = controller_.lab().presets;
    if (place < int(presets.size())) (void)controller_.apply(ChoosePreset{presets[std::size_t(place)].id}).ok();
}

/// One thing at a time lies over the picture; the same again takes it away.
void Presentation::lay(Overlay* over) {
    const bool same = over_ != nullptr && over_->kind() == over->kind();
    delete over_;
    over_ = nullptr;
    if (same) return delete over;
    over_ = over;
    over_->setGeometry(rect());
    over_->show();
    over_->raise();
}

void Presentation::toggleBlack() {
    lay(new Overlay(Overlay::Kind::black, this));
}

/// Whoever goes on wants to be seen.
void Presentation::endBlack() {
    if (over_ != nullptr && over_->kind() == Overlay::Kind::black) toggleBlack();
}

void Presentation::togglePointer() {
    lay(new Overlay(Overlay::Kind::pointer, this));
}

void Presentation::toggleKeys() {
    auto* keys = new Overlay(Overlay::Kind::words, this);
    keys->setWords(keysHelp());
    lay(keys);
}

QString Presentation::keysHelp() const {
    QStringList lines;
    for (const auto& [keys, words] : remoteWords(controller_.language())) lines += keys + u'\t' + words;
    return lines.join(u'\n');
}

void Presentation::leave() {
    if (over_ == nullptr) return (void)close();
    delete over_;
    over_ = nullptr;
}

void Presentation::keyPressEvent(QKeyEvent* event) {
    const QKeySequence pressed(event->key());
    if (!isFree(pressed) || event->modifiers() != Qt::NoModifier) return QWidget::keyPressEvent(event);
    for (const RemoteLine& line : remoteTable())
        for (const RemoteKeys& one : line.does)
            if (one.keys.contains(pressed)) return perform(one.remote, 0);
}

void Presentation::resizeEvent(QResizeEvent* event) {
    if (over_ != nullptr) over_->setGeometry(rect());
    QWidget::resizeEvent(event);
}

void Presentation::closeEvent(QCloseEvent* event) {
    controller_.setHovered({});
    emit ended();
    event->accept();
}
