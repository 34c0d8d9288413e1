// Keeps tokens, matrix, Values, row and sentence in agreement whatever of them is changed.
#include "core/io/orientation.h"
#include "core/labs/alignment-heatmap/alignment.h"

#include <algorithm>

namespace attention::alignment {
namespace {

constexpr Index largest_side = 5000;         // tokens of one sentence
constexpr Index largest_picture = 4'000'000; // cells of one sentence

bool given(const Values& changes, std::string_view key) {
    const auto found = changes.find(key);
    return found != changes.end() && !is_absent(found->second);
}

Tokens numbered(Index count) {
    Tokens tokens;
    for (Index i = 1; i <= count; ++i) tokens.push_back(std::to_string(i));
    return tokens;
}

/// The matrix that counts for the chosen sentence: scores, or else weights.
const Matrices& matrices_of(const Params& params) {
    return params.weights.size() > 0 ? params.weights : params.scores;
}

const Matrix& matrix_of(const Matrices& matrices, std::int64_t sentence) {
    return matrices[std::size_t(std::clamp<std::int64_t>(sentence, 1, std::int64_t(matrices.size())) - 1)];
}

/// `scores` at a new size: what overlaps stays, new places get 0, which favours nobody.
Matrix resized(const Matrix& scores, Index rows, Index columns) {
    Matrix result = Matrix::Zero(rows, columns);
    const Index r = std::min(rows, scores.rows());
    const Index c = std::min(columns, scores.cols());
    result.topLeftCorner(r, c) = scores.topLeftCorner(r, c);
    return result;
}

/// Without words only the sums (or the user) can tell which axis is the source.
bool source_is_rows(const Matrix& matrix, const Params& params) {
    const Index side = std::min(matrix.rows(), matrix.cols());
    return detect_orientation(matrix, side, side, axis_choice(params.source_axis).value_or(AxisChoice::automatic),
                              axis_choice(params.normalised).value_or(AxisChoice::automatic))
               .source_axis == Axis::rows;
}

class Settling {
public:
    Settling(const Values& before, const Values& changes) : changes_(changes), after_(before) {
        for (const auto& [key, value] : changes) after_[key] = value;
        read();
    }

    Result<Values> result() {
        if (auto status = settle_sentence(); !status) return status.error();
        settle_matrix();
        if (auto status = settle_tokens(); !status) return status.error();
        if (auto status = check_size(); !status) return status.error();
        if (auto status = settle_values(); !status) return status.error();
        if (auto status = settle_row(); !status) return status.error();
        return after_;
    }

private:
    void read() { params_ = field_table().read(after_); }
    void put(const std::string& key, Value value) {
        after_[key] = std::move(value);
        read();
    }

    /// The picture can't have more sentences than the stack and the texts, and needs the same number of both.
    Status settle_sentence() {
        const auto most =
            std::int64_t(std::max({matrices_of(params_).size(), params_.source.size(), params_.target.size()}));
        for (const std::size_t count : {matrices_of(params_).size(), params_.source.size(), params_.target.size()})
            if (count > 1 && std::int64_t(count) != most)
                return Error{Code::count_mismatch, "sentence",
                             ATTENTION_TEXT(
                                 "alignment-heatmap",
                                 "The source text has {source} sentences, the target text {target}, the stack {stack} "
                                 "matrices; give as many of each, or one alone for all.")
                                 .with("source", std::int64_t(params_.source.size()))
                                 .with("target", std::int64_t(params_.target.size()))
                                 .with("stack", std::int64_t(matrices_of(params_).size()))};
        if (params_.sentence <= most) return Done{};
        if (given(changes_, "sentence"))
            return Error{
                Code::out_of_range, "sentence",
                ATTENTION_TEXT("alignment-heatmap", "There is no sentence {number}; right would be 1 to {most}.")
                    .with("number", params_.sentence)
                    .with("most", most)};
        put("sentence", std::int64_t{1});
        return Done{};
    }

    /// Without any matrix all scores are 0: no place is favoured.
    void settle_matrix() {
        if (matrices_of(params_).size() > 0) return;
        const Counts counts = token_counts(params_);
        const Matrix start = published_scores();
        const bool published = counts.target == start.rows() && counts.source == start.cols();
        put("scores", Matrices(published ? start : Matrix::Zero(counts.target, counts.source)));
    }

    /// A new matrix of another size replaces the words of the example by numbers; words that the user gave stay.
    Status settle_tokens() {
        const bool words_given = given(changes_, "source") || given(changes_, "target");
        const bool matrix_given = given(changes_, "scores") || given(changes_, "weights");
        const Matrix& matrix = matrix_of(matrices_of(params_), params_.sentence);
        const Counts counts = token_counts(params_);
        if (counts.source == 0 || counts.target == 0)
            return Error{Code::empty_input, counts.source == 0 ? "source" : "target",
                         ATTENTION_TEXT("alignment-heatmap", "Sentence {number} has no tokens; choose another one.")
                             .with("number", params_.sentence)};
        const bool fits = matrix.rows() == counts.target && matrix.cols() == counts.source;
        if (fits) return Done{};
        if (matrix_given && !words_given && words_are_the_examples(params_)) {
            number_the_tokens(matrix);
            return Done{};
        }
        if (params_.weights.size() > 0) return Done{}; // cropped, or refused, when told apart
        if (matrix_given || params_.scores.size() > 1)
            return Error{
                Code::dim_mismatch, "scores",
                ATTENTION_TEXT("alignment-heatmap",
                               "The scores are {rows} × {columns}, but there are {target} target and {source} source "
                               "tokens; right would be {target} rows of {source} numbers.")
                    .with("rows", std::int64_t(matrix.rows()))
                    .with("columns", std::int64_t(matrix.cols()))
                    .with("target", std::int64_t(counts.target))
                    .with("source", std::int64_t(counts.source))};
        put("scores", Matrices(resized(matrix, counts.target, counts.source)));
        return Done{};
    }

    void number_the_tokens(const Matrix& matrix) {
        const bool turned = params_.weights.size() > 0 && source_is_rows(matrix, params_);
        put("source", Sentences(numbered(turned ? matrix.rows() : matrix.cols())));
        put("target", Sentences(numbered(turned ? matrix.cols() : matrix.rows())));
    }

    Status check_size() const {
        const Counts counts = token_counts(params_);
        if (counts.source <= largest_side && counts.target <= largest_side &&
            counts.source * counts.target <= largest_picture)
            return Done{};
        return Error{
            Code::too_large, "source",
            ATTENTION_TEXT("alignment-heatmap",
                           "{target} × {source} tokens are too many for one picture; up to {side} a side and {cells} "
                           "cells can be shown.")
                .with("target", std::int64_t(counts.target))
                .with("source", std::int64_t(counts.source))
                .with("side", std::int64_t(largest_side))
                .with("cells", std::int64_t(largest_picture))};
    }

    /// Values belong to source tokens; for another sentence they are not known.
    Status settle_values() {
        const Index sources = token_counts(params_).source;
        if (params_.values.size() == 0 || params_.values[0].cols() == sources) return Done{};
        if (given(changes_, "values"))
            return Error{Code::count_mismatch, "values",
                         ATTENTION_TEXT("alignment-heatmap",
                                        "There are {got} Values for {want} source tokens; give one for each.")
                             .with("got", std::int64_t(params_.values[0].cols()))
                             .with("want", std::int64_t(sources))};
        put("values", Absent{});
        return Done{};
    }

    Status settle_row() {
        auto sentence = chosen_sentence(params_);
        if (!sentence) return sentence.error();
        const auto last = std::int64_t(sentence->target.size()) - 1;
        if (params_.row <= last) return Done{};
        if (given(changes_, "row"))
            return Error{Code::out_of_range, "row",
                         ATTENTION_TEXT("alignment-heatmap",
                                        "There is no target token {row}; counted from 0, right would be 0 to {last}.")
                             .with("row", params_.row)
                             .with("last", last)};
        put("row", std::int64_t{0});
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

} // namespace attention::alignment
