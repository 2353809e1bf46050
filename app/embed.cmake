# Turns files into byte arrays, so that the lab reads nothing at run time. Two uses of one file:
#   include(embed.cmake) and embed_files(TARGET GROUP NAME=PATH...) while configuring;
#   cmake -DOUTPUT=... -DGROUP=... -DLIST=... -P embed.cmake while building.

# Adds to TARGET a source that defines lab::embedded_GROUP(), the files of one group (files/embed.cpp joins the groups).
# It is made anew when one of the files changes, or when the list does.
function(embed_files target group)
    set(output ${CMAKE_CURRENT_BINARY_DIR}/embedded_${group}.cpp)
    set(list ${CMAKE_CURRENT_BINARY_DIR}/embedded_${group}.txt)
    list(JOIN ARGN "\n" lines)
    file(CONFIGURE OUTPUT ${list} CONTENT "${lines}\n" @ONLY)
    list(TRANSFORM ARGN REPLACE "^[^=]*=" "" OUTPUT_VARIABLE paths)
    add_custom_command(OUTPUT ${output}
        COMMAND ${CMAKE_COMMAND} -DOUTPUT=${output} -DGROUP=${group} -DLIST=${list}
            -P ${CMAKE_CURRENT_FUNCTION_LIST_FILE}
        DEPENDS ${paths} ${list} ${CMAKE_CURRENT_FUNCTION_LIST_FILE}
        COMMENT "Embedding ${group}" VERBATIM)
    target_sources(${target} PRIVATE ${output})
endfunction()

# Sets VAR to NAME=PATH for every file below FOLDER that matches one of the patterns, named PREFIX and its path there.
function(embed_names var prefix folder)
    list(TRANSFORM ARGN PREPEND ${folder}/ OUTPUT_VARIABLE patterns)
    file(GLOB_RECURSE names RELATIVE ${folder} CONFIGURE_DEPENDS ${patterns})
    list(TRANSFORM names REPLACE "(.+)" "${prefix}\\1=${folder}/\\1")
    set(${var} ${names} PARENT_SCOPE)
endfunction()

if(NOT CMAKE_SCRIPT_MODE_FILE STREQUAL CMAKE_CURRENT_LIST_FILE)
    return()
endif()

set(arrays "")
set(table "")
set(index 0)
file(STRINGS ${LIST} lines)
foreach(line IN LISTS lines)
    string(REGEX MATCH "^([^=]*)=(.*)$" unused "${line}")
    set(name ${CMAKE_MATCH_1})
    set(path ${CMAKE_MATCH_2})
    file(SIZE ${path} size)
    file(READ ${path} digits HEX)
    # The ending zero is no part of the file: it keeps the array of an empty file legal.
    string(REGEX REPLACE "([0-9a-f][0-9a-f])" "0x\\1," bytes "${digits}")
    string(APPEND arrays "const unsigned char file_${index}[] = {${bytes}0};\n")
    string(APPEND table "        {\"${name}\", {file_${index}, ${size}}},\n")
    math(EXPR index "${index} + 1")
endforeach()

file(WRITE ${OUTPUT} "#include \"files/embed.hpp\"

namespace lab {
namespace {
${arrays}}  // namespace

const std::vector<EmbeddedFile>& embedded_${GROUP}() {
    static const std::vector<EmbeddedFile> files = {
${table}    };
    return files;
}

}  // namespace lab
")
