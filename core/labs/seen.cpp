#include "core/labs/seen.h"

#include "core/labs/guesses.h"

#include <algorithm>
#include <cctype>
#include <cmath>

namespace attention {
namespace {

constexpr std::string_view unknown = "?";

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
        put_guesses_beside(figure.content, *shown.prediction);
        return figure;
    }
    ask_for_guesses(figure.content, shown);
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

} // namespace attention
