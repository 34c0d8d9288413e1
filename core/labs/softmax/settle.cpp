// Keeps scores, Values and names in agreement whichever of them is changed.
#include "core/labs/softmax/weighing.h"

namespace attention::weighing {
namespace {

bool given(const Values& changes, std::string_view key) {
    const auto found = changes.find(key);
    return found != changes.end() && !is_absent(found->second);
}

Error wrong_count(const std::string& key, Index got, Index want) {
    return {Code::count_mismatch, key,
            ATTENTION_TEXT("softmax", "“{key}” has {got} entries for {want} scores; give one for each.")
                .with("key", key)
                .with("got", std::int64_t(got))
                .with("want", std::int64_t(want))};
}

} // namespace

Result<Values> settle(const Values& before, const Values& changes) {
    Values after = before;
    for (const auto& [key, value] : changes) after[key] = value;
    const Params params = field_table().read(after);
    const Index count = params.scores[0].cols();
    if (count > most_scores)
        return Error{Code::too_large, "scores",
                     ATTENTION_TEXT("softmax", "{count} scores are too many to follow by eye; up to {most} are shown.")
                         .with("count", std::int64_t(count))
                         .with("most", std::int64_t(most_scores))};
    if (params.values.size() > 0 && params.values[0].cols() != count) {
        if (given(changes, "values")) return wrong_count("values", params.values[0].cols(), count);
        after["values"] = Absent{}; // those of other scores
    }
    if (params.names.size() > 0) {
        const auto names = Index(params.names[0].size());
        if (params.names.size() > 1 || (names != count && given(changes, "names")))
            return wrong_count("names", names, count);
        if (names != count) after["names"] = Absent{};
    }
    return after;
}

} // namespace attention::weighing
