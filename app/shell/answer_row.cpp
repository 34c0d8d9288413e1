#include "app/shell/answer_row.h"

#include "app/shell/number_body.h"
#include "app/shell/sizes.h"

#include "core/labs/seen.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

using namespace attention;

AnswerRow::AnswerRow(SessionController& controller, QWidget* parent)
    : QWidget(parent), controller_(controller), label_(new TextLabel(this, TextLabel::Ink::second, sizes.label)),
      sign_(new TextLabel(this, TextLabel::Ink::accent, sizes.label, true)), edit_(new EntryEdit(this)),
      verdict_(new TextLabel(this, TextLabel::Ink::problem, sizes.label)),
      compare_(new Button(Button::Look::link, this)) {
    label_->setWrapped(true);
    sign_->setFixedWidth(sizes.px(16));
    edit_->setFixedWidth(sizes.px(84));
    verdict_->setWrapped(true);
    auto* line = new QHBoxLayout;
    line->setSpacing(sizes.inside);
    line->addWidget(label_, 1);
    line->addWidget(sign_);
    line->addWidget(edit_);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addLayout(line);
    column->addWidget(verdict_);
    column->addWidget(compare_, 0, Qt::AlignRight);
    connect(edit_, &EntryEdit::entered, this, &AnswerRow::take);
    connect(edit_, &EntryEdit::confirmed, this, [this] {
        if (!edit_->text().isEmpty()) emit entered();
    });
    connect(compare_, &QPushButton::clicked, this, &AnswerRow::compare);
}

void AnswerRow::take(const QString& text) {
    edit_->setRefused(false); // what is shown from here on is the session's
    const Status status = controller_.apply(TypeAnswer{path_.toStdString(), text.trimmed().toStdString()});
    edit_->setRefused(!status);
    if (status) return emit entered();
    verdict_->setInk(TextLabel::Ink::problem);
    verdict_->setText(controller_.problem(status.error()));
    verdict_->show();
}

void AnswerRow::show(const Blank& blank) {
    path_ = QString::fromStdString(blank.path);
    const QString name = controller_.text(blank.label);
    label_->setText(name);
    edit_->setAccessibleName(name);
    compare_->setText(tr("End here and see this mistake beside it"));
    compare_->setAccessibleName(compare_->text());
    const auto& typed = controller_.prediction()->typed;
    const auto found = typed.find(blank.path);
    const std::string text = found == typed.end() ? std::string() : found->second;
    edit_->setShown(QString::fromStdString(text));
    showVerdict(text);
}

/// The sentence is for what is wrong; a right number needs no more than its sign.
void AnswerRow::showVerdict(const std::string& typed) {
    mistake_.clear();
    sign_->setText({});
    if (typed.empty() || edit_->refused()) {
        verdict_->setVisible(edit_->refused());
        return compare_->hide();
    }
    const Lab& lab = controller_.lab();
    const Verdict verdict = lab.judge(controller_.values(), answers_of(*controller_.prediction()), path_.toStdString());
    const bool right = verdict.kind == Verdict::Kind::right;
    if (verdict.kind == Verdict::Kind::mistake && !verdict.mistakes.empty()) mistake_ = verdict.mistakes.front();
    const bool follows = verdict.kind == Verdict::Kind::follows; // done rightly, with a number that wasn't
    sign_->setText(right ? QStringLiteral("✓") : follows ? QStringLiteral("↳") : QStringLiteral("✗"));
    sign_->setInk(right ? TextLabel::Ink::accent : follows ? TextLabel::Ink::second : TextLabel::Ink::problem);
    const QString words = controller_.text(verdict.text);
    verdict_->setInk(follows ? TextLabel::Ink::second : TextLabel::Ink::problem);
    verdict_->setText(words);
    verdict_->setVisible(!right);
    compare_->setVisible(!mistake_.empty() && verdict.gives_it && find_field(lab.fields, "twin") != nullptr);
    edit_->setAccessibleDescription(words);
}

/// Nothing is covered any more: both ways of calculating stand beside each other.
void AnswerRow::compare() {
    const std::string mistake = mistake_; // this row changes with the session
    (void)controller_.apply(EndPrediction{}).ok();
    (void)controller_.setValue("twin", mistake).ok();
}
