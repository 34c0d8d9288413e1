// Predict, then reveal: what is covered can be read nowhere, guesses are measured against the truth.
#include "core/figure/csv.h"
#include "core/figure/data.h"
#include "core/figure/tikz.h"
#include "core/labs/document.h"
#include "core/labs/guesses.h"
#include "core/labs/outcome.h"
#include "core/labs/seen.h"
#include "core/session/recipe.h"
#include "core/session/session.h"
#include "tests/core/lab_trial.h"
#include "tests/core/random_values.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <set>

using namespace attention;
using attention::trial::LabTrial;

namespace {

/// Every text of a lab that a person can get at, but for its parameters.
std::string everything(const Lab& lab, const Shown& shown) {
    std::string all;
    const auto add = [&](const std::string& text) { all += text + "\n"; };
    for (const View& view : lab.views) {
        const FigureSpec figure = figure_of(lab, shown, view.id);
        const std::string json = figure_to_json(lab, shown, figure, english());
        add(json.substr(json.find("\"figure\"")));
        add(figure_csv(figure));
        add(figure_tikz(figure, english(), {.caption = true}));
        const Matrix numbers = figure_numbers(figure);
        for (const double number : numbers.reshaped()) add(format_number(number, shortest()));
    }
    for (const Readout& readout : readouts_of(lab, shown)) add(render(readout.value, english()));
    const auto written = [&](const Expression& formula) {
        add(to_plain(formula, english()));
        add(to_tex(formula, english()));
    };
    for (const Formula& formula : formulas_of(lab, shown)) {
        written(formula.symbolic);
        written(formula.substituted);
    }
    for (const Step& step : steps_of(lab, shown)) {
        written(step.symbolic);
        written(step.substituted);
        written(step.result);
    }
    for (const Text& note : shown.trace.notes()) add(render(note, english()));
    add(render(summary_of(lab, shown), english()));
    for (const Caveat& caveat : caveats_of(lab, shown)) add(render(caveat.text, english()));
    for (const char* language : {"en", "zh_CN"})
        for (const Section& section : explanation_of(lab, shown, language)) add(section.markdown);
    return all;
}

/// The ways in which a number may be written, as far as they have enough digits to be told from others.
std::vector<std::string> writings(double number) {
    std::vector<std::string> all;
    for (const NumberFormat format : {fixed(2), fixed(4), fixed(6), percent(1), percent(2), percent(4), shortest()}) {
        std::string text = format_number(number, format);
        text.erase(std::remove(text.begin(), text.end(), '-'), text.end());
        const auto digits = std::count_if(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
        const bool round = text.find_first_not_of("0.%") == text.npos;
        if (digits >= 5 && !round && text != "100.00%") all.push_back(text);
    }
    return all;
}

/// Where a number stands that isn't part of a longer one.
std::size_t find_number(const std::string& texts, const std::string& number) {
    const auto digit = [&](std::size_t at) { return at < texts.size() && std::isdigit(texts[at]) != 0; };
    for (auto at = texts.find(number); at != texts.npos; at = texts.find(number, at + 1))
        if (!digit(at - 1) && !digit(at + number.size())) return at;
    return texts.npos;
}

struct Numbers {
    std::set<double> all;
    void operator()(double number) { all.insert(std::abs(number)); }
    void operator()(const Row& row) {
        for (const double number : row) all.insert(std::abs(number));
    }
    void operator()(const Matrix& matrix) {
        for (const double number : matrix.reshaped()) all.insert(std::abs(number));
    }
    template <class T>
    void operator()(const T&) {}
};

/// How the covered numbers would be written, but for what is written of those before them as well.
std::set<std::string> answers(const Lab& lab, const Values& values, const Trace& trace) {
    const std::string from = lab.predict_from(values);
    Numbers before, after;
    bool covers = false;
    for (const TraceEntry& entry : trace.entries()) {
        covers = covers || entry.name == from;
        std::visit([&](const auto& value) { (covers ? after : before)(value); }, entry.value);
    }
    std::set<std::string> texts;
    for (const double number : after.all)
        if (std::isfinite(number))
            for (const std::string& text : writings(number)) texts.insert(text);
    for (const double number : before.all)
        if (std::isfinite(number))
            for (const std::string& text : writings(number)) texts.erase(text);
    return texts;
}

int tell_nothing(const Lab& lab, const Values& values) {
    const Trace truth = *lab.run(values);
    const Prediction prediction;
    const Trace seen = *seen_trace(lab, values, &prediction);
    const std::string texts = everything(lab, {values, seen, {}, {}, &prediction});
    const std::string open = everything(lab, {values, truth, {}, {}, nullptr});
    int found_when_open = 0;
    for (const std::string& text : answers(lab, values, truth)) {
        if (find_number(open, text) == open.npos) continue;
        ++found_when_open;
        const auto at = find_number(texts, text);
        EXPECT_EQ(at, texts.npos) << lab.id << " gives " << text << " away:\n"
                                  << (at == texts.npos ? "" : texts.substr(at - std::min<std::size_t>(at, 80), 160));
    }
    return found_when_open;
}

Session predicting(const std::string& lab) {
    return *reduce(LabTrial(lab).start(), Predict{});
}

} // namespace

TEST(Prediction, WhatIsCoveredCanBeReadNowhere) {
    for (const Lab* lab : all_labs()) {
        if (lab->predict_from == nullptr) continue;
        SCOPED_TRACE(lab->id);
        Random random(41);
        int found = 0;
        for (const Preset& preset : lab->presets)
            found += tell_nothing(*lab, values_of(LabTrial(lab->id).preset(preset.id), *lab));
        Session session = LabTrial(lab->id).start();
        for (int round = 0; round < 25; ++round) {
            const Field& field = lab->fields[random.below(lab->fields.size())];
            if (field.type == FieldType::tokens) continue; // words may look like numbers
            auto next = reduce(session, SetValues{{{field.key, trial::random_value(field, random)}}, {}});
            if (!next) continue;
            session = *std::move(next);
            found += tell_nothing(*lab, values_of(session, *lab));
            if (::testing::Test::HasFailure()) FAIL() << session_to_json(session);
        }
        EXPECT_GT(found, 40) << "hardly any number stands anywhere: the trial shows nothing";
    }
}

TEST(Prediction, TheFirstCoveredEntryIsAlwaysThere) {
    for (const Lab* lab : all_labs()) {
        if (lab->predict_from == nullptr) continue;
        SCOPED_TRACE(lab->id);
        Random random(5);
        Session session = LabTrial(lab->id).start();
        for (int round = 0; round < 200; ++round) {
            const Field& field = lab->fields[random.below(lab->fields.size())];
            auto next = reduce(session, SetValues{{{field.key, trial::random_value(field, random)}}, {}});
            if (!next) continue;
            session = *std::move(next);
            const Values values = values_of(session, *lab);
            const Trace trace = *lab->run(values);
            const auto& entries = trace.entries();
            ASSERT_TRUE(std::any_of(entries.begin(), entries.end(), [&](const TraceEntry& entry) {
                return entry.name == lab->predict_from(values);
            })) << session_to_json(session);
        }
    }
}

TEST(Prediction, GuessesAreMeasuredWhenRevealed) {
    Session session = predicting("alignment-heatmap");
    session = *reduce(session, Guess{{{"weights.2.2", 0.5}, {"weights.2.0", 0.1}}, {}});
    session = *reduce(session, MarkCell{"weights.2.1"});
    session = *reduce(session, MarkCell{"weights.2.2"}); // of one row, the last one counts
    session = *reduce(session, MarkCell{"weights.0.1"});
    session = *reduce(session, Reveal{});
    const Lab& lab = **find_lab("alignment-heatmap");
    const Values values = values_of(session, lab);
    const Prediction* prediction = prediction_of(session, lab);
    const Trace trace = *seen_trace(lab, values, prediction);
    const Outcome outcome = outcome_of(lab, {values, trace, {}, {}, prediction});
    EXPECT_EQ(outcome.numbers, 2);
    const double cat = std::abs(0.5 - *trace.number("weights.2.2"));
    const double the = std::abs(0.1 - *trace.number("weights.2.0"));
    EXPECT_NEAR(outcome.mean_error, (cat + the) / 2, 1e-15);
    EXPECT_NEAR(outcome.largest_error, cat, 1e-15);
    EXPECT_EQ(outcome.largest_at, "cat");
    EXPECT_EQ(outcome.marks, 2);
    EXPECT_EQ(outcome.right_marks, 1);
}

std::string revealed_words(Session session) {
    const Lab& lab = **find_lab(session.lab);
    session = *reduce(session, Reveal{});
    const Values values = values_of(session, lab);
    const Trace trace = *lab.run(values);
    return render(outcome_words(outcome_of(lab, {values, trace, {}, {}, prediction_of(session, lab)})), english());
}

TEST(Prediction, PercentagesAreOffByPercentagePoints) {
    const Session session = predicting("alignment-heatmap");
    EXPECT_EQ(revealed_words(*reduce(session, Guess{{{"weights.2.2", 0.5}}, {}})),
              "Your guess for “cat” was 36.4 percentage points off.");
    EXPECT_EQ(revealed_words(*reduce(*reduce(LabTrial("weighted-average").preset("marks-relevance"), Predict{}),
                                     Guess{{{"output.0", 80}}, {}}))
                  .find("percentage points"),
              std::string::npos);
}

TEST(Prediction, OneMarkedCellIsRightOrNot) {
    const Session session = predicting("alignment-heatmap");
    EXPECT_EQ(revealed_words(*reduce(session, MarkCell{"weights.2.2"})), "The marked cell is the largest of its row.");
    EXPECT_EQ(revealed_words(*reduce(session, MarkCell{"weights.2.1"})),
              "The marked cell isn't the largest of its row.");
}

TEST(Prediction, SaysHowTheFiguresTakeGuesses) {
    const auto words = [](const Session& session) {
        const Lab& lab = **find_lab(session.lab);
        const Values values = values_of(session, lab);
        const Prediction* prediction = prediction_of(session, lab);
        const Trace trace = *seen_trace(lab, values, prediction);
        return render(guess_words(lab, {values, trace, {}, {}, prediction}), english());
    };
    const auto says = [&](const Session& session, const char* part) {
        return words(session).find(part) != std::string::npos;
    };
    const Session map = predicting("alignment-heatmap");
    EXPECT_TRUE(says(map, "bar") && says(map, "cell") && !says(map, "arrow") && !says(map, "table")) << words(map);
    const Session vectors = *reduce(LabTrial("weighted-average").preset("sentence"), Predict{});
    EXPECT_TRUE(says(vectors, "arrow") && says(vectors, "table") && !says(vectors, "cell")) << words(vectors);
    const Session plane = predicting("query-key-playground");
    EXPECT_TRUE(says(plane, "bar") && says(plane, "table") && !says(plane, "arrow")) << words(plane);
}

TEST(Prediction, AGuessIsNoted) {
    const auto status = [](const Session& session) {
        const Lab& lab = **find_lab(session.lab);
        const Values values = values_of(session, lab);
        const Prediction* prediction = prediction_of(session, lab);
        const Trace trace = *seen_trace(lab, values, prediction);
        return render(summary_of(lab, {values, trace, {}, {}, prediction}), english());
    };
    const Session session = predicting("alignment-heatmap");
    EXPECT_EQ(status(session).find("Noted"), std::string::npos);
    EXPECT_NE(status(*reduce(session, MarkCell{"weights.2.2"})).find("Noted"), std::string::npos);
}

TEST(Prediction, EveryCoveredNumberOfATableTakesAGuess) {
    Index cells = 0;
    for (const Lab* lab : all_labs()) {
        if (lab->predict_from == nullptr) continue;
        SCOPED_TRACE(lab->id);
        Session session = predicting(lab->id);
        const Values values = values_of(session, *lab);
        const Trace truth = *lab->run(values);
        const auto shown_figure = [&](const View& view) {
            const Prediction* prediction = prediction_of(session, *lab);
            const Trace trace = *seen_trace(*lab, values, prediction);
            return figure_of(*lab, {values, trace, {}, {}, prediction}, view.id);
        };
        for (const View& view : lab->views) {
            const FigureSpec figure = shown_figure(view);
            const auto* table = std::get_if<Table>(&figure.content);
            if (table == nullptr) continue;
            const Trace trace = *seen_trace(*lab, values, prediction_of(session, *lab));
            for (std::size_t r = 0; r < table->rows.size(); ++r)
                for (std::size_t c = 0; c < table->rows[r].size(); ++c) {
                    const TableCell& cell = table->rows[r][c];
                    if (cell.path.empty() || cell.hidden || !is_covered(trace, cell.path)) continue;
                    ++cells;
                    ASSERT_TRUE(cell.handle && cell.handle->guess) << cell.path;
                    Guess guess;
                    for (std::size_t i = 0; i < cell.numbers.size(); ++i)
                        guess.numbers[cell.numbers.size() == 1 ? cell.path : trace_path(cell.path, Index(i))] = 0.25;
                    session = *reduce(session, guess);
                    const FigureSpec now = shown_figure(view);
                    const std::string text = std::get<Table>(now.content).rows[r][c].text;
                    EXPECT_TRUE(text.find("25") != text.npos && text.find('?') != text.npos) << text;
                }
        }
        session = *reduce(session, Reveal{});
        for (const View& view : lab->views) {
            const FigureSpec figure = shown_figure(view);
            const auto* table = std::get_if<Table>(&figure.content);
            if (table == nullptr) continue;
            for (const auto& row : table->rows)
                for (const TableCell& cell : row) EXPECT_EQ(cell.text.find('?') != cell.text.npos, !cell.guess.empty());
        }
    }
    EXPECT_GT(cells, 15);
}

TEST(Prediction, AGuessInATableIsMeasuredAVectorByItsDistance) {
    Session session = *reduce(LabTrial("weighted-average").preset("sentence"), Predict{});
    const Lab& lab = **find_lab("weighted-average");
    const Values values = values_of(session, lab);
    const Trace truth = *lab.run(values);
    session = *reduce(
        session, Guess{{{"output.0", *truth.number("output.0") + 3}, {"output.1", *truth.number("output.1") - 4}}, {}});
    session = *reduce(session, Reveal{});
    const Outcome outcome = outcome_of(lab, {values, truth, {}, {}, prediction_of(session, lab)});
    EXPECT_EQ(outcome.numbers, 1) << "the arrow and the table's cell are one number";
    EXPECT_NEAR(outcome.largest_error, 5, 1e-12);
}

TEST(Prediction, ChangingAValueEndsARevealedOne) {
    Session session = *reduce(predicting("alignment-heatmap"), Guess{{{"weights.2.2", 0.5}}, {}});
    const Lab& lab = **find_lab("alignment-heatmap");
    session = *reduce(session, SetValues{{{"temperature", 0.5}}, {}});
    ASSERT_NE(prediction_of(session, lab), nullptr) << "a covered one goes on";
    session = *reduce(*reduce(session, Reveal{}), SetValues{{{"temperature", 2.0}}, {}});
    EXPECT_EQ(prediction_of(session, lab), nullptr);
}

TEST(Prediction, NothingCoveredNothingGuessed) {
    const Session start = initial_session();
    for (const Action& action :
         {Action(Guess{{{"weights.2.2", 0.5}}, {}}), Action(MarkCell{"weights.2.2"}), Action(Reveal{})}) {
        const auto refused = reduce(start, action);
        ASSERT_FALSE(refused.ok());
        EXPECT_NE(render(refused.error().message, english()).find("Predict"), std::string::npos);
    }
    EXPECT_FALSE(reduce(predicting("masks"), Guess{{{"leak.0", NAN}}, {}}).ok());
}

TEST(Prediction, IsUndoneAndKeptInAFile) {
    History history;
    ASSERT_TRUE(history.apply(Predict{}).ok());
    ASSERT_TRUE(history.apply(Guess{{{"weights.2.2", 0.25}}, "drag"}).ok());
    ASSERT_TRUE(history.apply(Guess{{{"weights.2.2", 0.5}}, "drag"}).ok());
    const Session covered_session = history.now();
    const auto back = session_from_json(session_to_json(covered_session));
    ASSERT_TRUE(back.ok());
    EXPECT_EQ(*back, covered_session);
    history.undo();
    EXPECT_TRUE(history.now().predictions.at("alignment-heatmap").guesses.empty()) << "a drag is one step";
    history.undo();
    EXPECT_TRUE(history.now().predictions.empty());
}

TEST(Prediction, TheReportOfAChangeTellsNothing) {
    const Session before = predicting("query-key-playground");
    const Session after = *reduce(before, SetValues{{{"scale", false}}, {}});
    const std::string report = render(change_report(before, after), english());
    EXPECT_EQ(report.find('%'), std::string::npos) << report;
    EXPECT_NE(report.find("covered"), std::string::npos) << report;
}

TEST(Prediction, ARightIntermediateIsUncoveredAWrongOneNot) {
    Session session = predicting("qkv-by-hand");
    const Lab& lab = **find_lab("qkv-by-hand");
    const Values values = values_of(session, lab);
    const Trace truth = *lab.run(values);
    const auto seen = [&] { return *seen_trace(lab, values, prediction_of(session, lab)); };
    EXPECT_TRUE(is_covered(seen(), "weights.0.2"));
    session = *reduce(session, TypeAnswer{"weights.0.2", "0.67"});
    EXPECT_EQ(seen().number("weights.0.2"), truth.number("weights.0.2"));
    EXPECT_TRUE(is_covered(seen(), "weights.0.1")) << "the others stay covered";
    session = *reduce(session, TypeAnswer{"weights.0.2", "0.5"});
    EXPECT_TRUE(is_covered(seen(), "weights.0.2"));
    session = *reduce(session, TypeAnswer{"weights.0.2", ""});
    EXPECT_TRUE(prediction_of(session, lab)->typed.empty());
    const auto refused = reduce(session, TypeAnswer{"weights.0.2", "much"});
    ASSERT_FALSE(refused.ok());
    EXPECT_NE(render(refused.error().message, english()).find("much"), std::string::npos);
}

TEST(Prediction, TypedAnswersAreKeptAndCounted) {
    Session session = *reduce(predicting("qkv-by-hand"), TypeAnswer{"dots.0.1", "√2"});
    session = *reduce(session, TypeAnswer{"dots.0.2", "7"});
    EXPECT_EQ(*session_from_json(session_to_json(session)), session);
    session = *reduce(session, Reveal{});
    const Lab& lab = **find_lab("qkv-by-hand");
    const Values values = values_of(session, lab);
    const Trace trace = *lab.run(values);
    const Outcome outcome = outcome_of(lab, {values, trace, {}, {}, prediction_of(session, lab)});
    EXPECT_EQ(outcome.typed, 2);
    EXPECT_EQ(outcome.right, 1);
    EXPECT_GT(outcome.asked, 10);
}

TEST(Prediction, OtherNumbersAreAskedAnew) {
    Session session = *reduce(predicting("qkv-by-hand"), TypeAnswer{"dots.0.1", "√2"});
    session = *reduce(session, SetValues{{{"row", std::int64_t{1}}}, {}});
    EXPECT_EQ(session.predictions.at("qkv-by-hand").typed.size(), 1U) << "another query of the same exercise";
    session = *reduce(session, RunCommand{"exercise", 3});
    EXPECT_TRUE(session.predictions.at("qkv-by-hand").typed.empty());
}

TEST(Prediction, WhatIsFoundSoFarIsNoAnswer) {
    const Session session = *reduce(predicting("qkv-by-hand"), TypeAnswer{"weights.0.0", "0.09"});
    const Lab& lab = **find_lab("qkv-by-hand");
    const Values values = values_of(session, lab);
    const Prediction* prediction = prediction_of(session, lab);
    const Trace trace = *seen_trace(lab, values, prediction);
    for (const Readout& readout : readouts_of(lab, {values, trace, {}, {}, prediction}))
        EXPECT_EQ(render(readout.value, english()), "?") << render(readout.label, english());
}

TEST(Prediction, WhenAllIsFoundNothingStaysCovered) {
    Session session = predicting("qkv-by-hand");
    const Lab& lab = **find_lab("qkv-by-hand");
    const Values values = values_of(session, lab);
    const Trace truth = *lab.run(values);
    const auto blanks = lab.blanks({values, truth, {}, {}, nullptr});
    for (const Blank& blank : blanks) {
        EXPECT_FALSE(prediction_of(session, lab)->revealed);
        session = *reduce(session, TypeAnswer{blank.path, format_number(*truth.number(blank.path), fixed(4))});
    }
    EXPECT_TRUE(prediction_of(session, lab)->revealed);
}

TEST(Prediction, DamagedOnesAreRefused) {
    const std::string start = R"({"format":"attention-lab-session","version":1,"lab":"masks","labs":{},"predictions":)";
    for (const char* damaged : {"[]", R"({"masks":1})", R"({"nothing":{"guesses":{},"marks":[],"revealed":false}})",
                                R"({"masks":{"guesses":{"weights.0.0":"x"},"marks":[],"revealed":false}})",
                                R"({"masks":{"guesses":{"weights.0.0":"NaN"},"marks":[],"revealed":false}})",
                                R"({"masks":{"guesses":{},"marks":[1],"revealed":false}})",
                                R"({"masks":{"guesses":{},"marks":[],"revealed":false,"typed":{"weights.0.0":"x"}}})",
                                R"({"masks":{"guesses":{},"marks":[],"revealed":false,"typed":[]}})",
                                R"({"masks":{"guesses":{},"marks":[]}})"}) {
        const auto session = session_from_json(start + damaged + "}");
        ASSERT_FALSE(session.ok()) << damaged;
        EXPECT_GT(render(session.error().message, english()).size(), 20U);
    }
}

TEST(Prediction, AFailureIsAnAnswerToo) {
    for (const char* precision : {"float32", "float64"}) {
        const LabTrial on("softmax");
        const auto fails = on.with({{"method", "naive"}, {"precision", precision}, {"offset", "1000"}});
        const auto holds = on.with({{"method", "naive"}, {"precision", precision}, {"offset", "1"}});
        ASSERT_TRUE(fails.ok() && holds.ok());
        ASSERT_NE(on.trace_of(fails).get<Error>("weights"), nullptr);
        const auto covered_texts = [&](const Session& before) {
            const Session session = *reduce(before, Predict{});
            const Values values = values_of(session, on.lab());
            const Prediction* prediction = prediction_of(session, on.lab());
            const Trace trace = *seen_trace(on.lab(), values, prediction);
            const Shown shown{values, trace, {}, {}, prediction};
            std::string all;
            for (const Readout& readout : readouts_of(on.lab(), shown)) all += render(readout.value, english()) + "|";
            for (const Formula& formula : formulas_of(on.lab(), shown))
                all += to_plain(formula.substituted, english()) + "|";
            for (const Step& step : steps_of(on.lab(), shown)) // the first one is what was given
                all += step.path == "scores" ? "" : to_plain(step.result, english()) + "|";
            const FigureSpec weights = figure_of(on.lab(), shown, "weights");
            for (const Bar& bar : std::get<Bars>(weights.content).bars)
                all += bar.handle && !bar.hidden ? "asked|" : "given away|";
            return all + render(summary_of(on.lab(), shown), english());
        };
        const std::string one = covered_texts(*fails), other = covered_texts(*holds);
        EXPECT_EQ(one.substr(one.find('|')), other.substr(other.find('|'))) << "the same but for the scores";
        EXPECT_EQ(one.find("✗"), std::string::npos);
        EXPECT_EQ(one.find("given away"), std::string::npos);
    }
}

TEST(Prediction, WhetherTwoThingsAreEqualIsCoveredToo) {
    const LabTrial on("masks");
    for (const char* fill : {"minus_infinity", "zero"}) {
        const Session session = *reduce(*on.with({{"passes", "true"}, {"fill", fill}}), Predict{});
        const Values values = values_of(session, on.lab());
        const Prediction* prediction = prediction_of(session, on.lab());
        const Trace trace = *seen_trace(on.lab(), values, prediction);
        for (const Formula& formula : formulas_of(on.lab(), {values, trace, {}, {}, prediction}))
            EXPECT_EQ(to_plain(formula.symbolic, english()).find("≠"), std::string::npos);
    }
}

TEST(Prediction, ARowThatSeesNothingIsAskedLikeAnyOther) {
    const LabTrial on("masks");
    const Session session = *reduce(*on.with({{"mode", "own"},
                                              {"allowed", "[[0,0,0],[1,1,0],[1,1,1]]"},
                                              {"scores", "[[1,2,3],[1,2,3],[1,2,3]]"},
                                              {"row", "0"}}),
                                    Predict{});
    const Values values = values_of(session, on.lab());
    const Prediction* prediction = prediction_of(session, on.lab());
    const Trace trace = *seen_trace(on.lab(), values, prediction);
    const Shown shown{values, trace, {}, {}, prediction};
    EXPECT_FALSE(formulas_of(on.lab(), shown).empty());
    const FigureSpec leak = figure_of(on.lab(), shown, "leak");
    for (const Bar& bar : std::get<Bars>(leak.content).bars) EXPECT_TRUE(bar.handle) << bar.label;
}

TEST(Labs, ReadOutsAndTablesNameNoSingleWinnerOfATie) {
    const LabTrial plane("query-key-playground");
    const Session session = *plane.with({{"query", "[0,0]"}});
    const Values values = values_of(session, plane.lab());
    const Trace trace = *plane.lab().run(values);
    const Shown shown{values, trace, {}, {}, nullptr};
    std::string all;
    for (const Readout& readout : readouts_of(plane.lab(), shown)) all += render(readout.value, english()) + "|";
    EXPECT_NE(all.find("4 places equally"), std::string::npos) << all;
    const FigureSpec figure = figure_of(plane.lab(), shown, "table");
    for (const auto& row : std::get<Table>(figure.content).rows)
        for (const TableCell& cell : row) EXPECT_FALSE(cell.strong) << cell.path;
}

TEST(Labs, TheSentenceNamesNoSingleWinnerOfATie) {
    const auto says = [](const LabTrial& on, const Session& session) {
        const Values values = values_of(session, on.lab());
        const Trace trace = *on.lab().run(values);
        return render(summary_of(on.lab(), {values, trace, {}, {}, nullptr}), english());
    };
    const LabTrial plane("query-key-playground"), masks("masks"), softmax("softmax"), hand("qkv-by-hand");
    EXPECT_NE(says(plane, *plane.with({{"query", "[0,0]"}})).find("shared by 4"), std::string::npos);
    EXPECT_NE(says(softmax, *softmax.with({{"scores", "[1,1,0]"}})).find("2 places"), std::string::npos);
    EXPECT_NE(says(masks, *masks.with({{"scores", "[[1,1],[1,1]]"}, {"row", "1"}})).find("2 places share"),
              std::string::npos);
    const LabTrial marks("weighted-average");
    EXPECT_NE(says(marks, *marks.with({{"weighting", "uniform"}})).find("shared by 3"), std::string::npos);
    EXPECT_NE(says(hand, *hand.with({{"temperature", "20"}, {"queries", "[[0,0]]"}})).find("same largest weight"),
              std::string::npos);
}

TEST(Prediction, WhichPlacesAreKeptIsAnAnswer) {
    const LabTrial on("softmax");
    const Session session =
        *reduce(*on.with({{"scores", "[1, 5, 2, 4, 3]"}, {"method", "top-k"}, {"keep", "2"}}), Predict{});
    const Values values = values_of(session, on.lab());
    const Prediction* prediction = prediction_of(session, on.lab());
    const Trace trace = *seen_trace(on.lab(), values, prediction);
    for (const View& view : on.lab().views) {
        if (view.id == "scores") continue;
        const FigureSpec figure = figure_of(on.lab(), {values, trace, {}, {}, prediction}, view.id);
        for (const Bar& bar : std::get<Bars>(figure.content).bars) {
            EXPECT_TRUE(bar.handle) << view.id << " " << bar.label;
            EXPECT_FALSE(bar.hidden) << view.id << " " << bar.label;
        }
    }
}

TEST(Prediction, AMaskedScoreIsTypedAsInfinityAndTheOthersComeWithTheirScores) {
    const LabTrial on("qkv-by-hand");
    Session session = *reduce(*on.with({{"causal", "true"}, {"row", "0"}}, on.preset("cat-sleep-it")), Predict{});
    const Lab& lab = on.lab();
    const Values values = values_of(session, lab);
    const Trace truth = *lab.run(values);
    const auto seen = [&](const char* path) {
        return !is_covered(*seen_trace(lab, values, prediction_of(session, lab)), path);
    };
    const auto verdict = [&](const char* path) {
        return lab.judge(values, answers_of(*prediction_of(session, lab)), path);
    };
    session = *reduce(session, TypeAnswer{"filled.0.1", "0"});
    ASSERT_EQ(verdict("filled.0.1").mistakes, std::vector<std::string>{"zero-for-hidden"});
    EXPECT_FALSE(seen("filled.0.1"));
    for (const char* infinity : {"-inf", "−∞", "-∞"}) {
        session = *reduce(session, TypeAnswer{"filled.0.1", infinity});
        EXPECT_EQ(verdict("filled.0.1").kind, Verdict::Kind::right) << infinity;
    }
    EXPECT_TRUE(seen("filled.0.1"));
    EXPECT_FALSE(seen("filled.0.0"));
    session = *reduce(session, TypeAnswer{"scores.0.0", std::to_string(*truth.number("scores.0.0"))});
    EXPECT_TRUE(seen("scores.0.0"));
    EXPECT_TRUE(seen("filled.0.0")) << "the mask changes nothing there";
    session = *reduce(session, TypeAnswer{"filled.0.1", ""});
    session = *reduce(session, TypeAnswer{"scores.0.1", std::to_string(*truth.number("scores.0.1"))});
    EXPECT_TRUE(seen("scores.0.1"));
    EXPECT_FALSE(seen("filled.0.1")) << "what the mask puts there is still asked for";
    const Trace trace = *seen_trace(lab, values, prediction_of(session, lab));
    EXPECT_EQ(outcome_of(lab, {values, trace, {}, {}, prediction_of(session, lab)}).right, 2);
}
