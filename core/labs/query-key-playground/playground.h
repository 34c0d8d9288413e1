// The query/key playground: what its parts know of each other.
#pragma once

#include "core/labs/lab.h"

namespace attention::playground {

constexpr Index most_positions = 8;

struct Params {
    Matrices query;  // 1 × 2
    Matrices keys;   // n × 2
    Sentences names; // n
    Matrices values; // n × d
    bool scale = true;
    bool regions = false;
    bool projection = false;
    std::int64_t position = 0; // the chosen key
};

const FieldTable<Params>& field_table();

/// The published example [L09, figure 59-4].
Row published_query();     // 2
Matrix published_keys();   // 4 × 2
Tokens published_names();  // 4
Matrix published_values(); // 4 × 1

Result<Values> settle(const Values& before, const Values& changes);
Result<Values> with_position(const Values& values, std::uint64_t seed);
Result<Values> without_position(const Values& values, std::uint64_t seed);
Result<Trace> run(const Values& values);
FigureSpec figure(const Shown& shown, std::string_view view);
std::vector<Readout> readouts(const Shown& shown);
std::vector<Formula> formulas(const Shown& shown);
std::vector<Step> steps(const Shown& shown);
Text summary(const Shown& shown);
Text origin(const Shown& shown);
Provenance provenance(const Values& values, std::string_view path);
std::vector<Preset> presets();

/// What every picture and sentence of this lab picks from the trace.
struct View {
    explicit View(const Shown& shown);

    const Tokens& names;
    const Row& query;
    const Matrix& keys;
    const Matrix& values;
    const Row& dots;
    const Row& scores;
    const Row& weights;
    const Row& output;
    Index position; // the chosen one
    Index best;     // the first of the largest weights
    Digits digits;

    NumberFormat percents() const { return with_digits(percent(1), digits); }
    NumberFormat numbers() const { return with_digits(fixed(4), digits); }
    const std::string& name(Index place) const { return names[std::size_t(place)]; }
};

/// A number as it was typed or dragged: 0.3, not 0.30000000000000004.
std::string plain_number(double value);

/// (2, 0.5), or the number alone.
std::string vector_text(const Row& row);

} // namespace attention::playground
