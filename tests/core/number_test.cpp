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

TEST(Number, NumbersThatWereGivenHaveAsManyDecimalsAsTheyNeed) {
    EXPECT_EQ(format_number(80, brief(4)), "80");
    EXPECT_EQ(format_number(0.5, brief(4)), "0.5");
    EXPECT_EQ(format_number(0.123456, brief(4)), "0.1235");
    EXPECT_EQ(format_number(1e-5, brief(4)), "1.0000e-05") << "not nothing";
    EXPECT_EQ(format_number(1e-17, brief(4)), "0") << "noise";
    EXPECT_EQ(format_number(-100, brief(4)), "-100");
    EXPECT_EQ(with_digits(brief(4), {Digits::Mode::decimals, 2}), fixed(2));
}

TEST(Number, RangedNumbersAreNeitherZerosAloneNorLinesOfDigits) {
    EXPECT_EQ(format_number(0, ranged(4)), "0.0000");
    EXPECT_EQ(format_number(0.25, ranged(4)), "0.2500");
    EXPECT_EQ(format_number(2.061153622438558e-9, ranged(4)), "2.0612e-09");
    EXPECT_EQ(format_number(2.6881171418161356e43, ranged(2)), "2.69e+43");
    EXPECT_EQ(format_number(162754.79141900392, ranged(2)), "162754.79");
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
