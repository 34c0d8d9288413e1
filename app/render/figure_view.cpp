#include "app/render/figure_view.h"

#include "app/render/figure_access.h"
#include "app/render/figure_view_p.h"

#include <QPainter>

ReadOut::ReadOut(QWidget* parent) : QWidget(parent) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    hide();
}

void ReadOut::show(const QString& text, const QRect& mark, const Look& look) {
    const ThemeColours& colours = coloursOf(look.theme);
    text_ = text;
    font_ = look.font(0.93);
    ink_ = colours.panel;
    paper_ = colours.ink1;
    const QRect around = parentWidget()->rect();
    const int most = std::max(around.width() - 8, 40);
    const QFontMetrics metrics(font_);
    const QRect words =
        metrics.boundingRect(QRect(0, 0, std::min(most - 20, 26 * metrics.height()), 4000), Qt::TextWordWrap, text_);
    QRect place(QPoint(), words.size() + QSize(20, 10));
    // Above the mark, or below it when there is no room: never under the pointer.
    place.moveCenter(QPoint(mark.center().x(), 0));
    place.moveBottom(mark.top() - 6);
    if (place.top() < 0) place.moveTop(mark.bottom() + 8);
    place.moveLeft(std::clamp(place.left(), 4, std::max(4, around.width() - place.width() - 4)));
    place.moveTop(std::clamp(place.top(), 0, std::max(0, around.height() - place.height())));
    setGeometry(place);
    QWidget::show();
    raise();
    update();
}

void ReadOut::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(paper_);
    painter.drawRoundedRect(rect(), 6, 6);
    painter.setPen(ink_);
    painter.setFont(font_);
    painter.drawText(rect(), Qt::AlignCenter | Qt::TextWordWrap, text_);
}

void FigureView::Private::rebuild() {
    const QSize before(q->markColumns(), q->markRows());
    plot->setPicture(makePicture(figure, look));
    if (before != QSize(q->markColumns(), q->markRows())) {
        hoverPlace.reset();
        focusPlace.reset();
        press.reset();
        readOut->hide();
    }
    lightPlaces = picture()->placesUnder(lightPath);
    q->setToolTip(q->help());
    showRings();
    if (readOut->isVisible()) tell(hoverPlace ? hoverPlace : focusPlace);
}

void FigureView::Private::showRings() {
    const bool focused = ring && q->hasFocus();
    plot->setRings({focused ? focusPlace : std::nullopt, hoverPlace ? std::vector{*hoverPlace} : lightPlaces});
}

void FigureView::Private::hover(std::optional<Place> place) {
    if (place == hoverPlace) return;
    hoverPlace = place;
    showRings();
    tell(place);
    emit q->hovered(place ? picture()->path(*place) : QString());
}

void FigureView::Private::tell(std::optional<Place> place) {
    if (!place) return readOut->hide();
    readOut->show(look.words(picture()->readOut(*place)), q->markRect(place->row, place->column), look);
}

FigureView::FigureView(QWidget* parent) : QWidget(parent), d(std::make_unique<Private>(this)) {
    installFigureAccess();
    d->look.screen = true;
    d->look.title = false;
    d->look.families = fontFamilies();
    setFontPixelSize(14);
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    d->plot->setGeometry(rect());
}

FigureView::~FigureView() = default;

void FigureView::setFigure(attention::FigureSpec figure) {
    d->figure = std::move(figure);
    const QSize before = d->picture() ? QSize(markColumns(), markRows()) : QSize();
    d->rebuild();
    if (before != QSize(markColumns(), markRows())) updateGeometry();
    updateFigureAccess(this, before != QSize(markColumns(), markRows()));
}

const attention::FigureSpec& FigureView::figure() const {
    return d->figure;
}

void FigureView::setTheme(Theme theme) {
    d->look.theme = theme;
    if (d->picture()) d->rebuild();
}

void FigureView::setLanguage(Language language) {
    d->look.language = language;
    if (d->picture()) d->rebuild();
}

void FigureView::setFontPixelSize(int pixels) {
    d->look.em = pixels;
    // Nothing on screen is smaller than 12 px where letters have 14, nothing in a presentation than 24.
    d->look.smallest = 12.0 / 14.0;
    if (d->picture()) d->rebuild();
    updateGeometry();
}

void FigureView::setTitleShown(bool shown) {
    d->look.title = shown;
    if (d->picture()) d->rebuild();
}

void FigureView::setColourBarShown(bool shown) {
    d->look.colourBar = shown;
    if (d->picture()) d->rebuild();
}

QSize FigureView::sizeHint() const {
    if (!d->picture()) return {480, 320};
    return makePicture(d->figure, d->look)->arrange({0, 0}).toSize();
}

QSize FigureView::minimumSizeHint() const {
    return {int(12 * d->look.em), int(7 * d->look.em)};
}

int FigureView::markRows() const {
    return d->picture() ? d->picture()->rows() : 0;
}
int FigureView::markColumns() const {
    return d->picture() && markRows() > 0 ? d->picture()->columns() : 0;
}
int FigureView::focusedRow() const {
    return d->focusPlace ? d->focusPlace->row : -1;
}
int FigureView::focusedColumn() const {
    return d->focusPlace ? d->focusPlace->column : -1;
}
bool FigureView::isZoomed() const {
    return d->picture() && d->picture()->isZoomed();
}
QString FigureView::title() const {
    return d->look.words(d->figure.title);
}
QString FigureView::description() const {
    return d->look.words(d->figure.description);
}

QString FigureView::help() const {
    const auto isMovable = [](const auto& mark) { return mark.handle.has_value(); };
    const auto* map = d->heatMap();
    if (map != nullptr && map->guessing)
        return d->look.words(ATTENTION_TEXT("figure", "Click the cell that you think is the largest of its row, or "
                                                      "press Space on it."));
    if (map != nullptr && !map->toggle_cells.empty())
        return d->look.words(ATTENTION_TEXT("figure", "Click a cell, or press Space on it, to allow or hide it. The "
                                                      "arrow keys choose the cell."));
    const auto* plane = std::get_if<attention::Plane>(&d->figure.content);
    if (plane != nullptr && std::any_of(plane->arrows.begin(), plane->arrows.end(), isMovable))
        return d->look.words(ATTENTION_TEXT("figure",
                                            "Drag a tip, or move it with the arrow keys: Shift ten times as far, Alt a "
                                            "tenth; Enter takes numbers. Page Up and Page Down choose the arrow."));
    const auto* table = std::get_if<attention::Table>(&d->figure.content);
    if (table != nullptr && std::any_of(table->rows.begin(), table->rows.end(), [&](const auto& row) {
            return std::any_of(row.begin(), row.end(), isMovable);
        }))
        return d->look.words(ATTENTION_TEXT("figure", "Click a number that is covered, or press Enter on it, and type "
                                                      "what you expect."));
    const auto* bars = std::get_if<attention::Bars>(&d->figure.content);
    if (bars != nullptr && std::any_of(bars->bars.begin(), bars->bars.end(), isMovable))
        return d->look.words(
            ATTENTION_TEXT("figure", "Drag the end of a bar, or move it with ← and →: Shift ten times as far, Alt a "
                                     "tenth; Enter takes a number. ↑ and ↓ choose the bar."));
    return {};
}

QString FigureView::rowName(int row) const {
    const auto at = std::size_t(row);
    std::string name;
    if (row < 0 || row >= markRows()) return {};
    if (const auto* map = std::get_if<attention::HeatMap>(&d->figure.content); map != nullptr && at < map->rows.size())
        name = map->rows[at].text;
    if (const auto* bars = std::get_if<attention::Bars>(&d->figure.content)) name = bars->bars[at].label;
    if (const auto* plane = std::get_if<attention::Plane>(&d->figure.content)) name = plane->arrows[at].label;
    if (const auto* table = std::get_if<attention::Table>(&d->figure.content);
        table != nullptr && !table->rows[at].empty())
        name = table->rows[at].front().text;
    return name.empty() ? QString::number(row + 1) : visibleToken(name);
}

QString FigureView::columnName(int column) const {
    const auto at = std::size_t(column);
    if (column < 0 || column >= markColumns()) return {};
    if (const auto* map = std::get_if<attention::HeatMap>(&d->figure.content);
        map != nullptr && at < map->columns.size() && !map->columns[at].text.empty())
        return visibleToken(map->columns[at].text);
    if (const auto* table = std::get_if<attention::Table>(&d->figure.content)) {
        const QString name = d->look.words(table->columns[at]);
        return name.isEmpty() ? QString::number(column + 1) : name;
    }
    return markColumns() == 1 ? title() : QString::number(column + 1);
}

QString FigureView::markText(int row, int column) const {
    QString words = d->look.words(d->picture()->readOut({row, column}));
    if (!words.isEmpty()) return words;
    return d->look.words(ATTENTION_TEXT("figure", "{row}, {column}: empty")
                             .with("row", rowName(row).toStdString())
                             .with("column", columnName(column).toStdString()));
}
QString FigureView::markPath(int row, int column) const {
    return d->picture()->path({row, column});
}
QRect FigureView::markRect(int row, int column) const {
    return d->picture()->markRect({row, column}).toAlignedRect();
}

void FigureView::focusMark(int row, int column) {
    if (row >= 0 && column >= 0 && row < markRows() && column < markColumns()) d->setFocus({row, column});
}

void FigureView::highlight(const QString& path) {
    d->lightPath = path;
    d->lightPlaces = d->picture() ? d->picture()->placesUnder(path) : std::vector<Place>{};
    d->showRings();
}

bool FigureView::event(QEvent* event) {
    // Over a mark the read-out speaks.
    if (event->type() == QEvent::ToolTip && d->readOut->isVisible()) return true;
    return QWidget::event(event);
}

void FigureView::resizeEvent(QResizeEvent*) {
    d->plot->setGeometry(rect());
}

void FigureView::changeEvent(QEvent* event) {
    if (event->type() == QEvent::EnabledChange && !isEnabled()) d->hover(std::nullopt);
    QWidget::changeEvent(event);
}
