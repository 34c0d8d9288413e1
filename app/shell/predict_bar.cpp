#include "app/shell/predict_bar.h"

#include "app/shell/shortcuts.h"
#include "app/shell/sizes.h"

#include "core/labs/guesses.h"
#include "core/labs/outcome.h"

#include <QHBoxLayout>

using namespace attention;

PredictBar::PredictBar(SessionController& controller, QWidget* parent)
    : Card(Card::Kind::quiet, parent), controller_(controller),
      words_(new TextLabel(this, TextLabel::Ink::first, sizes.body)), go_(new Button(Button::Look::primary, this)),
      stop_(new Button(Button::Look::plain, this)) {
    words_->setWrapped(true);
    auto* line = new QHBoxLayout(this);
    line->setContentsMargins(sizes.between, sizes.inside, sizes.inside, sizes.inside);
    line->setSpacing(sizes.inside);
    line->addWidget(words_, 1);
    line->addWidget(go_);
    line->addWidget(stop_);
    connect(go_, &QPushButton::clicked, this, [this] { step(controller_); });
    connect(stop_, &QPushButton::clicked, this, [this] { (void)controller_.apply(EndPrediction{}).ok(); });
    connect(&controller, &SessionController::changed, this, &PredictBar::refresh);
    connect(&controller, &SessionController::languageChanged, this, &PredictBar::retranslate);
    retranslate();
}

void PredictBar::step(SessionController& controller) {
    const Prediction* prediction = controller.prediction();
    const bool covered = prediction != nullptr && !prediction->revealed;
    (void)controller.apply(covered ? Action(Reveal{}) : Action(Predict{})).ok(); // a lab without answers has no button
}

void PredictBar::retranslate() {
    stop_->setText(tr("Done"));
    stop_->setAccessibleName(tr("Done"));
    stop_->setToolTip(tr("Show everything again"));
    refresh();
}

void PredictBar::refresh() {
    const Prediction* prediction = controller_.prediction();
    setVisible(prediction != nullptr);
    if (prediction == nullptr) return;
    go_->setText(prediction->revealed ? tr("Again") : tr("Reveal"));
    go_->setAccessibleName(go_->text());
    go_->setToolTip(
        withKeys(prediction->revealed ? tr("Cover the answers again") : tr("Show the answers beside your guesses"),
                 Shortcut::predict));
    words_->setText(words());
}

QString PredictBar::words() const {
    const Prediction& prediction = *controller_.prediction();
    if (prediction.revealed) {
        const Outcome outcome = outcome_of(controller_.lab(), controller_.shown());
        const auto best = controller_.bestPrediction();
        const bool better = best && outcome.numbers > 0 && *best < outcome.mean_error;
        return controller_.text(better ? best_words(outcome, *best) : outcome_words(outcome));
    }
    if (sizes.scale > 1) return tr("What will come out? Guess, then reveal."); // the class is told by somebody
    if (controller_.lab().blanks != nullptr) {
        const Outcome outcome = outcome_of(controller_.lab(), controller_.shown());
        return tr("Work the numbers out in the steps at the right: %1 of %2 are right.")
            .arg(outcome.right)
            .arg(outcome.asked);
    }
    return controller_.text(guess_words(controller_.lab(), controller_.shown()));
}
