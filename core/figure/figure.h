// What a figure shows, not how: marks with their trace paths, labels, formats and handles.
// Knows no pixels and no language; one renderer draws it on screen and into every file.
#pragma once

#include "core/base/number.h"
#include "core/base/result.h"
#include "core/base/text.h"
#include "core/base/value.h"

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace attention {

/// Who a colour belongs to; the same thing has the same colour everywhere.
enum class Role { plain, query, key, value, weight, output };

enum class ColourMap {
    weight,    // one purple ramp, 0 … 1
    magnitude, // cividis, for unsigned quantities
    diverging, // centred on zero, for signed ones
    truth,     // 1 = allowed: tinted with ✓; 0 = hidden: hatched
};

/// What a handle changes when it is moved.
enum class Motion {
    value, // one number, along the axis of its figure
    plane, // two numbers that follow each other: x and y
    typed, // as many numbers as the mark shows: typed, not dragged
};

/// How a mark is moved: which parameter, which element of it, by how much.
struct Handle {
    std::string key;       // parameter
    std::vector<Index> at; // element inside a vector or matrix parameter; empty: the parameter itself
    double step = 0.1;     // one arrow key; Shift is ten times, Alt a tenth
    Text spoken;           // what a screen reader calls it
    Motion motion = Motion::value;
    double low = -1e6; // a drag and a key stop here
    double high = 1e6;
    double snap = 0;    // a drag lands on multiples of it; 0: anywhere
    bool guess = false; // moves what the learner expects at the trace path `key`, not a parameter
};

/// A row, column or bar: its words, and its number in the trace (they differ once rows are left out).
struct Label {
    std::string text;
    Index index = 0;
};

struct HeatMap {
    std::string path; // the mark at (r, c) shows `path.rows[r].index.columns[c].index`
    Matrix values;    // rows × columns, as shown
    Mask hidden;      // the same size, or empty: nothing hidden
    std::vector<Label> rows;
    std::vector<Label> columns;
    Text row_title;
    Text column_title;
    ColourMap colours = ColourMap::weight;
    double low = 0; // the ends of the colour bar
    double high = 1;
    Text colour_title;
    NumberFormat format = percent(1);
    std::optional<Index> chosen_row; // index, not place
    std::string choose_row;          // integer parameter that a click or ↑ ↓ on a row sets; empty: none
    std::string toggle_cells;        // matrix parameter of 0 and 1 whose element a click or Space switches; empty: none
    std::vector<std::optional<Error>> problems; // for each row: why it has no numbers; or empty
    bool guessing = false;                      // a click marks the cell that is expected to be its row's largest
    std::vector<std::optional<Index>> guesses;  // for each row: the place of the marked cell; or empty
};

struct Bar {
    std::string path;
    std::string label;
    double value = 0;
    bool hidden = false;
    std::optional<Handle> handle;
    std::optional<double> guess = {}; // what the learner expects here
};

struct Bars {
    Text title;
    std::vector<Bar> bars;
    double low = 0;
    double high = 1;
    NumberFormat format = percent(1);
    Role role = Role::weight;
};

/// An arrow from the origin.
struct Arrow {
    std::string path; // of the vector in the trace: `K.2`
    std::string label;
    double x = 0;
    double y = 0;
    Role role = Role::key;
    bool dashed = false;
    std::string note;    // a number beside the label
    double emphasis = 0; // 0 … 1: how wide
    bool hidden = false;
    std::optional<Handle> handle;     // of its tip
    std::optional<double> noted = {}; // the number of the note, where it is one
};

/// Which arrow owns each small square of the plane, and how surely. Row 0 is the lowest.
struct Regions {
    std::string path;
    MatrixOf<int> owner; // n × n: number of the arrow
    Matrix strength;     // n × n: 0 … 1
};

/// Vectors in the plane, from −extent to extent both ways.
struct Plane {
    double extent = 2.5;
    std::vector<Arrow> arrows;
    std::optional<Regions> regions;
    Text x_title;
    Text y_title;
};

/// How far apart the grid lines of a plane are: whole numbers, coarser or finer only where it must be.
double grid_step(double extent);

struct TableCell {
    std::string path; // empty: a name, not a number
    std::string text;
    Role role = Role::plain;
    bool hidden = false;
    bool strong = false;
    std::vector<double> numbers = {}; // all digits of `text`, of a vector each component; `figure_of` fills it
    bool lit = false;                 // what the eye should find first
    NumberFormat format = brief(4);   // of a guess, as the text is written
    std::optional<Handle> handle = {};
    std::vector<double> guess = {}; // what the learner expects: as many as `numbers`, or none
};

struct Table {
    std::vector<Text> columns;
    std::vector<std::vector<TableCell>> rows; // each as long as `columns`
    std::optional<Index> chosen_row;
};

using FigurePart = std::variant<HeatMap, Bars, Plane, Table>;

struct FigureSpec {
    std::string lab;
    std::string view;
    Text title;
    FigurePart content;
    Text description;          // one spoken sentence that contains the current maximum
    std::vector<Text> caption; // parameters, what was left out, caveats: written under an export that asks for it
};

/// What is said of the figure: its sentence, where that names the largest number in it; else one that does.
Text spoken_sentence(const FigureSpec& figure);

/// Does the figure show the number at the path, or one that lies below it?
bool shows(const FigureSpec& figure, std::string_view path);

} // namespace attention
