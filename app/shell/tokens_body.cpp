#include "app/shell/tokens_body.h"

#include "app/shell/number_body.h"
#include "app/shell/sizes.h"
#include "core/io/tokens.h"

#include <QVBoxLayout>

using namespace attention;

TokensBody::TokensBody(const Field& field, SessionController& controller, QWidget* parent)
    : FieldBody(field, controller, parent), edit_(new EntryEdit(this)) {
    edit_->setAlignment(Qt::AlignLeft);
    QFont font = edit_->font();
    font.setBold(false);
    edit_->setFont(font);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(edit_);
    connect(edit_, &EntryEdit::entered, this, [this](const QString& text) {
        Tokens words = split_words(text.toStdString());
        const bool none = words.empty() && this->field().optional;
        edit_->setRefused(!request(none ? Value(Absent{}) : Value(Sentences(std::move(words)))));
        refresh();
    });
    connect(edit_, &EntryEdit::givenUp, this, [this] { emit answered({}); });
}

void TokensBody::refresh() {
    const auto* sentences = std::get_if<Sentences>(&value());
    QStringList words;
    if (sentences != nullptr && sentences->size() > 0)
        for (const std::string& token : (*sentences)[0]) words.append(QString::fromStdString(token));
    edit_->setShown(words.join(u' '));
}

void TokensBody::retranslate() {
    edit_->setPlaceholderText(tr("Words with spaces between them"));
}

void TokensBody::forgive() {
    edit_->setRefused(false);
}

QWidget* TokensBody::mainControl() {
    return edit_;
}
