#include "core/io/npy.h"

#include "core/io/encoding.h"

#include <array>
#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>
#include <optional>

namespace attention {
namespace {

constexpr std::string_view magic{"\x93NUMPY", 6};
constexpr std::uint64_t most_elements = std::uint64_t{64} << 20;
constexpr std::uint64_t most_matrices = 100'000; // each is set aside for itself

struct ElementType {
    char kind = 'f'; // f: floating point, i: whole, u: whole without sign, b: truth
    std::size_t size = 8;
    bool big_endian = false;
};

struct Header {
    std::string type; // as NumPy writes it: <f4
    bool fortran_order = false;
    std::vector<std::uint64_t> shape;
};

Error refused(Code code, std::string_view name, const Text& sentence) {
    return {code, std::string(name), sentence.with("name", std::string(name))};
}

Error bad_header(std::string_view name) {
    return refused(Code::bad_file, name,
                   ATTENTION_TEXT("core",
                                  "“{name}” begins as an NPY file, but its header is damaged. Save the array again "
                                  "with numpy.save."));
}

std::uint64_t little_endian(std::string_view bytes) {
    std::uint64_t value = 0;
    for (std::size_t i = bytes.size(); i > 0; --i) value = value << 8 | std::uint8_t(bytes[i - 1]);
    return value;
}

// ---- the header: a Python dictionary of three entries ---------------------------------------

/// Reads the dictionary and nothing else that Python could write.
class HeaderReader {
public:
    explicit HeaderReader(std::string_view text) : rest_(text) {}

    std::optional<Header> read() {
        if (!take('{')) return std::nullopt;
        while (!take('}')) {
            if (!entry()) return std::nullopt;
            if (!take(',')) {
                if (!take('}')) return std::nullopt;
                break;
            }
        }
        skip_spaces();
        if (!rest_.empty() || seen_ != 7) return std::nullopt;
        return header_;
    }

private:
    void skip_spaces() {
        const auto start = rest_.find_first_not_of(" \n");
        rest_.remove_prefix(start == std::string_view::npos ? rest_.size() : start);
    }
    bool take(char c) {
        skip_spaces();
        if (!rest_.starts_with(c)) return false;
        rest_.remove_prefix(1);
        return true;
    }
    bool take_word(std::string_view word) {
        skip_spaces();
        if (!rest_.starts_with(word)) return false;
        rest_.remove_prefix(word.size());
        return true;
    }
    std::optional<std::string> quoted() {
        skip_spaces();
        if (rest_.empty() || (rest_[0] != '\'' && rest_[0] != '"')) return std::nullopt;
        const auto end = rest_.find(rest_[0], 1);
        if (end == std::string_view::npos) return std::nullopt;
        std::string text(rest_.substr(1, end - 1));
        rest_.remove_prefix(end + 1);
        return text;
    }
    std::optional<std::uint64_t> number() {
        skip_spaces();
        std::uint64_t value = 0;
        std::size_t digits = 0;
        for (; digits < rest_.size() && rest_[digits] >= '0' && rest_[digits] <= '9'; ++digits) {
            if (digits == 18) return std::nullopt; // beyond any file, and near what 64 bits hold
            value = value * 10 + std::uint64_t(rest_[digits] - '0');
        }
        if (digits == 0) return std::nullopt;
        rest_.remove_prefix(digits);
        if (rest_.starts_with('L')) rest_.remove_prefix(1); // Python 2
        return value;
    }
    bool shape() {
        if (!take('(')) return false;
        while (!take(')')) {
            const auto extent = number();
            if (!extent || header_.shape.size() == 32) return false; // NumPy's own limit
            header_.shape.push_back(*extent);
            if (!take(',')) return take(')');
        }
        return true;
    }
    bool order() {
        header_.fortran_order = take_word("True");
        return header_.fortran_order || take_word("False");
    }
    /// A structured type is a list; it is kept as the text of its first bracket, which no number type has.
    bool type() {
        skip_spaces();
        if (rest_.starts_with('[')) {
            header_.type = "[";
            const auto end = rest_.rfind(']');
            if (end == std::string_view::npos) return false;
            rest_.remove_prefix(end + 1);
            return true;
        }
        auto text = quoted();
        if (text) header_.type = *std::move(text);
        return text.has_value();
    }
    bool once(int bit) {
        const bool first = (seen_ & bit) == 0;
        seen_ |= bit;
        return first;
    }
    bool entry() {
        const auto key = quoted();
        if (!key || !take(':')) return false;
        if (*key == "descr") return once(1) && type();
        if (*key == "fortran_order") return once(2) && order();
        if (*key == "shape") return once(4) && shape();
        return false;
    }

    std::string_view rest_;
    Header header_;
    int seen_ = 0; // a bit for each of the three entries
};

struct Parts {
    std::string_view header;
    std::string_view data;
};

Result<Parts> split(std::string_view bytes, std::string_view name) {
    const auto version = bytes.size() > magic.size() ? std::uint8_t(bytes[magic.size()]) : 0;
    if (version > 3)
        return refused(Code::unsupported, name,
                       ATTENTION_TEXT("core", "“{name}” is an NPY file of version {version}; versions 1 to 3 are read.")
                           .with("version", int(version)));
    const std::size_t length_size = version == 1 ? 2 : 4;
    const std::size_t start = magic.size() + 2 + length_size;
    if (version == 0 || bytes.size() < start) return bad_header(name);
    const std::uint64_t length = little_endian(bytes.substr(magic.size() + 2, length_size));
    if (length > bytes.size() - start) return bad_header(name);
    return Parts{bytes.substr(start, length), bytes.substr(start + length)};
}

Result<ElementType> element_type(const std::string& type, std::string_view name) {
    const auto unsupported = [&](const Text& sentence) {
        return refused(Code::unsupported, name, sentence.with("type", shortened(type)));
    };
    if (type.starts_with("[") || type.starts_with("|V"))
        return unsupported(ATTENTION_TEXT("core",
                                          "“{name}” holds records of several fields. Save one field as an array of its "
                                          "own."));
    if (type == "|O")
        return unsupported(ATTENTION_TEXT("core",
                                          "“{name}” holds Python objects, not numbers; perhaps its rows differ in "
                                          "length. Save it as one array of numbers: numpy.save(name, "
                                          "array.astype(float))."));
    const bool has_order = type.size() == 3 && (type[0] == '<' || type[0] == '>' || type[0] == '|');
    if (has_order) {
        const ElementType element{type[1], std::size_t(type[2] - '0'), type[0] == '>'};
        const std::string_view sizes = element.kind == 'f'                          ? "248"
                                       : element.kind == 'i' || element.kind == 'u' ? "1248"
                                       : element.kind == 'b'                        ? "1"
                                                                                    : "";
        const bool order_known = type[0] != '|' || element.size == 1;
        if (order_known && sizes.find(type[2]) != std::string_view::npos) return element;
    }
    return unsupported(
        ATTENTION_TEXT("core", "“{name}” holds values of the NumPy type “{type}”, which aren't plain real numbers. "
                               "Save it as numbers: numpy.save(name, array.astype(float))."));
}

std::string shape_words(const std::vector<std::uint64_t>& shape) {
    std::string words;
    for (const std::uint64_t extent : shape) words += (words.empty() ? "" : " × ") + std::to_string(extent);
    return words;
}

/// How many numbers the shape holds.
Result<std::uint64_t> element_count(const Header& header, std::string_view name) {
    if (header.shape.size() > 3)
        return refused(Code::unsupported, name,
                       ATTENTION_TEXT("core",
                                      "“{name}” holds an array of {count} axes ({shape}); one matrix or a stack of "
                                      "matrices is read. Save the part you want: numpy.save(name, array[0]).")
                           .with("count", std::int64_t(header.shape.size()))
                           .with("shape", shape_words(header.shape)));
    for (const std::uint64_t extent : header.shape)
        if (extent == 0)
            return refused(Code::empty_input, name,
                           ATTENTION_TEXT("core", "“{name}” holds no numbers: its shape is {shape}.")
                               .with("shape", shape_words(header.shape)));
    std::uint64_t count = 1;
    const bool long_stack = header.shape.size() == 3 && header.shape[0] > most_matrices;
    for (const std::uint64_t extent : header.shape) {
        if (long_stack || extent > most_elements / count)
            return refused(Code::too_large, name,
                           ATTENTION_TEXT("core",
                                          "“{name}” holds {shape} numbers; at most {limit} are read, and {stack} "
                                          "matrices in a stack.")
                               .with("shape", shape_words(header.shape))
                               .with("limit", std::int64_t(most_elements))
                               .with("stack", std::int64_t(most_matrices)));
        count *= extent;
    }
    return count;
}

// ---- the numbers ----------------------------------------------------------------------------

double from_half(std::uint64_t bits) {
    const int exponent = int(bits >> 10 & 0x1F);
    const auto fraction = double(bits & 0x3FF);
    const double sign = (bits & 0x8000) != 0 ? -1 : 1;
    if (exponent == 0x1F)
        return fraction == 0 ? sign * std::numeric_limits<double>::infinity()
                             : std::numeric_limits<double>::quiet_NaN();
    if (exponent == 0) return sign * std::ldexp(fraction, -24);
    return sign * std::ldexp(1024 + fraction, exponent - 25);
}

double from_float(std::uint64_t bits, std::size_t size) {
    if (size == 2) return from_half(bits);
    if (size == 4) return double(std::bit_cast<float>(std::uint32_t(bits)));
    return std::bit_cast<double>(bits);
}

double from_signed(std::uint64_t bits, std::size_t size) {
    const int unused = int(64 - 8 * size);
    return double(std::int64_t(bits << unused) >> unused); // spreads the sign bit
}

double element_at(std::string_view data, std::size_t index, const ElementType& type) {
    std::uint64_t bits = 0;
    for (std::size_t i = 0; i < type.size; ++i) {
        const std::size_t byte = type.big_endian ? i : type.size - 1 - i;
        bits = bits << 8 | std::uint8_t(data[index * type.size + byte]);
    }
    switch (type.kind) {
    case 'f': return from_float(bits, type.size);
    case 'i': return from_signed(bits, type.size);
    case 'b': return bits != 0 ? 1 : 0;
    default: return double(bits);
    }
}

Matrices read_matrices(std::string_view data, const Header& header, const ElementType& type) {
    std::vector<std::uint64_t> shape = header.shape;
    while (shape.size() < 3) shape.insert(shape.begin(), 1);
    const auto [count, rows, columns] = std::array<std::size_t, 3>{shape[0], shape[1], shape[2]};
    std::vector<Matrix> all(count, Matrix(Index(rows), Index(columns)));
    for (std::size_t m = 0; m < count; ++m)
        for (std::size_t i = 0; i < rows; ++i)
            for (std::size_t j = 0; j < columns; ++j) {
                const std::size_t in_c = (m * rows + i) * columns + j;
                const std::size_t in_fortran = (j * rows + i) * count + m;
                all[m](Index(i), Index(j)) = element_at(data, header.fortran_order ? in_fortran : in_c, type);
            }
    return Matrices(std::move(all));
}

} // namespace

bool is_npy(std::string_view bytes) {
    return bytes.starts_with(magic);
}

Result<Matrices> matrices_from_npy(std::string_view bytes, std::string_view name) {
    if (!is_npy(bytes))
        return refused(Code::bad_file, name,
                       ATTENTION_TEXT("core", "“{name}” isn't an NPY file: it begins otherwise."));
    const auto parts = split(bytes, name);
    if (!parts) return parts.error();
    const auto header = HeaderReader(parts->header).read();
    if (!header) return bad_header(name);
    const auto type = element_type(header->type, name);
    if (!type) return type.error();
    const auto count = element_count(*header, name);
    if (!count) return count.error();
    const std::uint64_t wanted = *count * type->size;
    if (parts->data.size() != wanted)
        return refused(
            Code::bad_file, name,
            ATTENTION_TEXT("core", "“{name}” says that it holds {shape} numbers, which take {wanted} bytes, but {got} "
                                   "bytes follow. The file is cut short or damaged; save it again.")
                .with("shape", header->shape.empty() ? "1" : shape_words(header->shape))
                .with("wanted", std::int64_t(wanted))
                .with("got", std::int64_t(parts->data.size())));
    return read_matrices(parts->data, *header, *type);
}

std::string npy_from(const Matrix& matrix) {
    constexpr std::size_t alignment = 64, fixed_part = 10;
    std::string header = "{'descr': '<f8', 'fortran_order': False, 'shape': (" + std::to_string(matrix.rows()) + ", " +
                         std::to_string(matrix.cols()) + "), }";
    while ((fixed_part + header.size() + 1) % alignment != 0) header += ' ';
    header += '\n';
    std::string bytes(magic);
    bytes += {char(1), char(0), char(header.size() & 0xFF), char(header.size() >> 8)};
    bytes += header;
    for (Index i = 0; i < matrix.rows(); ++i)
        for (Index j = 0; j < matrix.cols(); ++j)
            for (int byte = 0; byte < 8; ++byte)
                bytes += char(std::bit_cast<std::uint64_t>(matrix(i, j)) >> (8 * byte) & 0xFF);
    return bytes;
}

} // namespace attention
