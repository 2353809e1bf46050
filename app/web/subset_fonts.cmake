# Cuts the faces in `fonts` down to the glyphs that the lab loads, with pyftsubset from Debian's fonttools, where that
# is installed: a web page has to be small. The glyphs are those of render/fonts.cpp.
find_program(PYFTSUBSET pyftsubset PATHS /usr/bin NO_CMAKE_FIND_ROOT_PATH)
if(NOT PYFTSUBSET)
    message(STATUS "No pyftsubset found: the page has whole fonts, and is some 260 KB larger")
    return()
endif()
set(font_source ${CMAKE_CURRENT_SOURCE_DIR}/render/fonts.cpp)
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${font_source})
file(STRINGS ${font_source} extra_glyphs REGEX "extra_glyphs = " ENCODING UTF-8)
string(REGEX MATCH "\"(.+)\"" found "${extra_glyphs}")
if(NOT found)
    message(FATAL_ERROR "${font_source} names no extra_glyphs")
endif()
set(glyphs ${CMAKE_CURRENT_BINARY_DIR}/glyphs.txt)
file(CONFIGURE OUTPUT ${glyphs} CONTENT "${CMAKE_MATCH_1}" @ONLY)

set(whole_fonts ${fonts})
set(fonts "")
foreach(font IN LISTS whole_fonts)
    string(REGEX MATCH "^fonts/([^=]*)=(.*)$" unused ${font})
    set(name ${CMAKE_MATCH_1})
    set(path ${CMAKE_MATCH_2})
    set(small ${CMAKE_CURRENT_BINARY_DIR}/fonts/${name})
    add_custom_command(OUTPUT ${small}
        COMMAND ${PYFTSUBSET} ${path} --unicodes=20-FF --text-file=${glyphs} --layout-features= --no-hinting --name-IDs=
            --output-file=${small}
        DEPENDS ${path} ${glyphs} COMMENT "Cutting down ${name}" VERBATIM)
    list(APPEND fonts fonts/${name}=${small})
endforeach()
file(MAKE_DIRECTORY ${CMAKE_CURRENT_BINARY_DIR}/fonts)
