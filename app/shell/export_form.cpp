#include "app/shell/export_form.h"

#include "app/cli/export_options.h"
#include "app/cli/figure_file.h"
#include "app/shell/page_widths.h"
#include "app/shell/pick_body.h"
#include "app/shell/sizes.h"

#include "core/labs/seen.h"

#include <QCheckBox>
#include <QFontDatabase>
#include <QLineEdit>
#include <QListView>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

using namespace attention;

namespace {

constexpr int near = 6; // a label and its control

QString nameOf(const PageWidth& page, Language language) {
    QString name = shown(page.name, language);
    if (page.width == 0) return name;
    if (page.height == 0) return ExportForm::tr("%1: %2 mm").arg(name).arg(page.width);
    return ExportForm::tr("%1: %2 × %3 mm").arg(name).arg(page.width).arg(page.height);
}

/// A length as typed, in millimetres; 0: as the content needs; below: not one of the presets for sure.
double lengthOf(const std::string& text) {
    if (text.empty()) return 0;
    return parse_number(text).value_or(-1);
}

std::string rowOf(const std::string& option) {
    if (option == "width" || option == "height") return "size";
    return option == "font-size" ? "font" : option;
}

QuietCombo* newCombo(const QString& name, QWidget* parent) {
    auto* combo = new QuietCombo(parent);
    auto* list = new QListView(combo);
    list->setUniformItemSizes(true);
    combo->setView(list);
    combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    combo->setMinimumContentsLength(12);
    combo->setAccessibleName(name);
    return combo;
}

} // namespace

ExportForm::ExportForm(const SessionController& controller, const QMap<QString, QString>& remembered, QWidget* parent)
    : QWidget(parent), controller_(controller), column_(new QVBoxLayout(this)) {
    column_->setContentsMargins(24, 20, 24, 8);
    column_->setSpacing(sizes.between);
    request_.figureLanguage = languageCode(controller.language()).toStdString();
    addFigure();
    addSize();
    addType();
    addLook();
    addParts();
    column_->addStretch(1);
    recall(remembered);
    arrange();
}

QVBoxLayout* ExportForm::addRow(const std::string& name, const QString& title) {
    auto* whole = new QWidget(this);
    auto* column = new QVBoxLayout(whole);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(near);
    if (!title.isEmpty()) {
        auto* label = new TextLabel(whole, TextLabel::Ink::second, sizes.label);
        label->setText(title);
        column->addWidget(label);
    }
    auto* body = new QVBoxLayout;
    body->setSpacing(near);
    column->addLayout(body);
    auto* problem = new TextLabel(whole, TextLabel::Ink::problem, sizes.label);
    problem->setWrapped(true);
    problem->hide();
    column->addWidget(problem);
    column_->addWidget(whole);
    rows_[name] = {whole, problem, title};
    return body;
}

void ExportForm::addPick(const std::string& name, const QString& title, const QStringList& words,
                         std::vector<std::string> names, std::string ExportRequest::*value) {
    auto* chips = new Chips(this);
    chips->setWords(words);
    chips->setNames(title, {});
    addRow(name, title)->addWidget(chips);
    picks_.push_back({chips, names, value});
    connect(chips, &Chips::chosen, this, [this, names = std::move(names), value](int place) {
        request_.*value = place == 0 && value != &ExportRequest::figureLanguage ? "" : names[std::size_t(place)];
        change();
    });
}

QLineEdit* ExportForm::addEntry(QLayout* line, const QString& title, const QString& hint, const std::string& option,
                                std::string ExportRequest::*value) {
    auto* label = new TextLabel(this, TextLabel::Ink::second, sizes.label);
    label->setText(title);
    auto* edit = new QLineEdit(this);
    edit->setPlaceholderText(hint);
    edit->setAccessibleName(title);
    edit->setMinimumWidth(sizes.px(60));
    auto* pair = new QVBoxLayout;
    pair->setSpacing(near);
    pair->addWidget(label);
    pair->addWidget(edit);
    if (auto* box = qobject_cast<QBoxLayout*>(line)) box->addLayout(pair, 1);
    entries_.push_back({edit, option, value});
    connect(edit, &QLineEdit::textChanged, this, [this, value](const QString& text) {
        request_.*value = text.trimmed().replace(QLatin1Char(','), QLatin1Char('.')).toStdString();
        change();
    });
    return edit;
}

void ExportForm::addFigure() {
    views_ = new Chips(this);
    QStringList words;
    for (const View& view : controller_.lab().views) words.append(controller_.text(view.label));
    views_->setWords(words);
    views_->setNames(tr("Figure"), {});
    addRow("view", tr("Figure"))->addWidget(views_);
    connect(views_, &Chips::chosen, this, [this](int place) {
        view_ = place;
        change();
    });
    kinds_ = new Chips(this);
    kinds_->setWords({QStringLiteral("SVG"), QStringLiteral("PDF"), QStringLiteral("PNG"), QStringLiteral("TeX"),
                      QStringLiteral("CSV"), QStringLiteral("JSON"), QStringLiteral("NPY")}); // as fileKinds
    kinds_->setNames(tr("Kind of file"), {});
    addRow("kind", tr("Kind of file"))->addWidget(kinds_);
    connect(kinds_, &Chips::chosen, this, [this](int place) {
        kind_ = place;
        change();
    });
}

void ExportForm::addSize() {
    preset_ = newCombo(tr("Size"), this);
    for (const PageWidth& page : pageWidths()) preset_->addItem(nameOf(page, controller_.language()));
    preset_->addItem(tr("Own size"));
    connect(preset_, &QComboBox::activated, this, &ExportForm::choosePreset);
    auto* body = addRow("size", tr("Size"));
    body->addWidget(preset_);
    auto* line = new QHBoxLayout;
    line->setSpacing(sizes.between);
    addEntry(line, tr("Width (mm)"), tr("automatic"), "width", &ExportRequest::width);
    addEntry(line, tr("Height (mm)"), tr("automatic"), "height", &ExportRequest::height);
    body->addLayout(line);
    auto* dots = new QHBoxLayout;
    addEntry(dots, tr("Resolution (dpi)"), QStringLiteral("300"), "dpi", &ExportRequest::dpi);
    addRow("dpi", {})->addLayout(dots);
}

void ExportForm::addType() {
    family_ = newCombo(tr("Font"), this);
    family_->addItem(QStringLiteral("Noto Sans"));
    for (const QString& family : QFontDatabase::families(QFontDatabase::Latin))
        if (QFontDatabase::isSmoothlyScalable(family) && !QFontDatabase::isPrivateFamily(family) &&
            family != QLatin1String("Noto Sans"))
            family_->addItem(family);
    connect(family_, &QComboBox::activated, this, [this](int place) {
        request_.font = place == 0 ? std::string() : family_->itemText(place).toStdString();
        change();
    });
    auto* line = new QHBoxLayout;
    line->setSpacing(sizes.between);
    auto* pair = new QVBoxLayout;
    pair->setSpacing(near);
    auto* label = new TextLabel(this, TextLabel::Ink::second, sizes.label);
    label->setText(tr("Font"));
    pair->addWidget(label);
    pair->addWidget(family_);
    line->addLayout(pair, 2);
    addEntry(line, tr("Font size (pt)"), QStringLiteral("8"), "font-size", &ExportRequest::fontSize);
    addRow("font", {})->addLayout(line);
    addPick("text", tr("Letters"), {tr("Text"), tr("Outlines")}, {"text", "outlines"}, &ExportRequest::text);
}

void ExportForm::addLook() {
    addPick("figure-lang", tr("Language of the figure"), {QStringLiteral("English"), QStringLiteral("简体中文")},
            {"en", "zh_CN"}, &ExportRequest::figureLanguage);
    addPick("theme", tr("Colours"), {tr("Light"), tr("Dark"), tr("Print"), tr("Grey")},
            {"light", "dark", "print", "grey"}, &ExportRequest::theme);
    addPick("cell-numbers", tr("Numbers in the cells"), {tr("Where they fit"), tr("Always"), tr("Never")},
            {"auto", "on", "off"}, &ExportRequest::cellNumbers);
    addPick("cells", tr("Cells"), {tr("Automatic"), tr("As shapes"), tr("As one image")}, {"auto", "vector", "image"},
            &ExportRequest::cells);
}

void ExportForm::addParts() {
    auto* boxes = new QWidget(this);
    auto* flow = new FlowLayout(boxes, sizes.inside);
    for (const auto& [title, on] :
         {std::pair{tr("Title"), &ExportRequest::title}, std::pair{tr("Colour bar"), &ExportRequest::colourBar},
          std::pair{tr("Chosen row"), &ExportRequest::selection}, std::pair{tr("Caption"), &ExportRequest::caption},
          std::pair{tr("Compiles alone"), &ExportRequest::standalone}}) {
        auto* box = new QCheckBox(title, boxes);
        box->setChecked(request_.*on);
        flow->addWidget(box);
        ticks_.push_back({box, on});
        connect(box, &QCheckBox::toggled, this, [this, member = on](bool checked) {
            request_.*member = checked;
            change();
        });
    }
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    boxes->setSizePolicy(policy);
    addRow("parts", tr("Parts"))->addWidget(boxes);
}

void ExportForm::recall(const QMap<QString, QString>& remembered) {
    for (const ExportOption& option : exportOptions)
        request_.*option.value = remembered.value(QLatin1String(option.name)).toStdString();
    for (const ExportSwitch& each : exportSwitches)
        if (const QString word = remembered.value(QLatin1String(each.name)); !word.isEmpty())
            request_.*each.on = word == QLatin1String("on");
    const auto kind = std::find(fileKinds.begin(), fileKinds.end(), remembered.value(QStringLiteral("kind")));
    kind_ = kind == fileKinds.end() ? 0 : int(kind - fileKinds.begin());
    kinds_->setChosen(kind_);
    const auto& views = controller_.lab().views;
    for (std::size_t i = 0; i < views.size(); ++i)
        if (views[i].id == remembered.value(QStringLiteral("view")).toStdString()) view_ = int(i);
    views_->setChosen(view_);
    const ExportRequest wanted = request_;
    for (const Pick& pick : picks_) {
        const auto found = std::find(pick.names.begin(), pick.names.end(), wanted.*pick.value);
        pick.chips->setChosen(found == pick.names.end() ? 0 : int(found - pick.names.begin()));
    }
    for (const Entry& entry : entries_) {
        const QSignalBlocker quiet(entry.edit);
        entry.edit->setText(QString::fromStdString(wanted.*entry.value));
    }
    for (const Tick& tick : ticks_) {
        const QSignalBlocker quiet(tick.box);
        tick.box->setChecked(wanted.*tick.on);
    }
    const int family = family_->findText(QString::fromStdString(wanted.font));
    if (family < 0) request_.font.clear();
    family_->setCurrentIndex(qMax(0, family));
}

QMap<QString, QString> ExportForm::choices() const {
    QMap<QString, QString> all;
    for (const ExportOption& option : exportOptions)
        if (const std::string& value = request_.*option.value; !value.empty())
            all[QLatin1String(option.name)] = QString::fromStdString(value);
    for (const ExportSwitch& each : exportSwitches)
        all[QLatin1String(each.name)] = request_.*each.on ? QStringLiteral("on") : QStringLiteral("off");
    all[QStringLiteral("kind")] = QString::fromStdString(kind());
    return all;
}

ExportRequest ExportForm::request() const {
    ExportRequest request = request_;
    const ExportRequest plain;
    for (const ExportOption& option : exportOptions) // what isn't asked isn't said
        if (rows_.at(rowOf(option.name)).whole->isHidden()) request.*option.value = {};
    if (rows_.at("figure-lang").whole->isHidden()) request.figureLanguage = {};
    for (const Tick& tick : ticks_)
        if (tick.box->isHidden() || rows_.at("parts").whole->isHidden()) request.*tick.on = plain.*tick.on;
    request.lab = controller_.lab().id;
    request.view = controller_.lab().views[std::size_t(view_)].id;
    request.output = request.lab + "-" + request.view + kind();
    return request;
}

std::string ExportForm::kind() const {
    return fileKinds[std::size_t(kind_)];
}

void ExportForm::choosePreset(int place) {
    if (place >= int(pageWidths().size())) return; // the fields are there to be filled
    const PageWidth& page = pageWidths()[std::size_t(place)];
    for (const auto& [option, length] : {std::pair{"width", page.width}, std::pair{"height", page.height}})
        for (const Entry& entry : entries_)
            if (entry.option == option) entry.edit->setText(length > 0 ? QString::number(length) : QString());
}

void ExportForm::showPreset() {
    const double width = lengthOf(request_.width);
    const double height = lengthOf(request_.height);
    const auto page = std::find_if(pageWidths().begin(), pageWidths().end(),
                                   [&](const PageWidth& one) { return one.width == width && one.height == height; });
    preset_->setCurrentIndex(int(page - pageWidths().begin()));
}

void ExportForm::setShown(const std::string& row, bool shown) {
    rows_.at(row).whole->setVisible(shown);
}

/// What has no effect on this figure or this kind of file isn't asked.
void ExportForm::arrange() {
    const auto is = [this](std::initializer_list<const char*> kinds) {
        return std::any_of(kinds.begin(), kinds.end(), [this](const char* one) { return kind() == one; });
    };
    const bool picture = is({".svg", ".pdf", ".png"});
    const bool drawn = picture || is({".tex"});
    const auto figure =
        figure_of(controller_.lab(), controller_.shown(), controller_.lab().views[std::size_t(view_)].id);
    const bool cells = std::holds_alternative<HeatMap>(figure.content);
    setShown("size", picture);
    setShown("dpi", is({".png"}));
    setShown("font", picture);
    setShown("text", is({".svg", ".pdf"}));
    setShown("figure-lang", drawn || is({".json"}));
    setShown("theme", picture);
    setShown("cell-numbers", picture && cells);
    setShown("cells", is({".svg", ".pdf"}) && cells);
    setShown("parts", drawn);
    for (const Tick& tick : ticks_) {
        if (tick.on == &ExportRequest::colourBar) tick.box->setVisible(cells);
        if (tick.on == &ExportRequest::selection)
            tick.box->setVisible(cells || std::holds_alternative<Table>(figure.content));
        if (tick.on == &ExportRequest::standalone) tick.box->setVisible(is({".tex"}));
        if (tick.on == &ExportRequest::title || tick.on == &ExportRequest::caption) tick.box->setVisible(true);
    }
    showPreset();
}

void ExportForm::change() {
    forgive();
    arrange();
    emit changed();
}

void ExportForm::forgive() {
    for (const auto& [name, row] : rows_) row.problem->hide();
}

bool ExportForm::showProblem(const Error& error) {
    const std::string option = error.where.starts_with("--") ? error.where.substr(2) : error.where;
    const auto row = rows_.find(rowOf(option));
    if (row == rows_.end() || row->second.whole->isHidden()) return false;
    Error named = error;
    for (auto& [name, value] : named.message.arguments)
        for (const Entry& entry : entries_)
            if (name == "option" && entry.option == option) value = entry.edit->accessibleName().toStdString();
    row->second.problem->setText(controller_.problem(named));
    row->second.problem->show();
    return true;
}
