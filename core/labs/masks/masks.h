// Causal and padding masks: what the parts of this lab know of each other.
#pragma once

#include "core/labs/lab.h"

namespace attention::mask_lab {

constexpr Index most_tokens = 64;

struct Params {
    Sentences tokens; // n
    Matrices scores;  // n × n: row t looks, column j is looked at
    std::string mode = "causal";
    std::int64_t valid_length = 4; // padding: so many real places
    std::int64_t width = 3;        // sliding window: itself and width − 1 places before
    std::int64_t prefix = 2;       // prefix: so many places that everyone sees
    Matrices allowed;              // n × n of 0 and 1: what `mode` makes, or one's own
    std::string fill = "minus_infinity";
    std::int64_t row = 1;
    bool shift = true;   // the inputs are shifted right: row t is to produce token t + 1
    bool passes = false; // compare with n separate passes
};

const FieldTable<Params>& field_table();

/// 5 × 5, made up.
Matrix example_scores();
Tokens example_tokens();

/// x·xᵀ / √2 of the published three tokens (1, 0), (0, 1), (1, 1).
Matrix three_token_scores();

/// What the mode makes of n places; `own` for the mode that keeps what was clicked.
Mask mask_of(const Params& params, Index n);
Mask mask_from_numbers(const Matrix& numbers);
Matrix numbers_from_mask(const Mask& mask);

/// Are the rows here asked to produce a token each? Encoders (padding, prefix) ask nothing of them.
bool predicts(const Params& params);

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

/// What every picture and sentence of this lab picks from the trace.
struct View {
    explicit View(const Shown& shown);

    const Tokens& tokens;
    const Mask& allowed;
    const Matrix& scores;
    const Matrix& filled;
    const Matrix& weights;
    const Row& leak;
    Index row; // the chosen one
    Digits digits;

    NumberFormat percents() const { return with_digits(percent(1), digits); }
    NumberFormat numbers() const { return with_digits(fixed(4), digits); }
    const std::string& token(Index place) const { return tokens[std::size_t(place)]; }
};

/// Why the row has no weights, if it has none.
std::optional<Error> row_problem(const Shown& shown, Index row);
/// Why a row that sees nothing has no weights.
Text nothing_to_share(const std::string& fill, const std::string& token);

} // namespace attention::mask_lab
