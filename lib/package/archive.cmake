# Writes the library as an archive for FetchContent, vcpkg and Conan: cmake -DOUTPUT=FOLDER -P archive.cmake
cmake_minimum_required(VERSION 3.22)
get_filename_component(tree ${CMAKE_CURRENT_LIST_DIR}/../.. ABSOLUTE)
file(STRINGS ${tree}/CMakeLists.txt project REGEX "^project")
string(REGEX MATCH "VERSION ([0-9.]+)" unused "${project}")
set(name isect-${CMAKE_MATCH_1})

# The same tree gives the same bytes: all files have one date, and are in order.
get_filename_component(output ${OUTPUT} ABSOLUTE)
set(stage ${output}/archive-stage)
file(REMOVE_RECURSE ${stage})
file(COPY ${tree}/CMakeLists.txt ${tree}/LICENSE ${tree}/README.md ${tree}/lib DESTINATION ${stage}/${name}
    NO_SOURCE_PERMISSIONS)
file(GLOB_RECURSE files RELATIVE ${stage} ${stage}/*)
list(JOIN files "\n" lines)
file(WRITE ${stage}/files.txt "${lines}\n")
execute_process(COMMAND ${CMAKE_COMMAND} -E tar czf ${output}/${name}.tar.gz --format=gnutar
    "--mtime=2026-01-01 00:00:00 UTC" --files-from=files.txt WORKING_DIRECTORY ${stage} COMMAND_ERROR_IS_FATAL ANY)
file(REMOVE_RECURSE ${stage})
