#include "query/parts.hpp"

namespace lab {

namespace {

Geometry as_geometry(const Aabb& box) {
    return box;
}
Geometry as_geometry(const isect::Polygon<double>& solid) {
    return Polygon{solid.pos(), {solid.points().begin(), solid.points().end()}, solid.radius(), 0};
}

ShapePart tile_of(const Tiles& tiles, std::size_t index) {
    ShapePart part{index, Vec2{}};
    const Cell cell = tiles.cell_of(index);
    const auto take = [&](const auto& obstacle) {
        part.shape = as_geometry(isect::detail::bare(obstacle));
    };
    try {
        solid<double>(tiles).with_shape(cell.column, cell.row, take);
    } catch (const isect::BadShape&) {
        // A motion or a drag has moved the map to where its tiles are no shapes.
        const Vec2 corner = tiles.corner(cell.column, cell.row);
        part.shape = Aabb{corner + 0.5 * tiles.cell, 0.5 * tiles.cell};
    }
    if (tiles.at(cell).is_one_way) part.facing = {0, -1};
    return part;
}

ShapePart edge_of(const Chain& chain, std::size_t index) {
    const Segment edge = chain.edge(index);
    const Vec2 front{edge.delta.y, -edge.delta.x};
    return {index, edge, chain.front_only ? front : Vec2{}};
}

/// A chain or a tile map alone, as a ground.
MixedGround<double> ground_of(const Geometry& whole) {
    return mixed_ground<double>({&whole, 1}, {});
}

}  // namespace

isect::Bounds<double> bounds_of_whole(const Geometry& whole) {
    if (const auto* tiles = std::get_if<Tiles>(&whole))
        return {tiles->origin, tiles->corner(tiles->columns(), tiles->rows.size())};
    const auto* chain = std::get_if<Chain>(&whole);
    if (chain == nullptr) return bounds_of_solid(whole);
    isect::Bounds<double> bounds{chain->points.front(), chain->points.front()};
    for (const Vec2 point : chain->points) {
        bounds.lower = {std::min(bounds.lower.x, point.x), std::min(bounds.lower.y, point.y)};
        bounds.upper = {std::max(bounds.upper.x, point.x), std::max(bounds.upper.y, point.y)};
    }
    return bounds;
}

std::size_t part_count(const Geometry& whole) {
    if (const auto* chain = std::get_if<Chain>(&whole)) return chain->edges();
    const auto* tiles = std::get_if<Tiles>(&whole);
    return tiles != nullptr ? tiles->columns() * tiles->rows.size() : 1;
}

bool is_solid_part(const Geometry& whole, std::size_t index) {
    if (index >= part_count(whole)) return false;
    const auto* tiles = std::get_if<Tiles>(&whole);
    return tiles == nullptr || tiles->at(tiles->cell_of(index)) != isect::empty_tile;
}

ShapePart part_of(const Geometry& whole, std::size_t index) {
    if (const auto* chain = std::get_if<Chain>(&whole)) return edge_of(*chain, index);
    if (const auto* tiles = std::get_if<Tiles>(&whole)) return tile_of(*tiles, index);
    return {0, whole};
}

std::vector<ShapePart> parts_on_way(const Geometry& whole, const Geometry& mover, Vec2 delta) {
    isect::Corridor<double> way(bounds_of_solid(mover), delta);
    std::vector<ShapePart> parts;
    if (!isect::meet(bounds_of_whole(whole), way.whole())) return parts;
    const MixedGround<double> ground = ground_of(whole);
    ground.on_way(way, [&](const auto& item) {
        if (way.reaches(isect::bounds_of(isect::detail::shape_of(item))))
            parts.push_back(part_of(whole, ground.met(item.id).part));
    });
    return parts;
}

std::vector<ShapePart> parts_near(const Geometry& whole, const Geometry& shape, double reach) {
    isect::Bounds<double> around = bounds_of_solid(shape);
    around.lower = around.lower - Vec2{reach, reach};
    around.upper = around.upper + Vec2{reach, reach};
    std::vector<ShapePart> parts;
    if (!isect::meet(bounds_of_whole(whole), around)) return parts;
    const MixedGround<double> ground = ground_of(whole);
    ground.near(around, [&](const auto& item) {
        if (isect::meet(around, isect::bounds_of(isect::detail::shape_of(item))))
            parts.push_back(part_of(whole, ground.met(item.id).part));
    });
    return parts;
}

std::string part_words(const Geometry& whole, std::size_t index) {
    const auto* tiles = std::get_if<Tiles>(&whole);
    if (tiles == nullptr) return "edge " + std::to_string(index);
    const Cell cell = tiles->cell_of(index);
    return "column " + std::to_string(cell.column) + ", row " + std::to_string(cell.row);
}

std::string part_name(const std::string& whole_name, const Geometry& whole, std::size_t index) {
    const bool is_tile = std::holds_alternative<Tiles>(whole);
    return (is_tile ? "the tile at " : "") + part_words(whole, index) + " of " + whole_name;
}

}  // namespace lab
