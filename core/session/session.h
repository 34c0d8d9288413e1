// The whole state of the program as one plain value, the actions that change it, and undo.
#pragma once

#include "core/labs/lab.h"

#include <map>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace attention {

/// What makes a session one for a class: what may be used, and the state that a reset goes back to.
struct Lock {
    std::map<std::string, LabLock> labs; // a lab not in it is free
    std::map<std::string, Values> start; // by lab, as in the session

    bool operator==(const Lock&) const = default;
};

struct Session {
    std::string lab;                      // the one on the stage
    std::map<std::string, Values> values; // by lab; a lab not in it is in its initial state
    Digits digits;
    std::map<std::string, Prediction> predictions = {}; // by lab: of those where somebody is at it
    std::optional<Lock> lock = {};

    bool operator==(const Session&) const = default;
};

Session initial_session();

/// The current values of a lab of the session.
Values values_of(const Session& session, const Lab& lab);

/// The values that a reset of the lab goes back to: the initial ones, or the teacher's.
Values start_of(const Session& session, const Lab& lab);

/// What of the lab is locked; null where all of it is free.
const LabLock* lock_of(const Session& session, const Lab& lab);

/// What there is to try in the lab: not what needs something that is locked.
std::vector<const Task*> tasks_of(const Session& session, const Lab& lab);

/// The session for a class: a reset will go back to what it is now.
Session locked(Session session, std::map<std::string, LabLock> labs);

/// What somebody predicts in this lab; null when nobody does.
const Prediction* prediction_of(const Session& session, const Lab& lab);

// ---- actions ------------------------------------------------------------------------------

/// Sets parameters of the current lab. Actions in a row with the same non-empty `gesture` are one undo step.
struct SetValues {
    Values changes;
    std::string gesture;
    Text name = {}; // what the undo list calls it; empty: what the changes say
};
struct ChoosePreset {
    std::string id;
};
struct SelectLab {
    std::string id;
};
/// Back to the start: one parameter, all of the current lab (`key` empty), or every lab.
struct Reset {
    std::string key;
    bool every_lab = false;
};
struct RunCommand {
    std::string id;
    std::uint64_t seed = 0;
};
struct SetDigits {
    Digits digits;
};
/// Covers the answers of the current lab, so that they can be guessed first.
struct Predict {};
/// Says what the number at a trace path will be.
struct Guess {
    std::map<std::string, double> numbers; // by trace path
    std::string gesture;
};
/// Marks a cell as the largest of its row, or takes the mark away.
struct MarkCell {
    std::string path;
};
/// An intermediate of the calculation by hand, as typed; empty takes it back.
struct TypeAnswer {
    std::string path;
    std::string text;
};
/// Shows the answer beside the guesses.
struct Reveal {};
/// Guesses and marks are gone, everything is to be seen.
struct EndPrediction {};
/// Takes the lock away; the values stay.
struct Unlock {};
/// Everything at once, as a file had it. Under the same lock it may change what any action may.
struct OpenSession {
    Session session;
};
using Action = std::variant<SetValues, ChoosePreset, SelectLab, Reset, RunCommand, SetDigits, Predict, Guess, MarkCell,
                            TypeAnswer, Reveal, EndPrediction, Unlock, OpenSession>;

/// The session after the action, or why it was refused. What the teacher has locked stays as it is. Pure: the session
/// given is not touched.
Result<Session> reduce(const Session& session, const Action& action);

/// The gesture that an action is part of; empty: it stands alone.
std::string gesture_of(const Action& action);

/// What an action is called in the undo list.
Text action_name(const Session& session, const Action& action);

/// What changed between two sessions, in one sentence for the status line; empty when nothing did. An action that
/// is more than a new number says its `name` instead.
Text change_report(const Session& before, const Session& after, const Text& name = {});

// ---- undo ---------------------------------------------------------------------------------

class History {
public:
    explicit History(Session start = initial_session()) : now_(std::move(start)) {}

    const Session& now() const { return now_; }
    Status apply(const Action& action);
    /// A gesture that came back to where it began is no step; answers whether one was taken away.
    bool end_gesture();

    bool can_undo() const { return !past_.empty(); }
    bool can_redo() const { return !future_.empty(); }
    Text undo_name() const { return can_undo() ? past_.back().name : Text{}; }
    Text redo_name() const { return can_redo() ? future_.back().name : Text{}; }
    void undo();
    void redo();

private:
    struct Moment {
        Session session;
        Text name; // of the action that led away from it
    };
    Session now_;
    std::vector<Moment> past_;
    std::vector<Moment> future_;
    std::string gesture_;
};

// ---- as data ------------------------------------------------------------------------------

constexpr int session_version = 2; // what is read; only a locked session is written as 2, which older readers refuse

constexpr std::size_t largest_session = std::size_t{128} << 20; // bytes of a file that is read

/// The session as versioned JSON.
std::string session_to_json(const Session& session);
/// The same for a file; TOO_LARGE when it couldn't be read again.
Result<std::string> session_file(const Session& session, std::size_t largest = largest_session);

/// Reads what `session_to_json` wrote, and the JSON of an exported figure (`params`).
/// Refuses damaged JSON, unknown labs and keys, wrong values, and a version newer than ours.
Result<Session> session_from_json(std::string_view json);

/// One value of a parameter: JSON (`[[1,2]]`, `["a","b"]`, `0.5`), or a plain scalar (`inf`, `auto`).
Result<Value> value_from_text(const Field& field, std::string_view text);

/// A value as compact JSON.
std::string value_to_text(const Value& value);

} // namespace attention
