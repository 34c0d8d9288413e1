#include "core/io/pasted.h"

#include "core/io/cell_number.h"
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

/// Full-width forms and ideographic spaces and commas as their plain ones.
std::string plain_width(std::string_view text) {
    std::string plain;
    plain.reserve(text.size());
    while (!text.empty()) {
        const CodePoint point = first_code_point(text);
        if (point.value >= 0xFF01 && point.value <= 0xFF5E) plain += char(point.value - 0xFEE0);
        else if (point.value == 0x3001) plain += ',';
        else if (point.value == 0xA0 || point.value == 0x3000) plain += ' ';
        else plain += text.substr(0, point.length);
        text.remove_prefix(point.length);
    }
    return plain;
}

std::string plain_line_ends(std::string_view text) {
    std::string plain;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '\r') plain += text[i];
        else if (i + 1 == text.size() || text[i + 1] != '\n') plain += '\n';
    }
    return plain;
}

std::string without_blanks(std::string_view text) {
    const auto first = text.find_first_not_of(" \t\n\r");
    if (first == std::string_view::npos) return {};
    return std::string(text.substr(first, text.find_last_not_of(" \t\n\r") - first + 1));
}

// ---- text → cells ---------------------------------------------------------------------------

/// The quoted cell at `at`, which moves behind it; nothing when the quote is an ordinary character.
std::optional<std::string> quoted_cell(std::string_view text, char delimiter, std::size_t& at) {
    std::string inside;
    for (std::size_t i = at + 1; i < text.size(); ++i) {
        if (text[i] != '"') inside += text[i];
        else if (i + 1 < text.size() && text[i + 1] == '"') inside += text[i++];
        else if (i + 1 == text.size() || text[i + 1] == delimiter || text[i + 1] == '\n') {
            at = i + 1;
            return inside;
        } else return std::nullopt;
    }
    return std::nullopt;
}

CellRows cells_parted_by(std::string_view text, char delimiter) {
    CellRows rows(1);
    for (std::size_t at = 0; at <= text.size();) {
        std::optional<std::string> cell;
        if (at < text.size() && text[at] == '"') cell = quoted_cell(text, delimiter, at);
        if (!cell) {
            const std::size_t end = std::min(text.find_first_of(std::string{delimiter, '\n'}, at), text.size());
            cell = std::string(text.substr(at, end - at));
            at = end;
        }
        rows.back().push_back(without_blanks(*cell));
        if (at < text.size() && text[at] == '\n') rows.emplace_back();
        ++at;
    }
    const auto is_blank = [](const Tokens& row) {
        return std::all_of(row.begin(), row.end(), [](const std::string& cell) { return cell.empty(); });
    };
    while (!rows.empty() && is_blank(rows.back())) rows.pop_back();
    rows.erase(rows.begin(), std::find_if_not(rows.begin(), rows.end(), is_blank));
    return rows;
}

CellRows cells_parted_by_spaces(std::string_view text) {
    CellRows rows = cells_parted_by(text, '\n');
    for (Tokens& row : rows) row = split_words(row.front());
    return rows;
}

bool is_rule(const Tokens& row) { // |---|:-:|
    return !row.empty() && std::all_of(row.begin(), row.end(), [](const std::string& cell) {
        return cell.find('-') != std::string::npos && cell.find_first_not_of("-: ") == std::string::npos;
    });
}

CellRows cells_of_markdown(std::string_view text) {
    CellRows rows = cells_parted_by(text, '|');
    for (Tokens& row : rows) { // the bars at both ends part nothing
        row.erase(row.begin());
        if (!row.empty() && row.back().empty()) row.pop_back();
    }
    std::erase_if(rows, is_rule);
    return rows;
}

/// [[1, 2], [3, 4]], NumPy's [[1. 2.] [3. 4.]], MATLAB's [1 2; 3 4]; what stands around (array(…, dtype=…)) is left
/// out.
CellRows cells_of_list(std::string_view text) {
    CellRows rows;
    std::string row;
    int depth = 0;
    const auto end_row = [&] {
        if (without_blanks(row).empty()) return row.clear();
        if (row.find(',') == std::string::npos) rows.push_back(split_words(row));
        else {
            std::replace(row.begin(), row.end(), '\n', ' ');
            for (Tokens& cells : cells_parted_by(row, ',')) rows.push_back(std::move(cells)); // none of commas alone
            if (!rows.empty() && rows.back().size() > 1 && rows.back().back().empty()) rows.back().pop_back();
        }
        row.clear();
    };
    for (const char c : text.substr(text.find_first_of("[{"))) {
        const bool opens = c == '[' || c == '{' || c == '(';
        const bool closes = c == ']' || c == '}' || c == ')';
        if (opens || closes || c == ';') {
            if (without_blanks(row) == ",") row.clear(); // between two lists
            end_row();
        } else row += c;
        depth += int(opens) - int(closes);
        if (depth == 0) break;
    }
    end_row();
    return rows;
}

bool is_list(std::string_view text) {
    const auto open = text.find_first_of("[{");
    if (open == std::string_view::npos) return false;
    return std::all_of(text.begin(), text.begin() + std::ptrdiff_t(open), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || std::string_view("_.=( \n").find(c) < 6;
    });
}

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
        decimal_comma_ = uses_decimal_comma();
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
        return ATTENTION_TEXT("core", "Row {row} of what you pasted has {got} cells where {want} are right; all rows "
                                      "need the same number.")
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

    /// As in a file: every number must be readable so, and one comma at least can't part thousands.
    bool uses_decimal_comma() const {
        bool certain = false;
        for (std::size_t i = first_row_; i < rows_.size(); ++i)
            for (std::size_t j = first_column_; j < rows_[i].size(); ++j) {
                const std::string& cell = rows_[i][j];
                if (!written_number(cell, true)) return false;
                certain |= plain_width(cell).find(',') != std::string::npos && !has_thousands_marks(plain_width(cell));
            }
        return certain;
    }

    Attempt numbers() const {
        PastedNumbers pasted{Matrix(Index(rows_.size() - first_row_), Index(rows_[0].size() - first_column_)),
                             first_row_ + first_column_ > 0};
        for (std::size_t i = first_row_; i < rows_.size(); ++i)
            for (std::size_t j = first_column_; j < rows_[i].size(); ++j) {
                const auto number = written_number(rows_[i][j], decimal_comma_);
                if (!number || !std::isfinite(*number)) return bad_cell(i, j, number.has_value());
                pasted.numbers(Index(i - first_row_), Index(j - first_column_)) = *number;
            }
        return {std::move(pasted), rows_.size()};
    }

    Attempt bad_cell(std::size_t row, std::size_t column, bool infinite) const {
        const std::string& cell = rows_[row][column];
        const Text sentence =
            cell.empty() ? ATTENTION_TEXT("core", "Row {row}, column {column} of what you pasted is empty; every cell "
                                                  "needs a number.")
            : infinite
                ? ATTENTION_TEXT("core", "Row {row}, column {column} of what you pasted: “{content}” is not a finite "
                                         "number.")
            : has_thousands_marks(cell)
                ? ATTENTION_TEXT("core", "Row {row}, column {column} of what you pasted: “{content}” may have marks "
                                         "between its thousands; write it as 1234.5.")
                : ATTENTION_TEXT("core", "Row {row}, column {column} of what you pasted: “{content}” is not a number.");
        return failed(infinite ? Code::non_finite : Code::bad_table, row,
                      sentence.with("row", std::int64_t(row + 1))
                          .with("column", std::int64_t(column + 1))
                          .with("content", shortened(cell)));
    }

    const CellRows& rows_;
    std::size_t first_row_ = 0; // of the numbers
    std::size_t first_column_ = 0;
    bool decimal_comma_ = false;
};

/// The ways to part a text that are worth trying, likeliest first.
std::vector<CellRows> ways_to_part(std::string_view text) {
    if (is_list(text)) return {cells_of_list(text)};
    if (text.front() == '|') return {cells_of_markdown(text)};
    if (text.find('\t') != std::string_view::npos) return {cells_parted_by(text, '\t')};
    const bool one_number = written_number(text, false) || written_number(text, true);
    const bool one_word = text.find_first_of(" \n") == std::string_view::npos;
    if (one_number || (one_word && has_thousands_marks(text))) return {{Tokens{std::string(text)}}};
    if (text.find(';') != std::string_view::npos) return {cells_parted_by(text, ';'), cells_parted_by_spaces(text)};
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

} // namespace

std::optional<double> written_number(std::string_view text, bool decimal_comma) {
    std::string plain = without_blanks(plain_width(text));
    static constexpr std::string_view infinity = "∞";
    if (const auto at = plain.find(infinity); at != std::string::npos) plain.replace(at, infinity.size(), "inf");
    if (const auto number = cell_number(plain, decimal_comma)) return number;
    return fraction(plain, decimal_comma);
}

CellRows cells_from_tabs(std::string_view text) {
    return cells_parted_by(plain_line_ends(text), '\t');
}

Result<PastedNumbers> numbers_from_cells(const CellRows& rows) {
    return Reader(rows).read().result;
}

Result<PastedNumbers> numbers_from_text(std::string_view text) {
    std::string plain = plain_width(plain_line_ends(text));
    const auto begin = plain.find_first_not_of(" \n");
    plain.erase(0, std::min(begin, plain.size()));
    while (!plain.empty() && (plain.back() == '\n' || plain.back() == ' ')) plain.pop_back();
    if (plain.empty()) return Reader({}).read().result;
    std::optional<Attempt> furthest;
    for (const CellRows& rows : ways_to_part(plain)) {
        Attempt attempt = Reader(rows).read();
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
    return text.find('\t') != std::string_view::npos ? tokens_from_cells(cells_from_tabs(text)) : split_words(text);
}

} // namespace attention
