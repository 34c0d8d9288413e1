#include "app/shell/unsaved.h"

#include "app/shell/notice.h"

#include <QFileInfo>
#include <QLocale>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <utility>

using namespace attention;

namespace {

constexpr std::size_t fewWords = 4;
constexpr qsizetype longestGist = 40; // characters

/// The preset that the values are, unless it is the initial state.
const Preset* presetOf(const Lab& lab, const Values& values) {
    Session start = initial_session();
    start.lab = lab.id;
    for (std::size_t i = 1; i < lab.presets.size(); ++i)
        if (const auto after = reduce(start, ChoosePreset{lab.presets[i].id}))
            if (values_of(*after, lab) == values) return &lab.presets[i];
    return nullptr;
}

QString firstTokens(const Value& value) {
    const auto* sentences = std::get_if<Sentences>(&value);
    if (sentences == nullptr || sentences->size() == 0) return {};
    const Tokens& tokens = (*sentences)[0];
    QStringList words;
    for (std::size_t i = 0; i < std::min(tokens.size(), fewWords); ++i) words += QString::fromStdString(tokens[i]);
    if (tokens.size() > fewWords) words += QStringLiteral("…");
    return words.join(u' ');
}

} // namespace

Unsaved::Unsaved(SessionController& controller, Document& document, const Settings& settings, QWidget* window)
    : controller_(controller), document_(document), window_(window),
      autosave_(
          settings.kept, settings.asksAlways ? Autosave::Mode::reads : Autosave::Mode::keeps,
          [this] { return content(); }, this),
      leftovers_(autosave_.leftovers()) {
    connect(&document_, &Document::changed, &autosave_, &Autosave::touch);
    connect(&autosave_, &Autosave::failed, this, [this](const Error& error) {
        emit refused(tr("What isn't saved can't be kept for the case of a crash. %1").arg(controller_.problem(error)));
    });
}

std::optional<Kept> Unsaved::content() const {
    if (!document_.isModified()) return std::nullopt;
    return Kept{document_.path(), QDateTime::currentDateTime(), controller_.session(), {}, document_.mark()};
}

bool Unsaved::keep() {
    const auto kept = content();
    if (!kept) return true;
    if (!autosave_.keepLast(*kept, place_)) return false;
    place_.clear();
    return true;
}

void Unsaved::saved() {
    if (!place_.isEmpty()) autosave_.dropLast(std::exchange(place_, {}));
    autosave_.writeNow(); // nothing is left to be restored
}

void Unsaved::restore(const Kept& kept) {
    place_ = kept.place;
    document_.restore(kept.session, kept.file, kept.mark);
    emit told(tr("Restored: %1").arg(wordsFor(kept)));
}

void Unsaved::greet() {
    if (!autosave_.hasNews()) return;
    emit told(tr("What wasn't saved the last time is under File > Open recent."));
}

// ---- words -----------------------------------------------------------------------------------

/// What it is in a few words: a preset, the first tokens, or which controls were moved.
QString Unsaved::gistOf(const Session& session) const {
    const auto found = find_lab(session.lab);
    if (!found) return {};
    const Lab& lab = **found;
    const Values values = values_of(session, lab);
    if (const Preset* preset = presetOf(lab, values)) return controller_.text(preset->label);
    const Values initial = initial_values(lab.fields);
    std::vector<const Field*> moved;
    for (const Field& field : lab.fields) {
        if (values.at(field.key) == initial.at(field.key)) continue;
        if (QString tokens = firstTokens(values.at(field.key)); !tokens.isEmpty()) return tokens;
        moved.push_back(&field);
    }
    if (moved.size() == 1)
        return controller_.text(action_name(session, SetValues{{{moved[0]->key, values.at(moved[0]->key)}}, {}}));
    QStringList labels;
    for (const Field* field : moved) labels += controller_.text(field->label);
    return QLocale(languageCode(controller_.language())).createSeparatedList(labels);
}

QString Unsaved::wordsFor(const Kept& kept) const {
    const auto lab = find_lab(kept.session.lab);
    const QString title = lab ? controller_.text((*lab)->title) : QString();
    const QString name = kept.file.isEmpty() ? title : QFileInfo(kept.file).fileName();
    const QLocale locale(languageCode(controller_.language()));
    const bool today = kept.when.date() == QDate::currentDate();
    const QString time = locale.toString(kept.when.time(), QStringLiteral("HH:mm:ss"));
    const QString when = today ? time : tr("%1 %2").arg(locale.toString(kept.when.date(), QLocale::ShortFormat), time);
    QString gist = gistOf(kept.session);
    if (gist.size() > longestGist) gist = gist.left(longestGist).trimmed() + u'…';
    return gist.isEmpty() ? tr("%1, %2").arg(name, when) : tr("%1: %2, %3").arg(name, gist, when);
}

void Unsaved::retranslate() {
    offerLeftover();
}

// ---- the list --------------------------------------------------------------------------------

void Unsaved::addTo(QMenu* menu) {
    const auto all = autosave_.last();
    for (const Kept& kept : all) {
        QString words = tr("Not saved: %1").arg(wordsFor(kept));
        words.replace(u'&', QStringLiteral("&&")); // else it would underline the next letter
        menu->addAction(words, this, [this, kept] { emit wanted(kept); });
    }
    if (all.empty()) return;
    menu->addAction(tr("Delete what isn't saved…"), this, &Unsaved::askToDelete);
    menu->addSeparator();
}

/// On a computer that many share, what one has made is nobody else's.
void Unsaved::askToDelete() {
    auto* question =
        new QMessageBox(QMessageBox::NoIcon, tr("Attention Lab"),
                        tr("Delete all that was made on this computer and never saved? It can't be brought back."),
                        QMessageBox::NoButton, window_);
    question->setAttribute(Qt::WA_DeleteOnClose);
    auto* remove = question->addButton(tr("Delete"), QMessageBox::AcceptRole);
    question->setDefaultButton(question->addButton(tr("Cancel"), QMessageBox::RejectRole));
    connect(remove, &QAbstractButton::clicked, this, [this] {
        for (const Kept& kept : autosave_.last()) autosave_.dropLast(kept.place);
        place_.clear();
        emit told(tr("What wasn't saved is deleted."));
    });
    question->open();
}

// ---- what a crash has left -------------------------------------------------------------------

Notice* Unsaved::makeNotice(QWidget* parent) {
    leftover_ = new Notice(parent);
    connect(leftover_, &Notice::chosen, this, [this](int button) { answerLeftover(button == 0); });
    offerLeftover();
    return leftover_;
}

void Unsaved::offerLeftover() {
    if (leftover_ == nullptr) return;
    const Kept* kept = autosave_.leftover();
    leftover_->setVisible(kept != nullptr);
    if (kept == nullptr) return;
    const QString question =
        leftovers_ == 1 ? tr("Attention Lab was closed unexpectedly. Restore what was open (%1)?").arg(wordsFor(*kept))
                        : tr("%1 of %2: Attention Lab was closed unexpectedly. Restore what was open (%3)?")
                              .arg(leftovers_ - autosave_.leftovers() + 1)
                              .arg(leftovers_)
                              .arg(wordsFor(*kept));
    leftover_->say(question, {tr("Restore"), tr("Not now")},
                   {tr("Everything as it was, to be saved or gone on with"),
                    tr("It stays under File > Open recent until it is saved or deleted there")});
}

/// One is restored, the others wait under “Open recent”: two can't be on one stage.
void Unsaved::answerLeftover(bool wantsIt) {
    const Kept* offered = autosave_.leftover();
    if (offered == nullptr) return;
    Kept kept = *offered;
    kept.place = autosave_.putAside();
    while (wantsIt && autosave_.leftover() != nullptr) (void)autosave_.putAside();
    offerLeftover();
    if (wantsIt) emit wanted(kept);
    else emit told(tr("It is kept under File > Open recent."));
}
