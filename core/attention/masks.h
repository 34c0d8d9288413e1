// Which places may be seen.
#pragma once

#include "core/base/matrix.h"
#include "core/base/result.h"

#include <cstdint>
#include <optional>

namespace attention {

/// n × n: row t sees places 0 … t. n ≥ 0.
Mask causal_mask(Index n);

enum class MaskMode { causal, padding, both };

struct MaskTrace {
    Mask allowed; // n × n
    std::int64_t allowed_count = 0;
};

/// padding: every row sees the first `valid_length` places. EMPTY_INPUT (length < 1), MISSING_FIELD
/// (padding without valid_length), OUT_OF_RANGE (valid_length outside 1 … length), TOO_LARGE.
Result<MaskTrace> attention_mask(std::int64_t length, MaskMode mode, std::optional<std::int64_t> valid_length = {});

} // namespace attention
