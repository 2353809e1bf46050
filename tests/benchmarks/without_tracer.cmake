# Makes a copy of the library and its rows that traces nothing, in the namespace isect_plain. The benchmarks build it, and
# a test compiles it:
# cmake -DTREE=... -DSCRATCH=... -DCOMPILER=... -DFLAGS=... -P without_tracer.cmake

# Tracers are still passed on, as empty arguments: to remove them, each function and template that takes one would have
# to be rewritten along with all its calls.
function(copy_without_tracer from to)
    file(READ ${from} text)
    string(REGEX REPLACE "([^A-Za-z0-9_])trace\\(" "\\1(" text "${text}")
    string(REPLACE "isect" "isect_plain" text "${text}")
    file(CONFIGURE OUTPUT ${to} CONTENT "${text}" @ONLY)
endfunction()

# Sets `sources` to the files that the copy was made from.
function(copy_library_without_tracer tree to)
    file(GLOB_RECURSE headers RELATIVE ${tree}/lib/include ${tree}/lib/include/*)
    foreach(header IN LISTS headers)
        string(REPLACE "isect" "isect_plain" copy ${header})
        copy_without_tracer(${tree}/lib/include/${header} ${to}/${copy})
        list(APPEND sources ${tree}/lib/include/${header})
    endforeach()
    foreach(file IN ITEMS lib/pairs.hpp benchmarks/inputs.hpp benchmarks/rows.hpp benchmarks/library.cpp)
        copy_without_tracer(${tree}/tests/${file} ${to}/${file})
        list(APPEND sources ${tree}/tests/${file})
    endforeach()
    set(sources ${sources} PARENT_SCOPE)
endfunction()

if(CMAKE_SCRIPT_MODE_FILE AND NOT CMAKE_PARENT_LIST_FILE)
    separate_arguments(flags UNIX_COMMAND "${FLAGS}")
    copy_library_without_tracer(${TREE} ${SCRATCH})
    execute_process(COMMAND ${COMPILER} -std=c++20 -DISECT_HEADER_ONLY ${flags} -fsyntax-only -w -I ${SCRATCH}
        -I ${CMAKE_CURRENT_LIST_DIR}/unmeasured ${SCRATCH}/benchmarks/library.cpp RESULT_VARIABLE status)
    if(NOT status EQUAL 0)
        message(FATAL_ERROR "The copy without a tracer doesn't compile.")
    endif()
endif()
