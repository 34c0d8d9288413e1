#include "core/io/json.h"

#include <gtest/gtest.h>

using namespace attention;

TEST(Json, DeepNestingIsRefusedBeforeItCosts) {
    for (const char* bracket : {"[", "{\"a\":"}) {
        std::string text;
        for (int i = 0; i < 100'000; ++i) text += bracket;
        EXPECT_EQ(parse_json(text).error().code, Code::bad_json);
    }
    EXPECT_EQ(parse_json(std::string(100'000, '[') + std::string(100'000, ']')).error().code, Code::bad_json);
    EXPECT_TRUE(parse_json(std::string(64, '[') + std::string(64, ']')).ok());
}

TEST(Json, ManyNamesAreRefusedBeforeTheyCost) {
    std::string text = "{";
    for (int i = 0; i < 1'000'000; ++i) text += "\"" + std::to_string(i) + "\":0,";
    EXPECT_EQ(parse_json(text + "\"x\":0}").error().code, Code::too_large);
}

TEST(Json, BracketsAndColonsInTextDoNotCount) {
    const auto json = parse_json("[\"" + std::string(1000, '[') + "\\\"" + std::string(20'000, ':') + "\"]");
    ASSERT_TRUE(json.ok());
    EXPECT_EQ(json->size(), 1U);
}

TEST(Json, SaysWhatIsMissingOrCannotBe) {
    const auto message = [](std::string_view text) { return render(parse_json(text).error().message, english()); };
    EXPECT_NE(message(" \n").find("nothing here"), std::string::npos);
    EXPECT_NE(message("[[1,NaN]]").find("no NaN"), std::string::npos);
    EXPECT_NE(message("{\"a\": -Infinity}").find("no NaN"), std::string::npos);
    EXPECT_EQ(message("[[1,x]]").find("no NaN"), std::string::npos);
}

TEST(Json, DamagedTextIsRefused) {
    for (const char* text : {"", "[", "[1,", "\"", "\"\\", "]", "{\"a\"}", "1e", "[1]]", "nul", "[\"\xff\"]"})
        EXPECT_EQ(parse_json(text).error().code, Code::bad_json) << text;
}
