#!/usr/bin/env bash
# The example lab of the READMEs compiles, and is the same in both. recipe.sh ROOT COMPILER INCLUDE…
. "$(dirname "$0")/rules.sh"

blocks() { sed -n '/^```cpp$/,/^```$/p' "$1"; }
cmp -s <(blocks README.md) <(blocks README.zh_CN.md) || complain "The code in README.md and README.zh_CN.md differs."
# The first block is lab.cpp.
blocks README.md | sed -n '/^```$/q; /^```/d; p' >"$work/lab.cpp"
[ -s "$work/lab.cpp" ] || complain "README.md shows no lab."
"$2" -std=c++20 -fsyntax-only -Wall -Wextra -Wpedantic -Wshadow -Werror -I "$root" "${@:3}" "$work/lab.cpp" ||
    complain "The lab of README.md doesn't compile."
