#include "core/base/number.h"

#include <gtest/gtest.h>

#include <cmath>

using namespace attention;

TEST(Number, FixedIsCorrectlyRounded) {
    EXPECT_EQ(format_number(1.842875, fixed(4)), "1.8429");
    EXPECT_EQ(format_number(0.8637, percent(1)), "86.4%");
    EXPECT_EQ(format_number(-0.00001, fixed(2)), "0.00");
    EXPECT_EQ(format_number(1e300, fixed(0)).size(), 301U);
}

TEST(Number, DisplayUsesTheMinusSign) {
    EXPECT_EQ(display_number(-1.5, fixed(1)), "−1.5");
    EXPECT_EQ(display_number(-INFINITY, fixed(1)), "−∞");
}

TEST(Number, ReadsWhatPeopleWrite) {
    EXPECT_EQ(parse_number(" 1.5 "), 1.5);
    EXPECT_EQ(parse_number("−2"), -2);
    EXPECT_EQ(parse_number("+3"), 3);
    EXPECT_EQ(parse_number("1,5", true), 1.5);
    EXPECT_EQ(parse_number("inf"), INFINITY);
    EXPECT_EQ(parse_number("1e400"), INFINITY);
    for (const char* wrong : {"", " ", "1,5", "1.5x", "+-1", "++1", "--1", "1 2", "0x10"})
        EXPECT_FALSE(parse_number(wrong)) << wrong;
}
