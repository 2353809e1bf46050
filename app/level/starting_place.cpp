#include "level/starting_place.hpp"

#include <algorithm>
#include <cmath>
#include <optional>

#include "geometry/extent.hpp"
#include "geometry/outline.hpp"

namespace lab {

namespace {

bool is_near(const LevelObject& object) {
    const Vec2 far = object.at + object.size;
    return std::max({std::abs(object.at.x), std::abs(object.at.y), std::abs(far.x),
                     std::abs(far.y)}) <= most_pixels;
}

/// The player's start, or else the first start of all.
const LevelObject* start_of(const Level& level) {
    const LevelObject* first = nullptr;
    for (const LevelLayer& layer : level.layers) {
        for (const LevelObject& object : layer.objects) {
            if (!is_near(object)) continue;
            const Start start = start_at(object);
            if (start == Start::of_player) return &object;
            if (start == Start::of_somebody && first == nullptr) first = &object;
        }
    }
    return first;
}

/// Whether a character of this size fits where one cell is free or two are.
bool is_characters_size(Vec2 size, Vec2 cell) {
    return size.x >= cell.x / 4 && size.x <= 3 * cell.x && size.y >= cell.y / 4 &&
           size.y <= 4 * cell.y;
}

/// Asks whether a box is free, so often as takes no time that is noticed.
class FreePlaces {
public:
    explicit FreePlaces(const Scene& solids) : solids_(solids) {}

    bool is_free(const Aabb& box) {
        return std::none_of(
            solids_.shapes.begin(), solids_.shapes.end(), [&](const NamedShape& shape) {
                const auto* chain = std::get_if<Chain>(&shape.geometry);
                const bool lets_through =
                    shape.one_way != Vec2{} || (chain != nullptr && chain->front_only);
                return !lets_through &&
                       (--left_ < 0 || overlap(box, shape.geometry, solids_.scalar));
            });
    }
    bool may_ask() const { return left_ > 0; }

private:
    const Scene& solids_;
    int left_ = 100000;
};

/// The nearest free place, ring by ring in steps of half a cell; the place itself if all of them
/// are taken.
Vec2 nearest_free(const Aabb& box, FreePlaces& places, Vec2 cell) {
    constexpr int most_rings = 16;
    for (int ring = 0; ring <= most_rings; ++ring) {
        for (int row = -ring; row <= ring; ++row) {
            for (int column = -ring; column <= ring; ++column) {
                if (std::max(std::abs(row), std::abs(column)) != ring) continue;
                const Vec2 center = box.center + Vec2{0.5 * column * cell.x, 0.5 * row * cell.y};
                if (places.is_free({center, box.half})) return center;
            }
        }
    }
    return box.center;
}

bool is_empty(const Tiles& tiles, std::size_t column, std::size_t row) {
    return tiles.rows[row][column] == tile_kinds[0].letter;
}

/// On the ground of a tile map, column by column from the left, from the bottom up. Rather not on
/// top of the map, where it would stand on what closes the level in.
std::optional<Vec2> place_on_tiles(const Tiles& tiles, Vec2 half, FreePlaces& places) {
    for (const std::size_t first_row : {std::size_t{1}, std::size_t{0}}) {
        for (std::size_t column = 0; column < tiles.columns() && places.may_ask(); ++column) {
            for (std::size_t row = tiles.rows.size(); row-- > first_row;) {
                const bool is_top =
                    !is_empty(tiles, column, row) && (row == 0 || is_empty(tiles, column, row - 1));
                if (!is_top) continue;
                const Vec2 corner = tiles.corner(column, row);
                const Vec2 center{corner.x + tiles.cell.x / 2, corner.y - half.y};
                if (places.is_free({center, half})) return center;
            }
        }
    }
    return {};
}

Vec2 top_of(const Geometry& geometry) {
    const Extent extent = extent_around(rounded(geometry));
    return {(extent.min.x + extent.max.x) / 2, extent.min.y};
}

std::optional<Vec2> place_above(const Geometry& geometry, Vec2 half, FreePlaces& places) {
    if (const auto* tiles = std::get_if<Tiles>(&geometry))
        return place_on_tiles(*tiles, half, places);
    const Vec2 center = top_of(geometry) - Vec2{0, half.y};
    if (!places.is_free({center, half})) return {};
    return center;
}

}  // namespace

Start start_at(const LevelObject& object) {
    return std::max(named_start(object.name), named_start(object.kind));
}

Aabb starting_box(const Level& level, const Scene& solids) {
    Aabb box{{}, {0.3125 * level.cell.x, 0.4375 * level.cell.y}};
    FreePlaces places(solids);
    if (const LevelObject* start = start_of(level)) {
        const bool has_size = is_characters_size(start->size, level.cell);
        if (has_size) box.half = 0.5 * start->size;
        box.center = start->at + 0.5 * start->size;
        if (start->form == LevelObject::Form::point) box.center = start->at;
        box.center = nearest_free(box, places, level.cell);
        return box;
    }
    for (const NamedShape& shape : solids.shapes) {
        const auto place = place_above(shape.geometry, box.half, places);
        if (!place) continue;
        box.center = *place;
        return box;
    }
    if (!solids.shapes.empty())
        box.center = top_of(solids.shapes.front().geometry) - Vec2{0, box.half.y};
    return box;
}

}  // namespace lab
