// QKV by hand: what the parts of this lab know of each other.
#pragma once

#include "core/attention/by_hand.h"
#include "core/explain/diagnosis.h"
#include "core/labs/lab.h"

namespace attention::hand {

constexpr Index most = 6; // positions, and components of any vector

struct Params {
    bool project = false;       // step 0: Q, K, V come from X
    std::int64_t row = 0;       // the query that is worked out
    bool scale = true;          //
    double temperature = 1;     //
    bool causal = false;        //
    bool tie = false;           // each Value is its key
    bool exact = true;          // √2 rather than 1.4142
    std::string layout = "row"; // or "stored": the weight matrices are typed and shown as [out][in]
    std::string twin = "none";  // or a mistake that is run beside the truth
    Matrices X;                 // n × d_model
    Matrices W_Q, W_K, W_V;     // d_model × d_k, d_k, d_v; the other way round when stored
    Matrices queries;           // n_q × d_k
    Matrices keys;              // n × d_k
    Matrices values;            // n × d_v
    Sentences names;            // n
    Sentences query_names;      // n_q; when projected, the same as `names`

    bool stored() const { return layout == "stored"; }
};

const FieldTable<Params>& field_table();
std::vector<Preset> presets();

/// The calculation that the parameters describe, whatever the layout they are typed in.
HandInputs inputs_of(const Params& params);

Result<Values> settle(const Values& before, const Values& changes);
Result<Values> new_exercise(const Values& values, std::uint64_t seed);
Result<Trace> run(const Values& values);
FigureSpec figure(const Shown& shown, std::string_view view);
std::vector<Readout> readouts(const Shown& shown);
std::vector<Formula> formulas(const Shown& shown);
std::vector<Step> steps(const Shown& shown);
std::vector<Blank> blanks(const Shown& shown);
Verdict judge(const Values& values, const Answers& answers, std::string_view path);
Text summary(const Shown& shown);
Text origin(const Shown& shown);
Provenance provenance(const Values& values, std::string_view path);

/// What every picture and sentence of this lab picks from the trace.
struct View {
    explicit View(const Shown& shown);

    const Params params;
    const Trace& trace;
    const Tokens& names;
    const Tokens& query_names;
    const Matrix& Q;
    const Matrix& K;
    const Matrix& V;
    const Matrix& weights;
    const Matrix& outputs;
    Index row;  // the chosen query
    Index best; // its first largest weight
    Digits digits;

    NumberFormat percents() const { return with_digits(percent(1), digits); }
    NumberFormat decimals() const { return with_digits(fixed(4), digits); }
    const std::string& name(Index place) const { return names[std::size_t(place)]; }
    const std::string& query_name() const { return query_names[std::size_t(row)]; }
    Index size() const { return K.rows(); }

    /// A computed number: as a root or a fraction where it is one and that is wanted, else with decimals.
    Expression number(double value, std::string path) const;
    /// The one at this path.
    Expression number(const std::string& path) const;
    /// A number as it was typed: 0.3, not 0.3000.
    Expression given(double value, std::string path) const;
    /// Row `r` of an entry: a vector, or the number alone.
    Expression vector(const char* name, Index r) const;
    /// A whole entry; `turned`: rows as columns.
    Expression whole(const char* name, bool turned = false) const;
    std::string text(const Expression& expression) const { return to_plain(expression, english()); }

    const Matrix& matrix(const char* name) const { return *trace.get<Matrix>(name); }
};

/// The entries that are computed, in order; each is a step of the calculation.
std::vector<std::string> step_names(const Params& params);

/// What the number at a path is called: “dot product with 睡”.
Text name_of_path(const View& view, std::string_view path);

/// The first number of the wrong twin that differs; nothing without a twin, or when none does.
std::optional<Difference> twin_difference(const View& view);

} // namespace attention::hand
