// The three views: arrows in the plane, weights as bars, everything as a table.
#include "core/labs/query-key-playground/playground.h"
#include "core/labs/ties.h"

#include <algorithm>
#include <cmath>

namespace attention::playground {
namespace {

/// A vector somebody gave.
std::string given_vector(const View& view, const Row& row) {
    const NumberFormat format = with_digits(brief(4), view.digits);
    std::string inside;
    for (Index k = 0; k < row.size(); ++k) inside += (k > 0 ? ", " : "") + display_number(row(k), format);
    return row.size() == 1 ? inside : "(" + inside + ")";
}

std::string percent_of(const View& view, Index place) {
    return display_number(view.weights(place), view.percents());
}

Handle tip_handle(const std::string& key, std::vector<Index> at, double extent, Text spoken) {
    Handle handle;
    handle.key = key;
    handle.at = std::move(at);
    handle.spoken = std::move(spoken);
    handle.motion = Motion::plane;
    handle.low = -extent;
    handle.high = extent;
    handle.snap = 0.1;
    return handle;
}

Arrow key_arrow(const View& view, Index place, double extent) {
    Arrow arrow;
    arrow.path = trace_path("keys", place);
    arrow.label = view.name(place);
    arrow.x = view.keys(place, 0);
    arrow.y = view.keys(place, 1);
    arrow.role = Role::key;
    arrow.note = percent_of(view, place);
    arrow.noted = view.weights(place);
    arrow.emphasis = view.weights(place);
    arrow.handle = tip_handle("keys", {place, 0}, extent,
                              ATTENTION_TEXT("query-key-playground", "Key of {name}").with("name", view.name(place)));
    return arrow;
}

Arrow query_arrow(const View& view, double extent) {
    Arrow arrow;
    arrow.path = "query";
    arrow.label = "q";
    arrow.x = view.query(0);
    arrow.y = view.query(1);
    arrow.role = Role::query;
    arrow.dashed = true;
    arrow.note = given_vector(view, view.query);
    arrow.emphasis = 0.5;
    arrow.handle = tip_handle("query", {0}, extent, ATTENTION_TEXT("query-key-playground", "Query"));
    return arrow;
}

Arrow part_arrow(const View& view, const std::string& path, const Row& part, const std::string& sign) {
    Arrow arrow;
    arrow.path = path;
    arrow.label = view.name(view.position) + " " + sign;
    arrow.x = part(0);
    arrow.y = part(1);
    arrow.role = Role::plain;
    arrow.dashed = true;
    arrow.note = display_number(part.norm(), view.numbers());
    arrow.noted = part.norm();
    return arrow;
}

std::optional<Regions> regions(const Trace& trace) {
    const auto* owner = trace.get<Matrix>("region_owner");
    const auto* strength = trace.get<Matrix>("region_strength");
    if (owner == nullptr || strength == nullptr) return std::nullopt;
    return Regions{"region_strength", owner->cast<int>(), *strength};
}

Plane plane(const Shown& shown, const View& view) {
    const double extent = shown.trace.number("extent").value_or(2.5);
    Plane plane;
    plane.extent = extent;
    for (Index i = 0; i < view.keys.rows(); ++i) plane.arrows.push_back(key_arrow(view, i, extent));
    if (std::get<bool>(shown.values.at("projection"))) {
        if (const auto* part = shown.trace.get<Row>("parallel"))
            plane.arrows.push_back(part_arrow(view, "parallel", *part, "∥ q"));
        if (const auto* part = shown.trace.get<Row>("perpendicular"))
            plane.arrows.push_back(part_arrow(view, "perpendicular", *part, "⟂ q"));
    }
    plane.arrows.push_back(query_arrow(view, extent));
    plane.regions = regions(shown.trace);
    plane.x_title = ATTENTION_TEXT("query-key-playground", "first component");
    plane.y_title = ATTENTION_TEXT("query-key-playground", "second component");
    return plane;
}

Bars bars(const View& view) {
    Bars bars;
    bars.title = ATTENTION_TEXT("query-key-playground", "Attention weights");
    bars.format = view.percents();
    bars.role = Role::weight;
    for (Index i = 0; i < view.weights.size(); ++i)
        bars.bars.push_back({trace_path("weights", i), view.name(i), view.weights(i), false, std::nullopt});
    return bars;
}

std::vector<TableCell> table_row(const View& view, Index place) {
    const auto cell = [&](std::string path, std::string text, Role role) {
        return TableCell{std::move(path), std::move(text), role, false, false};
    };
    std::vector<TableCell> cells{
        cell("", view.name(place), Role::plain),
        cell(trace_path("keys", place), given_vector(view, view.keys.row(place)), Role::key),
        cell(trace_path("scores", place), display_number(view.scores(place), view.numbers()), Role::plain),
        cell(trace_path("weights", place), percent_of(view, place), Role::weight),
        cell(trace_path("values", place), given_vector(view, view.values.row(place)), Role::value)};
    cells[3].strong = stands_out(view.weights, place);
    cells[3].format = view.percents();
    return cells;
}

Table table(const View& view) {
    Table table;
    table.columns = {ATTENTION_TEXT("query-key-playground", "Position"), ATTENTION_TEXT("query-key-playground", "Key"),
                     ATTENTION_TEXT("query-key-playground", "Score"), ATTENTION_TEXT("query-key-playground", "Weight"),
                     ATTENTION_TEXT("query-key-playground", "Value")};
    for (Index i = 0; i < view.keys.rows(); ++i) table.rows.push_back(table_row(view, i));
    table.chosen_row = view.position;
    return table;
}

} // namespace

FigureSpec figure(const Shown& shown, std::string_view view_id) {
    const View view(shown);
    const std::string query = given_vector(view, view.query);
    FigureSpec spec;
    spec.lab = "query-key-playground";
    spec.view = view_id;
    spec.description = summary(shown);
    spec.caption = {ATTENTION_TEXT("query-key-playground", "q = {query}; scores = dot products × {factor}")
                        .with("query", query)
                        .with("factor", shown.trace.number("scale_factor").value_or(1), view.numbers()),
                    origin(shown)};
    for (const Text& note : shown.trace.notes()) spec.caption.push_back(note);
    if (view_id == "bars") {
        spec.title = ATTENTION_TEXT("query-key-playground", "Attention weights for q = {query}").with("query", query);
        spec.content = bars(view);
    } else if (view_id == "table") {
        spec.title = ATTENTION_TEXT("query-key-playground", "Keys, scores, weights and Values for q = {query}")
                         .with("query", query);
        spec.content = table(view);
    } else {
        spec.title = ATTENTION_TEXT("query-key-playground", "Query and keys in the plane");
        spec.content = plane(shown, view);
    }
    return spec;
}

} // namespace attention::playground
