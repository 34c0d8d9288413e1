#include "app/shell/settings_dialog.h"

#include "app/shell/pick_body.h"
#include "app/shell/sizes.h"
#include "app/shell/widgets.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QScrollArea>
#include <QVBoxLayout>
#include <algorithm>
#include <array>

namespace {

constexpr std::array languages{std::optional<Language>(), std::optional(Language::english),
                               std::optional(Language::chinese)};
constexpr std::array themes{Theme::light, Theme::dark};

template <class Choices, class Value>
int placeOf(const Choices& choices, const Value& value) {
    return int(std::find(choices.begin(), choices.end(), value) - choices.begin());
}

} // namespace

SettingsDialog::SettingsDialog(SessionController& controller, const Settings& settings, QWidget* parent)
    : QDialog(parent), controller_(controller), settings_(settings) {
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    rebuilding_.setSingleShot(true);
    connect(&rebuilding_, &QTimer::timeout, this, &SettingsDialog::rebuild);
    connect(&controller, &SessionController::languageChanged, this, [this] { rebuilding_.start(0); });
    rebuild();
}

/// All anew, since every word and every length may be another.
void SettingsDialog::rebuild() {
    delete page_;
    setWindowTitle(tr("Settings"));
    page_ = new QWidget(this);
    auto* lines = new QWidget;
    auto* column = new QVBoxLayout(lines);
    column->setContentsMargins(sizes.px(24), sizes.card, sizes.px(24), sizes.inside);
    column->setSpacing(sizes.between);
    for (const Setting& setting : settingTable())
        if (!setting.title.empty()) addLine(column, setting);
    column->addStretch(1);
    auto* scroll = scrolled(lines, page_);
    auto* whole = new QVBoxLayout(page_);
    whole->setContentsMargins(0, 0, 0, sizes.card);
    whole->addWidget(scroll, 1);
    addFoot(whole);
    layout()->addWidget(page_);
    page_->show();
    const int wide = qMin(sizes.px(440), parentWidget()->width() - 40);
    const int tall = lines->layout()->totalHeightForWidth(wide) + sizes.control + sizes.inside + sizes.card;
    resize(wide, qMin(tall, parentWidget()->height() - 40));
}

void SettingsDialog::addLine(QVBoxLayout* column, const Setting& setting) {
    auto* line = new QVBoxLayout;
    line->setSpacing(sizes.px(6));
    if (!std::holds_alternative<bool Settings::*>(setting.member)) { // a box has its title beside it
        auto* title = new TextLabel(page_, TextLabel::Ink::first, sizes.label, true);
        title->setText(controller_.text(setting.title));
        line->addWidget(title);
    }
    QWidget* made = control(setting);
    const bool wide = qobject_cast<Chips*>(made) != nullptr;
    line->addWidget(made, 0, wide ? Qt::Alignment() : Qt::AlignLeft);
    auto* help = new TextLabel(page_, TextLabel::Ink::second, sizes.small);
    help->setWrapped(true);
    help->setText(controller_.text(setting.help));
    line->addWidget(help);
    column->addLayout(line);
    auto* target = wide ? qobject_cast<Chips*>(made)->focusTarget() : made;
    if (last_ == &setting && target != nullptr)
        QTimer::singleShot(0, target, [target] { target->setFocus(Qt::TabFocusReason); });
}

QWidget* SettingsDialog::chips(const Setting& setting, const QStringList& words, int chosen,
                               std::function<void(int)> choose) {
    auto* made = new Chips(page_);
    made->setWords(words);
    made->setNames(controller_.text(setting.title), controller_.text(setting.help));
    made->setChosen(chosen);
    connect(made, &Chips::chosen, this, [this, &setting, choose = std::move(choose)](int place) {
        choose(place);
        change(setting);
    });
    return made;
}

/// By the type of what is set.
QWidget* SettingsDialog::control(const Setting& setting) {
    const QString name = controller_.text(setting.title);
    if (const auto* language = std::get_if<std::optional<Language> Settings::*>(&setting.member))
        return chips(setting, {tr("As the system"), QStringLiteral("English"), QStringLiteral("简体中文")},
                     placeOf(languages, settings_.**language),
                     [this, at = *language](int place) { settings_.*at = languages[std::size_t(place)]; });
    if (const auto* theme = std::get_if<Theme Settings::*>(&setting.member))
        return chips(setting, {tr("Light"), tr("Dark")}, placeOf(themes, settings_.**theme),
                     [this, at = *theme](int place) { settings_.*at = themes[std::size_t(place)]; });
    if (const auto* number = std::get_if<int Settings::*>(&setting.member)) {
        auto* list = new QuietCombo(page_);
        for (int value = setting.low; value <= setting.high; value += setting.step)
            list->addItem(QStringLiteral("%1%").arg(value), value);
        list->setCurrentIndex(list->findData(settings_.**number));
        list->setAccessibleName(name);
        list->setAccessibleDescription(controller_.text(setting.help));
        connect(list, &QComboBox::currentIndexChanged, this, [this, list, at = *number, &setting] {
            settings_.*at = list->currentData().toInt();
            change(setting);
        });
        return list;
    }
    auto* box = new QCheckBox(name, page_);
    box->setAccessibleName(name);
    box->setAccessibleDescription(controller_.text(setting.help));
    const auto flag = std::get<bool Settings::*>(setting.member);
    box->setChecked(settings_.*flag);
    connect(box, &QCheckBox::toggled, this, [this, flag, &setting](bool on) {
        settings_.*flag = on;
        change(setting);
    });
    return box;
}

void SettingsDialog::change(const Setting& setting) {
    last_ = &setting;
    const double before = sizes.scale;
    emit changed(settings_);
    if (sizes.scale != before) rebuilding_.start(0);
}

void SettingsDialog::addFoot(QVBoxLayout* column) {
    auto* erase = new Button(Button::Look::plain, page_);
    erase->setText(tr("Erase progress"));
    erase->setToolTip(tr("Forget which tasks are done and how good the predictions were"));
    erase->setAccessibleName(erase->text());
    erase->setAccessibleDescription(erase->toolTip());
    // What can't be undone is asked twice.
    connect(erase, &QPushButton::clicked, this, [this, erase, asked = false]() mutable {
        if (asked) {
            emit eraseWanted();
            erase->setText(tr("Erased"));
        } else erase->setText(tr("Erase for good?"));
        erase->setAccessibleName(erase->text());
        asked = !asked;
    });
    auto* close = new Button(Button::Look::primary, page_);
    close->setText(tr("Close"));
    close->setAccessibleName(close->text());
    connect(close, &QPushButton::clicked, this, &QDialog::accept);
    auto* line = new QHBoxLayout;
    line->setContentsMargins(sizes.px(24), 0, sizes.px(24), 0);
    line->addWidget(erase);
    line->addStretch(1);
    line->addWidget(close);
    column->addLayout(line);
}
