// One out of a few: chips, or a list to drop down when there are many.
#pragma once

#include "app/shell/field_body.h"
#include "app/shell/sizes.h"

#include <QComboBox>
#include <QWheelEvent>

class Button;
class FlowLayout;
class QButtonGroup;
class QStackedLayout;

/// A row of chips of which one is chosen: arrow keys move inside, Tab goes past.
class Chips final : public QWidget {
    Q_OBJECT

public:
    explicit Chips(QWidget* parent, bool compact = false);
    void setWords(const QStringList& words);
    void setChosen(int place); // −1: none
    void setNames(const QString& name, const QString& help);
    QWidget* focusTarget() const;
    QList<QWidget*> stops() const;
    /// One line; how many it takes at a width, the layout is asked. (A layout's own hint is as narrow as can be,
    /// and so as tall.)
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void chosen(int place);

private:
    void letTabIn();

    FlowLayout* flow_;
    QButtonGroup* group_;
    QStringList words_;
    bool compact_;
    QString name_;
    QList<Button*> buttons_;
};

/// The wheel scrolls the form, also over a list that was used a moment ago.
class QuietCombo final : public QComboBox {
    Q_OBJECT

public:
    using QComboBox::QComboBox;
    /// Qt's own keeps the one it had with another font.
    QSize minimumSizeHint() const override { return {sizes.px(104), sizeHint().height()}; }

protected:
    void wheelEvent(QWheelEvent* event) override { event->ignore(); }
};

class PickBody final : public FieldBody {
    Q_OBJECT

public:
    PickBody(const attention::Field& field, SessionController& controller, QWidget* parent);
    void refresh() override;
    void retranslate() override;
    QWidget* mainControl() override;
    QList<QWidget*> stops() override;

private:
    void pick(int place);
    QStringList words() const;
    int place() const;

    Chips* chips_;
    QComboBox* combo_;
    attention::Tokens shown_;
    bool filled_ = false;
};
