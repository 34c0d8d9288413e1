// Sentences in several languages: what goes into their places, and how it stands there.
#include "core/base/text.h"

#include <gtest/gtest.h>

namespace attention {
namespace {

class Translation final : public TextSource {
public:
    explicit Translation(std::string sentence) : sentence_(std::move(sentence)) {}
    std::string translate(std::string_view, std::string_view) const override { return sentence_; }

private:
    std::string sentence_;
};

std::string filled(const std::string& sentence, const std::string& place) {
    return render(Text{"test", "source", {}}.with("it", place), Translation(sentence));
}

TEST(Text, ChineseStandsApartFromLatinLettersAndNumbers) {
    EXPECT_EQ(filled("应为{it}。", "0.01 到 100"), "应为 0.01 到 100。");
    EXPECT_EQ(filled("应为{it}。", "任意有限数"), "应为任意有限数。");
    EXPECT_EQ(filled("{it}不能是它", "--theme"), "--theme 不能是它");
    EXPECT_EQ(filled("相差{it}", "−1"), "相差 −1");
    EXPECT_EQ(filled("占{it}以上", "60%"), "占 60% 以上");
}

TEST(Text, ChineseDoesNotStandApartFromChinese) {
    EXPECT_EQ(filled("设为 {it}", "开"), "设为开");
    EXPECT_EQ(filled("{it} 的内容", "作业"), "作业的内容");
    EXPECT_EQ(filled("{it} 的内容", "cat"), "cat 的内容");
    EXPECT_EQ(filled("“{it}”的得分", "cat"), "“cat”的得分");
}

TEST(Text, OtherLanguagesAreLeftAlone) {
    EXPECT_EQ(filled("The score of {it}, now", "猫"), "The score of 猫, now");
    EXPECT_EQ(filled("{it}: 1", "猫"), "猫: 1");
    EXPECT_EQ(filled("a{it}b {other}", "1"), "a1b {other}");
}

} // namespace
} // namespace attention
