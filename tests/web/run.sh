# Sourced by tests/run: tests the web page against the native lab.
source "$root/app/web/sources.sh"

# Playwright comes from npm, in the version that package.json names; it drives Debian's Chromium.
test_web() {
    local folder=$root/build/web-tests server link status=0
    install_packages "${build_packages[@]}" "${web_packages[@]}" chromium
    # Node.js from elsewhere brings npm; Debian's doesn't.
    command -v npm >/dev/null || install_packages npm
    build_preset release intersect-lab -DISECT_BUILD_TESTS=OFF
    build_web page
    mkdir -p "$folder"
    cp "$root/tests/web/package.json" "$folder"
    (cd "$folder" && npm install --no-audit --no-fund --silent)
    say "The program is $(stat -c %s "$root/build/web/page/intersect-lab.wasm") bytes," \
        "$(stat -c %s "$root/build/web/page/intersect-lab.wasm.gz") compressed"

    python3 "$root/app/web/serve.py" "$root/build/web/page" 0 >"$folder/link" &
    server=$!
    trap "kill $server" EXIT
    until [ -s "$folder/link" ]; do sleep 0.1; done
    link=$(cat "$folder/link")
    export NODE_PATH=$folder/node_modules
    node "$root/tests/web/results_test.js" "$link" "$root/build/release/app/intersect-lab" || status=1
    node "$root/tests/web/page_test.js" "$link" "$folder/pictures" || status=1
    "$root/build/release/app/intersect-lab" --course "$root/build/web/page/course"
    node "$root/tests/web/course_test.js" "$link" || status=1
    return $status
}
