// The two views: the whole map, and the chosen row as bars.
#include "core/labs/alignment-heatmap/alignment.h"
#include "core/labs/rows.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace attention::alignment {
namespace {

Error hidden_row(const std::string& token) {
    return {Code::all_masked, "weights",
            ATTENTION_TEXT("alignment-heatmap",
                           "Every place of “{token}” is hidden, so there is nothing to share out; make one visible.")
                .with("token", token)};
}

bool rows_sum_to_one(const Row& totals) {
    constexpr double tolerance = 0.01; // float16 files are no more exact
    return std::none_of(totals.begin(), totals.end(), [](double total) { return std::abs(total - 1) >= tolerance; });
}

/// Nothing is shared out in a row without a visible place.
bool has_nothing(double total) {
    return !(total > 0 || is_covered(total));
}

HeatMap heat_map(const Shown& shown, const View& view) {
    const auto rows = rows_shown(shown, view.weights.rows());
    const Index columns = view.weights.cols();
    HeatMap map;
    map.path = "weights";
    map.values.resize(Index(rows.size()), columns);
    map.hidden.resize(Index(rows.size()), columns);
    const auto& totals = *shown.trace.get<Row>("sum");
    bool any_problem = false;
    for (std::size_t r = 0; r < rows.size(); ++r) {
        const Index row = rows[r];
        map.values.row(Index(r)) = view.weights.row(row);
        map.hidden.row(Index(r)) = (view.allowed.row(row).array() == false).matrix();
        map.rows.push_back({view.target[std::size_t(row)], row});
        const bool failed = has_nothing(totals(row));
        any_problem = any_problem || failed;
        map.problems.push_back(failed ? std::optional(hidden_row(view.target[std::size_t(row)])) : std::nullopt);
    }
    if (!any_problem) map.problems.clear();
    if (!map.hidden.any()) map.hidden.resize(0, 0);
    for (Index j = 0; j < columns; ++j) map.columns.push_back({view.source[std::size_t(j)], j});
    map.row_title = ATTENTION_TEXT("alignment-heatmap", "Target");
    map.column_title = ATTENTION_TEXT("alignment-heatmap", "Source");
    map.colour_title = rows_sum_to_one(totals) ? ATTENTION_TEXT("alignment-heatmap", "Weight α (each row sums to 1)")
                                               : ATTENTION_TEXT("alignment-heatmap", "Weight α");
    map.format = view.percents();
    map.chosen_row = view.row;
    map.choose_row = "row";
    return map;
}

Bars chosen_row_bars(const Shown& shown, const View& view) {
    Bars bars;
    bars.title = ATTENTION_TEXT("alignment-heatmap", "Current target: {token}")
                     .with("token", view.target[std::size_t(view.row)]);
    bars.format = view.percents();
    bars.role = Role::weight;
    const bool failed = has_nothing((*shown.trace.get<Row>("sum"))(view.row));
    for (Index j = 0; j < view.weights.cols(); ++j)
        bars.bars.push_back({trace_path("weights", view.row, j), view.source[std::size_t(j)],
                             failed ? std::numeric_limits<double>::quiet_NaN() : view.weights(view.row, j),
                             failed || !view.allowed(view.row, j), std::nullopt});
    return bars;
}

std::string temperature_text(double tau) {
    if (tau == 0) return "τ → 0";
    if (std::isinf(tau)) return "τ → ∞";
    return "τ = " + display_number(tau, shortest());
}

} // namespace

FigureSpec figure(const Shown& shown, std::string_view view_id) {
    const View view(shown);
    const double tau = shown.trace.number("temperature").value_or(1);
    FigureSpec spec;
    spec.lab = "alignment-heatmap";
    spec.view = view_id;
    spec.description = summary(shown);
    spec.caption = {verbatim(temperature_text(tau)), origin(shown)};
    for (const Text& note : shown.trace.notes()) spec.caption.push_back(note);
    if (view_id == "bars") {
        spec.title = ATTENTION_TEXT("alignment-heatmap", "Attention weights of “{token}”, {tau}")
                         .with("token", view.target[std::size_t(view.row)])
                         .with("tau", temperature_text(tau));
        spec.content = chosen_row_bars(shown, view);
    } else {
        spec.title = ATTENTION_TEXT("alignment-heatmap", "Soft alignment, {tau}").with("tau", temperature_text(tau));
        spec.content = heat_map(shown, view);
    }
    return spec;
}

} // namespace attention::alignment
