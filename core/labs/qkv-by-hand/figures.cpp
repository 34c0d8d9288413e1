// The four views: the table of the chosen query, all weights, the vectors, and the output. With a mistake beside it,
// the table is both calculations, line by line.
#include "core/labs/qkv-by-hand/hand.h"
#include "core/labs/ties.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace attention::hand {
namespace {

TableCell name_cell(std::string name) {
    return {{}, std::move(name), Role::plain, false, false};
}

TableCell number_cell(const View& view, const std::string& path, Role role) {
    return {path, view.text(view.number(path)), role, false, false};
}

TableCell vector_cell(const View& view, const char* name, Index row, Role role) {
    const std::string path = view.matrix(name).cols() == 1 ? trace_path(name, row, 0) : trace_path(name, row);
    return {path, view.text(view.vector(name, row)), role, false, false};
}

/// The entries between key and weight that the settings have, with their titles.
std::vector<std::pair<const char*, Text>> score_columns(const Params& params) {
    std::vector<std::pair<const char*, Text>> columns{{"dots", ATTENTION_TEXT("qkv-by-hand", "Dot product")}};
    if (params.scale) columns.emplace_back("scores", ATTENTION_TEXT("qkv-by-hand", "Scaled score"));
    if (params.temperature != 1) columns.emplace_back("logits", ATTENTION_TEXT("qkv-by-hand", "Divided by τ"));
    if (params.causal) columns.emplace_back("filled", ATTENTION_TEXT("qkv-by-hand", "Masked"));
    return columns;
}

/// Position, key, score, weight, Value: the table of figure 59-2.
Table position_table(const View& view) {
    const Mask& allowed = *view.trace.get<Mask>("allowed");
    Table table;
    table.columns = {ATTENTION_TEXT("qkv-by-hand", "Position"), ATTENTION_TEXT("qkv-by-hand", "Key")};
    for (const auto& [name, title] : score_columns(view.params)) table.columns.push_back(title);
    table.columns.push_back(ATTENTION_TEXT("qkv-by-hand", "Weight"));
    table.columns.push_back(ATTENTION_TEXT("qkv-by-hand", "Value"));
    for (Index i = 0; i < view.size(); ++i) {
        std::vector<TableCell> cells{name_cell(view.name(i)), vector_cell(view, "K", i, Role::key)};
        for (const auto& [name, title] : score_columns(view.params))
            cells.push_back(number_cell(view, trace_path(name, view.row, i), Role::plain));
        cells.push_back(number_cell(view, trace_path("weights", view.row, i), Role::weight));
        cells.back().strong = stands_out(view.weights.row(view.row), i);
        cells.back().hidden = !allowed(view.row, i); // its key and Value are there, for others
        cells.push_back(vector_cell(view, "V", i, Role::value));
        table.rows.push_back(std::move(cells));
    }
    return table;
}

HeatMap weight_map(const Shown& shown, const View& view) {
    const Mask& allowed = *view.trace.get<Mask>("allowed");
    HeatMap map;
    map.path = "weights";
    for (Index t = 0; t < view.Q.rows(); ++t)
        if (shown.rows.empty() || std::find(shown.rows.begin(), shown.rows.end(), t) != shown.rows.end())
            map.rows.push_back({view.query_names[std::size_t(t)], t});
    for (Index j = 0; j < view.size(); ++j) map.columns.push_back({view.name(j), j});
    map.values.resize(Index(map.rows.size()), view.size());
    map.hidden.resize(map.values.rows(), map.values.cols());
    for (std::size_t r = 0; r < map.rows.size(); ++r) {
        map.values.row(Index(r)) = view.weights.row(map.rows[r].index);
        map.hidden.row(Index(r)) = (!allowed.row(map.rows[r].index).array()).matrix();
    }
    if (!map.hidden.any()) map.hidden.resize(0, 0);
    map.row_title = ATTENTION_TEXT("qkv-by-hand", "Query");
    map.column_title = ATTENTION_TEXT("qkv-by-hand", "Key");
    map.colour_title = ATTENTION_TEXT("qkv-by-hand", "Weight α (each row sums to 1)");
    map.format = view.percents();
    map.chosen_row = view.row;
    map.choose_row = "row";
    return map;
}

/// What each token becomes: x, then q, k and v.
Table token_table(const View& view) {
    Table table;
    table.columns = {ATTENTION_TEXT("qkv-by-hand", "Token"), verbatim("x"), ATTENTION_TEXT("qkv-by-hand", "Query"),
                     ATTENTION_TEXT("qkv-by-hand", "Key"), ATTENTION_TEXT("qkv-by-hand", "Value")};
    for (Index i = 0; i < view.size(); ++i)
        table.rows.push_back({name_cell(view.name(i)), vector_cell(view, "X", i, Role::plain),
                              vector_cell(view, "Q", i, Role::query), vector_cell(view, "K", i, Role::key),
                              vector_cell(view, "V", i, Role::value)});
    table.chosen_row = view.row;
    return table;
}

/// Queries on the left, keys and Values on the right; there may be more of one than of the other.
Table given_table(const View& view) {
    Table table;
    table.columns = {ATTENTION_TEXT("qkv-by-hand", "Query"), verbatim("q"), ATTENTION_TEXT("qkv-by-hand", "Position"),
                     ATTENTION_TEXT("qkv-by-hand", "Key"), ATTENTION_TEXT("qkv-by-hand", "Value")};
    for (Index i = 0; i < std::max(view.Q.rows(), view.size()); ++i) {
        std::vector<TableCell> cells(5, name_cell(""));
        if (i < view.Q.rows()) {
            cells[0] = name_cell(view.query_names[std::size_t(i)]);
            cells[1] = vector_cell(view, "Q", i, Role::query);
            cells[1].strong = i == view.row;
        }
        if (i < view.size()) {
            cells[2] = name_cell(view.name(i));
            cells[3] = vector_cell(view, "K", i, Role::key);
            cells[4] = vector_cell(view, "V", i, Role::value);
        }
        table.rows.push_back(std::move(cells));
    }
    return table;
}

Bars output_bars(const View& view) {
    Bars bars;
    bars.title = ATTENTION_TEXT("qkv-by-hand", "Output o");
    const Row output = view.outputs.row(view.row);
    for (Index c = 0; c < output.size(); ++c)
        bars.bars.push_back({trace_path("outputs", view.row, c),
                             "o" + std::string(output.size() == 1 ? "" : " " + std::to_string(c + 1)), output(c), false,
                             std::nullopt});
    bars.low = std::min(0.0, view.V.minCoeff());
    bars.high = std::max(bars.low + 1e-6, std::max(0.0, view.V.maxCoeff()));
    bars.format = view.decimals();
    bars.role = Role::output;
    return bars;
}

/// One quantity of the two calculations: its sign in the formulas, and its numbers.
struct Compared {
    std::string sign;
    std::vector<std::string> paths;
};

std::vector<std::string> paths_of(const char* name, Index row, Index count) {
    std::vector<std::string> paths;
    for (Index j = 0; j < count; ++j) paths.push_back(trace_path(name, row, j));
    return paths;
}

bool is_unchanged(const View& view, const std::string& path) {
    const auto right = view.trace.number(path), wrong = view.trace.number("wrong_" + path);
    return right && wrong && same_numbers(*right, *wrong);
}

/// Keys and Values only where they differ: they are many.
std::vector<Compared> compared_vectors(const View& view) {
    std::vector<Compared> list;
    if (!view.params.project) return list;
    list.push_back({"q", paths_of("Q", view.row, view.Q.cols())});
    for (const auto& [name, sign] : {std::pair("K", "k("), std::pair("V", "v(")})
        for (Index i = 0; i < view.size(); ++i) {
            auto paths = paths_of(name, i, view.matrix(name).cols());
            if (!std::all_of(paths.begin(), paths.end(), [&](const auto& p) { return is_unchanged(view, p); }))
                list.push_back({sign + view.name(i) + ")", std::move(paths)});
        }
    return list;
}

std::vector<Compared> compared(const View& view) {
    std::vector<Compared> list = compared_vectors(view);
    const auto add = [&](const char* name, const char* sign) {
        list.push_back({sign, paths_of(name, view.row, view.matrix(name).cols())});
    };
    add("dots", "q·kᵢ");
    if (view.params.scale) add("scores", "sᵢ");
    if (view.params.temperature != 1) add("logits", "sᵢ / τ");
    if (view.params.causal) add("filled", "zᵢ");
    list.push_back({"m", {trace_path("shift", view.row)}});
    add("exp_shifted", "exp");
    list.push_back({"Z", {trace_path("exp_total", view.row)}});
    add("weights", "αᵢ");
    add("outputs", "o");
    return list;
}

/// Does the mistake change any number of it?
bool differs(const View& view, const Compared& quantity) {
    return !std::all_of(quantity.paths.begin(), quantity.paths.end(),
                        [&](const std::string& path) { return is_unchanged(view, path); });
}

std::vector<TableCell> compared_row(const View& view, const Compared& quantity, bool right, std::size_t width,
                                    const std::string& first) {
    const std::string sign = !differs(view, quantity) ? "" : right ? " ✓" : " ✗";
    std::vector<TableCell> cells{name_cell(quantity.sign + sign)};
    for (const std::string& path : quantity.paths) {
        const std::string shown = (right ? "" : "wrong_") + path;
        const auto number = view.trace.number(shown);
        cells.push_back(
            {shown, number ? view.text(view.number(*number, shown)) : "–", Role::plain, false, path == first});
        cells.back().lit = path == first;
    }
    cells.resize(width, name_cell(""));
    return cells;
}

/// Both calculations: one line a quantity as long as they agree, then ✓ done rightly and ✗ with the mistake. The first
/// number that differs is lit in both.
Table twin_table(const View& view) {
    const auto quantities = compared(view);
    const auto difference = twin_difference(view);
    std::size_t width = 1;
    for (const Compared& quantity : quantities) width = std::max(width, quantity.paths.size() + 1);
    Table table;
    table.columns = {verbatim("")};
    for (std::size_t i = 1; i < width; ++i) table.columns.push_back(verbatim(std::to_string(i)));
    for (const Compared& quantity : quantities)
        for (const bool right : {true, false})
            if (right || differs(view, quantity))
                table.rows.push_back(
                    compared_row(view, quantity, right, width, difference ? difference->path : std::string()));
    return table;
}

bool has_twin(const View& view) {
    return view.trace.get<Matrix>("wrong_weights") != nullptr;
}

Text twin_name(const View& view) {
    const Mistake* mistake = find_mistake(view.params.twin);
    return mistake != nullptr ? mistake->name : Text{};
}

} // namespace

FigureSpec figure(const Shown& shown, std::string_view view_id) {
    const View view(shown);
    FigureSpec spec;
    spec.lab = "qkv-by-hand";
    spec.view = view_id;
    spec.description = summary(shown);
    spec.caption = {origin(shown)};
    for (const Text& note : shown.trace.notes()) spec.caption.push_back(note);
    const auto titled = [&](const Text& text) { return text.with("name", view.query_name()); };
    if (view_id == "weights") {
        spec.title = ATTENTION_TEXT("qkv-by-hand", "Weights of every query");
        spec.content = weight_map(shown, view);
    } else if (view_id == "vectors") {
        spec.title = ATTENTION_TEXT("qkv-by-hand", "Queries, keys and Values");
        spec.content = view.params.project ? token_table(view) : given_table(view);
    } else if (view_id == "output") {
        spec.title = titled(ATTENTION_TEXT("qkv-by-hand", "Output for the query “{name}”"));
        spec.content = output_bars(view);
    } else if (has_twin(view)) {
        spec.title = ATTENTION_TEXT("qkv-by-hand", "Done rightly (✓), and with a mistake (✗): {mistake}")
                         .with("mistake", twin_name(view));
        spec.content = twin_table(view);
    } else {
        spec.title = titled(ATTENTION_TEXT("qkv-by-hand", "Keys, scores, weights and Values for the query “{name}”"));
        spec.content = position_table(view);
    }
    return spec;
}

} // namespace attention::hand
