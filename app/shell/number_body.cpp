#include "app/shell/number_body.h"

#include "app/shell/pick_body.h"
#include "app/shell/sizes.h"
#include "app/shell/style.h"

#include <QCheckBox>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QStyle>
#include <QStyleOptionSlider>
#include <QVBoxLayout>
#include <QWheelEvent>
#include <algorithm>

using namespace attention;

namespace {

/// The numbers under a slider, each under the place it stands for.
class Ticks final : public QWidget {
public:
    Ticks(const ValueScale& scale, QWidget* parent) : QWidget(parent), scale_(scale) {
        QFont f = font();
        f.setPixelSize(sizes.small);
        setFont(f);
        setFixedHeight(sizes.px(18));
    }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        painter.setPen(coloursOf(palette()).ink3);
        for (const auto& tick : scale_.ticks()) {
            const double share = double(tick.position - scale_.low()) / (scale_.high() - scale_.low());
            const int wide = fontMetrics().horizontalAdvance(tick.text);
            const double centre = sizes.px(10) + share * (width() - sizes.px(20)); // as the handle of the slider above
            const int left = qBound(0, int(centre - wide / 2.0), width() - wide);
            painter.drawText(left, 0, wide + 2, height(), Qt::AlignVCenter | Qt::TextSingleLine, tick.text);
        }
    }

private:
    const ValueScale& scale_;
};

} // namespace

// ---- ValueSlider, EntryEdit ---------------------------------------------------------------

QRect ValueSlider::handle() const {
    QStyleOptionSlider option;
    initStyleOption(&option);
    return style()->subControlRect(QStyle::CC_Slider, &option, QStyle::SC_SliderHandle, this);
}

void ValueSlider::moveTo(int x) {
    const int length = handle().width();
    setSliderPosition(QStyle::sliderValueFromPosition(minimum(), maximum(), x - grip_ - length / 2, width() - length));
}

void ValueSlider::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) return event->ignore();
    const int x = event->position().toPoint().x();
    const QRect held = handle();
    const bool onHandle = x >= held.left() && x <= held.right();
    grip_ = onHandle ? x - held.left() - held.width() / 2 : 0;
    setSliderDown(true);
    if (!onHandle) moveTo(x);
    event->accept();
}

void ValueSlider::mouseMoveEvent(QMouseEvent* event) {
    if (isSliderDown()) moveTo(event->position().toPoint().x());
    event->accept();
}

void ValueSlider::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton) setSliderDown(false);
    event->accept();
}

void ValueSlider::keyPressEvent(QKeyEvent* event) {
    using Pace = ValueScale::Pace;
    const Pace pace = (event->modifiers() & Qt::ShiftModifier) != 0 ? Pace::coarse
                      : (event->modifiers() & Qt::AltModifier) != 0 ? Pace::fine
                                                                    : Pace::normal;
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Down: emit keyMoved(-1, pace, event->isAutoRepeat()); return;
    case Qt::Key_Right:
    case Qt::Key_Up: emit keyMoved(1, pace, event->isAutoRepeat()); return;
    case Qt::Key_PageDown: emit keyMoved(-1, Pace::coarse, event->isAutoRepeat()); return;
    case Qt::Key_PageUp: emit keyMoved(1, Pace::coarse, event->isAutoRepeat()); return;
    case Qt::Key_Home: emit keyToEnd(false); return;
    case Qt::Key_End: emit keyToEnd(true); return;
    default: QSlider::keyPressEvent(event);
    }
}

/// The wheel scrolls the form; it changes a number only where the number has the focus.
void ValueSlider::wheelEvent(QWheelEvent* event) {
    if (!hasFocus()) return event->ignore();
    emit keyMoved(event->angleDelta().y() > 0 ? 1 : -1, ValueScale::Pace::normal, false);
    event->accept();
}

EntryEdit::EntryEdit(QWidget* parent) : QLineEdit(parent) {
    setAlignment(Qt::AlignRight);
    QFont f = font();
    f.setPixelSize(sizes.label);
    f.setBold(true);
    setFont(f);
}

void EntryEdit::setShown(const QString& text) {
    shown_ = text;
    if (!refused_ && text != this->text()) setText(text);
}

void EntryEdit::setRefused(bool refused) {
    if (refused == refused_) return;
    refused_ = refused;
    setProperty("refused", refused);
    update();
}

void EntryEdit::apply() {
    if (text() != shown_) emit entered(text());
}

/// What was taken is a step of the session, and is undone there; only a line that is being typed has an undo of its
/// own.
bool EntryEdit::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride && text() == shown_ && !refused_) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo)) return event->ignore(), false;
    }
    return QLineEdit::event(event);
}

void EntryEdit::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        const bool same = text() == shown_;
        apply();
        if (hasFocus()) selectAll(); // else whoever listened has gone on
        if (same) emit confirmed();
        return;
    }
    if (event->key() == Qt::Key_Escape && (text() != shown_ || refused_)) {
        setRefused(false);
        setText(shown_);
        selectAll();
        emit givenUp();
        return;
    }
    QLineEdit::keyPressEvent(event);
}

void EntryEdit::focusOutEvent(QFocusEvent* event) {
    if (event->reason() != Qt::PopupFocusReason && event->reason() != Qt::ActiveWindowFocusReason) apply();
    QLineEdit::focusOutEvent(event);
    if (event->reason() != Qt::PopupFocusReason && event->reason() != Qt::ActiveWindowFocusReason) deselect();
}

// ---- NumberBody ----------------------------------------------------------------------------

NumberBody::NumberBody(const Field& field, SessionController& controller, QWidget* parent)
    : FieldBody(field, controller, parent), scale_(field), edit_(new EntryEdit(this)) {
    edit_->setFixedWidth(sizes.px(76));
    connect(edit_, &EntryEdit::entered, this, &NumberBody::typed);
    connect(edit_, &EntryEdit::givenUp, this, [this] { emit answered({}); });
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    if (!scale_.hasSlider()) {
        addMarks();
        return;
    }
    slider_ = new ValueSlider(this);
    slider_->setRange(scale_.low(), scale_.high());
    slider_->setFixedHeight(sizes.px(24));
    column->addWidget(slider_);
    column->addWidget(new Ticks(scale_, this));
    connect(slider_, &QSlider::sliderPressed, this, [this] { gesture_ = this->controller().newGesture(); });
    connect(slider_, &QSlider::sliderReleased, this, [this] {
        gesture_.clear();
        this->controller().endGesture();
        refresh(); // the handle goes where the value is: onto its notch
    });
    connect(slider_, &QSlider::valueChanged, this, &NumberBody::slid);
    connect(slider_, &ValueSlider::keyMoved, this, &NumberBody::keyMoved);
    connect(slider_, &ValueSlider::keyToEnd, this, [this](bool high) { request(scale_.end(high)); });
    addMarks();
}

/// Numbers one comes back to again and again, a click each.
void NumberBody::addMarks() {
    if (field().marks.empty()) return;
    marks_ = new Chips(this, true);
    QStringList words;
    for (const double mark : field().marks) words.append(QString::fromStdString(display_number(mark, shortest())));
    marks_->setWords(words);
    static_cast<QVBoxLayout*>(layout())->addSpacing(4);
    layout()->addWidget(marks_);
    connect(marks_, &Chips::chosen, this, [this](int place) {
        edit_->setRefused(false);
        request(field().marks[std::size_t(place)]);
        refresh();
    });
}

void NumberBody::retranslate() {
    if (marks_ != nullptr) marks_->setNames(controller().text(field().label), controller().text(field().help));
}

QWidget* NumberBody::mainControl() {
    return slider_ != nullptr ? static_cast<QWidget*>(slider_) : edit_;
}

QList<QWidget*> NumberBody::stops() {
    return marks_ != nullptr ? QList<QWidget*>{mainControl()} + marks_->stops() : QList<QWidget*>{mainControl()};
}

double NumberBody::number() const {
    const auto* number = std::get_if<double>(&value());
    return number != nullptr ? *number : 0;
}

void NumberBody::refresh() {
    edit_->setShown(is_absent(value()) ? QString() : QString::fromStdString(display_number(number(), shortest())));
    if (marks_ != nullptr) {
        const auto mark = std::find(field().marks.begin(), field().marks.end(), number());
        marks_->setChosen(mark == field().marks.end() ? -1 : int(mark - field().marks.begin()));
    }
    if (slider_ == nullptr || is_absent(value()) || slider_->isSliderDown()) return;
    const QSignalBlocker quiet(slider_);
    slider_->setValue(scale_.positionOf(number()));
}

void NumberBody::typed(const QString& text) {
    const auto number = typedNumber(text);
    if (!number && !(field().optional && text.trimmed().isEmpty())) {
        edit_->setRefused(true);
        emit answered(tr("“%1” is not a number. Write it like 0.5, −2 or 1e-3.").arg(text));
        return;
    }
    const bool taken = request(number ? Value(*number) : Value(Absent{}));
    edit_->setRefused(!taken);
    refresh();
    if (taken && number) tellComma(text, *number);
}

void NumberBody::slid(int position) {
    edit_->setRefused(false);
    request(scale_.valueAt(position), gesture_);
}

void NumberBody::keyMoved(int presses, ValueScale::Pace pace, bool repeated) {
    if (!repeated || gesture_.empty()) gesture_ = controller().newGesture();
    edit_->setRefused(false);
    request(scale_.moved(number(), presses, pace), gesture_);
}

// ---- SpinBody, SwitchBody ------------------------------------------------------------------

SpinBody::SpinBody(const Field& field, SessionController& controller, QWidget* parent)
    : FieldBody(field, controller, parent), spin_(new QSpinBox(this)) {
    spin_->setRange(int(std::max(field.min, -1e9)), int(std::min(field.max, 1e9)));
    spin_->setKeyboardTracking(false);
    spin_->setFixedWidth(sizes.px(96));
    connect(spin_, &QSpinBox::valueChanged, this, [this](int number) {
        if (!request(std::int64_t(number))) refresh();
    });
}

QWidget* SpinBody::mainControl() {
    return spin_;
}
QWidget* SpinBody::inHeadLine() {
    return spin_;
}

void SpinBody::refresh() {
    const auto* number = std::get_if<std::int64_t>(&value());
    const QSignalBlocker quiet(spin_);
    if (number != nullptr) spin_->setValue(int(*number));
}

SwitchBody::SwitchBody(const Field& field, SessionController& controller, QWidget* parent)
    : FieldBody(field, controller, parent), box_(new QCheckBox(this)) {
    connect(box_, &QCheckBox::toggled, this, [this](bool on) {
        if (!request(on)) refresh();
    });
}

QWidget* SwitchBody::mainControl() {
    return box_;
}
QWidget* SwitchBody::inHeadLine() {
    return box_;
}

void SwitchBody::refresh() {
    const auto* on = std::get_if<bool>(&value());
    const QSignalBlocker quiet(box_);
    box_->setChecked(on != nullptr && *on);
}
