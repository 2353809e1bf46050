# Compiles and runs each example in the library's headers, with only that header and the library, and the platformer in
# the manual:
# cmake -DTREE=... -DLIBRARY=... -DSCRATCH=... -DCOMPILER=... -DFLAGS=... -P examples.cmake
cmake_minimum_required(VERSION 3.22)
separate_arguments(flags UNIX_COMMAND "${FLAGS}")
set(include ${TREE}/lib/include)
file(GLOB_RECURSE headers RELATIVE ${include} ${include}/isect/*.hpp)
file(REMOVE_RECURSE ${SCRATCH})
file(MAKE_DIRECTORY ${SCRATCH})

# Each of these headers is a page of the manual and must have an example.
set(without closest_points distance intersect overlaps raycast sweep sweep_into respond/respond respond/move_and_slide)
list(TRANSFORM without REPLACE "(.+)" "isect/\\1.hpp")

# Compiles and runs the program NAME.cpp in the scratch folder. TITLE is what the errors call it.
function(run_program name title)
    set(program ${SCRATCH}/${name})
    execute_process(COMMAND ${COMPILER} -std=c++20 -ffp-contract=off ${flags} -I ${include} ${program}.cpp ${LIBRARY} -o ${program}
        RESULT_VARIABLE status ERROR_VARIABLE errors)
    if(NOT status EQUAL 0)
        message(FATAL_ERROR "${title} doesn't compile:\n${errors}")
    endif()
    execute_process(COMMAND ${program} RESULT_VARIABLE status ERROR_VARIABLE errors)
    if(NOT status EQUAL 0)
        message(FATAL_ERROR "${title} fails: ${status}\n${errors}")
    endif()
endfunction()

function(run_example header number code)
    string(REGEX REPLACE "[/.]" "_" name ${header})
    file(WRITE ${SCRATCH}/${name}_${number}.cpp "#undef NDEBUG\n#include <cassert>\n#include <vector>\n\n"
        "#include <${header}>\n\nusing namespace isect;\n\nint main() {\n${code}}\n")
    run_program(${name}_${number} "The example in ${header}")
endfunction()

set(begin "/// ```cpp\n")
set(end "/// ```\n")
string(LENGTH "${begin}" begin_length)
foreach(header IN LISTS headers)
    file(READ ${include}/${header} text)
    set(number 0)
    while(TRUE)
        string(FIND "${text}" "${begin}" at)
        if(at EQUAL -1)
            break()
        endif()
        math(EXPR at "${at} + ${begin_length}")
        string(SUBSTRING "${text}" ${at} -1 text)
        string(FIND "${text}" "${end}" at)
        string(SUBSTRING "${text}" 0 ${at} code)
        string(REPLACE "/// " "    " code "${code}")
        math(EXPR number "${number} + 1")
        run_example(${header} ${number} "${code}")
        list(REMOVE_ITEM without ${header})
    endwhile()
endforeach()
if(without)
    message(FATAL_ERROR "No example in ${without}")
endif()

# The platformer leaves keys and level to the reader: here, a floor below the player, onto which it falls.
file(READ ${TREE}/lib/README.md manual)
string(REGEX MATCH "    Aabb<float> player[^\n]*\n(\n?    [^\n]*\n)*" code "${manual}")
if(NOT code)
    message(FATAL_ERROR "The manual has no platformer")
endif()
file(WRITE ${SCRATCH}/platformer.cpp "#include <vector>\n\n#include <isect/isect.hpp>\n\nusing namespace isect;\n\n"
    "struct Keys {\n    bool left, right, jump, down;\n};\n"
    "std::vector<Marked<Aabb<float>>> level{{.shape = {{100, 80}, {50, 4}}}};\n"
    "void move_platforms(std::vector<Marked<Aabb<float>>>&, float) {}\n\n${code}\n"
    "int main() {\n    for (int i = 0; i < 60; ++i) frame({}, 1 / 60.F);\n"
    "    return is_on_floor && player.center.y == 64 ? 0 : 1;\n}\n")
run_program(platformer "The platformer in the manual")
