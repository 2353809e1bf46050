#!/usr/bin/env bash
# Prints a table of what the library costs whoever compiles with it: processor time and the size of the object, for
# g++ -O2, with the compiled library and header-only. `--moment` measures the first row alone.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

# cost OPTIONS... SOURCE: "1.05 s, 43 KB", the median of three.
cost() {
    local runs=() i TIMEFORMAT=%U
    for i in 1 2 3; do
        runs+=("$({ time "${CXX:-g++}" -std=c++20 -O2 -DNDEBUG -ffp-contract=off -I "$root/lib/include" -c "$@" \
            -o "$scratch/object.o"; } 2>&1 | tail -n 1)")
    done
    printf '%s s, %d KB' "$(printf '%s\n' "${runs[@]}" | sort -n | sed -n 2p)" \
        $(($(stat -c %s "$scratch/object.o") / 1024))
}
row() { echo "| $1 | $(cost "$root/tests/benchmarks/costs/$2.cpp") | $(cost -DISECT_HEADER_ONLY \
    "$root/tests/benchmarks/costs/$2.cpp") |"; }

echo
echo "## Compiling with it"
echo
echo "Processor time and size of the object of one file, g++ -O2, median of three."
echo
echo "| file | compiled library | header-only |"
echo "| --- | --- | --- |"
row "one sweep of a box" box_sweep
[ "${1:-}" != --moment ] || exit 0
row "one \`walk\` on a tile map" walk_on_tiles
row "one \`walk\` on a list of shapes" walk_on_shapes

seconds=0 size=0
for source in "$root"/lib/src/*.cpp; do
    read -r time _ kilobytes _ <<<"$(cost "$source")"
    seconds=$(awk "BEGIN { print $seconds + $time }") size=$((size + kilobytes))
done
echo "| the library, once | $seconds s, $size KB | – |"
