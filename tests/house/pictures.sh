#!/usr/bin/env bash
# The pictures of the READMEs are those that this program makes, and no others lie beside them.
. "$(dirname "$0")/rules.sh"

bash resources/pictures/make.sh "$lab" "$work"
cp resources/pictures/make.sh "$work"
diff -rq resources/pictures "$work" | forbid "Pictures aren't up to date; run ./dev pictures:" || true
find resources/pictures -size +100k | forbid "Pictures of more than 100 kB:" || true
for readme in README.md README.zh_CN.md; do
    grep -oE 'resources/pictures/[A-Za-z0-9_.-]+' "$readme" | sort -u | while read -r picture; do
        [ -f "$picture" ] || echo "$readme: $picture"
    done
done | forbid "Pictures that don't exist:" || true
