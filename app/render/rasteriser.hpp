#pragma once

#include <cstdint>

#include "render/image.hpp"
#include "render/tiles.hpp"

struct ImDrawData;

namespace lab {

/// Where the bits of a colour sit in a 32-bit pixel.
struct PixelOrder {
    int red_shift = 0;
    int green_shift = 8;
    int blue_shift = 16;
};

/// Pixels that somebody else owns: a picture's, or a window's.
struct PixelBuffer {
    std::uint32_t* pixels{};
    int width{};
    int height{};
    int stride{};  ///< pixels from one row to the next
    PixelOrder order{};
};

/// Draws Dear ImGui's triangles without a GPU: a pixel takes the colour that the triangle has at
/// its centre, so edges are as smooth as the fringe that Dear ImGui puts around them, and the same
/// bits on every machine. Pixels outside `within` are left alone, and those inside do not depend on
/// it.
void rasterise(const ImDrawData& data, const PixelBuffer& into, const TileSet& within);
/// The whole of it, as a picture.
Image rasterised(const ImDrawData& data);

}  // namespace lab
