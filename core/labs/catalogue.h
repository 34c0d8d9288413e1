// The list of labs as data, for scripts, tests and the manual.
#pragma once

#include "core/labs/lab.h"

#include <string>

namespace attention {

/// Every lab with its parameters, presets, views and caveats as JSON, texts in both languages.
std::string labs_json(const TextSource& in_english, const TextSource& in_chinese);

} // namespace attention
