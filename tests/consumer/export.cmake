# The path of a bug report: a case line becomes a test that compiles and passes in a project that uses the library, with
# assert, catch2 or googletest.
# cmake -DLAB=... -DFRAME=... -DCASE=... -DTREE=... -DSCRATCH=... -DGENERATOR=... -DCOMPILER=... -DFLAGS=... -P export.cmake
function(run)
    execute_process(COMMAND ${ARGV} RESULT_VARIABLE status)
    if(NOT status EQUAL 0)
        message(FATAL_ERROR "failed: ${ARGV}")
    endif()
endfunction()

file(REMOVE_RECURSE ${SCRATCH})
file(MAKE_DIRECTORY ${SCRATCH}/project)
file(COPY ${CMAKE_CURRENT_LIST_DIR}/CMakeLists.txt DESTINATION ${SCRATCH}/project)
# A quoted argument, because the semicolons of a line would make it a list.
execute_process(COMMAND ${LAB} --case "${CASE}" --export ${FRAME}=${SCRATCH}/project/main.cpp RESULT_VARIABLE status)
if(NOT status EQUAL 0)
    message(FATAL_ERROR "the lab didn't export ${CASE}")
endif()
run(${CMAKE_COMMAND} -G ${GENERATOR} -S ${SCRATCH}/project -B ${SCRATCH}/build -DISECT_TREE=${TREE} -DISECT_FRAME=${FRAME}
    -DISECT_FORMS=header_only
    -DCMAKE_CXX_COMPILER=${COMPILER} -DCMAKE_CXX_FLAGS=${FLAGS})
run(${CMAKE_COMMAND} --build ${SCRATCH}/build)
run(${SCRATCH}/build/consumer)
