// Cases: JSON objects that name a computation (`kind`) and its inputs. `compute_cases` fills in what core
// computes; `check_cases` compares that with what the file expects. The command line's `compute` and `check`.
#pragma once

#include "core/base/result.h"

#include <string>
#include <string_view>
#include <vector>

namespace attention {

/// The names of all kinds, in alphabetical order.
std::vector<std::string_view> case_kinds();

struct ComputeReport {
    std::string json;    // of the shape of what was read, with `expected` or `error` in each case
    bool all_ok = false; // no case was refused
};

/// Reads one case, a list of cases, or {"cases": […], "bad_inputs": […]} (which gives one list of both).
/// A refused case carries `error` {code, where, message} in the language of `source` and doesn't stop the
/// others; all other fields are carried over. BAD_JSON, WRONG_TYPE when there are no cases to be found.
Result<ComputeReport> compute_cases(std::string_view json, const TextSource& source);

struct CheckReport {
    std::vector<std::string> failures; // one line a failed case, starting with its id
    int passed = 0;
    int failed = 0;
};

/// Reads the same three shapes. Compared are the fields that `expected` has, within `tolerance` (abs, rel,
/// overrides; 1e-12 each when absent), the texts of `prints`, and the code of `expect_error`.
Result<CheckReport> check_cases(std::string_view json, const TextSource& source);

} // namespace attention
