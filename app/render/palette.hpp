#pragma once

#include <cstdint>
#include <string>

#include "render/theme.hpp"

namespace lab {

struct Rgba {
    std::uint8_t r{}, g{}, b{}, a = 255;

    friend constexpr bool operator==(Rgba, Rgba) = default;
};

constexpr Rgba rgb(std::uint32_t hex) {
    return {static_cast<std::uint8_t>(hex >> 16), static_cast<std::uint8_t>(hex >> 8),
            static_cast<std::uint8_t>(hex)};
}
constexpr Rgba with_alpha(Rgba color, double alpha) {
    color.a = static_cast<std::uint8_t>(alpha * 255 + 0.5);
    return color;
}

/// One accent for each meaning. The `_fill` colours are for areas and for strokes of at least 2
/// points, never for text.
struct Palette {
    Rgba ground, card, field, hairline;
    Rgba canvas, grid;
    Rgba text, soft, faint;
    Rgba world;
    Rgba clear, blocked, result;
    Rgba clear_fill, blocked_fill, result_fill;
    Rgba x, y;  ///< x is also the colour of the querying shape, of focus and of playback
    Rgba lit;
    Rgba chosen;  ///< translucent, drawn over the ground of a selected item
};

const Palette& palette(Theme theme);

/// "#12161a", without the opacity.
std::string hex_text(Rgba color);

/// A blend of two colours.
Rgba mixed(Rgba a, Rgba b, double share_of_b);

/// The colour of displayed code that did not run: fainter than code that ran, but still easy to
/// read.
Rgba unlit_code(const Palette& colors);

/// The colour of an obstacle that the selected query doesn't meet.
Rgba unmet_obstacle(const Palette& colors);

}  // namespace lab
