#include "core/cases/kinds.h"

#include "core/attention/alignment.h"
#include "core/attention/attend.h"
#include "core/attention/cost.h"
#include "core/attention/local.h"
#include "core/attention/masks.h"
#include "core/attention/multi_head.h"
#include "core/attention/positional.h"
#include "core/attention/scores.h"
#include "core/attention/softmax.h"
#include "core/attention/training.h"
#include "core/attention/variance.h"
#include "core/attention/visual.h"
#include "core/attention/window.h"

namespace attention {
namespace {

/// What `run` computes, written by `write`; unless the inputs couldn't be read.
template <class Run, class Write>
Result<Json> answer(const Fields& in, Run run, Write write) {
    if (in.failed()) return in.error();
    const auto result = run();
    if (!result) return result.error();
    return Json(write(*result));
}

Scale read_scale(Fields& in) {
    if (!in.has("scale")) return Scale::sqrt_dk;
    return in.choice<Scale>("scale", {{"sqrt_dk", Scale::sqrt_dk}, {"none", Scale::none}});
}

Json list_of(const std::vector<Matrix>& matrices) {
    Json list = Json::array();
    for (const Matrix& matrix : matrices) list.push_back(to_json(matrix));
    return list;
}

// softmax ---------------------------------------------------------------------------------------

Result<Json> compute_softmax(Fields& in) {
    const SoftmaxInputs inputs{in.row("logits"), in.number("temperature", 1), in.optional_mask_row("allowed"),
                               in.optional_row("values")};
    return answer(
        in, [&] { return softmax(inputs); },
        [](const SoftmaxTrace& trace) {
            Json json{{"weights", to_json(trace.weights)},
                      {"exp_shifted", to_json(trace.exp_shifted)},
                      {"exp_total", to_json(trace.exp_total)},
                      {"shift", to_json(trace.shift)},
                      {"argmax", trace.argmax},
                      {"entropy_nats", to_json(trace.entropy_nats)}};
            if (trace.context) json["context"] = to_json(*trace.context);
            return json;
        });
}

Result<Json> compute_softmax_naive(Fields& in) {
    const Row logits = in.row("logits");
    return answer(
        in, [&] { return softmax_naive(logits); },
        [](const NaiveSoftmaxTrace& trace) {
            return Json{{"naive_exp", to_json(trace.naive_exp)},
                        {"overflow", trace.overflow},
                        {"naive_total", to_json(trace.naive_total)},
                        {"naive_weights_valid", trace.naive_weights_valid},
                        {"stable_weights", to_json(trace.stable_weights)}};
        });
}

Result<Json> compute_ratio_normalise(Fields& in) {
    const Row logits = in.row("logits");
    return answer(
        in, [&] { return ratio_normalise(logits); },
        [](const RatioTrace& trace) {
            return Json{{"total", to_json(trace.total)},
                        {"defined", trace.defined},
                        {"ratios", to_json(trace.ratios)},
                        {"has_negative", trace.has_negative},
                        {"softmax_weights", to_json(trace.softmax_weights)}};
        });
}

Result<Json> compute_mask_fill(Fields& in) {
    const Row scores = in.row("scores");
    const MaskRow allowed = in.mask_row("allowed");
    return answer(
        in, [&] { return mask_fill(scores, allowed); },
        [](const MaskFillTrace& trace) {
            return Json{{"weights_neg_inf", to_json(trace.weights_neg_inf)},
                        {"weights_zero_fill", to_json(trace.weights_zero_fill)},
                        {"leaked", to_json(trace.leaked)}};
        });
}

Result<Json> compute_sentinel_fill(Fields& in) {
    const Row scores = in.row("scores");
    const MaskRow allowed = in.mask_row("allowed");
    return answer(
        in, [&] { return sentinel_fill(scores, allowed); },
        [](const SentinelFillTrace& trace) {
            return Json{{"weights_sentinel", to_json(trace.weights_sentinel)}, {"must_refuse", trace.must_refuse}};
        });
}

Result<Json> compute_softmax_jacobian(Fields& in) {
    const Row logits = in.row("logits");
    const auto allowed = in.optional_mask_row("allowed");
    return answer(
        in, [&] { return softmax_jacobian(logits, allowed); },
        [](const SoftmaxJacobianTrace& trace) {
            return Json{{"weights", to_json(trace.weights)},
                        {"jacobian", to_json(trace.jacobian)},
                        {"row_sums", to_json(trace.row_sums)}};
        });
}

Json step_json(const OnlineSoftmaxStep& step) {
    return {{"running_max", to_json(step.running_max)},
            {"running_sum", to_json(step.running_sum)},
            {"accumulator", to_json(step.accumulator)},
            {"partial_output", to_json(step.partial_output)}};
}

Result<Json> compute_online_softmax(Fields& in) {
    const OnlineSoftmaxInputs inputs{in.row("logits"), in.matrix("values"), in.count("tile")};
    return answer(
        in, [&] { return online_softmax(inputs); },
        [](const OnlineSoftmaxTrace& trace) {
            Json steps = Json::array();
            for (const OnlineSoftmaxStep& step : trace.steps) steps.push_back(step_json(step));
            return Json{
                {"steps", steps}, {"output", to_json(trace.output)}, {"full_output", to_json(trace.full_output)}};
        });
}

// attention -------------------------------------------------------------------------------------

Result<Json> compute_dot(Fields& in) {
    const Row a = in.row("a");
    const Row b = in.row("b");
    return answer(
        in, [&] { return dot(a, b); },
        [](double value) {
            return Json{{"value", to_json(value)}};
        });
}

Result<Json> compute_weighted_sum(Fields& in) {
    const Row weights = in.row("weights");
    const Matrix values = in.matrix("values");
    return answer(
        in, [&] { return weighted_sum(weights, values); },
        [](const WeightedSumTrace& trace) {
            return Json{{"output", to_json(trace.output)}, {"weight_sum", to_json(trace.weight_sum)}};
        });
}

void add_attention(Json& json, const AttentionTrace& trace) {
    json["dots"] = to_json(trace.dots);
    json["scale_factor"] = to_json(trace.scale_factor);
    json["scores"] = to_json(trace.scores);
    json["weights"] = to_json(trace.weights);
    json["outputs"] = to_json(trace.outputs);
}

Result<Json> compute_attention(Fields& in) {
    const AttentionInputs inputs{in.matrix("Q"),
                                 in.matrix("K"),
                                 in.matrix("V"),
                                 read_scale(in),
                                 in.number("temperature", 1),
                                 in.optional_mask("allowed")};
    return answer(
        in, [&] { return attend(inputs); },
        [](const AttentionTrace& trace) {
            Json json = Json::object();
            add_attention(json, trace);
            return json;
        });
}

Result<Json> compute_self_attention(Fields& in) {
    const SelfAttentionInputs inputs{in.matrix("X"),           in.matrix("W_Q"), in.matrix("W_K"),
                                     in.matrix("W_V"),         read_scale(in),   in.number("temperature", 1),
                                     in.truth("causal", false)};
    return answer(
        in, [&] { return self_attention(inputs); },
        [](const SelfAttentionTrace& trace) {
            Json json{{"Q", to_json(trace.Q)}, {"K", to_json(trace.K)}, {"V", to_json(trace.V)}};
            add_attention(json, trace.attention);
            return json;
        });
}

Result<Json> compute_attention_backward(Fields& in) {
    const AttentionBackwardInputs inputs{in.matrix("Q"),  in.matrix("K"), in.matrix("V"),
                                         in.matrix("dO"), read_scale(in), in.optional_mask("allowed")};
    return answer(
        in, [&] { return attention_backward(inputs); },
        [](const AttentionBackwardTrace& trace) {
            return Json{{"weights", to_json(trace.weights)}, {"outputs", to_json(trace.outputs)},
                        {"dS", to_json(trace.dS)},           {"dQ", to_json(trace.dQ)},
                        {"dK", to_json(trace.dK)},           {"dV", to_json(trace.dV)}};
        });
}

Result<Json> compute_query_gradient(Fields& in) {
    const QueryGradientInputs inputs{in.row("q"), in.matrix("K"), in.row("values"), in.number("eps")};
    return answer(
        in, [&] { return query_gradient(inputs); },
        [](const QueryGradientTrace& trace) {
            return Json{
                {"scores", to_json(trace.scores)},     {"weights", to_json(trace.weights)},
                {"output", to_json(trace.output)},     {"d_output_d_score", to_json(trace.d_output_d_score)},
                {"analytic", to_json(trace.analytic)}, {"central_difference", to_json(trace.central_difference)}};
        });
}

Result<Json> compute_mask(Fields& in) {
    const auto length = in.integer("length");
    const auto valid_length = in.optional_integer("valid_length");
    const auto mode = in.choice<MaskMode>(
        "mode", {{"causal", MaskMode::causal}, {"padding", MaskMode::padding}, {"both", MaskMode::both}});
    return answer(
        in, [&] { return attention_mask(length, mode, valid_length); },
        [](const MaskTrace& trace) {
            return Json{{"allowed", to_json(trace.allowed)}, {"allowed_count", trace.allowed_count}};
        });
}

Result<Json> compute_multihead(Fields& in) {
    const MultiHeadInputs inputs{in.matrix("X_q"), in.matrix("X_kv"), in.matrix("W_Q"),  in.matrix("W_K"),
                                 in.matrix("W_V"), in.matrix("W_O"),  in.count("heads"), in.optional_mask("allowed")};
    return answer(
        in, [&] { return multi_head(inputs); },
        [](const MultiHeadTrace& trace) {
            return Json{{"Q", to_json(trace.Q)},
                        {"K", to_json(trace.K)},
                        {"V", to_json(trace.V)},
                        {"head_weights", list_of(trace.head_weights)},
                        {"heads", list_of(trace.heads)},
                        {"concat", to_json(trace.concat)},
                        {"outputs", to_json(trace.outputs)}};
        });
}

// scores and windows ----------------------------------------------------------------------------

ScoreInputs read_score(Fields& in) {
    ScoreInputs inputs;
    inputs.function = in.choice<ScoreFunction>("fn", {{"dot", ScoreFunction::dot},
                                                      {"scaled_dot", ScoreFunction::scaled_dot},
                                                      {"general", ScoreFunction::general},
                                                      {"additive", ScoreFunction::additive},
                                                      {"concat", ScoreFunction::concat},
                                                      {"cosine", ScoreFunction::cosine}});
    const bool general = inputs.function == ScoreFunction::general;
    const bool additive = inputs.function == ScoreFunction::additive;
    const bool concat = inputs.function == ScoreFunction::concat;
    inputs.q = in.row("q");
    inputs.keys = in.matrix("keys");
    inputs.values = in.optional_matrix("values");
    if (general || concat) inputs.W = in.matrix("W");
    if (additive || concat) inputs.v = in.row("v");
    if (additive) inputs.W1 = in.matrix("W1");
    if (additive) inputs.W2 = in.matrix("W2");
    return inputs;
}

Result<Json> compute_score(Fields& in) {
    const ScoreInputs inputs = read_score(in);
    for (const char* weights : {"W", "v", "W1", "W2"}) in.has(weights); // another fn may use them
    return answer(
        in, [&] { return score(inputs); },
        [](const ScoreTrace& trace) {
            Json json{{"scores", to_json(trace.scores)}, {"weights", to_json(trace.weights)}};
            if (trace.context) json["context"] = to_json(*trace.context);
            return json;
        });
}

Result<Json> compute_bahdanau_step(Fields& in) {
    const BahdanauInputs inputs{in.row("s_prev"), in.matrix("H"), in.row("v_a"), in.matrix("W_a"), in.matrix("U_a")};
    return answer(
        in, [&] { return bahdanau_step(inputs); },
        [](const BahdanauTrace& trace) {
            return Json{{"scores", to_json(trace.scores)},
                        {"weights", to_json(trace.weights)},
                        {"context", to_json(trace.context)},
                        {"fixed_context", to_json(trace.fixed_context)}};
        });
}

Result<Json> compute_luong_local_p(Fields& in) {
    const LocalPredictiveInputs inputs{in.row("h_t"), in.matrix("H"), in.matrix("W_p"), in.row("v_p"), in.number("D")};
    return answer(
        in, [&] { return luong_local_p(inputs); },
        [](const LocalPredictiveTrace& trace) {
            return Json{{"p_t", to_json(trace.p_t)},
                        {"sigma", to_json(trace.sigma)},
                        {"in_window", to_json(trace.in_window)},
                        {"scores", to_json(trace.scores)},
                        {"align", to_json(trace.align)},
                        {"gaussian", to_json(trace.gaussian)},
                        {"weights", to_json(trace.weights)},
                        {"weight_sum", to_json(trace.weight_sum)},
                        {"context", to_json(trace.context)}};
        });
}

Result<Json> compute_luong_local_m(Fields& in) {
    const LocalMonotonicInputs inputs{in.row("h_t"), in.matrix("H"), in.integer("t"), in.number("D")};
    return answer(
        in, [&] { return luong_local_m(inputs); },
        [](const LocalMonotonicTrace& trace) {
            return Json{{"in_window", to_json(trace.in_window)},
                        {"scores", to_json(trace.scores)},
                        {"weights", to_json(trace.weights)},
                        {"context", to_json(trace.context)},
                        {"global_weights", to_json(trace.global_weights)}};
        });
}

void add_window(Json& json, const WindowTrace& trace) {
    json["phi"] = to_json(trace.phi);
    json["phi_sum"] = to_json(trace.phi_sum);
    json["phi_past_end"] = to_json(trace.phi_past_end);
    json["stop"] = trace.stop;
    json["window"] = to_json(trace.window);
}

Result<Json> compute_graves_window(Fields& in) {
    const WindowInputs inputs{in.row("alpha"), in.row("beta"), in.row("kappa"), in.matrix("chars")};
    return answer(
        in, [&] { return graves_window(inputs); },
        [](const WindowTrace& trace) {
            Json json = Json::object();
            add_window(json, trace);
            return json;
        });
}

Result<Json> compute_graves_step(Fields& in) {
    const WindowStepInputs inputs{in.row("alpha_hat"), in.row("beta_hat"), in.row("kappa_prev"), in.row("kappa_hat"),
                                  in.matrix("chars")};
    return answer(
        in, [&] { return graves_step(inputs); },
        [](const WindowStepTrace& trace) {
            Json json{{"alpha", to_json(trace.alpha)}, {"beta", to_json(trace.beta)}, {"kappa", to_json(trace.kappa)}};
            add_window(json, trace.window);
            return json;
        });
}

Result<Json> compute_visual_attention(Fields& in) {
    const Matrix regions = in.matrix("regions");
    const Row scores = in.row("scores");
    return answer(
        in, [&] { return visual_attention(regions, scores); },
        [](const VisualTrace& trace) {
            return Json{{"weights", to_json(trace.weights)},
                        {"soft_context", to_json(trace.soft_context)},
                        {"argmax_region", trace.argmax_region},
                        {"hard_context_argmax", to_json(trace.hard_context_argmax)},
                        {"hard_sampling_mean", to_json(trace.hard_sampling_mean)},
                        {"hard_sampling_variance", to_json(trace.hard_sampling_variance)}};
        });
}

// positions, variance, training, cost -----------------------------------------------------------

Result<Json> compute_positional_encoding(Fields& in) {
    const auto d_model = in.integer("d_model");
    const Row positions = in.row("positions");
    return answer(
        in, [&] { return positional_encoding(d_model, positions); },
        [](const Matrix& rows) {
            return Json{{"rows", to_json(rows)}};
        });
}

Result<Json> compute_permutation(Fields& in) {
    const PermutationInputs inputs{in.matrix("X"), in.integers("perm"), in.matrix("W_Q"), in.matrix("W_K"),
                                   in.matrix("W_V")};
    return answer(
        in, [&] { return permutation(inputs); },
        [](const PermutationTrace& trace) {
            return Json{{"outputs", to_json(trace.outputs)},
                        {"outputs_permuted", to_json(trace.outputs_permuted)},
                        {"equivariance_gap", to_json(trace.equivariance_gap)},
                        {"outputs_with_pe", to_json(trace.outputs_with_pe)},
                        {"outputs_permuted_with_pe", to_json(trace.outputs_permuted_with_pe)},
                        {"gap_with_pe", to_json(trace.gap_with_pe)}};
        });
}

Result<Json> compute_dot_variance(Fields& in) {
    const Row dims = in.row("dims");
    const double samples = in.whole("samples");
    return answer(
        in, [&] { return dot_variance(dims, samples); },
        [](const DotVarianceTrace& trace) {
            return Json{{"raw_variance", to_json(trace.raw_variance)},
                        {"raw_std", to_json(trace.raw_std)},
                        {"scaled_variance", to_json(trace.scaled_variance)},
                        {"sample_variance_rel_std", to_json(trace.sample_variance_rel_std)}};
        });
}

Result<Json> compute_dot_rademacher(Fields& in) {
    const auto dim = in.integer("dim");
    return answer(
        in, [&] { return dot_rademacher(dim); },
        [](const DotRademacherTrace& trace) {
            return Json{{"values", to_json(trace.values)},
                        {"probabilities", to_json(trace.probabilities)},
                        {"variance", to_json(trace.variance)},
                        {"scaled_variance", to_json(trace.scaled_variance)}};
        });
}

Json projections_json(const Projections& projections) {
    return {{"W_Q", to_json(projections.W_Q)},
            {"W_K", to_json(projections.W_K)},
            {"W_V", to_json(projections.W_V)},
            {"W_O", to_json(projections.W_O)}};
}

Json losses_json(const std::vector<double>& losses) {
    Json list = Json::array();
    for (const double loss : losses) list.push_back(to_json(loss));
    return list;
}

Result<Json> compute_train_step(Fields& in) {
    const Matrix X = in.matrix("X");
    const Projections start{in.matrix("W_Q"), in.matrix("W_K"), in.matrix("W_V"), in.matrix("W_O")};
    const TrainInputs inputs{
        X, start, in.matrix("target"), in.number("learning_rate"), in.integer("steps"), in.truth("causal", false)};
    return answer(
        in, [&] { return train_step(inputs); },
        [](const TrainTrace& trace) {
            return Json{{"losses", losses_json(trace.losses)},
                        {"first_gradients", projections_json(trace.first_gradients)},
                        {"after_first_step", projections_json(trace.after_first_step)},
                        {"first_weights", to_json(trace.first_weights)},
                        {"first_outputs", to_json(trace.first_outputs)},
                        {"final_weights", to_json(trace.final_weights)},
                        {"final_outputs", to_json(trace.final_outputs)}};
        });
}

Result<Json> compute_complexity(Fields& in) {
    const double T = in.whole("T");
    const double d_k = in.whole("d_k");
    const double d_v = in.whole("d_v");
    const auto tile = in.has("tile") ? std::optional<double>(in.count("tile")) : std::nullopt;
    return answer(
        in, [&] { return complexity(T, d_k, d_v, tile); },
        [](const ComplexityTrace& trace) {
            Json json{{"score_elements", to_json(trace.score_elements)},
                      {"qk_multiply_adds", to_json(trace.qk_multiply_adds)},
                      {"av_multiply_adds", to_json(trace.av_multiply_adds)},
                      {"total_multiply_adds", to_json(trace.total_multiply_adds)},
                      {"bytes_float32", to_json(trace.bytes_float32)},
                      {"bytes_float64", to_json(trace.bytes_float64)},
                      {"causal_pairs", to_json(trace.causal_pairs)},
                      {"path_length_attention", to_json(trace.path_length_attention)},
                      {"path_length_rnn", to_json(trace.path_length_rnn)}};
            if (trace.tile_elements) json["tile_elements"] = to_json(*trace.tile_elements);
            if (trace.tiles) json["tiles"] = to_json(*trace.tiles);
            return json;
        });
}

Result<Json> compute_base_transformer(Fields& in) {
    const double d_model = in.whole("d_model");
    const double heads = in.whole("heads");
    const double encoder_layers = in.whole("encoder_layers");
    const double decoder_layers = in.whole("decoder_layers");
    const double T = in.whole("T");
    const auto run = [&] { return base_transformer(d_model, heads, encoder_layers, decoder_layers, T); };
    return answer(in, run, [](const BaseTransformerTrace& trace) {
        return Json{{"d_k", to_json(trace.d_k)},
                    {"concat_width", to_json(trace.concat_width)},
                    {"projection_parameters_per_attention", to_json(trace.projection_parameters_per_attention)},
                    {"score_multiply_adds_all_heads", to_json(trace.score_multiply_adds_all_heads)},
                    {"score_multiply_adds_one_full_head", to_json(trace.score_multiply_adds_one_full_head)},
                    {"attention_sublayers", to_json(trace.attention_sublayers)}};
    });
}

// evidence --------------------------------------------------------------------------------------

/// A list of [source, target].
std::vector<AlignmentPair> read_pairs(Fields& in) {
    std::vector<AlignmentPair> pairs;
    const auto flat = in.integer_rows("pairs", 2);
    for (const auto& pair : flat) pairs.emplace_back(pair[0], pair[1]);
    return pairs;
}

Result<Json> compute_alignment_crossings(Fields& in) {
    const auto pairs = read_pairs(in);
    return answer(
        in, [&] { return alignment_crossings(pairs); },
        [](const CrossingsTrace& trace) {
            return Json{
                {"crossings", trace.crossings}, {"monotone", trace.monotone}, {"diagonal_only", trace.diagonal_only}};
        });
}

Result<Json> compute_bleu_difference(Fields& in) {
    const std::string high = in.text("high");
    const std::string low = in.text("low");
    return answer(
        in, [&] { return bleu_difference(high, low); },
        [](double difference) {
            return Json{{"difference", to_json(difference)}};
        });
}

constexpr Kind kinds[] = {
    {"alignment_crossings", compute_alignment_crossings},
    {"attention", compute_attention},
    {"attention_backward", compute_attention_backward},
    {"bahdanau_step", compute_bahdanau_step},
    {"base_transformer", compute_base_transformer},
    {"bleu_difference", compute_bleu_difference},
    {"complexity", compute_complexity},
    {"dot", compute_dot},
    {"dot_rademacher", compute_dot_rademacher},
    {"dot_variance", compute_dot_variance},
    {"graves_step", compute_graves_step},
    {"graves_window", compute_graves_window},
    {"luong_local_m", compute_luong_local_m},
    {"luong_local_p", compute_luong_local_p},
    {"mask", compute_mask},
    {"mask_fill", compute_mask_fill},
    {"multihead", compute_multihead},
    {"online_softmax", compute_online_softmax},
    {"permutation", compute_permutation},
    {"positional_encoding", compute_positional_encoding},
    {"query_gradient", compute_query_gradient},
    {"ratio_normalise", compute_ratio_normalise},
    {"score", compute_score},
    {"self_attention", compute_self_attention},
    {"sentinel_fill", compute_sentinel_fill},
    {"softmax", compute_softmax},
    {"softmax_jacobian", compute_softmax_jacobian},
    {"softmax_naive", compute_softmax_naive},
    {"train_step", compute_train_step},
    {"visual_attention", compute_visual_attention},
    {"weighted_sum", compute_weighted_sum},
};

} // namespace

std::span<const Kind> all_kinds() {
    return kinds;
}

} // namespace attention
