// The small parts the window is built of: buttons with a look, labels that change their text without
// a new layout, cards, and two layouts that wrap.
#pragma once

#include <QLayout>
#include <QPushButton>
#include <QWidget>

class QScrollArea;

/// A push button in one of our looks; a shape (icons.h) may stand in it, drawn in the colour of its text.
class Button : public QPushButton {
    Q_OBJECT

public:
    enum class Look { plain, chip, smallChip, primary, bar, link };
    using Shape = void (*)(QPainter&, const QRect&, const QColor&);

    explicit Button(Look look, QWidget* parent = nullptr, Shape shape = nullptr);

    Look look() const { return look_; }
    void setLook(Look look); // another emphasis, of the same size
    bool isChip() const { return look_ == Look::chip || look_ == Look::smallChip; }
    Shape shape() const { return shape_; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    /// May end with … where there is no room for all; the tooltip has to have it.
    void setShortens();
    bool isShortened() const { return width() < sizeHint().width(); }

private:
    Look look_;
    Shape shape_;
    bool shortens_ = false;
};

/// Text on the stage. Unlike QLabel it asks for a new layout only when its height at this width changes,
/// and it never shrinks while `keepHeight` holds: a dragged slider must not make the page jump.
class TextLabel : public QWidget {
    Q_OBJECT

public:
    enum class Ink { first, second, third, accent, caveat, problem };

    explicit TextLabel(QWidget* parent = nullptr, Ink ink = Ink::first, int pixels = 14, bool bold = false);

    const QString& text() const { return text_; }
    void setText(const QString& text);
    void setInk(Ink ink);
    void setBold(bool bold);
    void setWrapped(bool wrapped);
    void setAlignment(Qt::Alignment alignment) { alignment_ = alignment; }
    void setKeepHeight(bool keep) { keepHeight_ = keep; }
    /// Shortened with … at the end where it is too long; the tooltip has it all.
    void setElided(bool elided) { elided_ = elided; }
    /// Before that it is written smaller, but not below so many pixels.
    void setLeast(int pixels) { least_ = pixels; }
    /// Always as high as so many lines; what is longer ends with …, the tooltip has it all.
    void setLines(int lines);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return wrapped_; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    int flags() const;
    int textHeight(int width) const;
    QString fitting(int width) const;
    QFont fittingFont(int width) const;

    QString text_;
    Ink ink_;
    Qt::Alignment alignment_ = Qt::AlignLeft | Qt::AlignVCenter;
    bool wrapped_ = false;
    bool keepHeight_ = false;
    bool elided_ = false;
    int least_ = 0;           // 0: of one size
    int lines_ = 0;           // 0: as many as it takes
    mutable int tallest_ = 0; // at `tallestWidth_`
    mutable int tallestWidth_ = -1;
    bool unasked_ = false; // the layout knows the height of an older text, right at this width alone
};

/// A rounded box with a one-pixel line.
class Card : public QWidget {
    Q_OBJECT

public:
    enum class Kind { panel, caveat, quiet, bare };
    explicit Card(Kind kind, QWidget* parent = nullptr) : QWidget(parent), kind_(kind) {}
    void setLit(bool lit);
    /// For a card with text alone: Tab reaches it, so that the page scrolls there, and `name` is said for it.
    void setReachable(const QString& name);

protected:
    void paintEvent(QPaintEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    Kind kind_;
    bool lit_ = false;
};

/// A plain ground in the panel's colour, with a line along one edge.
class Panel : public QWidget {
    Q_OBJECT

public:
    explicit Panel(Qt::Edge line, QWidget* parent = nullptr) : QWidget(parent), line_(line) {}

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Qt::Edge line_;
};

/// Items one after the other, in as many lines as it takes; or, with `columnWidth`, in columns: each as wide as it
/// needs where all fit one line, else of equal width.
class FlowLayout : public QLayout {
    Q_OBJECT

public:
    explicit FlowLayout(QWidget* parent, int spacing, int columnWidth = 0);
    ~FlowLayout() override;

    void addItem(QLayoutItem* item) override { items_.append(item); }
    int count() const override { return int(items_.size()); }
    QLayoutItem* itemAt(int index) const override { return items_.value(index); }
    QLayoutItem* takeAt(int index) override;
    Qt::Orientations expandingDirections() const override { return {}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override { return place(QRect(0, 0, width, 0), false); }
    QSize sizeHint() const override { return minimumSize(); }
    QSize minimumSize() const override;
    void setGeometry(const QRect& rect) override;

private:
    int place(const QRect& rect, bool really) const;
    int placeColumns(const QRect& rect, bool really, const QList<QLayoutItem*>& items) const;
    bool placeLine(const QRect& rect, bool really, const QList<QLayoutItem*>& items, int& height) const;

    QList<QLayoutItem*> items_;
    int columnWidth_;
};

/// What gets the focus inside is scrolled into sight, wherever the focus came from; but nothing moves under a
/// pressed button of the mouse.
void followFocus(QScrollArea* area);

/// What is longer than its place: scrolled up and down without a frame, on the ground that lies behind it.
QScrollArea* scrolled(QWidget* page, QWidget* parent);
void makeScrolling(QScrollArea* area);

/// A one-pixel hairline.
QWidget* hairline(QWidget* parent);
