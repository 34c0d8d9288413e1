#!/usr/bin/env bash
# The real window on a real X server, under a window manager, worked with a real mouse and real keys.
#   [SCREENSHOT=FILE.xwd] xvfb_smoke.sh PATH_OF_ATTENTION_LAB
# What it looks at is the frame buffer itself: an action must change it, and quitting must end with 0.
set -euo pipefail
lab=$(readlink -f "$1")
work=$(mktemp -d)
export HOME=$work XDG_CONFIG_HOME=$work/config XDG_RUNTIME_DIR=$work LANG=C.UTF-8
unset QT_QPA_PLATFORM WAYLAND_DISPLAY
children=()
cleanup() {
    for child in "${children[@]}"; do kill "$child" 2>/dev/null || true; done
    wait 2>/dev/null || true
    rm -rf "$work"
}
trap cleanup EXIT
fail() {
    echo "xvfb_smoke: $*" >&2
    [ ! -s "$work/messages" ] || sed 's/^/    /' "$work/messages" >&2
    exit 1
}

mkfifo "$work/number"
Xvfb -displayfd 3 -screen 0 1440x900x24 -fbdir "$work" -nolisten tcp 3>"$work/number" 2>/dev/null &
children+=($!)
read -r -t 20 number <"$work/number" || fail "Xvfb doesn't start"
export DISPLAY=:$number
openbox --sm-disable --startup "touch $work/managed" >/dev/null 2>&1 &
children+=($!)
for _ in $(seq 200); do # a window that comes earlier can be overlooked
    [ ! -e "$work/managed" ] || break
    sleep 0.1
done
[ -e "$work/managed" ] || fail "openbox doesn't start"

picture() { cksum <"$work/Xvfb_screen0"; }
# Waits until the picture has stood still for half a second.
settled() {
    local before now still=0
    before=$(picture)
    for _ in $(seq 100); do
        sleep 0.1
        now=$(picture)
        if [ "$now" = "$before" ]; then still=$((still + 1)); else still=0; fi
        before=$now
        [ $still -lt 5 ] || return 0
    done
    fail "the picture never comes to rest"
}
# Does something and waits for the picture to change.
changes() {
    local what=$1 before
    shift
    settled
    before=$(picture)
    "$@"
    for _ in $(seq 50); do
        kill -0 "$app" 2>/dev/null || fail "$what: the program has ended"
        [ "$(picture)" = "$before" ] || { echo "xvfb_smoke: $what: ok"; return 0; }
        sleep 0.1
    done
    fail "$what changes nothing on the screen"
}

"$lab" --lang en >"$work/messages" 2>&1 &
app=$!
children+=("$app")
window=
for _ in $(seq 300); do
    window=$(xdotool search --all --onlyvisible --pid "$app" --name 'Attention Lab' 2>/dev/null | head -n 1) && [ -n "$window" ] && break
    kill -0 "$app" 2>/dev/null || fail "the program ends before it has a window"
    sleep 0.1
done
[ -n "$window" ] || fail "no window appears within 30 s"
xdotool windowactivate --sync "$window"
eval "$(xdotool getwindowgeometry --shell "$window")" # WIDTH and HEIGHT
[ "$WIDTH" -ge 640 ] && [ "$HEIGHT" -ge 400 ] || fail "the window is only $WIDTH × $HEIGHT"

# Places in per cent of the window.
to() { xdotool mousemove --window "$window" $((WIDTH * $1 / 100)) $((HEIGHT * $2 / 100)); }
click() { to "$@" && xdotool click 1; }
drag() {
    to "$1" "$2" && xdotool mousedown 1
    for ((i = 1; i <= 10; i++)); do to $(($1 + ($3 - $1) * i / 10)) "$4" && sleep 0.02; done
    xdotool mouseup 1
}
changes "a click on another row" click 33 41
changes "Ctrl+Z, its undo" xdotool key ctrl+z
changes "a drag on the temperature" drag 87 20 80 20
changes "Ctrl+L, the other language" xdotool key ctrl+l
changes "Ctrl+T, the other theme" xdotool key ctrl+t
changes "Tab" xdotool key Tab
[ -z "${SCREENSHOT:-}" ] || cp "$work/Xvfb_screen0" "$SCREENSHOT" # an XWD picture, for looking at
settled
xdotool key alt+F4 # the window manager asks the window to close
for _ in $(seq 100); do
    kill -0 "$app" 2>/dev/null || break
    sleep 0.1
done
! kill -0 "$app" 2>/dev/null || fail "Closing the window doesn't end the program within 10 s"
wait "$app" || fail "the program ends with $?"
echo "xvfb_smoke: quit: ok"
