#!/usr/bin/env bash
# What is installed beside the program is well formed and knows every sub-command.
. "$(dirname "$0")/rules.sh"

packaging=resources/packaging
! command -v desktop-file-validate >/dev/null || desktop-file-validate $packaging/*.desktop || complain "desktop file"
! command -v appstreamcli >/dev/null || appstreamcli validate --no-net --pedantic $packaging/*.metainfo.xml >&2 || complain "metainfo"
bash -n $packaging/attention-lab.bash || complain "bash completion"
for command in $("$lab" --help | sed -n '/^Subcommands:/,$s/^  \([a-z]*\) .*/\1/p'); do
    grep -q "^\.SS.*$command" $packaging/attention-lab.1 || complain "The man page doesn't know “$command”."
    grep -qw "$command" $packaging/attention-lab.bash || complain "The bash completion doesn't know “$command”."
    for option in $("$lab" "$command" --help | grep -oE -- '--[a-z][a-z-]+' | sort -u); do
        [ "$option" = --help ] || grep -qF -- "${option//-/\\-}" $packaging/attention-lab.1 ||
            complain "The man page doesn't know “$command $option”."
        grep -qF -- "$option" $packaging/attention-lab.bash || complain "The bash completion doesn't know “$command $option”."
    done
done
