// The options of `export` as a FigureStyle; each value is checked and refused with a sentence.
#pragma once

#include "app/cli/commands.h"
#include "app/render/export.h"
#include "core/base/result.h"

#include <vector>

attention::Result<FigureStyle> styleOf(const ExportRequest& request, Language language);

/// "full", or 0 to 17 decimals; empty: each quantity's own.
attention::Result<attention::Digits> digitsOf(const std::string& text);

/// "0,2-4" out of `count` rows; empty: all.
attention::Result<std::vector<attention::Index>> rowsOf(const std::string& text, attention::Index count);

/// "svg,png" as kinds of `figureFile`: ".svg", ".png"; empty: ".svg".
attention::Result<std::vector<std::string>> kindsOf(const std::string& text);
