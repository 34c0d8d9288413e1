// The weighted average, with fixed weights or with weights from relevance: what the parts of this lab know of each
// other.
#pragma once

#include "core/labs/lab.h"

#include <optional>

namespace attention::mixing {

constexpr Index most_things = 12;

/// What is averaged are numbers (marks) or vectors in the plane (hidden states): n × 1 or n × 2.
struct Params {
    std::string weighting = "fixed"; // fixed, relevance, uniform, hard
    Matrices weights;                // 1 × n, as given
    Matrices scores;                 // 1 × n
    Matrices contents;               // n × d
    Sentences names;                 // n tokens
    bool normalise = false;
    bool remove = false;
    std::int64_t removed = 1;
};

const FieldTable<Params>& field_table();

bool are_marks(const Params& params);        // 80, 90, 100
bool are_states(const Params& params);       // the vectors made up for “The little cat sleeps”
bool are_codes(const Params& params);        // the wrong model: one number a word
bool are_published(const Matrices& weights); // 0.6, 0.3, 0.1

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

    const Tokens& names;
    const Matrix& contents;
    const Row& scores;
    const Row& given;    // weights as given
    const Mask& present; // 1 × n
    const Row* weights;  // what really mixes; null: they can't be had
    const Row* output;   // d
    std::string weighting;
    Digits digits;
    Index best; // the largest weight, the first on ties; of the scores where there are no weights

    bool planar() const { return contents.cols() == 2; }
    bool by_scores() const { return weighting == "relevance" || weighting == "hard"; }
    bool takes_part(Index place) const { return present(0, place); }
    std::string name(Index place) const { return names[std::size_t(place)]; }
    ShownNumber shown_number(double value) const;
    std::string number(double value) const;      // 4 decimals, fewer where fewer say all
    std::string vector(const Row& vector) const; // (x, y), or the number alone
};

} // namespace attention::mixing
