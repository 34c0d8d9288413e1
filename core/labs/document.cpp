#include "core/labs/document.h"

namespace attention {
namespace {

constexpr std::string_view opening = "<!-- ";
constexpr std::string_view closing = " -->\n";

/// `context.@row` → `context.2`.
std::string resolved_path(std::string_view path, const Trace& trace) {
    std::string result;
    while (!path.empty()) {
        const auto dot = path.find('.');
        const auto step = path.substr(0, dot);
        path = dot == std::string_view::npos ? std::string_view{} : path.substr(dot + 1);
        if (!result.empty()) result += '.';
        if (step.starts_with('@')) result += format_number(trace.number(step.substr(1)).value_or(-1), fixed(0));
        else result += step;
    }
    return result;
}

std::string place_text(std::string_view place, const Trace& trace) {
    const auto bar = place.find('|');
    const auto format = parse_format(place.substr(bar + 1));
    const auto number = trace.number(resolved_path(place.substr(0, bar), trace));
    return format && number ? display_number(*number, *format) : "–";
}

} // namespace

std::vector<Section> document_sections(std::string_view document) {
    std::vector<Section> sections;
    for (auto start = document.find(opening); start != std::string_view::npos;) {
        const auto end = document.find(closing, start);
        if (end == std::string_view::npos) break;
        const auto next = document.find(opening, end);
        const auto id = document.substr(start + opening.size(), end - start - opening.size());
        const auto body_start = end + closing.size();
        sections.push_back({std::string(id), std::string(document.substr(body_start, next - body_start))});
        start = next;
    }
    return sections;
}

std::string fill_places(std::string_view markdown, const Trace& trace) {
    std::string result;
    for (std::size_t at = 0; at < markdown.size();) {
        const auto close = markdown[at] == '{' ? markdown.find('}', at) : std::string_view::npos;
        const auto place =
            close == std::string_view::npos ? std::string_view{} : markdown.substr(at + 1, close - at - 1);
        if (place.find('|') == std::string_view::npos) {
            result += markdown[at++];
            continue;
        }
        result += place_text(place, trace);
        at = close + 1;
    }
    return result;
}

} // namespace attention
