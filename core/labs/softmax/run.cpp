#include "core/attention/attend.h"
#include "core/attention/shares.h"
#include "core/attention/softmax.h"
#include "core/labs/softmax/weighing.h"

#include <cmath>

namespace attention::weighing {
namespace {

std::string subscript(Index number) {
    static const char* const digits[] = {"₀", "₁", "₂", "₃", "₄", "₅", "₆", "₇", "₈", "₉"};
    std::string text;
    for (const char c : std::to_string(number)) text += digits[c - '0'];
    return text;
}

Tokens labels(const Params& params) {
    if (params.names.size() > 0) return params.names[0];
    Tokens tokens;
    for (Index i = 1; i <= params.scores[0].cols(); ++i) tokens.push_back("e" + subscript(i));
    return tokens;
}

/// What a method answers; what it can't give carries the reason.
struct Weighed {
    Result<Row> terms;
    Result<double> total;
    Result<Row> weights;
};

Weighed failed(const Error& error) {
    return {error, error, error};
}

/// Everything that is computed from, in order.
struct Given {
    Params params;
    Row scores; // with the offset
    Row logits; // divided by the temperature too
    Precision precision;
};

std::string type_name_of(Precision precision) {
    return precision == Precision::float32 ? "float32" : "float64";
}

Error overflow(const Given& given) {
    return {
        Code::non_finite, "weights",
        ATTENTION_TEXT("softmax",
                       "Overflow: {type} can hold exp(x) up to x = {largest}. An exponential or their sum became ∞, "
                       "and ∞ / ∞ has no value. The stable form subtracts the largest score first.")
            .with("type", type_name_of(given.precision))
            .with("largest", largest_exponent(given.precision), fixed(2))};
}

Error underflow(const Given& given) {
    return {Code::non_finite, "weights",
            ATTENTION_TEXT("softmax",
                           "Underflow: every exponential is too small for {type} and became 0, and 0 / 0 has no value. "
                           "The stable form subtracts the largest score first.")
                .with("type", type_name_of(given.precision))};
}

Error no_naive_limit() {
    return {Code::bad_temperature, "temperature",
            ATTENTION_TEXT("softmax", "The naive form can't divide by τ = 0; the limit is there in the stable form.")};
}

Error sum_is_zero() {
    return {Code::non_finite, "weights",
            ATTENTION_TEXT("softmax", "The scores add up to 0, so dividing by their sum has no meaning.")};
}

Weighed from_type(const Given& given, const TypedSoftmaxTrace& trace) {
    Weighed weighed{trace.exps, trace.total, trace.overflow ? overflow(given) : underflow(given)};
    if (trace.weights) weighed.weights = *trace.weights;
    return weighed;
}

Weighed from_rows(Result<RowSoftmax> softmax) {
    if (!softmax) return failed(softmax.error());
    return {Row(softmax->exps.row(0)), softmax->totals(0), Row(softmax->weights.row(0))};
}

Weighed stable(const Given& given) {
    const Temperature tau(given.params.temperature);
    if (given.precision == Precision::float64 || tau.is_zero()) return from_rows(row_softmax(given.scores, {}, tau));
    const auto trace = typed_softmax(given.logits, SoftmaxForm::shifted, given.precision);
    return trace ? from_type(given, *trace) : failed(trace.error());
}

Weighed naive(const Given& given) {
    if (given.params.temperature == 0) return failed(no_naive_limit());
    const auto trace = typed_softmax(given.logits, SoftmaxForm::unshifted, given.precision);
    return trace ? from_type(given, *trace) : failed(trace.error());
}

Weighed ratio(const Given& given) {
    const auto trace = ratio_normalise(given.scores);
    if (!trace) return failed(trace.error());
    Weighed weighed{given.scores, trace->total, sum_is_zero()};
    if (trace->defined) weighed.weights = trace->ratios;
    return weighed;
}

Weighed sparse(const Given& given) {
    if (given.params.temperature == 0) return from_rows(row_softmax(given.scores, {}, Temperature::zero()));
    const auto trace = sparsemax(given.logits);
    if (!trace) return failed(trace.error());
    return {Row(given.logits.array() - trace->threshold), trace->threshold, trace->weights};
}

Weighed best_k(const Given& given) {
    const auto kept = best_places(given.scores, given.params.keep);
    if (!kept) return failed(kept.error());
    return from_rows(row_softmax(given.scores, Mask(*kept), Temperature(given.params.temperature)));
}

Weighed weigh(const Given& given) {
    const std::string& method = given.params.method;
    if (method == "naive") return naive(given);
    if (method == "ratio") return ratio(given);
    if (method == "sparsemax") return sparse(given);
    if (method == "top-k") return best_k(given);
    return stable(given);
}

Given given_by(const Values& values) {
    Given given;
    given.params = field_table().read(values);
    given.precision =
        given.params.precision == "float32" && (given.params.method == "naive" || given.params.method == "stable")
            ? Precision::float32
            : Precision::float64;
    given.scores = given.params.scores[0].row(0).array() + given.params.offset;
    const Temperature tau(given.params.temperature);
    if (given.params.method == "ratio" || tau.is_zero()) given.logits = given.scores;
    else if (tau.is_infinite()) given.logits = Row::Zero(given.scores.size());
    else given.logits = given.scores / tau.value();
    return given;
}

template <class T>
void add(Trace& trace, const std::string& name, const Result<T>& result) {
    if (result) trace.add(name, *result);
    else trace.add(name, result.error());
}

/// The shares that the mode takes: the weights themselves, the best place alone, or how often each was drawn.
Result<Row> selected(const Given& given, const Result<Row>& weights) {
    if (given.params.mode == "hard") return softmax_at_zero(given.scores); // needs no weights
    if (!weights || given.params.mode == "soft") return weights;
    auto counts = draw_counts(*weights, given.params.draws, std::uint64_t(given.params.seed));
    if (!counts) return counts.error();
    return Row(*counts / double(given.params.draws));
}

Result<double> average(const Result<Row>& shares, const Matrices& values) {
    if (!shares) return shares.error();
    auto sum = weighted_sum(*shares, values[0].transpose());
    if (!sum) return sum.error();
    return sum->output(0);
}

void add_spread(Trace& trace, const Row& weights) {
    trace.add("sum", weights.sum());
    if ((weights.array() < 0).any()) return; // no shares, so no entropy
    double entropy = 0;
    for (Index j = 0; j < weights.size(); ++j)
        if (weights(j) > 0) entropy -= weights(j) * std::log(weights(j));
    trace.add("entropy", std::max(entropy, 0.0));
    trace.add("effective_count", std::exp(std::max(entropy, 0.0)));
}

void note_vanished(Trace& trace, const Given& given, const Row& weights) {
    const std::string& method = given.params.method;
    const double tau = given.params.temperature;
    if ((method != "stable" && method != "naive") || tau == 0 || std::isinf(tau)) return;
    const double largest = given.logits.maxCoeff();
    const Row logarithms = (given.logits.array() - largest) / std::log(10.0);
    Index place = 0;
    const double smallest = logarithms.minCoeff(&place);
    if (weights(place) != 0) return;
    trace.note(
        ATTENTION_TEXT("softmax",
                       "Softmax gives every place something, but the weight of “{label}” is about 10 to the power "
                       "{power}: too small for {type}, which stores 0.")
            .with("label", labels(given.params)[std::size_t(place)])
            .with("power", smallest, fixed(0))
            .with("type", type_name_of(given.precision)));
}

void note_mode(Trace& trace, const Given& given, Index ties) {
    if (given.params.mode == "hard")
        trace.note(
            ties > 1
                ? ATTENTION_TEXT("softmax", "Hard: {count} equal best places share the whole weight. The choice jumps, "
                                            "so it has no gradient to learn from.")
                      .with("count", std::int64_t(ties))
                : ATTENTION_TEXT("softmax", "Hard: the best place alone. Moving a score a little changes nothing, then "
                                            "all at once: there is no gradient to learn from."));
    if (given.params.mode == "sampled")
        trace.note(ATTENTION_TEXT("softmax",
                                  "Sampled: drawing has no gradient of its own; training needs an estimator, such as "
                                  "REINFORCE in Xu et al. 2015."));
}

void note_method(Trace& trace, const Given& given, const Weighed& weighed) {
    if (!weighed.weights) return trace.note(weighed.weights.error().message);
    if ((weighed.weights->array() < 0).any())
        trace.note(ATTENTION_TEXT("softmax",
                                  "A share below 0: “minus some attention” means nothing. Exponentials are positive "
                                  "whatever the sign of the scores."));
    if (given.params.method == "sparsemax" && (weighed.weights->array() == 0).any())
        trace.note(ATTENTION_TEXT("softmax", "Sparsemax gives exact zeros: these places take no part at all."));
    note_vanished(trace, given, *weighed.weights);
}

void note_misprints(Trace& trace, const Params& params) {
    if (five(params, "scores"))
        trace.note(ATTENTION_TEXT(
            "softmax", "Misprint of the source: a heading promises five scores, the example has three. These "
                       "five are row 猫 of the heat map."));
    if (!is_published(params)) return;
    trace.note(ATTENTION_TEXT("softmax",
                              "Misprint of the source: Z is printed as 11.1074, the sum of the rounded terms; it is "
                              "11.1073."));
    if (params.values == Matrices(Matrix(published_values())) && params.mode == "soft")
        trace.note(ATTENTION_TEXT(
            "softmax", "Misprint of the source: the output is printed as 4.151 in one place; it is 4.1504, as "
                       "printed in the others."));
}

/// The sum that the weights are divided by; of the best k alone where only these take part.
double kept_total(const Given& given, const Row& exps) {
    if (given.params.method != "top-k") return exps.sum();
    const auto kept = best_places(given.scores, given.params.keep);
    return kept ? (exps.array() * kept->cast<double>().array()).sum() : exps.sum();
}

/// Z without the shift, in float64, where it exists.
void add_unshifted_total(Trace& trace, const Given& given) {
    if (given.params.temperature == 0) return;
    const auto plain = typed_softmax(given.logits, SoftmaxForm::unshifted, given.precision);
    if (plain) trace.add("unshifted", plain->exps);
    if (plain && plain->weights) trace.add("Z", kept_total(given, plain->exps));
    else trace.add("Z", plain && !plain->overflow ? underflow(given) : overflow(given));
}

} // namespace

Values harmless(const Values& values) {
    Values changed = values;
    const Params params = field_table().read(values);
    changed["scores"] = Matrices(Matrix(Matrix::Zero(1, params.scores[0].cols())));
    changed["offset"] = 0.0;
    if (params.method == "top-k") changed["keep"] = std::int64_t(params.scores[0].cols()); // which k would be an answer
    else changed["method"] = std::string("stable");
    changed["precision"] = std::string("float64");
    return changed;
}

Result<Trace> run(const Values& values) {
    const Given given = given_by(values);
    const Params& params = given.params;
    const Weighed weighed = weigh(given);
    const Result<Row> shares = selected(given, weighed.weights);
    Index best = 0;
    const double largest = given.scores.maxCoeff(&best);

    Trace trace;
    trace.add("labels", labels(params));
    trace.add("method", params.method);
    trace.add("mode", params.mode);
    trace.add("scores", Row(params.scores[0].row(0)));
    trace.add("offset", params.offset);
    trace.add("temperature", params.temperature);
    if (params.values.size() > 0) trace.add("values", Row(params.values[0].row(0)));
    if (params.mode == "sampled") trace.add("draws", params.draws);
    trace.add("logits", given.logits);
    trace.add("shift", given.logits(best));
    add_unshifted_total(trace, given);
    if (params.method == "top-k")
        if (const auto kept = best_places(given.scores, params.keep)) trace.add("kept", Mask(*kept));
    add(trace, "terms", weighed.terms);
    add(trace, "total", weighed.total);
    add(trace, "weights", weighed.weights);
    trace.add("argmax", std::int64_t(best));
    if (weighed.weights) add_spread(trace, *weighed.weights);
    add(trace, "selected", shares);
    if (params.values.size() > 0) {
        add(trace, "soft_output", average(weighed.weights, params.values));
        add(trace, "output", average(shares, params.values));
    }
    note_method(trace, given, weighed);
    if (weighed.weights && !shares) trace.note(shares.error().message);
    note_mode(trace, given, (given.scores.array() == largest).count());
    note_misprints(trace, params);
    return trace;
}

} // namespace attention::weighing
