#include "core/io/table.h"

#include "core/io/cell_number.h"
#include "core/io/encoding.h"

#include <algorithm>
#include <cmath>
#include <deque>
#include <optional>

namespace attention {
namespace {

constexpr std::size_t most_cells = 16'000'000;
constexpr char single_column = '\0'; // stands for a delimiter where there is none

struct Cell {
    std::string_view text; // without spaces around it, without quotes
    bool quoted = false;
};

/// The cells of a text, row by row, before anything is known about their meaning.
struct Grid {
    std::vector<Cell> cells;
    std::vector<std::size_t> row_ends; // where in `cells` each row ends
    std::size_t first_row = 0;         // number of the first row in the file, from 0
    std::deque<std::string> unquoted;  // texts that differ from what the file holds

    std::size_t rows() const { return row_ends.size(); }
    std::size_t row_start(std::size_t row) const { return row == 0 ? 0 : row_ends[row - 1]; }
    std::size_t row_length(std::size_t row) const { return row_ends[row] - row_start(row); }
    const Cell& at(std::size_t row, std::size_t column) const { return cells[row_start(row) + column]; }
};

/// An Error and how far the reading had come: of two failed ways to read, the one that came further explains more.
struct Failure {
    Error error;
    std::size_t row = 0;
};

template <class T>
using Attempt = std::variant<T, Failure>;

Error refused(Code code, std::string_view name, const Text& sentence) {
    return {code, std::string(name), sentence.with("name", std::string(name))};
}

// ---- cells as numbers -----------------------------------------------------------------------

/// Is this meant as a number, also one that is refused later?
bool looks_like_number(std::string_view text) {
    return cell_number(text, false) || cell_number(text, true) || has_thousands_marks(text);
}

bool uses_decimal_comma(const Grid& grid, std::size_t first_row, std::size_t first_column) {
    DecimalMark mark;
    for (std::size_t i = first_row; i < grid.rows(); ++i)
        for (std::size_t j = first_column; j < grid.row_length(i); ++j) {
            const std::string_view text = grid.at(i, j).text;
            mark.add(text, cell_number(text, false).has_value(), cell_number(text, true).has_value());
        }
    return mark.is_comma();
}

// ---- text → grid ----------------------------------------------------------------------------

/// Cuts a text into cells. Quotes that don't enclose a whole cell are ordinary characters: in tables of tokens a
/// lone " is a token.
class Cutter {
public:
    Cutter(std::string_view text, char delimiter) : text_(text), delimiter_(delimiter) {}

    /// The grid, or nothing when it would have too many cells.
    std::optional<Grid> cut() {
        while (at_ < text_.size() && grid_.cells.size() <= most_cells) cut_row();
        if (grid_.cells.size() > most_cells) return std::nullopt;
        drop_empty_columns();
        return std::move(grid_);
    }

private:
    bool ends_cell(std::size_t at) const { return at >= text_.size() || text_[at] == '\n' || text_[at] == delimiter_; }
    bool by_spaces() const { return delimiter_ == ' '; }
    void skip_spaces() {
        while (at_ < text_.size() && (text_[at_] == ' ' || (text_[at_] == '\t' && delimiter_ != '\t'))) ++at_;
    }

    void cut_row() {
        const std::size_t start = grid_.cells.size();
        skip_spaces();
        do {
            if (grid_.cells.size() > most_cells) return;
            grid_.cells.push_back(cut_cell());
        } while (goes_on());
        const bool is_blank = std::all_of(grid_.cells.begin() + std::ptrdiff_t(start), grid_.cells.end(),
                                          [](const Cell& cell) { return cell.text.empty() && !cell.quoted; });
        if (is_blank && grid_.rows() == 0) { // before the table
            grid_.cells.clear();
            ++grid_.first_row;
            return;
        }
        grid_.row_ends.push_back(grid_.cells.size());
        if (!is_blank) last_filled_ = grid_.rows();
    }

    /// Steps over the delimiter or the line end; true when another cell of the row follows.
    bool goes_on() {
        if (by_spaces()) skip_spaces();
        if (at_ < text_.size() && text_[at_] != '\n') {
            if (!by_spaces()) ++at_;
            return true;
        }
        ++at_;
        return false;
    }

    Cell cut_cell() {
        if (!by_spaces()) skip_spaces();
        if (at_ < text_.size() && text_[at_] == '"')
            if (const auto cell = cut_quoted()) return *cell;
        const std::size_t start = at_;
        while (!ends_cell(at_) && !(by_spaces() && text_[at_] == '\t')) ++at_;
        return {trimmed(text_.substr(start, at_ - start)), false};
    }

    std::optional<Cell> cut_quoted() {
        std::size_t end = at_ + 1;
        bool doubled = false;
        for (; end < text_.size(); ++end) {
            // A tab or a line end inside would be a cell of its own where tabs part cells.
            if ((delimiter_ == '\t' || by_spaces()) && (text_[end] == '\n' || text_[end] == '\t')) return std::nullopt;
            if (text_[end] != '"') continue;
            if (end + 1 == text_.size() || text_[end + 1] != '"') break;
            doubled = true;
            ++end;
        }
        if (end >= text_.size()) return std::nullopt;
        std::size_t after = end + 1;
        while (after < text_.size() && text_[after] == ' ' && !by_spaces()) ++after;
        if (!ends_cell(after)) return std::nullopt;
        std::string_view inside = text_.substr(at_ + 1, end - at_ - 1);
        at_ = after;
        if (doubled) inside = keep(inside);
        return Cell{inside, true};
    }

    std::string_view keep(std::string_view inside) {
        std::string plain;
        for (std::size_t i = 0; i < inside.size(); ++i) {
            plain += inside[i];
            if (inside[i] == '"') ++i;
        }
        return grid_.unquoted.emplace_back(std::move(plain));
    }

    /// Spreadsheets and programs leave empty lines below and empty columns beside the table.
    void drop_empty_columns() {
        grid_.row_ends.resize(last_filled_);
        grid_.cells.resize(grid_.row_ends.empty() ? 0 : grid_.row_ends.back());
        std::size_t filled = 0;
        for (std::size_t i = 0; i < grid_.rows(); ++i)
            for (std::size_t j = grid_.row_length(i); j > filled; --j)
                if (const Cell& cell = grid_.at(i, j - 1); !cell.text.empty() || cell.quoted) filled = j;
        std::vector<Cell> cells;
        std::vector<std::size_t> row_ends;
        for (std::size_t i = 0; i < grid_.rows(); ++i) {
            for (std::size_t j = 0; j < std::min(filled, grid_.row_length(i)); ++j) cells.push_back(grid_.at(i, j));
            row_ends.push_back(cells.size());
        }
        grid_.cells = std::move(cells);
        grid_.row_ends = std::move(row_ends);
    }

    std::string_view text_;
    char delimiter_;
    std::size_t at_ = 0;
    std::size_t last_filled_ = 0; // rows up to the last one that isn't blank
    Grid grid_;
};

// ---- grid → table ---------------------------------------------------------------------------

std::string column_letters(std::size_t column) {
    std::string letters;
    for (std::size_t n = column + 1; n > 0; n = (n - 1) / 26) letters.insert(letters.begin(), char('A' + (n - 1) % 26));
    return letters;
}

/// Makes a table of a grid, or says what stands against it.
class Interpreter {
public:
    Interpreter(const Grid& grid, std::string_view name) : grid_(grid), name_(name) {}

    Attempt<NumberTable> table() {
        if (grid_.rows() == 0) return empty();
        if (auto failure = find_names()) return *failure;
        if (first_row_ >= grid_.rows() || first_column_ >= columns_) return empty();
        decimal_comma_ = uses_decimal_comma(grid_, first_row_, first_column_);
        return read_numbers();
    }

private:
    Failure empty() const {
        return {refused(Code::empty_input, name_,
                        ATTENTION_TEXT("core", "“{name}” holds no numbers; right would be a table with at least one.")),
                0};
    }

    Failure cell_failure(Code code, std::size_t row, std::size_t column, const Text& sentence) const {
        const std::string cell = column_letters(column) + std::to_string(grid_.first_row + row + 1);
        const Text filled = sentence.with("name", std::string(name_))
                                .with("row", std::int64_t(grid_.first_row + row + 1))
                                .with("column", std::int64_t(column + 1))
                                .with("content", shortened(at(row, column).text));
        return {{code, cell, filled}, row};
    }

    /// The first row may lack its corner, as R writes it; all cells behind it are then one place to the left.
    bool lacks_corner() const { return grid_.rows() > 1 && grid_.row_length(0) + 1 == columns_; }
    Cell at(std::size_t row, std::size_t column) const {
        if (row > 0 || !lacks_corner()) return grid_.at(row, column);
        return column == 0 ? Cell{} : grid_.at(0, column - 1);
    }

    /// Quotes make a name of a number, unless everything is in quotes.
    bool quotes_tell(const Cell& cell) const { return cell.quoted && !grid_.at(grid_.rows() - 1, columns_ - 1).quoted; }
    /// "1,234" may be in quotes for its comma only.
    bool says_text(const Cell& cell) const { return quotes_tell(cell) && !has_thousands_marks(cell.text); }
    bool is_number(const Cell& cell) const { return !says_text(cell) && looks_like_number(cell.text); }
    bool is_name(const Cell& cell) const { return !is_number(cell) && (says_text(cell) || !cell.text.empty()); }

    /// Are more than half of the cells of the first row (column) names? A text in the corner may belong to either and
    /// doesn't count; a number there counts against, so that one slip of the pen doesn't make names of numbers.
    bool mostly_names(bool along_row) const {
        const std::size_t count = along_row ? columns_ : grid_.rows();
        std::size_t names = 0;
        for (std::size_t i = 1; i < count; ++i) names += is_name(along_row ? at(0, i) : at(i, 0));
        return names * 2 > (is_number(at(0, 0)) ? count : count - 1);
    }

    bool has_any_name() const {
        const auto names = [&](const Cell& cell) { return is_name(cell) || quotes_tell(cell); };
        for (std::size_t j = 1; j < columns_; ++j)
            if (names(at(0, j))) return true;
        for (std::size_t i = 1; i < grid_.rows(); ++i)
            if (names(at(i, 0))) return true;
        return false;
    }

    /// 0, 1, 2 … along the first row and column: what pandas writes where there are no names.
    bool is_numbered() const {
        for (std::size_t j = 1; j < columns_; ++j)
            if (at(0, j).text != std::to_string(j - 1)) return false;
        for (std::size_t i = 1; i < grid_.rows(); ++i)
            if (at(i, 0).text != std::to_string(i - 1)) return false;
        return true;
    }

    std::optional<Failure> find_names() {
        columns_ = grid_.row_length(grid_.rows() - 1);
        if (grid_.rows() == 2 && grid_.row_length(0) != columns_ && !lacks_corner()) return ragged(1);
        for (std::size_t i = 0; i < grid_.rows(); ++i) {
            if (grid_.row_length(i) == columns_ || (i == 0 && lacks_corner())) continue;
            return ragged(i);
        }
        const Cell corner = at(0, 0);
        const bool corner_empty = corner.text.empty() && !corner.quoted;
        const bool names_above = mostly_names(true);
        const bool names_left = mostly_names(false);
        bool header = names_above, names = names_left;
        if (corner_empty && columns_ > 1 && grid_.rows() > 1) {
            header = names = has_any_name() || is_numbered();
        } else if (!is_number(corner)) {
            header |= columns_ == 1 && grid_.rows() > 1; // a title above the only column
            names |= grid_.rows() == 1 && columns_ > 1 && !names_above;
        }
        first_row_ = header ? 1 : 0;
        first_column_ = names ? 1 : 0;
        return std::nullopt;
    }

    Failure ragged(std::size_t row) const {
        // Most rows are right, so the length that the second one has is taken as what was meant.
        const std::size_t wanted = grid_.row_length(row == 0 ? 1 : std::size_t{row > 1});
        return {refused(Code::ragged, name_,
                        ATTENTION_TEXT(
                            "core", "In “{name}”, line {line} has {got} cells where {want} are right; all lines need "
                                    "the same number.")
                            .with("line", std::int64_t(grid_.first_row + row + 1))
                            .with("got", std::int64_t(grid_.row_length(row)))
                            .with("want", std::int64_t(wanted))),
                row};
    }

    Failure bad_cell(std::size_t row, std::size_t column) const {
        const std::string_view text = at(row, column).text;
        const auto failure = [&](const Text& sentence) { return cell_failure(Code::bad_table, row, column, sentence); };
        if (text.empty())
            return failure(ATTENTION_TEXT(
                "core", "In “{name}”, row {row}, column {column} is empty; every cell of the table needs a "
                        "number."));
        if (has_thousands_marks(text))
            return failure(
                ATTENTION_TEXT("core",
                               "In “{name}”, row {row}, column {column} holds “{content}”: write numbers without marks "
                               "between the thousands, as {plain}, so that they can't be taken for decimals.")
                    .with("plain", without_thousands_marks(text, decimal_comma_ ? ',' : '.')));
        if (cell_number(text, !decimal_comma_))
            return failure(ATTENTION_TEXT(
                "core",
                "In “{name}”, row {row}, column {column} holds “{content}”, but other cells write their decimals "
                "otherwise; use either points or commas in the whole table."));
        return failure(ATTENTION_TEXT("core",
                                      "In “{name}”, row {row}, column {column} holds “{content}”, which isn't a "
                                      "number."));
    }

    Attempt<NumberTable> read_numbers() const {
        NumberTable table{Matrix(Index(grid_.rows() - first_row_), Index(columns_ - first_column_)), {}, {}};
        for (std::size_t i = first_row_; i < grid_.rows(); ++i)
            for (std::size_t j = first_column_; j < columns_; ++j) {
                const auto number = cell_number(at(i, j).text, decimal_comma_);
                if (!number) return bad_cell(i, j);
                if (!std::isfinite(*number))
                    return cell_failure(
                        Code::non_finite, i, j,
                        ATTENTION_TEXT("core",
                                       "In “{name}”, row {row}, column {column} holds “{content}”; right would be a "
                                       "finite number."));
                table.numbers(Index(i - first_row_), Index(j - first_column_)) = *number;
            }
        for (std::size_t j = first_column_; first_row_ > 0 && j < columns_; ++j)
            table.column_names.emplace_back(at(0, j).text);
        for (std::size_t i = first_row_; first_column_ > 0 && i < grid_.rows(); ++i)
            table.row_names.emplace_back(at(i, 0).text);
        return table;
    }

    const Grid& grid_;
    std::string_view name_;
    std::size_t columns_ = 0;
    std::size_t first_row_ = 0;    // of the numbers
    std::size_t first_column_ = 0; // of the numbers
    bool decimal_comma_ = false;
};

Attempt<NumberTable> table_parted_by(char delimiter, std::string_view text, std::string_view name) {
    const auto grid = Cutter(text, delimiter).cut();
    if (!grid)
        return Failure{refused(Code::too_large, name,
                               ATTENTION_TEXT("core", "“{name}” has more than {limit} cells, the most that is read.")
                                   .with("limit", std::int64_t(most_cells))),
                       std::string_view::npos};
    return Interpreter(*grid, name).table();
}

// ---- which delimiter ------------------------------------------------------------------------

bool has_delimiter(std::string_view line, char delimiter) {
    bool in_quotes = false;
    for (const char c : trimmed(line)) {
        if (c == delimiter && !in_quotes) return true;
        // Where tabs part cells, a " is mostly a token.
        if (c == '"' && delimiter != '\t') in_quotes = !in_quotes;
    }
    return false;
}

/// In how many of the lines that aren't blank the delimiter occurs. The first line counts as if it did when others
/// follow: above one column of numbers with names it may be a lone title.
struct Occurrence {
    std::size_t lines = 0;
    std::size_t with = 0;
};

Occurrence occurrence(std::string_view text, char delimiter) {
    Occurrence found;
    bool in_first = false;
    while (!text.empty()) {
        const auto end = std::min(text.find('\n'), text.size());
        const auto line = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        if (trimmed(line).empty()) continue;
        const bool here = has_delimiter(line, delimiter);
        if (++found.lines == 1) in_first = here;
        else found.with += here;
    }
    if (in_first || found.with > 0) ++found.with;
    return found;
}

/// The delimiters worth trying, likeliest first. A space is tried after others, since it stands beside them too;
/// nothing is tried after tabs, lest 1,500 in a table with tabs become two cells.
std::vector<char> likely_delimiters(std::string_view text, const ColumnRoom& room) {
    // What a file of comma-separated values says stays so, unless it is known how many columns are wanted.
    const Occurrence commas = occurrence(text, ',');
    const bool parted = room.fits(1) == room.fits(2) && commas.with == commas.lines;
    if (!parted && read_commas(text, room).decimals) return {single_column};
    char frequent = single_column;
    std::size_t most = 0;
    std::vector<char> likely;
    for (const char delimiter : {'\t', ';', ',', ' '}) {
        if (delimiter == ' ' && !likely.empty() && likely.front() == '\t') break;
        if (delimiter == ',' && !likely.empty()) continue;
        const Occurrence found = occurrence(text, delimiter);
        if (found.with > 0 && found.with == found.lines) likely.push_back(delimiter);
        if (found.with > most) {
            most = found.with;
            frequent = delimiter;
        }
    }
    if (likely.empty()) likely.push_back(frequent);
    return likely;
}

// ---- table → text ---------------------------------------------------------------------------

std::string quoted(std::string_view text) {
    std::string result = "\"";
    for (const char c : text) {
        result += c;
        if (c == '"') result += '"';
    }
    return result + '"';
}

/// On one line, and quoted where a reader (ours too) would take it for something else.
std::string name_cell(std::string name, char delimiter) {
    std::replace_if(
        name.begin(), name.end(), [](char c) { return c == '\t' || c == '\n' || c == '\r'; }, ' ');
    const bool special = delimiter == ',' && name.find_first_of(",;\"") != std::string::npos;
    const bool enclosed = name.size() > 1 && name.front() == '"' && name.back() == '"';
    const bool changes = name.empty() || trimmed(name).size() != name.size() || looks_like_number(name);
    return special || enclosed || changes ? quoted(name) : name;
}

std::string table_to_text(const NumberTable& table, char delimiter) {
    std::string text;
    const bool has_row_names = !table.row_names.empty();
    if (!table.column_names.empty()) {
        for (std::size_t j = 0; j < table.column_names.size(); ++j) {
            if (j > 0 || has_row_names) text += delimiter;
            text += name_cell(table.column_names[j], delimiter);
        }
        text += '\n';
    }
    for (Index i = 0; i < table.numbers.rows(); ++i) {
        if (has_row_names) text += name_cell(table.row_names[std::size_t(i)], delimiter);
        for (Index j = 0; j < table.numbers.cols(); ++j) {
            if (j > 0 || has_row_names) text += delimiter;
            text += format_number(table.numbers(i, j), shortest());
        }
        text += '\n';
    }
    return text;
}

} // namespace

Result<NumberTable> table_from_bytes(std::string_view bytes, std::string_view name, const ColumnRoom& room) {
    const auto text = text_from_bytes(bytes, name);
    if (!text) return text.error();
    std::optional<Failure> furthest;
    for (const char delimiter : likely_delimiters(*text, room)) {
        auto attempt = table_parted_by(delimiter, *text, name);
        if (auto* table = std::get_if<NumberTable>(&attempt)) return std::move(*table);
        const auto& failure = std::get<Failure>(attempt);
        if (!furthest || failure.row > furthest->row) furthest = failure;
    }
    return furthest->error;
}

std::string table_to_tsv(const NumberTable& table) {
    return table_to_text(table, '\t');
}
std::string table_to_csv(const NumberTable& table) {
    return table_to_text(table, ',');
}

} // namespace attention
