# Sourced by app/run and tests/run: makes all packages in build/package.
source "$root/app/web/sources.sh"

package_packages=(dpkg-dev file gzip)

make_packages() {
    local folder=$root/build/package options
    install_packages "${build_packages[@]}" "${package_packages[@]}"
    build_lab || return 1
    # Debian keeps what was compiled for one kind of processor in a folder of its own.
    build_preset release isect "-DCMAKE_INSTALL_LIBDIR=lib/$(dpkg-architecture -qDEB_HOST_MULTIARCH)" || return 1
    # Debian's SDL needs some twenty libraries. One that is built in loads what the system has.
    get_web_sources
    mapfile -t options < <(web_source_options)
    build_preset portable intersect-lab -DISECT_BUILD_TESTS=OFF "${options[@]}" || return 1
    rm -rf "$folder"
    mkdir -p "$folder"
    # Packages of one change are the same bytes, whenever they are made.
    SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git -C "$root" log -1 --format=%ct 2>/dev/null || echo 1767225600)}
    export SOURCE_DATE_EPOCH
    pack release DEB "lab;isect" || return 1
    pack portable TGZ lab -D CPACK_COMPONENT_INCLUDE_TOPLEVEL_DIRECTORY=ON || return 1
    cmake -DOUTPUT="$folder" -P "$root/lib/package/archive.cmake" || return 1
    rm -rf "$folder/_CPack_Packages"
    ls "$folder"/* >&2
}

# pack PRESET GENERATOR COMPONENTS [OPTION OF CPACK...]
pack() {
    cpack --config "$root/build/$1/CPackConfig.cmake" -G "$2" -B "$root/build/package" -D CPACK_COMPONENTS_ALL="$3" \
        "${@:4}" >&2
}
