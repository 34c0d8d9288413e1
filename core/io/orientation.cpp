#include "core/io/orientation.h"

#include <algorithm>
#include <cmath>

namespace attention {
namespace {

constexpr double sum_tolerance = 0.01; // float16 keeps three digits
constexpr double most_lines = 0.9;     // so many must sum to 1; padding may hold anything
constexpr double padding_share = 0.01; // so little weight may lie beyond the tokens

using Reason = Orientation::Reason;

Axis other(Axis axis) {
    return axis == Axis::rows ? Axis::columns : Axis::rows;
}
Axis chosen(AxisChoice choice) {
    return choice == AxisChoice::rows ? Axis::rows : Axis::columns;
}

/// A file and the two sentences it is to fit.
struct Fit {
    const Matrix& file;
    Index sources;
    Index targets;

    bool fits(Axis source_axis) const {
        const Index along_source = source_axis == Axis::rows ? file.rows() : file.cols();
        const Index along_target = source_axis == Axis::rows ? file.cols() : file.rows();
        return along_source >= sources && along_target >= targets;
    }

    Index tokens_along(Axis axis, Axis source_axis) const { return axis == source_axis ? sources : targets; }

    double line_sum(Axis axis, Index line) const {
        return axis == Axis::rows ? file.row(line).sum() : file.col(line).sum();
    }

    /// Do the leading `lines` rows (or columns) sum to 1? Lines of zeros, which pad, don't count.
    bool sum_to_one(Axis axis, Index lines) const {
        if (file.size() == 0) return false;
        Index filled = 0, right = 0;
        for (Index i = 0; i < std::min(lines, axis == Axis::rows ? file.rows() : file.cols()); ++i) {
            const double sum = line_sum(axis, i);
            if (sum == 0) continue;
            ++filled;
            right += std::abs(sum - 1) <= sum_tolerance;
        }
        return filled > 0 && double(right) >= most_lines * double(filled);
    }

    /// The target lines are the other way than the source runs.
    bool targets_sum_to_one(Axis source_axis) const { return sum_to_one(other(source_axis), targets); }

    /// Which lines of the file sum to 1 when its source axis is known.
    std::optional<Axis> normalised(Axis source_axis) const {
        for (const Axis axis : {other(source_axis), source_axis})
            if (sum_to_one(axis, tokens_along(axis, source_axis))) return axis;
        return std::nullopt;
    }

    /// The weight of the file that lies beyond the tokens, as a share; 1 when it doesn't fit.
    double share_beyond(Axis source_axis) const {
        if (!fits(source_axis) || file.size() == 0) return 1;
        const bool turned = source_axis == Axis::rows;
        const double inside = file.topLeftCorner(turned ? sources : targets, turned ? targets : sources).sum();
        const double all = file.sum();
        return all > 0 && std::isfinite(all) ? 1 - inside / all : 1;
    }

    bool padded(Axis source_axis) const {
        return share_beyond(source_axis) < padding_share && share_beyond(other(source_axis)) >= padding_share;
    }
};

Orientation oriented(const Fit& fit, Axis source_axis, bool certain, Reason reason) {
    return {source_axis, fit.normalised(source_axis), certain, reason};
}

/// When neither the user nor the sums decide.
Orientation by_shape(const Fit& fit) {
    for (const Axis axis : {Axis::columns, Axis::rows})
        if (fit.fits(axis) && !fit.fits(other(axis))) return oriented(fit, axis, true, Reason::shape);
    for (const Axis axis : {Axis::columns, Axis::rows})
        if (fit.padded(axis)) return oriented(fit, axis, true, Reason::padding);
    return oriented(fit, Axis::columns, false, Reason::convention);
}

/// The source axis that the sums speak for, unless the file fits the other way round only.
Orientation by_sums(const Fit& fit, Axis source_axis, Reason reason) {
    if (fit.fits(source_axis) || !fit.fits(other(source_axis))) return oriented(fit, source_axis, true, reason);
    return oriented(fit, other(source_axis), false, Reason::shape_against_sums);
}

Error cell_error(Code code, Index row, Index column, const Text& sentence) {
    return {code, "weights." + std::to_string(row) + "." + std::to_string(column),
            sentence.with("row", std::int64_t(row + 1)).with("column", std::int64_t(column + 1))};
}

Status check_cells(const Matrix& file) {
    for (Index i = 0; i < file.rows(); ++i)
        for (Index j = 0; j < file.cols(); ++j) {
            const double weight = file(i, j);
            if (!std::isfinite(weight))
                return cell_error(
                    Code::non_finite, i, j,
                    ATTENTION_TEXT("core",
                                   "The weight in row {row}, column {column} of the file isn't a finite number; "
                                   "right would be 0 to 1."));
            if (weight < 0)
                return cell_error(
                    Code::out_of_range, i, j,
                    ATTENTION_TEXT("core", "The weight in row {row}, column {column} of the file is {value}, below 0. "
                                           "Weights are 0 to 1; if these are scores, load them as scores.")
                        .with("value", weight, shortest()));
        }
    return Done{};
}

Error too_small(const Fit& fit, AxisChoice source_axis) {
    const Text sentence =
        source_axis == AxisChoice::automatic
            ? ATTENTION_TEXT(
                  "core",
                  "The file holds {rows} × {columns} weights, too few for {targets} target and {sources} source "
                  "tokens: at least {targets} × {sources} or {sources} × {targets} are needed. Check that "
                  "sentence and matrix belong together.")
        : source_axis == AxisChoice::rows
            ? ATTENTION_TEXT(
                  "core", "With the source along the rows, {sources} source and {targets} target tokens need at least "
                          "{sources} rows and {targets} columns, but the file holds {rows} × {columns} weights. Check "
                          "the axis, and that sentence and matrix belong together.")
            : ATTENTION_TEXT(
                  "core", "With the source along the columns, {sources} source and {targets} target tokens need at "
                          "least {targets} rows and {sources} columns, but the file holds {rows} × {columns} weights. "
                          "Check the axis, and that sentence and matrix belong together.");
    return {Code::dim_mismatch, "weights",
            sentence.with("rows", std::int64_t(fit.file.rows()))
                .with("columns", std::int64_t(fit.file.cols()))
                .with("sources", std::int64_t(fit.sources))
                .with("targets", std::int64_t(fit.targets))};
}

Status check_sizes(const Fit& fit, AxisChoice source_axis) {
    if (fit.sources <= 0 || fit.targets <= 0)
        return Error{
            Code::empty_input, fit.sources <= 0 ? "source" : "target",
            ATTENTION_TEXT("core", "Both sentences need at least one token before weights can be laid over them.")};
    if (fit.file.size() == 0)
        return Error{Code::empty_input, "weights",
                     ATTENTION_TEXT("core", "There are no weights; right would be one for each pair of tokens.")};
    const bool fits = source_axis == AxisChoice::automatic ? fit.fits(Axis::rows) || fit.fits(Axis::columns)
                                                           : fit.fits(chosen(source_axis));
    if (!fits) return too_small(fit, source_axis);
    return Done{};
}

/// The largest share that a target token loses. Scaled by the largest weight, so that sums don't overflow.
double largest_loss(const Matrix& whole, Index sources) {
    const double largest = whole.maxCoeff();
    if (largest <= 0 || sources == whole.cols()) return 0;
    double loss = 0;
    for (Index i = 0; i < whole.rows(); ++i) {
        const double lost = (whole.row(i).tail(whole.cols() - sources) / largest).sum();
        const double kept = (whole.row(i).head(sources) / largest).sum();
        if (lost > 0) loss = std::max(loss, lost / (lost + kept));
    }
    return loss;
}

bool rows_sum_to_one(const Matrix& weights) {
    for (Index i = 0; i < weights.rows(); ++i)
        if (!(std::abs(weights.row(i).sum() - 1) <= sum_tolerance)) return false;
    return true;
}

} // namespace

std::optional<AxisChoice> axis_choice(std::string_view id) {
    if (id == "auto") return AxisChoice::automatic;
    if (id == "rows") return AxisChoice::rows;
    if (id == "columns") return AxisChoice::columns;
    return std::nullopt;
}

std::string_view axis_name(Axis axis) {
    return axis == Axis::rows ? "rows" : "columns";
}

Orientation detect_orientation(const Matrix& file, Index sources, Index targets, AxisChoice source_axis,
                               AxisChoice normalised) {
    const Fit fit{file, sources, targets};
    if (source_axis != AxisChoice::automatic) {
        Orientation given = oriented(fit, chosen(source_axis), true, Reason::given);
        if (normalised != AxisChoice::automatic) given.normalised = chosen(normalised);
        return given;
    }
    if (normalised != AxisChoice::automatic) {
        Orientation given = by_sums(fit, other(chosen(normalised)), Reason::given);
        given.normalised = chosen(normalised);
        return given;
    }
    const bool along_columns = fit.targets_sum_to_one(Axis::columns);
    const bool along_rows = fit.targets_sum_to_one(Axis::rows);
    if (along_columns == along_rows) return by_shape(fit);
    return by_sums(fit, along_columns ? Axis::columns : Axis::rows, Reason::sums);
}

Text orientation_note(const Orientation& orientation) {
    if (orientation.certain) return {};
    if (orientation.reason == Reason::shape_against_sums)
        return ATTENTION_TEXT(
            "core", "The weights fit the numbers of tokens only the way round in which they don't sum to 1 for "
                    "each target token. Check that sentence and matrix belong together.");
    return ATTENTION_TEXT(
        "core", "The file doesn't tell which way round it lies; its rows were taken for the target. Choose the "
                "source axis if that is wrong.");
}

Result<FittedWeights> fit_weights(const Matrix& file, Index sources, Index targets, AxisChoice source_axis,
                                  AxisChoice normalised) {
    const Fit fit{file, sources, targets};
    if (auto status = check_sizes(fit, source_axis); !status) return status.error();
    if (auto status = check_cells(file); !status) return status.error();
    FittedWeights fitted;
    fitted.orientation = detect_orientation(file, sources, targets, source_axis, normalised);
    const bool turned = fitted.orientation.source_axis == Axis::rows;
    const Matrix whole = turned ? Matrix(file.leftCols(targets).transpose()) : Matrix(file.topRows(targets));
    fitted.weights = whole.leftCols(sources);
    fitted.dropped_rows = file.rows() - (turned ? sources : targets);
    fitted.dropped_columns = file.cols() - (turned ? targets : sources);
    fitted.dropped_mass_max = largest_loss(whole, sources);
    fitted.sums_to_one = rows_sum_to_one(fitted.weights);
    return fitted;
}

} // namespace attention
