#include "app/shell/main_window.h"

#include "app/shell/export_dialog.h"
#include "app/shell/files.h"
#include "app/shell/guide.h"
#include "app/shell/input_dialog.h"
#include "app/shell/inspector.h"
#include "app/shell/navigator.h"
#include "app/shell/predict_bar.h"
#include "app/shell/presentation.h"
#include "app/shell/sizes.h"
#include "app/shell/stage.h"
#include "app/shell/style.h"
#include "app/shell/top_bar.h"

#include "core/labs/seen.h"

#include <QApplication>
#include <QClipboard>
#include <QCloseEvent>
#include <QDragEnterEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLibraryInfo>
#include <QMimeData>
#include <QScreen>
#include <QShortcut>
#include <QVBoxLayout>

using namespace attention;

namespace {

constexpr int decoration = 40; // what a window manager may put around a window, top and bottom

/// Qt's own words, for its file dialog; empty where the package with them isn't installed.
QTranslator* wordsOfQt() {
    static QTranslator* const words = [] {
        auto* translator = new QTranslator; // lives as long as the program
        (void)translator->load(QStringLiteral("qtbase_zh_CN"), QLibraryInfo::path(QLibraryInfo::TranslationsPath));
        return translator;
    }();
    return words;
}

/// The interface strings of the program follow the language; English needs no translator.
void translateInterface(Language language) {
    for (QTranslator* chinese : {wordsOfQt(), interfaceTranslator(Language::chinese)}) {
        QCoreApplication::removeTranslator(chinese);
        if (language == Language::chinese) QCoreApplication::installTranslator(chinese);
    }
}

} // namespace

MainWindow::MainWindow(SessionController& controller, const Settings& settings)
    : controller_(controller), exportChoices_(settings.exportChoices), copy_([this](const Result<FigureCopy>& made) {
          if (!made) return say(controller_.problem(made.error()));
          QGuiApplication::clipboard()->setMimeData(mimeOf(*made));
          tell(tr("Copied: the figure as PNG and SVG, and its numbers as a table."));
      }) {
    translateInterface(controller.language());
    // First, so that every widget that hears of a new language finds its translator in place.
    connect(&controller, &SessionController::languageChanged, this,
            [this] { translateInterface(controller_.language()); });
    connect(&controller, &SessionController::themeChanged, this,
            [this] { QApplication::setPalette(paletteOf(controller_.theme())); });
    files_ = new Files(controller, settings, this);
    bar_ = new TopBar(controller, this);
    bar_->setFileMenu(files_->menu());
    navigator_ = new Navigator(controller, this);
    stage_ = new Stage(controller, this);
    inspector_ = new Inspector(controller, this);
    status_ = new Panel(Qt::TopEdge, this);
    changed_ = new TextLabel(status_, TextLabel::Ink::second, sizes.small);
    origin_ = new TextLabel(status_, TextLabel::Ink::second, sizes.small);
    changed_->setElided(true);
    origin_->setElided(true);
    origin_->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    status_->setFixedHeight(sizes.statusLine);
    auto* line = new QHBoxLayout(status_);
    line->setContentsMargins(16, 1, 16, 0);
    line->setSpacing(sizes.stage);
    line->addWidget(changed_, 1); // what just happened has all the room that the origin leaves
    line->addWidget(origin_);
    auto* centre = new QVBoxLayout;
    centre->setSpacing(0);
    for (QWidget* notice : files_->notices()) centre->addWidget(notice);
    if (settings.guide) addGuide(centre);
    centre->addWidget(stage_, 1);
    auto* middle = new QHBoxLayout;
    middle->setSpacing(0);
    middle->addWidget(navigator_);
    middle->addLayout(centre, 1);
    middle->addWidget(inspector_);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(bar_);
    column->addLayout(middle, 1);
    column->addWidget(status_);
    statusTimer_.setSingleShot(true);
    statusTimer_.setInterval(30);
    connect(&statusTimer_, &QTimer::timeout, this, &MainWindow::showStatus);
    connect(bar_, &TopBar::wanted, this, &MainWindow::perform);
    connect(inspector_, &Inspector::inputWanted, this, [this] { openInput(); });
    connect(files_, &Files::inputWanted, this, [this] { openInput(); });
    connect(files_, &Files::dataOpened, this, &MainWindow::openInput);
    connect(files_, &Files::told, this, &MainWindow::tell);
    connect(files_, &Files::refused, this, &MainWindow::say);
    connect(files_, &Files::closeWanted, this, &QWidget::close);
    connect(&files_->document(), &Document::changed, this, &MainWindow::showTitle);
    connect(stage_, &Stage::zoomChanged, this, [this](bool zoomed) {
        if (zoomed) tell(tr("Zoomed; a double click or Esc shows the whole figure."));
        else showStatus();
    });
    connect(stage_, &Stage::wanted, this, &MainWindow::perform);
    connect(&controller, &SessionController::dismissed, this, &MainWindow::showStatus);
    connect(&controller, &SessionController::changed, &statusTimer_, qOverload<>(&QTimer::start));
    connect(&controller, &SessionController::languageChanged, this, &MainWindow::retranslate);
    setAcceptDrops(true);
    setMinimumSize(1024, 700);
    resize(QSize(1280, 800).boundedTo(QGuiApplication::primaryScreen()->availableSize() - QSize(0, decoration)));
    controller.setProgress({settings.done, settings.best});
    if (!settings.geometry.isEmpty()) restoreGeometry(settings.geometry);
    navigator_->setHidden(settings.navigatorFolded);
    addShortcuts();
    retranslate();
}

MainWindow::~MainWindow() = default;

void MainWindow::addGuide(QLayout* column) {
    auto* frame = new QWidget(this); // keeps the distance that the stage keeps
    auto* margins = new QVBoxLayout(frame);
    margins->setContentsMargins(sizes.stage, sizes.between, sizes.stage, 0);
    guide_ = new Guide(controller_, frame);
    margins->addWidget(guide_);
    column->addWidget(frame);
    connect(guide_, &Guide::closed, this, [this, frame] {
        guide_ = nullptr;
        frame->deleteLater();
    });
}

void MainWindow::addShortcuts() {
    for (const Shortcut shortcut :
         {Shortcut::undo, Shortcut::redo, Shortcut::reset, Shortcut::open, Shortcut::save, Shortcut::saveAs,
          Shortcut::exportFigure, Shortcut::copyFigure, Shortcut::search, Shortcut::foldNavigator, Shortcut::language,
          Shortcut::theme, Shortcut::pageUp, Shortcut::pageDown, Shortcut::predict, Shortcut::present})
        for (const QKeySequence& keys : keysOf(shortcut)) {
            auto* key = new QShortcut(keys, this);
            key->setContext(Qt::WindowShortcut);
            connect(key, &QShortcut::activated, this, [this, shortcut] { perform(shortcut); });
        }
}

void MainWindow::perform(Shortcut shortcut) {
    switch (shortcut) {
    case Shortcut::undo: return controller_.undo();
    case Shortcut::redo: return controller_.redo();
    case Shortcut::reset: return (void)controller_.apply(Reset{}).ok();
    case Shortcut::open: return files_->choose();
    case Shortcut::save: return files_->save();
    case Shortcut::saveAs: return files_->chooseName();
    case Shortcut::exportFigure: return exportFigure();
    case Shortcut::copyFigure: return copyFigure();
    case Shortcut::search: navigator_->show(); return navigator_->focusSearch();
    case Shortcut::foldNavigator: return navigator_->setHidden(!navigator_->isHidden());
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
    showStatus();
}

void MainWindow::showTitle() {
    const Document& document = files_->document();
    const bool named = !document.path().isEmpty();
    setWindowTitle(named ? tr("%1[*] – Attention Lab").arg(document.name()) : tr("Attention Lab"));
    setWindowModified(named && document.isModified());
}

void MainWindow::showStatus() {
    const Lab& lab = controller_.lab();
    const QString report = controller_.changeReport();
    changed_->setInk(TextLabel::Ink::second);
    changed_->setText(report.isEmpty() ? controller_.text(summary_of(lab, controller_.shown())) : report);
    origin_->setText(lab.origin != nullptr ? controller_.text(lab.origin(controller_.shown())) : QString());
}

void MainWindow::tell(const QString& news) {
    statusTimer_.stop();
    changed_->setInk(TextLabel::Ink::second);
    changed_->setText(news);
}

void MainWindow::say(const QString& problem) {
    tell(problem);
    changed_->setInk(TextLabel::Ink::problem);
}

/// Esc, where nothing inside has a use for it: what was wrong has been read.
void MainWindow::keyPressEvent(QKeyEvent* event) {
    if (event->key() != Qt::Key_Escape) return QWidget::keyPressEvent(event);
    controller_.dismiss();
    event->accept();
}

void MainWindow::openInput(const QString& path) {
    auto* dialog = new InputDialog(controller_, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    if (!path.isEmpty()) dialog->openFile(path);
    dialog->open();
}

void MainWindow::openFile(const QString& path) {
    files_->open(path);
}

void MainWindow::exportFigure() {
    QMap<QString, QString> choices = exportChoices_;
    choices[QStringLiteral("view")] = QString::fromStdString(stage_->currentView());
    auto* dialog = new ExportDialog(controller_, this, choices);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::finished, this, [this, dialog] { exportChoices_ = dialog->choices(); });
    connect(dialog, &ExportDialog::saved, this, &MainWindow::tell);
    dialog->open();
}

void MainWindow::copyFigure() {
    FigureRequest request{&controller_.lab(), controller_.values(), stage_->currentView(),
                          controller_.session().digits};
    if (controller_.prediction() != nullptr) request.prediction = *controller_.prediction();
    FigureStyle style;
    style.language = controller_.language();
    copy_.start([request, style] { return copyOf(request, style); });
}

/// The class sees another window, made of the same parts at twice the size; this one waits behind it.
void MainWindow::present() {
    const QByteArray place = saveGeometry();
    hide();
    scaleInterface(Presentation::scaleFor(screen()->size()));
    auto* presentation = new Presentation(controller_);
    presentation->setAttribute(Qt::WA_DeleteOnClose);
    connect(presentation, &Presentation::ended, this, [this, place] {
        scaleInterface(1);
        restoreGeometry(place);
        show();
        controller_.announceLab(); // what was built meanwhile was built too large
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
    const auto progress = controller_.progress();
    saveSettings({controller_.language(), controller_.theme(), saveGeometry(), navigator_->isHidden(),
                  guide_ != nullptr, progress.done, progress.best, exportChoices_});
    event->accept();
}
