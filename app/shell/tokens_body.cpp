#include "app/shell/tokens_body.h"

#include "app/shell/number_body.h"
#include "app/shell/sizes.h"
#include "app/shell/token_line.h"
#include "core/io/tokens.h"

#include <QVBoxLayout>

using namespace attention;

namespace {

const QString openBox = QStringLiteral("␣");

} // namespace

QString shownTokens(const Tokens& tokens) {
    QStringList words;
    for (const std::string& token : tokens) words.append(QString::fromStdString(token).replace(u' ', openBox));
    return words.join(u' ');
}

Tokens typedTokens(const QString& text) {
    Tokens words = split_words(text.toStdString());
    for (std::string& word : words)
        word = QString::fromStdString(word).replace(openBox, QStringLiteral(" ")).toStdString();
    return words;
}

TokensBody::TokensBody(const Field& field, SessionController& controller, QWidget* parent)
    : FieldBody(field, controller, parent), edit_(new TokenLine<EntryEdit>(this)) {
    edit_->setAlignment(Qt::AlignLeft);
    QFont font = edit_->font();
    font.setBold(false);
    edit_->setFont(font);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(edit_);
    connect(edit_, &EntryEdit::entered, this, &TokensBody::take);
    connect(edit_, &EntryEdit::givenUp, this, [this] { emit answered({}); });
    connect(edit_, &QLineEdit::textEdited, this, [this](const QString& text) {
        edit_->setRefused(false);
        emit answered(whatIsLost(typedTokens(text)));
    });
}

void TokensBody::take(const QString& text) {
    Tokens words = typedTokens(text);
    const bool none = words.empty() && field().optional;
    edit_->setRefused(!request(none ? Value(Absent{}) : Value(Sentences(std::move(words)))));
    refresh();
}

/// What so many tokens would cost: said while they are typed, before Enter.
QString TokensBody::whatIsLost(const Tokens& words) const {
    if (words.empty() || controller().lab().settle == nullptr) return {};
    const Values& before = controller().values();
    const auto after = controller().lab().settle(before, {{field().key, Sentences(words)}});
    if (!after) return controller().problem(after.error());
    QStringList lost;
    for (const Field& other : controller().lab().fields) {
        const auto* was = std::get_if<Matrices>(&before.at(other.key));
        if (was == nullptr || was->size() == 0 || !other.in_form) continue;
        const auto* is = std::get_if<Matrices>(&after->at(other.key));
        const bool gone = is == nullptr || is->size() == 0;
        if (gone || (*is)[0].rows() < (*was)[0].rows() || (*is)[0].cols() < (*was)[0].cols())
            lost.append(controller().text(other.label));
    }
    if (lost.isEmpty()) return {};
    return tr("With so few tokens (%2), Enter takes numbers out of: %1.")
        .arg(lost.join(controller().language() == Language::chinese ? QStringLiteral("、") : QStringLiteral(", ")))
        .arg(words.size());
}

void TokensBody::refresh() {
    const auto* sentences = std::get_if<Sentences>(&value());
    edit_->setShown(sentences != nullptr && sentences->size() > 0 ? shownTokens((*sentences)[0]) : QString());
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
