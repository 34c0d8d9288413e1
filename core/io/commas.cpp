#include "core/io/commas.h"

#include "core/io/cell_number.h"

#include <algorithm>
#include <string>
#include <vector>

namespace attention {
namespace {

std::vector<std::string_view> filled_lines(std::string_view text) {
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const auto end = std::min(text.find('\n'), text.size());
        if (const auto line = trimmed(text.substr(0, end)); !line.empty()) lines.push_back(line);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

std::string_view whole_part(std::string_view line) {
    return line.substr(0, line.find(','));
}

/// 0,75 or 1,05: as two numbers nobody writes them so.
bool looks_decimal(std::string_view line) {
    const auto decimals = line.substr(std::min(line.find(',') + 1, line.size()));
    auto whole = whole_part(line);
    for (const std::string_view sign : {"-", "+", "−"})
        if (whole.starts_with(sign)) whole.remove_prefix(sign.size());
    return decimals.size() > 1 && (whole == "0" || decimals.front() == '0');
}

bool is_numbered(const std::vector<std::string_view>& lines) {
    for (std::size_t i = 0; i < lines.size(); ++i)
        if (whole_part(lines[i]) != std::to_string(i)) return false;
    return lines.size() > 1;
}

} // namespace

CommaReading read_commas(std::string_view text, const ColumnRoom& room) {
    if (text.find(',') == std::string_view::npos || text.find_first_of("\t;") != std::string_view::npos) return {};
    const auto lines = filled_lines(text);
    const auto has_comma = [](std::string_view line) { return line.find(',') != std::string_view::npos; };
    if (!std::all_of(lines.begin(), lines.end(), [](std::string_view line) { return cell_number(line, true); }))
        return {};
    if (!std::all_of(lines.begin(), lines.end(), has_comma)) return {true, true}; // no two columns
    const bool look = std::any_of(lines.begin(), lines.end(), looks_decimal) && !is_numbered(lines);
    if (room.fits(1) == room.fits(2)) return {look, look};
    return {room.fits(1), look || room.least > 1};
}

} // namespace attention
