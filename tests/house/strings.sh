#!/usr/bin/env bash
# Every string is translated, and the translation file is what `./dev strings` would write.
. "$(dirname "$0")/rules.sh"

grep -c 'type="unfinished"' translations/*.ts | sed -n '/^0$/!p' |
    forbid "Strings without a Chinese translation (type=\"unfinished\"):" || true
grep -nE 'type="(obsolete|vanished)"' translations/*.ts | forbid "Left-over translations; ./dev strings removes them:" || true

cp translations/attention_lab_zh_CN.ts "$work"
find "$root/app" "$root/core" -name '*.cpp' -o -name '*.h' | LC_ALL=C sort >"$work/sources"
"$lupdate" "@$work/sources" -I "$root" -tr-function-alias QT_TRANSLATE_NOOP+=ATTENTION_TEXT -locations none -no-obsolete \
    -ts "$work/attention_lab_zh_CN.ts" >"$work/log" 2>&1 || complain "$(cat "$work/log")"
diff translations/attention_lab_zh_CN.ts "$work/attention_lab_zh_CN.ts" |
    forbid "The translation file isn't up to date; run ./dev strings and translate what is new:" || true

# {places} of a sentence are the same in both languages.
perl -0777 -ne '
    use utf8;
    while (m{<source>(.*?)</source>.*?<translation>(.*?)</translation>}gs) {
        my ($en, $zh) = ($1, $2);
        my %seen;
        $seen{$_} |= 1 for $en =~ /\{\w+\}|%(?:\d|n)/g;
        $seen{$_} |= 2 for $zh =~ /\{\w+\}|%(?:\d|n)/g;
        print "$en\n" if grep { $_ != 3 } values %seen;
    }' translations/attention_lab_zh_CN.ts | forbid "The {places} differ between source and translation:" || true

# Chinese stands apart from what fills a %1; {places} are parted where they are filled (core/base/text.cpp).
perl -CSD -0777 -ne '
    use utf8;
    while (m{<translation>(.*?)</translation>}gs) {
        my $zh = $1;
        print "$zh\n" if $zh =~ /\p{sc=Han}%\d|%\d\p{sc=Han}/;
    }' translations/attention_lab_zh_CN.ts | forbid "A space is missing between Chinese and a place:" || true
