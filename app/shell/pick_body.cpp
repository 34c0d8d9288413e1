#include "app/shell/pick_body.h"

#include "app/shell/sizes.h"
#include "app/shell/widgets.h"

#include <QAbstractItemView>
#include <QButtonGroup>
#include <QComboBox>
#include <QListView>
#include <QSignalBlocker>
#include <QVBoxLayout>

using namespace attention;

namespace {
constexpr int mostChips = 12;
constexpr int longestChip = 18; // characters; beyond that a list reads better
} // namespace

Chips::Chips(QWidget* parent, bool compact)
    : QWidget(parent), flow_(new FlowLayout(this, compact ? 4 : sizes.inside)), group_(new QButtonGroup(this)),
      compact_(compact) {
    group_->setExclusive(true);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    connect(group_, &QButtonGroup::idClicked, this, &Chips::chosen);
}

void Chips::setWords(const QStringList& words) {
    if (words == words_) return;
    words_ = words;
    while (buttons_.size() > words.size()) {
        Button* last = buttons_.takeLast(); // perhaps just clicked: its focus ended the entry that shortens the list
        group_->removeButton(last);
        flow_->removeWidget(last);
        last->hide();
        last->deleteLater();
    }
    while (buttons_.size() < words.size()) {
        auto* button = new Button(compact_ ? Button::Look::smallChip : Button::Look::chip, this);
        flow_->addWidget(button);
        group_->addButton(button, int(buttons_.size()));
        buttons_.append(button);
        if (isVisible()) button->show();
    }
    for (int i = 0; i < words.size(); ++i) {
        buttons_[i]->setText(words[i]);
        buttons_[i]->setShortcut({}); // a token with & is no mnemonic
        buttons_[i]->setAccessibleName(name_.isEmpty() ? words[i] : name_ + QStringLiteral(": ") + words[i]);
    }
    letTabIn();
    flow_->invalidate();
    updateGeometry();
}

void Chips::setNames(const QString& name, const QString& help) {
    name_ = name;
    setAccessibleName(name);
    for (int i = 0; i < buttons_.size(); ++i) {
        buttons_[i]->setAccessibleName(name + QStringLiteral(": ") + words_[i]);
        buttons_[i]->setAccessibleDescription(help);
        buttons_[i]->setToolTip(help);
    }
}

void Chips::setChosen(int place) {
    if (place >= 0 && place < buttons_.size()) {
        buttons_[place]->setChecked(true);
    } else if (group_->checkedButton() != nullptr) {
        group_->setExclusive(false);
        for (Button* button : buttons_) button->setChecked(false);
        group_->setExclusive(true);
    }
    letTabIn();
}

/// Tab enters at the chosen chip, or the first where none is; arrow keys go on from there.
void Chips::letTabIn() {
    const QWidget* door = focusTarget();
    for (Button* button : buttons_) {
        const auto policy = button == door || button->hasFocus() ? Qt::StrongFocus : Qt::ClickFocus;
        if (button->focusPolicy() != policy) button->setFocusPolicy(policy);
    }
}

QWidget* Chips::focusTarget() const {
    if (auto* chosen = group_->checkedButton()) return chosen;
    return buttons_.isEmpty() ? nullptr : buttons_.first();
}

QList<QWidget*> Chips::stops() const {
    return {buttons_.begin(), buttons_.end()};
}

QSize Chips::sizeHint() const {
    int wide = 0;
    for (const Button* button : buttons_) wide += button->sizeHint().width() + flow_->spacing();
    return {wide, minimumSizeHint().height()};
}

QSize Chips::minimumSizeHint() const {
    QSize size(0, 0);
    for (const Button* button : buttons_) size = size.expandedTo(button->sizeHint());
    return size;
}

PickBody::PickBody(const Field& field, SessionController& controller, QWidget* parent)
    : FieldBody(field, controller, parent), chips_(new Chips(this)), combo_(new QuietCombo(this)) {
    auto* list = new QListView(combo_);
    list->setUniformItemSizes(true);
    combo_->setView(list);
    combo_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    combo_->setMinimumContentsLength(12);
    combo_->hide();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(chips_);
    column->addWidget(combo_);
    connect(chips_, &Chips::chosen, this, &PickBody::pick);
    connect(combo_, &QComboBox::activated, this, &PickBody::pick);
}

QWidget* PickBody::mainControl() {
    return combo_->isHidden() ? static_cast<QWidget*>(chips_) : combo_;
}

QList<QWidget*> PickBody::stops() {
    return chips_->stops() + QList<QWidget*>{combo_};
}

QStringList PickBody::words() const {
    QStringList words;
    if (field().type == FieldType::choice)
        for (const Choice& choice : field().choices) words.append(controller().text(choice.label));
    else
        for (const std::string& token : shown_) words.append(QString::fromStdString(token));
    return words;
}

int PickBody::place() const {
    if (const auto* number = std::get_if<std::int64_t>(&value())) return int(*number);
    const auto* id = std::get_if<std::string>(&value());
    for (int i = 0; id != nullptr && i < int(field().choices.size()); ++i)
        if (field().choices[std::size_t(i)].id == *id) return i;
    return -1;
}

void PickBody::refresh() {
    Tokens tokens = field().type == FieldType::choice ? Tokens{} : tokensOf(controller(), field().picks_from);
    if (!filled_ || tokens != shown_) {
        shown_ = std::move(tokens);
        retranslate();
    }
    const QSignalBlocker quiet(combo_);
    if (combo_->isHidden()) chips_->setChosen(place());
    else combo_->setCurrentIndex(place());
}

void PickBody::retranslate() {
    filled_ = true;
    const QStringList all = words();
    qsizetype longest = 0;
    for (const QString& word : all) longest = qMax(longest, word.size());
    const double scale = sizes.scale; // large chips soon fill the column
    const bool many = double(all.size()) > mostChips / (scale * scale) || double(longest) > longestChip / scale;
    chips_->setVisible(!many);
    combo_->setVisible(many);
    const QSignalBlocker quiet(combo_);
    combo_->clear();
    chips_->setWords(many ? QStringList() : all);
    if (many && field().type == FieldType::choice) combo_->addItems(all);
    else if (many)
        for (int i = 0; i < all.size(); ++i) combo_->addItem(QStringLiteral("%1 · %2").arg(i + 1).arg(all[i]));
    if (many) combo_->setCurrentIndex(place());
    else chips_->setChosen(place());
    const QString help = controller().text(field().help);
    combo_->setAccessibleName(controller().text(field().label));
    combo_->setAccessibleDescription(help);
    combo_->setToolTip(help);
    chips_->setNames(controller().text(field().label), help);
    updateGeometry();
}

void PickBody::pick(int place) {
    Value wanted = std::int64_t(place);
    if (field().type == FieldType::choice) wanted = field().choices[std::size_t(place)].id;
    if (!request(std::move(wanted))) refresh();
}
