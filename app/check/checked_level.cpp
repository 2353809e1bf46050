#include "check/checked_level.hpp"

#include <algorithm>
#include <cmath>

#include "check/local_terrain.hpp"
#include "geometry/outline.hpp"
#include "query/query.hpp"
#include "scene/error.hpp"
#include "scene/handles.hpp"
#include "scene/keys.hpp"

namespace lab {
namespace {

const Motion& character_to_check(const Scene& scene) {
    const Motion* character = character_of(scene);
    if (character == nullptr)
        throw UsageError(scene.level && scene.queries.empty()
                             ? "nothing in this level is taken as solid. In the lab, “What is "
                               "solid” changes that"
                             : "a check needs a character. “Let it walk” makes a shape one");
    return *character;
}

}  // namespace

CheckedLevel::CheckedLevel(const Scene& scene) : scalar(scene.scalar) {
    const Motion& character = character_to_check(scene);
    name = split_handle(character.drives).shape;
    walk = std::get<Walking>(character.kind);
    // A check is about the level, so the character has all of its ideas.
    walk.swept = walk.slides = walk.seams = walk.snaps = walk.broad_phase = true;
    settings = settings_of(scene, name);
    if (settings.up != Vec2{0, -1})
        throw UsageError("a check needs a character whose up is the top of the screen");
    body = find_shape(scene, name)->geometry;
    start = position(body);
    extent = extent_around(rounded(body));
    size = extent.max - extent.min;
    middle_ = 0.5 * (extent.min + extent.max);
    constexpr double usual_height = 14;
    hair = std::min(1.0, size.y / usual_height);
    rounding = hair / 100;
    if (size.x <= 0 || size.y <= 0)
        throw UsageError("a check needs a character with an inside, and " + name + " has none");
    for (const std::string& each : met_obstacles_of(scene, name)) {
        const NamedShape& shape = *find_shape(scene, each);
        terrain.obstacles.push_back(shape.geometry);
        terrain.marks.push_back({shape.one_way, {}});
        extent = around(extent, extent_around(rounded(shape.geometry)));
        add_solid(shape);
        const std::vector<GroundFace> its = faces_of(shape.geometry, shape.one_way);
        faces.insert(faces.end(), its.begin(), its.end());
    }
}

void CheckedLevel::add_solid(const NamedShape& shape) {
    const auto* chain = std::get_if<Chain>(&shape.geometry);
    if (shape.one_way != Vec2{} || (chain != nullptr && chain->front_only)) return;
    Geometry solid = shape.geometry;
    if (auto* tiles = std::get_if<Tiles>(&solid)) {
        for (std::string& row : tiles->rows)
            for (char& letter : row)
                if (tile_kind(letter)->tile.is_one_way) letter = tile_kinds[0].letter;
    }
    extents_.push_back(extent_around(rounded(solid)));
    solids_.push_back(std::move(solid));
}

/// Only what is near of a chain or a tile map is asked, since a query looks at all that it is
/// given.
bool CheckedLevel::overlaps_near(const Geometry& shape, const Extent& here,
                                 const Geometry& solid) const {
    if (const auto* tiles = std::get_if<Tiles>(&solid)) {
        const Tiles near = cut_out(*tiles, here);
        return near.columns() > 0 && overlap(shape, near, scalar);
    }
    if (const auto* chain = std::get_if<Chain>(&solid)) {
        const std::vector<Chain> runs = cut_out(*chain, here);
        return std::any_of(runs.begin(), runs.end(),
                           [&](const Chain& run) { return overlap(shape, run, scalar); });
    }
    return overlap(shape, solid, scalar);
}

bool CheckedLevel::is_free(const Geometry& shape) const {
    const Extent here = extent_around(rounded(shape));
    for (std::size_t i = 0; i < solids_.size(); ++i)
        if (meet(here, extents_[i]) && overlaps_near(shape, here, solids_[i])) return false;
    return true;
}

bool CheckedLevel::fits(Vec2 middle) const {
    Geometry there = body;
    set_place(there, middle - (middle_ - start));
    return is_free(there);
}

Vec2 CheckedLevel::resting_on(Vec2 place, Vec2 front) const {
    const Rounded shape = moved(rounded(body), -1 * middle_);
    const auto deeper = [&](Vec2 a, Vec2 b) { return isect::dot(a, front) < isect::dot(b, front); };
    Vec2 lowest = *std::min_element(shape.corners.begin(), shape.corners.end(), deeper);
    // On level ground, the middle of a flat foot is there.
    if (std::abs(front.x) < 1e-6) lowest.x = 0;
    const Vec2 above = 1e-5 * size.y * front;
    return place - lowest + shape.radius * front + above;
}

bool CheckedLevel::is_open(Vec2 place) const {
    const double half = 1e-5 * std::min(size.x, size.y);
    return is_free(Aabb{place, {half, half}});
}

bool CheckedLevel::is_floor(Vec2 front) const {
    return front.y < 0 && std::atan2(std::abs(front.x), -front.y) <= settings.steepest;
}

}  // namespace lab
