// Tokens out of typed text, and sub-words back into words.
#pragma once

#include "core/base/matrix.h"
#include "core/base/value.h"

#include <string_view>
#include <vector>

namespace attention {

/// The parts of a text between its white space (Unicode's, so U+3000 too).
Tokens split_words(std::string_view text);

/// The cells of one line of CSV (`,`) or TSV: "quoted" cells may hold the delimiter and doubled quotes. Empty cells
/// stay.
Tokens split_cells(std::string_view line, char delimiter);

/// Words and characters: a run of letters or digits is one token; every Han, Kana or Hangul character, every
/// punctuation mark and every symbol is one of its own.
///
/// What belongs to the character before it stays with it. That is an approximation of Unicode's grapheme clusters
/// (UAX #29) without its tables: combining marks of the blocks in wide use, variation selectors, skin tones, tags
/// and keycaps extend; U+200D joins symbols; regional indicators pair up to flags; Hangul vowels and finals extend.
Tokens split_characters(std::string_view text);

/// Does any token carry the mark of a sub-word: `@@` at its end (BPE) or `▁` at its start (SentencePiece)?
bool has_subword_marks(const Tokens& tokens);

struct Merge {
    Tokens tokens;                          // whole words
    std::vector<std::vector<Index>> pieces; // of each word, counted from 0, in order; every piece in exactly one
};

/// Joins pieces to words. `@@` at the end of a piece joins it with the next (subword-nmt). When any token begins with
/// `▁`, the sentence is SentencePiece: `▁` begins a word, other pieces continue it, `<tokens like="this">` stand alone.
/// The marks are removed.
Merge merge_subwords(const Tokens& tokens);

/// Attention *to* a word is the sum of the weights of its pieces: rows that sum to 1 still do.
/// As in Clark et al., "What Does BERT Look At?" (2019), section 4.1, which both functions follow.
/// m: n × pieces → n × words; every piece must be a column of m.
Matrix merge_columns(const Matrix& m, const std::vector<std::vector<Index>>& pieces);

/// Attention *from* a word is the mean over its pieces: rows that sum to 1 still do.
/// m: pieces × n → words × n; every piece must be a row of m.
Matrix merge_rows(const Matrix& m, const std::vector<std::vector<Index>>& pieces);

} // namespace attention
