// What a presentation lays over its picture: black, a spot of light that follows the mouse, or words.
#pragma once

#include <QWidget>

class Overlay final : public QWidget {
    Q_OBJECT

public:
    enum class Kind { black, pointer, words };

    Overlay(Kind kind, QWidget* parent);

    Kind kind() const { return kind_; }
    /// Lines of two columns, parted by a tab.
    void setWords(const QString& words);

protected:
    bool eventFilter(QObject* object, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    void paintWords(QPainter& painter) const;

    Kind kind_;
    QString words_;
    QPoint light_; // where the mouse is
};
