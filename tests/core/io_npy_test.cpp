#include "core/io/npy.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <bit>
#include <cmath>
#include <cstdint>

using namespace attention;
using testing::HasSubstr;

namespace {

std::string npy(const std::string& header, const std::string& data, int version = 1) {
    std::string bytes("\x93NUMPY", 6);
    bytes += char(version);
    bytes += '\0';
    for (int i = 0; i < (version == 1 ? 2 : 4); ++i) bytes += char(header.size() >> (8 * i) & 0xFF);
    return bytes + header + data;
}

std::string header(const std::string& type, const std::string& shape, bool fortran = false) {
    return "{'descr': '" + type + "', 'fortran_order': " + (fortran ? "True" : "False") + ", 'shape': " + shape +
           ", }\n";
}

/// The low `size` bytes of a number in the order asked for.
std::string raw(std::uint64_t bits, int size, bool big_endian) {
    std::string bytes;
    for (int i = 0; i < size; ++i) bytes += char(bits >> (8 * (big_endian ? size - 1 - i : i)) & 0xFF);
    return bytes;
}

Matrices read(const std::string& bytes) {
    auto matrices = matrices_from_npy(bytes, "a.npy");
    EXPECT_TRUE(matrices.ok()) << render(matrices.error().message, english());
    return matrices ? *matrices : Matrices{Matrix()};
}

std::string refusal(const std::string& bytes, Code code) {
    const auto matrices = matrices_from_npy(bytes, "a.npy");
    EXPECT_FALSE(matrices.ok());
    if (matrices) return {};
    EXPECT_EQ(code_name(matrices.error().code), code_name(code));
    return render(matrices.error().message, english());
}

} // namespace

TEST(Npy, ReadsEveryTypeInBothByteOrders) {
    struct Case {
        const char* type;
        int size;
        std::uint64_t bits;
        double value;
    };
    const Case cases[] = {
        {"f2", 2, 0x3555, 0.333251953125},
        {"f2", 2, 0xC000, -2},
        {"f2", 2, 0x0001, std::ldexp(1, -24)},
        {"f4", 4, std::bit_cast<std::uint32_t>(0.1F), double(0.1F)},
        {"f8", 8, std::bit_cast<std::uint64_t>(0.1), 0.1},
        {"i1", 1, 0x80, -128},
        {"i2", 2, 0xFFFE, -2},
        {"i4", 4, 0x80000000, -2147483648.0},
        {"i8", 8, 0xFFFFFFFFFFFFFFFF, -1},
        {"u1", 1, 0x80, 128},
        {"u2", 2, 0xFFFE, 65534},
        {"u4", 4, 0x80000000, 2147483648.0},
        {"u8", 8, 0x8000000000000000, 9223372036854775808.0},
        {"b1", 1, 1, 1},
    };
    for (const Case& c : cases)
        for (const bool big_endian : {false, true}) {
            const std::string type = (c.size == 1 ? "|" : big_endian ? ">" : "<") + std::string(c.type);
            const Matrices m =
                read(npy(header(type, "(1, 2)"), raw(c.bits, c.size, big_endian) + raw(0, c.size, big_endian)));
            ASSERT_EQ(m[0].size(), 2) << type;
            EXPECT_EQ(m[0](0, 0), c.value) << type;
            EXPECT_EQ(m[0](0, 1), 0) << type;
        }
    EXPECT_TRUE(std::isinf(read(npy(header("<f2", "(1,)"), raw(0x7C00, 2, false)))[0](0, 0)));
    EXPECT_TRUE(std::isnan(read(npy(header("<f2", "(1,)"), raw(0x7C01, 2, false)))[0](0, 0)));
}

TEST(Npy, ReadsEveryShapeAndOrder) {
    const std::string six = {0, 1, 2, 3, 4, 5};
    EXPECT_EQ(read(npy(header("|u1", "()"), {7}))[0], (Matrix{{7}}));
    EXPECT_EQ(read(npy(header("|u1", "(6,)"), six))[0], (Matrix{{0, 1, 2, 3, 4, 5}}));
    EXPECT_EQ(read(npy(header("|u1", "(2, 3)"), six))[0], (Matrix{{0, 1, 2}, {3, 4, 5}}));
    EXPECT_EQ(read(npy(header("|u1", "(2, 3)", true), six))[0], (Matrix{{0, 2, 4}, {1, 3, 5}}));
    const Matrices stack = read(npy(header("|u1", "(3, 1, 2)"), six));
    ASSERT_EQ(stack.size(), 3U);
    EXPECT_EQ(stack[2], (Matrix{{4, 5}}));
    EXPECT_EQ(read(npy(header("|u1", "(3, 1, 2)", true), six))[1], (Matrix{{1, 4}}));
}

TEST(Npy, ReadsEveryVersionAndSpelling) {
    for (const int version : {1, 2, 3}) EXPECT_EQ(read(npy(header("|u1", "(1, 1)"), {7}, version))[0](0, 0), 7);
    EXPECT_EQ(read(npy("{\"shape\":(1L,),\"descr\":\"|u1\",\"fortran_order\":False}", {7}))[0](0, 0), 7);
}

TEST(Npy, RefusesOtherTypes) {
    const std::string byte = {7};
    EXPECT_THAT(refusal(npy(header("|O", "(1,)"), byte), Code::unsupported), HasSubstr("Python objects"));
    EXPECT_THAT(refusal(npy("{'descr': [('a', '<f4'), ('b', '<f4')], 'fortran_order': False, 'shape': (1,)}", byte),
                        Code::unsupported),
                HasSubstr("fields"));
    for (const char* type :
         {"<c8", "<c16", "<U5", "|S1", "<f16", "<M8[s]", "<f3", "<f1", "|f4", "<b2", "=f4", "<i9", "<i0", ""})
        EXPECT_THAT(refusal(npy(header(type, "(1,)"), byte), Code::unsupported), HasSubstr("type")) << type;
}

TEST(Npy, RefusesOtherShapes) {
    EXPECT_THAT(refusal(npy(header("|u1", "(1, 1, 2, 1)"), {1, 2}), Code::unsupported), HasSubstr("1 × 1 × 2 × 1"));
    refusal(npy(header("|u1", "(0, 3)"), ""), Code::empty_input);
    refusal(npy(header("|u1", "(999999999999999999, 0)"), ""), Code::empty_input);
    refusal(npy(header("|u1", "(999999999999999999,)"), ""), Code::too_large);
    refusal(npy(header("<f8", "(4294967296, 4294967296)"), ""), Code::too_large);
    refusal(npy(header("|u1", "(200000, 1, 1)"), std::string(200000, 'x')), Code::too_large);
    for (const char* shape :
         {"(-1,)", "(1e9,)", "(99999999999999999999,)", "(1", "1", "(1 2)", "(,)", "[1]", "(True,)", "(0x1,)"})
        refusal(npy(header("|u1", shape), {1}), Code::bad_file);
}

TEST(Npy, RefusesAnotherLengthThanItsShapeSays) {
    EXPECT_THAT(refusal(npy(header("<f8", "(2, 3)"), std::string(47, 'x')), Code::bad_file),
                HasSubstr("take 48 bytes, but 47"));
    refusal(npy(header("<f8", "(2, 3)"), std::string(49, 'x')), Code::bad_file);
    refusal(npy(header("<f8", "(2, 3)"), ""), Code::bad_file);
}

TEST(Npy, RefusesADamagedHeader) {
    const std::string whole = npy(header("|u1", "(1,)"), {7});
    for (std::size_t length = 0; length < whole.size(); ++length) refusal(whole.substr(0, length), Code::bad_file);
    for (const char* text :
         {"", "{}", "{'descr': '|u1'}", "{'descr': '|u1', 'fortran_order': False, 'shape': (1,), 'x': 1}",
          "{'descr': '|u1', 'descr': '|u1', 'fortran_order': False, 'shape': (1,)}",
          "{'descr': '|u1', 'fortran_order': 0, 'shape': (1,)}",
          "{'descr': __import__('os'), 'fortran_order': False, 'shape': (1,)}",
          "{'descr': '|u1' 'fortran_order': False, 'shape': (1,)}",
          "{'descr': '|u1', 'fortran_order': False, 'shape': (1,)} x"})
        refusal(npy(text, {7}), Code::bad_file);
    std::string huge = npy(header("|u1", "(1,)"), {7}, 2);
    huge[8] = huge[9] = huge[10] = huge[11] = char(0xFF); // a header of 4 GB
    refusal(huge, Code::bad_file);
    refusal(npy(header("|u1", "(1,)"), {7}, 4), Code::unsupported);
    refusal("not an array", Code::bad_file);
}

TEST(Npy, ComesBackAsItWasWritten) {
    const Matrix matrix{{0.1, -1e-300, INFINITY}, {3, 0, 1.0 / 3}};
    const std::string bytes = npy_from(matrix);
    EXPECT_EQ((bytes.size() - 48) % 64, 0U) << "the numbers begin at a multiple of 64";
    EXPECT_EQ(read(bytes)[0], matrix);
}
