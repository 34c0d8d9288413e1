// The hostile set: what files can be that somebody opens by mistake or in malice. Every reader either gives what is
// in them or refuses with a sentence that names the file; nothing crashes, nothing takes long.
#include "core/io/matrix_file.h"
#include "core/io/npy.h"
#include "core/io/table.h"
#include "core/session/session.h"

#include <gtest/gtest.h>

#include <chrono>
#include <cmath>

using namespace attention;

namespace {

struct Hostile {
    const char* what;
    std::string bytes;
};

std::string repeated(std::string_view text, std::size_t count) {
    std::string all;
    all.reserve(text.size() * count);
    for (std::size_t i = 0; i < count; ++i) all += text;
    return all;
}

std::string utf16(std::string_view ascii, bool big_endian, bool mark) {
    std::string bytes = !mark ? "" : big_endian ? "\xFE\xFF" : "\xFF\xFE";
    for (const char c : ascii) bytes += big_endian ? std::string{'\0', c} : std::string{c, '\0'};
    return bytes;
}

std::string npy_with(const std::string& type, const std::string& order, const std::string& shape,
                     const std::string& data) {
    const std::string header = "{'descr': " + type + ", 'fortran_order': " + order + ", 'shape': " + shape + "}\n";
    std::string bytes("\x93NUMPY\x01\x00", 8);
    bytes += char(header.size() & 0xFF);
    bytes += char(header.size() >> 8);
    return bytes + header + data;
}

/// Local header, name, and a deflated part that says it holds four gigabytes.
std::string zip_bomb() {
    std::string bytes("PK\x03\x04\x2D\x00\x00\x00\x08\x00", 10);
    bytes += std::string(4, '\0') + std::string(4, '\x11') + std::string("\x10\x00\x00\x00", 4) +
             std::string("\xFF\xFF\xFF\xFF", 4) + std::string("\x05\x00\x00\x00", 4) + "a.npy";
    return bytes + std::string(16, '\x55');
}

std::vector<Hostile> hostile_set() {
    const std::string good_npy = npy_from(Matrix::Constant(3, 3, 0.25));
    const std::string session = session_to_json(initial_session());
    return {
        {"empty", ""},
        {"white space alone", " \t\r\n \n"},
        {"a byte-order mark alone", "\xEF\xBB\xBF"},
        {"zero bytes", std::string(1000, '\0')},
        {"every byte",
         [] {
             std::string all;
             for (int c = 0; c < 256; ++c) all += char(c);
             return all;
         }()},
        {"UTF-16, little end first", utf16("1\t2\n3\t4\n", false, true)},
        {"UTF-16, big end first", utf16("1\t2\n3\t4\n", true, true)},
        {"UTF-16 without a mark", utf16("1\t2\n3\t4\n", false, false)},
        {"UTF-16 cut in the middle", utf16("1\t2", false, true) + "\x33"},
        {"GB18030", "\xC3\xA8\t\xCB\xFC\n1\t2\n"},
        {"Latin-1", "caf\xE9\t1\n"},
        {"a mark before UTF-8", "\xEF\xBB\xBF"
                                "1\t2\n3\t4\n"},
        {"lines that end with CR alone", "1\t2\r3\t4\r"},
        {"a table that calls itself NPY", "1\t2\n3\t4\n"},
        {"an NPY that calls itself a table", good_npy},
        {"NPY in Fortran order", npy_with("'<f8'", "True", "(1, 1)", std::string(8, '\0'))},
        {"NPY, big end first", npy_with("'>f8'", "False", "(1, 1)", std::string(8, '\0'))},
        {"NPY of halves", npy_with("'<f2'", "False", "(1, 2)", std::string(4, '\0'))},
        {"NPY of objects", npy_with("'|O'", "False", "(1,)", "\x80\x04K\x01.")},
        {"NPY of records", npy_with("[('a', '<f8')]", "False", "(1,)", std::string(8, '\0'))},
        {"NPY of complex numbers", npy_with("'<c16'", "False", "(1,)", std::string(16, '\0'))},
        {"NPY cut short", good_npy.substr(0, good_npy.size() - 5)},
        {"NPY whose header is cut", good_npy.substr(0, 20)},
        {"NPY that says it is huge", npy_with("'<f8'", "False", "(4000000000, 4000000000)", "")},
        {"NPY that overflows", npy_with("'<f8'", "False", "(18446744073709551615, 2)", "")},
        {"NPY with a header of 60,000 bytes",
         npy_with("'<f8'" + std::string(60000, ' '), "False", "(1,)", std::string(8, '\0'))},
        {"NPY of NaN and infinity", npy_from((Matrix(1, 2) << NAN, INFINITY).finished())},
        {"a ZIP that would grow to four gigabytes", zip_bomb()},
        {"gzip", std::string("\x1F\x8B\x08\x00\x00\x00\x00\x00\x00\x03", 10)},
        {"a PNG", std::string("\x89PNG\r\n\x1A\n\x00\x00\x00\rIHDR", 16)},
        {"a PDF", "%PDF-1.7\n1 0 obj\n"},
        {"a program", std::string("\x7F"
                                  "ELF\x02\x01\x01\x00",
                                  8)},
        {"ragged", "1\t2\n3\n"},
        {"NaN and infinity", "NaN\tinf\n-inf\t1\n"},
        {"thousands marks", "1,234.5\t2\n3\t4\n"},
        {"thousands marks with points", "1.234,5\t2\n"},
        {"one million tokens", repeated("word ", 1000000)},
        {"one million lines", repeated("word\n", 1000000)},
        {"one million and one tokens", repeated("w ", 1000001)},
        {"a number of a million digits", std::string(1000000, '9')},
        {"a million tabs", std::string(1000000, '\t')},
        {"an open quote", "\"1\t2\n" + repeated("3\t4\n", 100000)},
        {"brackets a million deep", std::string(1000000, '[')},
        {"braces a million deep", repeated("{\"a\":", 1000000)},
        {"JSON cut short", session.substr(0, session.size() / 2)},
        {"JSON with a name twice", R"({"weights": [[1]], "weights": [[2]]})"},
        {"JSON with a lonely surrogate", R"(["\ud800"])"},
        {"JSON with numbers too large", "[[1e999, -1e999]]"},
        {"JSON of other types", R"({"weights": [["a", null], [true, {}]]})"},
        {"a session of tomorrow", R"({"format": "attention-lab-session", "version": 99, "lab": "softmax"})"},
        {"a session of no lab", R"({"format": "attention-lab-session", "version": 1, "lab": "no-such-lab"})"},
        {"a session whose version is a text", R"({"format": "attention-lab-session", "version": "1"})"},
        {"turned letters", "\xE2\x80\xAE"
                           "1\t2\n"},
        {"half an emoji", "\xF0\x9F\x98\t1\n"},
    };
}

/// Refusals are sentences; NaN and ∞ get nowhere unseen.
template <class Value>
void expect_sentence(const Result<Value>& result) {
    if (result) return;
    const std::string sentence = render(result.error().message, english());
    EXPECT_GT(sentence.size(), 15U) << sentence;
    EXPECT_LT(sentence.size(), 700U) << sentence.substr(0, 200);
    for (const char c : sentence) EXPECT_FALSE(static_cast<unsigned char>(c) < 0x20) << sentence;
}

} // namespace

class HostileFile : public testing::TestWithParam<Hostile> {};

TEST_P(HostileFile, IsReadOrRefusedWithASentenceAndSoon) {
    const std::string& bytes = GetParam().bytes;
    const auto start = std::chrono::steady_clock::now();
    std::vector<const char*> names{"a.tsv", "a.json"};
    if (bytes.size() < 100000)
        names.insert(names.end(), {"a.npy", "a.csv", "a.txt", "a.npz", "a.attention", "", "文件.tsv"});
    for (const char* name : names) {
        const auto matrices = matrix_from_bytes(bytes, name);
        expect_sentence(matrices);
        expect_sentence(tokens_from_bytes(bytes, name));
        const auto table = table_from_bytes(bytes, name);
        expect_sentence(table);
        if (table) {
            EXPECT_TRUE(table->numbers.allFinite()) << name;
        }
        expect_sentence(matrices_from_npy(bytes, name));
        if (std::chrono::steady_clock::now() - start > std::chrono::seconds(60)) FAIL() << "too slow";
    }
    expect_sentence(session_from_json(bytes));
}

INSTANTIATE_TEST_SUITE_P(All, HostileFile, testing::ValuesIn(hostile_set()),
                         [](const auto& one) { return "number" + std::to_string(one.index); });

namespace {

const std::string& bytes_of(const char* what) {
    static const auto set = hostile_set();
    for (const Hostile& one : set)
        if (one.what == std::string_view(what)) return one.bytes;
    ADD_FAILURE() << what;
    return set.front().bytes;
}

std::string refusal(const char* what, const char* name) {
    const auto matrices = matrix_from_bytes(bytes_of(what), name);
    EXPECT_FALSE(matrices.ok()) << what;
    return matrices ? "" : std::string(code_name(matrices.error().code));
}

} // namespace

TEST(Hostile, WhatCanBeReadIsReadWhateverItsNameAndForm) {
    const Matrix expected = (Matrix(2, 2) << 1, 2, 3, 4).finished();
    for (const char* what : {"UTF-16, little end first", "UTF-16, big end first", "UTF-16 without a mark",
                             "a mark before UTF-8", "lines that end with CR alone", "a table that calls itself NPY"}) {
        const auto matrices = matrix_from_bytes(bytes_of(what), "a.npy");
        ASSERT_TRUE(matrices.ok()) << what << ": " << render(matrices.error().message, english());
        EXPECT_EQ(matrices->matrices[0], expected) << what;
    }
    for (const char* what :
         {"an NPY that calls itself a table", "NPY in Fortran order", "NPY, big end first", "NPY of halves"})
        EXPECT_TRUE(matrix_from_bytes(bytes_of(what), "a.tsv").ok()) << what;
    EXPECT_EQ(tokens_from_bytes(bytes_of("one million tokens"), "a.txt")->operator[](0).size(), 1000000U);
}

TEST(Hostile, WhatCannotIsRefusedByItsRightName) {
    for (const char* what : {"NPY of objects", "NPY of records", "NPY of complex numbers",
                             "a ZIP that would grow to four gigabytes", "gzip"})
        EXPECT_EQ(refusal(what, "a.npz"), "UNSUPPORTED") << what;
    EXPECT_EQ(refusal("NPY that says it is huge", "a.npy"), "TOO_LARGE");
    for (const char* what : {"NPY that overflows", "NPY cut short", "NPY whose header is cut", "a PNG", "a PDF",
                             "a program", "zero bytes"})
        EXPECT_EQ(refusal(what, "a.tsv"), "BAD_FILE") << what;
    for (const char* what : {"GB18030", "Latin-1", "UTF-16 cut in the middle"})
        EXPECT_EQ(refusal(what, "a.tsv"), "BAD_ENCODING") << what;
    EXPECT_EQ(refusal("ragged", "a.tsv"), "RAGGED");
    EXPECT_EQ(refusal("NaN and infinity", "a.tsv"), "NON_FINITE");
    EXPECT_EQ(refusal("empty", "a.tsv"), "EMPTY_INPUT");
    EXPECT_FALSE(tokens_from_bytes(bytes_of("one million and one tokens"), "a.txt").ok());
    const auto tomorrow = session_from_json(bytes_of("a session of tomorrow"));
    ASSERT_FALSE(tomorrow.ok());
    EXPECT_NE(render(tomorrow.error().message, english()).find("newer"), std::string::npos);
}
