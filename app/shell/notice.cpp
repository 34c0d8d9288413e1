#include "app/shell/notice.h"

#include "app/shell/sizes.h"

#include <QApplication>
#include <QHBoxLayout>

namespace {

constexpr int longestWord = 24; // characters

/// Names of files have no spaces to break a line at; Chinese breaks anywhere.
QString breakable(const QString& words) {
    QString all;
    int since = 0;
    for (const QChar c : words) {
        since = c.isSpace() || c.unicode() >= 0x2e80 ? 0 : since + 1;
        if (since > longestWord) {
            all += QChar(0x200b); // a space of no width
            since = 1;
        }
        all += c;
    }
    return all;
}

} // namespace

Notice::Notice(QWidget* parent) : QWidget(parent) {
    auto* card = new Card(Card::Kind::panel, this);
    words_ = new TextLabel(card, TextLabel::Ink::first, sizes.body);
    words_->setWrapped(true);
    auto* margins = new QHBoxLayout(this);
    margins->setContentsMargins(sizes.stage, sizes.between, sizes.stage, 0);
    margins->addWidget(card);
    auto* line = new QHBoxLayout(card);
    line->setContentsMargins(sizes.between, sizes.inside, sizes.inside, sizes.inside);
    line->setSpacing(sizes.inside);
    line->addWidget(words_, 1);
    for (const Button::Look look : {Button::Look::plain, Button::Look::bar}) {
        auto* button = new Button(look, card);
        connect(button, &QPushButton::clicked, this, [this, place = int(buttons_.size())] { answer(place); });
        buttons_.append(button);
        line->addWidget(button);
    }
    hide();
}

void Notice::answer(int button) {
    if (answered_.isValid() && answered_.elapsed() < QApplication::doubleClickInterval()) return;
    answered_.start();
    emit chosen(button);
}

void Notice::say(const QString& words, const QStringList& buttons, const QStringList& help) {
    words_->setText(breakable(words));
    words_->setAccessibleName(words);
    for (qsizetype i = 0; i < buttons_.size(); ++i) {
        buttons_[i]->setVisible(i < buttons.size());
        if (i >= buttons.size()) continue;
        buttons_[i]->setText(buttons[i]);
        buttons_[i]->setAccessibleName(buttons[i]);
        buttons_[i]->setToolTip(help.value(i));
        buttons_[i]->setAccessibleDescription(help.value(i));
    }
}
