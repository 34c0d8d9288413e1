#include "app/shell/export_dialog.h"

#include "app/cli/export_style.h"
#include "app/cli/figure_file.h"
#include "app/shell/file_dialog.h"
#include "app/shell/pick_body.h"
#include "app/shell/sizes.h"
#include "core/io/file.h"

#include <QCheckBox>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QScrollArea>
#include <QVBoxLayout>
#include <array>

using namespace attention;

namespace {

constexpr std::array languageNames{"en", "zh_CN"};
constexpr std::array themeNames{"light", "dark", "print", "grey"};
constexpr std::array textNames{"text", "outlines"};
constexpr int tallest = 640; // of the dialog; what is longer scrolls

} // namespace

ExportDialog::ExportDialog(SessionController& controller, QWidget* parent)
    : QDialog(parent), controller_(controller), message_(new TextLabel(this, TextLabel::Ink::second, sizes.label)) {
    setWindowTitle(tr("Export figure"));
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(sizes.px(24), sizes.card, sizes.px(24), sizes.px(4));
    column->setSpacing(sizes.between);
    QStringList views;
    for (const View& view : controller.lab().views) views.append(controller.text(view.label));
    connect(addChips(column, tr("Figure"), views, 0), &Chips::chosen, this, [this](int place) { view_ = place; });
    const bool english = controller.language() == Language::english;
    request_.figureLanguage = languageNames[english ? 0 : 1];
    connect(addChips(column, tr("Language of the figure"), {QStringLiteral("English"), QStringLiteral("简体中文")},
                     english ? 0 : 1),
            &Chips::chosen, this, [this](int place) { request_.figureLanguage = languageNames[std::size_t(place)]; });
    connect(addChips(column, tr("Colours"), {tr("Light"), tr("Dark"), tr("Print"), tr("Grey")}, 0), &Chips::chosen,
            this, [this](int place) { request_.theme = themeNames[std::size_t(place)]; });
    addStyle(column);
    message_->setWrapped(true);
    message_->setText(tr("The name of the file decides its kind: .svg, .pdf, .png, .tex, .csv, .json or .npy."));
    column->addWidget(message_);
    column->addStretch(1);
    scroll_ = new QScrollArea(this);
    scroll_->setWidgetResizable(true);
    scroll_->setFrameShape(QFrame::NoFrame);
    scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll_->setFocusPolicy(Qt::NoFocus);
    scroll_->viewport()->setAutoFillBackground(false);
    scroll_->setWidget(page);
    page->setAutoFillBackground(false); // setWidget had turned it on
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, sizes.card);
    whole->addWidget(scroll_, 1);
    addButtons(whole);
    const int wide = qMin(sizes.px(460), parent->window()->width() - 40);
    resize(wide, qMin(qMin(sizes.px(tallest), parent->window()->height() - 40),
                      page->layout()->totalHeightForWidth(wide) + sizes.px(70)));
}

Chips* ExportDialog::addChips(QVBoxLayout* column, const QString& title, const QStringList& words, int chosen) {
    auto* label = new TextLabel(this, TextLabel::Ink::second, sizes.label);
    label->setText(title);
    auto* chips = new Chips(this);
    chips->setWords(words);
    chips->setNames(title, {});
    chips->setChosen(chosen);
    auto* pair = new QVBoxLayout;
    pair->setSpacing(6);
    pair->addWidget(label);
    pair->addWidget(chips);
    column->addLayout(pair);
    return chips;
}

QLineEdit* ExportDialog::addMeasure(QHBoxLayout* line, const QString& title, const QString& unit, const QString& hint) {
    auto* label = new TextLabel(this, TextLabel::Ink::second, sizes.label);
    label->setText(QStringLiteral("%1 (%2)").arg(title, unit));
    auto* edit = new QLineEdit(this);
    edit->setPlaceholderText(hint);
    edit->setAccessibleName(label->text());
    auto* pair = new QVBoxLayout;
    pair->setSpacing(6);
    pair->addWidget(label);
    pair->addWidget(edit);
    line->addLayout(pair, 1);
    return edit;
}

void ExportDialog::addStyle(QVBoxLayout* column) {
    auto* measures = new QHBoxLayout;
    measures->setSpacing(sizes.between);
    width_ = addMeasure(measures, tr("Width"), QStringLiteral("mm"), tr("as the content needs"));
    fontSize_ = addMeasure(measures, tr("Font size"), QStringLiteral("pt"), QStringLiteral("8"));
    column->addLayout(measures);
    connect(addChips(column, tr("Letters"), {tr("Text"), tr("Outlines")}, 0), &Chips::chosen, this,
            [this](int place) { request_.text = textNames[std::size_t(place)]; });
    auto* parts = new QHBoxLayout;
    parts->setSpacing(sizes.card);
    title_ = new QCheckBox(tr("Title"), this);
    colourBar_ = new QCheckBox(tr("Colour bar"), this);
    for (QCheckBox* box : {title_, colourBar_}) {
        box->setChecked(true);
        parts->addWidget(box);
    }
    parts->addStretch(1);
    column->addLayout(parts);
}

void ExportDialog::addButtons(QVBoxLayout* column) {
    auto* line = new QHBoxLayout;
    line->setContentsMargins(sizes.px(24), sizes.inside, sizes.px(24), 0);
    auto* cancel = new Button(Button::Look::plain, this);
    cancel->setText(tr("Cancel"));
    auto* save = new Button(Button::Look::primary, this);
    save->setText(tr("Save as…"));
    save->setDefault(true);
    line->addStretch(1);
    line->addWidget(cancel);
    line->addWidget(save);
    column->addLayout(line);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(save, &QPushButton::clicked, this, &ExportDialog::choosePath);
}

/// What the fields come to, by the same checks as the options of the command line.
Result<FigureStyle> ExportDialog::style() const {
    ExportRequest request = request_;
    const auto plain = [](const QLineEdit* edit) {
        return edit->text().trimmed().replace(QLatin1Char(','), QLatin1Char('.')).toStdString();
    };
    request.width = plain(width_);
    request.fontSize = plain(fontSize_);
    request.title = title_->isChecked();
    request.colourBar = colourBar_->isChecked();
    auto checked = styleOf(request, controller_.language());
    if (checked) return checked;
    Error error = checked.error();
    for (auto& [name, value] : error.message.arguments)
        if (name == "option") value = (error.where == "--width" ? width_ : fontSize_)->accessibleName().toStdString();
    return error;
}

void ExportDialog::choosePath() {
    if (const auto wanted = style(); !wanted) {
        refuse(controller_.problem(wanted.error())); // before one has looked for a folder
        return;
    }
    auto* dialog =
        newFileDialog(this, FilePurpose::save, tr("Export figure"),
                      {QStringLiteral("SVG (*.svg)"), QStringLiteral("PDF (*.pdf)"), QStringLiteral("PNG (*.png)"),
                       QStringLiteral("TeX (*.tex)"), QStringLiteral("CSV (*.csv)"), QStringLiteral("JSON (*.json)"),
                       QStringLiteral("NPY (*.npy)")});
    dialog->setDefaultSuffix(QStringLiteral("svg"));
    connect(dialog, &QFileDialog::filterSelected, dialog, [dialog](const QString& filter) {
        dialog->setDefaultSuffix(filter.section(QStringLiteral("*."), 1).chopped(1));
    });
    const std::string& view = controller_.lab().views[std::size_t(view_)].id;
    dialog->selectFile(QString::fromStdString(controller_.lab().id + "-" + view + ".svg"));
    connect(dialog, &QFileDialog::fileSelected, this, &ExportDialog::save);
    dialog->open();
}

bool ExportDialog::save(const QString& path) {
    const auto wanted = style();
    if (!wanted) return refuse(controller_.problem(wanted.error()));
    const Lab& lab = controller_.lab();
    FigureRequest request{&lab, controller_.values(), lab.views[std::size_t(view_)].id, controller_.session().digits};
    if (controller_.prediction() != nullptr) request.prediction = *controller_.prediction();
    const auto file = figureFile(request, *wanted, "." + QFileInfo(path).suffix().toLower().toStdString());
    if (!file) return refuse(controller_.problem(file.error()));
    const Status status = write_file(path.toStdString(), file->bytes);
    if (!status) return refuse(controller_.problem(status.error()));
    emit saved(tr("Saved as %1").arg(path));
    accept();
    return true;
}

bool ExportDialog::refuse(const QString& problem) {
    const int before = message_->heightForWidth(message_->width());
    message_->setInk(TextLabel::Ink::problem);
    message_->setText(problem);
    const int more = message_->heightForWidth(message_->width()) - before;
    if (more > 0) resize(width(), qMin(sizes.px(tallest), height() + more));
    layout()->activate();
    scroll_->ensureWidgetVisible(message_);
    return false;
}
