// A target for clang's libFuzzer: `isect-fuzz-NAME FOLDER` goes on for as long as it finds new ways
// through the code, and keeps what leads there in the folder. `isect-fuzz-NAME FILE` runs one input
// once more. It is the function that the seeded fuzzer calls, too.
#include <cstddef>
#include <cstdint>
#include <string>

#include ISECT_FUZZ_HEADER

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    fuzz::ISECT_FUZZ_TARGET(std::string(reinterpret_cast<const char*>(data), size));
    return 0;
}
