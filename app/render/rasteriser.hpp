#pragma once

#include <cstdint>

#include "render/image.hpp"
#include "render/tiles.hpp"

struct ImDrawData;

namespace lab {

/// The position of each channel in a 32-bit pixel.
struct PixelOrder {
    int red_shift = 0;
    int green_shift = 8;
    int blue_shift = 16;
};

/// Pixels owned by somebody else: a picture or a window.
struct PixelBuffer {
    std::uint32_t* pixels{};
    int width{};
    int height{};
    int stride{};  ///< pixels from one row to the next
    PixelOrder order{};
};

/// Draws Dear ImGui's triangles without a GPU. A pixel takes the colour that the triangle has at
/// its centre, so edges are as smooth as Dear ImGui's fringe around them, and the bits are the same
/// on every machine. Pixels outside `within` are left alone, and those inside do not depend on it.
void rasterise(const ImDrawData& data, const PixelBuffer& into, const TileSet& within);
/// Rasterises all of it into a picture.
Image rasterised(const ImDrawData& data);

}  // namespace lab
