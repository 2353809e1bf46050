#!/bin/bash
# The lab has to find the only frame in which the games with a planted fault are wrong. The recording in the assets has to be
# what one of them writes.
# Usage: ghost.sh LAB GHOST_GAME OUTPUT_FOLDER
set -euo pipefail
lab=$1 game=$2 out=$3
cd "$(dirname "$0")"
mkdir -p "$out"

# finds RECORDING: whether the lab finds that frame, and no other.
finds() {
    local status=0 found
    found=$("$lab" --replay "$1") || status=$?
    [ $status = 1 ] && [ "$(grep -c '^frame' <<<"$found")" = 1 ] && grep '^frame 4905, .*: stops though free' <<<"$found"
}

"$game" >"$out/ghost.recording"
finds "$out/ghost.recording"
kept=../../assets/recordings/ghost.recording
"$game" 3000 | cmp - $kept
finds $kept
command -v node >/dev/null || exit 0
node ghost_game.js "$out/ghost_js.recording"
finds "$out/ghost_js.recording"
