#include "core/io/pasted.h"

#include "core/explain/answer.h"
#include "core/io/cell_number.h"
#include "core/io/cell_rows.h"
#include "core/io/encoding.h"
#include "core/io/tokens.h"

#include <algorithm>
#include <cmath>

namespace attention {
namespace {

constexpr std::size_t most_cells = 1'000'000;

/// How far the reading came: of several failed ways to read, the one that came furthest explains most.
struct Attempt {
    Result<PastedNumbers> result;
    std::size_t row = 0;
};

// ---- cells → numbers ------------------------------------------------------------------------

bool is_number(std::string_view cell) {
    return written_number(cell, false) || written_number(cell, true) || has_thousands_marks(cell);
}

class Reader {
public:
    explicit Reader(const CellRows& rows) : rows_(rows) {}

    Attempt read() {
        if (rows_.empty() || rows_[0].empty()) return failed(Code::empty_input, 0, empty());
        const std::size_t columns = rows_.size() > 1 ? rows_[1].size() : rows_[0].size();
        if (rows_.size() * columns > most_cells) return failed(Code::too_large, 0, too_many());
        for (std::size_t i = 0; i < rows_.size(); ++i)
            if (rows_[i].size() != rows_[0].size()) return failed(Code::ragged, i, ragged(i));
        find_names();
        unclear_ = is_one_decimal();
        decimal_comma_ = unclear_ || uses_decimal_comma();
        return numbers();
    }

private:
    static Attempt failed(Code code, std::size_t row, Text sentence) {
        return {Error{code, {}, std::move(sentence)}, row};
    }
    static Text empty() { return ATTENTION_TEXT("core", "There are no numbers in what you pasted."); }
    static Text too_many() {
        return ATTENTION_TEXT("core", "What you pasted has more than {limit} cells, the most that is taken.")
            .with("limit", std::int64_t(most_cells));
    }
    Text ragged(std::size_t row) const {
        return ATTENTION_TEXT("core", "Row {row} of what you pasted has another number of cells ({got}) than the first "
                                      "row ({want}); all rows need the same.")
            .with("row", std::int64_t(row + 1))
            .with("got", std::int64_t(rows_[row].size()))
            .with("want", std::int64_t(rows_[0].size()));
    }

    /// Texts above and beside the numbers, in a block that has more than one row and column. A number in the corner
    /// speaks against, so that one slip of the pen doesn't make names of numbers.
    void find_names() {
        if (rows_.size() < 2 || rows_[0].size() < 2 || is_number(rows_[0][0])) return;
        bool above = true, beside = true;
        for (std::size_t j = 1; j < rows_[0].size(); ++j) above = above && is_name(rows_[0][j]);
        for (std::size_t i = 1; i < rows_.size(); ++i) beside = beside && is_name(rows_[i][0]);
        first_row_ = above ? 1 : 0;
        first_column_ = beside ? 1 : 0;
    }
    static bool is_name(const std::string& cell) { return !cell.empty() && !is_number(cell); }

    bool uses_decimal_comma() const {
        DecimalMark mark;
        for (std::size_t i = first_row_; i < rows_.size(); ++i)
            for (std::size_t j = first_column_; j < rows_[i].size(); ++j) {
                const std::string& cell = rows_[i][j];
                mark.add(plain_width(cell), written_number(cell, false).has_value(),
                         written_number(cell, true).has_value());
            }
        return mark.is_comma();
    }
    /// As if it were typed: 1,234 alone.
    bool is_one_decimal() const {
        if (rows_.size() != 1 || rows_[0].size() != 1) return false;
        const std::string& cell = rows_[0][0];
        return !written_number(cell, false) && written_number(cell, true) && has_thousands_marks(plain_width(cell));
    }

    Attempt numbers() const {
        PastedNumbers pasted{Matrix(Index(rows_.size() - first_row_), Index(rows_[0].size() - first_column_)),
                             first_row_ + first_column_ > 0, unclear_};
        for (std::size_t i = first_row_; i < rows_.size(); ++i)
            for (std::size_t j = first_column_; j < rows_[i].size(); ++j) {
                const auto number = written_number(rows_[i][j], decimal_comma_);
                if (!number || !std::isfinite(*number)) return bad_cell(i, j, number.has_value());
                pasted.numbers(Index(i - first_row_), Index(j - first_column_)) = *number;
            }
        return {std::move(pasted), rows_.size()};
    }

    Text what_is_wrong(const std::string& cell, bool infinite) const {
        if (cell.empty())
            return ATTENTION_TEXT("core",
                                  "Row {row}, column {column} of what you pasted is empty; every cell needs a number.");
        if (infinite)
            return ATTENTION_TEXT("core",
                                  "Row {row}, column {column} of what you pasted: “{content}” is not a finite number.");
        const std::string plain = plain_width(cell);
        const auto without = [&](const Text& sentence) {
            return sentence.with("plain", without_thousands_marks(plain, decimal_comma_ ? ',' : '.'));
        };
        if (may_be_decimal(plain))
            return without(ATTENTION_TEXT("core", "Row {row}, column {column} of what you pasted: “{content}” may have "
                                                  "marks between its thousands; write it as {plain} or as {decimal}."))
                .with("decimal", with_mark(plain));
        if (has_thousands_marks(plain))
            return without(ATTENTION_TEXT("core", "Row {row}, column {column} of what you pasted: “{content}” may have "
                                                  "marks between its thousands; write it as {plain}."));
        if (written_number(cell, !decimal_comma_))
            return ATTENTION_TEXT("core", "Row {row}, column {column} of what you pasted: “{content}” has another "
                                          "decimal mark than other cells; use points alone or commas alone.");
        return ATTENTION_TEXT("core", "Row {row}, column {column} of what you pasted: “{content}” is not a number.");
    }
    std::string with_mark(std::string plain) const {
        std::replace_if(
            plain.begin(), plain.end(), [](char c) { return c == ',' || c == '.'; }, decimal_comma_ ? ',' : '.');
        return plain;
    }

    Attempt bad_cell(std::size_t row, std::size_t column, bool infinite) const {
        const std::string& cell = rows_[row][column];
        const Text sentence = what_is_wrong(cell, infinite);
        return failed(infinite ? Code::non_finite : Code::bad_table, row,
                      sentence.with("row", std::int64_t(row + 1))
                          .with("column", std::int64_t(column + 1))
                          .with("content", shortened(cell)));
    }

    const CellRows& rows_;
    std::size_t first_row_ = 0; // of the numbers
    std::size_t first_column_ = 0;
    bool decimal_comma_ = false;
    bool unclear_ = false; // whether the comma is one
};

/// The ways to part a text that are worth trying, likeliest first.
std::vector<CellRows> ways_to_part(std::string_view text, const CommaReading& commas) {
    if (is_latex(text)) return {cells_of_latex(text)};
    if (is_list(text)) return {cells_of_list(text)};
    if (text.front() == '|') return {cells_of_markdown(text)};
    if (text.find('\t') != std::string_view::npos) return {cells_parted_by(text, '\t')};
    const bool one_number = written_number(text, false) || written_number(text, true);
    const bool one_word = text.find_first_of(" \n") == std::string_view::npos;
    if (one_number || (one_word && has_thousands_marks(text))) return {{Tokens{std::string(text)}}};
    if (text.find(';') != std::string_view::npos) return {cells_parted_by(text, ';'), cells_parted_by_spaces(text)};
    if (commas.decimals) return {cells_parted_by(text, '\n')};
    if (text.find(',') != std::string_view::npos) return {cells_parted_by(text, ','), cells_parted_by_spaces(text)};
    return {cells_parted_by_spaces(text)};
}

std::optional<double> fraction(std::string_view text, bool decimal_comma) {
    const auto bar = text.find('/');
    if (bar == std::string_view::npos) return std::nullopt;
    const auto above = cell_number(trimmed(text.substr(0, bar)), decimal_comma);
    const auto below = cell_number(trimmed(text.substr(bar + 1)), decimal_comma);
    if (!above || !below || *below == 0) return std::nullopt;
    return *above / *below;
}

/// Lines that are mostly single words: a column of cells, and no text.
bool is_column_of_words(std::string_view text) {
    std::size_t lines = 0, single = 0;
    for (const Tokens& row : cells_parted_by(plain_line_ends(text), '\n')) {
        const std::size_t words = split_words(row.front()).size();
        lines += words > 0;
        single += words == 1;
    }
    return lines > 1 && single * 2 > lines;
}

/// √2, 2√3/2, sqrt(2)
std::optional<double> root(const std::string& text, bool decimal_comma) {
    if (text.find("√") == std::string::npos && text.find("sqrt") == std::string::npos) return std::nullopt;
    if (text.find(decimal_comma ? '.' : ',') != std::string::npos) return std::nullopt;
    const auto answer = read_answer(text);
    return answer ? std::optional(answer->value) : std::nullopt;
}

} // namespace

std::optional<double> written_number(std::string_view text, bool decimal_comma) {
    std::string plain = without_blanks(plain_width(text));
    static constexpr std::string_view infinity = "∞";
    if (const auto at = plain.find(infinity); at != std::string::npos) plain.replace(at, infinity.size(), "inf");
    if (const auto number = cell_number(plain, decimal_comma)) return number;
    if (const auto number = fraction(plain, decimal_comma)) return number;
    return root(plain, decimal_comma);
}

Result<PastedNumbers> numbers_from_cells(const CellRows& rows) {
    return Reader(rows).read().result;
}

Result<PastedNumbers> numbers_from_text(std::string_view text, const ColumnRoom& room) {
    std::string plain = plain_width(plain_line_ends(text));
    const auto begin = plain.find_first_not_of(" \n");
    plain.erase(0, std::min(begin, plain.size()));
    while (!plain.empty() && (plain.back() == '\n' || plain.back() == ' ')) plain.pop_back();
    if (plain.empty()) return Reader({}).read().result;
    std::optional<Attempt> furthest;
    const bool one_line = plain.find('\n') == std::string::npos; // that is read as if typed
    const CommaReading commas = one_line ? CommaReading{} : read_commas(plain, room);
    for (const CellRows& rows : ways_to_part(plain, commas)) {
        Attempt attempt = Reader(rows).read();
        if (attempt.result) attempt.result->commas_unclear |= !commas.clear;
        if (attempt.result) return attempt.result;
        if (!furthest || attempt.row > furthest->row) furthest = std::move(attempt);
    }
    return furthest->result;
}

Tokens tokens_from_cells(const CellRows& rows) {
    Tokens tokens;
    for (const Tokens& row : rows)
        for (const std::string& cell : row)
            if (auto token = without_blanks(cell); !token.empty()) tokens.push_back(std::move(token));
    return tokens;
}

Tokens tokens_from_text(std::string_view text) {
    const bool cells = text.find('\t') != std::string_view::npos || is_column_of_words(text);
    return cells ? tokens_from_cells(cells_from_tabs(text)) : split_words(text);
}

} // namespace attention
