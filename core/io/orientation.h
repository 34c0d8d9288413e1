// Which way round a matrix of attention weights lies in its file, and how it fits two sentences.
#pragma once

#include "core/base/matrix.h"
#include "core/base/result.h"

#include <optional>
#include <string_view>

namespace attention {

enum class Axis { rows, columns };
enum class AxisChoice { automatic, rows, columns };

/// `auto`, `rows`, `columns` as parameters write them.
std::optional<AxisChoice> axis_choice(std::string_view id);
std::string_view axis_name(Axis axis); // `rows`, `columns`

struct Orientation {
    enum class Reason {
        given,              // the user said so
        sums,               // the weights of each target token sum to 1, one way round only
        shape,              // it fits the numbers of tokens one way round only
        padding,            // only one way round the weights lie within the tokens, and zeros beyond them
        shape_against_sums, // it fits one way round only, but sums to 1 the other way round
        convention,         // nothing tells: rows are taken for the target, as this program writes them
    };
    Axis source_axis = Axis::columns; // of the file: `rows` = one row per source token
    std::optional<Axis> normalised;   // `rows` = each row of the file sums to 1; nothing when neither does
    bool certain = false;             // false: show `orientation_note` and let the user choose
    Reason reason = Reason::convention;

    bool operator==(const Orientation&) const = default;
};

/// Attention spreads the weight 1 of each target token over the source, so the axis along which a file sums to 1
/// runs along the source. That is looked at first, over the whole length of the lines that belong to target
/// tokens (tolerance 0.01, enough for float16); then the shape, then where zeros pad. file: finite, not negative.
Orientation detect_orientation(const Matrix& file, Index sources, Index targets,
                               AxisChoice source_axis = AxisChoice::automatic,
                               AxisChoice normalised = AxisChoice::automatic);

/// What the user should know of an uncertain orientation; empty for a certain one.
Text orientation_note(const Orientation& orientation);

struct FittedWeights {
    Matrix weights; // targets × sources
    Orientation orientation;
    Index dropped_rows = 0;      // of the file
    Index dropped_columns = 0;   // of the file
    double dropped_mass_max = 0; // the largest share of a target token's weight that lay beyond the source, 0 … 1
    bool sums_to_one = false;    // each row of `weights`, within 0.01
};

/// The weights of a file (or of one matrix of its stack), turned so that rows are the target, and cut to the leading
/// `targets` × `sources`: files pad, or count an end-of-sentence mark.
/// EMPTY_INPUT without tokens or weights, NON_FINITE and OUT_OF_RANGE (negative) with the cell, DIM_MISMATCH when the
/// file is smaller than the sentences, either way round or the way round that was asked for.
Result<FittedWeights> fit_weights(const Matrix& file, Index sources, Index targets,
                                  AxisChoice source_axis = AxisChoice::automatic,
                                  AxisChoice normalised = AxisChoice::automatic);

} // namespace attention
