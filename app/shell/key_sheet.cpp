#include "app/shell/key_sheet.h"

#include "app/shell/sizes.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

namespace {

using Lines = QList<QPair<QString, QString>>;

Lines windowWords(Language language) {
    Lines lines;
    for (const ShortcutLine& line : shortcutTable())
        if (!line.keys.isEmpty()) lines.append({keyNames(line.keys.mid(0, 2)), shown(line.words, language)});
    return lines;
}

Lines partWords(const std::vector<KeyLine>& table, Language language) {
    Lines lines;
    for (const KeyLine& line : table) lines.append({keyNames(line.keys), shown(line.words, language)});
    return lines;
}

} // namespace

QList<QPair<QString, QString>> remoteWords(Language language) {
    Lines lines;
    for (const RemoteLine& line : remoteTable()) {
        QStringList keys;
        const bool alone = line.does.size() == 1; // then there is room for all its keys
        for (const RemoteKeys& one : line.does) keys += keyNames(alone ? one.keys : one.keys.mid(0, 1));
        lines.append({keys.join(QStringLiteral("  ")), shown(line.words, language)});
    }
    return lines;
}

KeySheet::KeySheet(Language language, QWidget* parent)
    : QDialog(parent), language_(language), scroll_(new QScrollArea(this)) {
    setWindowTitle(tr("Keyboard shortcuts"));
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(sizes.px(24), sizes.card, sizes.px(24), sizes.inside);
    column->setSpacing(sizes.inside);
    addGroup(column, tr("In the window"), windowWords(language));
    addGroup(column, tr("On controls"), partWords(controlKeys(), language));
    addGroup(column, tr("On figures"), partWords(figureKeys(), language));
    addGroup(column, tr("In tables"), partWords(tableKeys(), language));
    addGroup(column, tr("In front of a class (F5)"), remoteWords(language));
    column->addStretch(1);
    makeScrolling(scroll_);
    scroll_->setWidget(page);
    page->setAutoFillBackground(false); // setWidget had turned it on
    auto* close = new Button(Button::Look::primary, this);
    close->setText(tr("Close"));
    close->setAccessibleName(close->text());
    close->setDefault(true);
    connect(close, &QPushButton::clicked, this, &QDialog::accept);
    auto* foot = new QHBoxLayout;
    foot->setContentsMargins(sizes.px(24), sizes.inside, sizes.px(24), 0);
    foot->addStretch(1);
    foot->addWidget(close);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, sizes.card);
    whole->addWidget(scroll_, 1);
    whole->addLayout(foot);
    resize(QSize(sizes.px(560), sizes.px(640)).boundedTo(parent->window()->size() - QSize(40, 40)));
    close->setFocus(Qt::OtherFocusReason);
    close->installEventFilter(this); // a button of its own would go to its neighbour with arrow keys
}

bool KeySheet::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::KeyPress) return QDialog::eventFilter(watched, event);
    auto* key = static_cast<QKeyEvent*>(event);
    if (key->key() != Qt::Key_Up && key->key() != Qt::Key_Down) return false;
    keyPressEvent(key);
    return true;
}

/// A group can be reached by Tab, so that its lines are scrolled to and read.
void KeySheet::addGroup(QVBoxLayout* column, const QString& title, const QList<QPair<QString, QString>>& lines) {
    auto* card = new Card(Card::Kind::bare, this);
    auto* grid = new QGridLayout(card);
    grid->setContentsMargins(sizes.inside, sizes.inside, sizes.inside, sizes.inside);
    grid->setHorizontalSpacing(sizes.between);
    grid->setVerticalSpacing(sizes.px(4));
    auto* head = new TextLabel(card, TextLabel::Ink::first, sizes.body, true);
    head->setText(title);
    grid->addWidget(head, 0, 0, 1, 2);
    QStringList spoken{title};
    for (const auto& [keys, words] : lines) {
        const int row = grid->rowCount();
        auto* left = new TextLabel(card, TextLabel::Ink::second, sizes.label);
        auto* right = new TextLabel(card, TextLabel::Ink::first, sizes.label);
        left->setWrapped(true);
        right->setWrapped(true);
        left->setText(keys);
        right->setText(words);
        grid->addWidget(left, row, 0, Qt::AlignTop);
        grid->addWidget(right, row, 1, Qt::AlignTop);
        spoken += words + QStringLiteral(": ") + keys;
    }
    grid->setColumnMinimumWidth(0, sizes.px(180));
    grid->setColumnStretch(1, 1);
    card->setReachable(spoken.join(u'\n'));
    column->addWidget(card);
}

/// The keys that scroll a page do it here too.
void KeySheet::keyPressEvent(QKeyEvent* event) {
    using Slider = QAbstractSlider;
    auto* bar = scroll_->verticalScrollBar();
    switch (event->key()) {
    case Qt::Key_Up: return bar->triggerAction(Slider::SliderSingleStepSub);
    case Qt::Key_Down: return bar->triggerAction(Slider::SliderSingleStepAdd);
    case Qt::Key_PageUp: return bar->triggerAction(Slider::SliderPageStepSub);
    case Qt::Key_PageDown: return bar->triggerAction(Slider::SliderPageStepAdd);
    case Qt::Key_Home: return bar->triggerAction(Slider::SliderToMinimum);
    case Qt::Key_End: return bar->triggerAction(Slider::SliderToMaximum);
    default: QDialog::keyPressEvent(event);
    }
}
