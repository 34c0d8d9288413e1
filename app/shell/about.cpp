#include "app/shell/about.h"

#include "app/cli/cli.h"
#include "app/render/render_parts.h"
#include "app/render/theme.h"
#include "app/shell/sizes.h"
#include "app/shell/widgets.h"

#include <QApplication>
#include <QClipboard>
#include <QDesktopServices>
#include <QFileInfo>
#include <QFontInfo>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QScrollArea>
#include <QSysInfo>
#include <QUrl>
#include <QVBoxLayout>

using attention::Part;

namespace {

QString compiler() {
#if defined(__clang__)
    return QStringLiteral("Clang " __clang_version__);
#elif defined(__GNUC__)
    return QStringLiteral("GCC " __VERSION__);
#elif defined(_MSC_VER)
    return QStringLiteral("MSVC %1").arg(_MSC_VER);
#else
    return QStringLiteral("C++ %1").arg(__cplusplus);
#endif
}

std::vector<Part> allParts() {
    const QString built =
        QStringLiteral("%1 (built with %2)").arg(QLatin1String(qVersion()), QLatin1String(QT_VERSION_STR));
    const bool same = qstrcmp(qVersion(), QT_VERSION_STR) == 0;
    std::vector<Part> parts{{"Attention Lab", ATTENTION_VERSION, "GPL-3.0-or-later"},
                            {"Qt", (same ? QString(QLatin1String(qVersion())) : built).toStdString(), "LGPL-3.0-only"}};
    for (const auto& some : {renderParts(), attention::core_parts(), commandLineParts()})
        parts.insert(parts.end(), some.begin(), some.end());
    return parts;
}

/// What the system gives for the families that we ask for, and what the program was built with.
QStringList surroundings() {
    QStringList fonts;
    for (const QString& family : fontFamilies()) fonts += QFontInfo(QFont(family)).family();
    fonts.removeDuplicates();
    return {fonts.join(QStringLiteral(", ")), compiler(),
            QSysInfo::prettyProductName() + QStringLiteral(", ") + QSysInfo::currentCpuArchitecture()};
}

QString lineOf(const Part& part) {
    return QStringLiteral("%1 %2 (%3)")
        .arg(QString::fromStdString(part.name), QString::fromStdString(part.version),
             QString::fromStdString(part.licence));
}

} // namespace

QStringList aboutLines() {
    QStringList lines;
    for (const Part& part : allParts()) lines += lineOf(part);
    const QStringList around = surroundings();
    return lines + QStringList{QStringLiteral("Fonts: ") + around[0],
                               QStringLiteral("Noto fonts (SIL Open Font License 1.1)"),
                               QStringLiteral("Compiler: ") + around[1], QStringLiteral("System: ") + around[2]};
}

AboutDialog::AboutDialog(const EventLog* log, QWidget* parent) : QDialog(parent) {
    setWindowTitle(tr("About Attention Lab"));
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(sizes.px(24), sizes.card, sizes.px(24), sizes.inside);
    column->setSpacing(sizes.inside);
    const auto add = [&](const QString& words, TextLabel::Ink ink, int pixels, bool bold = false) {
        auto* label = new TextLabel(page, ink, pixels, bold);
        label->setWrapped(true);
        label->setText(words);
        column->addWidget(label);
    };
    add(tr("Attention Lab %1").arg(QStringLiteral(ATTENTION_VERSION)), TextLabel::Ink::first, sizes.title, true);
    add(tr("An interactive laboratory for the attention mechanism."), TextLabel::Ink::second, sizes.body);
    add(tr("Free software under the GNU General Public License, version 3 or later: use it, change it, pass it on; "
           "there is no warranty."),
        TextLabel::Ink::first, sizes.label);
    auto* card = new Card(Card::Kind::quiet, page);
    auto* grid = new QGridLayout(card);
    grid->setContentsMargins(sizes.between, sizes.inside, sizes.between, sizes.inside);
    grid->setHorizontalSpacing(sizes.between);
    grid->setVerticalSpacing(sizes.px(4));
    const auto line = [&](const QStringList& cells) {
        const int row = grid->rowCount();
        for (int i = 0; i < cells.size(); ++i) {
            auto* label = new TextLabel(card, i == 0 ? TextLabel::Ink::second : TextLabel::Ink::first, sizes.label);
            label->setWrapped(i > 0);
            label->setText(cells[i]);
            grid->addWidget(label, row, i, 1, i == 1 && cells.size() == 2 ? 2 : 1, Qt::AlignTop);
        }
    };
    for (const Part& part : allParts())
        line({QString::fromStdString(part.name), QString::fromStdString(part.version),
              QString::fromStdString(part.licence)});
    const QStringList around = surroundings();
    line({tr("Fonts"), around[0]});
    line({tr("Licence of Noto fonts"), QStringLiteral("SIL Open Font License 1.1")});
    line({tr("Compiler"), around[1]});
    line({tr("System"), around[2]});
    grid->setColumnStretch(1, 1);
    grid->setColumnStretch(2, 1);
    card->setReachable(tr("Versions and licences") + u'\n' + aboutLines().join(u'\n'));
    column->addWidget(card);
    add(tr("The log says what was done in which order: labs, kinds of actions, codes of errors. No words, numbers or "
           "file names of yours are in it."),
        TextLabel::Ink::second, sizes.small);
    column->addStretch(1);
    auto* scroll = scrolled(page, this);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, sizes.card);
    whole->addWidget(scroll, 1);
    addButtons(whole, log);
    const int wide = qMin(sizes.px(520), parent->window()->width() - 40);
    resize(wide, qMin(page->layout()->totalHeightForWidth(wide) + sizes.px(80), parent->window()->height() - 40));
}

void AboutDialog::addButtons(QVBoxLayout* column, const EventLog* log) {
    auto* line = new QWidget(this); // its buttons wrap where the letters are large
    auto* flow = new FlowLayout(line, sizes.inside);
    const auto add = [&](const QString& words, Button::Look look) {
        auto* button = new Button(look, line);
        button->setText(words);
        button->setAccessibleName(words);
        flow->addWidget(button);
        return button;
    };
    auto* close = add(tr("Close"), Button::Look::primary);
    connect(close, &QPushButton::clicked, this, &QDialog::accept);
    auto* copy = add(tr("Copy versions"), Button::Look::plain);
    connect(copy, &QPushButton::clicked, this, [] { QApplication::clipboard()->setText(aboutLines().join(u'\n')); });
    auto* frame = new QVBoxLayout;
    frame->setContentsMargins(sizes.px(24), sizes.inside, sizes.px(24), 0);
    frame->addWidget(line);
    column->addLayout(frame);
    close->setFocus(Qt::OtherFocusReason);
    if (log == nullptr) return;
    auto* report = add(tr("Copy for a bug report"), Button::Look::plain);
    connect(report, &QPushButton::clicked, this, [log] { QApplication::clipboard()->setText(log->text()); });
    if (log->file().isEmpty()) return;
    auto* folder = add(tr("Show file"), Button::Look::plain);
    connect(folder, &QPushButton::clicked, this,
            [log] { QDesktopServices::openUrl(QUrl::fromLocalFile(QFileInfo(log->file()).absolutePath())); });
}
