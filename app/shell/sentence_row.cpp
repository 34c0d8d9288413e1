// The sentences of the input dialog.
#include "app/shell/input_dialog.h"
#include "app/shell/pick_body.h"
#include "app/shell/sizes.h"
#include "app/shell/style.h"
#include "app/shell/style_painting.h"
#include "app/shell/token_line.h"
#include "core/io/tokens.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QPainter>
#include <QSignalBlocker>
#include <QVBoxLayout>

using namespace attention;

TokenPreview::TokenPreview(QWidget* parent) : QWidget(parent) {
    QFont f = font();
    f.setPixelSize(sizes.small);
    setFont(f);
    setFixedHeight(sizes.px(24));
}

void TokenPreview::setTokens(const Tokens& tokens) {
    if (tokens == tokens_ && !accessibleName().isEmpty()) return;
    tokens_ = tokens;
    setAccessibleName(tr("Tokens: %1").arg(tokens.size()));
    update();
}

void TokenPreview::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const ThemeColours& c = coloursOf(palette());
    const QFontMetrics metrics(font());
    const QString count = accessibleName();
    const int counted = metrics.horizontalAdvance(count) + sizes.px(12);
    painter.setPen(c.ink2);
    painter.drawText(QRect(width() - counted, 0, counted, height()), Qt::AlignRight | Qt::AlignVCenter, count);
    int x = 0;
    const int room = width() - counted - metrics.horizontalAdvance(QStringLiteral("…")) - 8;
    for (const std::string& token : tokens_) {
        const QString word = metrics.elidedText(QString::fromStdString(token), Qt::ElideRight, 160);
        const int wide = metrics.horizontalAdvance(word) + sizes.px(12);
        if (x + wide > room) {
            painter.setPen(c.ink2);
            painter.drawText(QRect(x, 0, sizes.px(20), height()), Qt::AlignVCenter, QStringLiteral("…"));
            return;
        }
        const QRect box(x, 1, wide, height() - 2);
        paint::box(painter, box, c.background, c.line, 4);
        painter.setPen(c.ink1);
        painter.drawText(box, Qt::AlignCenter | Qt::TextSingleLine, word);
        x += wide + 4;
    }
}

SentenceRow::SentenceRow(DraftText& text, const QString& title, const QString& open, QWidget* parent)
    : QWidget(parent), text_(text), split_(new Chips(this)),
      edit_(new TokenLine<QLineEdit>(this, [&text] { return !text.characters; })), preview_(new TokenPreview(this)) {
    auto* label = new TextLabel(this, TextLabel::Ink::second, sizes.label);
    label->setText(title);
    auto* button = new Button(Button::Look::link, this);
    button->setText(open);
    edit_->setAccessibleName(title);
    edit_->setMaxLength(1000000);
    split_->setWords({tr("Words"), tr("Characters")});
    split_->setNames(tr("Split into"),
                     tr("Words are split at the spaces you typed; characters one by one, as Chinese needs it"));
    auto* head = new QHBoxLayout;
    head->setSpacing(sizes.inside);
    head->addWidget(label, 1);
    head->addWidget(button);
    auto* line = new QHBoxLayout;
    line->setSpacing(sizes.inside);
    line->addWidget(edit_, 1);
    int wide = 0;
    for (int i = 0; i < split_->layout()->count(); ++i)
        wide += split_->layout()->itemAt(i)->sizeHint().width() + (i > 0 ? sizes.inside : 0);
    split_->setFixedSize(wide, sizes.control);
    line->addWidget(split_);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addLayout(head);
    column->addLayout(line);
    column->addWidget(preview_);
    connect(button, &QPushButton::clicked, this, &SentenceRow::openWanted);
    connect(edit_, &QLineEdit::textEdited, this, [this](const QString& typed) {
        text_.typed = typed;
        text_.opened.reset();
        text_.touched = true;
        emit changed();
    });
    connect(split_, &Chips::chosen, this, [this](int place) {
        text_.characters = place == 1;
        text_.opened.reset();
        text_.touched = true;
        emit changed();
    });
}

void SentenceRow::showInstead(const Tokens& tokens) {
    QStringList words;
    for (const std::string& token : tokens) words.append(QString::fromStdString(token));
    const QSignalBlocker quiet(edit_);
    edit_->setText(words.join(u' '));
    preview_->setTokens(tokens);
}

void SentenceRow::showDraft(std::size_t sentence, bool merged) {
    const Tokens tokens = text_.tokens(sentence);
    if (text_.opened) {
        QStringList words;
        for (const std::string& token : tokens) words.append(QString::fromStdString(token));
        text_.typed = words.join(QLatin1Char(' '));
    }
    const QSignalBlocker quiet(edit_);
    if (edit_->text() != text_.typed) edit_->setText(text_.typed);
    split_->setChosen(text_.characters ? 1 : 0);
    preview_->setTokens(merged ? merge_subwords(tokens).tokens : tokens);
}
