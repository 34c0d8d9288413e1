#include "core/labs/seen.h"

#include <algorithm>
#include <cctype>
#include <cmath>

namespace attention {
namespace {

constexpr double free_axis = 10; // of bars whose numbers, and with them the extent, are covered
constexpr std::string_view unknown = "?";

std::optional<double> guess_at(const Prediction& prediction, const std::string& path) {
    const auto found = prediction.guesses.find(path);
    return found == prediction.guesses.end() ? std::nullopt : std::optional(found->second);
}

/// What is expected of the vector or number at the path: as many as there are, or none.
std::vector<double> guesses_at(const Prediction& prediction, const std::string& path, std::size_t count) {
    if (count == 1) {
        const auto guess = guess_at(prediction, path);
        return guess ? std::vector{*guess} : std::vector<double>{};
    }
    std::vector<double> guesses;
    for (std::size_t i = 0; i < count; ++i)
        if (const auto guess = guess_at(prediction, trace_path(path, Index(i)))) guesses.push_back(*guess);
    return guesses.size() == count ? guesses : std::vector<double>{};
}

/// "0.35 ?", "(1, 0.5) ?"
std::string guess_text(const TableCell& cell) {
    std::string text;
    for (const double number : cell.guess) text += (text.empty() ? "" : ", ") + display_number(number, cell.format);
    return (cell.guess.size() == 1 ? text : "(" + text + ")") + " ?";
}

Handle guess_handle(const std::string& path, double low, double high) {
    Handle handle;
    handle.key = path;
    handle.guess = true;
    handle.step = (high - low) / 100;
    handle.low = low;
    handle.high = high;
    handle.spoken = ATTENTION_TEXT("core", "Your guess");
    return handle;
}

/// Takes guesses where numbers are covered.
struct Cover {
    const Shown& shown;

    const Prediction& prediction() const { return *shown.prediction; }

    void operator()(Bars& bars) const {
        const auto covered = [](const Bar& bar) { return is_covered(bar.value); };
        if (std::none_of(bars.bars.begin(), bars.bars.end(), covered)) return;
        if (std::all_of(bars.bars.begin(), bars.bars.end(), covered)) set_axis(bars);
        for (Bar& bar : bars.bars) {
            if (!covered(bar)) continue;
            bar.guess = guess_at(prediction(), bar.path);
            if (!bar.hidden) bar.handle = guess_handle(bar.path, bars.low, bars.high);
        }
    }

    /// The extent of an axis would give away how large its numbers are.
    void set_axis(Bars& bars) const {
        bars.low = 0;
        bars.high = bars.format.kind == NumberFormat::Kind::percent ? 1 : free_axis;
        for (const Bar& bar : bars.bars) {
            const double guess = guess_at(prediction(), bar.path).value_or(0);
            bars.low = std::min(bars.low, guess);
            bars.high = std::max(bars.high, guess);
        }
    }

    void operator()(HeatMap& map) const {
        map.guessing = std::any_of(map.values.data(), map.values.data() + map.values.size(),
                                   [](double value) { return is_covered(value); });
        if (!map.guessing) return;
        map.toggle_cells.clear();
        map.problems.clear();
        map.low = 0; // a scale made for the numbers would tell how large they are
        map.high = 1;
        put_guesses(map, prediction());
    }

    static void put_guesses(HeatMap& map, const Prediction& prediction) {
        map.guesses.assign(map.rows.size(), std::nullopt);
        for (std::size_t r = 0; r < map.rows.size(); ++r)
            for (std::size_t c = 0; c < map.columns.size(); ++c)
                if (prediction.marks.contains(trace_path(map.path, map.rows[r].index, map.columns[c].index)))
                    map.guesses[r] = Index(c);
    }

    /// A covered arrow starts short, to be dragged to where its tip is expected.
    void operator()(Plane& plane) const {
        plane.regions.reset();
        for (Arrow& arrow : plane.arrows) {
            if (!std::isfinite(arrow.emphasis)) arrow.emphasis = 0;
            if (!is_covered(arrow.x)) continue;
            arrow.x = guess_at(prediction(), arrow.path + ".0").value_or(plane.extent / 4);
            arrow.y = guess_at(prediction(), arrow.path + ".1").value_or(0);
            arrow.label += " ?";
            arrow.dashed = true;
            arrow.note.clear();
            arrow.noted.reset();
            arrow.handle = guess_handle(arrow.path, -plane.extent, plane.extent);
            arrow.handle->motion = Motion::plane;
        }
    }

    void operator()(Table& table) const {
        for (auto& row : table.rows)
            for (TableCell& cell : row) {
                cell.lit = false;
                cell.strong = false; // the largest of what is left isn't the largest
                if (!cell.path.empty() && !cell.hidden && is_covered(shown.trace, cell.path)) ask(cell);
            }
    }

    void ask(TableCell& cell) const {
        cell.guess = guesses_at(prediction(), cell.path, cell.numbers.size());
        cell.text = cell.guess.empty() ? std::string(unknown) : guess_text(cell);
        cell.handle = guess_handle(cell.path, -1e6, 1e6);
        cell.handle->motion = Motion::typed;
    }
};

/// Puts the guesses beside the revealed answer.
struct Compare {
    const Prediction& prediction;

    void operator()(Bars& bars) const {
        for (Bar& bar : bars.bars) {
            if (bar.handle) continue; // somebody's own number was no question
            bar.guess = guess_at(prediction, bar.path);
        }
    }
    void operator()(HeatMap& map) const { Cover::put_guesses(map, prediction); }
    void operator()(Plane& plane) const {
        std::vector<Arrow> guessed;
        for (const Arrow& arrow : plane.arrows) {
            const auto x = guess_at(prediction, arrow.path + ".0");
            const auto y = guess_at(prediction, arrow.path + ".1");
            if (!x || !y || arrow.handle) continue;
            Arrow guess;
            guess.path = arrow.path;
            guess.label = arrow.label + " ?";
            guess.x = *x;
            guess.y = *y;
            guess.role = arrow.role;
            guess.dashed = true;
            guessed.push_back(std::move(guess));
        }
        plane.arrows.insert(plane.arrows.end(), guessed.begin(), guessed.end());
    }
    void operator()(Table& table) const {
        for (auto& row : table.rows)
            for (TableCell& cell : row) {
                if (cell.path.empty() || cell.hidden) continue;
                cell.guess = guesses_at(prediction, cell.path, cell.numbers.size());
                if (!cell.guess.empty()) cell.text += " · " + guess_text(cell);
            }
    }
};

/// Takes away the handles of what the teacher has locked.
struct Hold {
    const LabLock& lock;

    bool holds(const std::string& key) const { return lock.of(key) != Access::free; }
    void hold(std::optional<Handle>& handle) const {
        if (handle && holds(handle->key)) handle.reset();
    }
    void operator()(Bars& bars) const {
        for (Bar& bar : bars.bars) hold(bar.handle);
    }
    void operator()(HeatMap& map) const {
        if (holds(map.choose_row)) map.choose_row.clear();
        if (holds(map.toggle_cells)) map.toggle_cells.clear();
    }
    void operator()(Plane& plane) const {
        for (Arrow& arrow : plane.arrows) hold(arrow.handle);
    }
    void operator()(Table&) const {}
};

/// Behind the short text of each cell its number with all digits.
void put_numbers(Table& table, const Trace& trace) {
    for (auto& row : table.rows)
        for (TableCell& cell : row)
            if (!cell.path.empty()) {
                if (cell.numbers.empty()) cell.numbers = trace.numbers(cell.path);
                // A vector of one component is the number that other figures show.
                if (cell.numbers.size() == 1 && !trace.number(cell.path)) cell.path += ".0";
            }
}

Text covered_words(const Prediction& prediction) {
    const bool begun = !prediction.guesses.empty() || !prediction.marks.empty() || !prediction.typed.empty();
    return begun ? ATTENTION_TEXT("core", "Noted; go on predicting, or reveal the answers.")
                 : ATTENTION_TEXT("core", "The answers are covered: say first what you expect, then reveal them.");
}

Text both(const Text& one, const Text& other) {
    return ATTENTION_TEXT("core", "{one} {other}").with("one", one).with("other", other);
}

/// In which ways the covered figures take guesses.
struct Ways {
    bool bars = false, arrows = false, cells = false, numbers = false;

    static bool takes(const std::optional<Handle>& handle) { return handle && handle->guess; }

    void operator()(const Bars& figure) {
        for (const Bar& bar : figure.bars) bars = bars || takes(bar.handle);
    }
    void operator()(const HeatMap& map) { cells = cells || map.guessing; }
    void operator()(const Plane& plane) {
        for (const Arrow& arrow : plane.arrows) arrows = arrows || takes(arrow.handle);
    }
    void operator()(const Table& table) {
        for (const auto& row : table.rows)
            for (const TableCell& cell : row) numbers = numbers || takes(cell.handle);
    }
};

/// Collects how far the guesses in one figure are off; a number that two figures show counts once.
struct Measure {
    const Prediction& prediction;
    Outcome outcome;
    double sum = 0;
    std::set<std::string> counted;

    void add(const std::string& path, const std::string& label, double error, NumberFormat format) {
        if (!std::isfinite(error) || !counted.insert(path).second) return;
        ++outcome.numbers;
        outcome.shares = outcome.shares && format.kind == NumberFormat::Kind::percent;
        sum += error;
        outcome.mean_error = sum / double(outcome.numbers);
        if (outcome.numbers > 1 && error <= outcome.largest_error) return;
        outcome.largest_error = error;
        outcome.largest_at = label;
        outcome.format = format;
    }
    void operator()(const Bars& bars) {
        for (const Bar& bar : bars.bars)
            if (const auto guess = guess_at(prediction, bar.path); guess && !bar.handle && !bar.hidden)
                add(bar.path, bar.label, std::abs(*guess - bar.value), bars.format);
    }
    void operator()(const Plane& plane) {
        for (const Arrow& arrow : plane.arrows) {
            const auto x = guess_at(prediction, arrow.path + ".0");
            const auto y = guess_at(prediction, arrow.path + ".1");
            if (x && y && !arrow.handle) add(arrow.path, arrow.label, std::hypot(*x - arrow.x, *y - arrow.y), fixed(2));
        }
    }
    void operator()(const HeatMap& map) {
        for (Index r = 0; r < map.values.rows(); ++r)
            for (Index c = 0; c < map.values.cols(); ++c) {
                const auto path =
                    trace_path(map.path, map.rows[std::size_t(r)].index, map.columns[std::size_t(c)].index);
                if (!prediction.marks.contains(path) || !counted.insert(path + "?").second) continue;
                ++outcome.marks;
                if (map.values(r, c) >= map.values.row(r).maxCoeff()) ++outcome.right_marks; // ties are all right
            }
    }
    void operator()(const Table& table) {
        for (const auto& row : table.rows)
            for (const TableCell& cell : row) {
                if (cell.path.empty() || cell.hidden) continue;
                const auto guess = guesses_at(prediction, cell.path, cell.numbers.size());
                double squares = 0;
                for (std::size_t i = 0; i < guess.size(); ++i) squares += std::pow(guess[i] - cell.numbers[i], 2);
                if (!guess.empty()) add(cell.path, row.front().text, std::sqrt(squares), cell.format);
            }
    }
};

/// An error of percentages is one of percentage points.
struct WrittenErrors {
    bool points;
    NumberFormat format;

    explicit WrittenErrors(const Outcome& outcome) : points(outcome.shares), format(outcome.format) {
        if (points) format = fixed(format.digits);
        else if (format.kind == NumberFormat::Kind::percent) format = fixed(3); // of numbers of several kinds
    }
    double written(double error) const { return points ? error * 100 : error; }
};

Text numbers_words(const Outcome& outcome) {
    const WrittenErrors errors(outcome);
    Text text = errors.points
                    ? ATTENTION_TEXT("core", "Your {count} guesses were {mean} percentage points off on average, and "
                                             "{largest} at most, for “{label}”.")
                    : ATTENTION_TEXT("core", "Your {count} guesses were {mean} off on average, and {largest} "
                                             "at most, for “{label}”.");
    if (outcome.numbers == 1)
        text = errors.points ? ATTENTION_TEXT("core", "Your guess for “{label}” was {largest} percentage points off.")
                             : ATTENTION_TEXT("core", "Your guess for “{label}” was {largest} off.");
    return text.with("count", std::int64_t(outcome.numbers))
        .with("mean", errors.written(outcome.mean_error), errors.format)
        .with("largest", errors.written(outcome.largest_error), errors.format)
        .with("label", outcome.largest_at);
}

Text marks_words(const Outcome& outcome) {
    if (outcome.marks == 1)
        return outcome.right_marks == 1 ? ATTENTION_TEXT("core", "The marked cell is the largest of its row.")
                                        : ATTENTION_TEXT("core", "The marked cell isn't the largest of its row.");
    return ATTENTION_TEXT("core", "{right} of {count} marked cells are the largest of their row.")
        .with("right", std::int64_t(outcome.right_marks))
        .with("count", std::int64_t(outcome.marks));
}

Text typed_words(const Outcome& outcome) {
    const bool all = outcome.right == outcome.asked;
    return (all ? ATTENTION_TEXT("core", "All {count} numbers of the calculation are right.")
                : ATTENTION_TEXT("core", "{right} of the {count} numbers of the calculation are right."))
        .with("right", std::int64_t(outcome.right))
        .with("count", std::int64_t(outcome.asked));
}

/// Does it hold a decimal fraction? Whole numbers are years, figures and sizes.
bool tells_numbers(std::string_view text) {
    for (std::size_t at = 1; at + 1 < text.size(); ++at)
        if (text[at] == '.' && std::isdigit(static_cast<unsigned char>(text[at - 1])) != 0 &&
            std::isdigit(static_cast<unsigned char>(text[at + 1])) != 0)
            return true;
    return false;
}

/// Does the path belong to what is asked for? Also where single numbers of it are found: the largest of those isn't the
/// largest of all.
bool is_asked(const Lab& lab, const Shown& shown, std::string_view path) {
    const std::string from = lab.predict_from(shown.values);
    const auto name = path.substr(0, path.find('.'));
    bool asked = false;
    for (const TraceEntry& entry : shown.trace.entries()) {
        asked = asked || entry.name == from;
        if (asked && entry.name == name) return true;
    }
    return false;
}

/// The trace as far as `from`, and from there on the safe one, wherever that has the entry too.
Trace mended(std::string_view from, const Trace& trace, const Trace& safe) {
    Trace whole;
    std::set<std::string, std::less<>> names;
    bool reached = false;
    for (const TraceEntry& entry : trace.entries()) {
        reached = reached || entry.name == from;
        const auto other = std::find_if(safe.entries().begin(), safe.entries().end(),
                                        [&](const TraceEntry& one) { return one.name == entry.name; });
        whole.add(entry.name, reached && other != safe.entries().end() ? other->value : entry.value);
        names.insert(entry.name);
    }
    for (const TraceEntry& entry : safe.entries())
        if (!names.contains(entry.name)) whole.add(entry.name, entry.value);
    return whole;
}

bool is_one_number(const Trace& trace, std::string_view path) {
    return path.find('.') != path.npos && trace.number(path).has_value();
}

} // namespace

bool is_covered(const Trace& trace, std::string_view path) {
    if (const auto number = trace.number(path)) return is_covered(*number);
    if (const auto first = trace.number(std::string(path) + ".0")) return is_covered(*first);
    if (const auto first = trace.number(std::string(path) + ".0.0")) return is_covered(*first);
    return false;
}

Answers answers_of(const Prediction& prediction) {
    Answers answers;
    for (const auto& [path, typed] : prediction.typed)
        if (const auto answer = read_answer(typed)) answers[path] = *answer;
    return answers;
}

std::set<std::string> found(const Lab& lab, const Values& values, const Prediction& prediction) {
    std::set<std::string> paths;
    if (lab.judge == nullptr) return paths;
    const Answers answers = answers_of(prediction);
    for (const auto& [path, answer] : answers)
        if (lab.judge(values, answers, path).kind == Verdict::Kind::right) paths.insert(path);
    const auto trace = paths.empty() ? Result<Trace>(Trace{}) : lab.run(values);
    if (trace && !paths.empty())
        for (const Blank& blank : lab.blanks({values, *trace, {}, {}, nullptr}))
            if (paths.contains(blank.path)) paths.insert(blank.opens.begin(), blank.opens.end());
    return paths;
}

bool all_found(const Lab& lab, const Values& values, const Prediction& prediction) {
    const auto trace = lab.blanks != nullptr ? lab.run(values) : Result<Trace>(Trace{});
    if (!trace || lab.blanks == nullptr) return false;
    const std::set<std::string> right = found(lab, values, prediction);
    const auto blanks = lab.blanks({values, *trace, {}, {}, nullptr});
    return std::all_of(blanks.begin(), blanks.end(), [&](const Blank& blank) { return right.contains(blank.path); });
}

std::vector<Caveat> caveats_of(const Lab& lab, const Shown& shown) {
    std::vector<Caveat> list;
    for (const Caveat& caveat : lab.caveats) {
        const bool applies = caveat.relevant == nullptr || caveat.relevant(shown.values);
        if (applies && !(shown.covered() && tells_numbers(caveat.text.source))) list.push_back(caveat);
    }
    return list;
}

Result<Trace> seen_trace(const Lab& lab, const Values& values, const Prediction* prediction) {
    auto trace = lab.run(values);
    if (!trace || prediction == nullptr || prediction->revealed || lab.predict_from == nullptr) return trace;
    const std::string from = lab.predict_from(values);
    if (lab.harmless == nullptr) return covered(*trace, from, found(lab, values, *prediction));
    auto safe = lab.run(lab.harmless(values));
    return safe ? covered(mended(from, *trace, *safe), from, {}) : safe;
}

FigureSpec figure_of(const Lab& lab, const Shown& shown, std::string_view view) {
    FigureSpec figure = lab.figure(shown, view);
    if (auto* table = std::get_if<Table>(&figure.content)) put_numbers(*table, shown.trace);
    if (shown.lock != nullptr) std::visit(Hold{*shown.lock}, figure.content);
    if (!shown.covered()) figure.description = spoken_sentence(figure);
    if (shown.prediction == nullptr) return figure;
    if (!shown.covered()) {
        std::visit(Compare{*shown.prediction}, figure.content);
        return figure;
    }
    std::visit(Cover{shown}, figure.content);
    figure.description = covered_words(*shown.prediction);
    return figure;
}

std::vector<Readout> readouts_of(const Lab& lab, const Shown& shown) {
    if (lab.readouts == nullptr) return {};
    std::vector<Readout> list = lab.readouts(shown);
    if (!shown.covered()) return list;
    for (Readout& readout : list)
        if (readout.path.empty() || is_asked(lab, shown, readout.path)) {
            readout.value = verbatim(std::string(unknown));
            readout.path.clear(); // it may name the place that is asked for
        }
    return list;
}

std::vector<Formula> formulas_of(const Lab& lab, const Shown& shown) {
    if (lab.formulas == nullptr) return {};
    std::vector<Formula> list = lab.formulas(shown);
    if (!shown.covered()) return list;
    for (Formula& formula : list)
        if (formula.path.empty() || is_asked(lab, shown, formula.path)) {
            formula.substituted = std::string(unknown);
            formula.path.clear();
        }
    return list;
}

std::vector<Step> steps_of(const Lab& lab, const Shown& shown) {
    if (lab.steps == nullptr) return {};
    std::vector<Step> list = lab.steps(shown);
    if (!shown.covered()) return list;
    for (Step& step : list)
        if (step.path.empty() || is_covered(shown.trace, step.path)) {
            if (lab.blanks == nullptr) step.substituted = {}; // else it says what is to be worked out
            step.result = std::string(unknown);
            if (is_one_number(shown.trace, step.path)) step.path.clear(); // which one would be an answer
        }
    return list;
}

Text summary_of(const Lab& lab, const Shown& shown) {
    if (shown.covered()) return covered_words(*shown.prediction);
    return lab.summary != nullptr ? lab.summary(shown) : Text{};
}

std::vector<Section> explanation_of(const Lab& lab, const Shown& shown, std::string_view language) {
    if (shown.covered()) return {};
    std::vector<Section> sections = document_sections(lab_document(lab.id, language));
    for (Section& section : sections) section.markdown = fill_places(section.markdown, shown.trace);
    return sections;
}

Outcome outcome_of(const Lab& lab, const Shown& shown) {
    if (shown.prediction == nullptr) return {};
    Measure measure{*shown.prediction, {}, 0, {}};
    for (const View& view : lab.views) {
        FigureSpec figure = lab.figure(shown, view.id);
        if (auto* table = std::get_if<Table>(&figure.content)) put_numbers(*table, shown.trace);
        std::visit(measure, figure.content);
    }
    if (lab.blanks != nullptr) {
        const auto blanks = lab.blanks(shown);
        const auto right = found(lab, shown.values, *shown.prediction);
        measure.outcome.asked = Index(blanks.size());
        measure.outcome.typed = Index(shown.prediction->typed.size());
        measure.outcome.right = Index(std::count_if(blanks.begin(), blanks.end(),
                                                    [&](const Blank& blank) { return right.contains(blank.path); }));
    }
    return measure.outcome;
}

Text outcome_words(const Outcome& outcome) {
    if (outcome.typed > 0) return typed_words(outcome);
    if (outcome.numbers == 0 && outcome.marks == 0)
        return ATTENTION_TEXT("core", "Nothing was guessed, so there is nothing to measure.");
    if (outcome.marks == 0) return numbers_words(outcome);
    if (outcome.numbers == 0) return marks_words(outcome);
    return both(numbers_words(outcome), marks_words(outcome));
}

Text best_words(const Outcome& outcome, double best) {
    const WrittenErrors errors(outcome);
    return both(outcome_words(outcome),
                (errors.points ? ATTENTION_TEXT("core", "Your best mean here: {best} percentage points.")
                               : ATTENTION_TEXT("core", "Your best mean here: {best}."))
                    .with("best", errors.written(best), errors.format));
}

Text guess_words(const Lab& lab, const Shown& shown) {
    Ways ways;
    for (const View& view : lab.views) std::visit(ways, figure_of(lab, shown, view.id).content);
    Text words = ATTENTION_TEXT("core", "What will come out?");
    if (ways.bars) words = both(words, ATTENTION_TEXT("core", "Drag the end of a hatched bar to where you expect it."));
    if (ways.arrows)
        words = both(words, ATTENTION_TEXT("core", "Drag the tip of a dashed arrow to where you expect it."));
    if (ways.cells)
        words = both(words, ATTENTION_TEXT("core", "Click the cell that you think is the largest of its row."));
    if (ways.numbers) words = both(words, ATTENTION_TEXT("core", "Click a “?” in a table and type what you expect."));
    return both(words, ATTENTION_TEXT("core", "Then reveal."));
}

} // namespace attention
