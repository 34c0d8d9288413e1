// Keeps tokens, scores, mask and lengths in agreement whatever of them is changed.
#include "core/labs/masks/masks.h"

#include <algorithm>

namespace attention::mask_lab {
namespace {

bool given(const Values& changes, std::string_view key) {
    return changes.find(key) != changes.end();
}

/// `matrix` as n × n: what overlaps stays, the rest is `filling`.
Matrix resized(const Matrix& matrix, Index n, double filling) {
    Matrix result = Matrix::Constant(n, n, filling);
    const Index rows = std::min(n, matrix.rows());
    const Index columns = std::min(n, matrix.cols());
    result.topLeftCorner(rows, columns) = matrix.topLeftCorner(rows, columns);
    return result;
}

Tokens resized(Tokens tokens, Index n) {
    while (Index(tokens.size()) < n) tokens.push_back(std::to_string(tokens.size() + 1));
    tokens.resize(std::size_t(n));
    return tokens;
}

class Settling {
public:
    Settling(const Values& before, const Values& changes) : changes_(changes), after_(before) {
        for (const auto& [key, value] : changes) after_[key] = value;
        params_ = field_table().read(after_);
    }

    Result<Values> result() {
        if (auto status = check_tokens(); !status) return status.error();
        if (auto status = agree_on_size(); !status) return status.error();
        if (auto status = settle_lengths(); !status) return status.error();
        if (auto status = settle_mask(); !status) return status.error();
        after_["tokens"] = Sentences(resized(params_.tokens[0], n_));
        after_["scores"] = Matrices(resized(params_.scores[0], n_, 0));
        return after_;
    }

private:
    Status check_tokens() const {
        if (params_.tokens.size() == 1) return Done{};
        return Error{Code::bad_value, "tokens",
                     ATTENTION_TEXT("masks", "“tokens” takes one sentence, not {count}.")
                         .with("count", std::int64_t(params_.tokens.size()))};
    }

    /// The number of positions: what was given says it, and all that was given must say the same.
    Status agree_on_size() {
        n_ = Index(params_.tokens[0].size());
        bool known = given(changes_, "tokens");
        for (const auto& [key, matrix] :
             {std::pair("scores", &params_.scores[0]), std::pair("allowed", &params_.allowed[0])}) {
            if (!given(changes_, key)) continue;
            const Index wanted = known ? n_ : matrix->rows();
            if (matrix->rows() != wanted || matrix->cols() != wanted)
                return Error{Code::dim_mismatch, key,
                             ATTENTION_TEXT("masks",
                                            "“{key}” is {rows} × {columns}; for {count} positions it takes {count} "
                                            "rows of {count}.")
                                 .with("key", key)
                                 .with("rows", std::int64_t(matrix->rows()))
                                 .with("columns", std::int64_t(matrix->cols()))
                                 .with("count", std::int64_t(wanted))};
            n_ = wanted;
            known = true;
        }
        if (n_ <= most_tokens) return Done{};
        return Error{Code::too_large, "tokens",
                     ATTENTION_TEXT("masks", "{count} positions are too many for one grid; it takes up to {most}.")
                         .with("count", std::int64_t(n_))
                         .with("most", std::int64_t(most_tokens))};
    }

    /// What was given must fit; what was there before follows.
    Status settle_lengths() {
        for (const auto& [key, most] : {std::pair<const char*, std::int64_t>("valid_length", n_),
                                        std::pair<const char*, std::int64_t>("prefix", n_),
                                        std::pair<const char*, std::int64_t>("row", n_ - 1)}) {
            const auto value = std::get<std::int64_t>(after_.at(key));
            if (value <= most) continue;
            if (given(changes_, key))
                return Error{Code::out_of_range, key,
                             ATTENTION_TEXT("masks", "“{key}” can't be {value} with {count} positions; right would be "
                                                     "up to {most}.")
                                 .with("key", key)
                                 .with("value", value)
                                 .with("count", std::int64_t(n_))
                                 .with("most", most)};
            after_[key] = most;
        }
        return Done{};
    }

    /// A mask that was clicked or given becomes one's own; every other is made from the mode.
    Status settle_mask() {
        params_ = field_table().read(after_);
        const bool clicked = given(changes_, "allowed");
        const Matrix numbers = resized(params_.allowed[0], n_, 1);
        for (Index i = 0; i < numbers.size(); ++i)
            if (numbers.data()[i] != 0 && numbers.data()[i] != 1)
                return Error{
                    Code::bad_value, "allowed",
                    ATTENTION_TEXT("masks", "“allowed” holds {value}; each place is 1 (visible) or 0 (hidden).")
                        .with("value", numbers.data()[i], shortest())};
        const Mask made = params_.mode == "own" ? mask_from_numbers(numbers) : mask_of(params_, n_);
        const bool same = made == mask_from_numbers(numbers);
        if (clicked && !same && given(changes_, "mode"))
            return Error{Code::conflict, "allowed",
                         ATTENTION_TEXT("masks",
                                        "“allowed” is another mask than “mode” makes; give one of them, or the "
                                        "mode “own”.")};
        if (clicked && !same) after_["mode"] = std::string("own");
        after_["allowed"] = Matrices(clicked ? numbers : numbers_from_mask(made));
        return Done{};
    }

    const Values& changes_;
    Values after_;
    Params params_;
    Index n_ = 0;
};

} // namespace

Result<Values> settle(const Values& before, const Values& changes) {
    return Settling(before, changes).result();
}

} // namespace attention::mask_lab
