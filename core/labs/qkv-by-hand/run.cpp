#include "core/labs/qkv-by-hand/hand.h"

#include <algorithm>

namespace attention::hand {
namespace {

Row first_largest(const Matrix& weights) {
    Row places(weights.rows());
    for (Index t = 0; t < weights.rows(); ++t) {
        Index best = 0;
        weights.row(t).maxCoeff(&best);
        places(t) = double(best);
    }
    return places;
}

/// The calculation with the chosen mistake, each of its entries as `wrong_…`.
void add_twin(const Params& params, const HandInputs& inputs, Trace& trace) {
    const Mistake* mistake = find_mistake(params.twin);
    if (mistake == nullptr) return;
    const auto wrong = can_happen(inputs, *mistake) ? by_hand(inputs, mistake->ways.front()) : Trace{};
    if (!wrong || wrong->entries().empty()) {
        trace.note(ATTENTION_TEXT("qkv-by-hand", "“{mistake}” can't be made with these settings, so there is nothing "
                                                 "to compare.")
                       .with("mistake", mistake->name));
        return;
    }
    for (const TraceEntry& entry : wrong->entries()) trace.add("wrong_" + entry.name, entry.value);
}

} // namespace

Result<Trace> run(const Values& values) {
    const Params params = field_table().read(values);
    const HandInputs inputs = inputs_of(params);
    const auto calculated = by_hand(inputs);
    if (!calculated) return calculated.error();
    Trace trace;
    trace.add("names", params.names[0]);
    trace.add("query_names", params.query_names[0]);
    trace.add("row", params.row);
    if (params.project) {
        trace.add("X", params.X[0]);
        trace.add("W_Q", params.W_Q[0]);
        trace.add("W_K", params.W_K[0]);
        trace.add("W_V", params.W_V[0]);
    }
    trace.add("key_size", std::int64_t(calculated->get<Matrix>("K")->cols()));
    trace.add("value_size", std::int64_t(calculated->get<Matrix>("V")->cols()));
    for (const TraceEntry& entry : calculated->entries()) trace.add(entry.name, entry.value);
    const Matrix& weights = *trace.get<Matrix>("weights");
    trace.add("argmax", first_largest(weights));
    trace.add("sum", Row(weights.rowwise().sum().transpose()));
    add_twin(params, inputs, trace);
    return trace;
}

} // namespace attention::hand
