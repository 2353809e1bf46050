#include "level/inflate.hpp"

// Only the part that decompresses.
#define STB_IMAGE_STATIC
#define STB_IMAGE_IMPLEMENTATION
#define STBI_SUPPORT_ZLIB
#define STBI_NO_STDIO
#define STBI_NO_LINEAR
#define STBI_NO_HDR
#define STBI_NO_JPEG
#define STBI_NO_PNG
#define STBI_NO_BMP
#define STBI_NO_PSD
#define STBI_NO_TGA
#define STBI_NO_GIF
#define STBI_NO_PIC
#define STBI_NO_PNM
#include <stb_image.h>

#include "scene/error.hpp"

namespace lab {

std::vector<unsigned char> inflate(const std::vector<unsigned char>& bytes, std::size_t most,
                                   InflateHeader header) {
    std::vector<unsigned char> inflated(most);
    auto* const into = reinterpret_cast<char*>(inflated.data());
    const auto* const from = reinterpret_cast<const char*>(bytes.data());
    const int room = static_cast<int>(most), length = static_cast<int>(bytes.size());
    const int count = header == InflateHeader::zlib
                          ? stbi_zlib_decode_buffer(into, room, from, length)
                          : stbi_zlib_decode_noheader_buffer(into, room, from, length);
    if (count < 0) throw UsageError("the compressed numbers are damaged, or more than the cells");
    inflated.resize(static_cast<std::size_t>(count));
    return inflated;
}

}  // namespace lab
