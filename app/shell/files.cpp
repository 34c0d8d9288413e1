#include "app/shell/files.h"

#include "app/shell/file_dialog.h"
#include "app/shell/input_dialog.h"
#include "app/shell/notice.h"
#include "app/shell/question.h"
#include "app/shell/shortcuts.h"
#include "app/shell/sizes.h"
#include "app/shell/students_dialog.h"
#include "core/io/file.h"
#include "core/session/recipe.h"

#include <QDir>
#include <QFileInfo>
#include <QFontMetrics>
#include <QMenu>
#include <algorithm>

using namespace attention;

namespace {

constexpr int mostRecent = 10;
constexpr int longestEntry = 420; // of a menu, in pixels

/// A file that is no session may still hold numbers or words; one that only is a damaged session must say so.
bool isMeantAsSession(std::string_view bytes, const Error& error) {
    if (error.code == Code::bad_json || error.code == Code::bad_file || error.code == Code::too_large)
        return bytes.find("attention-lab-session") != bytes.npos;
    return true;
}

/// The name of a file; with its folder where the list has another one of that name.
QString nameAmong(const QStringList& paths, const QString& path) {
    const QFileInfo file(path);
    const auto isNamedSo = [&](const QString& other) { return QFileInfo(other).fileName() == file.fileName(); };
    if (std::count_if(paths.begin(), paths.end(), isNamedSo) < 2) return file.fileName();
    return Files::tr("%1 in %2").arg(file.fileName(), QDir::toNativeSeparators(file.path()));
}

/// What may hold a session is read up to the size of one; tables may be larger.
std::uintmax_t largestOf(const QString& path) {
    const QString kind = QFileInfo(path).suffix().toLower();
    return kind == QLatin1String("attention") || kind == QLatin1String("json") ? largest_session : largest_file;
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
      unsaved_(controller, document_, settings, window), recent_(settings.recent), menu_(new QMenu(window)),
      recentMenu_(new QMenu(menu_)), asksAlways_(settings.asksAlways) {
    addActions();
    connect(recentMenu_, &QMenu::aboutToShow, this, &Files::fillRecent);
    connect(menu_, &QMenu::aboutToShow, this, [this] {
        actions_.last()->setVisible(takesOwnInput(controller_.lab()));
        actions_.last()->setEnabled(!isInputLocked(controller_.session(), controller_.lab()));
    });
    connect(&document_, &Document::changed, this, &Files::showLock);
    connect(&unsaved_, &Unsaved::told, this, &Files::told);
    connect(&unsaved_, &Unsaved::refused, this, &Files::refused);
    connect(&unsaved_, &Unsaved::wanted, this,
            [this](const Kept& kept) { leave([this, kept] { unsaved_.restore(kept); }); });
    retranslate();
}

QList<QWidget*> Files::makeNotices(QWidget* parent) {
    lock_ = new Notice(parent);
    connect(lock_, &Notice::chosen, this, &Files::unlock);
    showLock();
    return {unsaved_.makeNotice(parent), lock_};
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
    unsaved_.retranslate();
    showLock();
}

void Files::greet() {
    if (document_.path().isEmpty()) unsaved_.greet();
}

/// Whether a file is still there is found out when it is chosen: asking a disk that is away may take minutes.
void Files::fillRecent() {
    recentMenu_->clear();
    unsaved_.addTo(recentMenu_);
    const QFontMetrics metrics(recentMenu_->font());
    for (const QString& path : recent_) {
        const QString words = metrics.elidedText(nameAmong(recent_, path), Qt::ElideMiddle, sizes.px(longestEntry));
        auto* action = recentMenu_->addAction(inMenu(words), this, [this, path] { open(path); });
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
    const FileMark mark = markOf(path); // before it is read: what is written meanwhile is another's
    const auto bytes = read_file(path.toStdString(), largestOf(path));
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
    leave([this, session = *session, path, mark] { openSession(session, path, mark); });
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

void Files::openSession(const Session& session, const QString& path, const FileMark& mark) {
    document_.begin(session, path, mark);
    unsaved_.begin();
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
    unsaved_.saved();
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

/// Whoever only played, or works on a teacher's sheet, isn't asked; it is kept for the next time, where it can be.
bool Files::asks() const {
    const bool wouldBeLost = asksAlways_ || !document_.path().isEmpty();
    return document_.isModified() && wouldBeLost && !controller_.session().lock;
}

void Files::leave(const std::function<void()>& then) {
    if (asks() || !unsaved_.keep()) return ask(then);
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
    if (!closing_ && (asks() || !unsaved_.keep())) {
        ask([this] {
            closing_ = true;
            emit closeWanted();
        });
        return false;
    }
    unsaved_.end();
    return true;
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
