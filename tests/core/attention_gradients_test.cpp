// Backward passes against central differences of the forward passes.
#include "attention_random.h"

#include "core/attention/attend.h"
#include "core/attention/softmax.h"
#include "core/attention/training.h"

#include <gtest/gtest.h>

#include <cmath>
#include <functional>

using namespace attention;
using namespace attention::testing_inputs;

namespace {

constexpr double step = 1e-5;
constexpr double tolerance = 1e-8; // the step squared, times third derivatives of size 10

/// ∂f/∂parameter, one number at a time.
Matrix central_differences(Matrix& parameter, const std::function<double()>& f) {
    Matrix gradient(parameter.rows(), parameter.cols());
    for (Index i = 0; i < parameter.rows(); ++i)
        for (Index j = 0; j < parameter.cols(); ++j) {
            const double before = parameter(i, j);
            parameter(i, j) = before + step;
            const double above = f();
            parameter(i, j) = before - step;
            const double below = f();
            parameter(i, j) = before;
            gradient(i, j) = (above - below) / (2 * step);
        }
    return gradient;
}

} // namespace

TEST(Gradients, AttentionBackward) {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        SCOPED_TRACE(seed);
        Random random(seed);
        const Index n_q = between(random, 1, 4);
        const Index n_k = between(random, 1, 5);
        AttentionInputs inputs{random_matrix(random, n_q, 3),
                               random_matrix(random, n_k, 3),
                               random_matrix(random, n_k, 2),
                               seed % 2 ? Scale::sqrt_dk : Scale::none,
                               1,
                               {}};
        if (seed % 3 != 0) inputs.allowed = random_mask(random, n_q, n_k);
        const Matrix dO = random_matrix(random, n_q, 2);
        const auto back = attention_backward({inputs.Q, inputs.K, inputs.V, dO, inputs.scale, inputs.allowed});
        ASSERT_TRUE(back.ok());
        const auto objective = [&] { return attend(inputs)->outputs.cwiseProduct(dO).sum(); };
        EXPECT_LT(largest_difference(back->dQ, central_differences(inputs.Q, objective)), tolerance);
        EXPECT_LT(largest_difference(back->dK, central_differences(inputs.K, objective)), tolerance);
        EXPECT_LT(largest_difference(back->dV, central_differences(inputs.V, objective)), tolerance);
        EXPECT_EQ(largest_difference(back->outputs, attend(inputs)->outputs), 0);
    }
}

TEST(Gradients, ScoresOfAttention) {
    // dS through an identity: with Q = I and no scale the scores are Kᵀ, so dS is dKᵀ
    Random random(7);
    const Matrix K = random_matrix(random, 4, 3);
    const auto back = attention_backward(
        {Matrix::Identity(3, 3), K, random_matrix(random, 4, 2), random_matrix(random, 3, 2), Scale::none, {}});
    ASSERT_TRUE(back.ok());
    EXPECT_LT(largest_difference(back->dS, back->dK.transpose()), 1e-15);
}

TEST(Gradients, SoftmaxJacobian) {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        SCOPED_TRACE(seed);
        Random random(seed);
        const Index n = between(random, 1, 6);
        Matrix logits = random_matrix(random, 1, n, 2);
        const MaskRow allowed = random_mask(random, 1, n).row(0);
        const auto trace = softmax_jacobian(logits.row(0), allowed);
        ASSERT_TRUE(trace.ok());
        for (Index i = 0; i < n; ++i) {
            const auto weight = [&] { return softmax({logits.row(0), 1, allowed, {}})->weights(i); };
            EXPECT_LT(largest_difference(trace->jacobian.row(i), central_differences(logits, weight)), tolerance);
        }
    }
}

TEST(Gradients, Query) {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        SCOPED_TRACE(seed);
        Random random(seed);
        const Index n = between(random, 1, 6);
        Matrix q = random_matrix(random, 1, between(random, 1, 4));
        QueryGradientInputs inputs{q.row(0), random_matrix(random, n, q.cols()), random_row(random, n, 3), 1e-6};
        const auto trace = query_gradient(inputs);
        ASSERT_TRUE(trace.ok());
        const auto output = [&] { return query_gradient({q.row(0), inputs.K, inputs.values, inputs.eps})->output; };
        EXPECT_LT(largest_difference(trace->analytic, central_differences(q, output)), tolerance);
        EXPECT_LT(largest_difference(trace->analytic, trace->central_difference), 1e-10);
        // no rounding error: a tiny step comes as near as can be, and a huge one is another thing
        inputs.eps = 1e-12;
        EXPECT_LT(largest_difference(trace->analytic, query_gradient(inputs)->central_difference), 1e-14);
    }
}

TEST(Gradients, LargeStepsAreTheDifferenceOfTwoOutputs) {
    Random random(3);
    const Matrix K = random_matrix(random, 4, 2);
    const Row q = random_row(random, 2);
    const Row values = random_row(random, 4);
    for (const double eps : {0.3, 5.0, 1e6}) {
        const auto trace = query_gradient({q, K, values, eps});
        ASSERT_TRUE(trace.ok());
        for (Index j = 0; j < 2; ++j) {
            Row above = q;
            Row below = q;
            above(j) += eps;
            below(j) -= eps;
            const double difference =
                query_gradient({above, K, values, 1})->output - query_gradient({below, K, values, 1})->output;
            EXPECT_NEAR(trace->central_difference(j), difference / (2 * eps), 1e-14) << eps;
        }
    }
}

TEST(Gradients, TrainingStep) {
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        SCOPED_TRACE(seed);
        Random random(seed);
        const Index T = between(random, 1, 4);
        TrainInputs inputs{random_matrix(random, T, 3),
                           {random_matrix(random, 3, 2), random_matrix(random, 3, 2), random_matrix(random, 3, 4),
                            random_matrix(random, 4, 2)},
                           random_matrix(random, T, 2),
                           0.01,
                           3,
                           seed % 2 == 0};
        const auto trace = train_step(inputs);
        ASSERT_TRUE(trace.ok());
        auto& start = inputs.start;
        const auto loss = [&] { return train_step(inputs)->losses.front(); };
        EXPECT_LT(largest_difference(trace->first_gradients.W_Q, central_differences(start.W_Q, loss)), 1e-6);
        EXPECT_LT(largest_difference(trace->first_gradients.W_K, central_differences(start.W_K, loss)), 1e-6);
        EXPECT_LT(largest_difference(trace->first_gradients.W_V, central_differences(start.W_V, loss)), 1e-6);
        EXPECT_LT(largest_difference(trace->first_gradients.W_O, central_differences(start.W_O, loss)), 1e-6);
        const Matrix stepped = start.W_V - 0.01 * trace->first_gradients.W_V;
        EXPECT_LT(largest_difference(trace->after_first_step.W_V, stepped), 1e-15);
        // going on from the parameters after one step is the same training
        ASSERT_EQ(trace->losses.size(), 4U);
        inputs.start = trace->after_first_step;
        inputs.steps = 2;
        const auto rest = train_step(inputs);
        for (std::size_t i = 0; i < 3; ++i) EXPECT_NEAR(rest->losses[i], trace->losses[i + 1], 1e-12);
        EXPECT_LT(largest_difference(rest->final_outputs, trace->final_outputs), 1e-13);
        EXPECT_NEAR((trace->final_outputs - inputs.target).squaredNorm() / 2, trace->losses.back(), 1e-12);
    }
}
