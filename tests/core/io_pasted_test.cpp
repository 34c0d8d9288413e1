// Numbers and tokens as they come from spreadsheets, Markdown, programs and keyboards.
#include "core/io/pasted.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <random>

using namespace attention;
using testing::ElementsAre;
using testing::HasSubstr;

namespace {

void expect_numbers(std::string_view text, const Matrix& wanted) {
    const auto pasted = numbers_from_text(text);
    ASSERT_TRUE(pasted.ok()) << render(pasted.error().message, english()) << "\n" << text;
    ASSERT_EQ(pasted->numbers.rows(), wanted.rows()) << text;
    ASSERT_EQ(pasted->numbers.cols(), wanted.cols()) << text;
    EXPECT_TRUE(pasted->numbers.isApprox(wanted, 1e-15)) << text;
}

std::string refusal(std::string_view text, Code code) {
    const auto pasted = numbers_from_text(text);
    EXPECT_FALSE(pasted.ok()) << text;
    if (pasted) return {};
    EXPECT_EQ(code_name(pasted.error().code), code_name(code)) << text;
    return render(pasted.error().message, english());
}

} // namespace

TEST(Pasted, ABlockOfASpreadsheet) {
    const Matrix wanted{{0.5, -1}, {2, 3e-2}};
    for (const char* text :
         {"0.5\t-1\n2\t3e-2", "0.5\t-1\r\n2\t3e-2\r\n", "0.5\t-1\r2\t3e-2\r", "0,5\t-1\n2\t3e-2",
          "\"0.5\"\t−1\n2\t\"3e-2\n\"", "\n 0.5\t-1\n2\t3e-2\n\t\n", "50%\t-1\n2\t3 %", "1/2\t-1\n2\t3/100"})
        expect_numbers(text, wanted);
}

TEST(Pasted, TextWithoutTabs) {
    const Matrix wanted{{1, 2}, {3, 4.5}};
    for (const char* text : {"1,2\n3,4.5", "1, 2\n3, 4.5", "1;2\n3;4,5", "1 2\n3 4,5", "1  2\r\n3  4.5\r\n",
                             "| 1 | 2 |\n| 3 | 4.5 |", "| a | b |\n|---|:-:|\n| 1 | 2 |\n| 3 | 4.5 |\n"})
        expect_numbers(text, wanted);
    expect_numbers("100 200 300", Matrix{{100, 200, 300}});
    expect_numbers("0,5 0,7", Matrix{{0.5, 0.7}});
}

TEST(Pasted, ListsOfPrograms) {
    const Matrix wanted{{1, 2}, {3, 4}};
    for (const char* text : {"[[1, 2], [3, 4]]", "[[1. 2.]\n [3. 4.]]", "array([[1., 2.],\n       [3., 4.]])",
                             "tensor([[1., 2.], [3., 4.]], dtype=torch.float32)", "[(1, 2), (3, 4)]", "[1 2; 3 4]",
                             "x = np.array([[1, 2], [3, 4]])", "{{1, 2}, {3, 4}}", "[[1, 2,], [3, 4,],]"})
        expect_numbers(text, wanted);
    expect_numbers("[1, 2, 3]", Matrix{{1, 2, 3}});
    expect_numbers("[0.1\n 0.2]", Matrix{{0.1, 0.2}});
    EXPECT_THAT(refusal("[[1, 2], [3]]", Code::ragged), HasSubstr("Row 2"));
    EXPECT_THAT(refusal("[[1, x], [3, 4]]", Code::bad_table), HasSubstr("Row 1, column 2"));
    EXPECT_THAT(refusal("[]", Code::empty_input), HasSubstr("no numbers"));
    EXPECT_THAT(refusal("[[1, 2], [3", Code::ragged), HasSubstr("Row 2"));
}

TEST(Pasted, ChineseInput) {
    expect_numbers("１．５\t－２", Matrix{{1.5, -2}});
    expect_numbers("１，２，３", Matrix{{1, 2, 3}});
    expect_numbers("1、2、3", Matrix{{1, 2, 3}});
    expect_numbers("０，５", Matrix{{0.5}});
    expect_numbers("２５％", Matrix{{0.25}});
    expect_numbers("1　2", Matrix{{1, 2}});
}

TEST(Pasted, OneNumberIsReadAsIfTyped) {
    expect_numbers("0,5", Matrix{{0.5}});
    expect_numbers(" 1/3 \n", Matrix{{1 / 3.0}});
    expect_numbers("−2", Matrix{{-2}});
    EXPECT_FALSE(written_number("1/0"));
    EXPECT_FALSE(written_number("1/2/2024"));
    EXPECT_TRUE(std::isinf(*written_number("−∞")));
}

TEST(Pasted, NamesBesideTheNumbersAreLeftOut) {
    const auto pasted = numbers_from_text("\tThe\tcat\nLe\t1\t2\nchat\t3\t4");
    ASSERT_TRUE(pasted.ok());
    EXPECT_TRUE(pasted->names_left_out);
    EXPECT_EQ(pasted->numbers, (Matrix{{1, 2}, {3, 4}}));
    EXPECT_FALSE(numbers_from_text("1\t2\n3\t4")->names_left_out);
    EXPECT_THAT(refusal("1\tx\n3\t4", Code::bad_table), HasSubstr("Row 1, column 2"));
}

TEST(Pasted, WhatIsWrongIsNamedByRowAndColumn) {
    EXPECT_EQ(refusal("1\t2\t3\n4\t5\tabc", Code::bad_table),
              "Row 2, column 3 of what you pasted: “abc” is not a number.");
    EXPECT_THAT(refusal("1\t2\n3\t", Code::bad_table), HasSubstr("Row 2, column 2 of what you pasted is empty"));
    EXPECT_THAT(refusal("1\t2\n3", Code::ragged),
                HasSubstr("Row 2 of what you pasted has another number of cells (1) than the first row (2)"));
    EXPECT_THAT(refusal("1\t2\n3\tNaN", Code::non_finite), HasSubstr("Row 2, column 2"));
    EXPECT_THAT(refusal("1\t∞", Code::non_finite), HasSubstr("“∞” is not a finite number"));
    EXPECT_THAT(refusal("1,234\t2,500", Code::bad_table), HasSubstr("marks between its thousands"));
    EXPECT_THAT(refusal("1.234,5\t2", Code::bad_table), HasSubstr("marks between its thousands"));
    EXPECT_THAT(refusal("0,5\t1.5", Code::bad_table), HasSubstr("Row 1, column 1"));
    EXPECT_THAT(refusal(" \r\n", Code::empty_input), HasSubstr("no numbers"));
    EXPECT_THAT(refusal("much", Code::bad_table), HasSubstr("“much”"));
    EXPECT_THAT(refusal("\"a\tb\"\t1", Code::bad_table), HasSubstr("Row 1, column 1"));
}

/// What reads most of the other cells is what was meant; the cell that stands out is named, and how it may be written.
TEST(Pasted, TheCellThatStandsOutIsNamed) {
    EXPECT_EQ(
        refusal("0,50\t0,25\n1.234,50\t0,75", Code::bad_table),
        "Row 2, column 1 of what you pasted: “1.234,50” may have marks between its thousands; write it as 1234,50.");
    EXPECT_EQ(
        refusal("0.50\t0.25\n1,234.50\t0.75", Code::bad_table),
        "Row 2, column 1 of what you pasted: “1,234.50” may have marks between its thousands; write it as 1234.50.");
    EXPECT_EQ(
        refusal("1,234\t5", Code::bad_table),
        "Row 1, column 1 of what you pasted: “1,234” may have marks between its thousands; write it as 1234 or as "
        "1.234.");
    EXPECT_THAT(refusal("0.5\t0.6\t0,7", Code::bad_table), HasSubstr("column 3 of what you pasted: “0,7” has another"));
    EXPECT_THAT(refusal("0,5\t0,6\t0.7", Code::bad_table), HasSubstr("column 3 of what you pasted: “0.7” has another"));
    EXPECT_THAT(refusal("0,5\t0,6\tx", Code::bad_table), HasSubstr("column 3 of what you pasted: “x” is not"));
}

/// Each line has one comma: where it goes and how it is written decide, and what stays open is told.
TEST(Pasted, CommasAreDecimalMarksOrPartColumns) {
    struct Case {
        const char* text;
        ColumnRoom room;
        Index columns;
        bool unclear;
    };
    const ColumnRoom any, one{1, 1}, two{2, 2}, up_to_two{1, 2}, three{3, 3};
    const Case cases[] = {
        {"0,5\n0,75\n0,9", any, 1, false}, {"0,5\n0,75\n0,9", up_to_two, 1, false},
        {"0,5\n0,75\n0,9", one, 1, false}, {"0,5\n0,75\n0,9", two, 2, false},
        {"-0,25\n1,5", any, 1, false},     {"1,05\n2,5", any, 1, false},
        {"1,5\n2,5", any, 2, true},        {"1,5\n2,5", up_to_two, 2, true},
        {"1,5\n2,5", three, 2, true},      {"1,5\n2,5", one, 1, true},
        {"1,5\r\n2,5\r\n", two, 2, false}, {"0,10\n1,15\n2,12", any, 2, true},
        {"0,1\n1,0", any, 2, true},        {"1,2\n3,4.5", one, 2, false},
        {"1,-2\n3,4", one, 2, false},      {"1,5\n2", any, 1, false},
        {"1,2,3\n4,5,6", one, 3, false},   {"1;2\n3;4,5", one, 2, false},
        {"1,234", any, 1, true},           {"1,5", any, 1, false},
    };
    for (const Case& one_case : cases) {
        const auto pasted = numbers_from_text(one_case.text, one_case.room);
        ASSERT_TRUE(pasted.ok()) << one_case.text;
        EXPECT_EQ(pasted->numbers.cols(), one_case.columns) << one_case.text << " in " << one_case.room.most;
        EXPECT_EQ(pasted->commas_unclear, one_case.unclear) << one_case.text << " in " << one_case.room.most;
    }
    EXPECT_EQ(numbers_from_text("0,5\n0,75\n0,9")->numbers, (Matrix{{0.5}, {0.75}, {0.9}}));
    EXPECT_EQ(numbers_from_text("1,234")->numbers(0, 0), 1.234) << "as if it were typed";
    EXPECT_THAT(refusal("1.234,5", Code::bad_table), HasSubstr("write it as 1234.5"));
}

TEST(Pasted, RootsAndLatex) {
    expect_numbers("2√3\t√2\n-√2/2\tsqrt(2)",
                   Matrix{{2 * std::sqrt(3), std::sqrt(2)}, {-std::sqrt(2) / 2, std::sqrt(2)}});
    EXPECT_FALSE(written_number("√"));
    EXPECT_FALSE(written_number("√-1"));
    const Matrix wanted{{1, 2}, {3, 4.5}};
    for (const char* text :
         {R"(1 & 2 \\ 3 & 4.5)", "1 & 2 \\\\\n3 & 4.5 \\\\\n", "\\begin{bmatrix}\n1 & 2 \\\\\n3 & 4.5\n\\end{bmatrix}",
          "$\\begin{array}{cc} 1 & 2 \\\\ \\hline 3 & 4.5 \\end{array}$", "1 & 2\\\\3 & 4,5"})
        expect_numbers(text, wanted);
    EXPECT_THAT(refusal(R"(1 & 2 \\ 3 & x)", Code::bad_table), HasSubstr("Row 2, column 2"));
}

TEST(Pasted, AColumnOfWordsIsCellsAndATextIsNot) {
    EXPECT_THAT(tokens_from_text("chat noir\nle\nest\r\n"), ElementsAre("chat noir", "le", "est"));
    EXPECT_THAT(tokens_from_text("a\nb\n\nc"), ElementsAre("a", "b", "c"));
    EXPECT_THAT(tokens_from_text("The cat sat\non the\nmat"), ElementsAre("The", "cat", "sat", "on", "the", "mat"));
}

TEST(Pasted, CellsAreTokensWhereTabsPartThem) {
    EXPECT_THAT(tokens_from_text("New York\tis\tbig\r\n"), ElementsAre("New York", "is", "big"));
    EXPECT_THAT(tokens_from_text("\"He said \"\"no\"\"\"\t\"\t,\t\tend"),
                ElementsAre("He said \"no\"", "\"", ",", "end"));
    EXPECT_THAT(tokens_from_text("The cat\r\nsat , \" on"), ElementsAre("The", "cat", "sat", ",", "\"", "on"));
    EXPECT_THAT(tokens_from_text("a\u0301 👩‍🔬\t猫"), ElementsAre("a\u0301 👩‍🔬", "猫"));
    EXPECT_TRUE(tokens_from_text(" \r\n\t ").empty());
}

TEST(Pasted, AnyTextIsReadOrRefused) {
    const std::string_view parts[] = {"[",  "]",    ",",   ";", "|",      "-", "\t", "\n",      "\r", "\"",
                                      " ",  "1",    "0.5", "x", "(",      "{", "}",  "%",       "/",  "\u2003",
                                      "，", "\xff", "−",   "e", "array(", "&", "\\", "\\begin", "√",  "sqrt"};
    std::mt19937 random(20260101);
    for (int i = 0; i < 200'000; ++i) {
        std::string text;
        for (std::size_t n = random() % 12; n > 0; --n) text += parts[random() % std::size(parts)];
        const auto pasted = numbers_from_text(text);
        EXPECT_TRUE(!pasted || pasted->numbers.size() > 0) << text;
        for (const std::string& token : tokens_from_text(text)) EXPECT_FALSE(token.empty()) << text;
    }
    EXPECT_THAT(refusal("[,,]", Code::empty_input), HasSubstr("no numbers"));
    EXPECT_THAT(refusal("\u2003", Code::empty_input), HasSubstr("no numbers"));
}
