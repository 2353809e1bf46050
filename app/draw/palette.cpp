#include "draw/palette.hpp"

namespace lab {

const Palette& palette(Theme theme) {
    static constexpr Palette dark{.ground = rgb(0x101316),
                                  .card = rgb(0x171b20),
                                  .field = rgb(0x1d2228),
                                  .hairline = rgb(0x272e36),
                                  .canvas = rgb(0x12161a),
                                  .grid = rgb(0x1a1f25),
                                  .text = rgb(0xdfe5ec),
                                  .soft = rgb(0x98a3af),
                                  .faint = rgb(0x5d6873),
                                  .world = rgb(0x8d98a5),
                                  .clear = rgb(0x5fd08a),
                                  .blocked = rgb(0xff5d7d),
                                  .result = rgb(0xffb84d),
                                  .clear_fill = rgb(0x5fd08a),
                                  .blocked_fill = rgb(0xff5d7d),
                                  .result_fill = rgb(0xffb84d),
                                  .x = rgb(0x5cb3ff),
                                  .y = rgb(0xb69cff),
                                  .lit = rgb(0x222a33)};
    static constexpr Palette light{.ground = rgb(0xeef0f2),
                                   .card = rgb(0xffffff),
                                   .field = rgb(0xf5f6f8),
                                   .hairline = rgb(0xdfe3e8),
                                   .canvas = rgb(0xfbfcfd),
                                   .grid = rgb(0xeceff2),
                                   .text = rgb(0x1c2127),
                                   .soft = rgb(0x5c6670),
                                   .faint = rgb(0x9aa3ad),
                                   .world = rgb(0x5b6570),
                                   .clear = rgb(0x14753f),
                                   .blocked = rgb(0xc92a50),
                                   .result = rgb(0x935c00),
                                   .clear_fill = rgb(0x1e9b55),
                                   .blocked_fill = rgb(0xd8325a),
                                   .result_fill = rgb(0xb87400),
                                   .x = rgb(0x186dbe),
                                   .y = rgb(0x7552d6),
                                   .lit = rgb(0xfff6e2)};
    return theme == Theme::dark ? dark : light;
}

}  // namespace lab
