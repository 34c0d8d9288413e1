// A formula in the window. Its text is there at once; typeset it appears when it is known how, with no jump in height.
#pragma once

#include "app/render/formula_picture.h"
#include "app/shell/widgets.h"

#include <QTimer>

class Typesetter;

class FormulaView final : public QWidget {
    Q_OBJECT

public:
    /// `pixels` is the size of the text around it.
    FormulaView(Typesetter& typesetter, QWidget* parent, TextLabel::Ink ink, int pixels, bool bold = false);

    /// Plain text is shown until the TeX is typeset, and stays where it can't be, or can't be in this width.
    void setFormula(const QString& plain, const QString& tex);
    const QString& text() const { return plain_; }
    void setInk(TextLabel::Ink ink);
    /// The terms of this path are lit.
    void setLit(const QString& path);

    bool isTypeset() const { return layout_.picture() != nullptr; }
    bool has(const QString& path) const { return !layout_.boxes(path).empty(); }
    /// Where the terms of a path are in the widget.
    std::vector<QRectF> places(const QString& path) const;

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {40, reserved()}; }

signals:
    /// A term with this path is pointed at; empty: none.
    void hovered(const QString& path);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    void take();
    void arrange();
    FormulaLayout laidOut(int width, double& em) const;
    int heightOfText(int width) const;
    int neededHeight(int width) const;
    int reserved() const;
    QPointF corner() const;
    QColor inkColour() const;

    Typesetter& typesetter_;
    TextLabel::Ink ink_;
    QString plain_;
    QString tex_;
    QString lit_;
    QString pointed_;
    FormulaPointer picture_;
    FormulaLayout layout_; // at the present width; empty: the text is shown
    double em_ = 0;        // pixels
    QTimer pause_;
    bool waiting_ =
        false; // text is shown until the formula stands still, lest the two take turns while something moves
    mutable int tallest_ = 0; // at `tallestWidth_`
    mutable int tallestWidth_ = -1;
};
