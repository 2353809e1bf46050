#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace lab {

/// A picture: red, green, blue and alpha of each pixel, from the lowest byte up. Rows start at the
/// top.
struct Image {
    int width{};
    int height{};
    std::vector<std::uint32_t> pixels;

    Image(int w, int h)
        : width(w), height(h), pixels(static_cast<std::size_t>(w) * static_cast<std::size_t>(h)) {}
};

/// The picture as a PNG file.
std::string png_bytes(const Image& image);

}  // namespace lab
