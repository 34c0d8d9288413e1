// The bilingual alignment heat map: what its parts know of each other.
#pragma once

#include "core/labs/lab.h"

#include <optional>

namespace attention::alignment {

struct Params {
    Sentences source; // tokens looked at: S of them
    Sentences target; // tokens being produced: T of them
    Matrices scores;  // T × S, or absent when weights are given
    Matrices weights; // as in the file, rows and columns not yet told apart; or absent
    Matrices values;  // 1 × S, or absent
    double temperature = 1;
    std::int64_t row = 0;      // the chosen target token
    std::int64_t sentence = 1; // which one of a stack, from 1
    std::string source_axis = "auto";
    std::string normalised = "auto";
    bool merge_marks = false;
};

const FieldTable<Params>& field_table();

/// The published example [L02, figure 59-3]; its scores and Values are reconstructed.
Matrix published_scores(); // 5 × 5
Row published_values();    // 5

/// What the temperature acts on: tokens and scores of the chosen sentence, told apart, cropped and merged.
struct Sentence {
    Tokens source;           // S
    Tokens target;           // T
    Matrix scores;           // T × S; for weights their logarithms, 0 at hidden places
    Mask allowed;            // T × S, or empty: all
    Matrix given_weights;    // T × S when weights were given, else empty: shown as they are at τ = 1
    std::vector<Text> notes; // what was detected, cropped, hidden, merged
};
Result<Sentence> chosen_sentence(const Params& params);

/// Are source and target those of the published example or of a preset?
bool words_are_the_examples(const Params& params);

/// How many tokens the chosen sentence has, before any merging.
struct Counts {
    Index source = 0;
    Index target = 0;
};
Counts token_counts(const Params& params);
const Tokens& tokens_of(const Sentences& sentences, std::int64_t sentence);

Result<Values> settle(const Values& before, const Values& changes);
Result<Trace> run(const Values& values);
FigureSpec figure(const Shown& shown, std::string_view view);
std::vector<Readout> readouts(const Shown& shown);
std::vector<Formula> formulas(const Shown& shown);
std::vector<Step> steps(const Shown& shown);
Text summary(const Shown& shown);
Text origin(const Shown& shown);
Provenance provenance(const Values& values, std::string_view path);
std::vector<Preset> presets();
std::vector<Task> tasks();
Result<Values> shuffled_scores(const Values& values, std::uint64_t seed);

/// What every picture and sentence of this lab picks from the trace.
struct View {
    explicit View(const Shown& shown);

    const Tokens& source;
    const Tokens& target;
    const Matrix& scores;
    const Mask& allowed;
    const Matrix& weights;
    Index row; // the chosen one
    Digits digits;

    NumberFormat percents() const { return with_digits(percent(1), digits); }
    NumberFormat numbers() const { return with_digits(fixed(4), digits); }
};

} // namespace attention::alignment
