// A typeset formula: outlines in em, with what each of them stands for. Drawn the same way on a screen, on a page and
// into an SVG. The base line is y = 0, and y grows downwards.
#pragma once

#include "app/render/theme.h"

#include <QPainterPath>
#include <QStringList>
#include <QTransform>

#include <array>
#include <memory>
#include <optional>
#include <vector>

class QPainter;

struct FormulaPicture {
    /// What a `\class{…}` marked: a number of the trace, or what has the colour of a role.
    struct Part {
        int parent = -1;
        QString path;
        std::optional<attention::Role> role;
    };
    struct Shape {
        QPainterPath outline;
        QTransform place;         // from the letter, as its font has it, to here
        QColor colour;            // of its own; else that of the ink
        int part = -1;            // the innermost one
        int column = 0;           // between which breaks
        std::optional<int> digit; // 0…9 in the font of numbers
    };
    /// A line may end here: best between the members of a list, else before a sign, in need inside of parentheses.
    struct Break {
        enum class Rank { list, sign, inside };
        double x = 0;
        Rank rank = Rank::list;
    };

    double width = 0;
    double ascent = 0;
    double descent = 0;
    std::vector<Part> parts;
    std::vector<Shape> shapes;
    std::vector<Break> breaks; // the first one is the left edge

    QString digits() const;    // those that can be exchanged, from left to right
    QStringList paths() const; // of the parts that have one
};

using FormulaPointer = std::shared_ptr<const FormulaPicture>;

/// The outlines of 0…9, as their font has them.
using FormulaDigits = std::array<QPainterPath, 10>;

/// The same formula with other digits and paths, as many as it has: all digits are equally wide.
FormulaPicture exchanged(const FormulaPicture& picture, const QString& digits, const QStringList& paths,
                         const FormulaDigits& outlines);

/// What a formula is drawn with.
struct FormulaInk {
    Theme theme = Theme::light;
    QColor ink;
    QString lit; // the trace path that is pointed at
};

/// A formula in lines no wider than there is room, in em. All lines but the first are set in a little.
class FormulaLayout {
public:
    FormulaLayout() = default;
    FormulaLayout(FormulaPointer picture, double room);

    const FormulaPicture* picture() const { return picture_.get(); }
    double width() const { return width_; }
    double height() const { return height_; }
    int lines() const { return int(lines_.size()); }
    double baseline() const { return lines_.empty() ? 0 : lines_.front().baseline; }

    /// `at` is the upper left corner.
    void paint(QPainter& painter, QPointF at, double em, const FormulaInk& ink) const;
    /// The trace path of the innermost part at a place in em; empty: nothing there.
    QString pathAt(QPointF place) const;
    /// Where the parts of a path are, in em: one box a line.
    std::vector<QRectF> boxes(const QString& path) const;

private:
    struct Line {
        int first = 0, last = 0; // columns
        double shift = 0;        // of the picture, to the right
        double baseline = 0;
        double top = 0, bottom = 0;
    };
    void addLine(int first, int last);
    int lastThatFits(int first, double room) const;
    double end(int column) const;
    QRectF boxOf(int part, const Line& line) const;

    FormulaPointer picture_;
    std::vector<Line> lines_;
    double width_ = 0;
    double height_ = 0;
};
