#include <algorithm>
#include <limits>
#include <utility>

#include "check/ground_check.hpp"
#include "check/level_check.hpp"
#include "check/local_terrain.hpp"
#include "geometry/extent.hpp"
#include "geometry/outline.hpp"
#include "motion/timeline.hpp"
#include "query/query.hpp"
#include "scene/frame_rate.hpp"
#include "scene/handles.hpp"
#include "scene/keys.hpp"

namespace lab {
namespace {

/// A part of the level around a fault and the character that shows it.
Extent around_fault(const Fault& fault, Vec2 size, double cells) {
    const double reach = cells * std::max(size.x, size.y);
    const Extent both = around({fault.at, fault.at}, {fault.stand, fault.stand});
    return {both.min - Vec2{reach, reach}, both.max + Vec2{reach, reach}};
}

/// Keeps what reaches into a part of the level, and at least one of the obstacles.
void cut(Scene& scene, const std::string& character, const Extent& part) {
    const auto away = [&](const NamedShape& shape) {
        return gap_between(extent_around(rounded(shape.geometry)), part);
    };
    double nearest = std::numeric_limits<double>::infinity();
    for (const std::string& obstacle : met_obstacles_of(scene, character))
        nearest = std::min(nearest, away(*find_shape(scene, obstacle)));
    std::erase_if(scene.shapes, [&](const NamedShape& shape) {
        return shape.name != character && away(shape) > std::max(nearest, 0.0);
    });
    for (NamedShape& shape : scene.shapes) {
        auto* tiles = std::get_if<Tiles>(&shape.geometry);
        if (tiles == nullptr) continue;
        Tiles near = cut_out(*tiles, part);
        if (near.columns() > 0) *tiles = std::move(near);
    }
}

/// Keeps the walk of the character, and nothing else that moves or is asked.
void keep_walk(Scene& scene, const std::string& character) {
    const std::string drives = character_of(scene)->drives;
    std::erase_if(scene.motions, [&](const Motion& motion) { return motion.drives != drives; });
    Walking& walk = std::get<Walking>(character_of(scene)->kind);
    walk.input.clear();
    walk.since.reset();
    walk.repeat = 0;
    std::erase_if(scene.queries, [&](const Query& query) {
        return query.mover != character || !row_of(query).walks;
    });
    for (Query& query : scene.queries)
        std::erase_if(query.obstacles, [&](const std::string& obstacle) {
            return find_shape(scene, obstacle) == nullptr;
        });
    std::erase_if(scene.queries, [](const Query& query) { return query.obstacles.empty(); });
    scene.crowd.reset();
    scene.expects.clear();
    scene.fails.clear();
}

/// The character begins as it was and holds its keys; other code's walks as that does.
void replay(Scene& scene, const Fault& fault) {
    Walking& walk = std::get<Walking>(character_of(scene)->kind);
    walk.since = fault.replay->from;
    walk.swept = walk.slides = walk.seams = walk.snaps = true;
    std::vector<Keys> keys;
    const std::int64_t sixtieths = sixtieths_of_step(walk.frame_rate);
    for (const Keys& held : fault.replay->keys)
        keys.insert(keys.end(), static_cast<std::size_t>(sixtieths), held);
    walk.input = recording_of(keys);
    if (fault.kind == FaultKind::sticks_alone) walk.seams = false;
    if (fault.kind == FaultKind::sticks_pushed || fault.kind == FaultKind::falls_through)
        walk.swept = false;
    constexpr double least = 2, rest = 0.5;
    scene.duration = std::max(least, static_cast<double>(keys.size()) / 60 + rest);
}

}  // namespace

Scene scene_of_fault(const Scene& level, const Fault& fault) {
    Scene scene = Timeline().pose(level, 0);
    const std::string character(split_handle(character_of(scene)->drives).shape);
    NamedShape& hero = *find_shape(scene, character);
    const Extent bounds = extent_around(rounded(hero.geometry));
    const Vec2 size = bounds.max - bounds.min, middle = 0.5 * (bounds.min + bounds.max);
    scene.title = std::string(title_of(fault.kind)) + " at " + at_text(fault.at);
    scene.caption = fault.words;
    scene.text.clear();
    scene.opens.reset();
    scene.level.reset();
    scene.duration = 10;
    // A seam is a fraction of a pixel.
    const Extent view = around_fault(fault, size, fault.kind == FaultKind::seam ? 0.6 : 4);
    scene.content_corner = view.min;
    scene.content_size = view.max - view.min;
    set_place(hero.geometry, position(hero.geometry) + (fault.stand - middle));
    cut(scene, character, around_fault(fault, size, 6));
    keep_walk(scene, character);
    if (fault.replay) replay(scene, fault);
    return scene;
}

}  // namespace lab
