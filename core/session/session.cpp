#include "core/session/session.h"

#include "core/labs/outcome.h"
#include "core/labs/seen.h"
#include "core/session/lock.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace attention {
namespace {

const Lab& lab_of(const Session& session) {
    const auto lab = find_lab(session.lab);
    assert(lab.ok()); // reduce lets no other name in
    return **lab;
}

/// A parameter that is given takes the place of the one it excludes; two at once are refused.
Result<Values> with_exclusions(const Lab& lab, Values changes) {
    for (const Field& field : lab.fields) {
        const auto given = changes.find(field.key);
        if (field.excludes.empty() || given == changes.end() || is_absent(given->second)) continue;
        const auto other = changes.find(field.excludes);
        if (other != changes.end() && !is_absent(other->second))
            return Error{Code::conflict, field.key,
                         ATTENTION_TEXT("core", "“{one}” and “{other}” exclude each other; give one of them.")
                             .with("one", field.key)
                             .with("other", field.excludes)};
        changes[field.excludes] = Absent{};
    }
    return changes;
}

/// `before` with `changes` checked and put in.
Result<Values> settled(const Lab& lab, const Values& before, const Values& changes) {
    if (auto status = check_values(lab.fields, changes); !status) return status.error();
    auto exclusive = with_exclusions(lab, changes);
    if (!exclusive) return exclusive.error();
    if (lab.settle != nullptr) return lab.settle(before, *exclusive);
    Values after = before;
    for (auto& [key, value] : *exclusive) after[key] = std::move(value);
    return after;
}

/// Other numbers are another exercise; another row of the same is not.
bool asks_anew(const Lab& lab, const Values& before, const Values& after) {
    return std::any_of(lab.fields.begin(), lab.fields.end(), [&](const Field& field) {
        return field.picks_from.empty() && before.at(field.key) != after.at(field.key);
    });
}

/// The session with new values for its lab, once these values are known to run.
Result<Session> with_values(const Session& session, const Lab& lab, Result<Values> values) {
    if (!values) return values.error();
    if (auto trace = lab.run(*values); !trace) return trace.error();
    Session after = session;
    if (*values == initial_values(lab.fields)) after.values.erase(lab.id); // so that coming back is no change
    else after.values[lab.id] = *std::move(values);
    const auto prediction = after.predictions.find(lab.id);
    if (prediction == after.predictions.end()) return after;
    if (prediction->second.revealed) after.predictions.erase(prediction); // the guesses were for other values
    else if (asks_anew(lab, values_of(session, lab), values_of(after, lab))) prediction->second.typed.clear();
    return after;
}

Error nothing_to_predict() {
    return {Code::bad_value, "",
            ATTENTION_TEXT("core", "Nothing is covered here, so there is nothing to guess; begin with “Predict”.")};
}

/// The session with its covered prediction changed; refused where nothing is covered.
template <class Change>
Result<Session> with_prediction(const Session& session, Change change) {
    Session after = session;
    const auto found = after.predictions.find(session.lab);
    if (found == after.predictions.end() || found->second.revealed) return nothing_to_predict();
    change(found->second);
    return after;
}

/// Another cell of the same row is then no longer marked: a row has one largest.
void switch_mark(std::set<std::string>& marks, const std::string& path) {
    if (marks.erase(path) > 0) return;
    const std::string row = path.substr(0, path.rfind('.') + 1);
    std::erase_if(marks, [&](const std::string& mark) { return mark.starts_with(row); });
    marks.insert(path);
}

Result<Session> preset_chosen(const Session& session, const std::string& id) {
    const Lab& lab = lab_of(session);
    const Preset* preset = find_preset(lab, id);
    if (preset == nullptr) {
        std::vector<std::string> names;
        for (const Preset& known : lab.presets) names.push_back(known.id);
        return Error{Code::unknown_preset, id,
                     ATTENTION_TEXT("core", "There is no preset “{id}” here; there are: {list}.")
                         .with("id", id)
                         .with("list", listed(names))};
    }
    // All of it or nothing: its name tells of values that it doesn't list, too. Only which row is looked at comes
    // along.
    Values held = held_values(session, lab);
    std::erase_if(held, [&lab](const auto& one) { return find_field(lab.fields, one.first)->picks_from.empty(); });
    auto prepared = settled(lab, initial_values(lab.fields), preset->values);
    if (prepared && !held.empty()) prepared = settled(lab, *prepared, held);
    return with_values(session, lab, prepared);
}

Result<Session> reset_done(const Session& session, const Reset& reset) {
    Session after = session;
    if (reset.every_lab) {
        after.values = session.lock ? session.lock->start : std::map<std::string, Values>{};
        after.predictions.clear();
        return after;
    }
    const Lab& lab = lab_of(session);
    if (reset.key.empty()) {
        after.values.erase(lab.id);
        if (session.lock)
            if (const auto start = session.lock->start.find(lab.id); start != session.lock->start.end())
                after.values[lab.id] = start->second;
        after.predictions.erase(lab.id);
        return after;
    }
    const Field* field = find_field(lab.fields, reset.key);
    const Values change{{reset.key, field != nullptr ? start_of(session, lab).at(reset.key) : Value{}}};
    return with_values(session, lab, settled(lab, values_of(session, lab), change));
}

Result<Session> command_run(const Session& session, const RunCommand& run) {
    const Lab& lab = lab_of(session);
    for (const Command& command : lab.commands) {
        if (command.id != run.id) continue;
        const Values before = values_of(session, lab);
        auto changes = command.changes(before, run.seed);
        if (!changes) return changes.error();
        return with_values(session, lab, settled(lab, before, *changes));
    }
    return Error{Code::unknown_key, run.id,
                 ATTENTION_TEXT("core", "There is no command “{id}” here.").with("id", run.id)};
}

struct Reducer {
    const Session& session;

    Result<Session> operator()(const SetValues& set) const {
        const Lab& lab = lab_of(session);
        return with_values(session, lab, settled(lab, values_of(session, lab), set.changes));
    }
    Result<Session> operator()(const ChoosePreset& choose) const { return preset_chosen(session, choose.id); }
    Result<Session> operator()(const SelectLab& select) const {
        const auto lab = find_lab(select.id);
        if (!lab) return lab.error();
        Session after = session;
        after.lab = select.id;
        return after;
    }
    Result<Session> operator()(const Reset& reset) const { return reset_done(session, reset); }
    Result<Session> operator()(const RunCommand& run) const { return command_run(session, run); }
    Result<Session> operator()(const SetDigits& set) const {
        Session after = session;
        after.digits = set.digits;
        return after;
    }
    Result<Session> operator()(const Predict&) const {
        if (lab_of(session).predict_from == nullptr) return nothing_to_predict();
        Session after = session;
        after.predictions[session.lab] = {};
        return after;
    }
    Result<Session> operator()(const Guess& guess) const {
        for (const auto& [path, number] : guess.numbers)
            if (!std::isfinite(number))
                return Error{Code::non_finite, path, ATTENTION_TEXT("core", "A guess must be a finite number.")};
        return with_prediction(session, [&](Prediction& prediction) {
            for (const auto& [path, number] : guess.numbers) prediction.guesses[path] = number;
        });
    }
    Result<Session> operator()(const MarkCell& mark) const {
        return with_prediction(session, [&](Prediction& prediction) { switch_mark(prediction.marks, mark.path); });
    }
    Result<Session> operator()(const TypeAnswer& answer) const {
        if (!answer.text.empty() && !read_answer(answer.text))
            return Error{Code::bad_value, answer.path,
                         ATTENTION_TEXT("core", "“{text}” is no number; write it like 0.93, −2, 1/3, 93.2% or √2.")
                             .with("text", answer.text)};
        const Lab& lab = lab_of(session);
        const Values values = values_of(session, lab);
        return with_prediction(session, [&](Prediction& prediction) {
            if (answer.text.empty()) prediction.typed.erase(answer.path);
            else prediction.typed[answer.path] = answer.text;
            prediction.revealed = all_found(lab, values, prediction); // nothing is left to be asked
        });
    }
    Result<Session> operator()(const Reveal&) const {
        return with_prediction(session, [](Prediction& prediction) { prediction.revealed = true; });
    }
    Result<Session> operator()(const EndPrediction&) const {
        Session after = session;
        after.predictions.erase(session.lab);
        return after;
    }
    Result<Session> operator()(const Unlock&) const {
        Session after = session;
        after.lock.reset();
        return after;
    }
    Result<Session> operator()(const OpenSession& open) const { return open.session; }
};

// ---- words for what happened --------------------------------------------------------------

bool is_scalar(const Value& value) {
    return value.index() < Value(Sentences{}).index() && !is_absent(value);
}

/// The tokens of a parameter in the chosen sentence.
Tokens tokens_of(const Values& all, const std::string& key) {
    const auto found = all.find(key);
    const auto* sentences = found == all.end() ? nullptr : std::get_if<Sentences>(&found->second);
    if (sentences == nullptr || sentences->size() == 0) return {};
    const auto chosen = all.find("sentence");
    const auto* number = chosen == all.end() ? nullptr : std::get_if<std::int64_t>(&chosen->second);
    const std::size_t place = number != nullptr && *number > 0 ? std::size_t(*number) - 1 : 0;
    return (*sentences)[std::min(place, sentences->size() - 1)];
}

/// The token at a place, or the place as people count.
std::string place_name(const Tokens& tokens, Index place) {
    if (place >= 0 && std::size_t(place) < tokens.size()) return tokens[std::size_t(place)];
    return std::to_string(place + 1);
}

/// What an integer picks one of: as the lab uses them (sub-words may be merged), else as given.
Tokens pickable(const Lab& lab, const Field& field, const Values& all) {
    const auto trace = lab.run(all);
    const auto* used = trace ? trace->get<Tokens>(field.picks_from) : nullptr;
    return used != nullptr ? *used : tokens_of(all, field.picks_from);
}

Text value_words(const Lab& lab, const Field& field, const Value& value, const Values& all) {
    if (const auto* place = std::get_if<std::int64_t>(&value); place != nullptr && !field.picks_from.empty())
        return verbatim(place_name(pickable(lab, field, all), Index(*place)));
    if (const auto* truth = std::get_if<bool>(&value))
        return *truth ? ATTENTION_TEXT("core", "on") : ATTENTION_TEXT("core", "off");
    if (const auto* whole = std::get_if<std::int64_t>(&value))
        return verbatim(display_number(double(*whole), fixed(0)));
    if (const auto* number = std::get_if<double>(&value)) return verbatim(display_number(*number, shortest()));
    if (const auto* id = std::get_if<std::string>(&value)) {
        for (const Choice& choice : field.choices)
            if (choice.id == *id) return choice.label;
        return verbatim(*id);
    }
    return {};
}

struct Namer {
    const Session& session;

    Text operator()(const SetValues& set) const {
        if (!set.name.empty()) return set.name;
        const Lab& lab = lab_of(session);
        if (set.changes.size() != 1) return ATTENTION_TEXT("core", "New input");
        const auto& [key, value] = *set.changes.begin();
        const Field* field = find_field(lab.fields, key);
        if (field == nullptr) return verbatim(key);
        if (!is_scalar(value)) return ATTENTION_TEXT("core", "Edit {label}").with("label", field->label);
        return ATTENTION_TEXT("core", "Set {label} to {value}")
            .with("label", field->label)
            .with("value", value_words(lab, *field, value, values_of(session, lab)));
    }
    Text operator()(const ChoosePreset& choose) const {
        const Preset* preset = find_preset(lab_of(session), choose.id);
        if (preset == nullptr) return verbatim(choose.id);
        return ATTENTION_TEXT("core", "Preset {label}").with("label", preset->label);
    }
    Text operator()(const SelectLab& select) const {
        const auto lab = find_lab(select.id);
        if (!lab) return verbatim(select.id);
        return ATTENTION_TEXT("core", "Go to {label}").with("label", (*lab)->title);
    }
    Text operator()(const Reset& reset) const {
        const Field* field = find_field(lab_of(session).fields, reset.key);
        if (field != nullptr) return ATTENTION_TEXT("core", "Reset {label}").with("label", field->label);
        return reset.every_lab ? ATTENTION_TEXT("core", "Reset everything") : ATTENTION_TEXT("core", "Reset lab");
    }
    Text operator()(const RunCommand& run) const {
        for (const Command& command : lab_of(session).commands)
            if (command.id == run.id) return command.label;
        return verbatim(run.id);
    }
    Text operator()(const SetDigits& set) const {
        switch (set.digits.mode) {
        case Digits::Mode::full: return ATTENTION_TEXT("core", "Digits: full");
        case Digits::Mode::decimals:
            return ATTENTION_TEXT("core", "Digits: {count}").with("count", std::int64_t(set.digits.decimals));
        default: return ATTENTION_TEXT("core", "Digits: auto");
        }
    }
    Text operator()(const Predict&) const { return ATTENTION_TEXT("core", "Predict"); }
    Text operator()(const Guess&) const { return ATTENTION_TEXT("core", "Guess"); }
    Text operator()(const MarkCell&) const { return ATTENTION_TEXT("core", "Mark a cell"); }
    Text operator()(const TypeAnswer&) const { return ATTENTION_TEXT("core", "Type an answer"); }
    Text operator()(const Reveal&) const { return ATTENTION_TEXT("core", "Reveal"); }
    Text operator()(const EndPrediction&) const { return ATTENTION_TEXT("core", "Stop predicting"); }
    Text operator()(const Unlock&) const { return ATTENTION_TEXT("core", "Unlock"); }
    Text operator()(const OpenSession&) const { return ATTENTION_TEXT("core", "Open session"); }
};

struct Cell {
    Index row;
    Index column;
    double old_value;
    double new_value;
};

/// The one number that two matrices of the same size differ in; nothing when it is not one.
std::optional<Cell> changed_cell(const Value& before, const Value& after) {
    const auto* old_stack = std::get_if<Matrices>(&before);
    const auto* new_stack = std::get_if<Matrices>(&after);
    if (old_stack == nullptr || new_stack == nullptr || old_stack->size() != new_stack->size()) return std::nullopt;
    std::optional<Cell> found;
    for (std::size_t m = 0; m < old_stack->size(); ++m) {
        const Matrix& was = (*old_stack)[m];
        const Matrix& is = (*new_stack)[m];
        if (was.rows() != is.rows() || was.cols() != is.cols()) return std::nullopt;
        for (Index i = 0; i < was.rows(); ++i)
            for (Index j = 0; j < was.cols(); ++j) {
                if (was(i, j) == is(i, j)) continue;
                if (found) return std::nullopt;
                found = Cell{i, j, was(i, j), is(i, j)};
            }
    }
    return found;
}

Text cell_report(const Field& field, const Cell& cell, const Values& values) {
    const std::string column = place_name(tokens_of(values, field.column_labels), cell.column);
    const Text pattern = field.type == FieldType::vector
                             ? ATTENTION_TEXT("core", "{label}, {column}: {old} → {new}")
                             : ATTENTION_TEXT("core", "{label}, {row} → {column}: {old} → {new}");
    return pattern.with("label", field.label)
        .with("row", place_name(tokens_of(values, field.row_labels), cell.row))
        .with("column", column)
        .with("old", cell.old_value, shortest())
        .with("new", cell.new_value, shortest());
}

/// What happened to one parameter.
Text field_report(const Lab& lab, const Field& field, const Values& before, const Values& after) {
    const Value& old_value = before.at(field.key);
    const Value& new_value = after.at(field.key);
    if (const auto cell = changed_cell(old_value, new_value)) return cell_report(field, *cell, after);
    if (!is_scalar(old_value) || !is_scalar(new_value))
        return ATTENTION_TEXT("core", "{label} changed").with("label", field.label);
    return ATTENTION_TEXT("core", "{label}: {old} → {new}")
        .with("label", field.label)
        .with("old", value_words(lab, field, old_value, before))
        .with("new", value_words(lab, field, new_value, after));
}

/// Where a clicked cell or a dragged mark takes other parameters along (another mode), the cell is the story.
const Field* only_cell_changed(const std::vector<const Field*>& changed, const Values& before, const Values& after) {
    const Field* found = nullptr;
    for (const Field* field : changed) {
        if (is_scalar(before.at(field->key)) && is_scalar(after.at(field->key))) continue;
        if (found != nullptr || !changed_cell(before.at(field->key), after.at(field->key))) return nullptr;
        found = field;
    }
    return found;
}

} // namespace

Session initial_session() {
    return {"alignment-heatmap", {}, {}}; // not the first of the navigator: the one with the most obvious handle
}

Values values_of(const Session& session, const Lab& lab) {
    const auto found = session.values.find(lab.id);
    return found == session.values.end() ? initial_values(lab.fields) : found->second;
}

const Prediction* prediction_of(const Session& session, const Lab& lab) {
    const auto found = session.predictions.find(lab.id);
    return found == session.predictions.end() ? nullptr : &found->second;
}

Result<Session> reduce(const Session& session, const Action& action) {
    auto after = std::visit(Reducer{session}, action);
    const auto* reset = std::get_if<Reset>(&action);
    const bool goes_to_start = reset != nullptr && reset->key.empty();
    if (!after || !session.lock || goes_to_start || after->lock != session.lock) return after;
    const auto* set = std::get_if<SetValues>(&action);
    if (auto status = keeps_lock(session, *after, set != nullptr ? set->changes : Values{}); !status)
        return status.error();
    return after;
}

Text action_name(const Session& session, const Action& action) {
    return std::visit(Namer{session}, action);
}

Text change_report(const Session& before, const Session& after, const Text& name) {
    if (before == after || (before.lab != after.lab && name.empty())) return {};
    const Lab& lab = lab_of(after);
    const Values old_values = values_of(before, lab);
    const Values new_values = values_of(after, lab);
    std::vector<const Field*> changed;
    for (const Field& field : lab.fields)
        if (old_values.at(field.key) != new_values.at(field.key)) changed.push_back(&field);
    if (changed.empty() && name.empty()) return {};
    const Prediction* prediction = prediction_of(after, lab);
    const Prediction* old_prediction = prediction_of(before, lab);
    const auto trace = seen_trace(lab, new_values, prediction);
    const Shown shown{new_values, trace ? *trace : Trace{}, after.digits, {}, prediction};
    const bool just_revealed =
        old_prediction != nullptr && !old_prediction->revealed && prediction != nullptr && prediction->revealed;
    if (trace && just_revealed) return outcome_words(outcome_of(lab, shown));
    const Text now = trace ? summary_of(lab, shown) : Text{};
    const Field* cell_field = only_cell_changed(changed, old_values, new_values);
    const Text what = !name.empty()           ? name
                      : cell_field != nullptr ? field_report(lab, *cell_field, old_values, new_values)
                      : changed.size() > 1    ? ATTENTION_TEXT("core", "New input")
                                              : field_report(lab, *changed.front(), old_values, new_values);
    return ATTENTION_TEXT("core", "{what}. {now}").with("what", what).with("now", now);
}

std::string gesture_of(const Action& action) {
    if (const auto* set = std::get_if<SetValues>(&action)) return set->gesture;
    if (const auto* guess = std::get_if<Guess>(&action)) return guess->gesture;
    return {};
}

Status History::apply(const Action& action) {
    auto next = reduce(now_, action);
    if (!next) return next.error();
    if (*next == now_) return Done{};
    const std::string gesture = gesture_of(action);
    const bool goes_on = !gesture.empty() && gesture == gesture_ && can_undo();
    if (goes_on) past_.back().name = action_name(now_, action);
    else past_.push_back({now_, action_name(now_, action)});
    gesture_ = gesture;
    future_.clear();
    now_ = *std::move(next);
    return Done{};
}

bool History::end_gesture() {
    const bool came_back = !gesture_.empty() && can_undo() && past_.back().session == now_;
    gesture_.clear();
    if (came_back) past_.pop_back();
    return came_back;
}

void History::undo() {
    if (!can_undo()) return;
    future_.push_back({std::move(now_), past_.back().name});
    now_ = std::move(past_.back().session);
    past_.pop_back();
    gesture_.clear();
}

void History::redo() {
    if (!can_redo()) return;
    past_.push_back({std::move(now_), future_.back().name});
    now_ = std::move(future_.back().session);
    future_.pop_back();
    gesture_.clear();
}

} // namespace attention
