#include "core/labs/lab.h"

#include <algorithm>

namespace attention {

#define LAB(id, name) const Lab& name##_lab();
#include "core/labs/labs.def"
#undef LAB

const std::vector<LabGroup>& lab_groups() {
    static const std::vector<LabGroup> groups{
        {"start", ATTENTION_TEXT("core", "Start")},
        {"alignment", ATTENTION_TEXT("core", "Alignment")},
        {"query-key-value", ATTENTION_TEXT("core", "Query · Key · Value")},
        {"transformer", ATTENTION_TEXT("core", "Transformer")},
        {"learning", ATTENTION_TEXT("core", "Learning")},
        {"judgement", ATTENTION_TEXT("core", "Judgement")},
        {"reference", ATTENTION_TEXT("core", "Reference")},
        {"real-models", ATTENTION_TEXT("core", "Real models")},
    };
    return groups;
}

const std::vector<const Lab*>& all_labs() {
    static const std::vector<const Lab*> labs{
#define LAB(id, name) &name##_lab(),
#include "core/labs/labs.def"
#undef LAB
    };
    return labs;
}

Result<const Lab*> find_lab(std::string_view id) {
    std::vector<std::string> names;
    for (const Lab* lab : all_labs()) {
        if (lab->id == id) return lab;
        names.push_back(lab->id);
    }
    const std::string near = nearest_name(id, names);
    const Text unknown =
        near.empty() ? ATTENTION_TEXT("core", "There is no lab “{id}”; attention-lab labs lists those there are.")
                     : ATTENTION_TEXT("core", "There is no lab “{id}”; did you mean “{near}”?");
    return Error{Code::unknown_lab, std::string(id), unknown.with("id", std::string(id)).with("near", near)};
}

const View* find_view(const Lab& lab, std::string_view id) {
    const auto found = std::find_if(lab.views.begin(), lab.views.end(), [&](const View& v) { return v.id == id; });
    return found == lab.views.end() ? nullptr : &*found;
}

const Preset* find_preset(const Lab& lab, std::string_view id) {
    const auto found =
        std::find_if(lab.presets.begin(), lab.presets.end(), [&](const Preset& p) { return p.id == id; });
    return found == lab.presets.end() ? nullptr : &*found;
}

} // namespace attention
