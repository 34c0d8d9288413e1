#include "app/shell/top_bar.h"

#include "app/shell/icons.h"
#include "app/shell/sizes.h"

#include <QFrame>
#include <QHBoxLayout>
#include <QMenu>

using namespace attention;

namespace {

QWidget* divider(QWidget* parent) {
    auto* line = new QFrame(parent);
    line->setFrameShape(QFrame::VLine);
    line->setFixedSize(sizes.px(17), sizes.px(20));
    return line;
}

} // namespace

TopBar::TopBar(SessionController& controller, QWidget* parent)
    : Panel(Qt::BottomEdge, parent), controller_(controller),
      name_(new TextLabel(this, TextLabel::Ink::first, sizes.name, true)), presetMenu_(new QMenu(this)),
      moreMenu_(new QMenu(this)) {
    setFixedHeight(sizes.topBar);
    name_->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    auto* line = new QHBoxLayout(this);
    line->setContentsMargins(sizes.px(12), 0, sizes.px(12), 1);
    line->setSpacing(sizes.px(4));
    fold_ = add(Shortcut::foldNavigator, Button::Look::bar, icon::fold);
    undo_ = add(Shortcut::undo, Button::Look::bar, icon::undo);
    redo_ = add(Shortcut::redo, Button::Look::bar, icon::redo);
    reset_ = add(Shortcut::reset, Button::Look::bar);
    presets_ = new Button(Button::Look::bar, this);
    presets_->setMenu(presetMenu_);
    file_ = new Button(Button::Look::bar, this);
    connect(presetMenu_, &QMenu::aboutToShow, this, &TopBar::judgePresets);
    export_ = add(Shortcut::exportFigure, Button::Look::primary);
    language_ = add(Shortcut::language, Button::Look::bar);
    theme_ = add(Shortcut::theme, Button::Look::bar, icon::theme);
    menu_ = new Button(Button::Look::bar, this, icon::more);
    connect(menu_, &QPushButton::clicked, this, [this] {
        fillMenu();
        moreMenu_->popup(menu_->mapToGlobal(QPoint(menu_->width() - moreMenu_->sizeHint().width(), menu_->height())));
    });
    line->addWidget(fold_);
    line->addSpacing(sizes.px(4));
    line->addWidget(name_);
    line->addSpacing(sizes.px(12));
    for (QWidget* widget : {static_cast<QWidget*>(undo_), static_cast<QWidget*>(redo_), static_cast<QWidget*>(reset_),
                            divider(this), static_cast<QWidget*>(presets_), static_cast<QWidget*>(file_)})
        line->addWidget(widget);
    line->addStretch(1);
    for (QWidget* widget : {static_cast<QWidget*>(export_), divider(this), static_cast<QWidget*>(language_),
                            static_cast<QWidget*>(theme_), static_cast<QWidget*>(menu_)})
        line->addWidget(widget);
    connect(&controller, &SessionController::labChanged, this, &TopBar::retranslate);
    connect(&controller, &SessionController::changed, this, &TopBar::refresh);
    connect(&controller, &SessionController::languageChanged, this, &TopBar::retranslate);
    retranslate();
}

Button* TopBar::add(Shortcut shortcut, Button::Look look, Button::Shape shape) {
    auto* button = new Button(look, this, shape);
    connect(button, &QPushButton::clicked, this, [this, shortcut] { emit wanted(shortcut); });
    return button;
}

void TopBar::name(Button* button, Shortcut shortcut, const QString& words, const QString& help) {
    if (button->shape() == nullptr) button->setText(words);
    button->setAccessibleName(words);
    button->setToolTip(withKeys(help, shortcut));
}

/// A button that goes out of use hands the focus to a neighbour, not to whatever comes next in the window.
void TopBar::enable(Button* button, bool on) {
    if (on || !button->hasFocus()) return button->setEnabled(on);
    for (Button* neighbour : {undo_, redo_, reset_, presets_})
        if (neighbour != button && neighbour->isEnabled()) {
            neighbour->setFocus(Qt::OtherFocusReason);
            break;
        }
    button->setEnabled(false);
}

void TopBar::refresh() {
    const History& history = controller_.history();
    const QString back = tr("Undo: %1");
    const QString again = tr("Redo: %1");
    for (const bool on : {true, false}) { // those that come into use first: they may take the focus
        if (history.can_undo() == on) enable(undo_, on);
        if (history.can_redo() == on) enable(redo_, on);
    }
    name(undo_, Shortcut::undo, tr("Undo"),
         history.can_undo() ? back.arg(controller_.text(history.undo_name())) : tr("Nothing to undo"));
    name(redo_, Shortcut::redo, tr("Redo"),
         history.can_redo() ? again.arg(controller_.text(history.redo_name())) : tr("Nothing to redo"));
    const bool changed = controller_.values() != start_of(controller_.session(), controller_.lab());
    const bool locked = controller_.session().lock.has_value();
    enable(reset_, changed);
    name(reset_, Shortcut::reset, tr("Reset"),
         !changed ? tr("This lab is in its initial state")
         : locked ? tr("Back to the teacher's state of this lab")
                  : tr("Back to the initial state of this lab"));
}

void TopBar::retranslate() {
    name_->setText(tr("Attention Lab"));
    name(fold_, Shortcut::foldNavigator, tr("List of labs"), tr("Show or hide the list of labs"));
    presets_->setText(tr("Presets"));
    presets_->setToolTip(tr("Prepared states of this lab"));
    presets_->setAccessibleName(tr("Presets"));
    file_->setText(tr("File"));
    file_->setToolTip(tr("Open and save sessions, figures and your own data"));
    file_->setAccessibleName(tr("File"));
    name(export_, Shortcut::exportFigure, tr("Export figure"), tr("Save a figure as SVG, PDF or PNG"));
    language_->setText(QStringLiteral("中 / EN"));
    language_->setAccessibleName(tr("Language: English"));
    language_->setToolTip(withKeys(tr("Switch to Chinese"), Shortcut::language));
    name(theme_, Shortcut::theme, tr("Light or dark"), tr("Switch between light and dark"));
    menu_->setAccessibleName(tr("Menu"));
    menu_->setToolTip(tr("Settings, keyboard shortcuts, help"));
    fillPresets();
    refresh();
    fit();
}

void TopBar::resizeEvent(QResizeEvent* event) {
    Panel::resizeEvent(event);
    fit();
}

/// What the bar has no room for is in the menu alone.
void TopBar::fit() {
    const QList<QWidget*> spared{name_, theme_, language_, reset_, redo_};
    for (QWidget* widget : spared) widget->show();
    for (QWidget* widget : spared) {
        layout()->invalidate();
        if (layout()->minimumSize().width() <= width()) return;
        widget->hide();
    }
}

void TopBar::fillMenu() {
    moreMenu_->clear();
    const auto add = [this](Shortcut shortcut) {
        const ShortcutLine& line = lineOf(shortcut);
        const QString keys = line.keys.isEmpty() ? QString() : u'\t' + keyName(line.keys.first());
        const auto ask = [this, shortcut] { emit wanted(shortcut); };
        // Later: the window may be torn down for it, and the menu with it, which must have closed by then.
        moreMenu_->addAction(controller_.text(line.words) + keys, this, ask, Qt::QueuedConnection);
    };
    const std::pair<QWidget*, Shortcut> spared[] = {
        {redo_, Shortcut::redo}, {reset_, Shortcut::reset}, {language_, Shortcut::language}, {theme_, Shortcut::theme}};
    for (const auto& [button, shortcut] : spared)
        if (button->isHidden()) add(shortcut);
    if (!moreMenu_->isEmpty()) moreMenu_->addSeparator();
    for (const Shortcut shortcut : {Shortcut::present, Shortcut::foldInspector, Shortcut::settings}) add(shortcut);
    moreMenu_->addSeparator();
    for (const Shortcut shortcut : {Shortcut::keys, Shortcut::guide, Shortcut::about}) add(shortcut);
}

void TopBar::fillPresets() {
    presetMenu_->clear();
    for (const Preset& preset : controller_.lab().presets)
        presetMenu_->addAction(controller_.text(preset.label), this,
                               [this, id = preset.id] { (void)controller_.apply(ChoosePreset{id}).ok(); });
    presets_->setEnabled(!controller_.lab().presets.empty());
}

void TopBar::setFileMenu(QMenu* menu) {
    file_->setMenu(menu);
}

/// What the teacher has locked may keep a preset away.
void TopBar::judgePresets() {
    const bool free = lock_of(controller_.session(), controller_.lab()) == nullptr;
    for (qsizetype i = 0; i < presetMenu_->actions().size(); ++i) {
        const std::string& id = controller_.lab().presets[std::size_t(i)].id;
        presetMenu_->actions()[i]->setEnabled(free || reduce(controller_.session(), ChoosePreset{id}).ok());
    }
}
