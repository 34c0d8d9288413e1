// Judging typed numbers: the truth, the learner's own earlier numbers, and each known mistake are run and compared.
#include "core/explain/diagnosis.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace attention {
namespace {

bool near(double a, double b, double tolerance) {
    return a == b || std::abs(a - b) <= (std::isinf(a) || std::isinf(b) ? -1 : tolerance); // false for NaN
}

bool near(const std::optional<double>& number, const Answer& answer) {
    return number && near(*number, answer.value, answer.tolerance);
}

void add_row(std::vector<std::string>& paths, const char* name, Index row, Index columns) {
    for (Index j = 0; j < columns; ++j) paths.push_back(trace_path(name, row, j));
}

void add_matrix(std::vector<std::string>& paths, const char* name, const Trace& trace) {
    if (const auto* values = trace.get<Matrix>(name))
        for (Index i = 0; i < values->rows(); ++i) add_row(paths, name, i, values->cols());
}

/// The same calculation without subtracting the largest score: as good as the other.
Procedure unshifted() {
    Procedure procedure;
    procedure.shifts = false;
    return procedure;
}

/// The entry and the place in it that a path names.
struct Place {
    std::string_view name;
    Index row = 0;
    Index column = 0;
};

Index index_of(std::string_view text) {
    Index index = -1;
    std::from_chars(text.data(), text.data() + text.size(), index);
    return index;
}

/// Of `dots.2.1`, and of `shift.2`, which is the place (0, 2) of a list.
Place place_of(std::string_view path) {
    const auto first = path.find('.');
    if (first == std::string_view::npos) return {path, -1, -1};
    const auto second = path.find('.', first + 1);
    if (second == std::string_view::npos) return {path.substr(0, first), 0, index_of(path.substr(first + 1))};
    return {path.substr(0, first), index_of(path.substr(first + 1, second - first - 1)),
            index_of(path.substr(second + 1))};
}

/// Goes on with what was typed, but for `except`.
Amend typed_numbers(const Answers& answers, std::string_view except) {
    return [&answers, except](std::string_view name, Matrix& values) {
        for (const auto& [path, answer] : answers) {
            const Place place = place_of(path);
            const bool inside =
                place.row >= 0 && place.row < values.rows() && place.column >= 0 && place.column < values.cols();
            if (place.name == name && path != except && inside) values(place.row, place.column) = answer.value;
        }
    };
}

class Judging {
public:
    Judging(const HandInputs& inputs, Index row, const Answers& answers, std::string_view path)
        : inputs_(inputs), row_(row), answers_(answers), path_(path) {}

    Verdict verdict() {
        const auto typed = answers_.find(path_);
        const auto right = by_hand(inputs_);
        if (typed == answers_.end() || !right || !right->number(path_)) return unknown();
        right_ = *right;
        other_ = by_hand(inputs_, unshifted());
        answer_ = typed->second;
        if (is_right(path_, answer_)) return made(Verdict::Kind::right, ATTENTION_TEXT("diagnosis", "Right."));
        if (is_exponential(path_) && near_other(path_, answer_)) {
            auto found = mistake(int(answers_.size()) - 1); // one that explains all that was typed
            return found.mistakes.empty() ? mixed() : found;
        }
        const auto wrong = earlier_wrong();
        const bool consistent = follows(answers_);
        if (const std::string from = consistent ? cause(wrong) : std::string(); !from.empty()) return following(from);
        if (auto found = mistake(); !found.mistakes.empty()) return found;
        if (is_exponential(path_) && near(right_.number(path_), answer_)) return mixed();
        return consistent ? following({}) : unknown();
    }

private:
    Verdict made(Verdict::Kind kind, Text text) const {
        Verdict verdict;
        verdict.kind = kind;
        verdict.tolerance = answer_.tolerance;
        verdict.text = std::move(text);
        return verdict;
    }

    Verdict unknown() const {
        return made(Verdict::Kind::wrong,
                    ATTENTION_TEXT("diagnosis", "Not right (within ±{tolerance}), and no known mistake gives it.")
                        .with("tolerance", answer_.tolerance, tolerance_format()));
    }

    Verdict mixed() const {
        return made(Verdict::Kind::wrong,
                    ATTENTION_TEXT("diagnosis", "Right by itself, but your other exponentials were taken the other "
                                                "way, with or without the largest score subtracted; keep to one "
                                                "way."));
    }

    NumberFormat tolerance_format() const {
        return fixed(answer_.tolerance > 0 ? int(std::ceil(-std::log10(answer_.tolerance) - 1e-6)) : 0);
    }

    /// The exponentials are right with the largest score taken off, as the steps do it, and without while none was
    /// taken off; their sum goes with them.
    bool is_right(std::string_view path, const Answer& answer) const {
        const bool as_shown = near(right_.number(path), answer);
        if (!is_exponential(path)) return as_shown;
        const auto taken_off = way();
        const bool sum = place_of(path).name == "exp_total";
        return (as_shown && (!sum || taken_off != false)) || (near_other(path, answer) && taken_off != true);
    }

    static bool is_exponential(std::string_view path) {
        const std::string_view name = place_of(path).name;
        return name == "exp_shifted" || name == "exp_total";
    }

    bool near_other(std::string_view path, const Answer& answer) const {
        return other_.ok() && near(other_->number(path), answer);
    }

    /// Which way the exponentials were taken, as far as one of them tells: true, with the largest score taken off.
    std::optional<bool> way() const {
        std::optional<bool> taken_off;
        for (const auto& [path, answer] : answers_) {
            if (place_of(path).name != "exp_shifted") continue;
            const bool as_shown = near(right_.number(path), answer);
            if (as_shown != near_other(path, answer)) taken_off = as_shown || taken_off.value_or(false);
        }
        return taken_off;
    }

    /// The wrong numbers before this one.
    std::vector<std::string> earlier_wrong() const {
        std::vector<std::string> wrong;
        for (const std::string& path : hand_paths(inputs_, right_, row_)) {
            if (path == path_) break;
            const auto found = answers_.find(path);
            if (found != answers_.end() && !is_right(path, found->second)) wrong.push_back(path);
        }
        return wrong;
    }

    /// Does going on with these numbers give the one that was typed?
    bool follows(const Answers& earlier) const {
        for (const Procedure& procedure : {Procedure{}, unshifted()}) {
            const auto own = by_hand(inputs_, procedure, typed_numbers(earlier, path_));
            if (own && near(own->number(path_), answer_)) return true;
        }
        return false;
    }

    /// The nearest of the wrong numbers that it comes from: taken away one after the other, it is the first without
    /// which it doesn't follow.
    std::string cause(const std::vector<std::string>& wrong) const {
        Answers others = answers_;
        for (const std::string& path : wrong) {
            others.erase(path);
            if (!follows(others)) return path;
        }
        return {};
    }

    Verdict following(const std::string& earlier) const {
        Verdict verdict = made(
            Verdict::Kind::follows,
            earlier.empty()
                ? ATTENTION_TEXT("diagnosis", "It follows from your earlier numbers as you rounded them; carry more "
                                              "digits.")
                : ATTENTION_TEXT("diagnosis", "This step is done rightly: it follows from an earlier number of yours, "
                                              "which was wrong."));
        verdict.from = earlier;
        return verdict;
    }

    /// How many of the other answers this run has as well.
    int agreement(const Trace& run) const {
        int count = 0;
        for (const auto& [path, answer] : answers_)
            if (path != path_ && near(run.number(path), answer)) ++count;
        return count;
    }

    /// The agreement of the best way of making this mistake; −1: none gives the number typed, or none but those
    /// that give the true one too.
    int agreement(const Mistake& mistake) const {
        int best = -1;
        for (const Procedure& way : mistake.ways) {
            const auto run = by_hand(inputs_, way);
            if (!run || !near(run->number(path_), answer_)) continue;
            if (near(run->number(path_).value(), *right_.number(path_), answer_.tolerance)) continue;
            best = std::max(best, agreement(*run));
        }
        return best;
    }

    /// The mistakes that give this number and at least so many of the others.
    Verdict mistake(int least = 0) const {
        int best = least;
        std::vector<const Mistake*> found;
        for (const Mistake& mistake : wrong_procedures()) {
            const int agrees = can_happen(inputs_, mistake) ? agreement(mistake) : -1;
            if (agrees < best) continue;
            if (agrees > best) found.clear();
            best = agrees;
            found.push_back(&mistake);
        }
        if (found.empty()) return {};
        Verdict verdict = made(Verdict::Kind::mistake, sentence(found));
        for (const Mistake* mistake : found) verdict.mistakes.push_back(mistake->id);
        const auto first = by_hand(inputs_, found.front()->ways.front());
        verdict.gives_it = first && near(first->number(path_), answer_);
        return verdict;
    }

    static Text sentence(const std::vector<const Mistake*>& found) {
        if (found.size() == 1) return found.front()->explanation;
        Text names = found.front()->name;
        for (std::size_t i = 1; i < found.size(); ++i)
            names = ATTENTION_TEXT("diagnosis", "{one}; or {other}").with("one", names).with("other", found[i]->name);
        return ATTENTION_TEXT("diagnosis", "Several mistakes give this number: {names}.").with("names", names);
    }

    const HandInputs& inputs_;
    Index row_;
    const Answers& answers_;
    std::string path_;
    Answer answer_;
    Trace right_;
    Result<Trace> other_ = Trace{};
};

} // namespace

std::vector<std::string> hand_paths(const HandInputs& inputs, const Trace& right, Index row) {
    const auto* dots = right.get<Matrix>("dots");
    if (dots == nullptr || row < 0 || row >= dots->rows()) return {};
    const Index n = dots->cols();
    std::vector<std::string> paths;
    if (inputs.projected) {
        add_row(paths, "Q", row, right.get<Matrix>("Q")->cols());
        add_matrix(paths, "K", right);
        if (!inputs.same) add_matrix(paths, "V", right);
    }
    add_row(paths, "dots", row, n);
    if (inputs.scaled) add_row(paths, "scores", row, n);
    if (inputs.temperature != 1) add_row(paths, "logits", row, n);
    const auto* allowed = right.get<Mask>("allowed");
    for (Index j = 0; allowed != nullptr && j < n; ++j) // the others keep their score
        if (!(*allowed)(row, j)) paths.push_back(trace_path("filled", row, j));
    paths.push_back(trace_path("shift", row));
    add_row(paths, "exp_shifted", row, n);
    paths.push_back(trace_path("exp_total", row));
    add_row(paths, "weights", row, n);
    add_row(paths, "outputs", row, right.get<Matrix>("outputs")->cols());
    return paths;
}

bool same_numbers(double a, double b) {
    return near(a, b, 1e-9 * std::max(1.0, std::abs(a)));
}

std::optional<Difference> first_difference(const HandInputs& inputs, const Trace& right, const Trace& wrong,
                                           Index row) {
    for (const std::string& path : hand_paths(inputs, right, row)) {
        const auto a = right.number(path), b = wrong.number(path);
        if (a && b && !same_numbers(*a, *b)) return Difference{path, *a, *b};
    }
    return std::nullopt;
}

Verdict judge_by_hand(const HandInputs& inputs, Index row, const Answers& answers, std::string_view path) {
    return Judging(inputs, row, answers, path).verdict();
}

} // namespace attention
