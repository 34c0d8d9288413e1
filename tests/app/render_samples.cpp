#include "tests/app/render_samples.h"

#include "core/base/random.h"

#include <cmath>

namespace samples {

using namespace attention;

namespace {

std::vector<Label> labelled(const std::vector<std::string>& words) {
    std::vector<Label> labels;
    for (std::size_t i = 0; i < words.size(); ++i) labels.push_back({words[i], Index(i)});
    return labels;
}

std::vector<Label> words(int count) {
    static const char* const some[] = {"the",   "attention", "▁model", "猫", "of",      "translation", "睡觉",
                                       "##ing", "a",         "Straße", "x",  "however", "and"};
    std::vector<Label> labels;
    for (int i = 0; i < count; ++i) labels.push_back({some[(i + i / 13) % 13], i});
    return labels;
}

Matrix softmaxed(const Matrix& scores) {
    if (scores.size() == 0) return scores;
    Matrix result = (scores.colwise() - scores.rowwise().maxCoeff()).array().exp().matrix();
    for (Index row = 0; row < result.rows(); ++row) result.row(row) /= result.row(row).sum();
    return result;
}

/// A fixed sequence: figures of tests are the same everywhere.
Matrix noise(int rows, int columns, unsigned seed) {
    Matrix result(rows, columns);
    std::uint32_t state = seed * 2654435761U + 1;
    for (Index i = 0; i < result.size(); ++i) {
        state = state * 1664525U + 1013904223U;
        result.data()[i] = double(state >> 8) / double(1U << 24);
    }
    return result;
}

FigureSpec of(HeatMap map, const char* title) {
    FigureSpec figure;
    figure.lab = "alignment-heatmap";
    figure.view = "heatmap";
    figure.title = verbatim(title);
    figure.content = std::move(map);
    figure.description = verbatim("A heat map.");
    return figure;
}

} // namespace

FigureSpec published() {
    Matrix scores(5, 5);
    scores << 4, 1.2, .6, .6, .5, .5, 3.8, 1.2, .6, .6, .5, 1.2, 4, .6, .6, .5, .6, .6, 3.8, 1.2, .5, .6, .6, 1.2, 4.1;
    HeatMap map;
    map.path = "weights";
    map.values = softmaxed(scores);
    map.rows = labelled({"这只", "小", "猫", "正在", "睡觉"});
    map.columns = labelled({"The", "little", "cat", "is", "sleeping"});
    map.row_title = verbatim("目标 target");
    map.column_title = verbatim("source 源");
    map.colour_title = verbatim("weight α (each row sums to 1)");
    map.chosen_row = 2;
    map.choose_row = "row";
    FigureSpec figure = of(std::move(map), "Bilingual soft alignment 双语软对齐热力图");
    figure.description = verbatim("“猫” looks most at “cat”: 86.4%.");
    figure.caption = {
        verbatim(
            "Temperature 1. Scores are made up for teaching, not those of a trained model; weights are tidy because "
            "the correspondence was decided by us."),
        verbatim("得分为手工设定，不是训练得到的翻译模型。")};
    return figure;
}

FigureSpec random(int rows, int columns, unsigned seed) {
    HeatMap map;
    map.path = "weights";
    map.values = softmaxed(noise(rows, columns, seed) * 8);
    map.rows = words(rows);
    map.columns = words(columns);
    map.row_title = verbatim("target");
    map.column_title = verbatim("source");
    map.colour_title = verbatim("weight α");
    map.choose_row = "row";
    map.high = map.values.maxCoeff();
    return of(std::move(map), "Random weights");
}

FigureSpec causal(int size) {
    FigureSpec figure = random(size, size);
    auto& map = std::get<HeatMap>(figure.content);
    map.hidden = Mask::Constant(size, size, false);
    for (Index row = 0; row < size; ++row)
        for (Index column = row + 1; column < size; ++column) map.hidden(row, column) = true;
    if (size > 3) {
        map.problems.resize(std::size_t(size));
        map.problems[2] = Error{Code::all_masked, "weights.2", verbatim("Every place of this row is hidden.")};
    }
    return figure;
}

FigureSpec signedScores(int rows, int columns) {
    FigureSpec figure = random(rows, columns);
    auto& map = std::get<HeatMap>(figure.content);
    map.path = "scores";
    map.values = (noise(rows, columns, 3).array() * 7 - 3).matrix();
    map.low = -3;
    map.high = 4;
    map.colours = ColourMap::diverging;
    map.colour_title = verbatim("score");
    map.format = fixed(2);
    return figure;
}

FigureSpec bars(int count, bool handles) {
    Bars content;
    content.title = verbatim("当前目标：猫");
    const Matrix values = softmaxed(noise(1, count, 5) * 4);
    const auto labels = words(count);
    for (int i = 0; i < count; ++i) {
        Bar bar{"weights.2." + std::to_string(i), labels[std::size_t(i)].text, values(0, i), i == 3, std::nullopt};
        if (handles) bar.handle = Handle{"scores", {2, i}, 0.1, verbatim("score")};
        content.bars.push_back(bar);
    }
    if (count > 0) content.high = std::min(1.0, values.maxCoeff() * 1.2);
    FigureSpec figure;
    figure.title = verbatim("Weights of one row");
    figure.content = std::move(content);
    return figure;
}

std::vector<std::string> hostileLabels() {
    return {"",
            "<&>\"'",
            "]]>",
            std::string("\x01\x1f\0z", 4),
            "a\nb\tc",
            "😀👩‍👩‍👧",
            "مرحبا",
            "שלום (x)",
            "é̂̃ Z͑ͫ̓",
            std::string(400, 'W'),
            "\xff\xfe broken",
            "\xef\xbf\xbf",
            "   spaces   ",
            "漢字かな混じり文の長い長いトークン"};
}

FigureSpec hostile() {
    const auto labels = hostileLabels();
    FigureSpec figure = random(int(labels.size()), int(labels.size()));
    auto& map = std::get<HeatMap>(figure.content);
    map.rows = labelled(labels);
    map.columns = labelled(labels);
    figure.title = verbatim("<title> & \x02 “quotes”");
    figure.description = verbatim("--> ]]> \x03");
    return figure;
}

QByteArray svg(const FigureSpec& figure, const FigureStyle& style) {
    const auto file = toSvg(figure, style);
    return file ? *file : QByteArray();
}

QByteArray pdf(const FigureSpec& figure, const FigureStyle& style) {
    const auto file = toPdf(figure, style);
    return file ? *file : QByteArray();
}

QByteArray png(const FigureSpec& figure, const FigureStyle& style) {
    const auto file = toPng(figure, style);
    return file ? *file : QByteArray();
}

} // namespace samples
