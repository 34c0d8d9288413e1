#include "core/io/orientation.h"

#include "core/io/file.h"
#include "core/io/matrix_file.h"
#include "core/io/tokens.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <cstdlib>
#include <limits>

using namespace attention;
using testing::HasSubstr;
using Reason = Orientation::Reason;

namespace {

// 2 target tokens over 3 source tokens, as we write it: rows = target, each sums to 1.
const Matrix ours{{0.5, 0.25, 0.25}, {0.1, 0.2, 0.7}};

Matrix padded(const Matrix& matrix, Index rows, Index columns, double with) {
    Matrix larger = Matrix::Constant(rows, columns, with);
    larger.topLeftCorner(matrix.rows(), matrix.cols()) = matrix;
    return larger;
}

FittedWeights fit(const Matrix& file, Index sources, Index targets, AxisChoice source = AxisChoice::automatic,
                  AxisChoice normalised = AxisChoice::automatic) {
    auto fitted = fit_weights(file, sources, targets, source, normalised);
    EXPECT_TRUE(fitted.ok()) << render(fitted.error().message, english());
    return fitted ? *fitted : FittedWeights{};
}

std::string refusal(const Matrix& file, Index sources, Index targets, Code code,
                    AxisChoice source = AxisChoice::automatic) {
    const auto fitted = fit_weights(file, sources, targets, source);
    EXPECT_FALSE(fitted.ok());
    if (fitted) return {};
    EXPECT_EQ(code_name(fitted.error().code), code_name(code));
    return render(fitted.error().message, english());
}

} // namespace

TEST(Orientation, OurOwnWayRoundStays) {
    const FittedWeights fitted = fit(ours, 3, 2);
    EXPECT_EQ(fitted.weights, ours);
    EXPECT_EQ(fitted.orientation, (Orientation{Axis::columns, Axis::rows, true, Reason::sums}));
    EXPECT_EQ(fitted.dropped_rows + fitted.dropped_columns, 0);
    EXPECT_EQ(fitted.dropped_mass_max, 0);
    EXPECT_TRUE(fitted.sums_to_one);
}

TEST(Orientation, TheOtherWayRoundIsTurned) {
    const FittedWeights fitted = fit(ours.transpose(), 3, 2);
    EXPECT_EQ(fitted.weights, ours);
    EXPECT_EQ(fitted.orientation, (Orientation{Axis::rows, Axis::columns, true, Reason::sums}));
}

TEST(Orientation, SumsDecideInPaddedSquares) {
    // What lies beyond the target may be anything; the sums of its own tokens decide.
    Matrix file = padded(ours.transpose(), 6, 6, 0);
    file.rightCols(4).setConstant(0.3);
    const FittedWeights fitted = fit(file, 3, 2);
    EXPECT_EQ(fitted.weights, ours);
    EXPECT_EQ(fitted.orientation.reason, Reason::sums);
    EXPECT_EQ(fitted.dropped_rows, 3);
    EXPECT_EQ(fitted.dropped_columns, 4);
}

TEST(Orientation, HalfPrecisionStillSumsToOne) {
    EXPECT_EQ(fit(ours * 1.004, 3, 2).orientation.reason, Reason::sums);
    EXPECT_FALSE(fit(ours * 1.2, 3, 2).sums_to_one);
}

TEST(Orientation, ShapeDecidesWhereSumsDoNot) {
    const FittedWeights fitted = fit(ours.transpose() * 2, 3, 2);
    EXPECT_EQ(fitted.weights, ours * 2);
    EXPECT_EQ(fitted.orientation, (Orientation{Axis::rows, std::nullopt, true, Reason::shape}));
}

TEST(Orientation, PaddingDecidesWhereShapeDoesNot) {
    const FittedWeights fitted = fit(padded(ours.transpose() * 2, 5, 5, 0), 3, 2);
    EXPECT_EQ(fitted.weights, ours * 2);
    EXPECT_EQ(fitted.orientation.reason, Reason::padding);
}

TEST(Orientation, WithoutAnyHintRowsAreTheTarget) {
    for (const Matrix& file : {Matrix(Matrix::Identity(3, 3)), Matrix(Matrix::Constant(3, 3, 1.0 / 3)),
                               Matrix(Matrix::Constant(3, 3, 2)), Matrix(Matrix::Zero(3, 3))}) {
        const FittedWeights fitted = fit(file, 3, 3);
        EXPECT_EQ(fitted.weights, file);
        EXPECT_EQ(fitted.orientation.source_axis, Axis::columns);
        EXPECT_FALSE(fitted.orientation.certain);
        EXPECT_THAT(render(orientation_note(fitted.orientation), english()), HasSubstr("way round"));
    }
}

TEST(Orientation, AnEmptyFileTellsNothing) {
    for (const Matrix& file : {Matrix(0, 0), Matrix(0, 3), Matrix(3, 0)})
        for (const Index tokens : {0, 2})
            EXPECT_EQ(detect_orientation(file, tokens, tokens).reason, Reason::convention);
}

TEST(Orientation, ShapeWinsAgainstSumsButIsDoubted) {
    // 2 source tokens, 3 target tokens, yet each row of 3 sums to 1.
    const FittedWeights fitted = fit(ours, 2, 3);
    EXPECT_EQ(fitted.weights, ours.transpose());
    EXPECT_EQ(fitted.orientation, (Orientation{Axis::rows, Axis::rows, false, Reason::shape_against_sums}));
    EXPECT_FALSE(fitted.sums_to_one);
}

TEST(Orientation, WhatTheUserSaysIsDone) {
    const Matrix square = padded(ours, 3, 3, 0);
    EXPECT_EQ(fit(square, 3, 2, AxisChoice::columns).weights, ours);
    EXPECT_EQ(fit(square, 3, 2, AxisChoice::rows).weights, square.transpose().topRows(2));
    EXPECT_EQ(fit(square, 3, 2, AxisChoice::automatic, AxisChoice::columns).weights, square.transpose().topRows(2));
    const Orientation given = fit(square, 3, 2, AxisChoice::rows, AxisChoice::rows).orientation;
    EXPECT_EQ(given, (Orientation{Axis::rows, Axis::rows, true, Reason::given}));
    EXPECT_EQ(axis_choice("auto"), AxisChoice::automatic);
    EXPECT_EQ(axis_choice("rows"), AxisChoice::rows);
    EXPECT_EQ(axis_choice("row"), std::nullopt);
    EXPECT_EQ(axis_name(Axis::columns), "columns");
}

TEST(Orientation, SaysHowMuchTheCropDropped) {
    const FittedWeights fitted = fit(ours, 2, 2, AxisChoice::columns);
    EXPECT_EQ(fitted.weights, ours.leftCols(2));
    EXPECT_DOUBLE_EQ(fitted.dropped_mass_max, 0.7);
    EXPECT_FALSE(fitted.sums_to_one);
    EXPECT_DOUBLE_EQ(fit(ours * 1e308, 2, 2, AxisChoice::columns).dropped_mass_max, 0.7);
}

TEST(Orientation, RefusesTooSmallFilesAndSaysWhatWouldDo) {
    EXPECT_EQ(refusal(ours, 4, 2, Code::dim_mismatch),
              "The file holds 2 × 3 weights, too few for 2 target and 4 source tokens: at least 2 × 4 or 4 × 2 are "
              "needed. Check that sentence and matrix belong together.");
    EXPECT_THAT(refusal(ours, 3, 2, Code::dim_mismatch, AxisChoice::rows), HasSubstr("at least 3 rows and 2 columns"));
    EXPECT_THAT(refusal(ours, 2, 3, Code::dim_mismatch, AxisChoice::columns),
                HasSubstr("at least 3 rows and 2 columns"));
}

TEST(Orientation, RefusesWhatAreNoWeights) {
    Matrix wrong = ours;
    wrong(1, 2) = -0.25;
    EXPECT_THAT(refusal(wrong, 3, 2, Code::out_of_range), HasSubstr("row 2, column 3 of the file is −0.25"));
    wrong(1, 2) = std::nan("");
    EXPECT_THAT(refusal(wrong, 3, 2, Code::non_finite), HasSubstr("row 2, column 3"));
    wrong(1, 2) = std::numeric_limits<double>::infinity();
    refusal(wrong, 3, 2, Code::non_finite);
    refusal(ours, 0, 2, Code::empty_input);
    refusal(ours, 3, 0, Code::empty_input);
    refusal(Matrix(0, 0), 3, 2, Code::empty_input);
}

// ---- a file of a real translation model -------------------------------------------------------

namespace {

class RealAlignments : public testing::Test {
protected:
    void SetUp() override {
        const char* trial_data = std::getenv("ATTENTION_TRIAL_DATA");
        namespace fs = std::filesystem;
        for (const fs::path& data : {fs::path(trial_data ? trial_data : ""), fs::path(PROJECT_ROOT) / "../shared/data",
                                     fs::path(PROJECT_ROOT) / "../../shared/data"})
            if (const fs::path folder = data / "nmt-attention/neuralmonkey"; fs::exists(folder)) folder_ = folder;
        if (folder_.empty())
            GTEST_SKIP() << "no trial data beside the project; ATTENTION_TRIAL_DATA may name its folder";
        const auto loaded = matrix_from_bytes(bytes_of("alignments.npy"), "alignments.npy");
        const auto source = tokens_from_bytes(bytes_of("src.en.bpe"), "src.en.bpe");
        const auto target = tokens_from_bytes(bytes_of("out.lv.bpe"), "out.lv.bpe");
        ASSERT_TRUE(loaded && source && target);
        weights_ = loaded->matrices;
        source_ = *source;
        target_ = *target;
        ASSERT_EQ(weights_.size(), 5U);
        ASSERT_EQ(source_.size(), 5U);
        ASSERT_EQ(target_.size(), 5U);
    }

    std::string bytes_of(const char* name) const {
        auto bytes = read_file(folder_ / name);
        return bytes ? *bytes : std::string{};
    }

    std::filesystem::path folder_;
    Matrices weights_;
    Sentences source_;
    Sentences target_;
};

} // namespace

TEST_F(RealAlignments, EverySentenceIsTurnedAndFits) {
    for (std::size_t i = 0; i < 5; ++i) {
        const FittedWeights fitted = fit(weights_[i], Index(source_[i].size()), Index(target_[i].size()));
        EXPECT_EQ(fitted.orientation, (Orientation{Axis::rows, Axis::columns, true, Reason::sums})) << i;
        EXPECT_LT(fitted.dropped_mass_max, 1e-6) << "no weight lies beyond the source of sentence " << i;
        EXPECT_TRUE(fitted.sums_to_one) << i;
        EXPECT_EQ(fitted.dropped_rows, 50 - Index(source_[i].size()));
    }
}

TEST_F(RealAlignments, TheWrongWayRoundWouldLoseWeight) {
    const FittedWeights wrong =
        fit(weights_[0], Index(source_[0].size()), Index(target_[0].size()), AxisChoice::columns);
    EXPECT_FALSE(wrong.sums_to_one);
}

TEST_F(RealAlignments, WordsKeepTheirWeight) {
    for (std::size_t i = 0; i < 5; ++i) {
        const FittedWeights fitted = fit(weights_[i], Index(source_[i].size()), Index(target_[i].size()));
        const Merge source = merge_subwords(source_[i]), target = merge_subwords(target_[i]);
        const Matrix words = merge_rows(merge_columns(fitted.weights, source.pieces), target.pieces);
        EXPECT_LT(words.cols(), fitted.weights.cols());
        EXPECT_TRUE(words.rowwise().sum().isApprox(Eigen::VectorXd::Ones(words.rows()), 1e-5)) << i;
    }
    EXPECT_EQ(merge_subwords(source_[0]).tokens.front(), "Television");
}
