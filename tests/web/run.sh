# Sourced by tests/run: tests the web page against a native lab, and the library as WebAssembly.
source "$root/app/web/sources.sh"
web_libraries+=(CATCH2=catch2)
web_folder=$root/build/web-tests-of-page

# Playwright comes from npm, in the version that package.json names; it drives Debian's Chromium.
install_for_web() {
    install_packages "${build_packages[@]}" "${web_packages[@]}" chromium libboost-dev
    # Node.js from elsewhere brings npm; Debian's doesn't.
    command -v npm >/dev/null || install_packages npm
    mkdir -p "$web_folder"
    cp "$root/tests/web/package.json" "$web_folder"
    say "== Playwright"
    (cd "$web_folder" && npm install --no-audit --no-fund --silent </dev/null) >&2
}

# Serves a folder, and sets `link` and `server`.
serve() {
    rm -f "$web_folder/link"
    python3 "$root/app/web/serve.py" "$1" 0 >"$web_folder/link" &
    server=$!
    until [ -s "$web_folder/link" ]; do
        kill -0 "$server" || return 1
        sleep 0.1
    done
    link=$(cat "$web_folder/link")
}

# web_check NAME PROGRAM ARGUMENTS...: runs a test program for Node.js, and counts what its last line says. It ends at
# the time `web_end`.
web_check() {
    local name=$1 log=$web_folder/$1.log good=0 bad=1
    shift
    say "== Page: $name"
    NODE_PATH=$web_folder/node_modules timeout --foreground -k 10 $((web_end > SECONDS ? web_end - SECONDS : 1)) \
        node "$@" 2>&1 | tee "$log" >&2 || true
    read -r good bad < <(sed -n 's/^.*: \([0-9]*\) passed, \([0-9]*\) failed$/\1 \2/p' "$log" | tail -n 1) || true
    [ -n "$bad" ] || { good=0 bad=1; }  # The program ended without its last line.
    passed=$((passed + good)) failed=$((failed + bad))
    [ "$bad" = 0 ] || failures+=("page: $name")
}

print_sizes() {
    local packing file bytes first
    for packing in "" .gz .br; do
        first=0
        for file in index.html intersect-lab.js intersect-lab.wasm intersect-lab-rest.wasm; do
            [ -f "$root/build/web/page/$file$packing" ] || continue
            bytes=$(stat -c %s "$root/build/web/page/$file$packing")
            say "  $file$packing $bytes bytes"
            [ $file = intersect-lab-rest.wasm ] || first=$((first + bytes))
        done
        say "  the first picture needs $first bytes of these"
    done
}

# test_web LAB: tests the page against a native lab, after install_for_web, and the library as WebAssembly. A browser that
# hangs ends after 25 minutes.
test_web() {
    local server link lab=$1 web_end
    say "== Build the page"
    if build_page; then
        web_end=$((SECONDS + 1500))
        print_sizes
        "$lab" --course "$root/build/web/page/course" || record "course page" 1
        serve "$root/build/web/page" || { record "serving the page" 1; return 0; }
        trap "kill $server" EXIT
        web_check results "$root/tests/web/results_test.js" "$link" "$lab"
        web_check first-picture "$root/tests/web/first_picture_test.js" "$link" "$web_folder/pictures"
        web_check page "$root/tests/web/page_test.js" "$link" "$web_folder/pictures"
        web_check embed "$root/tests/web/embed_test.js" "$link" "$web_folder/pictures"
        web_check course "$root/tests/web/course_test.js" "$link"
        kill "$server" || true
        trap - EXIT
    else
        record "build of the page" 1
    fi
    with_emscripten suite web-tests -R '^(lib-[0-9]|peers|fuzz-library)$'
}
