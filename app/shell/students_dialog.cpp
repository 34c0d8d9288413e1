#include "app/shell/students_dialog.h"

#include "app/shell/file_dialog.h"
#include "app/shell/pick_body.h"
#include "app/shell/sizes.h"
#include "core/io/file.h"

#include <QFileInfo>
#include <QHBoxLayout>
#include <QScrollArea>
#include <QVBoxLayout>

using namespace attention;

namespace {

constexpr int wide = 560;

Access accessOf(const std::map<std::string, LabLock>& locks, const std::string& lab) {
    const auto found = locks.find(lab);
    return found == locks.end() ? Access::free : found->second.lab;
}

bool isSameFile(const QString& one, const QString& other) {
    const QFileInfo a(one);
    const QFileInfo b(other);
    return a.absoluteFilePath() == b.absoluteFilePath() ||
           (a.exists() && b.exists() && a.canonicalFilePath() == b.canonicalFilePath());
}

} // namespace

StudentsDialog::StudentsDialog(SessionController& controller, std::map<std::string, LabLock> before, const QString& own,
                               QWidget* parent)
    : QDialog(parent), controller_(controller), before_(std::move(before)), own_(own), page_(new QWidget),
      message_(new TextLabel(this, TextLabel::Ink::second, sizes.label)) {
    setWindowTitle(tr("Save for students"));
    const Lab& lab = controller.lab();
    const auto known = before_.find(lab.id);
    for (const Field& field : lab.fields)
        fields_.push_back({field.key, nullptr, known != before_.end() ? known->second.of(field.key) : Access::free});
    for (const Lab* other : all_labs())
        if (other != &lab) others_.push_back({other->id, nullptr, accessOf(before_, other->id)});
    auto* column = new QVBoxLayout(page_);
    column->setContentsMargins(24, 20, 24, 4);
    column->setSpacing(sizes.inside);
    addTitle(column, tr("Controls of “%1”").arg(controller.text(lab.title)));
    addRows(column, fields_, tr("All controls"), {tr("Free"), tr("Locked"), tr("Hidden")});
    column->addSpacing(sizes.between);
    addTitle(column, tr("Other labs"));
    addRows(column, others_, tr("All other labs"), {tr("Free"), tr("Locked"), tr("Left out")});
    column->addStretch(1);
    auto* scroll = scrolled(page_, this);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 20);
    whole->setSpacing(sizes.inside);
    whole->addWidget(scroll, 1);
    addButtons(whole);
    resize(wide, 620);
}

void StudentsDialog::addTitle(QVBoxLayout* column, const QString& words) {
    auto* title = new TextLabel(page_, TextLabel::Ink::first, sizes.body, true);
    title->setText(words);
    column->addWidget(title);
}

QString StudentsDialog::nameOf(const std::string& id, bool isField) const {
    if (isField) return controller_.text(find_field(controller_.lab().fields, id)->label);
    return controller_.text((*find_lab(id))->title);
}

Chips* StudentsDialog::addRow(QVBoxLayout* column, const QString& name, const QStringList& choices) {
    auto* label = new TextLabel(page_, TextLabel::Ink::second, sizes.label);
    label->setText(name);
    label->setElided(true);
    auto* chips = new Chips(page_, true);
    chips->setWords(choices);
    chips->setNames(name, {});
    chips->setFixedWidth(chips->sizeHint().width());
    auto* line = new QHBoxLayout;
    line->setSpacing(sizes.between);
    line->addWidget(label, 1);
    line->addWidget(chips);
    column->addLayout(line);
    return chips;
}

/// One row for all of them, and one for each.
void StudentsDialog::addRows(QVBoxLayout* column, std::vector<Row>& rows, const QString& all,
                             const QStringList& choices) {
    Chips* together = addRow(column, all, choices);
    const auto showTogether = [together, &rows] {
        const bool same = std::all_of(rows.begin(), rows.end(),
                                      [&rows](const Row& row) { return row.access == rows.front().access; });
        together->setChosen(same ? int(rows.front().access) : -1);
    };
    for (Row& row : rows) {
        row.chips = addRow(column, nameOf(row.id, &rows == &fields_), choices);
        row.chips->setChosen(int(row.access));
        connect(row.chips, &Chips::chosen, this, [&row, showTogether](int place) {
            row.access = Access(place);
            showTogether();
        });
    }
    connect(together, &Chips::chosen, this, [&rows](int place) {
        for (Row& row : rows) {
            row.access = Access(place);
            row.chips->setChosen(place);
        }
    });
    showTogether();
}

void StudentsDialog::addButtons(QVBoxLayout* column) {
    message_->setWrapped(true);
    message_->setText(tr("Students get the session as it is now, and Reset brings them back to it. Whoever wants can "
                         "unlock a copy: this keeps a lesson in order and protects nothing."));
    auto* box = new QVBoxLayout;
    box->setContentsMargins(24, 8, 24, 0);
    box->setSpacing(sizes.between);
    box->addWidget(message_);
    auto* line = new QHBoxLayout;
    auto* cancel = new Button(Button::Look::plain, this);
    cancel->setText(tr("Cancel"));
    auto* save = new Button(Button::Look::primary, this);
    save->setText(tr("Save as…"));
    save->setDefault(true);
    line->addStretch(1);
    line->addWidget(cancel);
    line->addWidget(save);
    box->addLayout(line);
    column->addLayout(box);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(save, &QPushButton::clicked, this, &StudentsDialog::choosePath);
}

std::map<std::string, LabLock> StudentsDialog::labs() const {
    std::map<std::string, LabLock> labs;
    for (const Row& row : others_) {
        const auto known = before_.find(row.id);
        if (known != before_.end() && known->second.lab == row.access) labs[row.id] = known->second;
        else if (row.access != Access::free) labs[row.id].lab = row.access;
    }
    for (const Row& row : fields_)
        if (row.access != Access::free) labs[controller_.lab().id].fields[row.id] = row.access;
    return labs;
}

void StudentsDialog::choosePath() {
    if (labs().empty()) {
        refuse(tr("Nothing is locked or hidden yet; choose at least one."));
        return;
    }
    auto* dialog = newFileDialog(this, FilePurpose::save, tr("Save for students"),
                                 {tr("Sessions (%1)").arg(QStringLiteral("*.attention")), tr("All files (*)")});
    dialog->setDefaultSuffix(QStringLiteral("attention"));
    dialog->selectFile(QString::fromStdString(controller_.lab().id) + QStringLiteral("-students.attention"));
    connect(dialog, &QFileDialog::fileSelected, this, &StudentsDialog::save);
    dialog->open();
}

bool StudentsDialog::save(const QString& path) {
    if (!own_.isEmpty() && isSameFile(path, own_))
        return refuse(tr("“%1” is your own file; give the students' another name, so that yours stays unlocked.")
                          .arg(QFileInfo(path).fileName()));
    const Session session = locked(controller_.session(), labs());
    const auto bytes = session_file(session);
    if (!bytes) return refuse(controller_.problem(bytes.error()));
    const Status status = write_file(path.toStdString(), *bytes);
    if (!status) return refuse(controller_.problem(status.error()));
    emit saved(path, *session.lock);
    accept();
    return true;
}

bool StudentsDialog::refuse(const QString& problem) {
    message_->setInk(TextLabel::Ink::problem);
    message_->setText(problem);
    return false;
}
