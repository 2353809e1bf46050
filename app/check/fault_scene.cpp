#include <algorithm>
#include <cmath>

#include "check/checked_level.hpp"
#include "check/ground_check.hpp"
#include "check/level_check.hpp"
#include "check/local_terrain.hpp"
#include "geometry/outline.hpp"
#include "scene/handles.hpp"
#include "scene/keys.hpp"

namespace lab {
namespace {

/// The view shows this much around the fault, and the level goes on somewhat beyond it.
Extent around_fault(const Fault& fault, Vec2 size, double cells) {
    const double reach = cells * std::max(size.x, size.y);
    const Extent both = around({fault.at, fault.at}, {fault.stand, fault.stand});
    return {both.min - Vec2{reach, reach}, both.max + Vec2{reach, reach}};
}

}  // namespace

Scene scene_of_fault(const Scene& level, const Fault& fault) {
    const CheckedLevel checked(level);
    Scene scene = level;
    scene.title = std::string(title_of(fault.kind)) + " at " + place_text(fault.at);
    scene.caption = fault.words;
    scene.text.clear();
    scene.opens.reset();
    scene.duration = 10;
    const Extent view = around_fault(fault, checked.size, 4);
    const Extent part = around_fault(fault, checked.size, 6);
    scene.content_corner = view.min;
    scene.content_size = view.max - view.min;

    std::erase_if(scene.shapes, [&](NamedShape& shape) {
        if (shape.name == checked.name) return false;
        if (!reaches_into(shape.geometry, part)) return true;
        if (auto* tiles = std::get_if<Tiles>(&shape.geometry)) {
            *tiles = cut_out(*tiles, part);
            return tiles->rows.empty() || tiles->columns() == 0;
        }
        return false;
    });
    set_place(find_shape(scene, checked.name)->geometry, fault.stand);
    std::erase_if(scene.motions, [&](const Motion& motion) {
        return find_shape(scene, split_handle(motion.drives).shape) == nullptr;
    });
    Walking& walk = std::get<Walking>(character_of(scene)->kind);
    walk.input.clear();
    walk.since.reset();
    walk.repeat = 0;
    std::erase_if(scene.queries, [&](Query& query) {
        std::erase_if(query.obstacles, [&](const std::string& obstacle) {
            return find_shape(scene, obstacle) == nullptr;
        });
        return query.obstacles.empty() || find_shape(scene, query.mover) == nullptr;
    });
    scene.expects.clear();
    scene.fails.clear();
    return scene;
}

}  // namespace lab
