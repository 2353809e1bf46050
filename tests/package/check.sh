# Sourced by tests/run: makes the packages, and checks what is in them without installing them.
source "$root/app/package/make.sh"
check_package_tools=(lintian desktop-file-utils appstream shared-mime-info binutils pkg-config)

# fail TEXT...: the end of a check that has failed.
fail() {
    say "  failed: $*"
    return 1
}

# starts PROGRAM FOLDER: whether a program renders its window without a display.
starts() {
    local picture=$2/window.png
    [[ $("$1" --version) == "intersect-lab "* ]] || fail "$1 --version" || return 1
    SDL_VIDEODRIVER=dummy "$1" --scene aabb-vs-segment --time 1.3 --screenshot "$picture" || return 1
    [[ $(head -c 4 "$picture") == $'\x89PNG' ]] || fail "$picture is no picture"
}

check_lab_package() {
    local scratch=$1 share=$1/usr/share
    dpkg-deb -x "$root"/build/package/intersect-lab_*.deb "$scratch" || return 1
    starts "$scratch/usr/bin/intersect-lab" "$scratch" || return 1
    desktop-file-validate "$share/applications/intersect-lab.desktop" || return 1
    appstreamcli validate --no-net --pedantic "$share/metainfo/intersect-lab.metainfo.xml" || return 1
    update-mime-database "$share/mime" || return 1
    grep -q "vnd.intersect-lab.scene+json:\*.isect.json" "$share/mime/globs" || fail "the type of scenes" || return 1
    grep -q "^MimeType=application/vnd.intersect-lab.scene+json;" "$share/applications/intersect-lab.desktop"
}

check_library_package() {
    local scratch=$1
    dpkg-deb -x "$root"/build/package/libisect-dev_*.deb "$scratch" || return 1
    # shellcheck disable=SC2046  # options are words
    c++ -std=c++20 "$root/tests/consumer/main.cpp" -o "$scratch/consumer" \
        $(PKG_CONFIG_PATH=$(dirname "$(find "$scratch" -name isect.pc)") pkg-config --cflags --libs isect) &&
        "$scratch/consumer"
}

# The archive needs nothing but the C library, and none newer than Debian 12's where it was built there.
check_archive() {
    local scratch=$1 program needed newest
    tar -xf "$(ls "$root"/build/package/intersect-lab-*-linux-*.tar.gz)" -C "$scratch" || return 1
    program=$(ls "$scratch"/*/bin/intersect-lab)
    starts "$program" "$scratch" || return 1
    needed=$(readelf -d "$program" | sed -n 's/.*NEEDED.*\[\(.*\)\]/\1/p' | grep -vE '^(libc|libm|ld-linux.*)\.so\.[0-9]+$')
    [ -z "$needed" ] || fail "the archive needs $needed" || return 1
    if grep -qs '^VERSION_CODENAME=bookworm' /etc/os-release; then
        newest=$({ echo GLIBC_2.36; readelf -V "$program" | grep -o 'GLIBC_2\.[0-9]*'; } | sort -V | tail -n 1)
        [ "$newest" = GLIBC_2.36 ] || fail "the archive needs $newest"
    fi
}

check_packages() {
    local scratch status=0 lint=(lintian --fail-on error,warning)
    make_packages || return 1
    scratch=$(mktemp -d)
    mkdir "$scratch/lab" "$scratch/library" "$scratch/archive"
    [ "$(id -u)" != 0 ] || lint+=(--allow-root)
    "${lint[@]}" "$root"/build/package/*.deb || status=1
    check_lab_package "$scratch/lab" || status=1
    check_library_package "$scratch/library" || status=1
    check_archive "$scratch/archive" || status=1
    rm -rf "$scratch"
    return $status
}
