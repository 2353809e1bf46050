# The lab as a web page: build/web/page/index.html with the program beside it, and intersect-lab.html, which holds
# everything.
add_executable(intersect-lab web_main.cpp)
target_link_libraries(intersect-lab PRIVATE lab lab-web isect-warnings)
target_link_options(intersect-lab PRIVATE
    --js-library ${CMAKE_CURRENT_SOURCE_DIR}/web/library.js
    -sENVIRONMENT=web -sALLOW_MEMORY_GROWTH=1 -sINITIAL_MEMORY=32MB -sTOTAL_STACK=2MB -sFORCE_FILESYSTEM=1
    -sEXPORTED_FUNCTIONS=_main,_malloc,_free -sEXPORTED_RUNTIME_METHODS=ccall)
set_target_properties(intersect-lab PROPERTIES LINK_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/web/library.js)

find_package(Python3 REQUIRED COMPONENTS Interpreter)
file(GLOB page_parts CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/web/page/*.js)
list(APPEND page_parts ${CMAKE_CURRENT_SOURCE_DIR}/web/index.html ${CMAKE_CURRENT_SOURCE_DIR}/web/make_page.py)
set(page ${PROJECT_BINARY_DIR}/page)
add_custom_command(OUTPUT ${page}/index.html
    COMMAND Python3::Interpreter ${CMAKE_CURRENT_SOURCE_DIR}/web/make_page.py ${CMAKE_CURRENT_SOURCE_DIR}/web
        $<TARGET_FILE:intersect-lab> $<TARGET_FILE_DIR:intersect-lab>/intersect-lab.wasm ${page}
    DEPENDS intersect-lab ${page_parts} COMMENT "Making the page" VERBATIM)
add_custom_target(page ALL DEPENDS ${page}/index.html)
