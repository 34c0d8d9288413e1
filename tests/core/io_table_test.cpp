#include "core/io/table.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <limits>

using namespace attention;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

namespace {

NumberTable read(std::string_view text) {
    auto table = table_from_bytes(text, "t.tsv");
    EXPECT_TRUE(table.ok()) << render(table.error().message, english()) << "\n" << text;
    return table ? *table : NumberTable{};
}

std::string refusal(std::string_view text, Code code) {
    const auto table = table_from_bytes(text, "t.tsv");
    EXPECT_FALSE(table.ok()) << text.substr(0, 80);
    if (table) return {};
    EXPECT_EQ(code_name(table.error().code), code_name(code)) << text.substr(0, 80);
    return render(table.error().message, english());
}

Matrix matrix(std::initializer_list<std::initializer_list<double>> rows) {
    return Matrix(rows);
}

void expect_numbers(std::string_view text, const Matrix& wanted) {
    const NumberTable table = read(text);
    ASSERT_EQ(table.numbers.rows(), wanted.rows()) << text;
    ASSERT_EQ(table.numbers.cols(), wanted.cols()) << text;
    EXPECT_EQ(table.numbers, wanted) << text;
    EXPECT_THAT(table.row_names, IsEmpty());
    EXPECT_THAT(table.column_names, IsEmpty());
}

} // namespace

TEST(Table, FindsTheDelimiter) {
    const Matrix wanted = matrix({{0.5, -1}, {2, 3e-2}});
    for (const char* text : {"0.5\t-1\n2\t3e-2", "0.5;−1\n2;3e-2\n", "0.5, -1\r\n2, 3e-2\r\n", "0.5 -1\r2 3e-2",
                             "  0.5   -1 \n 2 3e-2\n\n\n", "0.5\t-1\t\n2\t3e-2\t\n\t\t\n", "\n\n0.5\t-1\n2\t3e-2",
                             "\"0.5\",\"-1\"\n\"2\",\"3e-2\"", "0.5 \t -1\n2\t3e-2", "0,5\t-1\n2\t3e-2",
                             "0,5;-1\n2;3e-2", "0,5 -1\n2 3e-2\n", "0,5 -1,0\n2,0 3e-2"})
        expect_numbers(text, wanted);
}

TEST(Table, ReadsPercentages) {
    const NumberTable table = read("86.4%\t13.6 %");
    EXPECT_DOUBLE_EQ(table.numbers(0, 0), 0.864);
    EXPECT_DOUBLE_EQ(table.numbers(0, 1), 0.136);
    EXPECT_DOUBLE_EQ(read("86,4%;13,6 %").numbers(0, 0), 0.864);
}

TEST(Table, NumbersInTheFirstRowAreNumbers) {
    expect_numbers("1\t2\t3\n0.1\t0.2\t0.3", matrix({{1, 2, 3}, {0.1, 0.2, 0.3}}));
    expect_numbers("2019,2020\n1,2", matrix({{2019, 2020}, {1, 2}}));
    expect_numbers("7", matrix({{7}}));
    expect_numbers("1\n2\n3", matrix({{1}, {2}, {3}}));
}

TEST(Table, ReadsNamesAboveAndBeside) {
    for (const char* text :
         {"\tThe\tcat\nLe\t0.9\t0.1\nchat\t0.2\t0.8", "target\tThe\tcat\nLe\t0.9\t0.1\nchat\t0.2\t0.8",
          "The\tcat\nLe\t0.9\t0.1\nchat\t0.2\t0.8", // as R writes it
          ",The,cat\nLe,0.9,0.1\nchat,0.2,0.8", "\"\";\"The\";\"cat\"\n\"Le\";0,9;0,1\n\"chat\";0,2;0,8",
          "   The cat\nLe 0.9 0.1\nchat 0.2 0.8"}) {
        const NumberTable table = read(text);
        EXPECT_THAT(table.row_names, ElementsAre("Le", "chat")) << text;
        EXPECT_THAT(table.column_names, ElementsAre("The", "cat")) << text;
        ASSERT_EQ(table.numbers.rows(), 2) << text;
        EXPECT_EQ(table.numbers, matrix({{0.9, 0.1}, {0.2, 0.8}})) << text;
    }
}

TEST(Table, ReadsNamesOnOneSideOnly) {
    EXPECT_THAT(read("The\tcat\n0.9\t0.1").column_names, ElementsAre("The", "cat"));
    EXPECT_THAT(read("The\tcat\n0.9\t0.1").row_names, IsEmpty());
    EXPECT_THAT(read("Le\t0.9\t0.1\nchat\t0.2\t0.8").row_names, ElementsAre("Le", "chat"));
    EXPECT_THAT(read("Le\t0.9\t0.1\nchat\t0.2\t0.8").column_names, IsEmpty());
    EXPECT_THAT(read("loss\n0.9\n0.1").column_names, ElementsAre("loss"));
    EXPECT_THAT(read("Le\t0.9\t0.1").row_names, ElementsAre("Le"));
}

TEST(Table, NumbersMayBeTokens) {
    const NumberTable table = read("\tIn\t1999\t,\nEn\t0.5\t0.25\t0.25\n1999\t0\t1\t0");
    EXPECT_THAT(table.column_names, ElementsAre("In", "1999", ","));
    EXPECT_THAT(table.row_names, ElementsAre("En", "1999"));
    const NumberTable pandas = read(",0,1\n0,0.5,0.25\n1,0,1\n");
    EXPECT_EQ(pandas.numbers, matrix({{0.5, 0.25}, {0, 1}}));
}

TEST(Table, PunctuationMayBeTokens) {
    const NumberTable tabs = read("\t\"\t,\t;\nLe\t0.5\t0.25\t0.25\n\"\t0\t1\t0");
    EXPECT_THAT(tabs.column_names, ElementsAre("\"", ",", ";"));
    EXPECT_THAT(tabs.row_names, ElementsAre("Le", "\""));
    const NumberTable quoted = read(",\"\"\"\",\",\"\n\"a \"\"b\"\", c\",0.5,0.25\n");
    EXPECT_THAT(quoted.column_names, ElementsAre("\"", ","));
    EXPECT_THAT(quoted.row_names, ElementsAre("a \"b\", c"));
    const NumberTable spaces = read("The , cat\n0.5 0.25 0.25");
    EXPECT_THAT(spaces.column_names, ElementsAre("The", ",", "cat"));
}

TEST(Table, OneSlipDoesNotMakeNamesOfNumbers) {
    EXPECT_THAT(refusal("0.1\tO.2\t0.3\n0.4\t0.5\t0.6", Code::bad_table), HasSubstr("row 1, column 2 "));
    EXPECT_THAT(refusal("0.1\tx\n0.3\t0.4", Code::bad_table), HasSubstr("row 1, column 2 "));
    EXPECT_THAT(refusal("x\t0.2\n0.3\t0.4", Code::bad_table), HasSubstr("row 1, column 1 "));
    EXPECT_THAT(refusal("\t0.2\n0.3\t0.4", Code::bad_table), HasSubstr("row 1, column 1 "));
    EXPECT_THAT(refusal("0.1\t0.2\nx\t0.4", Code::bad_table), HasSubstr("row 2, column 1 "));
}

TEST(Table, NamesTheCellByRowAndColumn) {
    EXPECT_THAT(refusal("\tThe\tcat\nLe\t0.9\tzwei\nchat\t0.2\t0.8", Code::bad_table),
                HasSubstr("row 2, column 3 holds “zwei”"));
    EXPECT_THAT(refusal("1\t2\n3\t", Code::bad_table), HasSubstr("row 2, column 2 is empty"));
    std::string wide;
    for (int i = 0; i < 28; ++i) wide += (i == 27 ? "oops" : "1\t");
    EXPECT_THAT(refusal(wide, Code::bad_table), HasSubstr("row 1, column 28 "));
    EXPECT_THAT(refusal("1\n2\n" + std::string(500, 'y'), Code::bad_table), HasSubstr("yyy…"));
}

TEST(Table, RefusesMarksBetweenThousands) {
    for (const char* text : {"1,234.5\t2", "1.234,5\t2", "1,234\t12", "1,234;5,678", "1'234\t1", "1 234\t1",
                             "1\u202F234,5\t1", "\"1,234\",5", "1.234.567\t1", "−12,345\t1"})
        EXPECT_THAT(refusal(text, Code::bad_table), HasSubstr("thousands")) << text;
    expect_numbers("1,234\t0,5", matrix({{1.234, 0.5}}));
}

TEST(Table, NumbersWithThousandsMarksAreNoNames) {
    refusal("1,234.5\t2\n2,345.6\t3", Code::bad_table);
    refusal("1,234.5\t2,345.6\n2\t3", Code::bad_table);
    EXPECT_THAT(read("\t1,234\nLe\t0.5").column_names, ElementsAre("1,234"));
}

TEST(Table, RefusesPointsBesideCommas) {
    EXPECT_THAT(refusal("0.5\t0,5", Code::bad_table), HasSubstr("either points or commas"));
}

TEST(Table, RefusesWhatIsNotFinite) {
    for (const char* text : {"1\tNaN", "1\tinf", "1\t-Infinity", "1\t1e999"})
        EXPECT_THAT(refusal(text, Code::non_finite), HasSubstr("row 1, column 2 ")) << text;
}

TEST(Table, RefusesRaggedLines) {
    EXPECT_THAT(refusal("1\t2\n3\t4\n5\n6\t7", Code::ragged), HasSubstr("line 3 has 1 cells where 2 are right"));
    EXPECT_THAT(refusal("1,2,3,4\n1,2,3\n1,2,3", Code::ragged), HasSubstr("line 1 has 4 cells where 3 are right"));
    refusal("1\t2\n\n3\t4", Code::ragged);
    refusal("{\"not\": 1}\nhere are words, and more\nof them", Code::ragged);
}

TEST(Table, RefusesWhatHoldsNoNumbers) {
    for (const char* text : {"", " \n\t\n", "\xEF\xBB\xBF", "a\tb\tc", ",,\n,,", "\"", "\n"}) {
        const auto table = table_from_bytes(text, "t");
        ASSERT_FALSE(table.ok()) << text;
        EXPECT_TRUE(table.error().code == Code::empty_input || table.error().code == Code::bad_table) << text;
    }
}

TEST(Table, RefusesTooManyCells) {
    std::string text(16'000'001 * 2, '1');
    for (std::size_t i = 1; i < text.size(); i += 2) text[i] = '\t';
    refusal(text, Code::too_large);
}

TEST(Table, ReadsUtf16FromSpreadsheets) {
    std::string bytes = "\xFF\xFE";
    for (const char c : std::string("0,5\t1\r\n2\t3\r\n")) {
        bytes += c;
        bytes += '\0';
    }
    expect_numbers(bytes, matrix({{0.5, 1}, {2, 3}}));
}

TEST(Table, ComesBackAsItWasWritten) {
    const NumberTable table{matrix({{0.1, -1e-300, 3}, {1.0 / 3, std::numeric_limits<double>::max(), 0}}),
                            {"Le \"chat\"", "1999"},
                            {"a,b", "\"", " x"}};
    for (const auto& write : {table_to_tsv, table_to_csv})
        for (const bool rows : {false, true})
            for (const bool columns : {false, true}) {
                NumberTable some = table;
                if (!rows) some.row_names.clear();
                if (!columns) some.column_names.clear();
                const NumberTable again = read(write(some));
                ASSERT_EQ(again.numbers.rows(), 2) << write(some);
                EXPECT_EQ(again.numbers, some.numbers);
                EXPECT_EQ(again.row_names, some.row_names);
                EXPECT_EQ(again.column_names, some.column_names);
            }
}

TEST(Table, QuotesAsTheRfcSays) {
    EXPECT_EQ(table_to_csv({matrix({{0.5}}), {"a \"b\"\nc"}, {"x,y"}}), ",\"x,y\"\n\"a \"\"b\"\" c\",0.5\n");
    EXPECT_THAT(read(",\"x,y\"\n\"a \"\"b\"\"\nc\",0.5\n").row_names, ElementsAre("a \"b\"\nc"));
    EXPECT_EQ(table_to_tsv({matrix({{-0.5, 1}}), {"a\tb"}, {}}), "a b\t-0.5\t1\n");
}

TEST(Table, AColumnOfDecimalCommasIsOneColumn) {
    const auto columns = [](const char* text, const ColumnRoom& room) {
        const auto table = table_from_bytes(text, "t", room);
        return table ? table->numbers.cols() : Index{0};
    };
    EXPECT_EQ(columns("0,5\n0,75\n0,9\n", {}), 2) << "comma-separated values";
    EXPECT_EQ(columns("0,12\n", {}), 2);
    EXPECT_EQ(columns("0,5\n0,75\n0,9\n", {1, 1}), 1);
    EXPECT_EQ(columns("0,5\n1\n0,9\n", {}), 1);
    EXPECT_EQ(columns("1,5\n2,5\n", {}), 2);
    EXPECT_EQ(columns("1,5\n2,5\n", {1, 1}), 1);
    EXPECT_EQ(columns("0,5\n0,75\n", {2, 2}), 2);
}

TEST(Table, TheCellThatStandsOutIsNamed) {
    const auto table = table_from_bytes("0,50\t0,25\n1.234,50\t0,75\n", "t.tsv");
    ASSERT_FALSE(table.ok());
    EXPECT_EQ(table.error().where, "A2");
    EXPECT_NE(render(table.error().message, english()).find("as 1234,50,"), std::string::npos);
}

TEST(Table, WhatIsWrittenWithCommasIsReadAsWritten) {
    for (const Matrix& numbers :
         {Matrix{{0, 12}}, Matrix{{0, 75}, {1, 5}}, Matrix{{0, 5}, {0, 75}}, Matrix{{-0.5, 1.05}}}) {
        const auto again = table_from_bytes(table_to_csv({numbers, {}, {}}), "t.csv");
        ASSERT_TRUE(again.ok());
        ASSERT_EQ(again->numbers.cols(), numbers.cols());
        EXPECT_EQ(again->numbers, numbers);
    }
}
