#include "core/attention/softmax.h"
#include "core/labs/alignment-heatmap/alignment.h"

namespace attention::alignment {
namespace {

/// Weights at τ = 1 are shown as they were given, even where cropping left less than 1.
void keep_given_weights(const Matrix& given, RowSoftmax& softmax) {
    softmax.weights = given;
    softmax.sums = given.rowwise().sum().transpose();
}

/// The average of the Values of each word's pieces would need the pieces; merged words get none.
std::optional<Row> values_of_sentence(const Params& params, const Sentence& sentence) {
    if (params.values.size() == 0) return std::nullopt;
    const Row values = params.values[0].row(0);
    if (values.size() == Index(sentence.source.size())) return values;
    return std::nullopt;
}

} // namespace

Result<Trace> run(const Values& values) {
    const Params params = field_table().read(values);
    auto sentence = chosen_sentence(params);
    if (!sentence) return sentence.error();
    auto softmax = row_softmax(sentence->scores, sentence->allowed, Temperature(params.temperature));
    if (!softmax) return softmax.error();
    if (params.temperature == 1 && sentence->given_weights.size() > 0)
        keep_given_weights(sentence->given_weights, *softmax);

    const Index rows = sentence->scores.rows();
    Row argmax(rows);
    for (Index i = 0; i < rows; ++i) argmax(i) = double(softmax->argmax[std::size_t(i)]);
    const Mask all = Mask::Constant(rows, sentence->scores.cols(), true);

    Trace trace;
    trace.add("source", sentence->source);
    trace.add("target", sentence->target);
    trace.add("row", params.row);
    trace.add("scores", sentence->scores);
    trace.add("allowed", sentence->allowed.size() > 0 ? sentence->allowed : all);
    trace.add("temperature", params.temperature);
    const auto line = values_of_sentence(params, *sentence);
    if (line) trace.add("values", *line);
    trace.add("scaled", std::move(softmax->logits));
    trace.add("shift", std::move(softmax->shift));
    trace.add("exp_shifted", std::move(softmax->exps));
    trace.add("exp_total", std::move(softmax->totals));
    if (line) trace.add("context", Row((softmax->weights * line->transpose()).transpose()));
    trace.add("weights", std::move(softmax->weights));
    trace.add("argmax", std::move(argmax));
    trace.add("sum", std::move(softmax->sums));
    trace.add("entropy", std::move(softmax->entropy));
    trace.add("effective_count", std::move(softmax->effective_count));
    for (Text& note : sentence->notes) trace.note(std::move(note));
    return trace;
}

} // namespace attention::alignment
