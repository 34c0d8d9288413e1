// A trace: every intermediate of one computation, in the order in which it was computed.
// Views pick from it by path (`weights.2.1`) and never compute again.
#pragma once

#include "core/base/result.h"
#include "core/base/value.h"

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace attention {

/// One intermediate. An Error stands where one part couldn't be computed while the rest could.
using TraceValue = std::variant<bool, std::int64_t, double, std::string, Row, Matrix, Mask, Tokens, Error>;

struct TraceEntry {
    std::string name;
    TraceValue value;
};

class Trace {
public:
    void add(std::string name, TraceValue value) { entries_.push_back({std::move(name), std::move(value)}); }

    const std::vector<TraceEntry>& entries() const { return entries_; }

    /// What the reader should know of how it came about: what was detected, cropped, hidden.
    void note(Text text) { notes_.push_back(std::move(text)); }
    const std::vector<Text>& notes() const { return notes_; }

    /// The whole entry `name`, or nullptr when there is none or it is of another type.
    template <class T>
    const T* get(std::string_view name) const {
        for (const TraceEntry& entry : entries_)
            if (entry.name == name) return std::get_if<T>(&entry.value);
        return nullptr;
    }

    /// The number at a path that counts from 0: `context.2`, `weights.2.1`. Truths are 0 and 1.
    std::optional<double> number(std::string_view path) const;

    /// All numbers at a path: one, or those of the row that stands there; none where there are no numbers.
    std::vector<double> numbers(std::string_view path) const;

    /// The place (of a token, a key …) that stands at a path; 0 when there is none or it is covered.
    Index place(std::string_view path) const;

private:
    std::vector<TraceEntry> entries_;
    std::vector<Text> notes_;
};

/// The trace as somebody may see it who is to say first what comes out: every number of the entries from `from` on is
/// `covered_number()` (a whole number 0), except at the paths in `open`. Its notes, which may tell numbers, are gone.
Trace covered(const Trace& trace, std::string_view from, const std::set<std::string>& open = {});

/// `weights` + 2, 1 → `weights.2.1`.
std::string trace_path(std::string_view name, Index row);
std::string trace_path(std::string_view name, Index row, Index column);

} // namespace attention
