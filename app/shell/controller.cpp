#include "app/shell/controller.h"

#include "app/shell/window_words.h"

#include "core/labs/outcome.h"
#include "core/labs/seen.h"

#include <algorithm>

using namespace attention;

namespace {

/// One parameter that gets a new value tells its own story; all else goes by its name.
Text toldName(const Session& before, const Action& action) {
    if (std::holds_alternative<SelectLab>(action)) return {};
    if (const auto* set = std::get_if<SetValues>(&action); set != nullptr && set->changes.size() == 1) return set->name;
    if (const auto* reset = std::get_if<Reset>(&action); reset != nullptr && !reset->key.empty()) return {};
    return action_name(before, action);
}

} // namespace

SessionController::SessionController(Language language, Theme theme, QObject* parent)
    : QObject(parent), before_(history_.now()), language_(language), theme_(theme) {
    compute();
}

void SessionController::compute() {
    const auto lab = find_lab(session().lab);
    lab_ = lab.ok() ? *lab : all_labs().front();
    values_ = values_of(session(), *lab_);
    initial_ = start_of(session(), *lab_);
    auto trace = seen_trace(*lab_, values_, prediction());
    trace_ = trace ? *std::move(trace) : Trace{}; // reduce has let no values in that don't run
}

QString SessionController::changeReport() const {
    return text(change_report(before_, session(), told_));
}

QString SessionController::problem(const Error& error) const {
    return text(inWindowWords(error, lab(), values()));
}

QString SessionController::plain(const Expression& formula) const {
    return QString::fromStdString(to_plain(formula, textSource(language_)));
}

QString SessionController::tex(const Expression& formula) const {
    return QString::fromStdString(to_tex(formula, textSource(language_)));
}

bool SessionController::isInitial(const Field& field) const {
    const auto now = values_.find(field.key);
    const auto start = initial_.find(field.key);
    return now == values_.end() || start == initial_.end() || now->second == start->second;
}

Status SessionController::apply(const Action& action) {
    const Session before = session();
    Status status = history_.apply(action);
    emit acted(action, status);
    if (!status) return status;
    if (before == session()) return Done{};
    const std::string gesture = gesture_of(action);
    const bool goesOn = !gesture.empty() && gesture == gesture_;
    gesture_ = gesture;
    if (!goesOn) before_ = before;
    told_ = toldName(before, action);
    take(before);
    keepOutcome(action);
    return Done{};
}

void SessionController::begin(const Session& session) {
    const Session before = history_.now();
    history_ = History(session);
    before_ = session;
    told_ = {};
    gesture_.clear();
    take(before);
}

Status SessionController::setValue(const std::string& key, Value value, const std::string& gesture) {
    return apply(SetValues{{{key, std::move(value)}}, gesture});
}

std::string SessionController::newGesture() {
    return "gesture-" + std::to_string(++gestures_);
}

void SessionController::endGesture() {
    gesture_.clear();
    if (history_.end_gesture()) emit changed();
}

void SessionController::undo() {
    if (!history_.can_undo()) return;
    const Session before = session();
    told_ = ATTENTION_TEXT("window", "Undone: {name}").with("name", history_.undo_name());
    history_.undo();
    gesture_.clear();
    before_ = before;
    take(before);
}

void SessionController::redo() {
    if (!history_.can_redo()) return;
    const Session before = session();
    told_ = ATTENTION_TEXT("window", "Redone: {name}").with("name", history_.redo_name());
    history_.redo();
    gesture_.clear();
    before_ = before;
    take(before);
}

void SessionController::take(const Session& before) {
    compute();
    tickTasks();
    if (before.lab != session().lab || before.lock != session().lock) return announceLab();
    emit changed();
}

void SessionController::announceLab() {
    setHovered({});
    emit labChanged();
    emit changed();
}

void SessionController::tickTasks() {
    if (shown().covered()) return; // what is found so far isn't what is there
    bool news = false;
    for (const Task& task : lab_->tasks) {
        if (task.reached == nullptr || isDone(*lab_, task) || !task.reached(shown())) continue;
        done_[lab_->id].insert(QString::fromStdString(task.id));
        news = true;
    }
    if (news) emit tasksChanged();
}

/// The best of all predictions is worth keeping; a rounding error less is not.
void SessionController::keepOutcome(const Action& action) {
    if (!std::holds_alternative<Reveal>(action)) return;
    const Outcome outcome = outcome_of(*lab_, shown());
    if (outcome.numbers == 0) return;
    const QString id = QString::fromStdString(lab_->id);
    if (!best_.contains(id) || outcome.mean_error < best_[id]) best_[id] = outcome.mean_error;
}

SessionController::Progress SessionController::progress() const {
    Progress progress{{}, best_};
    for (const auto& [lab, tasks] : done_)
        for (const QString& task : tasks) progress.done += QString::fromStdString(lab) + u'/' + task;
    progress.done.sort();
    return progress;
}

void SessionController::setProgress(const Progress& progress) {
    best_ = progress.best;
    done_.clear();
    for (const QString& entry : progress.done)
        done_[entry.section(u'/', 0, 0).toStdString()].insert(entry.section(u'/', 1));
    emit tasksChanged();
}

std::optional<double> SessionController::bestPrediction() const {
    const auto found = best_.find(QString::fromStdString(lab_->id));
    return found == best_.end() ? std::nullopt : std::optional(*found);
}

bool SessionController::isDone(const Lab& lab, const Task& task) const {
    const auto found = done_.find(lab.id);
    return found != done_.end() && found->second.contains(QString::fromStdString(task.id));
}

int SessionController::doneTasks(const Lab& lab) const {
    const auto tasks = tasks_of(session(), lab);
    return int(std::count_if(tasks.begin(), tasks.end(), [&](const Task* task) { return isDone(lab, *task); }));
}

void SessionController::setLanguage(Language language) {
    if (language == language_) return;
    language_ = language;
    emit languageChanged();
}

void SessionController::setTheme(Theme theme) {
    if (theme == theme_) return;
    theme_ = theme;
    emit themeChanged();
}

void SessionController::setHovered(const QString& path) {
    if (path == hovered_) return;
    hovered_ = path;
    emit hovered(path);
}
