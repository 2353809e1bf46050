#include "render/image.hpp"

#define STB_IMAGE_WRITE_STATIC
#define STB_IMAGE_WRITE_IMPLEMENTATION
#define STBI_WRITE_NO_STDIO
#include <stb_image_write.h>

namespace lab {

std::string png_bytes(const Image& image) {
    std::string bytes;
    const auto append = [](void* into, void* data, int size) {
        static_cast<std::string*>(into)->append(static_cast<const char*>(data),
                                                static_cast<std::size_t>(size));
    };
    stbi_write_png_to_func(append, &bytes, image.width, image.height, 4, image.pixels.data(),
                           4 * image.width);
    return bytes;
}

}  // namespace lab
