# Sourced by app/run and tests/run for the build as a web page.

web_packages=(cmake ninja-build emscripten brotli fonttools fonts-inter fonts-jetbrains-mono)

# The libraries that the page is built from, as NAME=PACKAGE: what CMake calls each, and Debian's source package.
web_libraries=(IMGUI=imgui SDL2=libsdl2 NLOHMANN_JSON=nlohmann-json3 CLI11=cli11 MD4C=md4c PUGIXML=pugixml GIFLIB=giflib STB=libstb)

# Unpacks Debian's source packages of the libraries into build/sources, with package lists of its own, so that nothing
# of the system changes. Where there is no apt, CMake downloads the libraries.
get_web_sources() {
    local into=$root/build/sources library names=()
    for library in "${web_libraries[@]}"; do
        [ -d "$into/${library%%=*}" ] || names+=("${library#*=}")
    done
    [ ${#names[@]} -gt 0 ] || return 0
    command -v apt-get >/dev/null || return 0
    say "Getting the sources of ${names[*]}"
    download_sources "$into/apt" "${names[@]}" || 
        say "apt has no sources for some of these; CMake downloads them."
    for library in "${web_libraries[@]}"; do
        unpack_source "$into/apt" "${library#*=}" "$into/${library%%=*}"
    done
    rm -rf "$into/apt"
}

# download_sources FOLDER PACKAGE...: downloads source archives into a folder.
download_sources() {
    local folder=$1 options package lists
    shift
    mkdir -p "$folder/lists/partial" "$folder/archives/partial" "$folder/sources"
    lists=$(find /etc/apt/sources.list /etc/apt/sources.list.d -name '*.list' -o -name '*.sources' 2>/dev/null)
    for package in $lists; do
        sed -E 's/^deb /deb-src /; s/^Types:.*/Types: deb-src/' "$package" >"$folder/sources/$(basename "$package")"
    done
    options=(-q -o APT::Sandbox::User= -o "Dir::Etc::SourceList=/dev/null" -o "Dir::Etc::SourceParts=$folder/sources"
        -o "Dir::State::Lists=$folder/lists" -o "Dir::Cache=$folder")
    # A repository without sources is no reason to stop.
    apt-get "${options[@]}" update >"$folder/log" 2>&1 || true
    for package in "$@"; do
        (cd "$folder" && apt-get "${options[@]}" source --download-only --tar-only "$package" >>"$folder/log" 2>&1) ||
            return 1
    done
}

# unpack_source FOLDER PACKAGE TARGET: unpacks the archive of a package, if it was downloaded.
unpack_source() {
    local archive
    archive=$(find "$1" -maxdepth 1 -name "$2_*.orig.tar.*" ! -name '*.asc' | head -n 1)
    [ -n "$archive" ] && [ ! -d "$3" ] || return 0
    mkdir -p "$3.new" && tar -xf "$archive" -C "$3.new" --strip-components=1 && mv "$3.new" "$3"
}

# Prints the options that point CMake to these sources.
web_source_options() {
    local library
    for library in "${web_libraries[@]}"; do
        library=${library%%=*}
        [ ! -d "$root/build/sources/$library" ] || echo "-DFETCHCONTENT_SOURCE_DIR_$library=$root/build/sources/$library"
    done
}

# with_emscripten COMMAND...: runs a command that builds presets, as WebAssembly. Emscripten looks for its JavaScript
# packages where Debian has them. By itself it would start Node.js with an option that Node.js 20 refuses.
with_emscripten() {
    local options status=0 node_path=${NODE_PATH:-}
    export NODE_PATH=/usr/share/nodejs${node_path:+:$node_path}
    get_web_sources
    mapfile -t options < <(web_source_options)
    configure=(emcmake cmake "-DCMAKE_CROSSCOMPILING_EMULATOR=$(command -v node)" "${options[@]}")
    "$@" || status=$?
    configure=(cmake)
    export NODE_PATH=$node_path
    return $status
}

build_page() { with_emscripten build_preset web page -DISECT_BUILD_TESTS=OFF; }
