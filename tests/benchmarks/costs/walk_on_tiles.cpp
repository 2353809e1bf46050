#include <isect/isect.hpp>

isect::Walked<float> walked(const isect::Aabb<float>& player, isect::Vec2<float> velocity,
                            const char* tiles) {
    const isect::TileMap map(isect::Vec2<float>{0, 0}, isect::Vec2<float>{16, 16}, 100, 50,
                             [=](std::size_t column, std::size_t row) {
                                 const bool is_solid = tiles[row * 100 + column] == '#';
                                 return is_solid ? isect::solid_tile : isect::empty_tile;
                             });
    return isect::walk(player, velocity, 1 / 60.F, map);
}
