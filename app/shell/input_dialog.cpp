#include "app/shell/input_dialog.h"

#include "app/shell/file_dialog.h"
#include "app/shell/pick_body.h"
#include "app/shell/sheet_clipboard.h"
#include "app/shell/sizes.h"
#include "app/shell/style.h"
#include "app/shell/window_words.h"
#include "core/io/file.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDragEnterEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QShortcut>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>
#include <algorithm>
#include <functional>
#include <tuple>

using namespace attention;

namespace {

/// A text that says when something was pasted: a new table, to be read without what was chosen for the old one.
class TableEdit final : public QPlainTextEdit {
public:
    TableEdit(QWidget* parent, std::function<void()> pasted) : QPlainTextEdit(parent), pasted_(std::move(pasted)) {}

protected:
    void insertFromMimeData(const QMimeData* source) override {
        pasted_();
        if (const auto table = clipboardTable(*source)) insertPlainText(*table);
        else QPlainTextEdit::insertFromMimeData(source);
    }
    bool canInsertFromMimeData(const QMimeData* source) const override {
        return source->hasHtml() || QPlainTextEdit::canInsertFromMimeData(source);
    }

private:
    std::function<void()> pasted_;
};

} // namespace

bool takesOwnInput(const Lab& lab) {
    return takesTwoSentences(lab);
}

bool isInputLocked(const Session& session, const Lab& lab) {
    const LabLock* lock = lock_of(session, lab);
    if (lock == nullptr) return false;
    for (const char* key : {"source", "target", "scores", "weights"})
        if (lock->of(key) != Access::free) return true;
    return false;
}

InputDialog::InputDialog(SessionController& controller, QWidget* parent)
    : QDialog(parent), controller_(controller), draft_(draftOf(controller)) {
    setWindowTitle(tr("Own input"));
    setAcceptDrops(true);
    resize(720, 620);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(sizes.px(24), sizes.card, sizes.px(24), sizes.card);
    column->setSpacing(sizes.between);
    source_ = new SentenceRow(draft_.source, tr("Source sentence: what is looked at (columns)"),
                              tr("Open source text…"), this);
    target_ =
        new SentenceRow(draft_.target, tr("Target sentence: what is produced (rows)"), tr("Open target text…"), this);
    column->addWidget(source_);
    column->addWidget(target_);
    connect(source_, &SentenceRow::openWanted, this, [this] { choose(Place::source); });
    connect(target_, &SentenceRow::openWanted, this, [this] { choose(Place::target); });
    for (SentenceRow* row : {source_, target_})
        connect(row, &SentenceRow::changed, this, [this] {
            takeShown(draft_.source, *source_);
            takeShown(draft_.target, *target_);
            showDraft();
        });
    addTable(column);
    addOptions(column);
    verdict_ = new TextLabel(this, TextLabel::Ink::second, sizes.label);
    verdict_->setWrapped(true);
    verdict_->setMinimumHeight(sizes.px(40));
    verdict_->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    column->addWidget(verdict_);
    addButtons(column);
    judging_.setSingleShot(true);
    judging_.setInterval(120);
    connect(&judging_, &QTimer::timeout, this, &InputDialog::judge);
    showDraft();
    judge();
}

void InputDialog::addTable(QVBoxLayout* column) {
    auto* head = new QHBoxLayout;
    head->setSpacing(sizes.inside);
    kind_ = new Chips(this);
    kind_->setWords({tr("Scores"), tr("Weights")});
    kind_->setNames(tr("The table holds"),
                    tr("Scores go through softmax; weights are a model's attention and already sum to 1"));
    auto* open = new Button(Button::Look::link, this);
    open->setText(tr("Open matrix…"));
    head->addWidget(kind_, 1);
    head->addWidget(open);
    table_ = new TableEdit(this, [this] { draft_.forgetAxes(); });
    table_->setLineWrapMode(QPlainTextEdit::NoWrap);
    table_->setTabChangesFocus(true);
    table_->setPlaceholderText(tr("One row for each target token, one number for each source token.\n"
                                  "Paste a table from a spreadsheet, or type numbers with spaces between them.\n"
                                  "Left empty, all scores are equal."));
    table_->setAccessibleName(tr("Table of scores or weights"));
    openedLine_ = new QWidget(this);
    auto* line = new QHBoxLayout(openedLine_);
    line->setContentsMargins(0, 0, 0, 0);
    opened_ = new TextLabel(openedLine_, TextLabel::Ink::first, sizes.body);
    typeInstead_ = new Button(Button::Look::link, openedLine_);
    typeInstead_->setText(tr("Type a table instead"));
    line->addWidget(opened_, 1);
    line->addWidget(typeInstead_);
    column->addLayout(head);
    column->addWidget(table_, 1);
    column->addWidget(openedLine_, 1);
    connect(open, &QPushButton::clicked, this, [this] { choose(Place::matrix); });
    connect(kind_, &Chips::chosen, this, [this](int place) {
        draft_.weights = place == 1;
        draft_.tableTouched = true;
        showDraft();
    });
    connect(table_, &QPlainTextEdit::textChanged, this, [this] {
        draft_.table = table_->toPlainText();
        draft_.opened.reset();
        draft_.tableTouched = true;
        showDraft();
    });
    connect(typeInstead_, &QPushButton::clicked, this, [this] {
        draft_.opened.reset();
        draft_.tableTouched = true;
        showDraft();
        table_->setFocus();
    });
}

void InputDialog::addOptions(QVBoxLayout* column) {
    options_ = new QWidget(this);
    auto* line = new QHBoxLayout(options_);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(sizes.card);
    const auto group = [&](const QString& title, QWidget* control) {
        auto* box = new QWidget(options_);
        auto* pair = new QVBoxLayout(box);
        pair->setContentsMargins(0, 0, 0, 0);
        pair->setSpacing(4);
        auto* label = new TextLabel(box, TextLabel::Ink::second, sizes.label);
        label->setText(title);
        control->setAccessibleName(title);
        pair->addWidget(label);
        pair->addWidget(control);
        line->addWidget(box);
        return box;
    };
    sentence_ = new QSpinBox(options_);
    sentence_->setMinimum(1);
    sourceAxis_ = new QComboBox(options_);
    normalised_ = new QComboBox(options_);
    merge_ = new QCheckBox(tr("Merge sub-words"), options_);
    sentenceGroup_ = group(tr("Sentence number"), sentence_);
    axisGroup_ = group(tr("Source runs along"), sourceAxis_);
    sumGroup_ = group(tr("Sums to 1"), normalised_);
    for (QComboBox* box : {sourceAxis_, normalised_})
        for (const auto& [words, id] :
             {std::pair{tr("detect"), "auto"}, {tr("rows"), "rows"}, {tr("columns"), "columns"}})
            box->addItem(words, QString::fromLatin1(id));
    line->addWidget(merge_, 0, Qt::AlignBottom);
    line->addStretch(1);
    column->addWidget(options_);
    connect(sentence_, &QSpinBox::valueChanged, this, [this](int number) {
        draft_.sentence = number;
        showDraft();
    });
    connect(sourceAxis_, &QComboBox::activated, this, [this] {
        draft_.sourceAxis = sourceAxis_->currentData().toString().toStdString();
        showDraft();
    });
    connect(normalised_, &QComboBox::activated, this, [this] {
        draft_.normalised = normalised_->currentData().toString().toStdString();
        showDraft();
    });
    connect(merge_, &QCheckBox::toggled, this, [this](bool on) {
        draft_.mergeMarks = on;
        showDraft();
    });
}

void InputDialog::addButtons(QVBoxLayout* column) {
    auto* line = new QHBoxLayout;
    auto* cancel = new Button(Button::Look::plain, this);
    cancel->setText(tr("Cancel"));
    apply_ = new Button(Button::Look::primary, this);
    apply_->setText(tr("Use this input"));
    apply_->setToolTip(tr("Use this input (Ctrl+Enter)"));
    for (const int key : {int(Qt::Key_Return), int(Qt::Key_Enter)}) {
        auto* keys = new QShortcut(QKeySequence(Qt::CTRL | Qt::Key(key)), this);
        connect(keys, &QShortcut::activated, this, &InputDialog::accept);
    }
    line->addStretch(1);
    line->addWidget(cancel);
    line->addWidget(apply_);
    column->addLayout(line);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(apply_, &QPushButton::clicked, this, &InputDialog::accept);
}

void InputDialog::showDraft() {
    const auto count = draft_.sentenceCount();
    draft_.sentence = std::min<std::int64_t>(draft_.sentence, std::int64_t(count));
    const auto place = std::size_t(draft_.sentence - 1);
    source_->showDraft(place, draft_.mergeMarks);
    target_->showDraft(place, draft_.mergeMarks);
    kind_->setChosen(draft_.weights ? 1 : 0);
    const QSignalBlocker quiet[] = {QSignalBlocker(table_), QSignalBlocker(sentence_), QSignalBlocker(merge_)};
    if (table_->toPlainText() != draft_.table) table_->setPlainText(draft_.table);
    table_->setVisible(!draft_.opened);
    openedLine_->setVisible(draft_.opened.has_value());
    if (draft_.opened) {
        const Matrices& stack = draft_.opened->matrices;
        const Matrix& first = stack[0];
        const QString name = draft_.fileName.isEmpty() ? tr("The present matrix") : draft_.fileName;
        opened_->setText(stack.size() == 1
                             ? tr("%1: %2 rows × %3 columns").arg(name).arg(first.rows()).arg(first.cols())
                             : tr("%1: %2 matrices, the first with %3 rows × %4 columns")
                                   .arg(name)
                                   .arg(stack.size())
                                   .arg(first.rows())
                                   .arg(first.cols()));
    }
    sentence_->setMaximum(int(count));
    sentence_->setValue(int(draft_.sentence));
    sentenceGroup_->setVisible(count > 1);
    axisGroup_->setVisible(draft_.weights);
    sumGroup_->setVisible(draft_.weights);
    merge_->setChecked(draft_.mergeMarks);
    merge_->setVisible(draft_.hasMarks());
    for (QComboBox* box : {sourceAxis_, normalised_}) {
        const std::string& id = box == sourceAxis_ ? draft_.sourceAxis : draft_.normalised;
        box->setCurrentIndex(box->findData(QString::fromStdString(id)));
    }
    options_->setVisible(count > 1 || draft_.weights || draft_.hasMarks());
    judging_.start();
}

void InputDialog::showVerdict(const QString& sentence, bool good) {
    verdict_->setInk(good ? TextLabel::Ink::second : TextLabel::Ink::problem);
    verdict_->setText(sentence);
    table_->setAccessibleDescription(sentence);
}

/// What the input would come to, asked of the session itself; it is not changed by that.
void InputDialog::judge() {
    const auto changes = draft_.changes(controller_.values());
    if (!changes) return showVerdict(controller_.problem(changes.error()), false);
    const auto after = reduce(controller_.session(), SetValues{*changes, {}});
    if (!after) return showVerdict(refusal(after.error(), *changes), false);
    showTokens(*after);
    showVerdict(sizeSentence(*after), true);
}

/// Whoever types one sentence goes on from what stands in both fields.
void InputDialog::takeShown(DraftText& text, const SentenceRow& row) {
    if (text.touched || row.edit()->text() == text.typed) return;
    text.typed = row.edit()->text();
    text.opened.reset();
    text.characters = false;
    text.touched = true;
}

/// A sentence that nobody has typed here gives way to the table: its places are numbered, or named by the file.
void InputDialog::showTokens(const Session& after) {
    const auto place = std::size_t(draft_.sentence - 1);
    const Values values = values_of(after, controller_.lab());
    for (const auto& [key, text, row] :
         {std::tuple("source", &draft_.source, source_), std::tuple("target", &draft_.target, target_)}) {
        const auto* sentences = std::get_if<Sentences>(&values.at(key));
        if (text->touched || sentences == nullptr || sentences->size() == 0) continue;
        const Tokens& tokens = (*sentences)[std::min(place, sentences->size() - 1)];
        if (tokens != text->tokens(place)) row->showInstead(tokens);
    }
}

/// With the tokens that stand in the dialog, not those of the session.
QString InputDialog::refusal(const Error& error, const Values& changes) const {
    Values values = controller_.values();
    for (const auto& [key, value] : changes) values[key] = value;
    return controller_.text(inWindowWords(error, controller_.lab(), values));
}

/// Is something given now that the new input leaves no room for?
bool InputDialog::losesValues(const Session& after) const {
    const auto now = controller_.values().find("values");
    if (now == controller_.values().end() || is_absent(now->second)) return false;
    return is_absent(values_of(after, controller_.lab()).at("values"));
}

QString InputDialog::sizeSentence(const Session& after) const {
    const auto trace = controller_.lab().run(values_of(after, controller_.lab()));
    if (!trace) return controller_.problem(trace.error());
    QStringList sentences;
    const auto* source = trace->get<Tokens>("source");
    const auto* target = trace->get<Tokens>("target");
    if (source != nullptr && target != nullptr)
        sentences.append(tr("%1 target tokens × %2 source tokens.").arg(target->size()).arg(source->size()));
    if (losesValues(after)) sentences.append(tr("The Values belong to the old source tokens and are taken out."));
    if (!draft_.tableTouched && !draft_.fits(controller_.values().at("scores")))
        sentences.append(tr("The present scores don't fit these words, so all are equal; give your own in the table."));
    for (const Text& note : trace->notes()) sentences.append(controller_.text(note));
    return sentences.join(controller_.language() == Language::chinese ? QString() : QStringLiteral(" "));
}

void InputDialog::accept() {
    judging_.stop();
    const auto changes = draft_.changes(controller_.values());
    if (!changes) return showVerdict(controller_.problem(changes.error()), false);
    const Status status = controller_.apply(SetValues{*changes, {}});
    if (!status) return showVerdict(refusal(status.error(), *changes), false);
    QDialog::accept();
}

// ---- files ---------------------------------------------------------------------------------

void InputDialog::choose(Place place) {
    const bool matrix = place == Place::matrix;
    const QStringList filters{matrix ? tr("Matrices (*.tsv *.csv *.txt *.npy *.json)")
                                     : tr("Texts (*.txt *.bpe *.tok *.json)"),
                              tr("All files (*)")};
    auto* dialog = newFileDialog(this, FilePurpose::open, matrix ? tr("Open matrix") : tr("Open text"), filters);
    connect(dialog, &QFileDialog::fileSelected, this, [this, place](const QString& path) { take(path, place); });
    dialog->open();
}

void InputDialog::openFile(const QString& path) {
    take(path, Place::any);
}

void InputDialog::take(const QString& path, Place place) {
    const QString name = QFileInfo(path).fileName();
    const auto bytes = read_file(path.toStdString());
    judging_.stop(); // what it would say about the old input is no answer to a file
    if (!bytes) return showVerdict(controller_.problem(bytes.error()), false);
    const bool mayBeMatrix = place == Place::matrix || place == Place::any;
    if (mayBeMatrix) {
        auto loaded = matrix_from_bytes(*bytes, name.toStdString());
        if (loaded) {
            draft_.opened = *std::move(loaded);
            draft_.fileName = name;
            draft_.forgetAxes();
            draft_.tableTouched = true;
            draft_.table.clear();
            // What a program has saved is its attention; scores one would type.
            if (!draft_.weights && draft_.opened->matrices[0].minCoeff() >= 0 &&
                draft_.opened->matrices[0].maxCoeff() <= 1)
                draft_.weights = true;
            return showDraft();
        }
        if (place == Place::matrix) return showVerdict(controller_.problem(loaded.error()), false);
    }
    auto sentences = tokens_from_bytes(*bytes, name.toStdString());
    if (!sentences) return showVerdict(controller_.problem(sentences.error()), false);
    DraftText& text =
        place == Place::target || (place == Place::any && draft_.source.touched) ? draft_.target : draft_.source;
    text.opened = *std::move(sentences);
    text.fileName = name;
    text.touched = true;
    showDraft();
}

void InputDialog::dragEnterEvent(QDragEnterEvent* event) {
    if (event->mimeData()->hasUrls() && event->mimeData()->urls().first().isLocalFile()) event->acceptProposedAction();
}

void InputDialog::dropEvent(QDropEvent* event) {
    event->acceptProposedAction();
    const QPoint at = event->position().toPoint();
    const Place place = source_->geometry().contains(at)   ? Place::source
                        : target_->geometry().contains(at) ? Place::target
                                                           : Place::any;
    for (const QUrl& url : event->mimeData()->urls()) take(url.toLocalFile(), place);
}
