// Keeps names, keys, Values and the chosen position in agreement whatever of them is changed.
#include "core/base/random.h"
#include "core/labs/query-key-playground/playground.h"

#include <algorithm>

namespace attention::playground {
namespace {

bool given(const Values& changes, std::string_view key) {
    return changes.find(key) != changes.end();
}

/// `matrix` with `rows` rows: what there is stays, new ones are 0.
Matrix resized(const Matrix& matrix, Index rows) {
    Matrix result = Matrix::Zero(rows, matrix.cols());
    const Index kept = std::min(rows, matrix.rows());
    result.topRows(kept) = matrix.topRows(kept);
    return result;
}

Tokens resized(Tokens names, Index count) {
    while (Index(names.size()) < count) names.push_back(std::to_string(names.size() + 1));
    names.resize(std::size_t(count));
    return names;
}

template <class T>
T without(const T& list, Index place) {
    T result = list;
    result.erase(result.begin() + place);
    return result;
}

Matrix without(const Matrix& matrix, Index row) {
    Matrix result = matrix.topRows(matrix.rows() - 1);
    result.bottomRows(result.rows() - row) = matrix.bottomRows(result.rows() - row);
    return result;
}

Error too_many(Index count) {
    return {
        Code::too_large, "names",
        ATTENTION_TEXT("query-key-playground", "{count} positions are too many for one plane; it takes up to {most}.")
            .with("count", std::int64_t(count))
            .with("most", std::int64_t(most_positions))};
}

class Settling {
public:
    Settling(const Values& before, const Values& changes) : changes_(changes), after_(before) {
        for (const auto& [key, value] : changes) after_[key] = value;
        params_ = field_table().read(after_);
    }

    Result<Values> result() {
        if (auto status = check_plane(); !status) return status.error();
        if (auto status = check_names(); !status) return status.error();
        const auto count = agreed_count();
        if (!count) return count.error();
        if (*count > most_positions) return too_many(*count);
        after_["names"] = Sentences(resized(params_.names[0], *count));
        after_["keys"] = Matrices(resized(params_.keys[0], *count));
        after_["values"] = Matrices(resized(params_.values[0], *count));
        if (auto status = settle_position(*count); !status) return status.error();
        return after_;
    }

private:
    Status check_plane() const {
        for (const auto& [key, columns] :
             {std::pair("query", params_.query[0].cols()), std::pair("keys", params_.keys[0].cols())})
            if (columns != 2)
                return Error{Code::dim_mismatch, key,
                             ATTENTION_TEXT("query-key-playground",
                                            "“{key}” has {columns} components a vector; in this plane it takes 2.")
                                 .with("key", key)
                                 .with("columns", std::int64_t(columns))};
        return Done{};
    }

    Status check_names() const {
        if (params_.names.size() == 1) return Done{};
        return Error{Code::bad_value, "names",
                     ATTENTION_TEXT("query-key-playground", "“names” takes one list of names, not {count}.")
                         .with("count", std::int64_t(params_.names.size()))};
    }

    /// The number of positions: what was given says it, and all that was given must say the same.
    Result<Index> agreed_count() const {
        const std::pair<const char*, Index> sizes[] = {{"keys", params_.keys[0].rows()},
                                                       {"names", Index(params_.names[0].size())},
                                                       {"values", params_.values[0].rows()}};
        const std::pair<const char*, Index>* first = nullptr;
        for (const auto& size : sizes) {
            if (!given(changes_, size.first)) continue;
            if (first == nullptr) first = &size;
            else if (size.second != first->second)
                return Error{Code::count_mismatch, size.first,
                             ATTENTION_TEXT("query-key-playground",
                                            "“{one}” has {count} positions and “{other}” has {got}; give as many of "
                                            "each.")
                                 .with("one", first->first)
                                 .with("count", std::int64_t(first->second))
                                 .with("other", size.first)
                                 .with("got", std::int64_t(size.second))};
        }
        return first != nullptr ? first->second : params_.keys[0].rows();
    }

    Status settle_position(Index count) {
        const auto last = std::int64_t(count) - 1;
        if (params_.position <= last) return Done{};
        if (given(changes_, "position"))
            return Error{Code::out_of_range, "position",
                         ATTENTION_TEXT("query-key-playground",
                                        "There is no position {position}; counted from 0, right would be 0 to {last}.")
                             .with("position", params_.position)
                             .with("last", last)};
        after_["position"] = last;
        return Done{};
    }

    const Values& changes_;
    Values after_;
    Params params_;
};

} // namespace

Result<Values> settle(const Values& before, const Values& changes) {
    return Settling(before, changes).result();
}

/// A new key somewhere in the middle of the plane, so that it can be seen and taken hold of.
Result<Values> with_position(const Values& values, std::uint64_t seed) {
    const Params params = field_table().read(values);
    const Index count = params.keys[0].rows();
    if (count == most_positions) return too_many(count + 1);
    Random random(seed);
    const auto component = [&] { return double(random.below(41)) / 10 - 2; };
    Matrix keys = resized(params.keys[0], count + 1);
    keys(count, 0) = component();
    keys(count, 1) = component();
    Matrix numbers = resized(params.values[0], count + 1);
    for (Index j = 0; j < numbers.cols(); ++j) numbers(count, j) = double(1 + random.below(9));
    return Values{{"keys", Matrices(keys)},
                  {"values", Matrices(numbers)},
                  {"names", Sentences(resized(params.names[0], count + 1))},
                  {"position", std::int64_t(count)}};
}

Result<Values> without_position(const Values& values, std::uint64_t) {
    const Params params = field_table().read(values);
    const Index count = params.keys[0].rows();
    if (count == 1)
        return Error{Code::empty_input, "names",
                     ATTENTION_TEXT("query-key-playground",
                                    "This is the last position; without any there is nothing to attend to.")};
    const Index place = params.position;
    return Values{{"keys", Matrices(without(params.keys[0], place))},
                  {"values", Matrices(without(params.values[0], place))},
                  {"names", Sentences(without(params.names[0], place))},
                  {"position", std::min<std::int64_t>(place, count - 2)}};
}

} // namespace attention::playground
