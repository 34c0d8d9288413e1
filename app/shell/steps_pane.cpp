#include "app/shell/steps_pane.h"

#include "app/shell/answer_row.h"
#include "app/shell/formula_view.h"
#include "app/shell/icons.h"
#include "app/shell/number_body.h"
#include "app/shell/predict_bar.h"
#include "app/shell/sizes.h"
#include "app/shell/style.h"
#include "app/shell/style_painting.h"

#include "core/labs/seen.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QTimer>
#include <QVBoxLayout>
#include <algorithm>
#include <array>
#include <functional>

using namespace attention;

/// One step: what is done, in symbols, with the numbers, and what comes out.
class StepCard final : public QWidget {
public:
    StepCard(QWidget* parent, SessionController& controller, std::function<void()> chosen)
        : QWidget(parent), chosen_(std::move(chosen)),
          title_(new TextLabel(this, TextLabel::Ink::first, sizes.label, true)),
          symbolic_(new FormulaView(controller.typesetter(), this, TextLabel::Ink::second, sizes.label)),
          substituted_(new FormulaView(controller.typesetter(), this, TextLabel::Ink::first, sizes.label)),
          result_(new FormulaView(controller.typesetter(), this, TextLabel::Ink::accent, sizes.label, true)) {
        auto* column = new QVBoxLayout(this);
        column->setContentsMargins(sizes.px(12), sizes.px(10), sizes.px(12), sizes.px(10));
        column->setSpacing(2);
        title_->setWrapped(true);
        title_->setKeepHeight(true);
        column->addWidget(title_);
        for (FormulaView* view : views()) {
            column->addWidget(view);
            QObject::connect(view, &FormulaView::hovered, &controller,
                             [&controller](const QString& path) { controller.setHovered(path); });
        }
        setCursor(Qt::PointingHandCursor);
    }

    const QString& path() const { return path_; }

    void show(int number, const Step& step, const SessionController& controller) {
        path_ = QString::fromStdString(step.path);
        const QString title = QStringLiteral("%1 · %2").arg(number).arg(controller.text(step.title));
        title_->setText(title);
        put(symbolic_, controller.plain(step.symbolic), controller.tex(step.symbolic));
        put(substituted_, controller.plain(step.substituted), controller.tex(step.substituted));
        if (step.result.empty()) put(result_, {}, {});
        else
            put(result_, QStringLiteral("= ") + controller.plain(step.result),
                QStringLiteral("= ") + controller.tex(step.result));
        setAccessibleName(title + QStringLiteral(". ") + substituted_->text() + QStringLiteral(" ") + result_->text());
    }

    /// The numbers that the learner works out in this step; none: the step is shown.
    void ask(const std::vector<Blank>& blanks, SessionController& controller,
             const std::function<void(AnswerRow*)>& entered) {
        while (answers_.size() < blanks.size()) {
            auto* row = new AnswerRow(controller, this);
            answers_.push_back(row);
            static_cast<QVBoxLayout*>(layout())->addWidget(row);
            QObject::connect(row, &AnswerRow::entered, row, [entered, row] { entered(row); });
        }
        for (std::size_t i = 0; i < answers_.size(); ++i) {
            if (i < blanks.size()) answers_[i]->show(blanks[i]);
            if (answers_[i]->isHidden() == (i < blanks.size())) answers_[i]->setVisible(i < blanks.size());
        }
        asked_ = blanks.size();
    }

    /// The row that comes after this one, or the first one; null where there is none.
    AnswerRow* answerAfter(const AnswerRow* row) const {
        for (std::size_t i = 0; i < asked_; ++i)
            if (row == nullptr || (i > 0 && answers_[i - 1] == row)) return answers_[i];
        return nullptr;
    }
    bool hasAnswer(const AnswerRow* row) const {
        return std::find(answers_.begin(), answers_.end(), row) != answers_.end();
    }

    void light(const QString& path) {
        for (FormulaView* view : views()) view->setLit(path);
    }

    void setCurrent(bool current) {
        if (current == current_) return;
        current_ = current;
        update();
    }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        const ThemeColours& c = coloursOf(palette());
        paint::box(painter, rect(), current_ ? c.accentTint : c.panel, current_ ? c.accent : c.line, 8);
    }
    void mousePressEvent(QMouseEvent*) override { chosen_(); }

private:
    std::array<FormulaView*, 3> views() const { return {symbolic_, substituted_, result_}; }
    static void put(FormulaView* view, const QString& plain, const QString& tex) {
        view->setFormula(plain, tex);
        if (view->isHidden() != plain.isEmpty()) view->setVisible(!plain.isEmpty());
    }

    std::function<void()> chosen_;
    TextLabel* title_;
    FormulaView* symbolic_;
    FormulaView* substituted_;
    FormulaView* result_;
    QString path_;
    std::vector<AnswerRow*> answers_;
    std::size_t asked_ = 0;
    bool current_ = false;
};

StepsPane::StepsPane(SessionController& controller, QWidget* parent)
    : QWidget(parent), controller_(controller), place_(new TextLabel(this, TextLabel::Ink::second, sizes.label)),
      work_(new Button(Button::Look::plain, this)), previous_(new Button(Button::Look::plain, this, icon::previous)),
      next_(new Button(Button::Look::plain, this, icon::next)),
      empty_(new TextLabel(this, TextLabel::Ink::second, sizes.label)),
      hint_(new TextLabel(this, TextLabel::Ink::second, sizes.label)), scroll_(new QScrollArea(this)) {
    place_->setElided(true);
    auto* bar = new QHBoxLayout;
    bar->setContentsMargins(sizes.card, 12, sizes.card, 8);
    bar->setSpacing(sizes.inside);
    bar->addWidget(place_, 1);
    bar->addWidget(work_);
    bar->addWidget(previous_);
    bar->addWidget(next_);
    empty_->setWrapped(true);
    empty_->setContentsMargins(0, 0, 0, 0);
    auto* page = new QWidget;
    column_ = new QVBoxLayout(page);
    column_->setContentsMargins(sizes.card, 4, sizes.card, sizes.card);
    column_->setSpacing(sizes.inside);
    column_->addWidget(empty_);
    column_->addWidget(hint_);
    column_->addStretch(1);
    makeScrolling(scroll_);
    scroll_->setWidget(page);
    page->setAutoFillBackground(false); // setWidget had turned it on
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(0);
    all->addLayout(bar);
    all->addWidget(scroll_, 1);
    hint_->setWrapped(true);
    hint_->setContentsMargins(0, 0, 0, 0);
    connect(work_, &QPushButton::clicked, this, [this] {
        PredictBar::step(controller_);
        focusFirst();
    });
    connect(previous_, &QPushButton::clicked, this, [this] { goTo(current_ - 1); });
    connect(next_, &QPushButton::clicked, this, [this] { goTo(current_ + 1); });
    connect(&controller, &SessionController::labChanged, this, [this] {
        for (const StepCard* card : cards_) delete card; // which have grown to the other lab's formulas
        cards_.clear();
        count_ = current_ = 0;
        scroll_->verticalScrollBar()->setValue(0);
    });
    connect(&controller, &SessionController::changed, this, &StepsPane::refresh);
    connect(&controller, &SessionController::languageChanged, this, &StepsPane::retranslate);
    connect(&controller, &SessionController::hovered, this, [this](const QString& path) {
        for (StepCard* card : cards_) card->light(path);
    });
    retranslate();
}

void StepsPane::retranslate() {
    previous_->setAccessibleName(tr("Previous step"));
    previous_->setToolTip(tr("Previous step (Up)"));
    next_->setAccessibleName(tr("Next step"));
    next_->setToolTip(tr("Next step (Down)"));
    empty_->setText(tr("There are no steps to show here."));
    hint_->setText(tr("Type each number; Enter checks it and goes on. Two decimals will do (±0.005); fractions and "
                      "roots such as 1/3 and √2 are exact."));
    refresh();
}

void StepsPane::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    refresh();
}

void StepsPane::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    controller_.setHovered({});
}

void StepsPane::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Up: return goTo(current_ - 1);
    case Qt::Key_Down: return goTo(current_ + 1);
    case Qt::Key_Home: return goTo(0);
    case Qt::Key_End: return goTo(count_ - 1);
    default: QWidget::keyPressEvent(event);
    }
}

void StepsPane::refresh() {
    if (!isVisible()) return;
    const auto steps = steps_of(controller_.lab(), controller_.shown());
    count_ = int(steps.size());
    while (cards_.size() < steps.size()) {
        const int number = int(cards_.size());
        cards_.push_back(new StepCard(column_->parentWidget(), controller_, [this, number] { goTo(number); }));
        column_->insertWidget(number + 2, cards_.back());
    }
    for (std::size_t i = 0; i < cards_.size(); ++i) {
        if (cards_[i]->isHidden() == (i < steps.size())) cards_[i]->setVisible(i < steps.size());
        if (i < steps.size()) cards_[i]->show(int(i) + 1, steps[i], controller_);
    }
    const bool inside = isAncestorOf(QApplication::focusWidget());
    askAnswers();
    if (inside && !isAncestorOf(QApplication::focusWidget())) work_->setFocus(Qt::OtherFocusReason); // its row is gone
    empty_->setVisible(steps.empty());
    current_ = qBound(0, current_, qMax(0, count_ - 1));
    light();
}

/// While the answers are covered every step asks for its numbers, where the lab can judge them.
void StepsPane::askAnswers() {
    const Lab& lab = controller_.lab();
    const bool asks = lab.blanks != nullptr && controller_.shown().covered();
    std::vector<std::vector<Blank>> blanks(cards_.size());
    if (asks)
        for (Blank& blank : lab.blanks(controller_.shown()))
            if (blank.step >= 1 && blank.step <= count_)
                blanks[std::size_t(blank.step - 1)].push_back(std::move(blank));
    for (std::size_t i = 0; i < cards_.size(); ++i)
        cards_[i]->ask(blanks[i], controller_, [this](AnswerRow* row) { focusAfter(row); });
    hint_->setVisible(asks);
    work_->setVisible(lab.blanks != nullptr);
    const QString words = asks ? tr("Show all") : tr("Work it out");
    work_->setText(words);
    work_->setAccessibleName(words);
    work_->setToolTip(asks ? tr("Show all numbers") : tr("Cover the numbers and type them yourself"));
}

void StepsPane::focusFirst() {
    for (StepCard* card : cards_)
        if (AnswerRow* first = card->answerAfter(nullptr)) return goOnWith(first);
}

/// The next number of this step, or the first one of the next step.
void StepsPane::focusAfter(AnswerRow* row) {
    for (std::size_t i = 0; i < cards_.size(); ++i) {
        if (!cards_[i]->hasAnswer(row)) continue;
        AnswerRow* next = cards_[i]->answerAfter(row);
        for (std::size_t j = i + 1; next == nullptr && j < cards_.size(); ++j) next = cards_[j]->answerAfter(nullptr);
        if (next != nullptr) return goOnWith(next);
        // The last one: what is said of it has to be seen, too.
        QTimer::singleShot(0, row, [this, row] { scroll_->ensureWidgetVisible(row, 0, sizes.card); });
        return;
    }
}

void StepsPane::goOnWith(AnswerRow* next) {
    next->edit()->setFocus(Qt::TabFocusReason);
    next->edit()->selectAll();
    current_ =
        int(std::find_if(cards_.begin(), cards_.end(), [&](const StepCard* card) { return card->hasAnswer(next); }) -
            cards_.begin());
    light();
    // Once the verdict that has just appeared has its room.
    QTimer::singleShot(0, next, [this, next] { scroll_->ensureWidgetVisible(next, 0, sizes.card); });
}

void StepsPane::goTo(int step) {
    if (step < 0 || step >= count_) return;
    current_ = step;
    light();
    scroll_->ensureWidgetVisible(cards_[std::size_t(step)], 0, sizes.card);
}

void StepsPane::light() {
    for (int i = 0; i < count_; ++i) cards_[std::size_t(i)]->setCurrent(i == current_);
    place_->setText(count_ == 0 ? QString() : tr("Step %1 of %2").arg(current_ + 1).arg(count_));
    previous_->setEnabled(current_ > 0);
    next_->setEnabled(current_ + 1 < count_);
    if (count_ > 0) controller_.setHovered(cards_[std::size_t(current_)]->path());
}
