#!/usr/bin/env bash
# Runs the lab in a real window of a real X server. The box is dragged and saved: the saved scene has it moved by
# exactly that distance. Then the lab is killed a second after an unsaved drag: the next start restores the drag and the
# theme that was chosen. Last, a window has the requested number of points.
# x11.sh LAB SCRATCH_FOLDER
set -euo pipefail
lab=$1 scratch=$2
rm -rf "$scratch"
mkdir -p "$scratch"

exec 3>"$scratch/display"
# A server that resets when its last client leaves rejects clients that connect at that moment.
Xvfb -displayfd 3 -noreset -screen 0 1400x900x24 >/dev/null 2>&1 &
server=$!
trap 'kill $server ${window_process:-} 2>/dev/null || true' EXIT

# wait_for SECONDS COMMAND...: waits until the command succeeds.
wait_for() {
    local tries=$(($1 * 10))
    shift
    until "$@" >/dev/null 2>&1; do
        tries=$((tries - 1))
        [ $tries -gt 0 ] || { echo "x11: waited in vain for: $*" >&2; exit 1; }
        sleep 0.1
    done
}
wait_for 20 test -s "$scratch/display"
DISPLAY=:$(cat "$scratch/display")
export DISPLAY INTERSECT_LAB_HOME=$scratch/home SDL_VIDEODRIVER=x11 SDL_RENDER_DRIVER=software ASAN_OPTIONS=detect_leaks=0

# The camera shows 4 points per unit, wherever the window's panels are.
saved=$scratch/slab.json
cat >"$saved" <<'SCENE'
{"format": 1, "title": "Slab", "content": [-64, -64, 128, 128],
 "shapes": [{"name": "box", "type": "aabb", "center": [0, 0], "half": [16, 16]},
            {"name": "seg", "type": "segment", "start": [-40, 2], "delta": [80, 4]}],
 "queries": [{"query": "raycast", "mover": "seg", "obstacles": ["box"]}],
 "opens": {"time": 0, "playing": false, "camera": {"center": [0, 0], "zoom": 4}}}
SCENE
before=$(cksum <"$saved")
saved_anew() { [ "$(cksum <"$saved")" != "$before" ]; }

# open_lab ARGUMENT...
open_lab() {
    "$lab" "$@" &
    window_process=$!
    wait_for 30 xdotool search --name "Intersect Lab"
    window=$(xdotool search --name "Intersect Lab" | head -n 1)
    sleep 1
}
# The box is in the middle of the canvas.
hand() { xdotool "$@" && sleep 0.3; }
# drag_box FROM: drags by ten units to the right, which are forty points.
drag_box() {
    hand mousemove --window "$window" "$1" 330
    hand mousedown 1
    hand mousemove --window "$window" $(($1 + 15)) 330
    hand mousemove --window "$window" $(($1 + 40)) 330
    hand mouseup 1
}
open_lab "$saved"
drag_box 595
hand key ctrl+s
wait_for 10 saved_anew
hand key ctrl+q
wait_for 10 test -s "$INTERSECT_LAB_HOME/settings.json"
wait $window_process || true

grep -q '"name": "box", "type": "aabb", "center": \[10, 0\]' "$saved" || {
    echo "x11: the box isn't where it was dragged to:" >&2
    grep '"box"' "$saved" >&2
    exit 1
}
# The query's result has followed: the segment now hits the left side at its new position.
"$lab" --scene "$saved" --time 0 --json - | grep -q '"hit": {"pos": \[-6, 3.7\]'

open_lab "$saved"
drag_box 635
hand key t
sleep 1
{ kill -9 $window_process && wait $window_process; } 2>/dev/null || true
grep -q '"theme": "light"' "$INTERSECT_LAB_HOME/settings.json" || {
    echo "x11: the theme that was chosen a second before the lab was killed is lost" >&2
    exit 1
}
open_lab
before=$(cksum <"$saved")
hand key ctrl+s
wait_for 10 saved_anew
hand key ctrl+q
grep -q '"name": "box", "type": "aabb", "center": \[20, 0\]' "$saved" || {
    echo "x11: what was dragged a second before the lab was killed is lost:" >&2
    grep '"box"' "$saved" >&2
    exit 1
}
wait $window_process || true

open_lab --size 1000x640 --scale 1.25
size=$(xdotool getwindowgeometry "$window" | awk '/Geometry/ { print $2 }')
[ "$size" = 1250x800 ] || {
    echo "x11: a window of 1000x640 points, with 1.25 pixels to each, is $size" >&2
    exit 1
}
hand key ctrl+q
echo "The box followed the hand, and outlived the lab."
