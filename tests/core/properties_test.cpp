// Properties that hold for every input, on seeded random ones.
#include "attention_random.h"

#include "core/attention/attend.h"
#include "core/attention/masks.h"
#include "core/attention/multi_head.h"
#include "core/attention/positional.h"
#include "core/attention/scores.h"
#include "core/attention/softmax.h"
#include "core/attention/variance.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numeric>

using namespace attention;
using namespace attention::testing_inputs;

namespace {

class Properties : public testing::TestWithParam<std::uint64_t> {
protected:
    Random random{GetParam()};
    testing::ScopedTrace scoped_trace{__FILE__, __LINE__, "seed " + std::to_string(GetParam())};
    Index n = between(random, 1, 9);
};

INSTANTIATE_TEST_SUITE_P(Seeds, Properties, testing::Range<std::uint64_t>(1, 41));

SoftmaxTrace softmax_of(const Row& logits, double temperature = 1, std::optional<MaskRow> allowed = {}) {
    auto result = softmax({logits, temperature, std::move(allowed), {}});
    EXPECT_TRUE(result.ok());
    return *result;
}

AttentionInputs random_attention(Random& random) {
    const Index n_q = between(random, 1, 6);
    const Index n_k = between(random, 1, 6);
    const Index d = between(random, 1, 5);
    AttentionInputs inputs{random_matrix(random, n_q, d, 2),
                           random_matrix(random, n_k, d, 2),
                           random_matrix(random, n_k, between(random, 1, 4)),
                           Scale::sqrt_dk,
                           1,
                           {}};
    if (random.uniform() < 0.5) inputs.allowed = random_mask(random, n_q, n_k);
    return inputs;
}

} // namespace

TEST_P(Properties, AddingAConstantChangesNothing) {
    const Row logits = random_row(random, n, 3);
    const double constant = random.uniform(-50, 50);
    const Row moved = logits.array() + constant;
    EXPECT_LT(largest_difference(softmax_of(logits).weights, softmax_of(moved).weights), 1e-13);
}

TEST_P(Properties, WeightsArePositiveAndSumToOne) {
    const Row weights = softmax_of(random_row(random, n, 5), std::exp(random.normal())).weights;
    EXPECT_NEAR(weights.sum(), 1, 1e-14);
    EXPECT_GT(weights.minCoeff(), 0);
    const auto attention = attend(random_attention(random));
    ASSERT_TRUE(attention.ok());
    for (Index i = 0; i < attention->weights.rows(); ++i) EXPECT_NEAR(attention->weights.row(i).sum(), 1, 1e-14);
}

TEST_P(Properties, TemperatureTendsToItsLimits) {
    const Row logits = random_row(random, n);
    const MaskRow allowed = random_mask(random, 1, n).row(0);
    const auto cold = softmax_at_zero(logits, allowed);
    const auto hot = softmax_at_infinity(logits, allowed);
    ASSERT_TRUE(cold.ok() && hot.ok());
    EXPECT_LT(largest_difference(softmax_of(logits, 1e-9, allowed).weights, *cold), 1e-9);
    EXPECT_LT(largest_difference(softmax_of(logits, 1e9, allowed).weights, *hot), 1e-8);
    EXPECT_EQ((*cold)(softmax_of(logits, 1, allowed).argmax), 1);
    EXPECT_EQ(hot->minCoeff(), allowed.all() ? 1.0 / double(n) : 0);
}

TEST_P(Properties, OrderOfWeightsIsTheOrderOfScoresAtEveryTemperature) {
    const Row logits = random_row(random, n, 2);
    for (const double temperature : {0.1, 0.5, 1.0, 5.0, 100.0}) {
        const SoftmaxTrace trace = softmax_of(logits, temperature);
        for (Index i = 0; i < n; ++i)
            for (Index j = 0; j < n; ++j)
                EXPECT_EQ(logits(i) > logits(j), trace.weights(i) > trace.weights(j)) << temperature;
        Index largest = -1;
        logits.maxCoeff(&largest);
        EXPECT_EQ(trace.argmax, largest);
    }
}

TEST_P(Properties, EntropyIsThatOfTheWeights) {
    const SoftmaxTrace trace = softmax_of(random_row(random, n, 3), 0.7, MaskRow(random_mask(random, 1, n).row(0)));
    double entropy = 0;
    for (Index j = 0; j < n; ++j)
        if (trace.weights(j) > 0) entropy -= trace.weights(j) * std::log(trace.weights(j));
    EXPECT_NEAR(trace.entropy_nats, entropy, 1e-14);
    EXPECT_NEAR(trace.effective_count, std::exp(entropy), 1e-13);
}

TEST_P(Properties, PermutingRowsPermutesOutputsUnlessPositionsAreAdded) {
    const Index d = 2 * between(random, 1, 3);
    PermutationInputs inputs{random_matrix(random, n + 1, d),
                             {},
                             random_matrix(random, d, 3),
                             random_matrix(random, d, 3),
                             random_matrix(random, d, 2)};
    inputs.perm.resize(std::size_t(n + 1));
    std::iota(inputs.perm.begin(), inputs.perm.end(), 0);
    std::rotate(inputs.perm.begin(), inputs.perm.begin() + 1, inputs.perm.end());
    const auto trace = permutation(inputs);
    ASSERT_TRUE(trace.ok());
    EXPECT_LT(trace->equivariance_gap, 1e-15);
    EXPECT_GT(trace->gap_with_pe, 1e-6);
    double gap = 0;
    for (Index r = 0; r <= n; ++r) {
        const Index from = Index(inputs.perm[std::size_t(r)]);
        EXPECT_LT(largest_difference(trace->outputs_permuted.row(r), trace->outputs.row(from)), 1e-14);
        gap =
            std::max(gap, largest_difference(trace->outputs_permuted_with_pe.row(r), trace->outputs_with_pe.row(from)));
    }
    EXPECT_NEAR(gap, trace->gap_with_pe, 1e-14);
}

TEST_P(Properties, CausalRowIsTheLastRowOfAShorterPass) {
    SelfAttentionInputs inputs{random_matrix(random, n, 3),
                               random_matrix(random, 3, 2),
                               random_matrix(random, 3, 2),
                               random_matrix(random, 3, 2),
                               Scale::sqrt_dk,
                               0.8,
                               true};
    const auto full = self_attention(inputs);
    ASSERT_TRUE(full.ok());
    const Matrix X = inputs.X;
    for (Index t = 1; t <= n; ++t) {
        inputs.X = X.topRows(t);
        inputs.causal = random.uniform() < 0.5; // the last row sees everything either way
        const auto shorter = self_attention(inputs);
        ASSERT_TRUE(shorter.ok());
        EXPECT_LT(largest_difference(full->attention.outputs.row(t - 1), shorter->attention.outputs.row(t - 1)), 1e-15);
        EXPECT_TRUE(full->attention.weights.row(t - 1).tail(n - t).isZero(0));
    }
}

TEST_P(Properties, ConcatWithJoinedMatricesIsAdditive) {
    const Index k = between(random, 1, 4);
    ScoreInputs inputs;
    inputs.function = ScoreFunction::additive;
    inputs.q = random_row(random, n);
    inputs.keys = random_matrix(random, 4, k);
    inputs.v = random_row(random, 3);
    inputs.W1 = random_matrix(random, 3, n);
    inputs.W2 = random_matrix(random, 3, k);
    inputs.W.resize(3, n + k);
    inputs.W << inputs.W1, inputs.W2;
    const auto additive = score(inputs);
    inputs.function = ScoreFunction::concat;
    const auto concat = score(inputs);
    ASSERT_TRUE(additive.ok() && concat.ok());
    EXPECT_LT(largest_difference(additive->scores, concat->scores), 1e-15);
    EXPECT_GT(additive->scores.cwiseAbs().maxCoeff(), 0);
}

TEST_P(Properties, JacobianRowsSumToZeroAndHiddenPlacesHaveNone) {
    const MaskRow allowed = random_mask(random, 1, n).row(0);
    const auto trace = softmax_jacobian(random_row(random, n, 3), allowed);
    ASSERT_TRUE(trace.ok());
    EXPECT_LT(trace->row_sums.cwiseAbs().maxCoeff(), 1e-16);
    EXPECT_LT(largest_difference(trace->jacobian, trace->jacobian.transpose()), 1e-18);
    for (Index j = 0; j < n; ++j) {
        if (allowed(j)) continue;
        EXPECT_EQ(trace->weights(j), 0);
        EXPECT_EQ(trace->jacobian.row(j).cwiseAbs().maxCoeff(), 0);
        EXPECT_EQ(trace->jacobian.col(j).cwiseAbs().maxCoeff(), 0);
    }
}

TEST_P(Properties, HiddenPlacesHaveExactlyNoWeightAndNoGradient) {
    AttentionInputs inputs = random_attention(random);
    inputs.allowed = random_mask(random, inputs.Q.rows(), inputs.K.rows());
    const Mask& allowed = *inputs.allowed;
    const auto forward = attend(inputs);
    const auto back =
        attention_backward({inputs.Q, inputs.K, inputs.V, random_matrix(random, inputs.Q.rows(), inputs.V.cols()),
                            inputs.scale, inputs.allowed});
    ASSERT_TRUE(forward.ok() && back.ok());
    for (Index i = 0; i < allowed.rows(); ++i)
        for (Index j = 0; j < allowed.cols(); ++j) {
            if (allowed(i, j)) continue;
            EXPECT_EQ(forward->weights(i, j), 0);
            EXPECT_EQ(back->weights(i, j), 0);
            EXPECT_EQ(back->dS(i, j), 0);
        }
    for (Index j = 0; j < allowed.cols(); ++j) {
        if (allowed.col(j).any()) continue;
        EXPECT_EQ(back->dK.row(j).cwiseAbs().maxCoeff(), 0);
        EXPECT_EQ(back->dV.row(j).cwiseAbs().maxCoeff(), 0);
    }
    // and what stands there doesn't matter
    for (Index j = 0; j < allowed.cols(); ++j)
        if (!allowed.col(j).any()) inputs.V.row(j).setConstant(1e6);
    EXPECT_EQ(largest_difference(attend(inputs)->outputs, forward->outputs), 0);
}

TEST_P(Properties, TiledOutputDoesNotDependOnTheTile) {
    const Row logits = random_row(random, n, 4);
    const Matrix values = random_matrix(random, n, 3);
    for (Index tile = 1; tile <= n + 1; ++tile) {
        const auto trace = online_softmax({logits, values, tile});
        ASSERT_TRUE(trace.ok());
        EXPECT_LT(largest_difference(trace->output, trace->full_output), 1e-14);
        EXPECT_EQ(Index(trace->steps.size()), (n + tile - 1) / tile);
        EXPECT_EQ(trace->steps.back().running_max, logits.maxCoeff());
        // each step is the softmax over what has been seen
        Index seen = 0;
        for (const OnlineSoftmaxStep& step : trace->steps) {
            seen = std::min(n, seen + tile);
            const Row partial = softmax_of(logits.head(seen)).weights * values.topRows(seen);
            EXPECT_LT(largest_difference(step.partial_output, partial), 1e-14);
            EXPECT_LT(largest_difference(step.accumulator, step.running_sum * partial), 1e-13);
        }
    }
}

TEST_P(Properties, OneHeadIsPlainAttention) {
    MultiHeadInputs inputs{random_matrix(random, n, 3),
                           random_matrix(random, 4, 3),
                           random_matrix(random, 3, 2),
                           random_matrix(random, 3, 2),
                           random_matrix(random, 3, 2),
                           random_matrix(random, 2, 3),
                           1,
                           {}};
    inputs.allowed = random_mask(random, n, 4);
    const auto one = multi_head(inputs);
    const auto plain = attend({inputs.X_q * inputs.W_Q, inputs.X_kv * inputs.W_K, inputs.X_kv * inputs.W_V,
                               Scale::sqrt_dk, 1, inputs.allowed});
    ASSERT_TRUE(one.ok() && plain.ok());
    EXPECT_LT(largest_difference(one->head_weights[0], plain->weights), 1e-14);
    EXPECT_LT(largest_difference(one->outputs, plain->outputs * inputs.W_O), 1e-13);
}

TEST_P(Properties, EachHeadSeesItsOwnColumns) {
    const MultiHeadInputs inputs{random_matrix(random, n, 4),
                                 random_matrix(random, 3, 4),
                                 random_matrix(random, 4, 4),
                                 random_matrix(random, 4, 4),
                                 random_matrix(random, 4, 6),
                                 random_matrix(random, 6, 4),
                                 2,
                                 {}};
    const auto both = multi_head(inputs);
    ASSERT_TRUE(both.ok());
    for (Index head = 0; head < 2; ++head) {
        const auto alone = attend({inputs.X_q * inputs.W_Q.middleCols(2 * head, 2),
                                   inputs.X_kv * inputs.W_K.middleCols(2 * head, 2),
                                   inputs.X_kv * inputs.W_V.middleCols(3 * head, 3),
                                   Scale::sqrt_dk,
                                   1,
                                   {}});
        ASSERT_TRUE(alone.ok());
        EXPECT_LT(largest_difference(both->heads[std::size_t(head)], alone->outputs), 1e-14);
        EXPECT_EQ(largest_difference(both->concat.middleCols(3 * head, 3), both->heads[std::size_t(head)]), 0);
    }
}

TEST_P(Properties, AttentionAtATemperatureIsSoftmaxOfItsScores) {
    AttentionInputs inputs = random_attention(random);
    inputs.temperature = std::exp(random.normal());
    inputs.scale = random.uniform() < 0.5 ? Scale::none : Scale::sqrt_dk;
    const auto trace = attend(inputs);
    ASSERT_TRUE(trace.ok());
    EXPECT_DOUBLE_EQ(trace->scale_factor, inputs.scale == Scale::none ? 1 : 1 / std::sqrt(double(inputs.Q.cols())));
    EXPECT_LT(largest_difference(trace->dots, inputs.Q * inputs.K.transpose()), 1e-13);
    EXPECT_LT(largest_difference(trace->scores, trace->dots * trace->scale_factor), 1e-13);
    const auto rows = row_softmax(trace->scores, inputs.allowed.value_or(Mask()), inputs.temperature);
    ASSERT_TRUE(rows.ok());
    EXPECT_LT(largest_difference(trace->weights, rows->weights), 1e-13);
    EXPECT_LT(largest_difference(trace->outputs, rows->weights * inputs.V), 1e-13);
}

TEST_P(Properties, PositionsTurnByTheirDistanceAlone) {
    // sin and cos of a pair: the product of two positions' rows hangs on their distance only
    const double distance = double(between(random, 0, 50));
    Row positions(4);
    positions << 0, distance, 17, 17 + distance;
    const auto rows = positional_encoding(8, positions);
    ASSERT_TRUE(rows.ok());
    EXPECT_NEAR(rows->row(0).dot(rows->row(1)), rows->row(2).dot(rows->row(3)), 1e-13);
    EXPECT_NEAR(rows->row(1).squaredNorm(), 4, 1e-14);
}

TEST_P(Properties, SampledVarianceLandsWithinSixDeviations) {
    Row dims(4);
    dims << 1, 4, 64, 256;
    const auto experiment = dot_experiment(dims, 500, GetParam());
    ASSERT_TRUE(experiment.ok());
    EXPECT_LT(experiment->relative_deviation.cwiseAbs().maxCoeff(), 6);
    EXPECT_EQ(experiment->variance, dot_experiment(dims, 500, GetParam())->variance);
    EXPECT_NE(experiment->variance, dot_experiment(dims, 500, GetParam() + 1000)->variance);
}

TEST_P(Properties, RademacherProbabilitiesAreALaw) {
    const std::int64_t dim = std::int64_t(random.below(2000)) + 1;
    const auto law = dot_rademacher(dim);
    ASSERT_TRUE(law.ok());
    EXPECT_NEAR(law->probabilities.sum(), 1, 1e-13);
    EXPECT_NEAR(law->probabilities.dot(law->values.cwiseAbs2()) / double(dim), 1, 1e-13);
    EXPECT_NEAR(law->probabilities.dot(law->values), 0, 1e-10);
    EXPECT_EQ(law->values(0), -double(dim));
}
