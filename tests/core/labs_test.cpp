// What holds for every lab of labs.def, tried from its field table alone.
#include "core/labs/catalogue.h"
#include "core/labs/document.h"
#include "core/labs/lab.h"
#include "core/session/recipe.h"
#include "core/session/session.h"
#include "tests/core/random_values.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <set>

using namespace attention;

namespace {

Session session_of(const Lab& lab) {
    Session session = initial_session();
    session.lab = lab.id;
    return session;
}

/// A number without a value: right while somebody predicts, never in what a lab writes by itself.
bool hides_a_number(const Expression& e) {
    return (e.kind == Expression::Kind::number && std::isnan(e.value)) ||
           std::any_of(e.parts.begin(), e.parts.end(), hides_a_number);
}

/// Everything that is shown of these values; fails the test when any of it holds NaN.
void show_everything(const Lab& lab, const Values& values) {
    auto trace = lab.run(values);
    ASSERT_TRUE(trace.ok()) << render(trace.error().message, english());
    const Shown shown{values, *trace, {}, {}};
    const auto no_nan = [](const std::string& text) { EXPECT_EQ(text.find("NaN"), std::string::npos) << text; };
    for (const View& view : lab.views) {
        const FigureSpec figure = lab.figure(shown, view.id);
        EXPECT_EQ(figure.lab, lab.id);
        EXPECT_EQ(figure.view, view.id);
        no_nan(figure_to_json(lab, shown, figure, english()));
    }
    if (lab.readouts != nullptr)
        for (const Readout& readout : lab.readouts(shown)) no_nan(render(readout.value, english()));
    const auto whole = [&](const Expression& formula) {
        EXPECT_FALSE(hides_a_number(formula)) << to_plain(formula, english());
        no_nan(to_plain(formula, english()) + to_tex(formula, english()));
    };
    if (lab.formulas != nullptr)
        for (const Formula& formula : lab.formulas(shown)) whole(formula.substituted);
    if (lab.steps != nullptr)
        for (const Step& step : lab.steps(shown)) {
            whole(step.substituted);
            whole(step.result);
        }
    if (lab.summary != nullptr) no_nan(render(lab.summary(shown), english()));
    if (lab.origin != nullptr) no_nan(render(lab.origin(shown), english()));
    for (const Task& task : lab.tasks) (void)task.reached(shown);
}

} // namespace

TEST(Labs, HaveEverythingALabNeeds) {
    std::set<std::string> ids;
    for (const Lab* lab : all_labs()) {
        SCOPED_TRACE(lab->id);
        EXPECT_TRUE(ids.insert(lab->id).second) << "two labs of one id";
        EXPECT_FALSE(lab->views.empty());
        EXPECT_FALSE(lab->presets.empty());
        EXPECT_FALSE(lab->caveats.empty());
        for (const Task& task : lab->tasks) {
            EXPECT_FALSE(task.needs.empty()) << task.id;
            for (const std::string& key : task.needs)
                EXPECT_NE(find_field(lab->fields, key), nullptr) << task.id << ": " << key;
        }
        const auto& groups = lab_groups();
        EXPECT_TRUE(std::any_of(groups.begin(), groups.end(), [&](const LabGroup& g) { return g.id == lab->group; }));
        EXPECT_TRUE(check_values(lab->fields, initial_values(lab->fields)).ok());
        std::set<std::string> keys;
        for (const Field& field : lab->fields) {
            EXPECT_TRUE(keys.insert(field.key).second) << field.key;
            EXPECT_FALSE(field.label.empty()) << field.key;
            EXPECT_FALSE(field.help.empty()) << field.key;
        }
    }
}

/// Without what stands between two $, which has braces of its own.
static std::string without_formulas(const std::string& markdown) {
    std::string text;
    bool inside = false;
    for (const char c : markdown) {
        if (c == '$') inside = !inside;
        else if (!inside) text += c;
    }
    EXPECT_FALSE(inside) << "a $ without its other one: " << markdown;
    return text;
}

TEST(Labs, ExplainThemselvesInBothLanguages) {
    for (const Lab* lab : all_labs()) {
        SCOPED_TRACE(lab->id);
        const auto in_english = document_sections(lab_document(lab->id, "en"));
        const auto in_chinese = document_sections(lab_document(lab->id, "zh_CN"));
        ASSERT_EQ(in_english.size(), in_chinese.size());
        ASSERT_FALSE(in_english.empty());
        auto trace = lab->run(initial_values(lab->fields));
        ASSERT_TRUE(trace.ok());
        for (std::size_t i = 0; i < in_english.size(); ++i) {
            EXPECT_EQ(in_english[i].id, in_chinese[i].id);
            for (const Section* section : {&in_english[i], &in_chinese[i]}) {
                const std::string filled = without_formulas(fill_places(section->markdown, *trace));
                EXPECT_EQ(filled.find('{'), std::string::npos) << "unfilled place in " << section->id;
                EXPECT_EQ(filled.find("–"), std::string::npos) << "a place without a number in " << section->id;
            }
        }
    }
}

TEST(Labs, EveryPresetCanBeChosenAndShown) {
    for (const Lab* lab : all_labs())
        for (const Preset& preset : lab->presets) {
            SCOPED_TRACE(lab->id + " " + preset.id);
            auto session = reduce(session_of(*lab), ChoosePreset{preset.id});
            ASSERT_TRUE(session.ok()) << render(session.error().message, english());
            show_everything(*lab, values_of(*session, *lab));
        }
}

TEST(Labs, EveryCommandWorksAndRepeatsWithItsSeed) {
    for (const Lab* lab : all_labs())
        for (const Command& command : lab->commands) {
            const auto once = reduce(session_of(*lab), RunCommand{command.id, 7});
            const auto again = reduce(session_of(*lab), RunCommand{command.id, 7});
            const auto other = reduce(session_of(*lab), RunCommand{command.id, 8});
            ASSERT_TRUE(once.ok() && again.ok() && other.ok())
                << lab->id << " " << command.id << ": " << (once.ok() ? "" : render(once.error().message, english()));
            EXPECT_EQ(*once, *again);
            EXPECT_EQ(*once != *other, command.random);
        }
}

TEST(Labs, RandomInputIsShownOrRefusedWithASentence) {
    for (const Lab* lab : all_labs()) {
        SCOPED_TRACE(lab->id);
        Random random(2026);
        Session session = session_of(*lab);
        int accepted = 0;
        for (int round = 0; round < 600; ++round) {
            Values changes;
            const auto count = 1 + random.below(3);
            for (std::uint64_t i = 0; i < count; ++i) {
                const Field& field = lab->fields[random.below(lab->fields.size())];
                changes[field.key] = trial::random_value(field, random);
            }
            auto next = reduce(session, SetValues{changes, {}});
            if (!next) {
                EXPECT_GT(render(next.error().message, english()).size(), 20U) << code_name(next.error().code);
                continue;
            }
            ++accepted;
            session = *std::move(next);
            show_everything(*lab, values_of(session, *lab));
            const auto back = session_from_json(session_to_json(session));
            ASSERT_TRUE(back.ok()) << render(back.error().message, english()) << session_to_json(session);
            EXPECT_EQ(*back, session) << "JSON round trip";
            if (::testing::Test::HasFailure()) FAIL() << "round " << round << "\n" << session_to_json(session);
        }
        EXPECT_GT(accepted, 100) << "nearly everything was refused: the trial shows nothing";
    }
}

TEST(Labs, CatalogueNamesEveryParameter) {
    const auto catalogue = nlohmann::json::parse(labs_json(english(), english()));
    ASSERT_EQ(catalogue.size(), all_labs().size());
    for (std::size_t i = 0; i < catalogue.size(); ++i) {
        EXPECT_EQ(catalogue[i]["id"], all_labs()[i]->id);
        EXPECT_EQ(catalogue[i]["parameters"].size(), all_labs()[i]->fields.size());
    }
}

TEST(Labs, AnUnknownNameGetsTheNearestOne) {
    const auto lab = find_lab("alignment-heatmp");
    ASSERT_FALSE(lab.ok());
    EXPECT_EQ(lab.error().code, Code::unknown_lab);
    EXPECT_NE(render(lab.error().message, english()).find("alignment-heatmap"), std::string::npos);
}
