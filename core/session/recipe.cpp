#include "core/session/recipe.h"

#include "core/io/json.h"
#include "core/session/values_json.h"

namespace attention {
namespace {

std::string colour_map_name(ColourMap map) {
    switch (map) {
    case ColourMap::weight: return "weight";
    case ColourMap::magnitude: return "magnitude";
    case ColourMap::diverging: return "diverging";
    case ColourMap::truth: return "truth";
    }
    return "";
}

std::string role_name(Role role) {
    switch (role) {
    case Role::plain: return "plain";
    case Role::query: return "query";
    case Role::key: return "key";
    case Role::value: return "value";
    case Role::weight: return "weight";
    case Role::output: return "output";
    }
    return "";
}

std::string provenance_name(Provenance provenance) {
    switch (provenance) {
    case Provenance::published: return "published";
    case Provenance::reconstructed: return "reconstructed";
    case Provenance::derived: return "derived";
    case Provenance::made_up: return "made up";
    case Provenance::yours: return "yours";
    case Provenance::measured: return "measured here";
    }
    return "";
}

class FigureWriter {
public:
    FigureWriter(const Lab& lab, const Shown& shown, const TextSource& source)
        : lab_(lab), shown_(shown), source_(source) {}

    Json operator()(const HeatMap& map) const {
        Json cells = Json::array();
        for (std::size_t r = 0; r < map.rows.size(); ++r) {
            Json row = Json::array();
            const bool refused = r < map.problems.size() && map.problems[r].has_value();
            for (std::size_t c = 0; c < map.columns.size(); ++c)
                row.push_back(mark(trace_path(map.path, map.rows[r].index, map.columns[c].index),
                                   map.values(Index(r), Index(c)), map.format,
                                   refused || (map.hidden.size() > 0 && map.hidden(Index(r), Index(c)))));
            cells.push_back(row);
        }
        return {{"type", "heat map"},
                {"rows", labels(map.rows)},
                {"columns", labels(map.columns)},
                {"row_title", words(map.row_title)},
                {"column_title", words(map.column_title)},
                {"colour_map", colour_map_name(map.colours)},
                {"low", to_json(map.low)},
                {"high", to_json(map.high)},
                {"colour_title", words(map.colour_title)},
                {"cells", cells}};
    }

    Json operator()(const Bars& bars) const {
        Json marks = Json::array();
        for (const Bar& bar : bars.bars) {
            Json one = mark(bar.path, bar.value, bars.format, bar.hidden);
            one["label"] = bar.label;
            marks.push_back(one);
        }
        return {{"type", "bars"},
                {"title", words(bars.title)},
                {"low", to_json(bars.low)},
                {"high", to_json(bars.high)},
                {"bars", marks}};
    }

    Json operator()(const Plane& plane) const {
        Json arrows = Json::array();
        for (const Arrow& arrow : plane.arrows) arrows.push_back(arrow_json(arrow));
        Json json{{"type", "plane"},
                  {"extent", to_json(plane.extent)},
                  {"x_title", words(plane.x_title)},
                  {"y_title", words(plane.y_title)},
                  {"arrows", arrows}};
        if (plane.regions) json["regions"] = regions_json(*plane.regions);
        return json;
    }

    Json operator()(const Table& table) const {
        Json columns = Json::array();
        for (const Text& column : table.columns) columns.push_back(words(column));
        Json rows = Json::array();
        for (const auto& cells : table.rows) {
            Json row = Json::array();
            for (const TableCell& cell : cells) row.push_back(cell_json(cell));
            rows.push_back(row);
        }
        Json json{{"type", "table"}, {"columns", columns}, {"rows", rows}};
        if (table.chosen_row) json["chosen_row"] = *table.chosen_row;
        return json;
    }

    std::string words(const Text& text) const { return render(text, source_); }

private:
    /// What every mark has: where its number stands in the trace, whether it is to be seen, where it comes from.
    Json mark(const std::string& path, bool hidden) const {
        Json json{{"path", path}};
        if (hidden) json["hidden"] = true;
        if (lab_.provenance != nullptr) json["provenance"] = provenance_name(lab_.provenance(shown_.values, path));
        return json;
    }

    Json mark(const std::string& path, double value, NumberFormat format, bool hidden) const {
        Json json = mark(path, hidden);
        if (hidden) return json;
        json["value"] = to_json(value);
        json["text"] = display_number(value, format);
        return json;
    }

    Json arrow_json(const Arrow& arrow) const {
        Json json = mark(arrow.path, arrow.hidden);
        json["label"] = arrow.label;
        json["role"] = role_name(arrow.role);
        json["dashed"] = arrow.dashed;
        if (arrow.hidden) return json;
        json["x"] = to_json(arrow.x);
        json["y"] = to_json(arrow.y);
        json["note"] = arrow.note;
        json["emphasis"] = to_json(arrow.emphasis);
        return json;
    }

    static Json regions_json(const Regions& regions) {
        Json owners = Json::array();
        Json strengths = Json::array();
        for (Index r = 0; r < regions.owner.rows(); ++r) {
            Json owner = Json::array();
            Json strength = Json::array();
            for (Index c = 0; c < regions.owner.cols(); ++c) {
                owner.push_back(regions.owner(r, c));
                strength.push_back(to_json(regions.strength(r, c)));
            }
            owners.push_back(owner);
            strengths.push_back(strength);
        }
        return {{"path", regions.path}, {"owner", owners}, {"strength", strengths}};
    }

    Json cell_json(const TableCell& cell) const {
        Json json = cell.path.empty() ? Json::object() : mark(cell.path, cell.hidden);
        json["role"] = role_name(cell.role);
        if (cell.lit) json["lit"] = true;
        if (cell.hidden) json["hidden"] = true;
        else json["text"] = cell.text;
        if (cell.hidden || cell.numbers.empty()) return json;
        if (cell.numbers.size() == 1) json["value"] = to_json(cell.numbers[0]);
        else
            for (const double number : cell.numbers) json["value"].push_back(to_json(number));
        return json;
    }

    static Json labels(const std::vector<Label>& labels) {
        Json list = Json::array();
        for (const Label& label : labels) list.push_back(label.text);
        return list;
    }

    const Lab& lab_;
    const Shown& shown_;
    const TextSource& source_;
};

std::string word_of_figure(std::string_view json, const char* name) {
    const auto parsed = parse_json(json);
    if (!parsed || !parsed->is_object() || !parsed->contains("params")) return {};
    const auto found = parsed->find(name);
    return found != parsed->end() && found->is_string() ? found->get<std::string>() : std::string();
}

} // namespace

std::string figure_to_json(const Lab& lab, const Shown& shown, const FigureSpec& spec, const TextSource& source) {
    const FigureWriter writer(lab, shown, source);
    Json figure = std::visit(writer, spec.content);
    figure["title"] = writer.words(spec.title);
    figure["description"] = writer.words(spec.description);
    figure["caption"] = Json::array();
    for (const Text& line : spec.caption) figure["caption"].push_back(writer.words(line));
    const Json json{{"lab", lab.id},
                    {"view", spec.view},
                    {"params", values_to_json(lab, shown.values)},
                    {"figure", figure},
                    {"trace", to_json(shown.trace)}};
    return pretty_json(json);
}

std::string view_of_figure_json(std::string_view json) {
    return word_of_figure(json, "view");
}

std::string lab_of_figure_json(std::string_view json) {
    return word_of_figure(json, "lab");
}

} // namespace attention
