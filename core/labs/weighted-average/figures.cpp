// What is averaged (bars, or arrows in the plane), the weights, the scores, and the whole way as a table.
#include "core/labs/ties.h"
#include "core/labs/weighted-average/mixing.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace attention::mixing {
namespace {

constexpr double no_number = std::numeric_limits<double>::quiet_NaN();

Handle handle_of(const std::string& key, std::vector<Index> at, double step, double low, double high) {
    Handle handle;
    handle.key = key;
    handle.at = std::move(at);
    handle.step = handle.snap = step;
    handle.low = low;
    handle.high = high;
    return handle;
}

/// The end of an axis: few sizes, so that it rarely jumps under a drag; a drag never leaves it.
double extent_of(double largest) {
    for (const double extent : {2.5, 5.0, 10.0, 25.0, 50.0, 100.0, 150.0, 250.0, 500.0})
        if (largest <= extent) return extent;
    return 1000;
}

NumberFormat given_numbers(const View& view) {
    return with_digits(brief(4), view.digits);
}

double largest_shown(const View& view) {
    const double largest = view.contents.cwiseAbs().maxCoeff();
    return view.output == nullptr ? largest : std::max(largest, view.output->cwiseAbs().maxCoeff());
}

Bars content_bars(const View& view) {
    Bars bars;
    bars.title = ATTENTION_TEXT("weighted-average", "Contents");
    bars.role = Role::value;
    bars.format = given_numbers(view);
    bars.high = extent_of(largest_shown(view));
    bars.low = view.contents.minCoeff() < 0 ? -bars.high : 0; // then the output isn't below 0 either
    for (Index j = 0; j < view.contents.rows(); ++j) {
        Handle handle = handle_of("contents", {j, 0}, bars.high > 25 ? 1 : bars.high / 100, bars.low, bars.high);
        handle.spoken = ATTENTION_TEXT("weighted-average", "Content of {name}").with("name", view.name(j));
        bars.bars.push_back(
            {trace_path("contents", j, 0), view.name(j), view.contents(j, 0), !view.takes_part(j), handle});
    }
    if (view.output != nullptr) // beside them: an average lies among what it averages
        bars.bars.push_back({"output.0", "Σ α h", (*view.output)(0), false, std::nullopt});
    return bars;
}

Arrow content_arrow(const View& view, Index place, double extent) {
    Arrow arrow;
    arrow.path = trace_path("contents", place);
    arrow.label = view.name(place);
    arrow.x = view.contents(place, 0);
    arrow.y = view.contents(place, 1);
    arrow.role = Role::value;
    arrow.hidden = !view.takes_part(place);
    if (view.weights != nullptr) {
        arrow.noted = (*view.weights)(place);
        arrow.note = display_number(*arrow.noted, with_digits(percent(1), view.digits));
        arrow.emphasis = std::clamp((*view.weights)(place), 0.0, 1.0);
    }
    arrow.handle = handle_of("contents", {place, 0}, 0.1, -extent, extent);
    arrow.handle->motion = Motion::plane;
    arrow.handle->spoken = ATTENTION_TEXT("weighted-average", "Vector of {name}").with("name", view.name(place));
    return arrow;
}

Plane plane_of(const View& view) {
    Plane plane;
    plane.extent = extent_of(largest_shown(view));
    for (Index j = 0; j < view.contents.rows(); ++j) plane.arrows.push_back(content_arrow(view, j, plane.extent));
    if (view.output == nullptr) return plane;
    Arrow output;
    output.path = "output";
    output.label = "Σ α h";
    output.x = (*view.output)(0);
    output.y = (*view.output)(1);
    output.role = Role::output;
    output.emphasis = 1;
    plane.arrows.push_back(output);
    return plane;
}

Text weights_title(const View& view) {
    if (view.weighting == "relevance") return ATTENTION_TEXT("weighted-average", "Weights from the scores");
    if (view.weighting == "uniform") return ATTENTION_TEXT("weighted-average", "Weights, the same for all");
    if (view.weighting == "hard") return ATTENTION_TEXT("weighted-average", "Hard lookup: one hit");
    return ATTENTION_TEXT("weighted-average", "Fixed weights");
}

/// Fixed weights are dragged as they were given, also where they are then divided by their sum.
Bars weight_bars(const View& view) {
    Bars bars;
    bars.title = weights_title(view);
    bars.format = with_digits(percent(1), view.digits);
    const bool fixed_ones = view.weighting == "fixed";
    for (Index j = 0; j < view.contents.rows(); ++j) {
        std::optional<Handle> handle;
        if (fixed_ones) {
            handle = handle_of("weights", {j}, 0.05, 0, 1);
            handle->spoken = ATTENTION_TEXT("weighted-average", "Weight of {name}").with("name", view.name(j));
        }
        const bool known = fixed_ones || view.weights != nullptr;
        const double weight = fixed_ones ? view.given(j) : known ? (*view.weights)(j) : no_number;
        bars.bars.push_back({trace_path(fixed_ones ? "given" : "weights", j), view.name(j), weight,
                             !known || !view.takes_part(j), handle});
    }
    return bars;
}

Bars score_bars(const View& view) {
    Bars bars;
    bars.title = view.by_scores() ? ATTENTION_TEXT("weighted-average", "Relevance scores")
                                  : ATTENTION_TEXT("weighted-average", "Relevance scores, not used by these weights");
    bars.role = Role::plain;
    bars.format = given_numbers(view);
    bars.high = std::max(5.0, extent_of(view.scores.cwiseAbs().maxCoeff()));
    bars.low = -bars.high;
    for (Index j = 0; j < view.scores.size(); ++j) {
        Handle handle = handle_of("scores", {j}, 0.1, std::max(bars.low, -20.0), std::min(bars.high, 20.0));
        handle.spoken = ATTENTION_TEXT("weighted-average", "Score of {name}").with("name", view.name(j));
        bars.bars.push_back({trace_path("scores", j), view.name(j), view.scores(j), !view.takes_part(j), handle});
    }
    return bars;
}

TableCell cell(std::string path, std::string text, Role role, bool hidden) {
    TableCell made;
    made.path = std::move(path);
    made.text = std::move(text);
    made.role = role;
    made.hidden = hidden;
    return made;
}

std::vector<TableCell> table_row(const View& view, Index j) {
    const bool out = !view.takes_part(j);
    const bool known = view.weights != nullptr;
    const Row content = view.contents.row(j);
    std::vector<TableCell> cells{cell("", view.name(j), Role::plain, false)};
    if (view.by_scores()) cells.push_back(cell(trace_path("scores", j), view.number(view.scores(j)), Role::plain, out));
    cells.push_back(cell(trace_path("weights", j), known ? view.number((*view.weights)(j)) : "–", Role::weight, out));
    cells.push_back(cell(trace_path("contents", j), view.vector(content), Role::value, out));
    cells.push_back(
        cell(trace_path("parts", j), known ? view.vector(content * (*view.weights)(j)) : "–", Role::output, out));
    if (known && stands_out(*view.weights, j)) cells[view.by_scores() ? 2 : 1].strong = true;
    return cells;
}

Table way_table(const Shown& shown, const View& view) {
    Table table;
    table.columns = {ATTENTION_TEXT("weighted-average", "Who")};
    if (view.by_scores()) table.columns.push_back(ATTENTION_TEXT("weighted-average", "1 · Score"));
    table.columns.push_back(view.by_scores() ? ATTENTION_TEXT("weighted-average", "2 · Weight")
                                             : ATTENTION_TEXT("weighted-average", "Weight"));
    table.columns.push_back(ATTENTION_TEXT("weighted-average", "Content"));
    table.columns.push_back(view.by_scores() ? ATTENTION_TEXT("weighted-average", "3 · Weight × content")
                                             : ATTENTION_TEXT("weighted-average", "Weight × content"));
    for (Index j = 0; j < view.contents.rows(); ++j) table.rows.push_back(table_row(view, j));
    std::vector<TableCell> last{cell("", "Σ", Role::plain, false)};
    if (view.by_scores()) last.push_back(cell("", "", Role::plain, false));
    const auto total = shown.trace.number("sum");
    last.push_back(cell("sum", total ? view.number(*total) : "–", Role::weight, false));
    last.push_back(cell("", "", Role::plain, false));
    last.push_back(cell("output", view.output != nullptr ? view.vector(*view.output) : "–", Role::output, false));
    last.back().strong = true;
    table.rows.push_back(std::move(last));
    return table;
}

Text title_of(std::string_view id) {
    if (id == "weights") return ATTENTION_TEXT("weighted-average", "Weights");
    if (id == "scores") return ATTENTION_TEXT("weighted-average", "Relevance scores");
    if (id == "way") return ATTENTION_TEXT("weighted-average", "Score, weight, weighted sum");
    return ATTENTION_TEXT("weighted-average", "What is averaged");
}

} // namespace

FigureSpec figure(const Shown& shown, std::string_view view_id) {
    const View view(shown);
    FigureSpec spec;
    spec.lab = "weighted-average";
    spec.view = view_id;
    spec.title = title_of(view_id);
    spec.description = summary(shown);
    spec.caption = {origin(shown)};
    for (const Text& note : shown.trace.notes()) spec.caption.push_back(note);
    if (view_id == "weights") spec.content = weight_bars(view);
    else if (view_id == "scores") spec.content = score_bars(view);
    else if (view_id == "way") spec.content = way_table(shown, view);
    else if (view.planar()) spec.content = plane_of(view);
    else spec.content = content_bars(view);
    return spec;
}

} // namespace attention::mixing
