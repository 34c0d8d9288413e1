// Mouse and keyboard of FigureView.
#include "app/render/figure_access.h"
#include "app/render/figure_view_p.h"
#include "app/render/heat_picture.h"
#include "app/render/mark_edit.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QWheelEvent>

#include <cmath>

namespace {

constexpr double smallCell = 2.4; // em: cells narrower than this are worth enlarging

double stepOf(const attention::Handle& handle, Qt::KeyboardModifiers modifiers) {
    if (modifiers & Qt::ShiftModifier) return handle.step * 10;
    if (modifiers & Qt::AltModifier) return handle.step / 10;
    return handle.step;
}

/// Without the dust of floating point: 0.30000000000000004 is 0.3.
double onGrid(double value, double grid) {
    if (!(grid > 0)) return value;
    const double places = std::round(value / grid);
    return grid < 1 ? places / std::round(1 / grid) : places * grid;
}

double within(double value, const attention::Handle& handle) {
    return std::max(handle.low, std::min(handle.high, value));
}

/// Where a drag to `value` comes to rest.
double landed(double value, const attention::Handle& handle) {
    return within(onGrid(value, handle.snap > 0 ? handle.snap : handle.step / 10), handle);
}

/// What a key moves: which of the values, and in which direction.
struct Nudge {
    std::size_t which = 0;
    double direction = 0; // 0: nothing
};

/// Left and right move a value, and so do plus and minus; in the plane they move x, and up and down y.
Nudge nudgeOf(int key, std::size_t values) {
    switch (key) {
    case Qt::Key_Right: return {0, 1};
    case Qt::Key_Left: return {0, -1};
    case Qt::Key_Up: return {1, values == 2 ? 1.0 : 0.0};
    case Qt::Key_Down: return {1, values == 2 ? -1.0 : 0.0};
    case Qt::Key_Plus:
    case Qt::Key_Equal: return {0, values == 1 ? 1.0 : 0.0};
    case Qt::Key_Minus:
    case Qt::Key_Underscore: return {0, values == 1 ? -1.0 : 0.0};
    default: return {};
    }
}

} // namespace

bool FigureView::Private::canZoom() const {
    if (heatMap() == nullptr || picture()->rows() == 0 || picture()->columns() == 0) return false;
    const QRectF area = picture()->plotArea();
    const QRectF all = picture()->whole();
    return picture()->isZoomed() || area.width() / all.width() < smallCell * look.em ||
           area.height() / all.height() < smallCell * look.em / 2;
}

void FigureView::Private::zoomAt(QPointF point, double factor) {
    const QRectF area = picture()->plotArea();
    const QRectF part = plot->visible();
    const QRectF all = picture()->whole();
    const double narrowest = std::min(2.0, std::min(all.width(), all.height()));
    factor = std::max({factor, narrowest / part.width(), narrowest / part.height()});
    // Both sides alike, so that cells keep their shape.
    factor = std::min(factor, std::max(all.width() / part.width(), all.height() / part.height()));
    const QPointF share((point.x() - area.left()) / area.width(), (point.y() - area.top()) / area.height());
    const QSizeF size = part.size() * factor;
    plot->showPart(QRectF(part.left() + share.x() * (part.width() - size.width()),
                          part.top() + share.y() * (part.height() - size.height()), size.width(), size.height()));
}

void FigureView::Private::chooseRow(int row) {
    const attention::HeatMap* map = heatMap();
    if (map == nullptr || map->choose_row.empty() || std::size_t(row) >= map->rows.size()) return;
    emit q->rowChosen(QString::fromStdString(map->choose_row), int(map->rows[std::size_t(row)].index));
}

const attention::Handle* FigureView::Private::handle(std::optional<Place> place) const {
    const bool isThere = place && place->row < picture()->rows() && place->column < picture()->columns();
    return isThere ? picture()->handle(*place) : nullptr;
}

bool FigureView::Private::toggle(std::optional<Place> place) {
    if (place && heatMap() != nullptr && heatMap()->guessing) {
        emit q->cellMarked(picture()->path(*place));
        return true;
    }
    const auto* map = dynamic_cast<const HeatPicture*>(picture());
    const auto element = map != nullptr && place ? map->switchable(*place) : std::nullopt;
    if (!element) return false;
    emit q->cellToggled(QString::fromStdString(heatMap()->toggle_cells), element->first, element->second);
    return true;
}

void FigureView::Private::dragHandle(QPointF point) {
    const attention::Handle* taken = handle(press->handle);
    if (taken == nullptr) return press.reset();
    std::vector<double> values = picture()->valuesAt(point - press->offset);
    for (double& value : values) value = landed(value, *taken);
    if (press->moved && values == press->values) return;
    press->moved = true;
    press->values = values;
    tellMove(*taken, values, false);
}

void FigureView::Private::tellMove(const attention::Handle& handle, const std::vector<double>& values, bool finished) {
    const attention::Handle kept = handle; // whoever listens may bring a new figure
    const QString key = QString::fromStdString(kept.key);
    if (kept.guess) emit q->guessMoved(key, values, gesture, finished);
    else emit q->handleMoved(key, kept.at, values, gesture, finished);
}

Qt::CursorShape FigureView::Private::cursorAt(QPointF point) const {
    if (const attention::Handle* typed = handle(hoverPlace);
        typed != nullptr && typed->motion == attention::Motion::typed)
        return Qt::IBeamCursor;
    if (const attention::Handle* taken = handle(picture()->handleAt(point)))
        return taken->motion == attention::Motion::plane ? Qt::SizeAllCursor : Qt::SizeHorCursor;
    const attention::HeatMap* map = heatMap();
    const bool useful = map != nullptr && ((!map->choose_row.empty() && (hoverPlace || picture()->rowLabelAt(point))) ||
                                           ((!map->toggle_cells.empty() || map->guessing) && hoverPlace));
    return useful ? Qt::PointingHandCursor : Qt::ArrowCursor;
}

void FigureView::mousePressEvent(QMouseEvent* event) {
    if (!d->picture() || event->button() != Qt::LeftButton) return QWidget::mousePressEvent(event);
    d->ring = false;
    d->press =
        Private::Press{event->position(), d->plot->visible(), d->picture()->handleAt(event->position()), {}, false, {}};
    if (d->press->handle) {
        ++d->gesture;
        d->press->offset = event->position() - d->picture()->handlePoint(*d->press->handle);
        d->focusPlace = d->press->handle;
    }
    d->showRings();
}

void FigureView::mouseMoveEvent(QMouseEvent* event) {
    if (!d->picture()) return;
    const QPointF point = event->position();
    if (d->press && d->press->handle) {
        d->dragHandle(point);
        return;
    }
    if (d->press && d->picture()->isZoomed()) {
        const QPointF way = point - d->press->from;
        if (!d->press->moved && way.manhattanLength() < QApplication::startDragDistance()) return;
        d->press->moved = true;
        const QRectF area = d->picture()->plotArea();
        const QRectF& from = d->press->visible;
        d->plot->showPart(
            from.translated(-way.x() / area.width() * from.width(), -way.y() / area.height() * from.height()));
        d->readOut->hide();
        return setCursor(Qt::ClosedHandCursor);
    }
    d->hover(d->picture()->markAt(point));
    setCursor(d->cursorAt(point));
}

void FigureView::mouseReleaseEvent(QMouseEvent* event) {
    if (!d->press || event->button() != Qt::LeftButton) return QWidget::mouseReleaseEvent(event);
    const Private::Press press = *d->press;
    d->press.reset();
    unsetCursor();
    if (press.handle) {
        const attention::Handle* handle = d->handle(press.handle);
        if (!press.moved || handle == nullptr) return;
        return d->tellMove(*handle, press.values, true);
    }
    if (press.moved) return;
    const auto place = d->picture()->markAt(event->position());
    const auto row = place ? std::optional(place->row) : d->picture()->rowLabelAt(event->position());
    if (place) d->focusPlace = place;
    if (d->toggle(place)) return;
    if (const auto* typed = d->handle(place); typed != nullptr && typed->motion == attention::Motion::typed) {
        d->edit(*place);
        return;
    }
    if (row) d->chooseRow(*row);
}

/// Lets a number be typed in place of a mark that can be moved.
bool FigureView::Private::edit(Place place) {
    if (handle(place) == nullptr) return false;
    readOut->hide();
    new MarkEdit(q, picture()->markRect(place).toAlignedRect() & q->rect(), picture()->handleValues(place),
                 [this, place](std::vector<double> values) {
                     q->setFocus();
                     const attention::Handle* moved = handle(place);
                     if (moved == nullptr) return; // it has gone meanwhile
                     for (double& value : values) value = within(value, *moved);
                     ++gesture;
                     tellMove(*moved, values, true);
                 });
    return true;
}

void FigureView::mouseDoubleClickEvent(QMouseEvent* event) {
    const auto place = d->picture() ? d->picture()->handleAt(event->position()) : std::nullopt;
    if (place && d->edit(*place)) return event->accept();
    if (isZoomed()) d->plot->showPart(d->picture()->whole());
    event->accept();
}

void FigureView::leaveEvent(QEvent*) {
    if (d->picture() && !d->press) d->hover(std::nullopt);
}

void FigureView::wheelEvent(QWheelEvent* event) {
    const double notches = event->angleDelta().y() / 120.0;
    const bool asked = (event->modifiers() & Qt::ControlModifier) != 0; // without it the page scrolls
    const bool useful = asked && d->picture() && d->canZoom() && notches != 0 && (notches > 0 || isZoomed());
    if (!useful || !d->picture()->plotArea().contains(event->position())) return event->ignore();
    d->zoomAt(event->position(), std::pow(0.8, notches));
    d->hover(d->picture()->markAt(event->position()));
    event->accept();
}

void FigureView::Private::reveal(Place place) {
    QRectF part = plot->visible();
    part.moveLeft(std::clamp(part.left(), place.column + 1 - part.width(), double(place.column)));
    part.moveTop(std::clamp(part.top(), place.row + 1 - part.height(), double(place.row)));
    if (part != plot->visible()) plot->showPart(part);
}

void FigureView::Private::setFocus(Place place) {
    focusPlace = place;
    ring = true;
    if (picture()->isZoomed()) reveal(place);
    showRings();
    tell(place);
    tellFigureFocus(q, place.row, place.column);
    emit q->hovered(picture()->path(place));
}

void FigureView::Private::moveFocus(int rows, int columns) {
    const Place from = focusPlace.value_or(Place{});
    const Place to{std::clamp(from.row + rows, 0, picture()->rows() - 1),
                   std::clamp(from.column + columns, 0, picture()->columns() - 1)};
    setFocus(to);
    if (to.row != from.row) chooseRow(to.row);
}

bool FigureView::Private::moveKey(QKeyEvent* event) {
    const int far = std::max(picture()->rows(), picture()->columns());
    const int page = picture()->columns() == 1 && heatMap() == nullptr ? 1 : 10; // of bars and arrows: the next one
    const bool whole = event->modifiers() & Qt::ControlModifier;
    switch (event->key()) {
    case Qt::Key_Up: return moveFocus(-1, 0), true;
    case Qt::Key_Down: return moveFocus(1, 0), true;
    case Qt::Key_Left: return moveFocus(0, -1), true;
    case Qt::Key_Right: return moveFocus(0, 1), true;
    case Qt::Key_PageUp: return moveFocus(-page, 0), true;
    case Qt::Key_PageDown: return moveFocus(page, 0), true;
    case Qt::Key_BracketLeft: return moveFocus(-1, 0), true;
    case Qt::Key_BracketRight: return moveFocus(1, 0), true;
    case Qt::Key_Home: return moveFocus(whole || heatMap() == nullptr ? -far : 0, -far), true;
    case Qt::Key_End: return moveFocus(whole || heatMap() == nullptr ? far : 0, far), true;
    default: return false;
    }
}

/// Moves the mark that has the focus, when it can be moved.
bool FigureView::Private::adjustKey(QKeyEvent* event) {
    const attention::Handle* moved = handle(focusPlace);
    if (moved == nullptr || moved->motion == attention::Motion::typed) return false;
    std::vector<double> values = picture()->handleValues(*focusPlace);
    const auto [which, direction] = nudgeOf(event->key(), values.size());
    if (direction == 0 || which >= values.size()) return false;
    // On many keyboards Plus is itself a shifted key.
    const bool sign = event->key() == Qt::Key_Plus || event->key() == Qt::Key_Underscore;
    const Qt::KeyboardModifiers modifiers = sign ? event->modifiers() & ~Qt::ShiftModifier : event->modifiers();
    values[which] = within(onGrid(values[which] + direction * stepOf(*moved, modifiers), moved->step / 10), *moved);
    if (!event->isAutoRepeat()) ++gesture;
    ring = true;
    showRings();
    tellMove(*moved, values, true);
    return true;
}

void FigureView::keyPressEvent(QKeyEvent* event) {
    if (!d->picture() || d->picture()->rows() == 0 || d->picture()->columns() == 0)
        return QWidget::keyPressEvent(event);
    if (d->adjustKey(event) || d->moveKey(event)) return event->accept();
    const Place place = d->focusPlace.value_or(Place{});
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (!d->edit(place)) break;
        return event->accept();
    case Qt::Key_Space:
        if (!d->toggle(place)) break;
        return event->accept();
    case Qt::Key_Plus:
    case Qt::Key_Equal:
    case Qt::Key_Minus:
        if (!d->canZoom()) break;
        d->zoomAt(d->picture()->markRect(place).center(), event->key() == Qt::Key_Minus ? 1.25 : 0.8);
        return event->accept();
    case Qt::Key_Escape:
        if (!d->readOut->isVisible() && !isZoomed()) break;
        d->readOut->hide();
        d->plot->showPart(d->picture()->whole());
        return event->accept();
    default: break;
    }
    QWidget::keyPressEvent(event);
}

/// Where the keyboard starts: the chosen row, or the first mark that can be moved.
Place FigureView::Private::firstPlace() const {
    if (const attention::HeatMap* map = heatMap(); map != nullptr && map->chosen_row)
        for (std::size_t row = 0; row < map->rows.size(); ++row)
            if (map->rows[row].index == *map->chosen_row) return {int(row), 0};
    if (const auto* table = std::get_if<attention::Table>(&figure.content); table != nullptr && table->chosen_row)
        return {std::clamp(int(*table->chosen_row), 0, picture()->rows() - 1), 0};
    for (int row = 0; picture()->columns() == 1 && row < picture()->rows(); ++row)
        if (picture()->handle({row, 0}) != nullptr) return {row, 0};
    return {};
}

void FigureView::focusInEvent(QFocusEvent* event) {
    d->ring = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason ||
              event->reason() == Qt::ShortcutFocusReason;
    if (d->picture() && d->picture()->rows() > 0 && !d->focusPlace) {
        d->focusPlace = d->firstPlace();
    }
    d->showRings();
    QWidget::focusInEvent(event);
}

void FigureView::focusOutEvent(QFocusEvent* event) {
    d->showRings();
    if (!d->hoverPlace && d->picture()) {
        d->readOut->hide();
        emit hovered({});
    }
    QWidget::focusOutEvent(event);
}
