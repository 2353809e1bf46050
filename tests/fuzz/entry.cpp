// A target for clang's libFuzzer. `isect-fuzz-NAME FOLDER` runs for as long as it finds new paths
// through the code, and keeps the inputs that lead there in the folder. `isect-fuzz-NAME FILE`
// runs one input again. The seeded fuzzer calls the same function.
#include <cstddef>
#include <cstdint>
#include <string>

#include ISECT_FUZZ_HEADER

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    fuzz::ISECT_FUZZ_TARGET(std::string(reinterpret_cast<const char*>(data), size));
    return 0;
}
