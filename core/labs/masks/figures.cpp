// The three views: who may see whom, the weights, and what leaks.
#include "core/labs/masks/masks.h"
#include "core/labs/rows.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace attention::mask_lab {
namespace {

/// What both maps have in common; their numbers are still to come.
HeatMap empty_map(const Shown& shown, const View& view) {
    HeatMap map;
    for (const Index row : rows_shown(shown, view.weights.rows())) map.rows.push_back({view.token(row), row});
    for (Index j = 0; j < view.weights.cols(); ++j) map.columns.push_back({view.token(j), j});
    map.values.resize(Index(map.rows.size()), view.weights.cols());
    map.row_title = ATTENTION_TEXT("masks", "Looks");
    map.column_title = ATTENTION_TEXT("masks", "Is looked at");
    map.chosen_row = view.row;
    return map;
}

HeatMap visibility_map(const Shown& shown, const View& view) {
    HeatMap map = empty_map(shown, view);
    map.path = "allowed";
    for (std::size_t r = 0; r < map.rows.size(); ++r)
        map.values.row(Index(r)) = view.allowed.row(map.rows[r].index).cast<double>();
    map.colours = ColourMap::truth;
    map.colour_title = ATTENTION_TEXT("masks", "Visible ✓ or hidden");
    map.format = fixed(0);
    map.toggle_cells = "allowed";
    return map;
}

/// Hidden places are hatched unless they receive weight all the same: a leak must be seen.
HeatMap weight_map(const Shown& shown, const View& view) {
    HeatMap map = empty_map(shown, view);
    map.path = "weights";
    map.hidden.resize(map.values.rows(), map.values.cols());
    bool any_problem = false;
    for (std::size_t r = 0; r < map.rows.size(); ++r) {
        const Index row = map.rows[r].index;
        map.values.row(Index(r)) = view.weights.row(row);
        map.hidden.row(Index(r)) = (!view.allowed.row(row).array() && view.weights.row(row).array() == 0).matrix();
        map.problems.push_back(row_problem(shown, row));
        any_problem = any_problem || map.problems.back().has_value();
    }
    if (!any_problem) map.problems.clear();
    if (!map.hidden.any()) map.hidden.resize(0, 0);
    map.colour_title = ATTENTION_TEXT("masks", "Weight α (each row sums to 1)");
    map.format = view.percents();
    map.choose_row = "row";
    return map;
}

/// What softmax gets. A place that is left out has no score; lowest() is a number too long to be written in a cell.
double score_shown(const View& view, Index row, Index place, const std::string& fill) {
    if (view.allowed(row, place)) return view.scores(row, place);
    return fill == "excluded" || fill == "lowest" ? std::numeric_limits<double>::quiet_NaN() : view.filled(row, place);
}

HeatMap score_map(const Shown& shown, const View& view) {
    HeatMap map = empty_map(shown, view);
    map.path = "filled";
    const std::string& fill = std::get<std::string>(shown.values.at("fill"));
    map.hidden.resize(map.values.rows(), map.values.cols());
    double largest = 1;
    for (std::size_t r = 0; r < map.rows.size(); ++r)
        for (Index j = 0; j < view.weights.cols(); ++j) {
            const double score = score_shown(view, map.rows[r].index, j, fill);
            map.values(Index(r), j) = score;
            map.hidden(Index(r), j) = std::isnan(score);
            if (std::isfinite(score)) largest = std::max(largest, std::abs(score));
        }
    if (!map.hidden.any()) map.hidden.resize(0, 0);
    map.colours = ColourMap::diverging;
    map.high = largest;
    map.low = -largest;
    map.colour_title = ATTENTION_TEXT("masks", "Score");
    map.format = with_digits(fixed(1), view.digits);
    map.choose_row = "row";
    return map;
}

/// With the shift: weight on hidden places. Without it: on the row's own answer and what follows, hidden or not.
Bars leak_bars(const Shown& shown, const View& view) {
    const auto* answer = shown.trace.get<Row>("answer_weight");
    const bool open = answer != nullptr && !std::get<bool>(shown.values.at("shift"));
    Bars bars;
    bars.title = open ? ATTENTION_TEXT("masks", "Weight on the row's own answer and what follows")
                      : ATTENTION_TEXT("masks", "Leak: weight on hidden places");
    bars.format = view.percents();
    bars.role = Role::weight;
    const Row& values = open ? *answer : view.leak;
    constexpr double no_number = std::numeric_limits<double>::quiet_NaN();
    for (const Index row : rows_shown(shown, view.weights.rows())) {
        const bool refused = row_problem(shown, row).has_value();
        bars.bars.push_back({trace_path(open ? "answer_weight" : "leak", row), view.token(row),
                             refused ? no_number : values(row), refused, std::nullopt});
    }
    return bars;
}

Text name_of(const std::vector<Choice>& choices, const std::string& id) {
    for (const Choice& choice : choices)
        if (choice.id == id) return choice.label;
    return verbatim(id);
}

Text choice_text(const Shown& shown, std::string_view key) {
    return name_of(find_field(field_table().fields(), key)->choices,
                   std::get<std::string>(shown.values.find(key)->second));
}

} // namespace

FigureSpec figure(const Shown& shown, std::string_view view_id) {
    const View view(shown);
    FigureSpec spec;
    spec.lab = "masks";
    spec.view = view_id;
    spec.description = summary(shown);
    spec.caption = {ATTENTION_TEXT("masks", "Mask: {mode}; hidden scores: {fill}")
                        .with("mode", choice_text(shown, "mode"))
                        .with("fill", choice_text(shown, "fill")),
                    origin(shown)};
    for (const Text& note : shown.trace.notes()) spec.caption.push_back(note);
    if (view_id == "weights") {
        spec.title = ATTENTION_TEXT("masks", "Weights under the mask, hidden scores: {fill}")
                         .with("fill", choice_text(shown, "fill"));
        spec.content = weight_map(shown, view);
    } else if (view_id == "scores") {
        spec.title = ATTENTION_TEXT("masks", "Scores before softmax, hidden ones: {fill}")
                         .with("fill", choice_text(shown, "fill"));
        spec.content = score_map(shown, view);
    } else if (view_id == "leak") {
        spec.title = ATTENTION_TEXT("masks", "Leak of each row");
        spec.content = leak_bars(shown, view);
    } else {
        spec.title = ATTENTION_TEXT("masks", "Who may see whom: {mode}").with("mode", choice_text(shown, "mode"));
        spec.content = visibility_map(shown, view);
    }
    return spec;
}

} // namespace attention::mask_lab
