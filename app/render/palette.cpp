#include "render/palette.hpp"

#include <cmath>

namespace lab {

namespace {

// Lightness and blueness keep clear, blocked, result, x, y and the world distinguishable to people
// who can't tell red from green.
constexpr Palette dark_palette{.ground = rgb(0x101316),
                               .card = rgb(0x171b20),
                               .field = rgb(0x1d2228),
                               .hairline = rgb(0x272e36),
                               .canvas = rgb(0x12161a),
                               .grid = rgb(0x1a1f25),
                               .text = rgb(0xdfe5ec),
                               .soft = rgb(0x98a3af),
                               .faint = rgb(0x5d6873),
                               .world = rgb(0x8d98a5),
                               .clear = rgb(0x48d4a3),
                               .blocked = rgb(0xff615c),
                               .result = rgb(0xffb747),
                               .clear_fill = rgb(0x48d4a3),
                               .blocked_fill = rgb(0xff615c),
                               .result_fill = rgb(0xffb747),
                               .x = rgb(0x7cc6fd),
                               .y = rgb(0xa58efc),
                               .lit = rgb(0x222a33),
                               .chosen = with_alpha(rgb(0x7cc6fd), 0.14)};
constexpr Palette light_palette{.ground = rgb(0xeef0f2),
                                .card = rgb(0xffffff),
                                .field = rgb(0xf5f6f8),
                                .hairline = rgb(0xdfe3e8),
                                .canvas = rgb(0xfbfcfd),
                                .grid = rgb(0xeceff2),
                                .text = rgb(0x1c2127),
                                .soft = rgb(0x5c6670),
                                .faint = rgb(0x9aa3ad),
                                .world = rgb(0x5b6570),
                                .clear = rgb(0x055c41),
                                .blocked = rgb(0x9a1414),
                                .result = rgb(0x935c00),
                                .clear_fill = rgb(0x0b9f61),
                                .blocked_fill = rgb(0xc90e37),
                                .result_fill = rgb(0xb87400),
                                .x = rgb(0x1e6bb1),
                                .y = rgb(0x7448e6),
                                .lit = rgb(0xfff6e2),
                                .chosen = with_alpha(rgb(0x1e6bb1), 0.14)};
constexpr Palette dark_contrast_palette{.ground = rgb(0x000000),
                                        .card = rgb(0x000000),
                                        .field = rgb(0x14181d),
                                        .hairline = rgb(0x7c8690),
                                        .canvas = rgb(0x000000),
                                        .grid = rgb(0x22272d),
                                        .text = rgb(0xffffff),
                                        .soft = rgb(0xd2d8de),
                                        .faint = rgb(0x98a2ac),
                                        .world = rgb(0xa2adb4),
                                        .clear = rgb(0x60e0b0),
                                        .blocked = rgb(0xfe8872),
                                        .result = rgb(0xffb84d),
                                        .clear_fill = rgb(0x60e0b0),
                                        .blocked_fill = rgb(0xfe8872),
                                        .result_fill = rgb(0xffb84d),
                                        .x = rgb(0x8fccf2),
                                        .y = rgb(0xb69cff),
                                        .lit = rgb(0x10202e),
                                        .chosen = with_alpha(rgb(0x8fccf2), 0.32)};
constexpr Palette light_contrast_palette{.ground = rgb(0xffffff),
                                         .card = rgb(0xffffff),
                                         .field = rgb(0xf2f4f6),
                                         .hairline = rgb(0x6b747d),
                                         .canvas = rgb(0xffffff),
                                         .grid = rgb(0xe0e4e8),
                                         .text = rgb(0x000000),
                                         .soft = rgb(0x2f363d),
                                         .faint = rgb(0x59626b),
                                         .world = rgb(0x2c303e),
                                         .clear = rgb(0x244425),
                                         .blocked = rgb(0x962550),
                                         .result = rgb(0x674e07),
                                         .clear_fill = rgb(0x244425),
                                         .blocked_fill = rgb(0x962550),
                                         .result_fill = rgb(0x674e07),
                                         .x = rgb(0x01519f),
                                         .y = rgb(0x6722cc),
                                         .lit = rgb(0xfff3cc),
                                         .chosen = with_alpha(rgb(0x01519f), 0.28)};

}  // namespace

std::string hex_text(Rgba color) {
    constexpr const char* digits = "0123456789abcdef";
    std::string text = "#";
    for (const unsigned channel : {color.r, color.g, color.b}) {
        text += digits[channel >> 4U];
        text += digits[channel & 15U];
    }
    return text;
}

Rgba mixed(Rgba a, Rgba b, double share_of_b) {
    const auto channel = [&](std::uint8_t from, std::uint8_t to) {
        return static_cast<std::uint8_t>(std::lround(from + (to - from) * share_of_b));
    };
    return {channel(a.r, b.r), channel(a.g, b.g), channel(a.b, b.b), channel(a.a, b.a)};
}

Rgba unlit_code(const Palette& colors) {
    return mixed(colors.faint, colors.soft, 0.75);
}

Rgba unmet_obstacle(const Palette& colors) {
    return mixed(colors.canvas, colors.world, 0.4);
}

const Palette& palette(Theme theme) {
    switch (theme) {
        case Theme::light:
            return light_palette;
        case Theme::dark_contrast:
            return dark_contrast_palette;
        case Theme::light_contrast:
            return light_contrast_palette;
        case Theme::dark:
            break;
    }
    return dark_palette;
}

}  // namespace lab
