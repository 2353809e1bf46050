// Tile maps as drawings.
#pragma once

#include <string>
#include <vector>

#include <isect/tile_map.hpp>

namespace tile_levels {

using Drawing = std::vector<std::string>;

/// # is solid, / and \ are steep slopes, - is a one-way platform; slopes over two tiles are 1 2 up
/// and 3 4 down, and over four tiles a b c d up.
inline isect::Tile drawn(const Drawing& rows, std::size_t column, std::size_t row) {
    using isect::Tile;
    switch (rows[row][column]) {
        case '#':
            return isect::solid_tile;
        case '-':
            return isect::one_way_tile;
        case '/':
            return {0, 1};
        case '\\':
            return {1, 0};
        case '1':
            return {0, 0.5F};
        case '2':
            return {0.5F, 1};
        case '3':
            return {1, 0.5F};
        case '4':
            return {0.5F, 0};
        case 'a':
            return {0, 0.25F};
        case 'b':
            return {0.25F, 0.5F};
        case 'c':
            return {0.5F, 0.75F};
        case 'd':
            return {0.75F, 1};
        default:
            return isect::empty_tile;
    }
}

/// Flats and slopes of all kinds, up and down, which all can be walked over.
inline const Drawing hills{
    "                                         ",  "                                         ",
    "                                         ",  "                                         ",
    "                 /#\\          /##34      ", "   /#\\ 12##34  /#####\\  abcd########34   ",
    "#########################################",
};

}  // namespace tile_levels
