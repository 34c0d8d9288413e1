// Keeps names, contents, weights and scores in agreement whichever of them is changed.
#include "core/labs/weighted-average/mixing.h"

#include <algorithm>

namespace attention::mixing {
namespace {

bool given(const Values& changes, std::string_view key) {
    return changes.find(key) != changes.end();
}

struct Counted {
    const char* key;
    Index count;
};

Index first_given(const Values& changes, const std::vector<Counted>& all, Index otherwise) {
    for (const Counted& one : all)
        if (given(changes, one.key)) return one.count;
    return otherwise;
}

Error wrong_count(const Counted& one, Index want) {
    return {Code::count_mismatch, one.key,
            ATTENTION_TEXT("weighted-average",
                           "“{key}” has {got} entries where there are {want} things to average; give "
                           "one for each.")
                .with("key", one.key)
                .with("got", std::int64_t(one.count))
                .with("want", std::int64_t(want))};
}

/// `matrix` with other sizes: what overlaps stays, new places get 0.
Matrices resized(const Matrix& matrix, Index rows, Index columns) {
    Matrix result = Matrix::Zero(rows, columns);
    const Index r = std::min(rows, matrix.rows());
    const Index c = std::min(columns, matrix.cols());
    result.topLeftCorner(r, c) = matrix.topLeftCorner(r, c);
    return Matrices(result);
}

Sentences resized(const Tokens& names, Index count) {
    Tokens result;
    for (Index i = 0; i < count; ++i)
        result.push_back(i < Index(names.size()) ? names[std::size_t(i)] : std::to_string(i + 1));
    return Sentences(result);
}

Status check(const Params& params, Index count) {
    if (params.names.size() > 1)
        return Error{Code::wrong_type, "names",
                     ATTENTION_TEXT("weighted-average", "One sentence is averaged at a time; give one list of names.")};
    if (params.contents[0].cols() > 2)
        return Error{Code::dim_mismatch, "contents",
                     ATTENTION_TEXT("weighted-average",
                                    "Contents of {columns} numbers each can't be drawn; right would be 1 or 2.")
                         .with("columns", std::int64_t(params.contents[0].cols()))};
    if (count > most_things)
        return Error{Code::too_large, "contents",
                     ATTENTION_TEXT("weighted-average",
                                    "{count} things are too many to follow by eye; up to {most} are "
                                    "shown.")
                         .with("count", std::int64_t(count))
                         .with("most", std::int64_t(most_things))};
    return Done{};
}

Status settle_removed(const Values& changes, const Params& params, Index count, Values& after) {
    if (params.removed >= count) {
        if (given(changes, "removed"))
            return Error{Code::out_of_range, "removed",
                         ATTENTION_TEXT("weighted-average",
                                        "There is no place {place}; counted from 0, right would be 0 to {last}.")
                             .with("place", params.removed)
                             .with("last", std::int64_t(count - 1))};
        after["removed"] = std::int64_t{0};
    }
    if (!params.remove || count > 1) return Done{};
    if (given(changes, "remove"))
        return Error{Code::out_of_range, "remove",
                     ATTENTION_TEXT("weighted-average", "The only one can't be left out; nothing would remain.")};
    after["remove"] = false;
    return Done{};
}

} // namespace

Result<Values> settle(const Values& before, const Values& changes) {
    Values after = before;
    for (const auto& [key, value] : changes) after[key] = value;
    const Params params = field_table().read(after);
    const std::vector<Counted> counts{{"contents", params.contents[0].rows()},
                                      {"names", Index(params.names[0].size())},
                                      {"scores", params.scores[0].cols()},
                                      {"weights", params.weights[0].cols()}};
    const Index count = first_given(changes, counts, counts[0].count);
    if (auto status = check(params, count); !status) return status.error();
    for (const Counted& one : counts)
        if (one.count != count && given(changes, one.key)) return wrong_count(one, count);
    after["contents"] = resized(params.contents[0], count, params.contents[0].cols());
    after["names"] = resized(params.names[0], count);
    after["scores"] = resized(params.scores[0], 1, count);
    after["weights"] = resized(params.weights[0], 1, count);
    if (auto status = settle_removed(changes, params, count, after); !status) return status.error();
    return after;
}

} // namespace attention::mixing
