#include "app/shell/tokens_body.h"

#include "app/shell/number_body.h"
#include "app/shell/sheet_clipboard.h"
#include "app/shell/sizes.h"
#include "core/io/tokens.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QMenu>
#include <QMimeData>
#include <QVBoxLayout>

using namespace attention;

namespace {

const QString openBox = QStringLiteral("␣");

/// A line of tokens that takes a row or column of a spreadsheet, each cell one token.
class TokensEdit final : public EntryEdit {
public:
    using EntryEdit::EntryEdit;

protected:
    void keyPressEvent(QKeyEvent* event) override {
        if (event->matches(QKeySequence::Paste)) return put();
        EntryEdit::keyPressEvent(event);
    }
    void contextMenuEvent(QContextMenuEvent* event) override {
        QMenu* menu = createStandardContextMenu();
        menu->setAttribute(Qt::WA_DeleteOnClose);
        for (QAction* action : menu->actions())
            if (action->objectName() == QLatin1String("edit-paste")) {
                action->disconnect();
                connect(action, &QAction::triggered, this, [this] { put(); });
            }
        menu->popup(event->globalPos());
    }

private:
    void put() {
        const QMimeData* given = QApplication::clipboard()->mimeData();
        if (given == nullptr || isReadOnly()) return;
        QString words = shownTokens(clipboardTokens(*given));
        // Beside other words it stands by itself; inside a word it is part of it.
        const bool alone = words.contains(u' ');
        const int from = hasSelectedText() ? selectionStart() : cursorPosition();
        if (alone && from > 0 && text()[from - 1] != u' ') words.prepend(u' ');
        insert(words);
        emit textEdited(text());
    }
};

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
    : FieldBody(field, controller, parent), edit_(new TokensEdit(this)) {
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
