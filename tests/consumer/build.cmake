# Builds and runs the consumer against the library in TREE, or as installed from BUILD:
# cmake -DUSE=install|tree -DTREE=... -DBUILD=... -DSCRATCH=... -DGENERATOR=... -DCOMPILER=... -DFLAGS=... -P build.cmake
function(run)
    execute_process(COMMAND ${ARGV} RESULT_VARIABLE status)
    if(NOT status EQUAL 0)
        message(FATAL_ERROR "failed: ${ARGV}")
    endif()
endfunction()

# The remains of an earlier run would hide that a file is no longer installed.
file(REMOVE_RECURSE ${SCRATCH})
if(USE STREQUAL install)
    run(${CMAKE_COMMAND} --install ${BUILD} --prefix ${SCRATCH}/prefix)
    set(option -DCMAKE_PREFIX_PATH=${SCRATCH}/prefix)
else()
    set(option -DISECT_TREE=${TREE})
endif()
run(${CMAKE_COMMAND} -G ${GENERATOR} -S ${CMAKE_CURRENT_LIST_DIR} -B ${SCRATCH}/build ${option}
    -DCMAKE_CXX_COMPILER=${COMPILER} -DCMAKE_CXX_FLAGS=${FLAGS} -DCMAKE_BUILD_TYPE=Release)
run(${CMAKE_COMMAND} --build ${SCRATCH}/build)
run(${SCRATCH}/build/consumer)
