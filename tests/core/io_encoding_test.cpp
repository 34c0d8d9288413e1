#include "core/io/encoding.h"

#include <gtest/gtest.h>

using namespace attention;
using namespace std::string_literals;

namespace {

std::string utf16(std::u16string_view text, bool big_endian, bool mark) {
    std::string bytes;
    const auto add = [&](char16_t unit) {
        const char low = char(unit & 0xFF), high = char(unit >> 8);
        bytes += big_endian ? high : low;
        bytes += big_endian ? low : high;
    };
    if (mark) add(0xFEFF);
    for (const char16_t unit : text) add(unit);
    return bytes;
}

std::string sentence(const Error& error) {
    return render(error.message, english());
}

} // namespace

TEST(Encoding, EveryUnicodeFormGivesTheSameText) {
    const std::string text = "the\t猫 😀\n0.5";
    const std::u16string wide = u"the\t猫 😀\n0.5";
    for (const std::string& bytes : {text, "\xEF\xBB\xBF" + text, utf16(wide, false, true), utf16(wide, true, true),
                                     utf16(wide, false, false), utf16(wide, true, false)}) {
        const auto read = text_from_bytes(bytes, "t.txt");
        ASSERT_TRUE(read.ok()) << sentence(read.error());
        EXPECT_EQ(*read, text);
    }
}

TEST(Encoding, AllLineEndsBecomeLineFeeds) {
    EXPECT_EQ(*text_from_bytes("a\r\nb\rc\nd\r\r\ne", ""), "a\nb\nc\nd\n\ne");
    EXPECT_EQ(*text_from_bytes("a\r", ""), "a\n");
    EXPECT_EQ(*text_from_bytes("", ""), "");
    EXPECT_EQ(*text_from_bytes("\xEF\xBB\xBF", ""), "");
}

TEST(Encoding, WhatIsNotUtf8IsNamedByLineAndByte) {
    for (const char* line_end : {"\n", "\r", "\r\n"}) {
        const auto read = text_from_bytes("ok"s + line_end + "ab\xC4\xE3\xBA\xC3", "gb.txt"); // GB18030
        ASSERT_FALSE(read.ok());
        EXPECT_EQ(read.error().code, Code::bad_encoding);
        EXPECT_NE(sentence(read.error()).find("line 2, byte 3"), std::string::npos) << sentence(read.error());
        EXPECT_NE(sentence(read.error()).find("gb.txt"), std::string::npos);
    }
}

TEST(Encoding, RefusesWhatOnlyLooksLikeUtf8) {
    for (const char* wrong : {"\xC0\x80", "\xE0\x80\x80", "\xED\xA0\x80", "\xF4\x90\x80\x80", "\xF8\x88\x80\x80\x80",
                              "\x80", "\xE4\xB8", "a\xFF"})
        EXPECT_EQ(text_from_bytes(wrong, "").error().code, Code::bad_encoding) << wrong;
}

TEST(Encoding, RefusesHalfAUtf16Text) {
    EXPECT_EQ(text_from_bytes("\xFF\xFE"
                              "a"s,
                              "")
                  .error()
                  .code,
              Code::bad_encoding);
    EXPECT_EQ(text_from_bytes("\xFF\xFE\x00\xD8"s, "").error().code, Code::bad_encoding);
    EXPECT_EQ(text_from_bytes("\xFF\xFE\x00\xDC"
                              "a\0"s,
                              "")
                  .error()
                  .code,
              Code::bad_encoding);
}

TEST(Encoding, ZeroBytesAreNotText) {
    EXPECT_FALSE(text_from_bytes(std::string("a b\0c\n", 6), "f").ok()) << "one stray zero makes no UTF-16";
    EXPECT_EQ(text_from_bytes("abc\0def, and on it goes"s, "").error().code, Code::bad_file);
    EXPECT_EQ(text_from_bytes(std::string(64, '\0'), "").error().code, Code::bad_file);
}

TEST(Encoding, ShortensForQuoting) {
    EXPECT_EQ(shortened("猫猫猫", 2), "猫猫…");
    EXPECT_EQ(shortened("猫\n猫", 3), "猫 猫");
    EXPECT_EQ(shortened("\xFF", 3), "\uFFFD");
}
