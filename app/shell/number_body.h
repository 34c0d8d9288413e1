// A number: a slider with its ticks, and an edit in the line of the label. Also whole numbers and switches.
#pragma once

#include "app/shell/field_body.h"
#include "app/shell/value_scale.h"

#include <QLineEdit>
#include <QSlider>

class Chips;
class QCheckBox;
class QSpinBox;

/// A slider whose keys move by values, not by positions. A press beside the handle brings it there, and it is down
/// before anything moves: press, drag and release are one gesture. A press on the handle moves nothing.
class ValueSlider final : public QSlider {
    Q_OBJECT

public:
    explicit ValueSlider(QWidget* parent) : QSlider(Qt::Horizontal, parent) {}

signals:
    void keyMoved(int presses, ValueScale::Pace pace, bool repeated);
    void keyToEnd(bool high);

protected:
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    QRect handle() const;
    void moveTo(int x);

    int grip_ = 0; // from the centre of the handle to the pointer that holds it
};

/// An edit that applies on Enter or when it is left, and goes back to the old text on Escape.
class EntryEdit : public QLineEdit {
    Q_OBJECT

public:
    explicit EntryEdit(QWidget* parent);
    void setShown(const QString& text); // unless a refused entry stands here
    void setRefused(bool refused);
    bool refused() const { return refused_; }

signals:
    void entered(const QString& text);
    void givenUp();
    void confirmed(); // Enter, and nothing had been changed

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void apply();
    QString shown_;
    bool refused_ = false;
};

class NumberBody final : public FieldBody {
    Q_OBJECT

public:
    NumberBody(const attention::Field& field, SessionController& controller, QWidget* parent);
    void refresh() override;
    void retranslate() override;
    void forgive() override { edit_->setRefused(false); }
    QWidget* inHeadLine() override { return edit_; }
    QWidget* mainControl() override;
    QList<QWidget*> stops() override;

private:
    void typed(const QString& text);
    void slid(int position);
    void keyMoved(int presses, ValueScale::Pace pace, bool repeated);
    double number() const;
    void addMarks();

    ValueScale scale_;
    ValueSlider* slider_ = nullptr;
    Chips* marks_ = nullptr;
    EntryEdit* edit_;
    std::string gesture_;
};

class SpinBody final : public FieldBody {
    Q_OBJECT

public:
    SpinBody(const attention::Field& field, SessionController& controller, QWidget* parent);
    void refresh() override;
    QWidget* mainControl() override;
    QWidget* inHeadLine() override;

private:
    QSpinBox* spin_;
};

class SwitchBody final : public FieldBody {
    Q_OBJECT

public:
    SwitchBody(const attention::Field& field, SessionController& controller, QWidget* parent);
    void refresh() override;
    QWidget* inHeadLine() override;
    QWidget* mainControl() override;

private:
    QCheckBox* box_;
};
