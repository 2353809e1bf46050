#!/bin/bash
# Writes hostile numbers with each recorder whose language is installed, and reads them back to the same bits.
# Usage: check.sh OUTPUT_FOLDER
cd "$(dirname "$0")" || exit 1
recorders=$(realpath ../../assets/recorders)
out=$(mkdir -p "${1:?usage: check.sh OUTPUT_FOLDER}" && realpath "$1") || exit 1
passed=0 failed=0
python=$(python3 -c 'import sys; print(sys.executable)') || exit 1  # A shim in the path can take longer than a check.

# report NAME COMMAND...: runs the command, and counts whether it succeeds.
report() {
    local name=$1 said
    shift
    if said=$("$@" 2>&1); then
        passed=$((passed + 1)) && echo "$name: passed ($said)"
    else
        failed=$((failed + 1)) && echo "$name: failed: $said"
    fi
}

# check NAME RECORDING COMMAND...: runs the command, and judges the recording that it writes.
check() {
    local recording=$2
    rm -f "$recording"
    report "$1" record_and_judge "${@:2}"
}
record_and_judge() { "${@:2}" && "$python" -S check.py judge "$1"; }
have() { command -v "$1" > /dev/null; }
skip() { echo "$1: skipped, $2 is not installed"; }

"$python" -S check.py make "$out/calls" || exit 1

check python "$out/python.recording" "$python" -S drive.py "$recorders/recorder.py" "$out/calls" "$out/python.recording"

if have node; then
    mkdir -p "$out/module" && cp "$recorders/recorder.js" "$out/module" && echo '{"type": "module"}' > "$out/module/package.json"
    for how in import require script; do
        check "javascript, $how" "$out/$how.recording" \
            node drive.mjs "$recorders/recorder.js" "$out/calls" "$out/$how.recording" $how
    done
    check "javascript, import in a module" "$out/module.recording" \
        node drive.mjs "$out/module/recorder.js" "$out/calls" "$out/module.recording"
else
    skip javascript node
fi

# Several names may lead to one Lua.
luas=$(for lua in lua lua5.1 lua5.2 lua5.3 lua5.4 luajit; do have $lua && realpath "$(command -v $lua)"; done | sort -u)
[[ $luas ]] || skip lua "lua or luajit"
for lua in $luas; do
    check "${lua##*/}" "$out/${lua##*/}.recording" \
        "$lua" drive.lua "$recorders/recorder.lua" "$out/calls" "$out/${lua##*/}.recording"
done

if have mono && have mcs; then
    csharp() { mcs -out:"$out/Drive.exe" Drive.cs "$recorders/Recorder.cs" && mono "$out/Drive.exe" "$out/calls" "$1"; }
    check "c#, mono" "$out/mono.recording" csharp "$out/mono.recording"
else
    skip "c#" "mono and mcs"
fi

echo "gdscript: skipped, no driver for it is written"

# The two games ask the same questions and get the same answers.
ghost_games() {
    "${CXX:-g++}" -std=c++20 -O1 -ffp-contract=off ghost_game.cpp -o "$out/ghost_game" &&
        "$out/ghost_game" > "$out/ghost_cpp.recording" && node ghost_game.js "$out/ghost_js.recording" &&
        "$python" -S check.py same "$out/ghost_cpp.recording" "$out/ghost_js.recording"
}
if have node && have "${CXX:-g++}"; then report "ghost games" ghost_games; else skip "ghost games" "node or ${CXX:-g++}"; fi

echo "$passed passed, $failed failed"
[[ $failed == 0 ]]
