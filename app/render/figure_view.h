// A figure on screen: hovering, choosing rows, moving handles, zooming, by mouse and by keyboard.
// Drawn by the code that writes the files (export.h).
#pragma once

#include "app/render/theme.h"
#include "app/text/language.h"
#include "core/figure/figure.h"

#include <QWidget>

#include <memory>
#include <vector>

class FigureView final : public QWidget {
    Q_OBJECT
public:
    explicit FigureView(QWidget* parent = nullptr);
    ~FigureView() override;

    void setFigure(attention::FigureSpec figure);
    const attention::FigureSpec& figure() const;
    void setTheme(Theme theme);
    void setLanguage(Language language);
    void setFontPixelSize(int pixels);
    void setTitleShown(bool shown); // off: the window has its own title
    void setColourBarShown(bool shown);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

    // The figure as a table, for screen readers and tests. Bars are rows of one column.
    int markRows() const;
    int markColumns() const;
    QString markText(int row, int column) const;
    QString markPath(int row, int column) const;
    QString rowName(int row) const; // and of a column: what stands at its head
    QString columnName(int column) const;
    QRect markRect(int row, int column) const;
    int focusedRow() const; // −1: none
    int focusedColumn() const;
    void focusMark(int row, int column);
    QString title() const;
    QString description() const;
    QString help() const; // what mouse and keys do here, when that isn't plain
    bool isZoomed() const;

public slots:
    /// Lights up the marks with this trace path or one below it, if they are in this figure. Empty: none.
    void highlight(const QString& path);

signals:
    void hovered(const QString& path); // empty when the pointer leaves
    /// A handle was moved: the elements of parameter `key` from `at` on (empty: the parameter itself) are to become
    /// `values`: one, or x and y. All moves of one drag have the same `gestureId`; the last one is `finished`.
    void handleMoved(const QString& key, const std::vector<attention::Index>& at, const std::vector<double>& values,
                     quint64 gestureId, bool finished);
    /// A cell of the 0–1 matrix `key` is to be switched; row and column are the numbers of its labels.
    void cellToggled(const QString& key, int row, int column);
    /// A guess was moved: what is expected at trace path `path` (x and y: at its `.0` and `.1`).
    void guessMoved(const QString& path, const std::vector<double>& values, quint64 gestureId, bool finished);
    void cellMarked(const QString& path);        // as the largest of its row
    void rowChosen(const QString& key, int row); // the row's number in the trace

protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    struct Private;
    std::unique_ptr<Private> d;
};
