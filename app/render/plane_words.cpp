// What is written in a plane: ticks, titles, the words beside the arrows.
#include "app/render/placement.h"
#include "app/render/plane_picture.h"

#include "app/render/labels.h"

#include <algorithm>
#include <cmath>

using attention::Role;

namespace {

constexpr double lineHeight = 1.25; // em, of the words
constexpr double longestLabel = 12;
constexpr double leastShare = 0.03; // of the plane: a smaller region isn't named

/// The number beside a key or a value is a weight.
Role noteRole(Role role) {
    return role == Role::key || role == Role::value ? Role::weight : role;
}

} // namespace

double PlanePicture::smallSize() const {
    return std::max(0.85, look_.smallest);
}

void PlanePicture::measure() {
    xTitle_ = drawable(look_.words(plane_.x_title));
    yTitle_ = drawable(look_.words(plane_.y_title));
    QStringList hidden;
    const QFont plain = look_.font(0.93);
    const QFont bold = look_.font(0.93, true);
    for (const attention::Arrow& arrow : plane_.arrows) {
        labels_ += drawable(arrow.label);
        Words words;
        words.labelFont = arrow.dashed ? bold : plain;
        words.noteFont = bold;
        const TextMeter meter(words.labelFont);
        words.label = meter.elided(labels_.back(), longestLabel * em());
        words.labelWidth = meter.width(words.label);
        words.note = drawable(arrow.note);
        words.noteWidth = TextMeter(bold).width(words.note);
        if (!words.label.isEmpty() && !words.note.isEmpty()) words.gap = 0.3 * em();
        words_.push_back(words);
        if (!isShown(int(words_.size()) - 1))
            hidden += labels_.back().isEmpty() ? QString::number(words_.size()) : labels_.back();
    }
    if (!hidden.isEmpty())
        hiddenLine_ = look_.words(ATTENTION_TEXT("figure", "Hidden: {labels}")
                                      .with("labels", hidden.join(QStringLiteral(", ")).toStdString()));
}

bool PlanePicture::isOnTip(const QRectF& box) const {
    for (int row = 0; row < rows(); ++row)
        if (isShown(row) && box.adjusted(-0.3 * em(), 0, 0.3 * em(), 0).contains(tip(row))) return true;
    return false;
}

void PlanePicture::placeTicks() {
    ticks_.clear();
    axisWords_.clear();
    const QFont font = look_.font(smallSize());
    const TextMeter meter(font);
    const double tall = lineHeight * smallSize() * em();
    const int last = int(std::floor(extent_ / step_ + 1e-9));
    const auto text = [&](int i) {
        return QString::fromStdString(attention::display_number(i * step_, attention::shortest()));
    };
    const double pitch = step_ / (2 * extent_) * plot_.width();
    const int every = roundStep((std::max(meter.width(text(-last)), tall) + 0.5 * em()) / pitch);
    const auto add = [&](const QString& words, QPointF at, Anchor anchor, const QRectF& inside) {
        const double wide = meter.width(words);
        const double left = at.x() - (anchor == Anchor::start ? 0 : anchor == Anchor::middle ? wide / 2 : wide);
        const QRectF box(left, at.y() - tall / 2, wide, tall);
        const bool covered = std::any_of(axisWords_.begin(), axisWords_.end(),
                                         [&](const QRectF& other) { return other.intersects(box); });
        if (covered || !inside.contains(box) || isOnTip(box)) return;
        ticks_.push_back({words, at, anchor});
        axisWords_.push_back(box);
    };
    // Titles at the ends of the axes; inside, a tick makes way for them.
    if (!xTitle_.isEmpty() && meter.width(xTitle_) + em() <= besides_.right() - plot_.right())
        add(xTitle_, {plot_.right() + 0.4 * em(), origin().y()}, Anchor::start, besides_);
    else if (!xTitle_.isEmpty())
        add(meter.elided(xTitle_, plot_.width() / 2.2), {plot_.right() - 0.2 * em(), origin().y() + 0.85 * em()},
            Anchor::end, plot_);
    if (!yTitle_.isEmpty())
        add(meter.elided(yTitle_, besides_.right() - origin().x() - em()),
            {origin().x() + 0.5 * em(), plot_.top() + 0.75 * em()}, Anchor::start, besides_);
    for (int i = -last; i <= last; ++i) {
        if (i == 0 || i % every != 0) continue;
        add(text(i), toPoint(QPointF(i * step_, 0)) + QPointF(0, 0.85 * em()), Anchor::middle, plot_);
        add(text(i), toPoint(QPointF(0, -i * step_)) - QPointF(0.45 * em(), 0), Anchor::end, plot_);
    }
}

void PlanePicture::placeWords() {
    LabelRoom room{besides_, axisWords_, {}, {}};
    room.lines = {QLineF(toPoint({-extent_, 0}), toPoint({extent_, 0})),
                  QLineF(toPoint({0, -extent_}), toPoint({0, extent_}))};
    std::vector<LabelWish> wishes;
    std::vector<int> who;
    const double tall = lineHeight * em();
    for (int row = 0; row < rows(); ++row) {
        Words& words = words_[std::size_t(row)];
        words.place.reset();
        if (!isShown(row)) continue;
        const double half = 0.45 * em();
        room.tips.emplace_back(tip(row) - QPointF(half, half), QSizeF(2 * half, 2 * half));
        room.lines.emplace_back(origin(), tip(row));
        if (words.width() <= 0) continue;
        const bool ringed = handle({row, 0}) != nullptr && look_.screen;
        wishes.push_back(
            {tip(row), tip(row) - origin(), QSizeF(words.width() + 0.3 * em(), tall), (ringed ? 0.9 : 0.55) * em()});
        who.push_back(row);
    }
    nameRegions();
    const QFont small = look_.font(smallSize());
    for (const RegionName& name : regionNames_)
        wishes.push_back({name.middle, {}, QSizeF(TextMeter(small).width(name.text) + 0.3 * em(), tall), 0});
    const auto places = placeLabels(wishes, room);
    for (std::size_t i = 0; i < who.size(); ++i) words_[std::size_t(who[i])].place = places[i];
    for (std::size_t i = 0; i < regionNames_.size(); ++i) regionNames_[i].place = places[who.size() + i];
}

/// At the square of a region that is nearest to its middle.
void PlanePicture::nameRegions() {
    regionNames_.clear();
    if (!plane_.regions || plane_.regions->owner.size() == 0) return;
    const auto& owner = plane_.regions->owner;
    const auto middle = [&](Eigen::Index row, Eigen::Index column) {
        return QPointF((double(column) + 0.5) / double(owner.cols()), 1 - (double(row) + 0.5) / double(owner.rows()));
    };
    for (int who = 0; who < rows(); ++who) {
        QPointF sum;
        double count = 0;
        const auto each = [&](auto&& visit) {
            for (Eigen::Index row = 0; row < owner.rows(); ++row)
                for (Eigen::Index column = 0; column < owner.cols(); ++column)
                    if (owner(row, column) == who) visit(middle(row, column));
        };
        each([&](QPointF at) { sum += at, ++count; });
        if (labels_[who].isEmpty() || !isShown(who) || count < leastShare * double(owner.size())) continue;
        QPointF best;
        double least = INFINITY;
        each([&](QPointF at) {
            const double away = QLineF(at, sum / count).length();
            if (away < least) least = away, best = at;
        });
        regionNames_.push_back({labels_[who],
                                plot_.topLeft() + QPointF(best.x() * plot_.width(), best.y() * plot_.height()),
                                std::nullopt});
    }
}

QRectF PlanePicture::wordsRect(int row) const {
    return words_[std::size_t(row)].place.value_or(QRectF());
}

void PlanePicture::drawContentFurniture(Canvas& canvas) const {
    drawTicks(canvas);
    for (const RegionName& name : regionNames_)
        if (name.place)
            canvas.text(name.text, name.place->center(), Anchor::middle, look_.font(smallSize()), colours().ink2);
    for (int row = 0; row < rows(); ++row) drawWords(canvas, row);
    canvas.setMark({});
    if (hiddenLine_.isEmpty()) return;
    const QFont font = look_.font(std::max(0.9, look_.smallest));
    canvas.text(TextMeter(font).elided(hiddenLine_, hiddenRect_.width() - 0.6 * em()),
                {hiddenRect_.left() + 0.3 * em(), hiddenRect_.center().y()}, Anchor::start, font, colours().ink2);
}

void PlanePicture::drawTicks(Canvas& canvas) const {
    const QFont font = look_.font(smallSize());
    for (const Tick& tick : ticks_) canvas.text(tick.text, tick.at, tick.anchor, font, colours().ink3);
}

void PlanePicture::drawWords(Canvas& canvas, int row) const {
    const Words& words = words_[std::size_t(row)];
    if (!words.place) return;
    const Role role = arrow(row).role;
    std::vector<QPointF> others;
    for (int other = 0; other < rows(); ++other)
        if (other != row && isShown(other)) others.push_back(tip(other));
    if (const auto leader = leaderOf(*words.place, tip(row), others)) {
        QPainterPath line(leader->p1());
        line.lineTo(leader->p2());
        canvas.path(line, Qt::NoBrush, QPen(colours().ink3, 0.07 * em()));
    }
    QColor plate = colours().panel; // the grid doesn't run through the letters
    plate.setAlphaF(0.7F);
    canvas.setMark({});
    canvas.box(words.place->adjusted(0, 0.08 * em(), 0, -0.08 * em()), 0.2 * em(), plate);
    canvas.setMark(path({row, 0}));
    const QPointF at(words.place->left() + 0.15 * em(), words.place->center().y());
    canvas.text(words.label, at, Anchor::start, words.labelFont,
                arrow(row).dashed ? roleTextColour(role, look_.theme) : colours().ink1);
    canvas.text(words.note, at + QPointF(words.labelWidth + words.gap, 0), Anchor::start, words.noteFont,
                roleTextColour(noteRole(role), look_.theme));
}
