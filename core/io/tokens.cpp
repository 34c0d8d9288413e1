#include "core/io/tokens.h"

#include "core/io/encoding.h"

#include <algorithm>
#include <cassert>
#include <iterator>

namespace attention {
namespace {

constexpr std::string_view bpe_mark = "@@";
constexpr std::string_view sentencepiece_mark = "\u2581"; // ▁

// ---- kinds of characters -------------------------------------------------------------------

enum class Kind {
    space,
    letter,    // runs of these are one token
    ideograph, // one token each
    symbol,    // one token each; U+200D joins them
    flag,      // regional indicators: two are one token
    extending, // belongs to the character before
};

struct Range {
    char32_t first, last;
};

constexpr char32_t joiner = 0x200D;

// Combining marks of the blocks in wide use, variation selectors, joiners, skin tones, tags, keycaps.
constexpr Range extending[] = {
    {0x00AD, 0x00AD}, {0x0300, 0x036F}, {0x0483, 0x0489}, {0x0591, 0x05BD},   {0x05BF, 0x05BF},   {0x05C1, 0x05C2},
    {0x05C4, 0x05C5}, {0x05C7, 0x05C7}, {0x0610, 0x061A}, {0x064B, 0x065F},   {0x0670, 0x0670},   {0x06D6, 0x06DC},
    {0x06DF, 0x06E4}, {0x06E7, 0x06E8}, {0x06EA, 0x06ED}, {0x0900, 0x0903},   {0x093A, 0x093C},   {0x093E, 0x094F},
    {0x0951, 0x0957}, {0x0962, 0x0963}, {0x0981, 0x0983}, {0x09BC, 0x09BC},   {0x09BE, 0x09CD},   {0x0A01, 0x0A03},
    {0x0A3C, 0x0A51}, {0x0A81, 0x0A83}, {0x0ABC, 0x0ABC}, {0x0ABE, 0x0ACD},   {0x0B01, 0x0B03},   {0x0B3C, 0x0B3C},
    {0x0B3E, 0x0B57}, {0x0B82, 0x0B82}, {0x0BBE, 0x0BCD}, {0x0C00, 0x0C04},   {0x0C3E, 0x0C56},   {0x0C81, 0x0C83},
    {0x0CBC, 0x0CBC}, {0x0CBE, 0x0CD6}, {0x0D00, 0x0D03}, {0x0D3B, 0x0D3C},   {0x0D3E, 0x0D4D},   {0x0DCA, 0x0DDF},
    {0x0E31, 0x0E31}, {0x0E34, 0x0E3A}, {0x0E47, 0x0E4E}, {0x0EB1, 0x0EB1},   {0x0EB4, 0x0EBC},   {0x0EC8, 0x0ECE},
    {0x0F71, 0x0F84}, {0x0F8D, 0x0FBC}, {0x102B, 0x103E}, {0x1160, 0x11FF},   {0x135D, 0x135F},   {0x17B4, 0x17D3},
    {0x1AB0, 0x1AFF}, {0x1DC0, 0x1DFF}, {0x200C, 0x200D}, {0x20D0, 0x20FF},   {0x302A, 0x302F},   {0x3099, 0x309A},
    {0xFE00, 0xFE0F}, {0xFE20, 0xFE2F}, {0xFF9E, 0xFF9F}, {0x1F3FB, 0x1F3FF}, {0xE0020, 0xE007F}, {0xE0100, 0xE01EF},
};

// Han with its radicals and iteration marks, Kana, Bopomofo, Hangul.
constexpr Range ideographs[] = {
    {0x1100, 0x115F}, {0x2E80, 0x2FDF}, {0x3005, 0x3007},   {0x3021, 0x3029},   {0x3031, 0x3035}, {0x3038, 0x303C},
    {0x3041, 0x3096}, {0x309D, 0x309F}, {0x30A1, 0x30FA},   {0x30FC, 0x30FF},   {0x3105, 0x312F}, {0x3131, 0x318E},
    {0x31A0, 0x31BF}, {0x31F0, 0x31FF}, {0x3400, 0x4DBF},   {0x4E00, 0x9FFF},   {0xA960, 0xA97C}, {0xAC00, 0xD7A3},
    {0xF900, 0xFAFF}, {0xFF66, 0xFF9D}, {0x1B000, 0x1B16F}, {0x20000, 0x3FFFD},
};

// Punctuation and symbols of ASCII, Latin-1 and the common blocks; what is in no list is a letter.
constexpr Range symbols[] = {
    {0x0021, 0x002F},   {0x003A, 0x0040},   {0x005B, 0x0060}, {0x007B, 0x007E}, {0x00A1, 0x00A9}, {0x00AB, 0x00B1},
    {0x00B4, 0x00B4},   {0x00B6, 0x00B8},   {0x00BB, 0x00BB}, {0x00BF, 0x00BF}, {0x00D7, 0x00D7}, {0x00F7, 0x00F7},
    {0x02C2, 0x02C5},   {0x037E, 0x037E},   {0x0387, 0x0387}, {0x055A, 0x055F}, {0x0589, 0x058A}, {0x05BE, 0x05BE},
    {0x05C0, 0x05C0},   {0x05C3, 0x05C3},   {0x05F3, 0x05F4}, {0x0600, 0x060F}, {0x061B, 0x061F}, {0x066A, 0x066D},
    {0x06D4, 0x06D4},   {0x0964, 0x0965},   {0x0970, 0x0970}, {0x0E3F, 0x0E3F}, {0x0E4F, 0x0E4F}, {0x0E5A, 0x0E5B},
    {0x104A, 0x104F},   {0x1360, 0x1368},   {0x17D4, 0x17DB}, {0x2010, 0x2027}, {0x2030, 0x205E}, {0x207A, 0x207E},
    {0x208A, 0x208E},   {0x20A0, 0x20CF},   {0x2100, 0x214F}, {0x2190, 0x2BFF}, {0x2E00, 0x2E5D}, {0x2FF0, 0x2FFF},
    {0x3001, 0x3004},   {0x3008, 0x3020},   {0x3030, 0x3030}, {0x3036, 0x3037}, {0x303D, 0x303F}, {0x309B, 0x309C},
    {0x30A0, 0x30A0},   {0x30FB, 0x30FB},   {0x3200, 0x33FF}, {0xFE10, 0xFE1F}, {0xFE30, 0xFE6F}, {0xFF01, 0xFF0F},
    {0xFF1A, 0xFF20},   {0xFF3B, 0xFF40},   {0xFF5B, 0xFF65}, {0xFFE0, 0xFFEE}, {0xFFFC, 0xFFFD}, {0x1F000, 0x1F1E5},
    {0x1F200, 0x1F3FA}, {0x1F400, 0x1FAFF},
};

template <std::size_t count>
bool is_in(char32_t c, const Range (&ranges)[count]) {
    const auto* next = std::upper_bound(std::begin(ranges), std::end(ranges), c,
                                        [](char32_t wanted, const Range& range) { return wanted < range.first; });
    return next != std::begin(ranges) && c <= std::prev(next)->last;
}

Kind kind_of(char32_t c) {
    if (is_white_space(c)) return Kind::space;
    if (is_in(c, extending)) return Kind::extending;
    if (c >= 0x1F1E6 && c <= 0x1F1FF) return Kind::flag;
    if (is_in(c, ideographs)) return Kind::ideograph;
    return is_in(c, symbols) || c < 0x20 || c == 0x7F ? Kind::symbol : Kind::letter;
}

/// Takes characters one by one and says which continue the token that is being built.
class CharacterJoiner {
public:
    bool continues(char32_t c) {
        const Kind kind = kind_of(c);
        const bool joined = decide(kind);
        if (kind != Kind::extending || !joined) kind_ = kind;
        if (kind == Kind::flag) open_flag_ = !joined;
        after_joiner_ = c == joiner;
        return joined;
    }

private:
    bool decide(Kind kind) const {
        if (kind_ == Kind::space || kind == Kind::space) return false;
        switch (kind) {
        case Kind::extending: return true;
        case Kind::letter: return kind_ == Kind::letter;
        case Kind::flag: return kind_ == Kind::flag && open_flag_;
        case Kind::symbol: return kind_ == Kind::symbol && after_joiner_;
        default: return false;
        }
    }

    Kind kind_ = Kind::space; // of the character that the last ones belong to
    bool open_flag_ = false;  // one regional indicator waits for the second
    bool after_joiner_ = false;
};

// ---- sub-words --------------------------------------------------------------------------------

bool has_bpe_mark(std::string_view token) {
    return token.size() > bpe_mark.size() && token.ends_with(bpe_mark);
}
bool has_sentencepiece_mark(std::string_view token) {
    return token.starts_with(sentencepiece_mark);
}
bool stands_alone(std::string_view token) {
    return token.size() > 2 && token.front() == '<' && token.back() == '>';
}

void begin_word(Merge& merge) {
    merge.tokens.emplace_back();
    merge.pieces.emplace_back();
}

void add_piece(Merge& merge, std::string_view text, std::size_t piece) {
    merge.tokens.back() += text;
    merge.pieces.back().push_back(Index(piece));
}

Merge merge_bpe(const Tokens& tokens) {
    Merge merge;
    bool open = false;
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        if (!open) begin_word(merge);
        open = has_bpe_mark(tokens[i]);
        const std::string_view token = tokens[i];
        add_piece(merge, open ? token.substr(0, token.size() - bpe_mark.size()) : token, i);
    }
    return merge;
}

Merge merge_sentencepiece(const Tokens& tokens) {
    Merge merge;
    bool closed = true;
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        const bool begins = has_sentencepiece_mark(tokens[i]);
        const bool alone = stands_alone(tokens[i]);
        if (closed || begins || alone) begin_word(merge);
        add_piece(merge, std::string_view(tokens[i]).substr(begins ? sentencepiece_mark.size() : 0), i);
        closed = alone;
    }
    // A mark with nothing behind it would be a word that can't be seen.
    for (std::string& word : merge.tokens)
        if (word.empty()) word = sentencepiece_mark;
    return merge;
}

} // namespace

Tokens split_words(std::string_view text) {
    Tokens tokens;
    std::size_t start = 0; // of the word being read
    for (std::size_t at = 0; at <= text.size();) {
        const CodePoint c = at < text.size() ? first_code_point(text.substr(at)) : CodePoint{U' ', 1};
        if (is_white_space(c.value)) {
            if (at > start) tokens.emplace_back(text.substr(start, at - start));
            start = at + c.length;
        }
        at += c.length;
    }
    return tokens;
}

Tokens split_cells(std::string_view line, char delimiter) {
    Tokens cells;
    for (std::size_t at = 0;; ++at) {
        std::string cell;
        if (at < line.size() && line[at] == '"') {
            for (++at; at < line.size(); ++at) {
                if (line[at] == '"' && (at + 1 == line.size() || line[at + 1] != '"')) break;
                if (line[at] == '"') ++at;
                cell += line[at];
            }
            ++at; // behind the closing quote
        }
        while (at < line.size() && line[at] != delimiter) cell += line[at++];
        cells.push_back(std::move(cell));
        if (at >= line.size()) return cells;
    }
}

Tokens split_characters(std::string_view text) {
    Tokens tokens;
    CharacterJoiner joining;
    for (std::size_t at = 0; at < text.size();) {
        const CodePoint c = first_code_point(text.substr(at));
        const std::string_view character = text.substr(at, c.length);
        at += c.length;
        if (joining.continues(c.value)) tokens.back() += character;
        else if (!is_white_space(c.value)) tokens.emplace_back(character);
    }
    return tokens;
}

bool has_subword_marks(const Tokens& tokens) {
    return std::any_of(tokens.begin(), tokens.end(),
                       [](const std::string& token) { return has_bpe_mark(token) || has_sentencepiece_mark(token); });
}

Merge merge_subwords(const Tokens& tokens) {
    const bool is_sentencepiece = std::any_of(tokens.begin(), tokens.end(), has_sentencepiece_mark);
    return is_sentencepiece ? merge_sentencepiece(tokens) : merge_bpe(tokens);
}

Matrix merge_columns(const Matrix& m, const std::vector<std::vector<Index>>& pieces) {
    Matrix merged = Matrix::Zero(m.rows(), Index(pieces.size()));
    for (std::size_t word = 0; word < pieces.size(); ++word)
        for (const Index piece : pieces[word]) {
            assert(piece >= 0 && piece < m.cols());
            merged.col(Index(word)) += m.col(piece);
        }
    return merged;
}

Matrix merge_rows(const Matrix& m, const std::vector<std::vector<Index>>& pieces) {
    Matrix merged = Matrix::Zero(Index(pieces.size()), m.cols());
    for (std::size_t word = 0; word < pieces.size(); ++word) {
        for (const Index piece : pieces[word]) {
            assert(piece >= 0 && piece < m.rows());
            merged.row(Index(word)) += m.row(piece);
        }
        if (!pieces[word].empty()) merged.row(Index(word)) /= double(pieces[word].size());
    }
    return merged;
}

} // namespace attention
