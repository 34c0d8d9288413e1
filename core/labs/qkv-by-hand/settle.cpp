// Keeps names, tokens, matrices, queries, keys and Values in agreement whatever of them is changed.
#include "core/labs/qkv-by-hand/hand.h"

#include <algorithm>

namespace attention::hand {
namespace {

/// `matrix` as rows × columns: what overlaps stays, the rest is 0.
Matrix resized(const Matrix& matrix, Index rows, Index columns) {
    Matrix result = Matrix::Zero(rows, columns);
    const Index kept_rows = std::min(rows, matrix.rows());
    const Index kept_columns = std::min(columns, matrix.cols());
    result.topLeftCorner(kept_rows, kept_columns) = matrix.topLeftCorner(kept_rows, kept_columns);
    return result;
}

Tokens resized(Tokens names, Index count, const std::string& stem) {
    while (Index(names.size()) < count) names.push_back(stem + std::to_string(names.size() + 1));
    names.resize(std::size_t(count));
    return names;
}

struct Size {
    const char* key;
    Index count;
};

class Settling {
public:
    Settling(const Values& before, const Values& changes) : before_(before), changes_(changes), after_(before) {
        for (const auto& [key, value] : changes) after_[key] = value;
        turn_matrices();
        leave_projection();
        params_ = field_table().read(after_);
    }

    Result<Values> result() {
        for (const char* key : {"names", "query_names"})
            if (auto status = check_one_list(key); !status) return status.error();
        if (auto status = agree(); !status) return status.error();
        if (auto status = settle_row(); !status) return status.error();
        put_vectors();
        put_matrices();
        return after_;
    }

private:
    bool given(std::string_view key) const { return changes_.find(key) != changes_.end(); }

    /// Another layout shows the same matrices the other way round.
    void turn_matrices() {
        if (before_.at("layout") == after_.at("layout")) return;
        for (const char* key : {"W_Q", "W_K", "W_V"})
            if (!given(key)) after_[key] = Matrices(Matrix(std::get<Matrices>(after_.at(key))[0].transpose()));
    }

    /// Without step 0 one goes on with the queries, keys and Values it gave.
    void leave_projection() {
        if (!std::get<bool>(before_.at("project")) || std::get<bool>(after_.at("project"))) return;
        const auto trace = by_hand(inputs_of(field_table().read(before_)));
        if (!trace) return;
        for (const auto& [key, name] : {std::pair("queries", "Q"), std::pair("keys", "K"), std::pair("values", "V")})
            if (!given(key)) after_[key] = Matrices(*trace->get<Matrix>(name));
    }

    Status check_one_list(const char* key) const {
        const auto count = std::get<Sentences>(after_.at(key)).size();
        if (count == 1) return Done{};
        return Error{Code::bad_value, key,
                     ATTENTION_TEXT("qkv-by-hand", "“{key}” takes one list of names, not {count}.")
                         .with("key", key)
                         .with("count", std::int64_t(count))};
    }

    Index in(const Matrices& W) const { return params_.stored() ? W[0].cols() : W[0].rows(); }
    Index out(const Matrices& W) const { return params_.stored() ? W[0].rows() : W[0].cols(); }

    /// What was given says a size, and all that was given must say the same; the rest follows.
    Result<Index> agreed(const std::vector<Size>& sizes, const Text& rule) const {
        const Size* first = nullptr;
        for (const Size& size : sizes) {
            if (!given(size.key)) continue;
            if (first == nullptr) first = &size;
            else if (first->count != size.count)
                return Error{Code::dim_mismatch, size.key,
                             ATTENTION_TEXT("qkv-by-hand",
                                            "“{one}” and “{other}” don't fit each other: {count} against {got}. {rule}")
                                 .with("one", first->key)
                                 .with("other", size.key)
                                 .with("count", std::int64_t(first->count))
                                 .with("got", std::int64_t(size.count))
                                 .with("rule", rule)};
        }
        const Index count = first != nullptr ? first->count : sizes.front().count;
        if (count <= most) return count;
        return Error{Code::too_large, first != nullptr ? first->key : sizes.front().key,
                     ATTENTION_TEXT("qkv-by-hand", "{count} are too many to be worked out by hand; it takes up to "
                                                   "{most} positions and components.")
                         .with("count", std::int64_t(count))
                         .with("most", std::int64_t(most))};
    }

    Status agree() {
        const Text rows =
            ATTENTION_TEXT("qkv-by-hand", "Each position has a name, a key and a Value, or its row of X.");
        const Text queries = ATTENTION_TEXT("qkv-by-hand", "Each query has a name; with step 0 each token is a query.");
        const Text inside = ATTENTION_TEXT("qkv-by-hand", "X W takes as many rows of W as x has components (d_model).");
        const Text compared = ATTENTION_TEXT("qkv-by-hand", "q·k takes as many components of a query as of a key "
                                                            "(d_k); only the Values may have another number (d_v).");
        const Index names = Index(params_.names[0].size());
        const Index query_names = Index(params_.query_names[0].size());
        const Index given_queries = params_.queries[0].rows();
        struct Wanted {
            Index& target;
            std::vector<Size> sizes;
            const Text& rule;
        };
        const Wanted all[] = {
            {n_,
             {{"names", names},
              {"X", params_.X[0].rows()},
              {"keys", params_.keys[0].rows()},
              {"values", params_.values[0].rows()}},
             rows},
            {queries_, {{"query_names", query_names}, {"queries", given_queries}}, queries},
            {model_,
             {{"X", params_.X[0].cols()}, {"W_Q", in(params_.W_Q)}, {"W_K", in(params_.W_K)}, {"W_V", in(params_.W_V)}},
             inside},
            {key_out_, {{"W_Q", out(params_.W_Q)}, {"W_K", out(params_.W_K)}}, compared},
            {value_out_, {{"W_V", out(params_.W_V)}}, compared},
            {key_, {{"queries", params_.queries[0].cols()}, {"keys", params_.keys[0].cols()}}, compared},
            {value_, {{"values", params_.values[0].cols()}}, compared},
        };
        for (const Wanted& wanted : all) {
            const auto count = agreed(wanted.sizes, wanted.rule);
            if (!count) return count.error();
            wanted.target = *count;
        }
        return agree_on_queries(queries);
    }

    /// With step 0 on there is a query for each token.
    Status agree_on_queries(const Text& rule) {
        if (!params_.project || queries_ == n_) return Done{};
        for (const char* key : {"queries", "query_names"})
            if (given(key))
                return Error{Code::count_mismatch, key,
                             ATTENTION_TEXT("qkv-by-hand", "“{key}” has {got} and there are {count} tokens. {rule}")
                                 .with("key", key)
                                 .with("got", std::int64_t(queries_))
                                 .with("count", std::int64_t(n_))
                                 .with("rule", rule)};
        queries_ = n_;
        return Done{};
    }

    Status settle_row() {
        if (params_.row < queries_) return Done{};
        if (given("row"))
            return Error{Code::out_of_range, "row",
                         ATTENTION_TEXT("qkv-by-hand", "There is no query {row}; counted from 0, right would be 0 to "
                                                       "{last}.")
                             .with("row", params_.row)
                             .with("last", std::int64_t(queries_ - 1))};
        after_["row"] = std::int64_t(queries_ - 1);
        return Done{};
    }

    void put(const char* key, const Matrices& matrices, Index rows, Index columns) {
        after_[key] = Matrices(resized(matrices[0], rows, columns));
    }

    void put_vectors() {
        const Tokens names = resized(params_.names[0], n_, "");
        after_["names"] = Sentences(names);
        after_["query_names"] = Sentences(params_.project ? names : resized(params_.query_names[0], queries_, "q"));
        put("queries", params_.queries, queries_, key_);
        put("keys", params_.keys, n_, key_);
        put("values", params_.values, n_, value_);
        put("X", params_.X, n_, model_);
    }

    void put_matrices() {
        const auto put_weight = [&](const char* key, const Matrices& W, Index width) {
            put(key, W, params_.stored() ? width : model_, params_.stored() ? model_ : width);
        };
        put_weight("W_Q", params_.W_Q, key_out_);
        put_weight("W_K", params_.W_K, key_out_);
        put_weight("W_V", params_.W_V, value_out_);
    }

    const Values& before_;
    const Values& changes_;
    Values after_;
    Params params_;
    Index n_ = 0, queries_ = 0, model_ = 0, key_out_ = 0, value_out_ = 0, key_ = 0, value_ = 0;
};

} // namespace

Result<Values> settle(const Values& before, const Values& changes) {
    return Settling(before, changes).result();
}

/// As large as what is on the stage, with step 0 and mask as they are; everything else is as it should be.
Result<Values> new_exercise(const Values& values, std::uint64_t seed) {
    const Params params = field_table().read(values);
    const HandInputs now = inputs_of(params);
    ExerciseOptions options;
    options.tokens = std::max<Index>(2, Index(params.names[0].size()));
    options.dimensions = params.project ? now.W_Q.cols() : now.Q.cols();
    options.values = params.project ? now.W_V.cols() : now.V.cols();
    options.projected = params.project;
    options.causal = params.causal;
    const HandExercise made = hand_exercise(seed, options);
    const HandInputs& in = made.inputs;
    const Index tokens = in.projected ? in.X.rows() : in.K.rows(); // a mask needs three
    const Tokens names = resized(params.names[0], tokens, "");
    Values changes{{"names", Sentences(names)},
                   {"row", std::int64_t(made.row)},
                   {"scale", true},
                   {"temperature", 1.0},
                   {"tie", false},
                   {"twin", std::string("none")}};
    const auto typed = [&](const Matrix& W) { return Matrices(params.stored() ? Matrix(W.transpose()) : W); };
    if (params.project) {
        changes["X"] = Matrices(in.X);
        changes["W_Q"] = typed(in.W_Q);
        changes["W_K"] = typed(in.W_K);
        changes["W_V"] = typed(in.W_V);
    } else {
        changes["queries"] = Matrices(in.Q);
        changes["query_names"] = Sentences(resized(params.query_names[0], tokens, "q"));
        changes["keys"] = Matrices(in.K);
        changes["values"] = Matrices(in.V);
    }
    return changes;
}

} // namespace attention::hand
