#include "app/shell/status_line.h"

#include "app/shell/notice.h"
#include "app/shell/sizes.h"

#include "core/labs/seen.h"

#include <QEvent>
#include <QHBoxLayout>

using namespace attention;

StatusLine::StatusLine(SessionController& controller, bool safe, QWidget* parent)
    : Panel(Qt::TopEdge, parent), controller_(controller),
      changed_(new TextLabel(this, TextLabel::Ink::second, sizes.small)),
      origin_(new TextLabel(this, TextLabel::Ink::second, sizes.small)), problem_(new Notice(parent)) {
    changed_->setElided(true);
    changed_->installEventFilter(this);
    origin_->setElided(true);
    origin_->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    setFixedHeight(sizes.statusLine);
    auto* line = new QHBoxLayout(this);
    line->setContentsMargins(sizes.px(16), 1, sizes.px(16), 0);
    line->setSpacing(sizes.stage);
    line->addWidget(changed_, 1); // what just happened has all the room that the origin leaves
    line->addWidget(origin_);
    if (safe) {
        auto* words = new TextLabel(this, TextLabel::Ink::caveat, sizes.small, true);
        const auto speak = [words] {
            words->setText(tr("Safe mode"));
            words->setToolTip(tr("Stored settings are neither read nor changed, and formulas are plain text."));
        };
        connect(&controller, &SessionController::languageChanged, words, speak);
        speak();
        line->addWidget(words);
    }
    timer_.setSingleShot(true);
    timer_.setInterval(30);
    connect(&timer_, &QTimer::timeout, this, &StatusLine::refresh);
    connect(&controller, &SessionController::changed, &timer_, qOverload<>(&QTimer::start));
    connect(&controller, &SessionController::dismissed, this, &StatusLine::refresh);
    connect(&controller, &SessionController::languageChanged, this, &StatusLine::refresh);
    connect(problem_, &Notice::chosen, problem_, &QWidget::hide);
    refresh();
}

QWidget* StatusLine::notice() const {
    return problem_;
}

void StatusLine::refresh() {
    problem_->hide();
    refuses_ = false;
    const Lab& lab = controller_.lab();
    const QString report = controller_.changeReport();
    changed_->setInk(TextLabel::Ink::second);
    changed_->setText(report.isEmpty() ? controller_.text(summary_of(lab, controller_.shown())) : report);
    showOrigin();
}

/// Whatever is told on the left: it belongs to what is on the stage.
void StatusLine::showOrigin() {
    const Lab& lab = controller_.lab();
    origin_->setText(lab.origin != nullptr ? controller_.text(lab.origin(controller_.shown())) : QString());
    shareOut();
}

/// What just happened comes first; where the numbers come from has what it leaves, and a quarter in any case.
void StatusLine::shareOut() {
    const int taken = changed_->sizeHint().width() + 2 * sizes.px(16) + sizes.stage;
    origin_->setMaximumWidth(qMax(width() / 4, width() - taken));
}

void StatusLine::resizeEvent(QResizeEvent* event) {
    shareOut();
    Panel::resizeEvent(event);
}

void StatusLine::tell(const QString& news) {
    timer_.stop();
    problem_->hide();
    refuses_ = false;
    changed_->setInk(TextLabel::Ink::second);
    changed_->setText(news);
    showOrigin();
}

void StatusLine::say(const QString& problem) {
    tell(problem);
    changed_->setInk(TextLabel::Ink::problem);
    refuses_ = true;
    judge();
}

/// A refusal is read whole, wherever it has room.
void StatusLine::judge() {
    if (!refuses_ || changed_->sizeHint().width() <= changed_->width()) return;
    refuses_ = false; // once closed it doesn't come back
    problem_->say(changed_->text(), {tr("Close")}, {});
    problem_->show();
}

/// The line gets its room after the window is shown, and less of it when the window or its neighbour changes.
bool StatusLine::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize) judge();
    return Panel::eventFilter(watched, event);
}
