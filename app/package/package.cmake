# What an installed lab has beside the program, and the packages that cpack makes: a .deb of the lab, a .deb of the
# library, and an archive of the lab. `./app/run --package` makes them all.
include(GNUInstallDirs)
set(package ${CMAKE_CURRENT_LIST_DIR})
set(made ${CMAKE_CURRENT_BINARY_DIR}/package)
file(MAKE_DIRECTORY ${made})

# Writes the licenses of the program and of all that is built into it, as far as the system has their texts.
function(write_copyright output)
    file(READ ${PROJECT_SOURCE_DIR}/LICENSE text)
    foreach(part IN LISTS ARGN)
        if(EXISTS /usr/share/doc/${part}/copyright)
            file(READ /usr/share/doc/${part}/copyright copyright)
            string(APPEND text "\n--- Contains parts of ${part}:\n\n${copyright}")
        endif()
    endforeach()
    file(CONFIGURE OUTPUT ${output} CONTENT "${text}" @ONLY)
endfunction()

# Installs a compressed copy of a file for Debian, without a date in it.
function(install_compressed file folder name component)
    file(MAKE_DIRECTORY ${made}/${component})
    execute_process(COMMAND gzip -9nc ${file} OUTPUT_FILE ${made}/${component}/${name}.gz COMMAND_ERROR_IS_FATAL ANY)
    install(FILES ${made}/${component}/${name}.gz DESTINATION ${folder} COMPONENT ${component})
endfunction()

set(built_in fonts-inter fonts-jetbrains-mono libimgui-dev nlohmann-json3-dev libcli11-dev libstb-dev)
if(ISECT_BUNDLE_LIBRARIES)
    list(APPEND built_in libsdl2-dev libmd4c-dev libgif-dev libpugixml-dev)
endif()
write_copyright(${made}/lab/copyright ${built_in})
write_copyright(${made}/isect/copyright)
configure_file(${package}/intersect-lab.metainfo.xml.in ${made}/intersect-lab.metainfo.xml @ONLY)

install(TARGETS intersect-lab DESTINATION ${CMAKE_INSTALL_BINDIR} COMPONENT lab)
set(share ${CMAKE_INSTALL_DATADIR})
install(FILES ${package}/intersect-lab.desktop DESTINATION ${share}/applications COMPONENT lab)
install(FILES ${package}/intersect-lab.svg DESTINATION ${share}/icons/hicolor/scalable/apps COMPONENT lab)
install(FILES ${made}/intersect-lab.metainfo.xml DESTINATION ${share}/metainfo COMPONENT lab)
install(FILES ${package}/intersect-lab.mime.xml DESTINATION ${share}/mime/packages RENAME intersect-lab.xml COMPONENT lab)
install_compressed(${package}/intersect-lab.1 ${share}/man/man1 intersect-lab.1 lab)
foreach(name lab=intersect-lab isect=libisect-dev)
    string(REGEX MATCH "(.*)=(.*)" unused ${name})
    set(docs ${share}/doc/${CMAKE_MATCH_2})
    install(FILES ${made}/${CMAKE_MATCH_1}/copyright DESTINATION ${docs} COMPONENT ${CMAKE_MATCH_1})
    install_compressed(${package}/changelog ${docs} changelog ${CMAKE_MATCH_1})
endforeach()

set(CPACK_PACKAGE_NAME intersect-lab)
set(CPACK_PACKAGE_VENDOR "The Intersect Lab authors")
set(CPACK_PACKAGE_CONTACT "The Intersect Lab authors <authors@intersect-lab.invalid>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "")  # each package has its own
set(CPACK_RESOURCE_FILE_LICENSE ${PROJECT_SOURCE_DIR}/LICENSE)
set(CPACK_COMPONENTS_ALL lab isect)
set(CPACK_COMPONENTS_GROUPING IGNORE)
set(CPACK_STRIP_FILES ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
    OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)

set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_DEBIAN_LAB_PACKAGE_NAME intersect-lab)
set(CPACK_DEBIAN_LAB_PACKAGE_SECTION education)
set(CPACK_DEBIAN_LAB_PACKAGE_SHLIBDEPS ON)
set(CPACK_COMPONENT_LAB_DESCRIPTION "2D intersection and sweep tests, alive
Drag shapes, and see how the collision tests of games find their answers:
the source of each test with its values, the reason in a sentence, and a
course of short lessons.")
set(CPACK_DEBIAN_ISECT_PACKAGE_NAME libisect-dev)
set(CPACK_DEBIAN_ISECT_PACKAGE_SECTION libdevel)
set(CPACK_COMPONENT_ISECT_DESCRIPTION "exact 2D intersection and sweep tests
A C++20 library of intersection and sweep tests between points, segments,
boxes, circles, capsules and convex polygons, with one touch rule for all.")

# The archive runs without being installed, so it holds the lab alone.
set(CPACK_ARCHIVE_COMPONENT_INSTALL ON)
string(TOLOWER ${CMAKE_SYSTEM_NAME}-${CMAKE_SYSTEM_PROCESSOR} system)
set(CPACK_ARCHIVE_LAB_FILE_NAME intersect-lab-${PROJECT_VERSION}-${system})
set(CPACK_PACKAGE_FILE_NAME ${CPACK_ARCHIVE_LAB_FILE_NAME})
include(CPack)
