#include "app/shell/export_dialog.h"

#include "app/cli/export_style.h"
#include "app/shell/export_command.h"
#include "app/shell/file_dialog.h"
#include "app/shell/preview_pane.h"
#include "app/shell/sizes.h"

#include <QClipboard>
#include <QFileInfo>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QMessageBox>
#include <QMimeData>
#include <QScrollArea>
#include <QVBoxLayout>

using namespace attention;

namespace {

constexpr QSize liked(1080, 660);
constexpr int around = 32; // what is left of the window behind
constexpr int formWidth = 372;
constexpr int typing = 120; // ms
constexpr int noteLines = 3;

} // namespace

ExportDialog::ExportDialog(SessionController& controller, QWidget* parent, const QMap<QString, QString>& remembered)
    : QDialog(parent), controller_(controller), form_(new ExportForm(controller, remembered, nullptr)),
      preview_([this](const Result<FigurePreview>& made) { take(made); }), copier_(new FigureCopier(this)) {
    connect(copier_, &FigureCopier::copied, this, &ExportDialog::tell);
    connect(copier_, &FigureCopier::refused, this, &ExportDialog::refuse);
    setWindowTitle(tr("Export figure"));
    auto* scroll = scrolled(form_, this);
    scroll->setFixedWidth(sizes.px(formWidth));
    auto* both = new QHBoxLayout;
    both->setSpacing(0);
    both->addWidget(scroll);
    both->addWidget(makeSide(), 1);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 14);
    whole->setSpacing(0);
    whole->addLayout(both, 1);
    whole->addWidget(hairline(this));
    addButtons(whole);
    resize(parent != nullptr ? liked.boundedTo(parent->size() - QSize(around, around)) : liked);
    later_.setSingleShot(true);
    later_.setInterval(typing);
    connect(&later_, &QTimer::timeout, this, &ExportDialog::showPreview);
    connect(form_, &ExportForm::changed, this, &ExportDialog::showLater);
    connect(&controller, &SessionController::changed, this, &ExportDialog::showLater);
    connect(&errand_, &ExportErrand::progressed, this, [this](int done) {
        if (errand_.isRunning() && parts_ > 1) tell(tr("Writing %1 of %2…").arg(done + 1).arg(parts_));
    });
    connect(&errand_, &ExportErrand::ended, this, &ExportDialog::finish);
    showLater();
    later_.start(0);
}

QWidget* ExportDialog::makeSide() {
    auto* side = new QWidget(this);
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(8, 20, 24, 8);
    column->setSpacing(sizes.inside);
    pane_ = new PreviewPane(side);
    column->addWidget(pane_, 1);
    message_ = new TextLabel(side, TextLabel::Ink::second, sizes.label);
    message_->setLines(noteLines);
    message_->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    column->addWidget(message_);
    auto* line = new QHBoxLayout;
    line->setSpacing(sizes.inside);
    command_ = new QLineEdit(side);
    command_->setReadOnly(true);
    command_->setAccessibleName(tr("The same on the command line"));
    line->addWidget(command_, 1);
    addButton(line, Button::Look::plain, tr("Copy command"), &ExportDialog::copyCommand);
    column->addLayout(line);
    return side;
}

Button* ExportDialog::addButton(QBoxLayout* line, Button::Look look, const QString& words,
                                void (ExportDialog::*does)()) {
    auto* button = new Button(look, this);
    button->setText(words);
    line->addWidget(button);
    connect(button, &QPushButton::clicked, this, does);
    return button;
}

void ExportDialog::addButtons(QBoxLayout* column) {
    auto* line = new QHBoxLayout;
    line->setContentsMargins(24, 14, 24, 0);
    line->setSpacing(sizes.inside);
    actions_.push_back(addButton(line, Button::Look::plain, tr("Copy figure"), &ExportDialog::copyFigure));
    if (controller_.lab().views.size() > 1)
        actions_.push_back(addButton(line, Button::Look::plain, tr("All figures…"), &ExportDialog::chooseFolder));
    line->addStretch(1);
    cancel_ = addButton(line, Button::Look::plain, tr("Cancel"), &ExportDialog::reject);
    actions_.push_back(addButton(line, Button::Look::primary, tr("Save as…"), &ExportDialog::choosePath));
    actions_.back()->setDefault(true);
    column->addLayout(line);
}

FigureRequest ExportDialog::figure(const std::string& view) const {
    FigureRequest request{&controller_.lab(), controller_.values(), view, controller_.session().digits};
    if (controller_.prediction() != nullptr) request.prediction = *controller_.prediction();
    const ExportRequest looks = form_->request();
    request.selection = looks.selection;
    request.standalone = looks.standalone;
    return request;
}

/// What the fields come to, by the same checks as the options of the command line.
Result<FigureStyle> ExportDialog::style() const {
    return styleOf(form_->request(), controller_.language());
}

// ---- preview ----------------------------------------------------------------------------------

void ExportDialog::showLater() {
    showCommand();
    later_.start();
}

void ExportDialog::showPreview() {
    const auto wanted = style();
    if (!wanted) {
        preview_.forget();
        return refuse(wanted.error());
    }
    const double dots = dotsPerInch(screen()) * devicePixelRatioF();
    preview_.start([request = figure(form_->request().view), style = *wanted, kind = form_->kind(), dots] {
        return previewOf(request, style, kind, dots);
    });
}

/// What was asked before the last key was pressed is no answer to what is in the fields now.
void ExportDialog::take(const Result<FigurePreview>& preview) {
    if (later_.isActive()) return;
    refused_ = !preview.ok();
    if (!preview) return refuse(preview.error());
    pane_->setPreview(*preview, dotsPerInch(screen()));
    form_->forgive();
    if (isWriting()) return;
    QStringList notes;
    for (const Text& note : preview->notes) notes.append(controller_.text(note));
    if (!command_->toolTip().isEmpty()) notes.append(command_->toolTip());
    tell(notes.join(u'\n'));
}

void ExportDialog::showCommand() {
    const ExportCommand command = exportCommand(controller_.session(), controller_.lab(), form_->request());
    command_->setText(command.line);
    command_->setCursorPosition(0);
    command_->setToolTip(command.needsSession ? tr("For the command below, save the session as session.json.")
                                              : QString());
}

// ---- clipboard --------------------------------------------------------------------------------

void ExportDialog::copyFigure() {
    const auto wanted = style();
    if (!wanted) return refuse(wanted.error());
    copier_->start(figure(form_->request().view), *wanted);
}

void ExportDialog::copyCommand() {
    QGuiApplication::clipboard()->setText(command_->text());
    tell(command_->toolTip().isEmpty() ? tr("The command is copied.")
                                       : tr("The command is copied; save the session as session.json for it."));
}

// ---- files ------------------------------------------------------------------------------------

void ExportDialog::choosePath() {
    if (const auto wanted = style(); !wanted) return refuse(wanted.error()); // before one has looked for a folder
    QStringList filters{QStringLiteral("SVG (*.svg)"), QStringLiteral("PDF (*.pdf)"), QStringLiteral("PNG (*.png)"),
                        QStringLiteral("TeX (*.tex)"), QStringLiteral("CSV (*.csv)"), QStringLiteral("JSON (*.json)"),
                        QStringLiteral("NPY (*.npy)")};
    auto* dialog = newFileDialog(this, FilePurpose::save, tr("Export figure"), filters);
    const QString kind = QString::fromStdString(form_->kind());
    dialog->setDefaultSuffix(kind.mid(1));
    for (const QString& filter : filters)
        if (filter.contains(kind)) dialog->selectNameFilter(filter);
    connect(dialog, &QFileDialog::filterSelected, dialog, [dialog](const QString& filter) {
        dialog->setDefaultSuffix(filter.section(QStringLiteral("*."), 1).chopped(1));
    });
    dialog->selectFile(QString::fromStdString(form_->request().output));
    connect(dialog, &QFileDialog::fileSelected, this, &ExportDialog::save);
    dialog->open();
}

void ExportDialog::chooseFolder() {
    if (const auto wanted = style(); !wanted) return refuse(wanted.error());
    auto* dialog = newFileDialog(this, FilePurpose::folder, tr("Folder for all figures of this lab"), {});
    connect(dialog, &QFileDialog::fileSelected, this, &ExportDialog::saveAll);
    dialog->open();
}

void ExportDialog::save(const QString& path) {
    const auto wanted = style();
    if (!wanted) return refuse(wanted.error());
    const std::string kind = "." + QFileInfo(path).suffix().toLower().toStdString();
    write({{figure(form_->request().view), *wanted, kind, path}}, tr("Saved as %1").arg(path));
}

void ExportDialog::saveAll(const QString& folder) {
    const auto wanted = style();
    if (!wanted) return refuse(wanted.error());
    std::vector<ExportPart> parts;
    int there = 0;
    for (const View& view : controller_.lab().views) {
        const QString name = QString::fromStdString(controller_.lab().id + "-" + view.id + form_->kind());
        parts.push_back({figure(view.id), *wanted, form_->kind(), folder + u'/' + name});
        there += QFileInfo::exists(parts.back().path) ? 1 : 0;
    }
    if (there > 0) return replaceAll(folder, parts);
    write(std::move(parts), tr("All figures are saved in %1").arg(folder));
}

void ExportDialog::replaceAll(const QString& folder, const std::vector<ExportPart>& parts) {
    auto* question = new QMessageBox(QMessageBox::NoIcon, windowTitle(),
                                     tr("Figures of this lab are in the folder already. Replace them?"),
                                     QMessageBox::NoButton, this);
    question->setAttribute(Qt::WA_DeleteOnClose);
    const auto* replace = question->addButton(tr("Replace"), QMessageBox::AcceptRole);
    question->addButton(tr("Cancel"), QMessageBox::RejectRole);
    connect(replace, &QAbstractButton::clicked, this,
            [this, folder, parts] { write(parts, tr("All figures are saved in %1").arg(folder)); });
    question->open();
}

void ExportDialog::write(std::vector<ExportPart> parts, const QString& news) {
    parts_ = int(parts.size());
    news_ = news;
    showWriting(true);
    tell(parts_ > 1 ? tr("Writing %1 of %2…").arg(1).arg(parts_)
                    : tr("Writing %1…").arg(QFileInfo(parts.front().path).fileName()));
    errand_.start(std::move(parts));
}

void ExportDialog::showWriting(bool writing) {
    for (Button* button : actions_) button->setEnabled(!writing);
    form_->setEnabled(!writing);
    cancel_->setText(writing ? tr("Stop") : tr("Cancel"));
    if (writing) cancel_->setFocus();
}

void ExportDialog::finish(const ExportErrand::Outcome& outcome) {
    showWriting(false);
    if (outcome.problem) {
        emit failed(outcome.problem->code);
        return refuse(*outcome.problem);
    }
    if (outcome.stopped)
        return tell(outcome.written == 0 ? tr("Stopped; nothing was written.")
                                         : tr("Stopped; %1 of %2 are written.").arg(outcome.written).arg(parts_));
    emit saved(news_);
    accept();
}

void ExportDialog::reject() {
    if (isWriting()) return errand_.stop();
    QDialog::reject();
}

void ExportDialog::tell(const QString& news) {
    message_->setInk(TextLabel::Ink::second);
    message_->setText(news);
}

/// Under the option it is about, else under the preview; which shows no longer what is asked for.
void ExportDialog::refuse(const Error& error) {
    const bool about = form_->showProblem(error);
    pane_->setStale(about);
    tell({});
    if (about) return;
    message_->setInk(TextLabel::Ink::problem);
    message_->setText(controller_.problem(error));
}
