// Softmax step by step, and what else could turn scores into shares: what the parts of this lab know of each other.
#pragma once

#include "core/labs/lab.h"

#include <optional>

namespace attention::weighing {

constexpr Index most_scores = 12;

struct Params {
    Matrices scores; // 1 × n
    double temperature = 1;
    double offset = 0;
    Matrices values; // 1 × n, or absent
    Sentences names; // n tokens, or absent: e₁ e₂ …
    std::string method = "naive";
    std::string precision = "float64";
    std::string mode = "soft";
    std::int64_t keep = 2;
    std::int64_t draws = 20;
    std::int64_t seed = 1;
};

const FieldTable<Params>& field_table();

Row published_scores(); // 3
Row published_values(); // 3
bool is_published(const Params& params);
/// Are the scores (or `values`) those of row 猫 of the heat map?
bool five(const Params& params, std::string_view key);

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
/// As many scores, of which no sum or power can fail.
Values harmless(const Values& values);
Result<Values> drawn_again(const Values& values, std::uint64_t seed);

/// A number as the texts write it: 4 decimals, or 5 digits and an exponent where these would say nothing.
ShownNumber shown_number(double value, Digits digits);
std::string number(double value, Digits digits);
std::string given_number(double value, Digits digits); // as it was given
std::string share(double value, Digits digits);        // in percent

/// What every picture and sentence of this lab picks from the trace.
struct View {
    explicit View(const Shown& shown);

    const Tokens& labels;
    const Row& scores;   // without the offset
    const Row& logits;   // (score + offset) / τ, or their limits
    const Row* terms;    // what is added up; null: the method has none here
    const Row* weights;  // null: the method failed
    const Row* selected; // the shares of the mode: the weights, one place alone, or what was drawn
    const Row* values;   // may be null
    std::string method;
    std::string mode;
    Digits digits;
    double temperature;
    double offset;
    Index best; // by score, the first on ties

    std::string number(double value) const { return weighing::number(value, digits); }
    std::string given(double value) const { return given_number(value, digits); }
    std::string share(double value) const { return weighing::share(value, digits); }
    bool exponential() const { return method == "stable" || method == "naive" || method == "top-k"; }
    bool limit() const; // τ → 0 or τ → ∞
    /// The shares that are taken are the weights themselves, unless one is chosen or many are drawn.
    std::string share_path(Index j) const { return trace_path(mode == "soft" ? "weights" : "selected", j); }
};

} // namespace attention::weighing
