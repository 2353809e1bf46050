#include "check/faces.hpp"

#include <algorithm>

#include "geometry/outline.hpp"
#include "geometry/tile_outline.hpp"

namespace lab {
namespace {

void add_line(std::vector<GroundFace>& faces, const std::vector<Vec2>& line, bool is_closed) {
    for (std::size_t i = 0; i + (is_closed ? 0 : 1) < line.size(); ++i) {
        const Vec2 to = line[(i + 1) % line.size()];
        if (line[i] != to) faces.push_back({line[i], to});
    }
}

std::vector<GroundFace> faces_of_tiles(const Tiles& tiles) {
    const TileOutline outline = tile_outline(tiles, {{}, {tiles.columns(), tiles.rows.size()}});
    std::vector<GroundFace> faces;
    for (const std::vector<Vec2>& line : outline.lines) add_line(faces, line, false);
    for (const Surface& top : outline.platforms) faces.push_back({top.from, top.to, true});
    return faces;
}

/// A chain without a front has two: every edge is met from both sides.
std::vector<GroundFace> faces_of_chain(const Chain& chain) {
    std::vector<GroundFace> faces;
    add_line(faces, chain.points, chain.closed);
    if (chain.front_only) {
        for (GroundFace& face : faces) face.one_way = true;
        return faces;
    }
    for (std::size_t i = faces.size(); i-- > 0;) faces.push_back({faces[i].to, faces[i].from});
    return faces;
}

}  // namespace

std::vector<GroundFace> faces_of(const Geometry& obstacle, Vec2 one_way) {
    if (const auto* tiles = std::get_if<Tiles>(&obstacle)) return faces_of_tiles(*tiles);
    if (const auto* chain = std::get_if<Chain>(&obstacle)) return faces_of_chain(*chain);
    std::vector<GroundFace> faces;
    const Rounded shape = rounded(obstacle);
    if (shape.radius > 0) return faces;
    add_line(faces, shape.corners, true);
    if (one_way == Vec2{}) return faces;
    std::erase_if(faces,
                  [&](const GroundFace& face) { return isect::dot(face.front(), one_way) <= 0; });
    for (GroundFace& face : faces) face.one_way = true;
    return faces;
}

}  // namespace lab
