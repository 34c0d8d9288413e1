#include "app/shell/export_dialog.h"

#include "app/cli/figure_file.h"
#include "app/shell/pick_body.h"
#include "app/shell/sizes.h"
#include "core/io/file.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QVBoxLayout>

using namespace attention;

ExportDialog::ExportDialog(SessionController& controller, QWidget* parent)
    : QDialog(parent), controller_(controller), language_(controller.language()),
      message_(new TextLabel(this, TextLabel::Ink::second, sizes.label)) {
    setWindowTitle(tr("Export figure"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(24, 20, 24, 20);
    column->setSpacing(sizes.between);
    const auto group = [&](const QString& title, const QStringList& words, int chosen) {
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
    };
    QStringList views;
    for (const View& view : controller.lab().views) views.append(controller.text(view.label));
    connect(group(tr("Figure"), views, 0), &Chips::chosen, this, [this](int place) { view_ = place; });
    connect(group(tr("Language of the figure"), {QStringLiteral("English"), QStringLiteral("简体中文")},
                  language_ == Language::english ? 0 : 1),
            &Chips::chosen, this,
            [this](int place) { language_ = place == 0 ? Language::english : Language::chinese; });
    connect(group(tr("Colours"), {tr("Light"), tr("Dark"), tr("Print"), tr("Grey")}, 0), &Chips::chosen, this,
            [this](int place) { theme_ = Theme(place); });
    message_->setWrapped(true);
    message_->setText(tr("The name of the file decides its kind: .svg, .pdf, .png, .tex, .csv, .json or .npy."));
    column->addWidget(message_);
    column->addStretch(1);
    auto* line = new QHBoxLayout;
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
    resize(440, 340);
}

void ExportDialog::choosePath() {
    auto* dialog = new QFileDialog(this);
    dialog->setOption(QFileDialog::DontUseNativeDialog);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setWindowTitle(tr("Export figure"));
    dialog->setNameFilters({QStringLiteral("SVG (*.svg)"), QStringLiteral("PDF (*.pdf)"), QStringLiteral("PNG (*.png)"),
                            QStringLiteral("TeX (*.tex)"), QStringLiteral("CSV (*.csv)"),
                            QStringLiteral("JSON (*.json)"), QStringLiteral("NPY (*.npy)")});
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
    FigureStyle style;
    style.theme = theme_;
    style.language = language_;
    const Lab& lab = controller_.lab();
    const FigureRequest request{&lab, controller_.values(), lab.views[std::size_t(view_)].id,
                                controller_.session().digits};
    const auto file = figureFile(request, style, "." + QFileInfo(path).suffix().toLower().toStdString());
    if (!file) return refuse(controller_.text(file.error().message));
    const Status status = write_file(path.toStdString(), file->bytes);
    if (!status) return refuse(controller_.text(status.error().message));
    accept();
    return true;
}

bool ExportDialog::refuse(const QString& problem) {
    message_->setInk(TextLabel::Ink::problem);
    message_->setText(problem);
    return false;
}
