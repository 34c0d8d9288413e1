#!/usr/bin/env bash
# Chinese texts use the terms of tests/data/glossary.tsv and none of those to avoid.
. "$(dirname "$0")/rules.sh"

# file:line:text of everything that is read in Chinese. Search words may hold what people type, good or bad.
chinese() {
    perl -ne '
        $search = 1 if /<name>search/; $search = 0 if m{</context>};
        print "$ARGV:$.:$_" if !$search && m{<translation>|^[^<]*</translation>};
        close ARGV if eof' translations/*.ts
    grep -n '' README.zh_CN.md core/labs/*/zh_CN.md || true
}
chinese >"$work/chinese"

awk -F'\t' 'NR > 1 && $3 != "" { print $3, $2, $1 }' tests/data/glossary.tsv | while read -r avoid wanted english; do
    grep -F "$avoid" "$work/chinese" | forbid "For “$english” write $wanted, not $avoid:" || true
done

sed 's/评分函数//g' "$work/chinese" | grep 评分 | forbid "A score is 得分; 评分 only in 评分函数:" || true
grep -E '(的|个|各|每|些|原始)打分|打分(是|值|越|高|低|矩阵|表)' "$work/chinese" |
    forbid "A score is 得分; 打分 is what one does:" || true
