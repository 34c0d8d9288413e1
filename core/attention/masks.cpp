#include "core/attention/masks.h"

#include "core/attention/guard.h"

namespace attention {

Mask causal_mask(Index n) {
    Mask mask(n, n);
    for (Index i = 0; i < n; ++i)
        for (Index j = 0; j < n; ++j) mask(i, j) = j <= i;
    return mask;
}

Result<MaskTrace> attention_mask(std::int64_t length, MaskMode mode, std::optional<std::int64_t> valid_length) {
    const bool needs_length = mode != MaskMode::causal;
    const auto missing = ATTENTION_TEXT("core", "A padding mask needs “valid_length”, the number of real places.");
    const auto outside = ATTENTION_TEXT("core", "“valid_length” is {value}; it must be from 1 to the length {length}.")
                             .with("value", valid_length.value_or(0))
                             .with("length", length);
    Guard guard;
    guard
        .require(length >= 1, Code::empty_input, "length",
                 ATTENTION_TEXT("core", "“length” must be a whole number from 1 on."))
        .require(!needs_length || valid_length, Code::missing_field, "valid_length", missing)
        .require(!valid_length || (*valid_length >= 1 && *valid_length <= length), Code::out_of_range, "valid_length",
                 outside)
        .room(double(length) * double(length), "length");
    if (guard.refused()) return guard.error();

    MaskTrace trace;
    const Index n = Index(length);
    trace.allowed = mode == MaskMode::padding ? Mask(Mask::Constant(n, n, true)) : causal_mask(n);
    if (needs_length) trace.allowed.rightCols(n - Index(*valid_length)).setConstant(false);
    trace.allowed_count = trace.allowed.count();
    return trace;
}

} // namespace attention
