#include "app/render/heat_picture.h"

#include <algorithm>
#include <cmath>

// All distances in em.
namespace {

constexpr double lineHeight = 1.15; // of labels
constexpr double tightLine = 1.02;  // of labels under one another
constexpr double labelGap = 0.5;    // between labels and cells
constexpr double rowTitleWidth = 1.5;
constexpr double titleHeight = 1.6; // of an axis title
constexpr double widestCell = 8;
constexpr double tallestCell = 4.2;
constexpr double longestCell = 4;     // in heights, for the sake of its column's label
constexpr double naturalLimit = 58;   // a figure of natural size is no wider: 165 mm at 8 pt
constexpr double naturalTallest = 80; // nor higher: 226 mm at 8 pt
constexpr double barWidth = 0.6;
constexpr int mostWithGaps = 24;
constexpr int mostUnsquare = 12;
constexpr int mostAllLabelled = 60;  // rows, columns that each get a label where there is room
constexpr double smallestCell = 120; // 0.01 mm, in files
constexpr double smallestSide = 1.2; // of a cell on screen, where less than all around it can be shown
constexpr double barTitleLine = 1.2;

} // namespace

double HeatPicture::numberSize(QSizeF cell) const {
    if (look_.numbers == FigureStyle::off || widestNumber_ == 0) return 0;
    const double gap = gapIn({cell.width(), cell.height()});
    const double width = (cell.width() - gap - 0.4 * em()) / widestNumber_;
    const double height = (cell.height() - gap) / (1.3 * em());
    const double size = std::min({width, height, 1.0});
    if (look_.numbers == FigureStyle::on) return std::max(size, 0.05);
    return size >= look_.smallest ? size : 0;
}

double HeatPicture::gapIn(Cell cell) const {
    const double side = std::min(cell.width, cell.height);
    if (std::max(rows(), columns()) > mostWithGaps || side < 0.55 * em()) return 0;
    const double gap = std::clamp(0.1 * side, 0.07 * em(), 0.21 * em());
    return look_.screen ? std::round(gap) : gap;
}

double HeatPicture::leftMargin(double roomWidth, bool titles) const {
    const double labels = std::min(widestRow_, labelLimit(roomWidth));
    return (rowTitle_.isEmpty() || !titles ? 0 : rowTitleWidth * em()) + (labels > 0 ? labels + labelGap * em() : 0);
}

/// The lines of the bar's title that stand apart from the numbers at its ends.
QStringList HeatPicture::barTitleLines(QRectF room, Bar side) const {
    if (barTitle_.isEmpty()) return {};
    const TextMeter meter(look_.font(0.9));
    if (side == Bar::beside) {
        const double above = (titleHeight + lineHeight) * em() + std::min(widestColumn_, labelLimit(room.width()));
        return meter.lines(barTitle_, std::clamp(room.height() - above, 4 * em(), 18 * em()), 2);
    }
    const double words =
        meter.width(barTitle_) + meter.width(endText(map_.low)) + meter.width(endText(map_.high)) + 2 * em();
    return words <= room.width() ? QStringList() : meter.lines(barTitle_, room.width(), 2);
}

double HeatPicture::barThickness(QRectF room, Bar side) const {
    if (side == Bar::none) return 0;
    const double lines = double(barTitleLines(room, side).size());
    if (side == Bar::under) return (0.9 + barWidth + 0.3 + 1.3 + lines * barTitleLine) * em();
    const TextMeter meter(look_.font(0.9));
    const double ends = std::max(meter.width(endText(map_.low)), meter.width(endText(map_.high)));
    return (1 + barWidth + 0.4) * em() + ends + (lines > 0 ? 0.4 + lines * barTitleLine : 0) * em();
}

/// The side of a cell that leaves each of its neighbours a label too; not asked for of very many.
double HeatPicture::labelPitch(int count) const {
    return count <= mostAllLabelled ? 1.03 * em() : 0;
}

bool HeatPicture::isMany(Index rows, Index columns) {
    return (rows > mostAsShapes || columns > mostAsShapes) && rows * columns > mostAsShapes * mostAsShapes;
}

bool HeatPicture::isLargeEnough(QSizeF plot) const {
    return plot.height() >= std::min(rows() * smallestCell, 8 * em()) &&
           plot.width() >= std::min(columns() * smallestCell, 6 * em());
}

double HeatPicture::naturalWidth() const {
    const double withNumbers = widestNumber_ + 1.4 * em();
    const double most = naturalLimit * em();
    double margins = leftMargin(most);
    if (columns() * withNumbers + margins <= most && rows() <= mostWithGaps && look_.numbers != FigureStyle::off)
        return std::max(columns() * std::clamp(std::max(withNumbers, widestColumn_ + 0.6 * em()), 3 * em(), 5 * em()) +
                            margins,
                        12 * em());
    margins += std::min(widestColumn_, labelLimit(most)) / 2;
    const double cell = std::min(1.7 * em(), (most - margins) / std::max(rows(), columns()));
    return std::max(columns() * cell + margins, 16 * em());
}

/// The best cell inside the given bounds: numbers get wide cells, pictures of many cells square ones.
HeatPicture::Cell HeatPicture::cellIn(double width, double height, bool freeHeight) const {
    width = std::min(width, std::max(widestCell * em(), widestNumber_ + 2 * em()));
    if (freeHeight) {
        const double tall = std::clamp(0.62 * width, 1.75 * em(), 3 * em());
        const bool numbers = numberSize({width, tall}) > 0;
        height = std::min(numbers ? tall : std::max(width, labelPitch(rows())), naturalTallest * em() / rows());
    }
    height = std::min(height, tallestCell * em());
    // Labels that lie level leave the cells more height.
    const double wanted = widestColumn_ + 0.5 * em();
    const double level = columns() <= mostUnsquare && wanted <= std::min(width, longestCell * height) ? wanted : 0;
    const double size = numberSize({width, height});
    if (size > 0) {
        const double gap = gapIn({width, height});
        width = std::min(width, std::max({2.6 * height, widestNumber_ * size + 0.8 * em() + gap, level}));
        height = std::min(height, std::max(width, 1.5 * em() + gap));
    } else {
        const double ratio = isTruth() || std::max(rows(), columns()) > mostUnsquare ? 1 : 2;
        const double square = std::min(width, height);
        width = std::min(width, std::max({ratio * square, labelPitch(columns()), level}));
        height = std::min(height, std::max(ratio * square, labelPitch(rows())));
    }
    // On screen every cell of a small matrix is equally many whole pixels.
    if (look_.screen && std::min(width, height) >= 6) return {std::floor(width), std::floor(height)};
    return {std::max(width, 1e-3), std::max(height, 1e-3)};
}

HeatArrangement HeatPicture::attempt(QRectF room, bool freeHeight, Bar side, bool titles) const {
    HeatArrangement result;
    result.side = side;
    result.titles = titles;
    const double line = lineHeight * em();
    const double left = leftMargin(room.width(), titles);
    const double right = side == Bar::beside ? barThickness(room, side) : 0;
    const double below = side == Bar::under ? barThickness(room, side) : 0;
    const double limit = labelLimit(room.width());
    double above = 0;
    double overhang = 0;
    Cell cell{};
    // The cells' width decides how the labels lie, and the labels how much is left for the cells.
    // Room once given isn't taken back: else the two could chase each other and the last label lose its end.
    for (int pass = 0; pass < 12; ++pass) {
        const double before = overhang + above;
        const double wide = std::max(room.width() - left - right - overhang, em());
        const double tall = std::max(room.height() - above - below, em());
        cell = cellIn(wide / columns(), tall / rows(), freeHeight);
        result.columns = planColumns(columnWidths_, cell.width, line, limit);
        overhang = std::max(overhang, result.columns.overhang() - cell.width / 2);
        above = std::max(above, (columnTitle_.isEmpty() || !titles ? 0 : titleHeight * em()) +
                                    (widestColumn_ > 0 ? result.columns.height() + 0.25 * em() : 0));
        if (overhang + above < before + 1e-3) break;
    }
    result.rows = planRows(rowWidths_, cell.height, tightLine * em(), limit);
    const double width = cell.width * columns();
    const double spare = std::max(0.0, room.width() - left - right - overhang - width);
    // On a page the block begins where title and caption begin.
    double x = room.left() + (look_.screen ? spare / 2 : 0) + left;
    double y = room.top() + above;
    if (look_.screen) {
        x = std::round(x);
        y = std::round(y);
    }
    result.plot = QRectF(x, y, width, cell.height * rows());
    result.gap = gapIn(cell);
    placeBar(result, room, x - left);
    const double rightEnd = result.plot.right() + overhang + right;
    const double foot = std::max(result.plot.bottom() + below, result.bar.bottom());
    result.used = QRectF(room.topLeft(), QPointF(std::max(room.right(), rightEnd), foot));
    return result;
}

void HeatPicture::placeBar(HeatArrangement& result, QRectF room, double left) const {
    if (result.side == Bar::none) return;
    const QRectF& plot = result.plot;
    result.barTitle = barTitleLines(room, result.side);
    if (result.side == Bar::beside) {
        const double overhang = std::max(0.0, result.columns.overhang() - plot.width() / columns() / 2);
        const double tall = std::min(plot.height(), 18 * em());
        result.bar = QRectF(plot.right() + overhang + em(), plot.top(), barWidth * em(), std::max(tall, 4 * em()));
        return;
    }
    const TextMeter meter(look_.font(0.9));
    const double words =
        meter.width(barTitle_) + meter.width(endText(map_.low)) + meter.width(endText(map_.high)) + 2 * em();
    const double wide = std::max(std::min(plot.width(), 20 * em()), std::min(words, room.width()));
    double x = plot.center().x() - wide / 2;
    if (wide > plot.width()) x = std::clamp(x, std::min(left, room.right() - wide), room.right() - wide);
    result.bar = QRectF(x, plot.bottom() + 0.9 * em(), wide, barWidth * em());
}

/// Beside a single row the bar is short, and its title would be cut.
bool HeatPicture::saysWholeTitle(const HeatArrangement& arrangement) const {
    const TextMeter meter(look_.font(0.9));
    const auto lines = int(arrangement.barTitle.size());
    return arrangement.side != Bar::beside || meter.lines(barTitle_, arrangement.bar.height(), lines) ==
                                                  meter.lines(barTitle_, arrangement.bar.height(), lines + 8);
}

bool HeatPicture::isNumbered(const HeatArrangement& arrangement) const {
    return numberSize({arrangement.plot.width() / columns(), arrangement.plot.height() / rows()}) > 0;
}

/// Are the cells of a small matrix too small to be read, or to be hit?
bool HeatPicture::isCramped(const HeatArrangement& arrangement) const {
    if (rows() == 0 || columns() == 0) return false;
    const double side = std::min(arrangement.plot.width() / columns(), arrangement.plot.height() / rows());
    const bool numbers = look_.numbers != FigureStyle::off && widestNumber_ > 0;
    return side < smallestSide * em() || (numbers && !isNumbered(arrangement));
}

void HeatPicture::arrangeContent(QRectF room, bool, bool freeHeight) {
    const auto area = [](const HeatArrangement& a) { return a.plot.width() * a.plot.height(); };
    at_ = attempt(room, freeHeight, hasBar() ? Bar::under : Bar::none);
    if (hasBar() && !freeHeight) {
        // Whichever leaves the cells their numbers, or makes them larger; under them when it makes little difference.
        const HeatArrangement beside = attempt(room, freeHeight, Bar::beside);
        const auto fits = [&](const HeatArrangement& a) {
            return look_.screen || (isLargeEnough(a.plot.size()) && room.adjusted(0, 0, 1, 1).contains(a.used));
        };
        const bool larger = area(beside) > 1.1 * area(at_) && saysWholeTitle(beside);
        const bool better = isNumbered(beside) == isNumbered(at_) ? larger : isNumbered(beside);
        if (fits(beside) && (better || !fits(at_))) at_ = beside;
    }
    // On screen the cells come first: a file keeps all that explains it.
    for (const bool titles : {true, false}) {
        if (!look_.screen || freeHeight || std::max(rows(), columns()) > mostUnsquare) break;
        const HeatArrangement bare = attempt(room, freeHeight, Bar::none, titles);
        const bool readable = isCramped(at_) && (isNumbered(bare) > isNumbered(at_) || area(bare) > 1.3 * area(at_));
        if (readable || (titles && area(bare) > 1.6 * area(at_))) at_ = bare;
    }
    plot_ = at_.plot;
    used_ = at_.used;
}
