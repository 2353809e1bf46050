# Runs the recipe for vcpkg with stand-ins for the functions of vcpkg that it calls. They do what vcpkg documents, as
# far as the recipe relies on it. Sets CURRENT_PACKAGES_DIR.
set(CURRENT_PACKAGES_DIR ${SCRATCH}/packages)
set(port ${TREE}/lib/package/vcpkg/isect)

function(vcpkg_cmake_configure)
    cmake_parse_arguments(PARSE_ARGV 0 PORT "" "SOURCE_PATH" "OPTIONS")
    run(${CMAKE_COMMAND} -G ${GENERATOR} -S ${PORT_SOURCE_PATH} -B ${SCRATCH}/port ${PORT_OPTIONS}
        -DCMAKE_CXX_COMPILER=${COMPILER} -DCMAKE_CXX_FLAGS=${FLAGS} ${unoptimised}
        -DCMAKE_INSTALL_PREFIX=${CURRENT_PACKAGES_DIR})
endfunction()
function(vcpkg_cmake_install)
    run(${CMAKE_COMMAND} --build ${SCRATCH}/port --target install)
endfunction()

# vcpkg expects the configuration of a port in share/PORT.
function(vcpkg_cmake_config_fixup)
    cmake_parse_arguments(PARSE_ARGV 0 PORT "" "CONFIG_PATH" "")
    file(MAKE_DIRECTORY ${CURRENT_PACKAGES_DIR}/share)
    file(RENAME ${CURRENT_PACKAGES_DIR}/${PORT_CONFIG_PATH} ${CURRENT_PACKAGES_DIR}/share/isect)
    set(up "get_filename_component(_IMPORT_PREFIX \"\${_IMPORT_PREFIX}\" PATH)\n")
    foreach(name isect-config.cmake isect-targets.cmake)
        file(READ ${CURRENT_PACKAGES_DIR}/share/isect/${name} text)
        # The configuration is now one folder closer to the prefix.
        string(REPLACE "/../../../" "/../../" text "${text}")
        string(REPLACE "${up}${up}${up}" "${up}${up}" text "${text}")
        file(WRITE ${CURRENT_PACKAGES_DIR}/share/isect/${name} "${text}")
    endforeach()
endfunction()
function(vcpkg_fixup_pkgconfig)
    if(NOT EXISTS ${CURRENT_PACKAGES_DIR}/lib/pkgconfig/isect.pc)
        message(FATAL_ERROR "the port installs no isect.pc")
    endif()
endfunction()
function(vcpkg_install_copyright)
    cmake_parse_arguments(PARSE_ARGV 0 PORT "" "" "FILE_LIST")
    file(COPY_FILE ${PORT_FILE_LIST} ${CURRENT_PACKAGES_DIR}/share/isect/copyright)
endfunction()

file(READ ${port}/vcpkg.json manifest)
string(JSON version GET "${manifest}" version)
file(STRINGS ${TREE}/CMakeLists.txt project REGEX "^project")
if(NOT project MATCHES " VERSION ${version} ")
    message(FATAL_ERROR "vcpkg.json is of another version: ${version}")
endif()
include(${port}/portfile.cmake)
