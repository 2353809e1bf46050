# Compiles one source against the headers alone and runs it. With ERROR, the compiler must reject it, and its first
# error must match:
# cmake -DSOURCE=... -DTREE=... -DSCRATCH=... -DCOMPILER=... -DFLAGS=... [-DERROR=regex] -P compile.cmake
separate_arguments(flags UNIX_COMMAND "${FLAGS}")
execute_process(COMMAND ${COMPILER} -std=c++20 ${flags} -DISECT_HEADER_ONLY -I ${TREE}/lib/include ${CMAKE_CURRENT_LIST_DIR}/${SOURCE}
    -o ${SCRATCH} RESULT_VARIABLE status ERROR_VARIABLE errors)
if(DEFINED ERROR)
    string(REGEX MATCH "error: [^\n]*" first "${errors}")
    if(status EQUAL 0 OR NOT first MATCHES "${ERROR}")
        message(FATAL_ERROR "${SOURCE} should be refused with ${ERROR}, but: ${first}")
    endif()
    return()
endif()
if(NOT status EQUAL 0)
    message(FATAL_ERROR "${SOURCE} doesn't compile:\n${errors}")
endif()
execute_process(COMMAND ${SCRATCH} RESULT_VARIABLE status)
if(NOT status EQUAL 0)
    message(FATAL_ERROR "${SOURCE} fails: ${status}")
endif()
