// The explanation of a lab: sections of Markdown with places for numbers of the current trace.
#pragma once

#include "core/base/trace.h"

#include <string>
#include <string_view>
#include <vector>

namespace attention {

struct Section {
    std::string id; // the same in every language
    std::string markdown;
};

/// Cuts a document at its `<!-- id -->` lines.
std::vector<Section> document_sections(std::string_view document);

/// Fills places such as `{weights.2.1|percent1}` or `{context.@row|fixed4}`, where `@row` is the whole
/// number `row` of the trace. A place that the trace doesn't have becomes –.
std::string fill_places(std::string_view markdown, const Trace& trace);

} // namespace attention
