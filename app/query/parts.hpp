#pragma once

#include <string>
#include <vector>

#include "query/precision.hpp"

namespace lab {

/// One edge of a chain or one tile of a tile map, as a convex shape.
struct ShapePart {
    std::size_t index{};  ///< as the library counts edges and cells
    Geometry shape;
    Vec2 facing{};  ///< the only side from which it is met; {0, 0} for all sides
};

/// Around a solid shape, a chain or a tile map; empty for any other.
isect::Bounds<double> bounds_of_whole(const Geometry& whole);

/// The number of edges, or of cells.
std::size_t part_count(const Geometry& whole);

/// Whether there is anything at a cell of a tile map. Every edge of a chain is.
bool is_solid_part(const Geometry& whole, std::size_t index);
/// The part with this index, which must be solid.
ShapePart part_of(const Geometry& whole, std::size_t index);

/// The parts that a shape may meet on its way, those nearest to its start first for a tile map.
std::vector<ShapePart> parts_on_way(const Geometry& whole, const Geometry& mover, Vec2 delta);
/// The parts within a distance of a shape, in both axes.
std::vector<ShapePart> parts_near(const Geometry& whole, const Geometry& shape, double reach);

/// "edge 3 of ground", "the tile at column 4, row 2 of level".
std::string part_name(const std::string& whole_name, const Geometry& whole, std::size_t index);
/// The same without the name of the whole: "edge 3", "column 4, row 2".
std::string part_words(const Geometry& whole, std::size_t index);

}  // namespace lab
