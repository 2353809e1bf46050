# The lab is built of rooms: a folder each, a library each, which says what it may use. A room may include its own
# headers and those of the rooms that it uses, so no include runs up; the test "walls" holds that.
#
#   room(NAME [USES ROOM...] [LIBRARIES TARGET...])
function(room name)
    cmake_parse_arguments(PARSE_ARGV 1 ROOM "" "" "USES;LIBRARIES")
    file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/${name}/*.cpp)
    add_library(lab-${name} STATIC ${sources})
    compile_folders_as_one(lab-${name} "${sources}")
    target_include_directories(lab-${name} PUBLIC ${CMAKE_CURRENT_SOURCE_DIR})
    target_compile_features(lab-${name} PUBLIC cxx_std_20)
    target_compile_definitions(lab-${name} PRIVATE ISECT_NO_FORCE_INLINE)
    target_link_libraries(lab-${name} PUBLIC ${ROOM_LIBRARIES} PRIVATE isect-warnings)
    foreach(used IN LISTS ROOM_USES)
        target_link_libraries(lab-${name} PUBLIC lab-${used})
    endforeach()
    room_elsewhere(${name} USES ${ROOM_USES})
endfunction()

# Compiles headers once for several rooms. Their sources still include what they use: the target isect-alone compiles each
# of them without this. For g++ only: clang 14 crashes when it writes these headers.
#
#   precompile(SET HEADERS HEADER... ROOMS ROOM...)
function(precompile set)
    cmake_parse_arguments(PARSE_ARGV 1 SET "" "" "HEADERS;ROOMS")
    if(NOT ISECT_PRECOMPILE)
        return()
    endif()
    set(owner lab-precompiled-${set})
    file(CONFIGURE OUTPUT precompiled-${set}.cpp CONTENT "" @ONLY)
    add_library(${owner} OBJECT ${CMAKE_CURRENT_BINARY_DIR}/precompiled-${set}.cpp)
    target_include_directories(${owner} PRIVATE ${CMAKE_CURRENT_SOURCE_DIR})
    target_compile_features(${owner} PRIVATE cxx_std_20)
    target_compile_definitions(${owner} PRIVATE ISECT_NO_FORCE_INLINE)
    target_link_libraries(${owner} PRIVATE isect::isect isect::peers isect-warnings)
    set_target_properties(${owner} PROPERTIES UNITY_BUILD OFF CXX_CLANG_TIDY "")
    target_precompile_headers(${owner} PRIVATE ${SET_HEADERS})
    foreach(room IN LISTS SET_ROOMS)
        target_precompile_headers(lab-${room} REUSE_FROM ${owner})
    endforeach()
endfunction()

# A room that is only built for another system. Its walls are tested here, too.
function(room_elsewhere name)
    cmake_parse_arguments(PARSE_ARGV 1 ROOM "" "" "USES")
    set_property(GLOBAL APPEND PROPERTY LAB_ROOMS ${name})
    set_property(GLOBAL PROPERTY LAB_USES_${name} "${ROOM_USES}")
endfunction()
