#include "app/shell/guide.h"

#include "app/shell/sizes.h"

#include <QHBoxLayout>
#include <QVBoxLayout>
#include <algorithm>

using namespace attention;

namespace {

constexpr int narrowest = 560; // with words and buttons in one line

} // namespace

Guide::Guide(SessionController& controller, QWidget* parent)
    : Card(Card::Kind::panel, parent), controller_(controller),
      head_(new TextLabel(this, TextLabel::Ink::accent, sizes.label, true)),
      words_(new TextLabel(this, TextLabel::Ink::first, sizes.body)), next_(new Button(Button::Look::plain, this)),
      close_(new Button(Button::Look::bar, this)) {
    words_->setWrapped(true);
    next_->setShortens();
    auto* line = new QBoxLayout(QBoxLayout::LeftToRight, this);
    line->setContentsMargins(sizes.between, sizes.inside, sizes.inside, sizes.inside);
    line->setSpacing(sizes.inside);
    auto* text = new QVBoxLayout;
    text->setSpacing(0);
    text->addWidget(head_);
    text->addWidget(words_);
    line->addLayout(text, 1);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(sizes.inside);
    buttons->addStretch(1);
    buttons->addWidget(next_);
    buttons->addWidget(close_);
    line->addLayout(buttons);
    connect(next_, &QPushButton::clicked, this, [this] {
        const Lab* lab = following();
        if (lab == nullptr) return emit closed();
        (void)controller_.apply(SelectLab{lab->id}).ok(); // every lab of the list can be selected
    });
    connect(close_, &QPushButton::clicked, this, &Guide::closed);
    connect(&controller, &SessionController::labChanged, this, &Guide::refresh);
    connect(&controller, &SessionController::tasksChanged, this, &Guide::refresh);
    connect(&controller, &SessionController::languageChanged, this, &Guide::retranslate);
    retranslate();
}

/// Beside the buttons there would be no room for the words.
void Guide::resizeEvent(QResizeEvent* event) {
    const bool narrow = width() < sizes.px(narrowest);
    const auto direction = narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight;
    auto* line = static_cast<QBoxLayout*>(layout());
    if (line->direction() != direction) {
        line->setDirection(direction);
        updateGeometry(); // another height is needed, and only the layout has heard of it
    }
    Card::resizeEvent(event);
}

void Guide::retranslate() {
    close_->setText(tr("Close"));
    close_->setAccessibleName(tr("Close the guide"));
    close_->setToolTip(tr("Close the guide; “Try this” in the controls has the same and more"));
    refresh();
}

/// The next lab with something to do, in the order of the navigator.
const Lab* Guide::following() const {
    const auto& labs = all_labs();
    auto at = std::find(labs.begin(), labs.end(), &controller_.lab());
    for (std::size_t i = 0; i + 1 < labs.size(); ++i) {
        at = at == labs.end() || at + 1 == labs.end() ? labs.begin() : at + 1;
        const auto tasks = tasks_of(controller_.session(), **at);
        const LabLock* lock = lock_of(controller_.session(), **at);
        if (lock != nullptr && lock->lab == Access::hidden) continue;
        if (!tasks.empty() && !controller_.isDone(**at, *tasks.front())) return *at;
    }
    return nullptr;
}

void Guide::refresh() {
    const Lab& lab = controller_.lab();
    const auto tasks = tasks_of(controller_.session(), lab);
    setVisible(!tasks.empty());
    if (tasks.empty()) return;
    const bool done = controller_.isDone(lab, *tasks.front());
    const Lab* next = following();
    head_->setText(done ? tr("Done") : tr("Begin here"));
    const QString end =
        controller_.session().lock
            ? tr("That was the beginning of all that the teacher has left open. “Try this” in the controls has more.")
            : tr("You have been everywhere. “Try this” in the controls has more.");
    words_->setText(done && next == nullptr ? end : controller_.text(tasks.front()->text));
    next_->setText(next == nullptr ? tr("Finish") : tr("Next: %1").arg(controller_.text(next->title)));
    next_->setAccessibleName(next_->text());
    next_->setToolTip(next_->text());
    next_->setLook(done ? Button::Look::primary : Button::Look::plain);
}
