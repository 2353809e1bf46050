# The lab as a web page: build/web/page/index.html with the program beside it, in two parts, and intersect-lab.html, which
# holds everything.
add_executable(intersect-lab web_main.cpp)
target_link_libraries(intersect-lab PRIVATE lab lab-web isect-warnings)
# SDL needs no WebGL extension, and asking for each takes a while. Binaryen must not move large functions into their only
# callers: most are rarely called, and then belong to the rest. It does move small ones, since a browser takes a while to
# compile each function that the first picture calls.
target_link_options(intersect-lab PRIVATE
    --js-library ${CMAKE_CURRENT_SOURCE_DIR}/web/library.js
    -sENVIRONMENT=web -sALLOW_MEMORY_GROWTH=1 -sINITIAL_MEMORY=32MB -sTOTAL_STACK=2MB -sFORCE_FILESYSTEM=1
    -sGL_SUPPORT_AUTOMATIC_ENABLE_EXTENSIONS=0
    -sBINARYEN_EXTRA_PASSES=--one-caller-inline-max-function-size=80,--always-inline-max-function-size=12,--inlining-optimizing
    -sEXPORTED_FUNCTIONS=_main,_malloc,_free,_lab_following_files -sEXPORTED_RUNTIME_METHODS=ccall)
set_target_properties(intersect-lab PROPERTIES LINK_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/web/library.js)

find_package(Python3 REQUIRED COMPONENTS Interpreter)
find_program(WASM_SPLIT wasm-split HINTS ${EMSCRIPTEN_ROOT_PATH}/../bin NO_CMAKE_FIND_ROOT_PATH REQUIRED)
list(GET CMAKE_CROSSCOMPILING_EMULATOR 0 node)
file(GLOB page_parts CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/web/page/*.js)
foreach(part index.html make_page.py divide.py rehearse.js stub_browser.js)
    list(APPEND page_parts ${CMAKE_CURRENT_SOURCE_DIR}/web/${part})
endforeach()
set(page ${PROJECT_BINARY_DIR}/page)
set(following_files ${CMAKE_CURRENT_BINARY_DIR}/embedded_following.bin)
add_custom_command(OUTPUT ${page}/index.html
    COMMAND ${CMAKE_COMMAND} -E env WASM_SPLIT=${WASM_SPLIT} NODE=${node}
        $<TARGET_FILE:Python3::Interpreter> -B ${CMAKE_CURRENT_SOURCE_DIR}/web/make_page.py ${CMAKE_CURRENT_SOURCE_DIR}/web
        $<TARGET_FILE:intersect-lab> $<TARGET_FILE_DIR:intersect-lab>/intersect-lab.wasm ${following_files} ${page}
    DEPENDS intersect-lab ${page_parts} COMMENT "Making the page" VERBATIM)
add_custom_target(page ALL DEPENDS ${page}/index.html)
