#include "app/shell/navigator.h"

#include "app/shell/shortcuts.h"
#include "app/shell/sizes.h"
#include "app/shell/style.h"
#include "app/shell/style_painting.h"

#include <QKeyEvent>
#include <QPainter>
#include <QSignalBlocker>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

using namespace attention;

namespace {

enum NavigatorRole { labId = Qt::UserRole, progress }; // progress: 0 … 1; −1 in a heading

QString words(std::string_view text) {
    return QString::fromUtf8(text.data(), qsizetype(text.size()));
}

/// What people call things beside the words we use.
QString withOtherNames(const QString& wanted) {
    static const QList<QPair<QString, QString>> names{{QStringLiteral("遮罩"), QStringLiteral("掩码")},
                                                      {QStringLiteral("令牌"), QStringLiteral("词元")},
                                                      {QStringLiteral("heatmap"), QStringLiteral("heat map")}};
    for (const auto& [other, ours] : names)
        if (wanted.compare(other, Qt::CaseInsensitive) == 0) return ours;
    return wanted;
}

/// Headings small and grey; labs with a dot that tells how far one has come.
class NavigatorDelegate final : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const override {
        return {100, index.data(progress).toDouble() < 0 ? sizes.px(36) : sizes.row};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        const ThemeColours& c = coloursOf(option.palette);
        const QString text = index.data(Qt::DisplayRole).toString();
        QFont font = option.font;
        if (index.data(progress).toDouble() < 0) {
            font.setPixelSize(sizes.small);
            font.setBold(true);
            painter->setFont(font);
            painter->setPen(c.ink2);
            painter->drawText(option.rect.adjusted(sizes.inside, sizes.inside, -sizes.inside, 0),
                              Qt::AlignVCenter | Qt::TextSingleLine, text);
            return;
        }
        font.setPixelSize(sizes.label);
        const bool chosen = (option.state & QStyle::State_Selected) != 0;
        const bool over = (option.state & QStyle::State_MouseOver) != 0;
        const QRect row = option.rect.adjusted(0, 1, 0, -1);
        if (chosen || over)
            paint::box(*painter, row, chosen ? c.accentTint : c.background, Qt::transparent, sizes.corner);
        paintDot(*painter, {row.left() + 9.5 * sizes.scale, row.center().y() + 0.5}, index.data(progress).toDouble(),
                 c);
        font.setBold(chosen);
        painter->setFont(font);
        painter->setPen(chosen ? c.accent : c.ink1);
        const QRect place = row.adjusted(sizes.px(20), 0, -2, 0);
        painter->drawText(place, Qt::AlignVCenter | Qt::TextSingleLine,
                          QFontMetrics(font).elidedText(text, Qt::ElideRight, place.width()));
        const auto* view = qobject_cast<const QWidget*>(option.widget);
        if (!chosen || view == nullptr || !view->hasFocus()) return;
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setBrush(Qt::NoBrush);
        painter->setPen(QPen(c.accent, 2));
        painter->drawRoundedRect(QRectF(row).adjusted(1, 1, -1, -1), sizes.corner, sizes.corner);
        painter->restore();
    }

private:
    static void paintDot(QPainter& painter, QPointF centre, double share, const ThemeColours& c) {
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        const double radius = 3.5 * sizes.scale;
        if (share >= 1) { // told by its shape, not by its colour alone
            const double half = 2 * radius;
            paint::checkMark(painter, {centre.x() - half, centre.y() - half, 2 * half, 2 * half}, c.done,
                             2 * sizes.scale);
            return painter.restore();
        }
        painter.setBrush(paint::faded(c.ink3, c.panel));
        painter.drawEllipse(centre, radius, radius);
        painter.setBrush(c.done);
        if (share > 0)
            painter.drawPie(QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius), 90 * 16,
                            -int(share * 360 * 16));
        painter.restore();
    }
};

} // namespace

void SearchEdit::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape && !text().isEmpty()) return clear();
    if (event->key() == Qt::Key_Down) {
        emit down();
        return;
    }
    QLineEdit::keyPressEvent(event);
}

Navigator::Navigator(SessionController& controller, QWidget* parent)
    : Panel(Qt::RightEdge, parent), controller_(controller), search_(new SearchEdit(this)),
      list_(new QListWidget(this)), nothing_(new QWidget(this)),
      nothingTitle_(new TextLabel(nothing_, TextLabel::Ink::first, sizes.body, true)),
      nothingHint_(new TextLabel(nothing_, TextLabel::Ink::second, sizes.label)),
      clear_(new Button(Button::Look::plain, nothing_)) {
    setFixedWidth(sizes.navigator);
    QFont small = search_->font();
    small.setPixelSize(sizes.label);
    search_->setFont(small);
    list_->setItemDelegate(new NavigatorDelegate(list_));
    list_->setFrameShape(QFrame::NoFrame);
    list_->setMouseTracking(true);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    nothingHint_->setWrapped(true);
    auto* empty = new QVBoxLayout(nothing_);
    empty->setContentsMargins(sizes.inside, sizes.px(24), sizes.inside, sizes.inside);
    empty->setSpacing(sizes.inside);
    empty->addWidget(nothingTitle_);
    empty->addWidget(nothingHint_);
    empty->addWidget(clear_, 0, Qt::AlignLeft);
    empty->addStretch(1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(sizes.px(10), sizes.px(12), sizes.px(10), sizes.inside);
    column->setSpacing(4);
    column->addWidget(search_);
    column->addWidget(list_, 1);
    column->addWidget(nothing_, 1);
    connect(search_, &QLineEdit::textChanged, this, &Navigator::rebuild);
    connect(search_, &SearchEdit::down, this, [this] { list_->setFocus(Qt::TabFocusReason); });
    connect(search_, &QLineEdit::returnPressed, this, [this] {
        for (int i = 0; i < list_->count(); ++i)
            if (!list_->item(i)->data(labId).toString().isEmpty()) return list_->setCurrentRow(i);
    });
    connect(clear_, &QPushButton::clicked, search_, &QLineEdit::clear);
    connect(list_, &QListWidget::currentItemChanged, this, [this](QListWidgetItem* item) { select(item); });
    connect(&controller, &SessionController::labChanged, this, [this] {
        if (leftOut() != leftOut_) rebuild();
        else showCurrent();
    });
    connect(&controller, &SessionController::tasksChanged, this, &Navigator::rebuild);
    connect(&controller, &SessionController::languageChanged, this, &Navigator::retranslate);
    retranslate();
}

void Navigator::focusSearch() {
    search_->setFocus(Qt::ShortcutFocusReason);
    search_->selectAll();
}

bool Navigator::matches(const Lab& lab, const QString& wanted) const {
    if (wanted.isEmpty()) return true;
    const auto in = [&wanted](const QString& text) { return text.contains(wanted, Qt::CaseInsensitive); };
    if (in(words(lab.id))) return true;
    for (const Language language : {Language::english, Language::chinese}) {
        if (in(shown(lab.title, language)) || in(shown(lab.question, language))) return true;
        for (const Caveat& caveat : lab.caveats)
            if (in(shown(caveat.text, language))) return true;
        if (in(words(lab_document(lab.id, languageCode(language).toStdString())))) return true;
    }
    return false;
}

bool Navigator::isLeftOut(const Lab& lab) const {
    const LabLock* lock = lock_of(controller_.session(), lab);
    return lock != nullptr && lock->lab == Access::hidden;
}

std::vector<const Lab*> Navigator::leftOut() const {
    std::vector<const Lab*> labs;
    for (const Lab* lab : all_labs())
        if (isLeftOut(*lab)) labs.push_back(lab);
    return labs;
}

void Navigator::rebuild() {
    leftOut_ = leftOut();
    const QSignalBlocker quiet(list_);
    const QString wanted = withOtherNames(search_->text().trimmed());
    list_->clear();
    for (const LabGroup& group : lab_groups()) {
        bool headed = false;
        for (const Lab* lab : all_labs()) {
            if (lab->group != group.id || isLeftOut(*lab) || !matches(*lab, wanted)) continue;
            if (!headed) {
                auto* heading = new QListWidgetItem(controller_.text(group.title), list_);
                heading->setFlags(Qt::NoItemFlags);
                heading->setData(progress, -1.0);
                headed = true;
            }
            auto* item = new QListWidgetItem(controller_.text(lab->title), list_);
            const auto tasks = tasks_of(controller_.session(), *lab);
            const double all = double(tasks.size());
            const double share = all > 0 ? controller_.doneTasks(*lab) / all : 0;
            item->setData(labId, words(lab->id));
            item->setData(progress, share);
            item->setToolTip(controller_.text(lab->question));
            item->setData(Qt::AccessibleDescriptionRole,
                          tr("%1 of %2 tasks done").arg(controller_.doneTasks(*lab)).arg(tasks.size()));
        }
    }
    const bool found = list_->count() > 0;
    list_->setVisible(found);
    nothing_->setVisible(!found);
    nothingTitle_->setText(tr("Nothing found"));
    nothingHint_->setText(
        tr("No lab mentions “%1”. Try a shorter word, in English or Chinese.").arg(search_->text().trimmed()));
    showCurrent();
}

void Navigator::retranslate() {
    search_->setPlaceholderText(tr("Search labs, formulas, terms…"));
    search_->setAccessibleName(tr("Search labs"));
    search_->setToolTip(withKeys(tr("Search in titles, caveats and explanations"), Shortcut::search));
    list_->setAccessibleName(tr("Labs"));
    clear_->setText(tr("Show all labs"));
    rebuild();
}

void Navigator::showCurrent() {
    const QSignalBlocker quiet(list_);
    for (int i = 0; i < list_->count(); ++i)
        if (list_->item(i)->data(labId).toString() == words(controller_.lab().id)) return list_->setCurrentRow(i);
    list_->setCurrentItem(nullptr);
}

void Navigator::select(QListWidgetItem* item) {
    if (item == nullptr) return;
    const std::string id = item->data(labId).toString().toStdString();
    if (!id.empty()) (void)controller_.apply(SelectLab{id}).ok();
}
