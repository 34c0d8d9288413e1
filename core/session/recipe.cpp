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
            for (std::size_t c = 0; c < map.columns.size(); ++c)
                row.push_back(mark(trace_path(map.path, map.rows[r].index, map.columns[c].index),
                                   map.values(Index(r), Index(c)), map.format,
                                   map.hidden.size() > 0 && map.hidden(Index(r), Index(c))));
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

    std::string words(const Text& text) const { return render(text, source_); }

private:
    Json mark(const std::string& path, double value, NumberFormat format, bool hidden) const {
        Json json{{"path", path}};
        if (hidden) json["hidden"] = true;
        else {
            json["value"] = to_json(value);
            json["text"] = display_number(value, format);
        }
        if (lab_.provenance != nullptr) json["provenance"] = provenance_name(lab_.provenance(shown_.values, path));
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
    const auto parsed = parse_json(json);
    if (!parsed || !parsed->is_object() || !parsed->contains("view") || !(*parsed)["view"].is_string()) return {};
    return (*parsed)["view"].get<std::string>();
}

Matrix figure_numbers(const FigureSpec& figure) {
    if (const auto* map = std::get_if<HeatMap>(&figure.content)) {
        Matrix numbers = map->values;
        if (map->hidden.size() > 0) numbers = map->hidden.select(Matrix::Zero(numbers.rows(), numbers.cols()), numbers);
        return numbers;
    }
    const auto& bars = std::get<Bars>(figure.content).bars;
    Matrix numbers(1, Index(bars.size()));
    for (std::size_t j = 0; j < bars.size(); ++j) numbers(0, Index(j)) = bars[j].hidden ? 0 : bars[j].value;
    return numbers;
}

} // namespace attention
