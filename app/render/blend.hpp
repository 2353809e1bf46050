#pragma once

#include <cstdint>

#include <imgui.h>

#include "render/rasteriser.hpp"

namespace lab {

inline std::uint32_t pixel_of(unsigned red, unsigned green, unsigned blue,
                              const PixelOrder& order) {
    const auto opaque =
        ~((0xFFU << order.red_shift) | (0xFFU << order.green_shift) | (0xFFU << order.blue_shift));
    return (red << order.red_shift) | (green << order.green_shift) | (blue << order.blue_shift) |
           opaque;
}

inline std::uint32_t in_order(ImU32 color, const PixelOrder& order) {
    return pixel_of((color >> IM_COL32_R_SHIFT) & 0xFF, (color >> IM_COL32_G_SHIFT) & 0xFF,
                    (color >> IM_COL32_B_SHIFT) & 0xFF, order);
}

/// Blends two channels at once, in the even bytes of a word. Each becomes the rounded mean of
/// `below` and `above`, weighted by 255 - alpha and alpha.
inline std::uint32_t mix_pair(std::uint32_t below, std::uint32_t above, unsigned alpha) {
    const std::uint32_t sum = below * (255 - alpha) + above * alpha + 0x00800080U;
    return ((sum + ((sum >> 8) & 0x00FF00FFU)) >> 8) & 0x00FF00FFU;
}

inline std::uint32_t blend(std::uint32_t below, std::uint32_t above, unsigned alpha) {
    constexpr std::uint32_t even = 0x00FF00FFU;
    return mix_pair(below & even, above & even, alpha) |
           (mix_pair((below >> 8) & even, (above >> 8) & even, alpha) << 8);
}

inline void blend_span(std::uint32_t* from, std::uint32_t* to, std::uint32_t above,
                       unsigned alpha) {
    for (; from != to; ++from) *from = blend(*from, above, alpha);
}

}  // namespace lab
