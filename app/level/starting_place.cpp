#include "level/starting_place.hpp"

#include <algorithm>
#include <cmath>
#include <optional>

#include "geometry/outline.hpp"
#include "level/words.hpp"

namespace lab {

namespace {

bool is_near(const LevelObject& object) {
    const Vec2 far = object.at + object.size;
    return std::max({std::abs(object.at.x), std::abs(object.at.y), std::abs(far.x),
                     std::abs(far.y)}) <= most_pixels;
}

const LevelObject* start_of(const Level& level) {
    for (const LevelLayer& layer : level.layers)
        for (const LevelObject& object : layer.objects)
            if (is_near(object) && (names_a_start(object.name) || names_a_start(object.kind)))
                return &object;
    return nullptr;
}

/// Whether a character of this size fits where one cell is free or two are.
bool is_characters_size(Vec2 size, Vec2 cell) {
    return size.x >= cell.x / 4 && size.x <= 3 * cell.x && size.y >= cell.y / 4 &&
           size.y <= 4 * cell.y;
}

bool is_free(const Aabb& box, const Scene& solids) {
    return std::none_of(solids.shapes.begin(), solids.shapes.end(), [&](const NamedShape& shape) {
        return shape.one_way == Vec2{} && overlap(box, shape.geometry, solids.scalar);
    });
}

/// The nearest free place, ring by ring in steps of half a cell; the place itself if all of them
/// are taken.
Vec2 nearest_free(const Aabb& box, const Scene& solids, Vec2 cell) {
    constexpr int most_rings = 16;
    for (int ring = 0; ring <= most_rings; ++ring) {
        for (int row = -ring; row <= ring; ++row) {
            for (int column = -ring; column <= ring; ++column) {
                if (std::max(std::abs(row), std::abs(column)) != ring) continue;
                const Vec2 center = box.center + Vec2{0.5 * column * cell.x, 0.5 * row * cell.y};
                if (is_free({center, box.half}, solids)) return center;
            }
        }
    }
    return box.center;
}

/// On the ground of a tile map, column by column from the left, from the bottom up.
std::optional<Vec2> place_on_tiles(const Tiles& tiles, Vec2 half, const Scene& solids) {
    const auto is_empty = [&](std::size_t column, std::size_t row) {
        const isect::Tile tile = tiles.at({column, row});
        return tile.left == 0 && tile.right == 0;
    };
    for (std::size_t column = 0; column < tiles.columns(); ++column) {
        for (std::size_t row = tiles.rows.size(); row-- > 0;) {
            if (is_empty(column, row) || (row > 0 && !is_empty(column, row - 1))) continue;
            const Vec2 corner = tiles.corner(column, row);
            const Vec2 center{corner.x + tiles.cell.x / 2, corner.y - half.y};
            // Above the map, it would stand on what closes the level in.
            if (row > 0 && is_free({center, half}, solids)) return center;
        }
    }
    return {};
}

std::optional<Vec2> place_above(const Geometry& geometry, Vec2 half, const Scene& solids) {
    if (const auto* tiles = std::get_if<Tiles>(&geometry))
        return place_on_tiles(*tiles, half, solids);
    const Rounded outline = rounded(geometry);
    if (outline.corners.empty()) return {};
    Vec2 min = outline.corners[0], max = min;
    for (const Vec2 corner : outline.corners) {
        min = {std::min(min.x, corner.x), std::min(min.y, corner.y)};
        max = {std::max(max.x, corner.x), std::max(max.y, corner.y)};
    }
    const Vec2 center{(min.x + max.x) / 2, min.y - outline.radius - half.y};
    if (!is_free({center, half}, solids)) return {};
    return center;
}

}  // namespace

Aabb starting_box(const Level& level, const Scene& solids) {
    Aabb box{{}, {0.3125 * level.cell.x, 0.4375 * level.cell.y}};
    if (const LevelObject* start = start_of(level)) {
        const bool has_size = is_characters_size(start->size, level.cell);
        if (has_size) box.half = 0.5 * start->size;
        box.center = start->at + 0.5 * start->size;
        if (start->form == LevelObject::Form::point) box.center = start->at;
        box.center = nearest_free(box, solids, level.cell);
        return box;
    }
    for (const NamedShape& shape : solids.shapes) {
        const auto place = place_above(shape.geometry, box.half, solids);
        if (!place) continue;
        box.center = *place;
        return box;
    }
    return box;
}

}  // namespace lab
