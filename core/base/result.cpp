#include "core/base/result.h"

namespace attention {

std::string_view code_name(Code code) {
    switch (code) {
    case Code::empty_input: return "EMPTY_INPUT";
    case Code::zero_dim: return "ZERO_DIM";
    case Code::ragged: return "RAGGED";
    case Code::dim_mismatch: return "DIM_MISMATCH";
    case Code::count_mismatch: return "COUNT_MISMATCH";
    case Code::mask_size: return "MASK_SIZE";
    case Code::non_finite: return "NON_FINITE";
    case Code::bad_temperature: return "BAD_TEMPERATURE";
    case Code::all_masked: return "ALL_MASKED";
    case Code::heads: return "HEADS";
    case Code::zero_norm: return "ZERO_NORM";
    case Code::bad_step: return "BAD_STEP";
    case Code::bad_window: return "BAD_WINDOW";
    case Code::unknown_kind: return "UNKNOWN_KIND";
    case Code::missing_field: return "MISSING_FIELD";
    case Code::wrong_type: return "WRONG_TYPE";
    case Code::bad_value: return "BAD_VALUE";
    case Code::out_of_range: return "OUT_OF_RANGE";
    case Code::unknown_key: return "UNKNOWN_KEY";
    case Code::unknown_lab: return "UNKNOWN_LAB";
    case Code::unknown_preset: return "UNKNOWN_PRESET";
    case Code::unknown_view: return "UNKNOWN_VIEW";
    case Code::conflict: return "CONFLICT";
    case Code::locked: return "LOCKED";
    case Code::bad_json: return "BAD_JSON";
    case Code::bad_table: return "BAD_TABLE";
    case Code::bad_file: return "BAD_FILE";
    case Code::bad_encoding: return "BAD_ENCODING";
    case Code::unsupported: return "UNSUPPORTED";
    case Code::too_large: return "TOO_LARGE";
    case Code::newer_version: return "NEWER_VERSION";
    case Code::unreadable: return "UNREADABLE";
    case Code::write_failed: return "WRITE_FAILED";
    }
    return "UNKNOWN";
}

} // namespace attention
