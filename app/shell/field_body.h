// The part of a form that lets one parameter be changed. It shows a value and asks for another one;
// whether that is taken, the session says.
#pragma once

#include "app/shell/controller.h"

#include <QList>
#include <QWidget>

class FieldBody : public QWidget {
    Q_OBJECT

public:
    FieldBody(const attention::Field& field, SessionController& controller, QWidget* parent)
        : QWidget(parent), field_(field), controller_(controller) {}

    /// Shows the current value. Cheap when nothing of it has changed.
    virtual void refresh() = 0;
    virtual void retranslate() {}
    /// Gives up an entry that was refused and still stands there to be corrected.
    virtual void forgive() {}
    /// A teacher has locked the parameter (`why` says so), or not (empty).
    virtual void setLocked(const QString& why) { setEnabled(why.isEmpty()); }
    /// A small widget that stands in the line of the label, or null.
    virtual QWidget* inHeadLine() { return nullptr; }
    /// The control that carries the name of the field for assistive technology and gets its focus.
    virtual QWidget* mainControl() = 0;
    /// What Tab can stop at, in its order.
    virtual QList<QWidget*> stops() { return {mainControl()}; }

signals:
    /// Why the last request was refused; empty: it was taken.
    void answered(const QString& problem);
    /// What is worth knowing of a request that was taken.
    void told(const QString& news);

protected:
    const attention::Field& field() const { return field_; }
    SessionController& controller() const { return controller_; }
    const attention::Value& value() const;

    bool request(attention::Value value, const std::string& gesture = {});
    /// The same as an action that has a name of its own, perhaps with other parameters along.
    bool request(attention::Values changes, attention::Text name);
    /// Tells what a comma was taken for that could part thousands.
    void tellComma(const QString& typed, double number);

private:
    const attention::Field& field_;
    SessionController& controller_;
};

/// The body that fits the field's type, or null for a type that forms don't show.
FieldBody* makeBody(const attention::Field& field, SessionController& controller, QWidget* parent);

/// The tokens that a parameter names rows, columns or choices with: as the lab uses them, else as given.
attention::Tokens tokensOf(const SessionController& controller, std::string_view key);

/// What a person typed, as a number: point or comma, − or -, ∞.
std::optional<double> typedNumber(const QString& text);
