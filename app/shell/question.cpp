#include "app/shell/question.h"

#include "app/shell/sizes.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

Question::Question(const QString& words, QWidget* parent)
    : QDialog(parent), words_(new TextLabel(this, TextLabel::Ink::first, sizes.body)),
      rename_(new Button(Button::Look::plain, this)) {
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Attention Lab"));
    words_->setWrapped(true);
    words_->setText(words);
    words_->setMinimumWidth(sizes.px(400));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(24, 20, 24, 20);
    column->setSpacing(sizes.card);
    column->addWidget(words_);
    auto* line = new QHBoxLayout;
    auto* drop = new Button(Button::Look::plain, this);
    auto* stay = new Button(Button::Look::plain, this);
    auto* save = new Button(Button::Look::primary, this);
    drop->setText(tr("Don't save"));
    stay->setText(tr("Cancel"));
    save->setText(tr("Save"));
    rename_->setText(tr("Save as…"));
    rename_->hide();
    save->setDefault(true);
    line->addWidget(drop);
    line->addStretch(1);
    line->addWidget(stay);
    line->addWidget(rename_);
    line->addWidget(save);
    column->addLayout(line);
    connect(stay, &QPushButton::clicked, this, &QDialog::reject);
    connect(save, &QPushButton::clicked, this, &Question::saveWanted);
    connect(drop, &QPushButton::clicked, this, &Question::dropWanted);
    connect(rename_, &QPushButton::clicked, this, &Question::nameWanted);
    setAccessibleDescription(words);
    save->setFocus();
}

void Question::refuse(const QString& problem) {
    words_->setInk(TextLabel::Ink::problem);
    words_->setText(problem);
    rename_->show();
    layout()->activate();
    adjustSize(); // the reason is longer than the question
    setAccessibleDescription(problem);
}
