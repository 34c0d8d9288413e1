// What a lab is: data and a few pure functions. Everything else (form, presets, undo, saving,
// command line, tests) is made from this record by code that all labs share.
#pragma once

#include "core/base/field.h"
#include "core/base/trace.h"
#include "core/explain/answer.h"
#include "core/explain/expression.h"
#include "core/figure/figure.h"

#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace attention {

struct Preset {
    std::string id;
    Text label;
    Values values; // over the initial ones
};

struct View {
    std::string id;
    Text label;
    int width = 1; // its share of the stage
};

struct Caveat {
    std::string id; // C01 …
    Text text;
    bool (*relevant)(const Values&) = nullptr; // when a caption needs it; null: always. The panel shows it in any case
};

/// Where a number comes from.
enum class Provenance { published, reconstructed, derived, made_up, yours, measured };

/// What somebody expects before the answer is shown.
struct Prediction {
    std::map<std::string, double> guesses;    // by trace path
    std::set<std::string> marks;              // cells expected to be the largest of their row, by trace path
    std::map<std::string, std::string> typed; // intermediates of a calculation by hand, as typed, by trace path
    bool revealed = false;                    // the answer stands beside the guesses

    bool operator==(const Prediction&) const = default;
};

/// How far a teacher lets a class use something.
enum class Access { free, locked, hidden };

/// What of a lab a class may use.
struct LabLock {
    Access lab = Access::free;            // locked: none of its parameters moves; hidden: it can't be gone to either
    std::map<std::string, Access> fields; // of single parameters, where it differs from the lab's

    Access of(const std::string& key) const {
        const auto found = fields.find(key);
        if (found != fields.end()) return found->second;
        return lab == Access::free ? Access::free : Access::locked;
    }
    bool operator==(const LabLock&) const = default;
};

/// What there is to be shown: checked values, the trace they gave (covered as far as it isn't to be seen), and how
/// the user wants to see it.
struct Shown {
    const Values& values;
    const Trace& trace;
    Digits digits;
    std::vector<Index> rows;                // only these rows, counted from 0; empty: all
    const Prediction* prediction = nullptr; // while somebody predicts, and after
    const LabLock* lock = nullptr;          // what can't be moved; null: everything can

    bool covered() const { return prediction != nullptr && !prediction->revealed; }
};

struct Readout {
    Text label;
    Text value;
    std::string path; // what it shows, for linked hovering; may be empty
    Text help;
};

/// One step of the hand calculation: in symbols, with the numbers, and what comes out.
struct Step {
    Text title;
    Expression symbolic;
    Expression substituted;
    Expression result;
    std::string path;
};

/// A formula above the read-outs: in symbols and with the current numbers.
struct Formula {
    Expression symbolic;
    Expression substituted;
    std::string path;
};

/// Something to try, which ticks itself off.
struct Task {
    std::string id;
    Text text;
    bool (*reached)(const Shown&);
    std::vector<std::string> needs; // keys of the parameters that have to move for it
};

/// A button that changes values by itself ("shuffle my scores"); the same seed gives the same change.
struct Command {
    std::string id;
    Text label;
    Text help;
    std::string beside; // key of the field it stands beside
    Result<Values> (*changes)(const Values&, std::uint64_t seed);
    bool random = true; // another seed, another change
};

struct Lab {
    std::string id;
    std::string group; // an id out of `lab_groups()`
    Text title;
    Text question; // the line under the title
    std::vector<Field> fields;
    std::vector<Preset> presets; // the first one is the initial state
    std::vector<View> views;     // the first one is the main view
    std::vector<Caveat> caveats;
    std::vector<Task> tasks;
    std::vector<Command> commands;
    std::vector<std::string> presented; // the two or three parameters that a class needs beside the figure

    /// `before` with `changes` (each already checked) put in, and all that hangs on them made to agree;
    /// or why they can't be together. Null: the changes alone.
    Result<Values> (*settle)(const Values& before, const Values& changes) = nullptr;

    Result<Trace> (*run)(const Values&) = nullptr;
    FigureSpec (*figure)(const Shown&, std::string_view view) = nullptr;
    std::vector<Readout> (*readouts)(const Shown&) = nullptr;
    std::vector<Formula> (*formulas)(const Shown&) = nullptr;
    std::vector<Step> (*steps)(const Shown&) = nullptr;
    Text (*summary)(const Shown&) = nullptr; // one sentence with the current maximum
    Text (*origin)(const Shown&) = nullptr;  // one line: where the numbers on screen come from
    Provenance (*provenance)(const Values&, std::string_view path) = nullptr;

    /// The first entry of the trace that is covered while somebody predicts. Null: nothing can be predicted here.
    std::string (*predict_from)(const Values&) = nullptr;
    /// The same question with everything that can fail done safely: while answers are covered its trace stands in, so
    /// that a failure is covered too. Null: nothing that is covered can fail.
    Values (*harmless)(const Values&) = nullptr;

    /// The numbers a learner can be asked for, in the order of the calculation. Null: none.
    std::vector<Blank> (*blanks)(const Shown&) = nullptr;
    /// What was typed at `path`, judged; `typed` holds all that was typed so far, this included. Null together
    /// with `blanks`.
    Verdict (*judge)(const Values&, const Answers& typed, std::string_view path) = nullptr;
};

struct LabGroup {
    std::string id;
    Text title;
};

/// The groups in the order of the navigator.
const std::vector<LabGroup>& lab_groups();

/// Every lab of `labs.def`, in its order.
const std::vector<const Lab*>& all_labs();

/// The lab, or UNKNOWN_LAB with the nearest name.
Result<const Lab*> find_lab(std::string_view id);

/// The explanation of a lab in Markdown with {path|format} places; empty when there is none.
std::string_view lab_document(std::string_view lab, std::string_view language);

const View* find_view(const Lab& lab, std::string_view id);
const Preset* find_preset(const Lab& lab, std::string_view id);

} // namespace attention
