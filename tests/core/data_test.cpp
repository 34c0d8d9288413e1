// What holds for the numbers of every figure of every lab, as other programs read them.
#include "core/figure/csv.h"
#include "core/figure/data.h"
#include "core/figure/tex_text.h"
#include "core/figure/tikz.h"
#include "core/labs/seen.h"
#include "tests/core/lab_trial.h"

#include <gtest/gtest.h>

#include <cmath>
#include <functional>

using namespace attention;
using attention::trial::LabTrial;

namespace {

/// Visits every view of every preset of every lab.
void each_figure(Digits digits, const std::function<void(const FigureSpec&, const Trace&)>& visit) {
    for (const Lab* lab : all_labs())
        for (const Preset& preset : lab->presets) {
            const Values values = values_of(LabTrial(lab->id).preset(preset.id), *lab);
            const Trace trace = *lab->run(values);
            for (const View& view : lab->views) {
                SCOPED_TRACE(lab->id + " " + preset.id + " " + view.id);
                visit(figure_of(*lab, {values, trace, digits, {}}, view.id), trace);
            }
        }
}

std::vector<Matrix> all_numbers(Digits digits) {
    std::vector<Matrix> all;
    each_figure(digits, [&](const FigureSpec& figure, const Trace&) { all.push_back(figure_numbers(figure)); });
    return all;
}

bool same(const Matrix& one, const Matrix& other) {
    if (one.rows() != other.rows() || one.cols() != other.cols()) return false;
    for (Index i = 0; i < one.size(); ++i)
        if (!(one.data()[i] == other.data()[i] || (std::isnan(one.data()[i]) && std::isnan(other.data()[i]))))
            return false;
    return true;
}

Matrix numbers_of(const LabTrial& lab, const Session& session, const char* view) {
    const Values values = values_of(session, lab.lab());
    const Trace trace = *lab.lab().run(values);
    return figure_numbers(figure_of(lab.lab(), {values, trace, {}, {}}, view));
}

/// Without the letters of three bytes that Chinese is written in, its punctuation among them.
std::string without_chinese(const std::string& text) {
    std::string rest;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const auto lead = static_cast<unsigned char>(text[at]);
        if ((lead >= 0xe3 && lead <= 0xe9) || lead == 0xef) at += 2;
        else rest += text[at];
    }
    return rest;
}

bool all_nan(const Matrix& numbers) {
    return numbers.size() > 0 && numbers.array().isNaN().all();
}

} // namespace

TEST(Data, NoDigitsAreLostWhateverTheFigureShows) {
    const auto full = all_numbers({});
    const auto coarse = all_numbers({Digits::Mode::decimals, 0});
    ASSERT_EQ(full.size(), coarse.size());
    for (std::size_t i = 0; i < full.size(); ++i) EXPECT_TRUE(same(full[i], coarse[i])) << i;
}

TEST(Data, CellsOfTablesHoldTheNumbersOfTheTrace) {
    int tables = 0;
    each_figure({}, [&](const FigureSpec& figure, const Trace& trace) {
        const auto* table = std::get_if<Table>(&figure.content);
        if (table == nullptr) return;
        ++tables;
        for (const auto& row : table->rows)
            for (const TableCell& cell : row) EXPECT_EQ(cell.numbers, trace.numbers(cell.path)) << cell.path;
        EXPECT_FALSE(all_nan(figure_numbers(figure)));
        EXPECT_EQ(figure_csv(figure).find('%'), std::string::npos);
    });
    EXPECT_GT(tables, 0);
}

TEST(Data, VectorsHaveAColumnForEachComponent) {
    const LabTrial lab("query-key-playground");
    const Matrix numbers = numbers_of(lab, lab.start(), "table");
    ASSERT_EQ(numbers.cols(), 5) << "key x, key y, score, weight, Value";
    EXPECT_FALSE(numbers.array().isNaN().any());
}

TEST(Data, WhatIsUndefinedIsNoNumber) {
    const LabTrial softmax("softmax");
    EXPECT_TRUE(all_nan(numbers_of(softmax, softmax.preset("overflow"), "weights")));
    const LabTrial masks("masks");
    const Matrix weights = numbers_of(masks, masks.preset("all-hidden"), "weights");
    const Session session = masks.preset("all-hidden");
    const Row refused = *masks.trace_of(session).get<Row>("refused");
    for (Index r = 0; r < weights.rows(); ++r) {
        if (refused(r) != 0) EXPECT_TRUE(all_nan(weights.row(r))) << r;
        else EXPECT_FALSE(weights.row(r).array().isNaN().any()) << "a hidden weight is 0, row " << r;
    }
    EXPECT_GT(refused.sum(), 0);
}

TEST(Tikz, AnyLatexCompilesWhatHasNoChineseWords) {
    each_figure({}, [&](const FigureSpec& figure, const Trace&) {
        const std::string tikz = figure_tikz(figure, english(), {.caption = true});
        const std::string latin = without_chinese(tikz);
        EXPECT_FALSE(needs_unicode_tex(latin)) << latin;
    });
}

TEST(Tikz, WordsOfAPlaneKeepApart) {
    const std::string words = R"(\node[inner sep=1pt, font=\small] at ()";
    each_figure({}, [&](const FigureSpec& figure, const Trace&) {
        if (!std::holds_alternative<Plane>(figure.content)) return;
        const std::string tikz = figure_tikz(figure, english());
        std::vector<std::pair<double, double>> places;
        for (auto at = tikz.find(words); at != tikz.npos; at = tikz.find(words, at + 1)) {
            const std::string x = tikz.substr(at + words.size(), 40);
            places.emplace_back(std::stod(x), std::stod(x.substr(x.find(',') + 1)));
        }
        EXPECT_FALSE(places.empty());
        for (std::size_t i = 0; i < places.size(); ++i)
            for (std::size_t j = i + 1; j < places.size(); ++j)
                EXPECT_TRUE(std::abs(places[i].second - places[j].second) > 0.35 ||
                            std::abs(places[i].first - places[j].first) > 0.7);
    });
}
