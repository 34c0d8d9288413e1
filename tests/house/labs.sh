#!/usr/bin/env bash
# Each lab says in both languages what it says in one.
. "$(dirname "$0")/rules.sh"

"$lab" labs --json >"$work/labs"
jq -r '.[] | .id as $lab | (
        {what: "title", text: .title},
        (.parameters[] | {what: ("parameter " + .key), text: .label}),
        (.caveats[] | {what: ("caveat " + .id), text: .text})
    ) | select(.text.en == "" or .text.zh_CN == "" or .text.en == null or .text.zh_CN == null or
               (.text.en == .text.zh_CN and (.text.en | test("[A-Za-z]{2}"))))
    | "\($lab): \(.what)"' "$work/labs" | forbid "Missing in English or in Chinese:" || true
jq -r '.[] | select(.caveats == [] or .views == [] or .presets == []) | .id' "$work/labs" |
    forbid "A lab has caveats, views and presets:" || true

# The sections of its explanation are the same.
sections() { grep -oE "^<!-- .* -->|^#+ " "$1"; }
for folder in core/labs/*/; do
    if [ ! -f "$folder/en.md" ] || [ ! -f "$folder/zh_CN.md" ]; then
        complain "$folder has no en.md or no zh_CN.md."
    else
        diff <(sections "$folder/en.md") <(sections "$folder/zh_CN.md") |
            forbid "The sections of ${folder}en.md and zh_CN.md differ:" || true
        diff <(grep -oE '\{[a-z_]+[^}|]*\|[a-z0-9]+\}' "$folder/en.md" | sort -u) <(grep -oE '\{[a-z_]+[^}|]*\|[a-z0-9]+\}' "$folder/zh_CN.md" | sort -u) |
            forbid "The numbers filled into ${folder}en.md and zh_CN.md differ:" || true
    fi
done
