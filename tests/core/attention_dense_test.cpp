// The fast path against the plain one.
#include "attention_random.h"

#include "core/attention/attend.h"
#include "core/attention/dense.h"
#include "core/attention/masks.h"
#include "core/attention/softmax.h"

#include <gtest/gtest.h>

using namespace attention;
using namespace attention::testing_inputs;

namespace {

struct Case {
    Matrix Q, K, V;
    bool causal = false;
    std::optional<Mask> allowed;
    double scale = 1;
};

Case random_case(std::uint64_t seed) {
    Random random(seed);
    const Index n_q = between(random, 1, 150);
    const Index n_k = seed % 2 ? n_q : between(random, 1, 90);
    const Index d = between(random, 1, 17);
    Case result{random_matrix(random, n_q, d),
                random_matrix(random, n_k, d),
                random_matrix(random, n_k, between(random, 1, 9)),
                seed % 2 == 1,
                {},
                scale_factor(Scale::sqrt_dk, d)};
    if (seed % 3 == 0) {
        result.allowed = random_mask(random, n_q, n_k);
        result.allowed->col(0).setConstant(true); // so that no causal row is hidden whole
    }
    return result;
}

/// The teaching path.
Matrix reference(const Case& one) {
    Mask allowed = one.allowed.value_or(Mask::Constant(one.Q.rows(), one.K.rows(), true));
    if (one.causal) allowed = (allowed.array() && causal_mask(one.Q.rows()).array()).matrix();
    auto trace = attend({one.Q, one.K, one.V, Scale::sqrt_dk, 1, allowed});
    EXPECT_TRUE(trace.ok());
    return trace->outputs;
}

template <class Scalar>
struct Dense {
    explicit Dense(const Case& one)
        : Q(one.Q.cast<Scalar>()), K(one.K.cast<Scalar>()),
          V(one.V.cast<Scalar>()), inputs{
                                       Q, K, V, Scalar(one.scale), one.causal, one.allowed ? &*one.allowed : nullptr} {}

    MatrixOf<Scalar> Q, K, V, outputs;
    DenseInputs<Scalar> inputs;
    DenseWorkspace<Scalar> workspace;
};

} // namespace

TEST(DenseAttention, AgreesWithTheTeachingPath) {
    for (std::uint64_t seed = 1; seed <= 24; ++seed) {
        SCOPED_TRACE(seed);
        const Case one = random_case(seed);
        const Matrix want = reference(one);
        Dense<double> exact(one);
        ASSERT_TRUE(plain_attention(exact.inputs, exact.workspace, exact.outputs).ok());
        EXPECT_LT(largest_difference(exact.outputs, want), 1e-13);
        Dense<float> rough(one);
        ASSERT_TRUE(plain_attention(rough.inputs, rough.workspace, rough.outputs).ok());
        EXPECT_LT(largest_difference(rough.outputs.cast<double>(), want), 1e-4);
    }
}

TEST(DenseAttention, TiledDoesNotDependOnTheTile) {
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        SCOPED_TRACE(seed);
        const Case one = random_case(seed);
        const Matrix want = reference(one);
        Dense<double> exact(one);
        Dense<float> rough(one);
        for (const Index tile : {Index(1), Index(2), Index(3), Index(7), Index(64), one.K.rows(), one.K.rows() + 1})
            for (const Index rows : {Index(1), Index(5), Index(1000)}) {
                ASSERT_TRUE(tiled_attention(exact.inputs, rows, tile, exact.workspace, exact.outputs).ok());
                EXPECT_LT(largest_difference(exact.outputs, want), 1e-13) << rows << " × " << tile;
                ASSERT_TRUE(tiled_attention(rough.inputs, rows, tile, rough.workspace, rough.outputs).ok());
                EXPECT_LT(largest_difference(rough.outputs.cast<double>(), want), 1e-4) << rows << " × " << tile;
            }
    }
}

TEST(DenseAttention, EveryTileSizeOfAShortSentence) {
    const Case one = random_case(3); // causal and masked
    Dense<double> dense(one);
    const Matrix want = reference(one);
    for (Index tile = 1; tile <= one.K.rows(); ++tile) {
        ASSERT_TRUE(tiled_attention(dense.inputs, 4, tile, dense.workspace, dense.outputs).ok());
        EXPECT_LT(largest_difference(dense.outputs, want), 1e-13) << tile;
    }
}

TEST(DenseAttention, LargeScoresDoNotOverflow) {
    Case one = random_case(2);
    one.Q *= 1e4;
    Dense<float> dense(one);
    ASSERT_TRUE(tiled_attention(dense.inputs, 8, 4, dense.workspace, dense.outputs).ok());
    EXPECT_TRUE(dense.outputs.allFinite());
}

TEST(DenseAttention, Refusals) {
    Case one = random_case(1);
    const auto code = [](const Case& wrong, Index rows = 4, Index tile = 4) {
        Dense<double> dense(wrong);
        const auto status = tiled_attention(dense.inputs, rows, tile, dense.workspace, dense.outputs);
        return status ? Code::unsupported : status.error().code;
    };
    EXPECT_EQ(code(one, 0), Code::bad_window);
    EXPECT_EQ(code(one, 4, 0), Code::bad_window);
    Case wrong = one;
    wrong.K.conservativeResize(wrong.K.rows(), wrong.K.cols() + 1);
    EXPECT_EQ(code(wrong), Code::dim_mismatch);
    wrong = one;
    wrong.V.conservativeResize(wrong.V.rows() + 1, wrong.V.cols());
    EXPECT_EQ(code(wrong), Code::count_mismatch);
    wrong = one;
    wrong.allowed = Mask::Constant(1, 1, true);
    EXPECT_EQ(code(wrong), Code::mask_size);
    wrong.allowed = Mask::Constant(one.Q.rows(), one.K.rows(), false);
    EXPECT_EQ(code(wrong), Code::all_masked);
    wrong.allowed = Mask::Constant(one.Q.rows(), one.K.rows(), true);
    wrong.allowed->col(0).setConstant(false); // all that query 0 may see when causal
    EXPECT_EQ(code(wrong), Code::all_masked);
    wrong = one;
    wrong.Q.resize(0, one.Q.cols());
    EXPECT_EQ(code(wrong), Code::empty_input);
}

TEST(DenseSoftmax, FloatAndDoubleAgreeWithTheTeachingPath) {
    Random random(11);
    for (const Index n : {1, 2, 7, 64}) {
        const Matrix scores = random_matrix(random, n, n + 1, 20);
        const Mask allowed = random_mask(random, n, n + 1);
        const auto expected = row_softmax(scores, allowed);
        ASSERT_TRUE(expected.ok());
        Matrix in_double;
        MatrixOf<float> in_float;
        ASSERT_TRUE(dense_softmax(scores, &allowed, in_double).ok());
        ASSERT_TRUE(dense_softmax(MatrixOf<float>(scores.cast<float>()), &allowed, in_float).ok());
        EXPECT_LT((in_double - expected->weights).cwiseAbs().maxCoeff(), 1e-14);
        EXPECT_LT((in_float.cast<double>() - expected->weights).cwiseAbs().maxCoeff(), 1e-5);
        EXPECT_TRUE((allowed.array() || in_float.array() == 0).all()) << "hidden places are exactly 0";
        EXPECT_TRUE((allowed.array() || in_double.array() == 0).all()) << "hidden places are exactly 0";
    }
}

TEST(DenseSoftmax, Refusals) {
    Matrix weights;
    EXPECT_EQ(dense_softmax(Matrix(0, 0), nullptr, weights).error().code, Code::empty_input);
    const Mask wrong = Mask::Constant(1, 3, true);
    EXPECT_EQ(dense_softmax(Matrix(Matrix::Zero(2, 2)), &wrong, weights).error().code, Code::mask_size);
    const Mask none = Mask::Constant(2, 2, false);
    EXPECT_EQ(dense_softmax(Matrix(Matrix::Zero(2, 2)), &none, weights).error().code, Code::all_masked);
}

TEST(DenseAttention, HiddenPlacesGiveExactlyNothing) {
    // A Value this large would show the smallest leak: in float, exp(−88) · 1e38 is a number to be seen.
    const MatrixOf<float> Q = MatrixOf<float>::Ones(9, 1);
    const MatrixOf<float> K = MatrixOf<float>::Ones(9, 1);
    MatrixOf<float> V = MatrixOf<float>::Zero(9, 1);
    V(8, 0) = 1e38F;
    DenseWorkspace<float> workspace;
    MatrixOf<float> outputs;
    ASSERT_TRUE(plain_attention<float>({Q, K, V, 1, true, nullptr}, workspace, outputs).ok());
    EXPECT_TRUE((outputs.topRows(8).array() == 0).all()) << outputs;
    ASSERT_TRUE(tiled_attention<float>({Q, K, V, 1, true, nullptr}, 4, 3, workspace, outputs).ok());
    EXPECT_TRUE((outputs.topRows(8).array() == 0).all()) << outputs;
}
