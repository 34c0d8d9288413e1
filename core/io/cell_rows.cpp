#include "core/io/cell_rows.h"

#include "core/io/encoding.h"
#include "core/io/tokens.h"

#include <algorithm>
#include <optional>

namespace attention {
namespace {

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

bool is_rule(const Tokens& row) { // |---|:-:|
    return !row.empty() && std::all_of(row.begin(), row.end(), [](const std::string& cell) {
        return cell.find('-') != std::string::npos && cell.find_first_not_of("-: ") == std::string::npos;
    });
}

/// Behind the {…} and […] that stand at `at`, as those of \begin{array}{cc} do.
std::size_t behind_groups(std::string_view text, std::size_t at) {
    while (at < text.size() && (text[at] == '{' || text[at] == '[')) {
        const auto close = text.find(text[at] == '{' ? '}' : ']', at);
        if (close == std::string_view::npos) return text.size();
        at = close + 1;
    }
    return at;
}

} // namespace

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

bool is_latex(std::string_view text) {
    return text.find("\\\\") != std::string_view::npos ||
           (text.find('&') != std::string_view::npos && text.find('\t') == std::string_view::npos);
}

CellRows cells_of_latex(std::string_view text) {
    std::string plain;
    for (std::size_t at = 0; at < text.size();) {
        const auto rest = text.substr(at);
        if (rest.starts_with("\\\\")) plain += '\n', at += 2;
        else if (rest.starts_with("\\begin")) at = behind_groups(text, at + 6);
        else if (rest.starts_with("\\end")) at = behind_groups(text, at + 4);
        else if (rest.starts_with("\\hline")) at += 6;
        else if (rest.starts_with("\\[") || rest.starts_with("\\]")) at += 2;
        else if (rest.front() == '$') ++at;
        else plain += rest.front() == '\n' ? ' ' : rest.front(), ++at;
    }
    return cells_parted_by(plain, '&');
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

CellRows cells_from_tabs(std::string_view text) {
    return cells_parted_by(plain_line_ends(text), '\t');
}

} // namespace attention
