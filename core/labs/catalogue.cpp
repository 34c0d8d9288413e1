#include "core/labs/catalogue.h"

#include "core/io/json.h"

#include <limits>

namespace attention {
namespace {

class Catalogue {
public:
    Catalogue(const TextSource& in_english, const TextSource& in_chinese)
        : english_(in_english), chinese_(in_chinese) {}

    Json lab(const Lab& lab) const {
        Json parameters = Json::array();
        for (const Field& field : lab.fields) parameters.push_back(parameter(field));
        Json presets = Json::array();
        for (const Preset& preset : lab.presets) presets.push_back(preset.id);
        Json views = Json::array();
        for (const View& view : lab.views) views.push_back(view.id);
        Json caveats = Json::array();
        for (const Caveat& caveat : lab.caveats) caveats.push_back({{"id", caveat.id}, {"text", both(caveat.text)}});
        return {{"id", lab.id},       {"group", lab.group}, {"title", both(lab.title)}, {"parameters", parameters},
                {"presets", presets}, {"views", views},     {"caveats", caveats}};
    }

private:
    Json both(const Text& text) const { return {{"en", render(text, english_)}, {"zh_CN", render(text, chinese_)}}; }

    Json parameter(const Field& field) const {
        Json json{{"key", field.key}, {"type", type_name(field.type)}};
        if (field.min != std::numeric_limits<double>::lowest()) json["min"] = to_json(field.min);
        if (field.max != std::numeric_limits<double>::max()) json["max"] = to_json(field.max);
        if (field.zero_limit || field.infinite_limit) {
            json["limits"] = Json::array();
            if (field.zero_limit) json["limits"].push_back(0);
            if (field.infinite_limit) json["limits"].push_back("inf");
        }
        if (!field.choices.empty()) {
            json["choices"] = Json::array();
            for (const Choice& choice : field.choices) json["choices"].push_back(choice.id);
        }
        json["default"] = to_json(field.initial);
        if (field.type == FieldType::vector && !is_absent(field.initial)) json["default"] = json["default"][0];
        json["optional"] = field.optional;
        json["unit"] = field.unit;
        json["symbol"] = field.symbol;
        json["label"] = both(field.label);
        json["help"] = both(field.help);
        return json;
    }

    const TextSource& english_;
    const TextSource& chinese_;
};

} // namespace

std::string labs_json(const TextSource& in_english, const TextSource& in_chinese) {
    const Catalogue catalogue(in_english, in_chinese);
    Json labs = Json::array();
    for (const Lab* lab : all_labs()) labs.push_back(catalogue.lab(*lab));
    return pretty_json(labs);
}

} // namespace attention
