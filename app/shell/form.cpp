#include "app/shell/form.h"

#include "app/shell/field_body.h"
#include "app/shell/icons.h"
#include "app/shell/input_dialog.h"
#include "app/shell/pick_body.h"
#include "app/shell/sizes.h"
#include "app/shell/widgets.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

using namespace attention;

// ---- FieldRow ------------------------------------------------------------------------------

FieldRow* FieldRow::make(const Field& field, SessionController& controller, QWidget* parent) {
    FieldBody* body = makeBody(field, controller, nullptr);
    return body != nullptr ? new FieldRow(field, controller, body, parent) : nullptr;
}

FieldRow::FieldRow(const Field& field, SessionController& controller, FieldBody* body, QWidget* parent)
    : QWidget(parent), field_(field), controller_(controller), body_(body),
      label_(new TextLabel(this, TextLabel::Ink::second, sizes.label)),
      problem_(new TextLabel(this, TextLabel::Ink::problem, sizes.label)),
      reset_(new Button(Button::Look::bar, this, icon::backToStart)) {
    reset_->setFixedSize(sizes.px(24), sizes.px(24));
    QSizePolicy keep = reset_->sizePolicy();
    keep.setRetainSizeWhenHidden(sizes.scale <= 1); // before a class the label needs the room
    reset_->setSizePolicy(keep);
    problem_->setWrapped(true);
    problem_->hide();
    label_->setElided(true);
    addCommands();
    arrange();
    connect(body, &FieldBody::answered, this, &FieldRow::showProblem);
    connect(body, &FieldBody::told, this, &FieldRow::told);
    connect(&controller, &SessionController::dismissed, this, &FieldRow::forgive);
    connect(reset_, &QPushButton::clicked, this, [this] {
        const Status status = controller_.apply(Reset{field_.key});
        showProblem(status ? QString() : controller_.problem(status.error()));
    });
    retranslate();
}

/// Label, way back and one small thing share the head; commands have a line of their own, which wraps.
void FieldRow::arrange() {
    auto* head = new QHBoxLayout;
    head->setSpacing(sizes.px(4));
    head->addWidget(label_, 1);
    head->addWidget(reset_);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(sizes.px(4));
    column->addLayout(head);
    QWidget* small = body_->inHeadLine();
    if (!commands_.empty()) {
        more_ = new QWidget(this);
        QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
        policy.setHeightForWidth(true);
        more_->setSizePolicy(policy);
        new FlowLayout(more_, sizes.inside);
        column->addWidget(more_);
    }
    QLayout* room = more_ != nullptr ? more_->layout() : head;
    for (const auto& command : commands_) room->addWidget(command.second);
    if (small != nullptr) room->addWidget(small);
    body_->setParent(this);
    column->addWidget(body_);
    column->addWidget(problem_);
}

QList<QWidget*> FieldRow::stops() const {
    QList<QWidget*> found{reset_};
    for (const auto& command : commands_) found.append(command.second);
    QWidget* small = body_->inHeadLine();
    if (small != nullptr) found.append(small);
    for (QWidget* part : body_->stops())
        if (part != small) found.append(part);
    return found;
}

void FieldRow::addCommands() {
    for (const attention::Command& command : controller_.lab().commands) {
        if (command.beside != field_.key) continue;
        auto* button = new Button(Button::Look::link, this);
        commands_.emplace_back(&command, button);
        connect(button, &QPushButton::clicked, this, [this, id = command.id] {
            const Status status = controller_.apply(RunCommand{id, controller_.nextSeed()});
            showProblem(status ? QString() : controller_.problem(status.error()));
        });
    }
}

void FieldRow::showProblem(const QString& problem) {
    if (problem.isEmpty() && problem_->isHidden()) return;
    problem_->setText(problem);
    problem_->setVisible(!problem.isEmpty());
    body_->mainControl()->setAccessibleDescription(problem.isEmpty() ? controller_.text(field_.help) : problem);
}

/// What was refused is over: something else has been done since, or Esc pressed.
void FieldRow::forgive() {
    showProblem({});
    body_->forgive();
    body_->refresh();
}

/// The way back goes as soon as it was taken; the focus stays with the parameter.
void FieldRow::leaveReset() {
    QWidget* control = body_->mainControl();
    if (const auto* chips = qobject_cast<Chips*>(control)) control = chips->focusTarget();
    if (control != nullptr) control->setFocus(Qt::OtherFocusReason);
}

/// A parameter whose place another one has taken has nothing to show.
bool FieldRow::isWanted() const {
    if (access() == Access::hidden) return false;
    if (field_.relevant != nullptr && !field_.relevant(controller_.values())) return false;
    const auto absent = [this](const std::string& key) {
        const auto found = controller_.values().find(key);
        return found == controller_.values().end() || is_absent(found->second);
    };
    return field_.excludes.empty() || !absent(field_.key) || absent(field_.excludes);
}

Access FieldRow::access() const {
    const LabLock* lock = lock_of(controller_.session(), controller_.lab());
    return lock != nullptr ? lock->of(field_.key) : Access::free;
}

void FieldRow::refresh() {
    const bool wanted = isWanted();
    if (wanted == isHidden()) setVisible(wanted);
    const bool changed = !controller_.isInitial(field_);
    if (!changed && reset_->hasFocus()) leaveReset();
    if (changed == reset_->isHidden()) reset_->setVisible(changed);
    forgive();
}

void FieldRow::retranslate() {
    const QString name = controller_.text(field_.label);
    const bool locked = access() != Access::free;
    const QString why = tr("Locked by the teacher. %1");
    const QString help = locked ? why.arg(controller_.text(field_.help)) : controller_.text(field_.help);
    const QString symbol = QString::fromStdString(field_.symbol);
    const QString unit = QString::fromStdString(field_.unit);
    QString shown = symbol.isEmpty() ? name : QStringLiteral("%1  %2").arg(name, symbol);
    if (!unit.isEmpty()) shown += QStringLiteral(" (%1)").arg(unit);
    label_->setText(locked ? tr("%1 · locked").arg(shown) : shown);
    body_->setLocked(locked ? help : QString());
    if (QWidget* small = body_->inHeadLine(); small != nullptr && qobject_cast<Button*>(small) == nullptr)
        small->setEnabled(!locked); // a button there only shows more
    label_->setToolTip(help);
    reset_->setToolTip(tr("Back to the initial value"));
    reset_->setAccessibleName(tr("Reset %1").arg(name));
    for (const auto& [command, button] : commands_) {
        button->setEnabled(!locked);
        button->setText(controller_.text(command->label));
        button->setToolTip(controller_.text(command->help));
        button->setAccessibleDescription(controller_.text(command->help));
    }
    body_->retranslate();
    for (QWidget* control : {body_->mainControl(), body_->inHeadLine()}) {
        if (control == nullptr) continue;
        if (qobject_cast<Button*>(control) != nullptr) continue; // it says itself what it does
        control->setAccessibleName(name);
        control->setAccessibleDescription(help);
        control->setToolTip(help);
    }
    if (!problem_->isHidden()) forgive(); // it was said in the other language
}

// ---- Form ----------------------------------------------------------------------------------

Form::Form(SessionController& controller, QWidget* parent) : QScrollArea(parent), controller_(controller) {
    makeScrolling(this);
    connect(&controller, &SessionController::labChanged, this, &Form::rebuild);
    connect(&controller, &SessionController::changed, this, &Form::refresh);
    connect(&controller, &SessionController::languageChanged, this, &Form::retranslate);
    rebuild();
}

void Form::rebuild() {
    rows_.clear();
    stops_.clear();
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(sizes.card, sizes.px(16), sizes.px(12),
                               sizes.card); // at the right the scroll bar adds its own
    column->setSpacing(sizes.px(16));
    input_ = new Button(Button::Look::plain, page);
    input_->setVisible(takesOwnInput(controller_.lab()));
    connect(input_, &QPushButton::clicked, this, &Form::inputWanted);
    for (const Field& field : controller_.lab().fields) {
        if (!field.in_form) continue;
        auto* row = FieldRow::make(field, controller_, page);
        if (row == nullptr) continue;
        connect(row, &FieldRow::told, this, &Form::told);
        rows_.push_back(row);
        column->addWidget(row);
    }
    addDigits(page, column);
    column->addWidget(input_, 0, Qt::AlignLeft);
    tasks_ = new TaskList(controller_, page);
    column->addWidget(tasks_);
    column->addStretch(1);
    setWidget(page);
    page->setAutoFillBackground(false); // setWidget had turned it on
    retranslate();
    refresh();
}

void Form::addDigits(QWidget* page, QVBoxLayout* column) {
    auto* group = new QVBoxLayout;
    group->setSpacing(sizes.px(6));
    digitsLabel_ = new TextLabel(page, TextLabel::Ink::second, sizes.label);
    digits_ = new Chips(page);
    group->addWidget(digitsLabel_);
    group->addWidget(digits_);
    column->addLayout(group);
    connect(digits_, &Chips::chosen, this, [this](int place) {
        const Digits choices[] = {Digits{},
                                  {Digits::Mode::decimals, 2},
                                  {Digits::Mode::decimals, 4},
                                  {Digits::Mode::decimals, 6},
                                  {Digits::Mode::full, 4}};
        (void)controller_.apply(SetDigits{choices[place]}).ok();
        refresh();
    });
}

void Form::refresh() {
    for (FieldRow* row : rows_) row->refresh();
    const Digits digits = controller_.session().digits;
    int place = digits.mode == Digits::Mode::full ? 4 : 0;
    if (digits.mode == Digits::Mode::decimals)
        place = digits.decimals == 2 ? 1 : digits.decimals == 4 ? 2 : digits.decimals == 6 ? 3 : -1;
    digits_->setChosen(place);
    orderTabs();
}

/// Widgets that come later (chips of new tokens) would be last for Tab wherever they stand.
void Form::orderTabs() {
    QList<QWidget*> stops;
    for (const FieldRow* row : rows_) stops.append(row->stops());
    stops.append(digits_->stops());
    stops.append({input_, tasks_});
    if (stops == stops_) return;
    stops_ = stops;
    for (qsizetype i = 1; i < stops.size(); ++i) QWidget::setTabOrder(stops[i - 1], stops[i]);
}

void Form::retranslate() {
    for (FieldRow* row : rows_) row->retranslate();
    digitsLabel_->setText(tr("Digits"));
    digits_->setWords({tr("auto"), QStringLiteral("2"), QStringLiteral("4"), QStringLiteral("6"), tr("full")});
    digits_->setNames(tr("Digits"), tr("Decimals of every number; auto is what suits each quantity"));
    input_->setText(tr("Own input…"));
    input_->setEnabled(!isInputLocked(controller_.session(), controller_.lab()));
    input_->setToolTip(tr("Your own sentences, scores or weights: typed, pasted or from a file"));
}
