#include "core/labs/guesses.h"

#include "core/labs/seen.h"

#include <algorithm>
#include <cmath>

namespace attention {
namespace {

constexpr double free_axis = 10; // of bars whose numbers, and with them the extent, are covered
constexpr std::string_view unknown = "?";

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

} // namespace

std::optional<double> guess_at(const Prediction& prediction, const std::string& path) {
    const auto found = prediction.guesses.find(path);
    return found == prediction.guesses.end() ? std::nullopt : std::optional(found->second);
}

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

Text both(const Text& one, const Text& other) {
    return ATTENTION_TEXT("core", "{one} {other}").with("one", one).with("other", other);
}

void ask_for_guesses(FigurePart& figure, const Shown& shown) {
    std::visit(Cover{shown}, figure);
}

void put_guesses_beside(FigurePart& figure, const Prediction& prediction) {
    std::visit(Compare{prediction}, figure);
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
