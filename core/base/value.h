// The values that parameters take. Large inputs sit behind shared immutable handles, so a copy
// of a session (and with it undo) costs nothing for them.
#pragma once

#include "core/base/matrix.h"

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <variant>
#include <vector>

namespace attention {

using Tokens = std::vector<std::string>; // UTF-8, one a position

/// One or more sentences of tokens.
class Sentences {
public:
    Sentences() = default;
    explicit Sentences(Tokens one) : Sentences(std::vector<Tokens>{std::move(one)}) {}
    explicit Sentences(std::vector<Tokens> all) : all_(std::make_shared<const std::vector<Tokens>>(std::move(all))) {}

    std::size_t size() const { return all_ ? all_->size() : 0; }
    const Tokens& operator[](std::size_t sentence) const { return (*all_)[sentence]; }
    bool operator==(const Sentences& other) const;

private:
    std::shared_ptr<const std::vector<Tokens>> all_;
};

/// One matrix, or a stack of them.
class Matrices {
public:
    Matrices() = default;
    explicit Matrices(Matrix one) : Matrices(std::vector<Matrix>{std::move(one)}) {}
    explicit Matrices(std::vector<Matrix> all) : all_(std::make_shared<const std::vector<Matrix>>(std::move(all))) {}

    std::size_t size() const { return all_ ? all_->size() : 0; }
    const Matrix& operator[](std::size_t index) const { return (*all_)[index]; }
    bool operator==(const Matrices& other) const;

private:
    std::shared_ptr<const std::vector<Matrix>> all_;
};

using Absent = std::monostate;
using Value = std::variant<Absent, bool, std::int64_t, double, std::string, Sentences, Matrices>;
using Values = std::map<std::string, Value, std::less<>>; // by parameter key

inline bool is_absent(const Value& value) {
    return std::holds_alternative<Absent>(value);
}

} // namespace attention
