#include "app/shell/main_window.h"

#include "app/shell/about.h"
#include "app/shell/export_dialog.h"
#include "app/shell/figure_copy.h"
#include "app/shell/files.h"
#include "app/shell/guide.h"
#include "app/shell/input_dialog.h"
#include "app/shell/inspector.h"
#include "app/shell/key_sheet.h"
#include "app/shell/navigator.h"
#include "app/shell/predict_bar.h"
#include "app/shell/presentation.h"
#include "app/shell/settings_dialog.h"
#include "app/shell/sizes.h"
#include "app/shell/stage.h"
#include "app/shell/status_line.h"
#include "app/shell/style.h"
#include "app/shell/top_bar.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDragEnterEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLocale>
#include <QMimeData>
#include <QScreen>
#include <QScrollBar>
#include <QShortcut>
#include <QVBoxLayout>

using namespace attention;

namespace {

constexpr int decoration = 40; // what a window manager may put around a window, top and bottom
constexpr int leastStage = 380;
constexpr int leastInspector = 212;

void openDialog(QDialog* dialog) {
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

} // namespace

MainWindow::MainWindow(SessionController& controller, const Settings& settings, EventLog* log)
    : controller_(controller), settings_(settings), log_(log), copier_(new FigureCopier(this)) {
    translateInterface(controller.language());
    // First, so that every widget that hears of a new language finds its translator in place.
    connect(&controller, &SessionController::languageChanged, this,
            [this] { translateInterface(controller_.language()); });
    connect(&controller, &SessionController::themeChanged, this,
            [this] { QApplication::setPalette(paletteOf(controller_.theme())); });
    connect(&controller, &SessionController::languageChanged, this,
            [this] { settings_.language = controller_.language(); });
    if (log_ != nullptr)
        connect(&controller, &SessionController::acted, this,
                [this](const Action& action, const Status& status) { log_->note(action, status); });
    // What had the focus may go with the lab that it belonged to.
    connect(qApp, &QApplication::focusChanged, this, [this](const QWidget*, const QWidget* now) {
        if (now == nullptr) QTimer::singleShot(0, this, &MainWindow::findFocus);
    });
    storeTimer_.setSingleShot(true);
    storeTimer_.setInterval(1000);
    connect(&storeTimer_, &QTimer::timeout, this, &MainWindow::storeSettings);
    connect(copier_, &FigureCopier::copied, this, &MainWindow::tell);
    connect(copier_, &FigureCopier::refused, this, [this](const Error& error) { say(controller_.problem(error)); });
    setAcceptDrops(true);
    setMinimumSize(1024, 700);
    resize(QSize(1280, 800).boundedTo(QGuiApplication::primaryScreen()->availableSize() - QSize(0, decoration)));
    controller.setProgress({settings.done, settings.best});
    if (!settings.geometry.isEmpty()) restoreGeometry(settings.geometry);
    files_ = new Files(controller, settings, this);
    connect(files_, &Files::inputWanted, this, [this] { openInput(); });
    connect(files_, &Files::dataOpened, this, &MainWindow::openInput);
    connect(files_, &Files::told, this, &MainWindow::tell);
    connect(files_, &Files::refused, this, &MainWindow::say);
    connect(files_, &Files::closeWanted, this, &QWidget::close);
    connect(&files_->document(), &Document::changed, this, &MainWindow::showTitle);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    connect(files_, &Files::failed, this, [this](Code code) {
        if (log_ != nullptr) log_->note("file refused:", std::string(code_name(code)).c_str());
    });
    build();
    stored_ = this->settings();
    stored_.geometry = settings.geometry;
    connect(&controller, &SessionController::changed, this, &MainWindow::storeLater);
    connect(&controller, &SessionController::tasksChanged, this, &MainWindow::storeLater);
    connect(&controller, &SessionController::languageChanged, this, &MainWindow::storeLater);
    connect(&controller, &SessionController::themeChanged, this, &MainWindow::storeLater);
    addShortcuts();
    QTimer::singleShot(0, files_, &Files::greet); // a file that is to be opened comes first
}

MainWindow::~MainWindow() = default;

// ---- what is in it, at the size that the settings say ------------------------------------------

void MainWindow::build() {
    scaleInterface(settings_.scale / 100.0);
    content_ = new QWidget(this);
    bar_ = new TopBar(controller_, content_);
    bar_->setFileMenu(files_->menu());
    navigator_ = new Navigator(controller_, content_);
    stage_ = new Stage(controller_, content_);
    inspector_ = new Inspector(controller_, content_);
    centre_ = new QVBoxLayout;
    centre_->setSpacing(0);
    for (QWidget* notice : files_->makeNotices(content_)) centre_->addWidget(notice);
    status_ = new StatusLine(controller_, safe_, content_);
    centre_->addWidget(status_->notice());
    centre_->addWidget(stage_, 1);
    auto* middle = new QHBoxLayout;
    middle->setSpacing(0);
    middle->addWidget(navigator_);
    middle->addLayout(centre_, 1);
    middle->addWidget(inspector_);
    auto* column = new QVBoxLayout(content_);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(bar_);
    column->addLayout(middle, 1);
    column->addWidget(status_);
    layout()->addWidget(content_);
    setGuide(settings_.guide);
    connect(bar_, &TopBar::wanted, this, &MainWindow::perform);
    connect(inspector_, &Inspector::inputWanted, this, [this] { openInput(); });
    connect(inspector_, &Inspector::told, this, &MainWindow::tell);
    connect(stage_, &Stage::zoomChanged, this, [this](bool zoomed) {
        if (zoomed) tell(tr("Zoomed; a double click or Esc shows the whole figure."));
        else status_->refresh();
    });
    connect(stage_, &Stage::wanted, this, &MainWindow::perform);
    connect(&controller_, &SessionController::languageChanged, content_, [this] { retranslate(); });
    connect(&controller_, &SessionController::labChanged, content_, [this] { orderTabs(); });
    arrange();
    retranslate();
    orderTabs();
}

/// What is made later would be last for Tab wherever it stands: the parts of the window follow each other as they are
/// read, each in the order that it has inside.
void MainWindow::orderTabs() {
    QList<QWidget*> parts{bar_, navigator_};
    for (int i = 0; i < centre_->count(); ++i) parts += centre_->itemAt(i)->widget();
    parts += inspector_;
    QWidget* last = nullptr;
    QList<QWidget*> chain;
    for (QWidget* at = content_->nextInFocusChain(); at != content_; at = at->nextInFocusChain()) chain += at;
    for (const QWidget* part : parts)
        for (QWidget* stop : chain) {
            if (!part->isAncestorOf(stop) || stop->focusPolicy() == Qt::NoFocus) continue;
            if (last != nullptr) QWidget::setTabOrder(last, stop);
            last = stop;
        }
}

/// Nothing of the window is there any more that was built with other sizes than those to come.
void MainWindow::tearDown() {
    left_ = place();
    delete content_;
    content_ = nullptr;
    guide_ = nullptr;
    status_ = nullptr;
}

void MainWindow::rebuild() {
    if (content_ != nullptr) tearDown();
    build();
    content_->show();
    goTo(left_);
}

MainWindow::Place MainWindow::place() const {
    Place place{inspector_->tab(), stage_->verticalScrollBar()->value()};
    const QWidget* focus = focusWidget();
    if (focus == nullptr || !content_->isAncestorOf(focus)) return place;
    place.focus = focus->accessibleName();
    return place;
}

/// Nothing is the same widget as before, but what had the focus is there again under its name; a list of choices may
/// have become chips, each named after it, and chips a list.
void MainWindow::goTo(const Place& place) {
    inspector_->setTab(place.tab);
    QTimer::singleShot(0, stage_, [this, place] { stage_->verticalScrollBar()->setValue(place.scrolled); });
    for (const bool exact : {true, false})
        for (auto* widget = content_->nextInFocusChain(); widget != content_; widget = widget->nextInFocusChain()) {
            if (!content_->isAncestorOf(widget)) continue;
            const QString name = widget->accessibleName();
            if (!widget->isVisible() || widget->focusPolicy() == Qt::NoFocus || name.isEmpty()) continue;
            if (exact ? name == place.focus
                      : name.startsWith(place.focus + u':') || place.focus.startsWith(name + u':'))
                return widget->setFocus(Qt::OtherFocusReason);
        }
    findFocus();
}

/// A screen reader that has lost it would fall silent; Tab goes on from the top.
void MainWindow::findFocus() {
    if (content_ != nullptr && isActiveWindow() && focusWidget() == nullptr) content_->setFocus(Qt::OtherFocusReason);
}

bool MainWindow::isNarrow() const {
    return width() < sizes.navigator + sizes.inspector + sizes.px(leastStage);
}

void MainWindow::arrange() {
    if (!isNarrow()) drawer_ = false;
    const bool list = isNarrow() ? drawer_ : !settings_.navigatorFolded;
    navigator_->setVisible(list);
    inspector_->setVisible(!drawer_ && !settings_.inspectorFolded);
    // Large letters in a small window: the controls are made narrower before the figures get too small.
    inspector_->setFixedWidth(qBound(sizes.px(leastInspector), width() - sizes.px(leastStage), sizes.inspector));
}

void MainWindow::resizeEvent(QResizeEvent* event) {
    if (content_ != nullptr) arrange();
    QWidget::resizeEvent(event);
}

void MainWindow::foldNavigator() {
    bool& wish = isNarrow() ? drawer_ : settings_.navigatorFolded;
    wish = !wish;
    storeLater();
    arrange();
}

void MainWindow::foldInspector() {
    settings_.inspectorFolded = !settings_.inspectorFolded && !drawer_;
    drawer_ = false;
    storeLater();
    arrange();
}

void MainWindow::setGuide(bool shown) {
    settings_.guide = shown;
    storeLater();
    if (!shown && guide_ != nullptr) {
        guide_->hide(); // so that a neighbour gets the focus, if it is in there
        guide_->deleteLater();
        guide_ = nullptr;
    }
    if (!shown || guide_ != nullptr) return;
    guide_ = new QWidget(content_); // keeps the distance that the stage keeps
    auto* margins = new QVBoxLayout(guide_);
    margins->setContentsMargins(sizes.stage, sizes.between, sizes.stage, 0);
    auto* guide = new Guide(controller_, guide_);
    margins->addWidget(guide);
    centre_->insertWidget(centre_->indexOf(stage_), guide_);
    connect(guide, &Guide::closed, this, [this] { setGuide(false); });
    orderTabs();
}

// ---- settings ------------------------------------------------------------------------------------

Settings MainWindow::settings() const {
    Settings now = settings_;
    now.theme = controller_.theme();
    now.geometry = saveGeometry();
    const auto progress = controller_.progress();
    now.done = progress.done;
    now.best = progress.best;
    now.recent = files_->recent();
    return now;
}

void MainWindow::useSettings(const Settings& wanted) {
    controller_.setTheme(wanted.theme);
    controller_.setLanguage(wanted.language.value_or(languageOf(QLocale::system().name())));
    settings_.language = wanted.language;
    if (wanted.guide != settings_.guide) setGuide(wanted.guide);
    setScale(wanted.scale);
}

void MainWindow::setScale(int percent) {
    const Setting& range = settingOf(&Settings::scale);
    const int within = qBound(range.low, percent, range.high);
    if (within == settings_.scale) return;
    settings_.scale = within;
    storeLater();
    rebuild();
    tell(tr("Size of the interface: %1%").arg(within));
}

void MainWindow::openSettings() {
    auto* dialog = new SettingsDialog(controller_, settings(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &SettingsDialog::changed, this, &MainWindow::useSettings);
    connect(dialog, &SettingsDialog::eraseWanted, this, [this] { controller_.setProgress({}); });
    dialog->open();
}

void MainWindow::sayItIsSafe() {
    safe_ = true;
    rebuild();
}

void MainWindow::addShortcuts() {
    for (const ShortcutLine& line : shortcutTable())
        for (const QKeySequence& keys : line.keys) {
            auto* key = new QShortcut(keys, this);
            key->setContext(Qt::WindowShortcut);
            connect(key, &QShortcut::activated, this, [this, shortcut = line.shortcut] { perform(shortcut); });
        }
}

void MainWindow::perform(Shortcut shortcut) {
    if (log_ != nullptr) log_->note("command", lineOf(shortcut).words.source.c_str());
    switch (shortcut) {
    case Shortcut::undo: return controller_.undo();
    case Shortcut::redo: return controller_.redo();
    case Shortcut::reset: return (void)controller_.apply(Reset{}).ok();
    case Shortcut::open: return files_->choose();
    case Shortcut::save: return files_->save();
    case Shortcut::saveAs: return files_->chooseName();
    case Shortcut::exportFigure: return exportFigure();
    case Shortcut::copyFigure: return copyFigure();
    case Shortcut::search:
        if (navigator_->isHidden()) foldNavigator();
        return navigator_->focusSearch();
    case Shortcut::foldNavigator: return foldNavigator();
    case Shortcut::foldInspector: return foldInspector();
    case Shortcut::larger: return setScale(settings_.scale + settingOf(&Settings::scale).step);
    case Shortcut::smaller: return setScale(settings_.scale - settingOf(&Settings::scale).step);
    case Shortcut::plainSize: return setScale(Settings().scale);
    case Shortcut::settings: return openSettings();
    case Shortcut::keys: return openDialog(new KeySheet(controller_.language(), this));
    case Shortcut::guide: return setGuide(guide_ == nullptr);
    case Shortcut::about: return openDialog(new AboutDialog(log_, this));
    case Shortcut::language:
        return controller_.setLanguage(controller_.language() == Language::english ? Language::chinese
                                                                                   : Language::english);
    case Shortcut::pageUp: return stage_->scrollPage(false);
    case Shortcut::pageDown: return stage_->scrollPage(true);
    case Shortcut::predict: return PredictBar::step(controller_);
    case Shortcut::present: return present();
    case Shortcut::theme: return controller_.setTheme(controller_.theme() == Theme::dark ? Theme::light : Theme::dark);
    }
}

void MainWindow::retranslate() {
    files_->retranslate();
    showTitle();
}

void MainWindow::showTitle() {
    const Document& document = files_->document();
    const bool named = !document.path().isEmpty();
    setWindowTitle(named                   ? tr("%1[*] – Attention Lab").arg(document.name())
                   : document.isModified() ? tr("Untitled[*] – Attention Lab")
                                           : tr("Attention Lab"));
    setWindowModified(document.isModified());
}

/// A change is stored soon, so that a kill or a power cut doesn't take it back; not on every step of a drag.
void MainWindow::storeLater() {
    if (!storeTimer_.isActive()) storeTimer_.start();
}

void MainWindow::storeSettings() {
    Settings now = settings();
    now.geometry = stored_.geometry; // at the end
    now.recent = stored_.recent;     // stored by themselves
    if (now == stored_) return;
    saveSettings(std::exchange(stored_, now), now);
}

/// In front of a class there is no such line.
void MainWindow::tell(const QString& news) {
    if (status_ != nullptr) status_->tell(news);
}

void MainWindow::say(const QString& problem) {
    if (status_ != nullptr) status_->say(problem);
}

/// Esc, where nothing inside has a use for it: what was wrong has been read.
void MainWindow::keyPressEvent(QKeyEvent* event) {
    if (event->key() != Qt::Key_Escape) return QWidget::keyPressEvent(event);
    controller_.dismiss();
    event->accept();
}

/// What a teacher has locked or hidden isn't to be read there either.
void MainWindow::openInput(const QString& path) {
    if (isInputLocked(controller_.session(), controller_.lab()))
        return say(tr("The teacher has locked the input in this session."));
    auto* dialog = new InputDialog(controller_, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    if (!path.isEmpty()) dialog->openFile(path);
    dialog->open();
}

void MainWindow::openFile(const QString& path) {
    files_->open(path);
}

void MainWindow::exportFigure() {
    QMap<QString, QString> choices = settings_.exportChoices;
    choices[QStringLiteral("view")] = QString::fromStdString(stage_->currentView());
    auto* dialog = new ExportDialog(controller_, this, choices);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::finished, this, [this, dialog] {
        if (dialog->isRefused()) return;
        settings_.exportChoices = dialog->choices();
        storeLater();
    });
    connect(dialog, &ExportDialog::failed, this, [this](Code code) {
        if (log_ != nullptr) log_->note("export refused:", std::string(code_name(code)).c_str());
    });
    connect(dialog, &ExportDialog::saved, this, &MainWindow::tell);
    dialog->open();
}

void MainWindow::copyFigure() {
    FigureRequest request{&controller_.lab(), controller_.values(), stage_->currentView(),
                          controller_.session().digits};
    if (controller_.prediction() != nullptr) request.prediction = *controller_.prediction();
    FigureStyle style;
    style.language = controller_.language();
    copier_->start(request, style);
}

/// The class sees another window, made of the same parts at twice the size; this one waits behind it, empty.
void MainWindow::present() {
    const QByteArray geometry = saveGeometry();
    hide();
    tearDown();
    scaleInterface(Presentation::scaleFor(screen()->size()));
    auto* presentation = new Presentation(controller_);
    presentation->setAttribute(Qt::WA_DeleteOnClose);
    connect(presentation, &Presentation::ended, this, [this, geometry] {
        rebuild();
        restoreGeometry(geometry);
        show();
    });
    presentation->showFullScreen();
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    if (event->mimeData()->hasUrls() && event->mimeData()->urls().first().isLocalFile()) event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
    event->acceptProposedAction();
    openFile(event->mimeData()->urls().first().toLocalFile());
}

void MainWindow::closeEvent(QCloseEvent* event) {
    if (!files_->mayClose()) return event->ignore();
    saveSettings(stored_, settings());
    event->accept();
}
