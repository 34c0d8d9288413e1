# Common to the house checks: where things are, and how a broken rule is told.
set -euo pipefail
shopt -s lastpipe # so that `… | forbid` can note what it found
export LC_ALL=C.UTF-8
root=$1
lab=${2:-}
lupdate=${3:-}
broken=0
cd "$root"
work=$(mktemp -d)

complain() {
    printf '%s\n' "$*" >&2
    broken=1
}

# forbid SENTENCE: what is read from standard input (if anything) breaks the rule.
forbid() {
    local found
    found=$(cat)
    [ -z "$found" ] || complain "$1"$'\n'"$(sed 's/^/    /' <<<"$found")"
}

# The files of the project: those git knows or would know; in an unpacked archive, all but build/.
files() {
    git -c safe.directory='*' ls-files --cached --others --exclude-standard 2>/dev/null ||
        find . -path ./build -prune -o -type f -printf '%P\n'
}

trap 'status=$?; rm -rf "$work"; [ $status != 0 ] || exit $broken' EXIT
