#include "core/io/tokens.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

using namespace attention;
using testing::ElementsAre;
using testing::IsEmpty;

TEST(Tokens, WordsArePartedByAnyWhiteSpace) {
    EXPECT_THAT(split_words(" The  cat\tsat\u3000下\u00A0雨\u2003x\n"),
                ElementsAre("The", "cat", "sat", "下", "雨", "x"));
    EXPECT_THAT(split_words(""), IsEmpty());
    EXPECT_THAT(split_words(" \u3000 "), IsEmpty());
    EXPECT_THAT(split_words("a\xFF b"), ElementsAre("a\xFF", "b"));
}

TEST(Tokens, EveryHanKanaAndHangulCharacterIsAToken) {
    EXPECT_THAT(split_characters("我爱GPT4。"), ElementsAre("我", "爱", "GPT4", "。"));
    EXPECT_THAT(split_characters("カタか、한국"), ElementsAre("カ", "タ", "か", "、", "한", "국"));
    EXPECT_THAT(split_characters("𠀀𠀁"), ElementsAre("𠀀", "𠀁"));
}

TEST(Tokens, RunsOfLettersStayTogether) {
    EXPECT_THAT(split_characters("Don't stop, naïve Übung 12.5"),
                ElementsAre("Don", "'", "t", "stop", ",", "naïve", "Übung", "12", ".", "5"));
    EXPECT_THAT(split_characters("Привет мир"), ElementsAre("Привет", "мир"));
    EXPECT_THAT(split_characters("שָׁלוֹם עולם"), ElementsAre("שָׁלוֹם", "עולם"));
    EXPECT_THAT(split_characters("हिन्दी"), ElementsAre("हिन्दी"));
}

TEST(Tokens, MarksStayWithTheirBase) {
    EXPECT_THAT(split_characters("e\u0301a が"), ElementsAre("e\u0301a", "が"));
    EXPECT_THAT(split_characters("か\u3099猫"), ElementsAre("か\u3099", "猫"));
    EXPECT_THAT(split_characters("葛\U000E0100飾"), ElementsAre("葛\U000E0100", "飾"));
    EXPECT_THAT(split_characters("\u1112\u1161\u11AB"), ElementsAre("\u1112\u1161\u11AB")); // 한 in parts
    EXPECT_THAT(split_characters("\u0301 \u0301"), ElementsAre("\u0301", "\u0301"));
}

TEST(Tokens, EmojiStayWhole) {
    EXPECT_THAT(split_characters("👩‍👩‍👧😀"), ElementsAre("👩‍👩‍👧", "😀"));
    EXPECT_THAT(split_characters("👍🏽❤️‍🔥"), ElementsAre("👍🏽", "❤️‍🔥"));
    EXPECT_THAT(split_characters("🇨🇳🇱🇻🇨"), ElementsAre("🇨🇳", "🇱🇻", "🇨"));
    EXPECT_THAT(split_characters("🇨 🇳"), ElementsAre("🇨", "🇳"));
    EXPECT_THAT(split_characters("1️⃣"), ElementsAre("1️⃣"));
}

TEST(Subwords, BpePiecesJoin) {
    const Merge merge = merge_subwords({"T@@", "ele@@", "vision", "is", "@@", "cut@@"});
    EXPECT_THAT(merge.tokens, ElementsAre("Television", "is", "@@", "cut"));
    EXPECT_THAT(merge.pieces, ElementsAre(ElementsAre(0, 1, 2), ElementsAre(3), ElementsAre(4), ElementsAre(5)));
}

TEST(Subwords, SentencePiecesJoin) {
    const Merge merge = merge_subwords({"<s>", "▁Tele", "vision", "▁is", ".", "▁", "▁x", "</s>", "y"});
    EXPECT_THAT(merge.tokens, ElementsAre("<s>", "Television", "is.", "▁", "x", "</s>", "y"));
    EXPECT_THAT(merge.pieces[1], ElementsAre(1, 2));
    EXPECT_THAT(merge_subwords({"be", "gin", "▁x"}).tokens, ElementsAre("begin", "x"));
}

TEST(Subwords, WithoutMarksNothingChanges) {
    EXPECT_FALSE(has_subword_marks({"The", "cat", "@@", ""}));
    EXPECT_TRUE(has_subword_marks({"c@@", "at"}));
    EXPECT_TRUE(has_subword_marks({"▁cat"}));
    EXPECT_THAT(merge_subwords({"The", "", "cat"}).tokens, ElementsAre("The", "", "cat"));
    EXPECT_THAT(merge_subwords({}).tokens, IsEmpty());
}

TEST(Subwords, WeightsToPiecesAddUpAndWeightsFromPiecesAverage) {
    const Matrix weights{{0.5, 0.25, 0.25}, {0.1, 0.2, 0.7}};
    EXPECT_TRUE(merge_columns(weights, {{0, 1}, {2}}).isApprox(Matrix{{0.75, 0.25}, {0.3, 0.7}}));
    EXPECT_TRUE(merge_rows(weights, {{0, 1}}).isApprox(Matrix{{0.3, 0.225, 0.475}}));
    const Matrix both = merge_rows(merge_columns(weights, {{0, 1}, {2}}), {{0, 1}});
    EXPECT_NEAR(both.sum(), 1, 1e-12) << "a word's weights still sum to 1";
}

TEST(Subwords, AMillionTokens) {
    Tokens tokens(1'000'000, "a@@");
    const Merge merge = merge_subwords(tokens);
    ASSERT_EQ(merge.tokens.size(), 1U);
    EXPECT_EQ(merge.tokens[0].size(), 1'000'000U);
}
