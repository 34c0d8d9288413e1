#include "core/io/matrix_file.h"

#include "core/io/npy.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

using namespace attention;
using namespace std::string_literals;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

namespace {

const Matrix two_by_two{{0.9, 0.1}, {0.2, 0.8}};

LoadedMatrix load(std::string_view bytes, std::string_view name = "a") {
    auto loaded = matrix_from_bytes(bytes, name);
    EXPECT_TRUE(loaded.ok()) << render(loaded.error().message, english());
    return loaded ? *loaded : LoadedMatrix{Matrices(Matrix()), {}, {}};
}

std::string refusal(std::string_view bytes, Code code, std::string_view name = "a") {
    const auto loaded = matrix_from_bytes(bytes, name);
    EXPECT_FALSE(loaded.ok()) << bytes.substr(0, 80);
    if (loaded) return {};
    EXPECT_EQ(code_name(loaded.error().code), code_name(code)) << bytes.substr(0, 80);
    return render(loaded.error().message, english());
}

Field field(FieldType type) {
    Field f;
    f.key = "k";
    f.type = type;
    f.choices = {{"auto", {}}, {"rows", {}}};
    return f;
}

std::vector<Tokens> sentences(std::string_view bytes, std::string_view name = "a.txt") {
    const auto read = tokens_from_bytes(bytes, name);
    EXPECT_TRUE(read.ok()) << render(read.error().message, english());
    std::vector<Tokens> all;
    for (std::size_t i = 0; read && i < read->size(); ++i) all.push_back((*read)[i]);
    return all;
}

} // namespace

TEST(MatrixFile, TheContentDecidesNotTheName) {
    for (const char* name : {"a.npy", "a.json", "a.csv", "a.txt", "a.png", "a", ""}) {
        EXPECT_EQ(load("0.9\t0.1\n0.2\t0.8", name).matrices[0], two_by_two) << name;
        EXPECT_EQ(load("0.9,0.1\r\n0.2,0.8", name).matrices[0], two_by_two) << name;
        EXPECT_EQ(load(" [[0.9,0.1],[0.2,0.8]]", name).matrices[0], two_by_two) << name;
        EXPECT_EQ(load(npy_from(two_by_two), name).matrices[0], two_by_two) << name;
    }
}

TEST(MatrixFile, TablesBringTheirNames) {
    const LoadedMatrix loaded = load("\tThe\tcat\nLe\t0.9\t0.1\nchat\t0.2\t0.8");
    EXPECT_THAT(loaded.row_names, ElementsAre("Le", "chat"));
    EXPECT_THAT(loaded.column_names, ElementsAre("The", "cat"));
}

TEST(MatrixFile, ReadsEveryJsonForm) {
    EXPECT_EQ(load("[1,2,3]").matrices[0], (Matrix{{1, 2, 3}}));
    EXPECT_EQ(load("[[[1]],[[2]]]").matrices.size(), 2U);
    for (const char* key : {"weights", "attention", "alignment", "scores"})
        EXPECT_EQ(load("{\"x\":1,\""s + key + "\":[[0.9,0.1],[0.2,0.8]]}").matrices[0], two_by_two);
    const LoadedMatrix named = load(R"({"weights":[[0.9,0.1]],"src":["The","cat"],"tgt":["Le"]})");
    EXPECT_THAT(named.column_names, ElementsAre("The", "cat"));
    EXPECT_THAT(named.row_names, ElementsAre("Le"));
    EXPECT_THAT(load(R"({"scores":[[0.9,0.1]],"source":null})").column_names, IsEmpty());
}

TEST(MatrixFile, RefusesOtherJson) {
    EXPECT_THAT(refusal("[[[[1]]]]", Code::unsupported), HasSubstr("4 deep"));
    EXPECT_THAT(refusal("{\"W\":[[1]]}", Code::missing_field), HasSubstr("attention"));
    EXPECT_THAT(refusal("[[1,2],[3]]", Code::ragged), HasSubstr("matrix.1"));
    refusal("[[1,\"x\"]]", Code::wrong_type);
    refusal("[[1],2]", Code::wrong_type);
    refusal("[[[1]],[2]]", Code::wrong_type);
    refusal("{\"weights\":\"x\"}", Code::wrong_type);
    refusal("{\"weights\":[[1]],\"source\":[1]}", Code::wrong_type);
    refusal("[[1,2", Code::bad_json);
    refusal("[]", Code::empty_input);
    refusal("[[]]", Code::empty_input);
    refusal("[[[]],[[1]]]", Code::empty_input);
    refusal(std::string(100'000, '['), Code::bad_json);
}

TEST(MatrixFile, SaysWhatToDoWithArchivesAndPictures) {
    EXPECT_THAT(refusal("PK\x03\x04rest", Code::unsupported, "a.npz"), HasSubstr("numpy.save"));
    EXPECT_THAT(refusal("\x1F\x8B\x08", Code::unsupported), HasSubstr("unpack"));
    EXPECT_THAT(refusal("\x89PNG\r\n", Code::bad_file, "weights.csv"), HasSubstr("PNG"));
    EXPECT_THAT(refusal("%PDF-1.7", Code::bad_file), HasSubstr("PDF"));
    EXPECT_THAT(refusal("\xFF\xD8\xFF\xE0", Code::bad_file), HasSubstr("JPEG"));
    refusal("", Code::empty_input);
    refusal("\x01\x02\x00\x03 and so on"s, Code::bad_file);
}

TEST(TokensFile, OneSentenceALine) {
    EXPECT_THAT(sentences("The cat\n\nLe\u3000chat .\n\n\n"),
                ElementsAre(ElementsAre("The", "cat"), IsEmpty(), ElementsAre("Le", "chat", ".")));
    EXPECT_THAT(sentences("a b\rc"), ElementsAre(ElementsAre("a", "b"), ElementsAre("c")));
    EXPECT_THAT(sentences("\xEF\xBB\xBF"
                          "a"),
                ElementsAre(ElementsAre("a")));
}

TEST(TokensFile, ReadsJsonLists) {
    EXPECT_THAT(sentences("[\"The\", \"black cat\"]"), ElementsAre(ElementsAre("The", "black cat")));
    EXPECT_THAT(sentences("[[\"a\"],[\"b\",\"c\"]]", "a.json"), ElementsAre(ElementsAre("a"), ElementsAre("b", "c")));
    EXPECT_THAT(sentences("[[],[\"b\"]]"), ElementsAre(IsEmpty(), ElementsAre("b")));
}

TEST(TokensFile, BracketsMayBeTokens) {
    EXPECT_THAT(sentences("[ music ] hello"), ElementsAre(ElementsAre("[", "music", "]", "hello")));
    EXPECT_THAT(sentences("[1]"), ElementsAre(ElementsAre("[1]")));
    EXPECT_THAT(sentences("[CLS] the cat [SEP]"), ElementsAre(ElementsAre("[CLS]", "the", "cat", "[SEP]")));
}

TEST(TokensFile, RefusesWhatHoldsNone) {
    EXPECT_EQ(tokens_from_bytes("", "a").error().code, Code::empty_input);
    EXPECT_EQ(tokens_from_bytes("\n \n", "a").error().code, Code::empty_input);
    EXPECT_EQ(tokens_from_bytes("[[]]", "a.json").error().code, Code::empty_input);
    EXPECT_EQ(tokens_from_bytes("[1]", "a.json").error().code, Code::wrong_type);
    EXPECT_EQ(tokens_from_bytes("{}", "a.JSON").error().code, Code::wrong_type);
    EXPECT_EQ(tokens_from_bytes("[\"a\"", "a.json").error().code, Code::bad_json);
    EXPECT_EQ(tokens_from_bytes(npy_from(two_by_two), "a").error().code, Code::wrong_type);
    EXPECT_EQ(tokens_from_bytes("\xC4\xE3\xBA\xC3", "a").error().code, Code::bad_encoding);
}

TEST(TokensFile, AMillionTokensAreTheMost) {
    std::string text;
    for (int i = 0; i < 1'000'000; ++i) text += "a ";
    EXPECT_EQ(sentences(text)[0].size(), 1'000'000U);
    EXPECT_EQ(tokens_from_bytes(text + "a", "a").error().code, Code::too_large);
    EXPECT_EQ(tokens_from_bytes(std::string(1'000'001, '\n'), "a").error().code, Code::too_large);
}

TEST(ValueFromFile, FollowsTheTypeOfTheField) {
    const auto matrices = [](FieldType type, std::string_view bytes) {
        const auto value = value_from_file(field(type), bytes, "a");
        EXPECT_TRUE(value.ok()) << bytes;
        return value ? std::get<Matrices>(*value) : Matrices(Matrix());
    };
    EXPECT_EQ(matrices(FieldType::vector, "1\t2\t3")[0], (Matrix{{1, 2, 3}}));
    EXPECT_EQ(matrices(FieldType::vector, "1\n2\n3")[0], (Matrix{{1, 2, 3}}));
    EXPECT_EQ(matrices(FieldType::matrix, "[[[1,2]]]")[0], (Matrix{{1, 2}}));
    EXPECT_EQ(matrices(FieldType::stack, "[[[1]],[[2]]]").size(), 2U);
    EXPECT_EQ(value_from_file(field(FieldType::vector), "1\t2\n3\t4", "a").error().code, Code::wrong_type);
    EXPECT_EQ(value_from_file(field(FieldType::matrix), "[[[1]],[[2]]]", "a").error().code, Code::wrong_type);
    EXPECT_EQ(std::get<Sentences>(*value_from_file(field(FieldType::tokens), "a b\n", "a"))[0], (Tokens{"a", "b"}));
}

TEST(ValueFromFile, ReadsScalarsAsTyped) {
    EXPECT_EQ(std::get<double>(*value_from_file(field(FieldType::number), " 0.5\r\n", "a")), 0.5);
    EXPECT_EQ(std::get<bool>(*value_from_file(field(FieldType::boolean), "true\n", "a")), true);
    EXPECT_EQ(std::get<std::string>(*value_from_file(field(FieldType::choice), "rows\n", "a")), "rows");
    EXPECT_FALSE(value_from_file(field(FieldType::integer), "x", "a").ok());
    EXPECT_FALSE(value_from_file(field(FieldType::number), "", "a").ok());
    EXPECT_FALSE(value_from_file(field(FieldType::number), "\x89PNG", "a").ok());
}
