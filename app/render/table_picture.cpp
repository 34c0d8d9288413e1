#include "app/render/table_picture.h"

#include <algorithm>
#include <cmath>
#include <numeric>

using attention::TableCell;

namespace {

// All distances in em.
constexpr double naturalPitch = 2.05;
constexpr double loosestPitch = 3.2; // on screen, where rows take the room there is
constexpr double tightest = 1.35;    // of the pitch, in sizes of the type
constexpr double widestStretch = 1.5;
constexpr double shortestName = 3;
constexpr double shortestTitle = 4.5;
constexpr int onePiece = 4; // characters of a title that stays in one line
constexpr double roomyPad = 0.6;
constexpr double tightPad = 0.3;
constexpr double slack = 0.2; // small type isn't exactly as much narrower as it is smaller
constexpr double headSize = 0.93;

} // namespace

TablePicture::TablePicture(const attention::FigureSpec& figure, const Look& look)
    : Picture(figure, look), table_(std::get<attention::Table>(figure_.content)) {
    measure();
}

/// Rows may be shorter than the header says: what is missing is empty.
const TableCell& TablePicture::cell(Place place) const {
    static const TableCell none;
    const auto& row = table_.rows[std::size_t(place.row)];
    return std::size_t(place.column) < row.size() ? row[std::size_t(place.column)] : none;
}

void TablePicture::measure() {
    const TextMeter plain(look_.font());
    const TextMeter bold(look_.font(1, true));
    const TextMeter head(look_.font(headSize));
    for (int c = 0; c < columns(); ++c) {
        Column column;
        column.title = drawable(look_.words(table_.columns[std::size_t(c)]));
        for (int r = 0; r < rows(); ++r) {
            const TableCell& one = cell({r, c});
            column.numbers = column.numbers || !one.path.empty();
            if (!one.hidden)
                column.widest = std::max(column.widest, (one.strong ? bold : plain).width(drawable(one.text)));
        }
        // Numbers are never shortened before names are.
        column.least = column.numbers ? column.widest : std::min(column.widest, shortestName * em());
        const bool whole = column.title.size() <= onePiece;
        column.head = head.narrowest(column.title, std::max((whole ? 1.1 : 0.55) * head.width(column.title), em()));
        column.least =
            std::max(column.least, column.numbers ? column.head : std::min(column.head, shortestTitle * em()));
        column.widest = std::max({column.widest, head.width(column.title), 1.5 * em()});
        columns_.push_back(column);
    }
}

double TablePicture::naturalWidth() const {
    return std::accumulate(columns_.begin(), columns_.end(), 0.0,
                           [&](double sum, const Column& column) { return sum + column.widest + 1.2 * em(); }) +
           2 * em();
}

void TablePicture::fit(double room) {
    size_ = 1;
    pad_ = roomyPad;
    headLines_ = 1;
    double pads = 2 * pad() * columns();
    double wide = 0;
    double least = 0;
    for (const Column& column : columns_) {
        wide += column.widest;
        least += column.least;
    }
    shortened_ = wide + pads > room + 0.5;
    if (!shortened_) {
        const double spare = (std::min(room, (wide + pads) * widestStretch) - wide - pads) / std::max(columns(), 1);
        for (Column& column : columns_) column.width = column.widest + spare + 2 * pad();
        return;
    }
    pad_ = tightPad;
    pads = 2 * pad() * columns();
    if (least + pads > room) size_ = std::clamp(room / (least + pads), std::min(look_.smallest, 1.0), 1.0);
    if (look_.screen && size_ < 1) size_ = std::max(std::floor(em() * size_) / em(), std::min(look_.smallest, 1.0));
    const double text = std::max(room - 2 * pad() * columns(), em());
    // Between the least and the widest, all give way alike; below the least, in proportion.
    const double share = wide > least ? std::clamp((text / size_ - least) / (wide - least), 0.0, 1.0) : 0;
    const double squeeze = std::min(1.0, text / std::max(least * size_, 1e-6));
    for (Column& column : columns_)
        column.width = (column.least + share * (column.widest - column.least)) * size_ * squeeze + 2 * pad();
    for (const Column& column : columns_) headLines_ = std::max(headLines_, int(titleLines(column).size()));
}

QStringList TablePicture::titleLines(const Column& column) const {
    const TextMeter meter(look_.font(std::max(headSize * size_, std::min(look_.smallest, size_))));
    return meter.lines(column.title, column.width - 2 * pad() + slack * em(), 2);
}

void TablePicture::arrangeContent(QRectF room, bool, bool freeHeight) {
    fit(room.width());
    pitch_ = naturalPitch * em() * size_;
    if (!freeHeight && rows() > 0) {
        const double tall = (room.height() - headHeight()) / rows();
        if (look_.screen) pitch_ = std::clamp(std::floor(tall), pitch_, loosestPitch * em());
        if (tall < pitch_) {
            pitch_ = std::max(tall, 1e-3);
            // Many rows: smaller type, as far as it may go.
            const double wanted = std::clamp(pitch_ / (tightest * em()), std::min(look_.smallest, size_), size_);
            size_ = wanted;
        }
    }
    double x = room.left();
    for (Column& column : columns_) {
        column.left = x;
        x += column.width;
    }
    const double top = room.top() + headHeight();
    plot_ = QRectF(room.left(), top, std::max(x - room.left(), em()), std::max(pitch_ * rows(), 1e-3));
    used_ = QRectF(room.left(), room.top(), room.width(), headHeight() + plot_.height());
}

QRectF TablePicture::markRect(Place place) const {
    const Column& column = columns_[std::size_t(place.column)];
    return {column.left, plot_.top() + place.row * pitch_, column.width, pitch_};
}

std::optional<Place> TablePicture::markAt(QPointF point) const {
    if (!plot_.contains(point) || rows() == 0) return std::nullopt;
    const int row = std::clamp(int((point.y() - plot_.top()) / pitch_), 0, rows() - 1);
    for (int column = 0; column < columns(); ++column)
        if (markRect({row, column}).contains(point)) return Place{row, column};
    return std::nullopt;
}

attention::Text TablePicture::readOut(Place place) const {
    const TableCell& one = cell(place);
    if (one.path.empty() && !one.hidden) return attention::verbatim(drawable(one.text).toStdString());
    std::string name = std::to_string(place.row + 1);
    for (int column = columns() - 1; column >= 0; --column)
        if (const TableCell& other = cell({place.row, column}); other.path.empty() && !other.text.empty())
            name = drawable(other.text).toStdString();
    const attention::Text text = one.hidden ? ATTENTION_TEXT("figure", "{row}, {column}: hidden")
                                            : ATTENTION_TEXT("figure", "{row}, {column}: {value}");
    return text.with("row", name)
        .with("column", table_.columns[std::size_t(place.column)])
        .with("value", drawable(one.text).toStdString());
}

const attention::Handle* TablePicture::handle(Place place) const {
    const auto& handle = cell(place).handle;
    return handle ? &*handle : nullptr;
}

std::vector<double> TablePicture::handleValues(Place place) const {
    const TableCell& one = cell(place);
    return one.guess.empty() ? std::vector<double>(one.numbers.size(), 0.0) : one.guess;
}

std::vector<attention::Text> TablePicture::notes() const {
    if (!shortened_) return {};
    return {ATTENTION_TEXT("figure", "The table is wider than this size: its texts are smaller or shortened.")};
}

void TablePicture::drawMarks(Canvas& canvas) const {
    if (columns() == 0) return;
    QColor ground = colours().line;
    ground.setAlphaF(0.4F);
    const QRectF head(plot_.left(), plot_.top() - headHeight(), plot_.width(), headHeight());
    canvas.box(head, 0.25 * em(), ground);
    const double hair = look_.screen ? 1 : 0.07 * em();
    if (table_.chosen_row && *table_.chosen_row >= 0 && *table_.chosen_row < rows()) {
        const QRectF row(plot_.left(), plot_.top() + double(*table_.chosen_row) * pitch_, plot_.width(), pitch_);
        canvas.box(row, 0, colours().accentTint);
        canvas.box({row.left(), row.top(), 0.2 * em(), row.height()}, 0, colours().accent);
    }
    for (int row = 0; row < rows(); ++row) {
        for (int column = 0; column < columns(); ++column) drawCell(canvas, {row, column});
        canvas.setMark({});
        double y = plot_.top() + (row + 1) * pitch_;
        if (look_.screen) y = std::round(y);
        canvas.box({plot_.left(), y - hair, plot_.width(), hair}, 0, colours().line);
    }
}

void TablePicture::drawCell(Canvas& canvas, Place place) const {
    const TableCell& one = cell(place);
    const QRectF box = markRect(place);
    canvas.setMark(QString::fromStdString(one.path));
    if (one.hidden) {
        const QRectF inside = box.adjusted(0.4 * em(), 0.18 * pitch_, -0.4 * em(), -0.18 * pitch_);
        if (inside.isEmpty()) return;
        canvas.box(inside, 0.2 * em(), colours().line);
        return canvas.hatch(inside, colours().hidden, 0.5 * em());
    }
    if (one.lit)
        canvas.box(box.adjusted(0.15 * em(), 0.08 * pitch_, -0.15 * em(), -0.08 * pitch_), 0.25 * em(),
                   colours().accentTint, QPen(colours().accent, 0.12 * em()));
    drawText(canvas, drawable(one.text), columns_[std::size_t(place.column)], box.center().y(),
             look_.font(size_, one.strong), roleTextColour(one.role, look_.theme));
}

void TablePicture::drawText(Canvas& canvas, const QString& text, const Column& column, double y, const QFont& font,
                            const QColor& ink) const {
    const QString words = TextMeter(font).elided(text, column.width - 2 * pad() + slack * em());
    const double right = column.left + column.width - pad();
    canvas.text(words, {column.numbers ? right : column.left + pad(), y}, column.numbers ? Anchor::end : Anchor::start,
                font, ink);
}

void TablePicture::drawContentFurniture(Canvas& canvas) const {
    const QFont font = look_.font(std::max(headSize * size_, std::min(look_.smallest, size_)));
    const double pitch = 1.2 * em() * size_;
    for (const Column& column : columns_) {
        const QStringList lines = titleLines(column);
        double y = plot_.top() - headHeight() / 2 - pitch * double(lines.size() - 1) / 2;
        for (const QString& line : lines) {
            drawText(canvas, line, column, y, font, colours().ink2);
            y += pitch;
        }
    }
}
