# Builds and runs a program that uses the library. -DUSE is how it gets the library:
#   tree       as a folder of its source tree
#   install    installed from BUILD and moved elsewhere, by find_package
#   pkgconfig  the same, by pkg-config
#   fetch      from an archive, by the lines of lib/README.md on FetchContent, with the program of README.md
#   vcpkg      built by the recipe in lib/package/vcpkg, with stand-ins for vcpkg's own functions
# cmake -DUSE=... -DTREE=... -DBUILD=... -DSCRATCH=... -DGENERATOR=... -DCOMPILER=... -DFLAGS=... -P build.cmake
cmake_minimum_required(VERSION 3.22)
set(here ${CMAKE_CURRENT_LIST_DIR})
set(prefix ${SCRATCH}/moved)

function(run)
    execute_process(COMMAND ${ARGV} RESULT_VARIABLE status)
    if(NOT status EQUAL 0)
        message(FATAL_ERROR "failed: ${ARGV}")
    endif()
endfunction()

# These programs run for a moment, so optimising them isn't worth the compiler's time.
set(unoptimised -DCMAKE_BUILD_TYPE=Release -DCMAKE_CXX_FLAGS_RELEASE=-O0)

# Builds the project in a folder, and runs its program.
function(build folder program)
    run(${CMAKE_COMMAND} -G ${GENERATOR} -S ${folder} -B ${SCRATCH}/build ${ARGN} -DCMAKE_CXX_COMPILER=${COMPILER}
        -DCMAKE_CXX_FLAGS=${FLAGS} ${unoptimised})
    run(${CMAKE_COMMAND} --build ${SCRATCH}/build)
    foreach(form IN ITEMS ${program} ${program}-header-only)
        if(form STREQUAL "${program}" OR EXISTS ${SCRATCH}/build/${form})
            run(${SCRATCH}/build/${form})
        endif()
    endforeach()
endfunction()

# Sets VAR to the block of code in a README that starts with BEGINNING.
function(readme_block var file language beginning)
    file(READ ${TREE}/${file} readme)
    string(FIND "${readme}" "```${language}\n${beginning}" first)
    if(first EQUAL -1)
        message(FATAL_ERROR "${file} has no ${language} that begins with ${beginning}")
    endif()
    string(SUBSTRING "${readme}" ${first} -1 block)
    string(REGEX REPLACE "^```[a-z]+\n" "" block "${block}")
    string(FIND "${block}" "```" end)
    string(SUBSTRING "${block}" 0 ${end} block)
    set(${var} "${block}" PARENT_SCOPE)
endfunction()

# The remains of an earlier run would hide that a file is no longer installed.
file(REMOVE_RECURSE ${SCRATCH})
file(MAKE_DIRECTORY ${SCRATCH})
if(USE STREQUAL tree)
    build(${here} consumer -DISECT_TREE=${TREE})
elseif(USE STREQUAL fetch)
    readme_block(lines lib/README.md cmake "include(FetchContent)")
    readme_block(program README.md cpp "#include <cstdio>")
    file(WRITE ${SCRATCH}/project/main.cpp "${program}")
    file(WRITE ${SCRATCH}/project/CMakeLists.txt "cmake_minimum_required(VERSION 3.22)\n"
        "project(game LANGUAGES CXX)\nadd_executable(game main.cpp)\n${lines}")
    run(${CMAKE_COMMAND} -DOUTPUT=${SCRATCH}/project -P ${TREE}/lib/package/archive.cmake)
    build(${SCRATCH}/project game)
elseif(USE STREQUAL vcpkg)
    include(${here}/vcpkg.cmake)
    build(${here} consumer -DCMAKE_PREFIX_PATH=${CURRENT_PACKAGES_DIR})
else()
    run(${CMAKE_COMMAND} --install ${BUILD} --component isect --prefix ${SCRATCH}/prefix)
    file(RENAME ${SCRATCH}/prefix ${prefix})
endif()
if(USE STREQUAL install)
    build(${here} consumer -DCMAKE_PREFIX_PATH=${prefix})
elseif(USE STREQUAL pkgconfig)
    file(GLOB_RECURSE pc ${prefix}/*/isect.pc)
    get_filename_component(folder "${pc}" DIRECTORY)
    set(ENV{PKG_CONFIG_PATH} ${folder})
    execute_process(COMMAND pkg-config --cflags "isect >= 0.1" OUTPUT_VARIABLE flags
        OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
    execute_process(COMMAND pkg-config --libs "isect >= 0.1" OUTPUT_VARIABLE libraries
        OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
    separate_arguments(libraries UNIX_COMMAND "${libraries}")
    if(NOT flags MATCHES "-ffp-contract=off")
        message(FATAL_ERROR "isect.pc doesn't forbid contraction: ${flags}")
    endif()
    separate_arguments(flags UNIX_COMMAND "${flags} ${FLAGS}")
    run(${COMPILER} -std=c++20 ${flags} ${here}/main.cpp ${libraries} -o ${SCRATCH}/consumer)
    run(${SCRATCH}/consumer)
endif()
