# Sourced by app/run and tests/run: installs missing Debian packages. All messages go to stderr, since the lab's stdout
# may be piped or redirected.

say() { printf '%s\n' "$*" >&2; }

# Prints the packages that are not installed. `a|b` accepts either package, and installs `a` if both are missing.
missing_packages() {
    local installed package
    installed=" $(dpkg-query -W -f='${Package}=${db:Status-Status}\n' 2>/dev/null | sed -n 's/=installed$//p' |
        tr '\n' ' ')"
    for package in "$@"; do
        case "$installed" in
        *" ${package%%|*} "* | *" ${package##*|} "*) ;;
        *) printf '%s\n' "${package%%|*}" ;;
        esac
    done
}

# Installs the missing packages as root or with sudo. If neither works, prints the command and exits with 3.
install_packages() {
    if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
        say "No apt here, so nothing is installed. On Debian it would be: $*"
        return 0
    fi
    local missing sudo=()
    mapfile -t missing < <(missing_packages "$@")
    [ ${#missing[@]} -gt 0 ] || return 0

    if [ "$(id -u)" != 0 ]; then
        if ! sudo -n true 2>/dev/null; then
            say "Some packages are missing, and installing them needs rights that this user lacks. Please run:"
            say "    sudo apt-get update && sudo apt-get install --no-install-recommends -y ${missing[*]}"
            exit 3
        fi
        sudo=(sudo -n)
    fi
    say "Installing ${missing[*]}"
    run_apt "reading the package lists" update
    run_apt "installing" install --no-install-recommends -y "${missing[@]}"
}

# Runs apt-get with a progress line for every 10 %. Prints apt-get's own output only if it fails.
run_apt() {
    local what=$1 log
    shift
    log=$(mktemp)
    say "  $what"
    if ! "${sudo[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -q -o APT::Status-Fd=1 "$@" 2>&1 </dev/null |
        awk -F: -v log_file="$log" '
            !/^(dl|pm)status:/ { print > log_file; next }
            { tenth = int($3 / 10) }
            tenth > 0 && tenth != last { last = tenth; printf "  %3d %%  %s\n", tenth * 10, $4; fflush() }' >&2; then
        cat "$log" >&2
        rm -f "$log"
        say "apt-get failed."
        exit 1
    fi
    rm -f "$log"
}

build_packages=(g++ cmake ninja-build 'pkg-config|pkgconf' libsdl2-dev libimgui-dev libstb-dev nlohmann-json3-dev
    libcli11-dev libgif-dev libmd4c-dev libpugixml-dev fonts-inter fonts-jetbrains-mono)

# has_options FOLDER OPTION...: whether a build folder was configured with these options (-DNAME=VALUE).
has_options() {
    local cache=$1/CMakeCache.txt option name
    shift
    for option in "$@"; do
        option=${option#-D} name=${option%%=*}
        sed -n "s/^$name:[A-Z]*=//p" "$cache" | grep -qFx -- "${option#*=}" || return 1
    done
}

# build_preset PRESET TARGET [OPTION OF CMAKE...]: configures a preset if it is new or has changed, and builds one of its
# targets.
# ${configure[@]} is the command that configures. A folder that lacks only some of the options keeps all others, and with
# them what it has compiled.
configure=(cmake)
build_preset() {
    local preset=$1 target=$2 folder=$root/build/$1 launcher=()
    shift 2
    if command -v ccache >/dev/null; then
        launcher=(-DCMAKE_CXX_COMPILER_LAUNCHER=ccache)
        # Without these, ccache stores nothing that is compiled with a precompiled header.
        export CCACHE_SLOPPINESS=${CCACHE_SLOPPINESS:-pch_defines,time_macros}
    fi
    if [ ! -f "$folder/build.ninja" ] || [ "$root/CMakePresets.json" -nt "$folder/build.ninja" ]; then
        say "Configuring $preset"
        (cd "$root" && "${configure[@]}" --preset "$preset" -G Ninja "${launcher[@]}" "$@") >&2 || return 1
        touch "$folder/build.ninja"
    elif ! has_options "$folder" "$@"; then
        say "Configuring $preset again, with $*"
        cmake "$@" "$folder" >&2 || return 1
    fi
    (
        # CI limits each compiler's memory, in KB. Emscripten's tools run in Node.js, which reserves far more than it uses.
        if [ -n "${ISECT_COMPILER_MEMORY:-}" ] && [ "${configure[0]}" = cmake ]; then
            ulimit -v "$ISECT_COMPILER_MEMORY"
        fi
        NINJA_STATUS="  %p  %f of %t, %es  " exec cmake --build "$folder" --target "$target" -- -k 0 >&2
    )
}

# Prints the option that leaves the tests out of a folder which isn't configured yet. tests/run adds them, since
# configuring them needs more packages.
without_tests() { [ -f "$root/build/$1/build.ninja" ] || echo -DISECT_BUILD_TESTS=OFF; }

# Builds the lab as users get it.
build_lab() {
    # shellcheck disable=SC2046  # one word or none
    build_preset release intersect-lab $(without_tests release)
}
