#!/usr/bin/env bash
# What lies in the repository, and what must not be written in it.
. "$(dirname "$0")/rules.sh"

allowed='.ci .clang-format .clang-tidy .gitattributes .gitignore CMakeLists.txt CMakePresets.json LICENSE
README.md README.zh_CN.md app core dev resources tests translations'
files | cut -d/ -f1 | sort -u | grep -vxF "$(tr ' ' '\n' <<<"$allowed")" |
    forbid "The top level stays as it is; these have a better place:" || true

text() { files | grep -vE '\.(png|npy|npz|pdf)$|^LICENSE$'; }
text | tr '\n' '\0' | xargs -0 grep -nIE 'https?://[a-z0-9.-]*\b(registry|mirrors?|deb|ftp|pypi|npm|crates|proxy)\b' |
    forbid "Packages are named, never fetched from an address:" || true
text | tr '\n' '\0' | xargs -0 grep -nIE '(^|[^.A-Za-z0-9_${}/-])/(work|home|root|Users)/[A-Za-z0-9]' |
    forbid "No path of anybody's machine:" || true

for script in dev .ci/run; do
    [ -x "$script" ] || complain "$script isn't executable."
done
for lab in core/labs/*/; do
    id=$(basename "$lab")
    grep -qF "LAB(\"$id\"," core/labs/labs.def || complain "core/labs/$id isn't in labs.def."
done
