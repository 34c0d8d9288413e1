#include "core/io/matrix_file.h"
#include "core/io/tokens.h"
#include "tests/fuzz/bytes.h"

#include <numeric>

using namespace attention;

namespace {

std::size_t length_of(const Tokens& tokens) {
    return std::accumulate(tokens.begin(), tokens.end(), std::size_t{0},
                           [](std::size_t sum, const std::string& token) { return sum + token.size(); });
}

void check_merge(const Tokens& tokens) {
    const Merge merge = merge_subwords(tokens);
    require(merge.tokens.size() == merge.pieces.size());
    Index next = 0; // every piece once, in order
    for (const auto& pieces : merge.pieces)
        for (const Index piece : pieces) require(piece == next++);
    require(next == Index(tokens.size()));
    const Matrix weights = Matrix::Constant(next, next, 1);
    require(merge_rows(merge_columns(weights, merge.pieces), merge.pieces).rows() == Index(merge.tokens.size()));
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto bytes = bytes_of(data, size);
    const Tokens words = split_words(bytes), characters = split_characters(bytes);
    require(length_of(words) == length_of(characters)); // only white space is lost
    for (const Tokens& tokens : {words, characters}) {
        for (const std::string& token : tokens) require(!token.empty());
        if (tokens.size() < 200) check_merge(tokens);
    }
    if (const auto sentences = tokens_from_bytes(bytes, "fuzz.txt"))
        require(sentences->size() > 0 && !(*sentences)[sentences->size() - 1].empty());
    return 0;
}
