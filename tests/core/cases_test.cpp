#include "core/cases/cases.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <cmath>
#include <fstream>
#include <set>
#include <sstream>

using namespace attention;
using Json = nlohmann::ordered_json;
using testing::HasSubstr;
using testing::StartsWith;

namespace {

std::string data_text(const std::string& name) {
    std::ifstream file(TEST_DATA "/" + name);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

std::string golden_text() {
    return data_text("golden.json");
}

Json golden_cases() {
    return Json::parse(golden_text())["cases"];
}

Json computed(const Json& item) {
    auto report = compute_cases(item.dump(), english());
    EXPECT_TRUE(report.ok());
    return report ? Json::parse(report->json) : Json();
}

CheckReport checked(const Json& item) {
    auto report = check_cases(item.dump(), english());
    EXPECT_TRUE(report.ok());
    return report ? *report : CheckReport();
}

std::string code_of(const std::string& kind, const std::string& inputs) {
    const Json answer = computed({{"kind", kind}, {"inputs", Json::parse(inputs)}});
    if (!answer.contains("error")) return "computed";
    EXPECT_FALSE(answer.contains("expected"));
    const auto message = answer["error"]["message"].get<std::string>();
    EXPECT_TRUE(message.ends_with('.')) << message;
    EXPECT_EQ(message.find('{'), std::string::npos) << message;
    return answer["error"]["code"];
}

/// Every number and truth below `json`, by reference.
void collect_leaves(Json& json, std::vector<Json*>& leaves) {
    if (json.is_structured())
        for (Json& item : json) collect_leaves(item, leaves);
    else leaves.push_back(&json);
}

bool holds_nan(const Json& json) {
    if (json.is_structured()) {
        for (const Json& item : json)
            if (holds_nan(item)) return true;
        return false;
    }
    return (json.is_string() && json.get<std::string>() == "NaN") ||
           (json.is_number() && std::isnan(json.get<double>()));
}

} // namespace

// Made from the description of the kinds alone, with 80 digits, by somebody who hadn't seen this code.
TEST(Cases, MoreCasesOfTheSameKinds) {
    const auto report = check_cases(data_text("more_cases.json"), english());
    ASSERT_TRUE(report.ok());
    EXPECT_EQ(report->failures, std::vector<std::string>());
    EXPECT_EQ(report->passed, 741);
}

TEST(Cases, NothingToCheckIsNotASuccess) {
    for (const char* nothing : {"[]", R"({"cases":[],"bad_inputs":[]})"})
        EXPECT_FALSE(check_cases(nothing, english()).ok());
}

TEST(Cases, AnInputThatNobodyReadsIsRefusedAndTheNearestNamed) {
    const Json answer = computed({{"kind", "softmax"}, {"inputs", {{"logits", {1, 2}}, {"temprature", 0.5}}}});
    EXPECT_EQ(answer["error"]["code"], "UNKNOWN_KEY");
    EXPECT_THAT(answer["error"]["message"].get<std::string>(), HasSubstr("“temperature”"));
    for (const Json& item : golden_cases()) {
        Json more = item;
        more["inputs"]["no such input"] = 1;
        EXPECT_EQ(computed(more)["error"]["code"], "UNKNOWN_KEY") << item["kind"];
    }
}

TEST(Cases, NothingExpectedIsNothingChecked) {
    const Json item{{"kind", "dot"}, {"inputs", {{"a", {1}}, {"b", {2}}}}, {"expected", Json::object()}};
    EXPECT_EQ(checked(item).failed, 1);
}

TEST(Cases, RefusalsSayWhatWouldBeRight) {
    const auto message = [](const Json& item) { return computed(item)["error"]["message"].get<std::string>(); };
    EXPECT_THAT(message({{"kind", "mask"}, {"inputs", {{"length", 0}, {"mode", "causal"}}}}), HasSubstr("from 1 on"));
    EXPECT_THAT(message({{"kind", "softmax"}, {"inputs", {{"logits", {1, 2}}, {"temperature", 1e-320}}}}),
                HasSubstr("use a larger one"));
}

TEST(Cases, GoldenCasesAndBadInputsPass) {
    auto report = check_cases(golden_text(), english());
    ASSERT_TRUE(report.ok());
    for (const std::string& failure : report->failures) ADD_FAILURE() << failure;
    EXPECT_EQ(report->passed, 148 + 43);
    EXPECT_EQ(report->failed, 0);
}

TEST(Cases, TheRegistryHasEveryKindOfTheGoldenFileAndNoOther) {
    std::set<std::string> wanted;
    for (const Json& item : golden_cases()) wanted.insert(item["kind"]);
    std::set<std::string> have;
    for (const std::string_view kind : case_kinds()) have.emplace(kind);
    EXPECT_EQ(have, wanted);
    EXPECT_EQ(case_kinds().size(), 31U);
}

// A comparison that lets a wrong number pass would make every other test worthless.
TEST(Cases, EveryExpectedNumberIsCompared) {
    for (const Json& original : golden_cases()) {
        Json item = original;
        item.erase("prints");
        std::vector<Json*> leaves;
        collect_leaves(item["expected"], leaves);
        const std::size_t step = std::max<std::size_t>(1, leaves.size() / 40);
        for (std::size_t i = 0; i < leaves.size(); i += step) {
            const Json before = *leaves[i];
            if (before.is_boolean()) *leaves[i] = !before.get<bool>();
            else if (before.is_string()) *leaves[i] = "-Infinity";
            else *leaves[i] = before.get<double>() + 1e-5 * std::max(1.0, std::abs(before.get<double>()));
            const CheckReport report = checked(item);
            EXPECT_EQ(report.failed, 1) << item["id"] << " leaf " << i;
            *leaves[i] = before;
        }
        EXPECT_EQ(checked(item).passed, 1) << item["id"];
    }
}

TEST(Cases, AnExpectedFieldThatIsNotComputedFails) {
    Json item = {{"id", "X"}, {"kind", "dot"}, {"inputs", {{"a", {1}}, {"b", {2}}}}};
    item["expected"] = {{"value", 2}, {"angle", 0}};
    ASSERT_EQ(checked(item).failed, 1);
    EXPECT_THAT(checked(item).failures[0], StartsWith("X: "));
    EXPECT_THAT(checked(item).failures[0], HasSubstr("angle"));
}

TEST(Cases, ComputeKeepsTheShapeAndCarriesFieldsOver) {
    const Json single = computed(Json::parse(R"({"id":"x","notes":"keep","kind":"dot","inputs":{"a":[1,2],"b":[3,4]},
                                                "expected":{"value":-1},"error":"old"})"));
    EXPECT_EQ(single["id"], "x");
    EXPECT_EQ(single["notes"], "keep");
    EXPECT_EQ(single["expected"], Json({{"value", 11}}));
    EXPECT_FALSE(single.contains("error"));

    const Json list = computed(Json::parse(R"([{"id":1,"kind":"dot","inputs":{"a":[],"b":[1]}}, 7,
                                              {"kind":"dot","inputs":{"a":[1],"b":[2]}}])"));
    ASSERT_EQ(list.size(), 3U);
    EXPECT_EQ(list[0]["id"], 1);
    EXPECT_EQ(list[0]["error"]["code"], "ZERO_DIM");
    EXPECT_EQ(list[0]["error"]["where"], "a");
    EXPECT_EQ(list[1]["error"]["code"], "WRONG_TYPE");
    EXPECT_EQ(list[2]["expected"]["value"], 2);
}

TEST(Cases, ACollectionGivesAListOfBothParts) {
    const auto report = compute_cases(golden_text(), english());
    ASSERT_TRUE(report.ok());
    EXPECT_FALSE(report->all_ok);
    const Json list = Json::parse(report->json);
    ASSERT_EQ(list.size(), 148U + 43U);
    for (std::size_t i = 0; i < 148; ++i) {
        EXPECT_TRUE(list[i].contains("expected")) << list[i]["id"];
        EXPECT_FALSE(holds_nan(list[i]["expected"])) << list[i]["id"];
    }
    for (std::size_t i = 148; i < list.size(); ++i) EXPECT_EQ(list[i]["error"]["code"], list[i]["expect_error"]);
}

// What was written is read back to the same doubles.
TEST(Cases, ComputedResultsPassTheCheckWithoutAnyTolerance) {
    Json document = golden_cases();
    Json answers = computed(document);
    for (Json& answer : answers) answer["tolerance"] = {{"abs", 0}, {"rel", 0}};
    const CheckReport report = checked(answers);
    for (const std::string& failure : report.failures) ADD_FAILURE() << failure;
    EXPECT_EQ(report.passed, 148);
}

TEST(Cases, ComputingTwiceGivesTheSameBytes) {
    EXPECT_EQ(compute_cases(golden_text(), english())->json, compute_cases(golden_text(), english())->json);
}

TEST(Cases, WhatIsNoCaseIsRefused) {
    EXPECT_EQ(compute_cases("{", english()).error().code, Code::bad_json);
    EXPECT_EQ(compute_cases("", english()).error().code, Code::bad_json);
    EXPECT_EQ(compute_cases("3", english()).error().code, Code::wrong_type);
    EXPECT_EQ(compute_cases(R"({"cases":3})", english()).error().code, Code::wrong_type);
    EXPECT_EQ(compute_cases(std::string(100000, '['), english()).error().code, Code::bad_json);
    EXPECT_EQ(check_cases("{", english()).error().code, Code::bad_json);
    EXPECT_EQ(compute_cases("[]", english())->json, "[]\n");
    EXPECT_TRUE(compute_cases("[]", english())->all_ok);
    EXPECT_EQ(computed(Json::object())["error"]["code"], "MISSING_FIELD");
    EXPECT_EQ(computed({{"kind", "dot"}})["error"]["code"], "MISSING_FIELD");
    EXPECT_EQ(computed({{"kind", "dot"}, {"inputs", 3}})["error"]["code"], "WRONG_TYPE");
    EXPECT_EQ(computed({{"kind", 3}, {"inputs", 3}})["error"]["code"], "WRONG_TYPE");
    EXPECT_EQ(code_of("sofmax", "{}"), "UNKNOWN_KIND");
    EXPECT_THAT(computed({{"kind", "sofmax"}, {"inputs", Json::object()}})["error"]["message"].get<std::string>(),
                HasSubstr("“softmax”"));
}

TEST(Cases, EveryMissingInputIsRefusedByName) {
    const std::set<std::string> optional{"temperature", "allowed", "values", "scale", "causal", "tile", "valid_length"};
    // where what is optional elsewhere is needed
    const std::set<std::string> demanding{"query_gradient", "mask_fill",    "sentinel_fill",
                                          "mask",           "weighted_sum", "online_softmax"};
    for (const Json& item : golden_cases())
        for (const auto& [name, value] : item["inputs"].items()) {
            const bool needed = !optional.contains(name) || demanding.contains(item["kind"].get<std::string>());
            Json without = item;
            without["inputs"].erase(name);
            const Json answer = computed(without);
            if (!needed) {
                EXPECT_TRUE(answer.contains("expected")) << item["id"] << name;
                continue;
            }
            ASSERT_TRUE(answer.contains("error")) << item["id"] << name;
            EXPECT_EQ(answer["error"]["code"], "MISSING_FIELD") << item["id"] << name;
            EXPECT_EQ(answer["error"]["where"], name) << item["id"];
        }
}

TEST(Cases, EveryWrongTypeIsRefused) {
    std::set<std::string> seen;
    for (const Json& item : golden_cases()) {
        if (!seen.insert(item["kind"]).second) continue;
        for (const auto& [name, value] : item["inputs"].items())
            for (const Json& wrong : {Json(nullptr), Json::object(), Json("words"), Json::array({Json::object()})}) {
                Json changed = item;
                changed["inputs"][name] = wrong;
                const Json answer = computed(changed);
                ASSERT_TRUE(answer.contains("error")) << item["id"] << name << wrong;
                const std::string code = answer["error"]["code"];
                const bool text = value.is_string() && wrong.is_string(); // a text, though not one that is known
                EXPECT_EQ(code, text ? "BAD_VALUE" : "WRONG_TYPE") << item["id"] << name << wrong;
            }
    }
}

// NaN and ∞ are refused wherever they stand, with the meaning the schema gives them.
TEST(Cases, EveryNonFiniteNumberIsRefused) {
    std::set<std::string> seen;
    for (const Json& original : golden_cases()) {
        if (!seen.insert(original["kind"]).second) continue;
        for (const char* word : {"NaN", "Infinity", "-Infinity"}) {
            Json item = original;
            const std::string kind = item["kind"];
            if (kind == "bleu_difference") item["inputs"]["high"] = 1; // its numbers are texts
            for (auto& [name, value] : item["inputs"].items()) {
                std::vector<Json*> leaves;
                collect_leaves(value, leaves);
                for (Json* leaf : leaves) {
                    if (!leaf->is_number()) continue;
                    const Json before = *leaf;
                    *leaf = word;
                    const std::string code = computed(item)["error"]["code"];
                    if (kind != "bleu_difference") {
                        EXPECT_EQ(code, name == "temperature" ? "BAD_TEMPERATURE" : "NON_FINITE") << item["id"] << name;
                    }
                    *leaf = before;
                }
            }
        }
    }
    EXPECT_EQ(code_of("bleu_difference", R"({"high":"NaN","low":"1"})"), "NON_FINITE");
    EXPECT_EQ(code_of("bleu_difference", R"({"high":"1","low":"Infinity"})"), "NON_FINITE");
}

TEST(Cases, RefusalsOfTheDetails) {
    const std::string H = R"("h_t":[1],"H":[[1],[2],[3],[4]])";
    // empty window, t outside, D
    EXPECT_EQ(code_of("luong_local_p", "{" + H + R"(,"W_p":[[0.1]],"v_p":[0.3],"D":0.01})"), "BAD_WINDOW");
    EXPECT_EQ(code_of("luong_local_p", "{" + H + R"(,"W_p":[[0]],"v_p":[1],"D":0.25})"), "computed"); // p_t = 2 exactly
    EXPECT_EQ(code_of("luong_local_p", "{" + H + R"(,"W_p":[[0]],"v_p":[1],"D":-1})"), "BAD_WINDOW");
    EXPECT_EQ(code_of("luong_local_m", "{" + H + R"(,"t":0,"D":1})"), "OUT_OF_RANGE");
    EXPECT_EQ(code_of("luong_local_m", "{" + H + R"(,"t":5,"D":1})"), "OUT_OF_RANGE");
    EXPECT_EQ(code_of("luong_local_m", "{" + H + R"(,"t":4,"D":0.5})"), "computed");
    EXPECT_EQ(code_of("luong_local_m", "{" + H + R"(,"t":4,"D":0})"), "BAD_WINDOW");
    EXPECT_EQ(code_of("luong_local_m", "{" + H + R"(,"t":1.5,"D":1})"), "WRONG_TYPE");
    // masks
    EXPECT_EQ(code_of("mask", R"({"length":3,"mode":"padding"})"), "MISSING_FIELD");
    EXPECT_EQ(code_of("mask", R"({"length":3,"mode":"both"})"), "MISSING_FIELD");
    EXPECT_EQ(code_of("mask", R"({"length":3,"mode":"both","valid_length":0})"), "OUT_OF_RANGE");
    EXPECT_EQ(code_of("mask", R"({"length":3,"mode":"both","valid_length":4})"), "OUT_OF_RANGE");
    EXPECT_EQ(code_of("mask", R"({"length":3,"mode":"neither","valid_length":2})"), "BAD_VALUE");
    EXPECT_EQ(code_of("softmax", R"({"logits":[1],"allowed":[]})"), "MASK_SIZE");
    EXPECT_EQ(code_of("attention", R"({"Q":[[1]],"K":[[1]],"V":[[1]],"allowed":[]})"), "MASK_SIZE");
    EXPECT_EQ(code_of("attention", R"({"Q":[[1],[1]],"K":[[1],[1]],"V":[[1],[1]],"allowed":[[true,true],[true]]})"),
              "MASK_SIZE");
    EXPECT_EQ(code_of("mask_fill", R"({"scores":[1,2],"allowed":[false,false]})"), "ALL_MASKED");
    EXPECT_EQ(code_of("mask_fill", R"({"scores":[1,2],"allowed":[true]})"), "MASK_SIZE");
    EXPECT_EQ(code_of("sentinel_fill", R"({"scores":[],"allowed":[]})"), "EMPTY_INPUT");
    // permutations
    const std::string W = R"("X":[[1,0],[0,1]],"W_Q":[[1],[1]],"W_K":[[1],[1]],"W_V":[[1],[1]])";
    EXPECT_EQ(code_of("permutation", "{" + W + R"(,"perm":[0,0]})"), "BAD_VALUE");
    EXPECT_EQ(code_of("permutation", "{" + W + R"(,"perm":[1,2]})"), "BAD_VALUE");
    EXPECT_EQ(code_of("permutation", "{" + W + R"(,"perm":[0]})"), "BAD_VALUE");
    EXPECT_EQ(code_of("permutation", "{" + W + R"(,"perm":[1,0]})"), "computed");
    // counts
    EXPECT_EQ(code_of("dot_rademacher", R"({"dim":0})"), "ZERO_DIM");
    EXPECT_EQ(code_of("dot_variance", R"({"dims":[4,0],"samples":10})"), "ZERO_DIM");
    EXPECT_EQ(code_of("dot_variance", R"({"dims":[],"samples":10})"), "EMPTY_INPUT");
    EXPECT_EQ(code_of("dot_variance", R"({"dims":[1],"samples":0})"), "EMPTY_INPUT");
    EXPECT_EQ(code_of("complexity", R"({"T":3,"d_k":0,"d_v":1})"), "ZERO_DIM");
    EXPECT_EQ(code_of("complexity", R"({"T":3,"d_k":1,"d_v":1,"tile":0})"), "BAD_WINDOW");
    EXPECT_EQ(code_of("complexity", R"({"T":1e300,"d_k":1,"d_v":1})"), "NON_FINITE");
    EXPECT_EQ(code_of("base_transformer", R"({"d_model":6,"heads":4,"encoder_layers":1,"decoder_layers":1,"T":1})"),
              "HEADS");
    EXPECT_EQ(code_of("base_transformer", R"({"d_model":6,"heads":3,"encoder_layers":-1,"decoder_layers":1,"T":1})"),
              "OUT_OF_RANGE");
    // BLEU, links
    EXPECT_EQ(code_of("bleu_difference", R"({"high":"26,75","low":"1"})"), "BAD_VALUE");
    EXPECT_EQ(code_of("bleu_difference", R"({"high":"","low":"1"})"), "BAD_VALUE");
    EXPECT_EQ(code_of("bleu_difference", R"({"high":26.75,"low":"1"})"), "WRONG_TYPE");
    EXPECT_EQ(code_of("bleu_difference", R"({"high":"1e999999999","low":"1"})"), "TOO_LARGE");
    EXPECT_EQ(code_of("alignment_crossings", R"({"pairs":[]})"), "EMPTY_INPUT");
    EXPECT_EQ(code_of("alignment_crossings", R"({"pairs":[[0,1]]})"), "OUT_OF_RANGE");
    EXPECT_EQ(code_of("alignment_crossings", R"({"pairs":[[1,1],[2]]})"), "RAGGED");
    EXPECT_EQ(code_of("alignment_crossings", R"({"pairs":[[1,1,1]]})"), "DIM_MISMATCH");
    // sizes that must agree
    EXPECT_EQ(code_of("softmax", R"({"logits":[1,2],"values":[1]})"), "COUNT_MISMATCH");
    EXPECT_EQ(code_of("score", R"({"fn":"dot","q":[1],"keys":[[1]],"values":[[1],[2]]})"), "COUNT_MISMATCH");
    EXPECT_EQ(code_of("score", R"({"fn":"guess","q":[1],"keys":[[1]]})"), "BAD_VALUE");
    EXPECT_EQ(code_of("score", R"({"fn":"cosine","q":[1],"keys":[[1],[0]]})"), "ZERO_NORM");
    EXPECT_EQ(code_of("score", R"({"fn":"concat","q":[1],"keys":[[1]],"v":[1],"W":[[1]]})"), "DIM_MISMATCH");
    EXPECT_EQ(code_of("visual_attention", R"({"regions":[[1]],"scores":[1,2]})"), "COUNT_MISMATCH");
    EXPECT_EQ(code_of("graves_window", R"({"alpha":[1],"beta":[1,2],"kappa":[1],"chars":[[1]]})"), "DIM_MISMATCH");
    EXPECT_EQ(code_of("online_softmax", R"({"logits":[1],"values":[[1]],"tile":-1})"), "BAD_WINDOW");
    EXPECT_EQ(code_of("query_gradient", R"({"q":[1],"K":[[1]],"values":[1],"eps":-1})"), "BAD_STEP");
}

TEST(Cases, OverflowOfFiniteInputsIsRefused) {
    EXPECT_EQ(code_of("softmax", R"({"logits":[1e300,0],"temperature":1e-10})"), "NON_FINITE");
    EXPECT_EQ(code_of("softmax", R"({"logits":[0,-1e300],"temperature":1e-10})"), "computed");
    EXPECT_EQ(code_of("dot", R"({"a":[1e200],"b":[1e200]})"), "NON_FINITE");
    EXPECT_EQ(code_of("dot", R"({"a":[1e200,1e200],"b":[1e200,-1e200]})"), "computed"); // exactly 0
    EXPECT_EQ(code_of("score", R"({"fn":"dot","q":[1e200],"keys":[[1e200]]})"), "NON_FINITE");
    EXPECT_EQ(code_of("score", R"({"fn":"cosine","q":[1e200],"keys":[[1e200]]})"), "computed");
    EXPECT_EQ(
        code_of("graves_step", R"({"alpha_hat":[1000],"beta_hat":[0],"kappa_prev":[1],"kappa_hat":[0],"chars":[[1]]})"),
        "NON_FINITE");
    EXPECT_EQ(code_of("ratio_normalise", R"({"logits":[1.7e308,1.7e308]})"), "NON_FINITE");
    EXPECT_EQ(code_of("self_attention", R"({"X":[[1e200]],"W_Q":[[1e200]],"W_K":[[1]],"W_V":[[1]]})"), "NON_FINITE");
    EXPECT_EQ(code_of("attention", R"({"Q":[[1e200]],"K":[[1e200],[1]],"V":[[1],[2]],"allowed":[[false,true]]})"),
              "NON_FINITE");
    EXPECT_EQ(code_of("train_step", R"({"X":[[1e3]],"W_Q":[[1]],"W_K":[[1]],"W_V":[[1]],"W_O":[[1]],"target":[[0]],
                                       "learning_rate":1e3,"steps":2000})"),
              "NON_FINITE");
}

TEST(Cases, WhatAsksForTooMuchIsRefusedAtOnce) {
    EXPECT_EQ(code_of("mask", R"({"length":1000000000,"mode":"causal"})"), "TOO_LARGE");
    EXPECT_EQ(code_of("mask", R"({"length":1e18,"mode":"causal"})"), "TOO_LARGE");
    EXPECT_EQ(code_of("positional_encoding", R"({"d_model":1000000000,"positions":[1]})"), "TOO_LARGE");
    EXPECT_EQ(code_of("dot_rademacher", R"({"dim":1000000000000})"), "TOO_LARGE");
    EXPECT_EQ(code_of("train_step", R"({"X":[[1]],"W_Q":[[1]],"W_K":[[1]],"W_V":[[1]],"W_O":[[1]],"target":[[0]],
                                       "learning_rate":0.1,"steps":1000000000})"),
              "TOO_LARGE");
    const std::string mask = R"({"kind":"mask","inputs":{"length":3000,"mode":"causal"}},)";
    std::string many = "[" + mask + mask;
    many.back() = ']';
    const auto report = compute_cases(many, english());
    ASSERT_TRUE(report.ok());
    EXPECT_FALSE(report->all_ok);
    EXPECT_THAT(report->json, HasSubstr("TOO_LARGE"));
}

TEST(Cases, CheckReportsWhatWentWrong) {
    const auto failure = [](const char* text) {
        const CheckReport report = checked(Json::parse(text));
        EXPECT_EQ(report.failed, 1) << text;
        return report.failures.empty() ? std::string() : report.failures[0];
    };
    EXPECT_THAT(failure(R"({"id":"a","kind":"dot","inputs":{"a":[1],"b":[2]},"expect_error":"ZERO_DIM"})"),
                HasSubstr("ZERO_DIM"));
    EXPECT_THAT(failure(R"({"id":"a","kind":"dot","inputs":{"a":[],"b":[]},"expect_error":"NON_FINITE"})"),
                HasSubstr("ZERO_DIM"));
    EXPECT_THAT(failure(R"({"id":"a","kind":"dot","inputs":{"a":[],"b":[]},"expected":{"value":0}})"),
                HasSubstr("ZERO_DIM"));
    EXPECT_THAT(failure(R"({"id":"a","kind":"dot","inputs":{"a":[1],"b":[2]}})"), StartsWith("a: "));
    EXPECT_THAT(failure(R"({"id":"a","kind":"what","inputs":{},"expected":{}})"), HasSubstr("UNKNOWN_KIND"));
    EXPECT_THAT(failure(R"([{"kind":"dot","inputs":{"a":[1],"b":[2]},"expected":{"value":3}}])"), StartsWith("#0: "));
    EXPECT_EQ(failure(R"({"id":"two\nlines","kind":"dot","inputs":{},"expected":{}})").find('\n'), std::string::npos);
    EXPECT_THAT(failure("[7]"), StartsWith("#0: "));
}

TEST(Cases, ToleranceAndItsOverrides) {
    const auto passes = [](double want, const Json& tolerance) {
        Json item = {{"kind", "dot"}, {"inputs", {{"a", {1}}, {"b", {100}}}}, {"expected", {{"value", want}}}};
        if (!tolerance.is_null()) item["tolerance"] = tolerance;
        return checked(item).passed == 1;
    };
    EXPECT_TRUE(passes(100 + 1e-11, nullptr));
    EXPECT_FALSE(passes(100 + 1e-9, nullptr));
    EXPECT_TRUE(passes(101, {{"abs", 1}, {"rel", 0}}));
    EXPECT_FALSE(passes(101.5, {{"abs", 1}, {"rel", 0}}));
    EXPECT_TRUE(passes(101, {{"abs", 0}, {"rel", 0.01}}));
    EXPECT_FALSE(passes(102, {{"abs", 0}, {"rel", 0.01}}));
    EXPECT_TRUE(passes(101, {{"abs", 0}, {"rel", 0}, {"overrides", {{"value", {{"abs", 2}, {"rel", 0}}}}}}));
    EXPECT_FALSE(passes(101, {{"abs", 5}, {"rel", 0}, {"overrides", {{"value", {{"abs", 0}, {"rel", 0}}}}}}));
    EXPECT_FALSE(passes(101, {{"abs", 0}, {"rel", 0}, {"overrides", {{"val", {{"abs", 2}, {"rel", 0}}}}}}));
    EXPECT_FALSE(passes(100, {{"abs", -1}, {"rel", 0}}));
    EXPECT_FALSE(passes(100, "loose"));
}

TEST(Cases, Prints) {
    const auto passes = [](const char* format, const char* text, const char* path = "value") {
        const Json item = {{"kind", "dot"},
                           {"inputs", {{"a", {1}}, {"b", {0.86437}}}},
                           {"expected", Json::object()},
                           {"prints", Json::array({{{"path", path}, {"format", format}, {"text", text}}})}};
        return checked(item).passed == 1;
    };
    EXPECT_TRUE(passes("fixed4", "0.8644"));
    EXPECT_FALSE(passes("fixed4", "0.8643"));
    EXPECT_TRUE(passes("fixed10", "0.8643700000"));
    EXPECT_TRUE(passes("percent1", "86.4%"));
    EXPECT_TRUE(passes("percent0", "86%"));
    EXPECT_FALSE(passes("percent1", "86.4"));
    EXPECT_FALSE(passes("round4", "0.8644"));
    EXPECT_FALSE(passes("fixed", "1"));
    EXPECT_FALSE(passes("fixed-1", "1"));
    EXPECT_FALSE(passes("fixed4", "0.8644", "value.0"));
    EXPECT_FALSE(passes("fixed4", "0.8644", "other"));
}

TEST(Cases, ListsAndInfinitiesAreComparedExactly) {
    Json item = {{"kind", "softmax_naive"}, {"inputs", {{"logits", {1000, 0}}}}};
    const auto passes = [&](const Json& expected) {
        item["expected"] = expected;
        return checked(item).passed == 1;
    };
    EXPECT_TRUE(passes({{"naive_exp", {"Infinity", 1}}}));
    EXPECT_FALSE(passes({{"naive_exp", {"-Infinity", 1}}}));
    EXPECT_FALSE(passes({{"naive_exp", {"NaN", 1}}}));
    EXPECT_FALSE(passes({{"naive_exp", {1.7e308, 1}}}));
    EXPECT_FALSE(passes({{"naive_exp", Json::array({"Infinity"})}}));
    EXPECT_FALSE(passes({{"naive_exp", {"Infinity", 1, 0}}}));
    EXPECT_TRUE(passes({{"overflow", true}}));
    EXPECT_FALSE(passes({{"overflow", 1}}));
    EXPECT_FALSE(passes({{"naive_total", true}}));
}
