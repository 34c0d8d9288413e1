#include "app/shell/files.h"

#include "app/shell/file_dialog.h"
#include "app/shell/input_dialog.h"
#include "app/shell/notice.h"
#include "app/shell/question.h"
#include "app/shell/shortcuts.h"
#include "app/shell/students_dialog.h"
#include "core/io/file.h"
#include "core/session/recipe.h"

#include <QFileInfo>
#include <QLocale>
#include <QMenu>
#include <utility>

using namespace attention;

namespace {

constexpr int mostRecent = 10;

/// A file that is no session may still hold numbers or words; one that only is a damaged session must say so.
bool isMeantAsSession(std::string_view bytes, const Error& error) {
    if (error.code == Code::bad_json || error.code == Code::bad_file || error.code == Code::too_large)
        return bytes.find("attention-lab-session") != bytes.npos;
    return true;
}

/// In a menu & would underline the next letter.
QString inMenu(QString words) {
    return words.replace(u'&', QStringLiteral("&&"));
}

QString withKeysAtRight(const QString& words, Shortcut shortcut) {
    return words + u'\t' + keyName(keysOf(shortcut).first());
}

} // namespace

Files::Files(SessionController& controller, const Settings& settings, QWidget* window)
    : QObject(window), controller_(controller), window_(window), document_(controller, this),
      autosave_(
          settings.kept, [this] { return content(); }, this),
      recent_(settings.recent), menu_(new QMenu(window)), recentMenu_(new QMenu(menu_)),
      asksAlways_(settings.asksAlways) {
    addActions();
    connect(recentMenu_, &QMenu::aboutToShow, this, &Files::fillRecent);
    connect(menu_, &QMenu::aboutToShow, this,
            [this] { actions_.last()->setVisible(takesOwnInput(controller_.lab())); });
    connect(&document_, &Document::changed, &autosave_, &Autosave::touch);
    connect(&document_, &Document::changed, this, &Files::showLock);
    connect(&autosave_, &Autosave::failed, this, [this](const Error& error) {
        emit refused(tr("What isn't saved can't be kept for the case of a crash. %1").arg(controller_.problem(error)));
    });
    retranslate();
}

QList<QWidget*> Files::makeNotices(QWidget* parent) {
    leftover_ = new Notice(parent);
    lock_ = new Notice(parent);
    connect(leftover_, &Notice::chosen, this, [this](int button) { answerLeftover(button == 0); });
    connect(lock_, &Notice::chosen, this, &Files::unlock);
    offerLeftover();
    showLock();
    return {leftover_, lock_};
}

// ---- the menu ------------------------------------------------------------------------------

void Files::addActions() {
    actions_.append(menu_->addAction(QString(), this, &Files::choose));
    menu_->addMenu(recentMenu_);
    menu_->addSeparator();
    actions_.append(menu_->addAction(QString(), this, &Files::save));
    actions_.append(menu_->addAction(QString(), this, &Files::chooseName));
    actions_.append(menu_->addAction(QString(), this, &Files::saveForStudents));
    menu_->addSeparator();
    actions_.append(menu_->addAction(QString(), this, &Files::inputWanted));
}

void Files::retranslate() {
    const QStringList words{withKeysAtRight(tr("Open…"), Shortcut::open), withKeysAtRight(tr("Save"), Shortcut::save),
                            withKeysAtRight(tr("Save as…"), Shortcut::saveAs), tr("Save for students…"),
                            tr("Own input…")};
    for (qsizetype i = 0; i < actions_.size(); ++i) actions_[i]->setText(words[i]);
    recentMenu_->setTitle(tr("Open recent"));
    fillRecent();
    offerLeftover();
    showLock();
}

/// Whether a file is still there is found out when it is chosen: asking a disk that is away may take minutes.
void Files::fillRecent() {
    recentMenu_->clear();
    const auto unsaved = autosave_.last();
    for (const Kept& kept : unsaved)
        recentMenu_->addAction(inMenu(tr("Not saved: %1").arg(wordsFor(kept))), this, [this, kept] {
            leave([this, kept] {
                restore(kept);
                opened_ = kept.place;
            });
        });
    if (!unsaved.empty()) recentMenu_->addSeparator();
    for (const QString& path : recent_) {
        auto* action = recentMenu_->addAction(inMenu(QFileInfo(path).fileName()), this, [this, path] { open(path); });
        action->setToolTip(path);
    }
    recentMenu_->setToolTipsVisible(true);
    recentMenu_->addSeparator();
    recentMenu_->addAction(tr("Clear list"), this, [this] {
        recent_.clear();
        saveRecent(recent_);
    });
    recentMenu_->actions().last()->setEnabled(!recent_.isEmpty());
}

void Files::remember(const QString& path) {
    rememberFolderOf(path);
    recent_.removeAll(path);
    recent_.prepend(path);
    recent_ = recent_.mid(0, mostRecent);
    saveRecent(recent_);
}

/// A file that is gone from its folder leaves the list; a folder that is gone may only be on a stick that isn't in.
void Files::forget(const QString& path, const QString& problem) {
    if (!recent_.contains(path) || QFileInfo::exists(path) || !QFileInfo(path).dir().exists())
        return emit refused(problem);
    recent_.removeAll(path);
    saveRecent(recent_);
    emit refused(tr("“%1” is no longer there; it was taken off the list of recent files.").arg(path));
}

// ---- opening -------------------------------------------------------------------------------

void Files::choose() {
    const QString kinds = takesOwnInput(controller_.lab())
                              ? tr("Sessions, figures, data (%1)")
                                    .arg(QStringLiteral("*.attention *.json *.tsv *.csv *.txt *.npy *.bpe *.tok"))
                              : tr("Sessions, exported figures (%1)").arg(QStringLiteral("*.attention *.json"));
    auto* dialog = newFileDialog(window_, FilePurpose::open, tr("Open"), {kinds, tr("All files (*)")});
    connect(dialog, &QFileDialog::fileSelected, this, &Files::open);
    dialog->open();
}

void Files::open(const QString& name) {
    const QString path = QFileInfo(name).absoluteFilePath();
    const auto bytes = read_file(path.toStdString());
    if (!bytes) {
        emit failed(bytes.error().code);
        return forget(path, controller_.problem(bytes.error()));
    }
    const auto session = session_from_json(*bytes);
    const bool isNamedSo = QFileInfo(path).suffix().compare(QLatin1String("attention"), Qt::CaseInsensitive) == 0;
    if (!session && !isNamedSo && !isMeantAsSession(*bytes, session.error())) {
        rememberFolderOf(path);
        if (takesOwnInput(controller_.lab())) return emit dataOpened(path);
        return emit refused(tr("“%1” is no session. Numbers and words of your own are opened in a lab that has “Own "
                               "input…”, as the alignment heat map.")
                                .arg(QFileInfo(path).fileName()));
    }
    if (!session) return refuseSession(path, session.error());
    if (!lab_of_figure_json(*bytes).empty()) return openFigure(*session, path);
    leave([this, session = *session, path] { openSession(session, path); });
}

void Files::refuseSession(const QString& path, const Error& error) {
    emit failed(error.code);
    const QString name = QFileInfo(path).fileName();
    if (error.code == Code::unknown_lab)
        return emit refused(tr("“%1” needs the lab “%2”, which this Attention Lab doesn't have; a newer version may.")
                                .arg(name, QString::fromStdString(error.where)));
    if (error.code == Code::bad_json || error.code == Code::bad_file || error.code == Code::bad_encoding)
        return emit refused(
            tr("“%1” is a damaged session: it is empty, ends early or holds something else. Open another copy of it.")
                .arg(name));
    emit refused(controller_.problem(error));
}

void Files::openSession(const Session& session, const QString& path) {
    document_.begin(session, path);
    opened_.clear();
    remember(path);
    emit told(tr("Opened %1").arg(document_.name()));
}

/// A figure brings the values of its lab into the session that is open, which can be undone.
void Files::openFigure(const Session& figure, const QString& path) {
    Session after = controller_.session();
    after.lab = figure.lab;
    after.values.erase(figure.lab);
    after.predictions.erase(figure.lab);
    if (const auto values = figure.values.find(figure.lab); values != figure.values.end()) after.values.insert(*values);
    const Status status = controller_.apply(OpenSession{after});
    if (!status) return emit refused(controller_.problem(status.error()));
    remember(path);
}

// ---- saving --------------------------------------------------------------------------------

bool Files::refuse(const QString& problem) {
    if (question_) question_->refuse(problem);
    else emit refused(problem);
    return false;
}

bool Files::saveTo(const QString& path) {
    if (const Status status = document_.save(path); !status) {
        emit failed(status.error().code);
        return refuse(controller_.problem(status.error()));
    }
    remember(path);
    if (!opened_.isEmpty()) autosave_.dropLast(std::exchange(opened_, {}));
    autosave_.writeNow(); // nothing is left to be restored
    emit told(tr("Saved as %1").arg(path));
    return true;
}

/// Into its file, unless another window or program has written that meanwhile.
bool Files::saveAgain() {
    if (document_.isOvertaken())
        return refuse(tr("“%1” has been changed elsewhere since it was opened here. Save this under another name, or "
                         "choose “Save as…” and the same name to replace it.")
                          .arg(document_.name()));
    return saveTo(document_.path());
}

void Files::save() {
    if (document_.path().isEmpty()) return chooseName();
    (void)saveAgain();
}

void Files::chooseName() {
    askName({});
}

/// In front of the question, if one is open.
void Files::askName(const std::function<void()>& then) {
    QWidget* parent = question_ ? static_cast<QWidget*>(question_) : window_;
    auto* dialog = newFileDialog(parent, FilePurpose::save, tr("Save session"),
                                 {tr("Sessions (%1)").arg(QStringLiteral("*.attention")), tr("All files (*)")});
    dialog->setDefaultSuffix(QStringLiteral("attention"));
    if (document_.path().isEmpty())
        dialog->selectFile(QString::fromStdString(controller_.lab().id) + QStringLiteral(".attention"));
    else dialog->selectFile(document_.path());
    connect(dialog, &QFileDialog::fileSelected, this, [this, then](const QString& path) {
        if (!saveTo(path) || !then) return;
        if (question_) question_->accept();
        then();
    });
    dialog->open();
}

void Files::saveForStudents() {
    const auto& before = controller_.session().lock ? controller_.session().lock : lastLock_;
    const QString own = controller_.session().lock ? QString() : document_.path();
    auto* dialog =
        new StudentsDialog(controller_, before ? before->labs : std::map<std::string, LabLock>{}, own, window_);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &StudentsDialog::saved, this, [this](const QString& path, const Lock& lock) {
        lastLock_ = lock;
        remember(path);
        emit told(tr("Saved for students as %1").arg(path));
    });
    dialog->open();
}

// ---- before something would be lost ---------------------------------------------------------

/// Whoever only played, or works on a teacher's sheet, isn't asked; it is kept for the next time.
bool Files::asks() const {
    const bool wouldBeLost = asksAlways_ || !document_.path().isEmpty();
    return document_.isModified() && wouldBeLost && !controller_.session().lock;
}

void Files::keep() {
    const auto kept = content();
    if (!kept) return;
    autosave_.keepLast(*kept, std::exchange(opened_, {}));
}

void Files::leave(const std::function<void()>& then) {
    if (asks()) return ask(then);
    keep();
    then();
}

void Files::ask(const std::function<void()>& then) {
    if (question_) return question_->raise();
    question_ = new Question(document_.path().isEmpty() ? tr("Save what you have made?")
                                                        : tr("Save the changes to “%1”?").arg(document_.name()),
                             window_);
    connect(question_, &Question::nameWanted, this, [this, then] { askName(then); });
    connect(question_, &Question::saveWanted, this, [this, then] {
        if (document_.path().isEmpty()) return askName(then);
        if (!saveAgain()) return;
        question_->accept();
        then();
    });
    connect(question_, &Question::dropWanted, this, [this, then] {
        question_->accept();
        then();
    });
    question_->open();
}

bool Files::mayClose() {
    if (asks() && !closing_) {
        ask([this] {
            closing_ = true;
            emit closeWanted();
        });
        return false;
    }
    if (!closing_) keep();
    autosave_.end();
    return true;
}

std::optional<Kept> Files::content() const {
    if (!document_.isModified()) return std::nullopt;
    return Kept{document_.path(), QDateTime::currentDateTime(), controller_.session()};
}

// ---- what a crash has left -------------------------------------------------------------------

QString Files::wordsFor(const Kept& kept) const {
    const auto lab = find_lab(kept.session.lab);
    const QString title = lab ? controller_.text((*lab)->title) : QString();
    const QLocale locale(languageCode(controller_.language()));
    const bool today = kept.when.date() == QDate::currentDate();
    return tr("%1, %2").arg(kept.file.isEmpty() ? title : QFileInfo(kept.file).fileName(),
                            today ? locale.toString(kept.when.time(), QStringLiteral("HH:mm:ss"))
                                  : locale.toString(kept.when, QLocale::ShortFormat));
}

void Files::offerLeftover() {
    if (leftover_ == nullptr) return;
    const Kept* kept = autosave_.leftover();
    leftover_->setVisible(kept != nullptr);
    if (kept == nullptr) return;
    leftover_->say(tr("Attention Lab was closed unexpectedly. Restore what was open (%1)?").arg(wordsFor(*kept)),
                   {tr("Restore"), tr("Discard")},
                   {tr("Everything as it was, to be saved or gone on with"), tr("It is gone then")});
}

/// One is restored, the others wait for the next start: two can't be on one stage.
void Files::answerLeftover(bool wanted) {
    const Kept* kept = autosave_.leftover();
    if (kept == nullptr) return;
    if (!wanted) {
        autosave_.dropLeftover();
        return offerLeftover();
    }
    leave([this, kept = *kept] {
        restore(kept);
        autosave_.writeNow(); // before the old one goes
        autosave_.dropLeftover();
        if (leftover_ != nullptr) leftover_->hide();
    });
}

void Files::restore(const Kept& kept) {
    opened_.clear();
    document_.restore(kept.session, kept.file);
    emit told(tr("Restored: %1").arg(wordsFor(kept)));
}

// ---- a session for students --------------------------------------------------------------------

void Files::showLock() {
    if (lock_ == nullptr) return;
    const bool locked = controller_.session().lock.has_value();
    lock_->setVisible(locked);
    if (!locked) return;
    lock_->say(tr("Partly locked by a teacher; Reset goes back to the teacher's state."), {tr("Unlock a copy")},
               {tr("Everything can be changed then, and saved as a session of your own. The lock keeps a lesson in "
                   "order; it protects nothing.")});
}

void Files::unlock() {
    lastLock_ = controller_.session().lock;
    if (!controller_.apply(Unlock{}).ok()) return;
    document_.leaveFile();
    emit told(tr("Unlocked. This copy is in no file yet; the teacher's file stays as it is."));
}
