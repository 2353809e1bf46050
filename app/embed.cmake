# Turns files into byte arrays, so that the lab reads nothing at run time. Two uses of one file:
#   include(embed.cmake) and embed_files(TARGET GROUP NAME=PATH...) while configuring;
#   cmake -DOUTPUT=... -DGROUP=... -DFOLLOWS=... -DLIST=... -P embed.cmake while building.

# Adds to TARGET a source that defines lab::embedded_GROUP(), the files of one group (files/embed.cpp joins the groups).
# It is made again when one of the files changes, or when the list does. With FOLLOWS, the program has only space for the
# bytes, which are in embedded_GROUP.bin; whoever loads the program puts them there.
function(embed_files target group)
    cmake_parse_arguments(PARSE_ARGV 2 EMBED FOLLOWS "" "")
    set(output ${CMAKE_CURRENT_BINARY_DIR}/embedded_${group}.cpp)
    set(list ${CMAKE_CURRENT_BINARY_DIR}/embedded_${group}.txt)
    list(JOIN EMBED_UNPARSED_ARGUMENTS "\n" lines)
    file(CONFIGURE OUTPUT ${list} CONTENT "${lines}\n" @ONLY)
    list(TRANSFORM EMBED_UNPARSED_ARGUMENTS REPLACE "^[^=]*=" "" OUTPUT_VARIABLE paths)
    set(bytes "")
    if(EMBED_FOLLOWS)
        set(bytes ${CMAKE_CURRENT_BINARY_DIR}/embedded_${group}.bin)
    endif()
    add_custom_command(OUTPUT ${output} ${bytes}
        COMMAND ${CMAKE_COMMAND} -DOUTPUT=${output} -DGROUP=${group} -DFOLLOWS=${bytes} -DLIST=${list}
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
set(paths "")
set(index 0)
set(total 0)
file(STRINGS ${LIST} lines)
foreach(line IN LISTS lines)
    string(REGEX MATCH "^([^=]*)=(.*)$" unused "${line}")
    set(name ${CMAKE_MATCH_1})
    set(path ${CMAKE_MATCH_2})
    list(APPEND paths ${path})
    file(SIZE ${path} size)
    if(FOLLOWS)
        string(APPEND table "        {\"${name}\", {bytes + ${total}, ${size}}, &lab_web_require_rest},\n")
        math(EXPR total "${total} + ${size}")
    else()
        file(READ ${path} digits HEX)
        # The ending zero is no part of the file: it keeps the array of an empty file legal.
        string(REGEX REPLACE "([0-9a-f][0-9a-f])" "0x\\1," bytes "${digits}")
        string(APPEND arrays "const unsigned char file_${index}[] = {${bytes}0};\n")
        string(APPEND table "        {\"${name}\", {file_${index}, ${size}}},\n")
        math(EXPR index "${index} + 1")
    endif()
endforeach()

set(before "")
set(after "")
if(FOLLOWS)
    execute_process(COMMAND ${CMAKE_COMMAND} -E cat ${paths} OUTPUT_FILE ${FOLLOWS} COMMAND_ERROR_IS_FATAL ANY)
    set(before "#include \"web/browser.hpp\"\n")
    set(arrays "unsigned char bytes[${total} + 1];\n")
    set(after "\nextern \"C\" unsigned char* lab_${GROUP}_files() {\n    return lab::bytes;\n}\n")
endif()
file(WRITE ${OUTPUT} "#include \"files/embed.hpp\"
${before}
namespace lab {
namespace {
${arrays}}  // namespace

const std::vector<EmbeddedFile>& embedded_${GROUP}() {
    static const std::vector<EmbeddedFile> files = {
${table}    };
    return files;
}

}  // namespace lab
${after}")
