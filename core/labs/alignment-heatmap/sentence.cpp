// From what was typed or opened to one sentence: told apart, cropped, merged, in logarithms.
#include "core/attention/softmax.h"
#include "core/io/orientation.h"
#include "core/io/tokens.h"
#include "core/labs/alignment-heatmap/alignment.h"

#include <algorithm>
#include <cmath>

namespace attention::alignment {
namespace {

const Matrix& matrix_of(const Matrices& matrices, std::int64_t sentence) {
    return matrices[matrices.size() == 1 ? 0 : std::size_t(sentence - 1)];
}

Text source_axis_note(const Params& params, const Orientation& orientation) {
    const bool turned = orientation.source_axis == Axis::rows;
    if (params.source_axis != "auto")
        return turned ? ATTENTION_TEXT("alignment-heatmap",
                                       "As you chose, the rows of the matrix are the source; it is shown turned.")
                      : ATTENTION_TEXT("alignment-heatmap", "As you chose, the columns of the matrix are the source.");
    if (orientation.certain)
        return turned ? ATTENTION_TEXT("alignment-heatmap",
                                       "Detected: the rows of the matrix are the source; it is shown turned.")
                      : ATTENTION_TEXT("alignment-heatmap", "Detected: the columns of the matrix are the source.");
    return turned ? ATTENTION_TEXT("alignment-heatmap",
                                   "Assumed: the rows of the matrix are the source; it is shown turned.")
                  : ATTENTION_TEXT("alignment-heatmap", "Assumed: the columns of the matrix are the source.");
}

/// How many sums aren't 1; float16 files are no more exact.
std::int64_t odd_sums(const Row& sums) {
    constexpr double tolerance = 0.02;
    return ((sums.array() - 1).abs() > tolerance).count();
}

Text normalised_note(const Params& params, const Matrix& file, const Orientation& orientation) {
    if (params.normalised == "rows")
        return ATTENTION_TEXT("alignment-heatmap", "As you chose, the rows of the matrix count as summing to 1.");
    if (params.normalised == "columns")
        return ATTENTION_TEXT("alignment-heatmap", "As you chose, the columns of the matrix count as summing to 1.");
    const Row sums =
        orientation.normalised == Axis::rows ? Row(file.rowwise().sum().transpose()) : Row(file.colwise().sum());
    const std::int64_t odd = odd_sums(sums);
    if (orientation.normalised == Axis::rows && odd > 0)
        return ATTENTION_TEXT("alignment-heatmap", "In the matrix the rows sum to 1, but for {count} of {all}.")
            .with("count", odd)
            .with("all", std::int64_t(sums.size()));
    if (orientation.normalised == Axis::columns && odd > 0)
        return ATTENTION_TEXT("alignment-heatmap", "In the matrix the columns sum to 1, but for {count} of {all}.")
            .with("count", odd)
            .with("all", std::int64_t(sums.size()));
    if (orientation.normalised == Axis::rows)
        return ATTENTION_TEXT("alignment-heatmap", "In the matrix each row sums to 1.");
    if (orientation.normalised == Axis::columns)
        return ATTENTION_TEXT("alignment-heatmap", "In the matrix each column sums to 1.");
    return ATTENTION_TEXT("alignment-heatmap", "In the matrix neither rows nor columns sum to 1.");
}

void note_orientation(const Params& params, const Matrix& file, const Orientation& orientation, Sentence& sentence) {
    sentence.notes.push_back(source_axis_note(params, orientation));
    sentence.notes.push_back(normalised_note(params, file, orientation));
    if (const Text doubt = orientation_note(orientation); !doubt.empty()) sentence.notes.push_back(doubt);
}

/// A weight is a share; more than the whole (and the rounding of float16) is something else.
Status check_shares(const Matrix& weights) {
    constexpr double most = 1.001;
    for (Index i = 0; i < weights.rows(); ++i)
        for (Index j = 0; j < weights.cols(); ++j)
            if (weights(i, j) > most)
                return Error{
                    Code::out_of_range, trace_path("weights", i, j),
                    ATTENTION_TEXT("alignment-heatmap",
                                   "A weight is a share from 0 to 1, but that of target token {row} on source token "
                                   "{column} (counted from 0) is {value}. If these are scores, load them as scores.")
                        .with("row", std::int64_t(i))
                        .with("column", std::int64_t(j))
                        .with("value", weights(i, j), shortest())};
    return Done{};
}

void note_cropping(const Matrix& file, const FittedWeights& fitted, Sentence& sentence) {
    if (fitted.dropped_rows == 0 && fitted.dropped_columns == 0) return;
    sentence.notes.push_back(ATTENTION_TEXT("alignment-heatmap",
                                            "The matrix is {rows} × {columns}; what lies beyond the tokens was left "
                                            "out (rows: {dropped_rows}, columns: "
                                            "{dropped_columns}), at most {share} of a target token's weight.")
                                 .with("rows", std::int64_t(file.rows()))
                                 .with("columns", std::int64_t(file.cols()))
                                 .with("dropped_rows", std::int64_t(fitted.dropped_rows))
                                 .with("dropped_columns", std::int64_t(fitted.dropped_columns))
                                 .with("share", fitted.dropped_mass_max, percent(1)));
}

/// The tokens of both sides joined where their sub-word marks say so, and the weights with them.
void merge(Sentence& sentence, Matrix& weights) {
    const Merge source = merge_subwords(sentence.source);
    const Merge target = merge_subwords(sentence.target);
    weights = merge_rows(merge_columns(weights, source.pieces), target.pieces);
    sentence.source = source.tokens;
    sentence.target = target.tokens;
    std::int64_t pieces = 0;
    std::int64_t words = 0;
    for (const Merge* side : {&source, &target})
        for (const auto& word : side->pieces)
            if (word.size() > 1) {
                pieces += std::int64_t(word.size());
                ++words;
            }
    if (words > 0)
        sentence.notes.push_back(
            ATTENTION_TEXT("alignment-heatmap",
                           "{pieces} sub-words were merged into {words} words: weights to the pieces "
                           "of a word are added, those of its rows averaged.")
                .with("pieces", pieces)
                .with("words", words));
}

/// The temperature acts on the logarithms of weights; a weight of 0 has none and becomes a hidden place.
void use_logarithms(const Matrix& weights, Sentence& sentence) {
    sentence.allowed = (weights.array() > 0).matrix();
    sentence.scores = sentence.allowed.select(weights.array().max(std::numeric_limits<double>::min()).log().matrix(),
                                              Matrix::Zero(weights.rows(), weights.cols()));
    sentence.given_weights = weights;
    sentence.notes.push_back(
        ATTENTION_TEXT("alignment-heatmap", "A temperature other than 1 acts on the logarithms of your weights."));
    const auto hidden = std::int64_t((sentence.allowed.array() == false).count());
    if (hidden > 0)
        sentence.notes.push_back(
            ATTENTION_TEXT("alignment-heatmap", "Places with weight 0 have no logarithm; they are hidden ({count}).")
                .with("count", hidden));
}

bool is_numbered(const Tokens& tokens) {
    for (std::size_t i = 0; i < tokens.size(); ++i)
        if (tokens[i] != std::to_string(i + 1)) return false;
    return true;
}

/// Said, because it looks like the user's own: words without a matrix, and a matrix without words.
void note_words(const Params& params, Sentence& sentence) {
    if (is_numbered(sentence.source) && is_numbered(sentence.target))
        sentence.notes.push_back(ATTENTION_TEXT("alignment-heatmap", "No tokens were given, so they are numbered."));
    if (params.scores.size() != 1 || words_are_the_examples(params)) return;
    const Matrix start = published_scores();
    const Matrix& scores = params.scores[0];
    const Index rows = std::min(scores.rows(), start.rows());
    const Index columns = std::min(scores.cols(), start.cols());
    if (scores.topLeftCorner(rows, columns) == start.topLeftCorner(rows, columns))
        sentence.notes.push_back(ATTENTION_TEXT(
            "alignment-heatmap", "The words are yours, but the scores are still those of the example, and 0 "
                                 "where it has none. Give scores of your own."));
}

Status take_weights(const Params& params, Sentence& sentence) {
    const Matrix& file = matrix_of(params.weights, params.sentence);
    auto fitted = fit_weights(file, Index(sentence.source.size()), Index(sentence.target.size()),
                              axis_choice(params.source_axis).value_or(AxisChoice::automatic),
                              axis_choice(params.normalised).value_or(AxisChoice::automatic));
    if (!fitted) return fitted.error();
    if (auto status = check_shares(fitted->weights); !status) return status;
    note_orientation(params, file, fitted->orientation, sentence);
    note_cropping(file, *fitted, sentence);
    if (params.merge_marks) merge(sentence, fitted->weights);
    use_logarithms(fitted->weights, sentence);
    return Done{};
}

Status take_scores(const Params& params, Sentence& sentence) {
    sentence.scores = matrix_of(params.scores, params.sentence);
    if (sentence.scores.rows() != Index(sentence.target.size()) ||
        sentence.scores.cols() != Index(sentence.source.size()))
        return Error{
            Code::dim_mismatch, "scores",
            ATTENTION_TEXT("alignment-heatmap",
                           "The scores are {rows} × {columns}, but there are {target} target and {source} source "
                           "tokens; right would be {target} rows of {source} numbers.")
                .with("rows", std::int64_t(sentence.scores.rows()))
                .with("columns", std::int64_t(sentence.scores.cols()))
                .with("target", std::int64_t(sentence.target.size()))
                .with("source", std::int64_t(sentence.source.size()))};
    if (!params.merge_marks) return Done{};
    // Scores of pieces can't be added; the weights that they give at τ = 1 can, and their logarithms are scores again.
    auto softmax = row_softmax(sentence.scores);
    if (!softmax) return softmax.error();
    const std::size_t notes = sentence.notes.size();
    merge(sentence, softmax->weights);
    if (sentence.notes.size() == notes) return Done{}; // nothing to merge
    sentence.scores = softmax->weights.array().max(std::numeric_limits<double>::min()).log().matrix();
    return Done{};
}

} // namespace

const Tokens& tokens_of(const Sentences& sentences, std::int64_t sentence) {
    static const Tokens none;
    if (sentences.size() == 0) return none;
    if (sentences.size() == 1) return sentences[0];
    const auto place = std::size_t(sentence - 1);
    return place < sentences.size() ? sentences[place] : none;
}

Counts token_counts(const Params& params) {
    return {Index(tokens_of(params.source, params.sentence).size()),
            Index(tokens_of(params.target, params.sentence).size())};
}

Result<Sentence> chosen_sentence(const Params& params) {
    Sentence sentence;
    sentence.source = tokens_of(params.source, params.sentence);
    sentence.target = tokens_of(params.target, params.sentence);
    note_words(params, sentence);
    const auto status = params.weights.size() > 0 ? take_weights(params, sentence) : take_scores(params, sentence);
    if (!status) return status.error();
    return sentence;
}

} // namespace attention::alignment
