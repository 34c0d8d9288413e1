#include "core/attention/attend.h"
#include "core/attention/softmax.h"
#include "core/labs/weighted-average/mixing.h"

#include <cmath>

namespace attention::mixing {
namespace {

Error nothing_to_share(const std::string& where) {
    return {Code::zero_norm, where,
            ATTENTION_TEXT("weighted-average",
                           "All weights are 0: nothing counts, so there is no average. Raise one of them.")};
}

/// The weights of one way of weighting, over the places that take part.
Result<Row> weights_of(const Params& params, const std::string& weighting, const MaskRow& present) {
    const Row scores = params.scores[0].row(0);
    if (weighting == "uniform") return softmax_at_infinity(scores, present);
    if (weighting == "hard") return softmax_at_zero(scores, present);
    if (weighting == "relevance") {
        auto softmax = row_softmax(scores, Mask(present));
        if (!softmax) return softmax.error();
        return Row(softmax->weights.row(0));
    }
    const Row given = params.weights[0].row(0).cwiseProduct(present.cast<double>());
    const double total = given.sum();
    if (!(total > 0)) return nothing_to_share("weights");
    return params.normalise ? Row(given / total) : given;
}

Result<Row> mixed(const Result<Row>& weights, const Matrix& contents) {
    if (!weights) return weights.error();
    auto sum = weighted_sum(*weights, contents);
    if (!sum) return sum.error();
    return sum->output;
}

Row distances(const Row& output, const Matrix& contents) {
    return (contents.rowwise() - output).rowwise().norm().transpose();
}

template <class T>
void add(Trace& trace, const std::string& name, const Result<T>& result) {
    if (result) trace.add(name, *result);
    else trace.add(name, result.error());
}

/// All weight for the best: the best score, or, where the scores aren't used, the largest weight.
Result<Row> one_hit(const Params& params, const MaskRow& present) {
    if (params.weighting != "fixed") return weights_of(params, "hard", present);
    return softmax_at_zero(Row(params.weights[0].row(0)), present);
}

/// What other ways of weighting would give, to compare with.
void add_others(Trace& trace, const Params& params, const MaskRow& present, const Result<Row>& output) {
    add(trace, "uniform_output", mixed(weights_of(params, "uniform", present), params.contents[0]));
    add(trace, "hard_output", mixed(one_hit(params, present), params.contents[0]));
    if (!params.remove) return;
    const MaskRow all = MaskRow::Constant(present.size(), true);
    const auto whole = mixed(weights_of(params, params.weighting, all), params.contents[0]);
    add(trace, "whole_output", whole);
    if (whole && output) trace.add("moved", (*output - *whole).norm());
}

void note_sum(Trace& trace, const Params& params, const Row& weights) {
    const double total = weights.sum();
    if (params.weighting != "fixed" || std::abs(total - 1) < 1e-9) return;
    trace.note(
        ATTENTION_TEXT("weighted-average",
                       "The weights add to {total}, not to 1: this is a weighted sum, but no average, and may lie "
                       "outside what is averaged. “Make them add to 1” divides them by {total}.")
            .with("total", total, fixed(4)));
}

void note_meaning(Trace& trace, const Params& params) {
    if (are_codes(params))
        trace.note(ATTENTION_TEXT("weighted-average",
                                  "✗ Wrong model: a word is not one number. Averaging 2 and 4 would give 3, “cat”, out "
                                  "of “little” and “sleeps”."));
    if (are_states(params))
        trace.note(
            ATTENTION_TEXT("weighted-average",
                           "The four vectors are made up. In a model, hⱼ mixes the word, its context and its place "
                           "in the sentence."));
}

/// Of the weights, where there are any; else of the scores.
Index largest_place(const Result<Row>& weights, Index best_score) {
    if (weights) weights->maxCoeff(&best_score);
    return best_score;
}

} // namespace

Result<Trace> run(const Values& values) {
    const Params params = field_table().read(values);
    const Matrix& contents = params.contents[0];
    const Index count = contents.rows();
    MaskRow present = MaskRow::Constant(count, true);
    if (params.remove) present(params.removed) = false;
    const Result<Row> weights = weights_of(params, params.weighting, present);
    const Result<Row> output = mixed(weights, contents);
    const auto softmax = row_softmax(params.scores[0], Mask(present));
    if (!softmax) return softmax.error();

    Trace trace;
    trace.add("names", params.names[0]);
    trace.add("weighting", params.weighting);
    trace.add("present", Mask(present));
    trace.add("contents", contents);
    trace.add("given", Row(params.weights[0].row(0)));
    trace.add("scores", Row(params.scores[0].row(0)));
    trace.add("exponentials", Row(softmax->exps.row(0)));
    trace.add("exp_total", softmax->totals(0));
    trace.add("argmax", std::int64_t(largest_place(weights, softmax->argmax[0])));
    add(trace, "weights", weights);
    if (weights) {
        trace.add("sum", weights->sum());
        trace.add("parts", Matrix(weights->transpose().asDiagonal() * contents));
    }
    add(trace, "output", output);
    if (output) trace.add("distance", distances(*output, contents));
    add_others(trace, params, present, output);
    if (weights) note_sum(trace, params, *weights);
    else trace.note(weights.error().message);
    note_meaning(trace, params);
    return trace;
}

} // namespace attention::mixing
