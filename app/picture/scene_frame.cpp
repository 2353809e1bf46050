#include "picture/scene_frame.hpp"

#include <algorithm>
#include <numeric>
#include <vector>

#include "geometry/extent.hpp"
#include "geometry/grid.hpp"
#include "geometry/outline.hpp"
#include "instruments/free_numbers.hpp"
#include "motion/timeline.hpp"
#include "scene/parameters.hpp"

namespace lab {

namespace {

/// The extents of shapes and of the ends of their paths. Ranges are on the line y = 0.
std::vector<Extent> extents_of(const Scene& scene) {
    std::vector<Extent> extents;
    for (const NamedShape& shape : scene.shapes) {
        const auto* range = std::get_if<Range>(&shape.geometry);
        extents.push_back(range != nullptr ? Extent{{range->min, 0}, {range->max, 0}}
                                           : extent_around(rounded(shape.geometry)));
    }
    for (const Query& query : scene.queries) {
        const NamedShape* mover = find_shape(scene, query.mover);
        if (mover == nullptr || !row_of(query).has_delta) continue;
        extents.push_back(extent_around(moved(rounded(mover->geometry), query.delta)));
    }
    return extents;
}

/// Whether the scene has the default content, as a case line without @content has.
bool is_unsaid(const Scene& scene) {
    return scene.content_corner == Vec2{-64, -64} && scene.content_size == Vec2{128, 128};
}

bool moves(const Scene& scene) {
    return !scene.motions.empty() || scene.crowd;
}

bool shows(const Camera& camera, const Extent& extent) {
    const Pt low = camera.to_screen(extent.min), high = camera.to_screen(extent.max);
    return low.x >= camera.area.min.x && low.y >= camera.area.min.y &&
           high.x <= camera.area.max.x && high.y <= camera.area.max.y;
}

Extent content_of(const Scene& scene) {
    return {scene.content_corner, scene.content_corner + scene.content_size};
}

Camera frame_with_room(const Scene& scene, const Extent& extent, Rect area) {
    Extent all = around(extent, content_of(scene));
    if (is_unsaid(scene)) {
        // Leaves space around the shapes for dragging. A single point has no size and gets the
        // default space.
        const bool has_size = extent.min != extent.max;
        const Vec2 beside = has_size ? 0.25 * (extent.max - extent.min) : 0.5 * scene.content_size;
        all = {extent.min - beside, extent.max + beside};
    }
    return frame(all.min, all.max - all.min, area);
}

/// Whether the shapes would be tiny in the default content, as those of a world in meters are.
bool is_lost_in(const Scene& scene, const Extent& extent) {
    const Vec2 size = extent.max - extent.min;
    const double larger = std::max(size.x, size.y);
    return is_unsaid(scene) && larger > 0 && larger < 0.06 * scene.content_size.x;
}

/// Whether the extent is within reach of the camera.
bool fits(const Scene& scene, const Extent& extent, Rect area) {
    return shows(frame_with_room(scene, extent, area), extent);
}

/// The extents that fit, so that a distant shape doesn't make the others invisible.
Extent what_fits(const Scene& scene, const std::vector<Extent>& extents, Rect area) {
    Extent near = content_of(scene);
    for (const Extent& extent : extents) {
        const Extent more = around(near, extent);
        if (fits(scene, more, area)) near = more;
    }
    return near;
}

}  // namespace

Camera frame_shapes(const Scene& scene, Rect area) {
    const Camera asked = frame(scene.content_corner, scene.content_size, area);
    const std::vector<Extent> extents = extents_of(scene);
    if (extents.empty()) return asked;
    Extent all = std::accumulate(extents.begin() + 1, extents.end(), extents.front(), around);
    if (!fits(scene, all, area)) all = what_fits(scene, extents, area);
    return shows(asked, all) && !is_lost_in(scene, all) ? asked : frame_with_room(scene, all, area);
}

Camera frame_scene(const Scene& scene, Rect area) {
    if (is_unsaid(scene) && !moves(scene)) return frame_shapes(scene, area);
    return frame(scene.content_corner, scene.content_size, area);
}

void set_content(Scene& scene, const Camera& shown) {
    const Vec2 low = shown.to_world(shown.area.min), high = shown.to_world(shown.area.max);
    // The numbers are rounded by less than the eye notices, so that they are short.
    const double step = nice_step_up_to((high.x - low.x) / 500);
    const auto rounded_to = [&](Vec2 v) {
        return Vec2{nearest_multiple(v.x, step), nearest_multiple(v.y, step)};
    };
    const Vec2 size = (1 / frame_margin) * (high - low);
    scene.content_size = rounded_to(size);
    scene.content_corner = rounded_to(0.5 * low + 0.5 * high - 0.5 * size);
}

void frame_query(Scene& scene, std::size_t query) {
    Scene alone = with_query_alone(scene, query);
    alone.content_corner = Scene{}.content_corner;
    alone.content_size = Scene{}.content_size;
    constexpr Rect sheet{{0, 0}, {640, 480}};
    set_content(scene, frame_shapes(alone, sheet));
}

void say_content(Scene& scene, const Camera& shown) {
    const Camera asked = frame(scene.content_corner, scene.content_size, shown.area);
    if (!is_unsaid(scene) || moves(scene) || asked.state == shown.state) return;
    set_content(scene, shown);
}

void frame_motion(Scene& scene) {
    if (!is_unsaid(scene) || scene.motions.empty() || scene.crowd) return;
    const auto extent_at = [&](double time) {
        Timeline timeline;
        const std::vector<Extent> extents = extents_of(timeline.pose(scene, time));
        return std::accumulate(extents.begin(), extents.end(), extents.front(), around);
    };
    const auto larger_side = [](const Extent& extent) {
        return std::max(extent.max.x - extent.min.x, extent.max.y - extent.min.y);
    };
    if (scene.shapes.empty()) return;
    Extent all = extent_at(0);
    // A shape that flies away must not make the others tiny.
    const double most = 4 * larger_side(all);
    constexpr int moments = 8;
    for (int i = 1; i <= moments; ++i) {
        const Extent more = around(all, extent_at(scene.duration * i / moments));
        if (larger_side(more) <= most) all = more;
    }
    const Extent usual = content_of(scene), both = around(usual, all);
    const bool is_shown = both.min == usual.min && both.max == usual.max;
    if ((is_shown && !is_lost_in(scene, all)) || larger_side(all) == 0) return;
    const Vec2 beside = 0.25 * (all.max - all.min);
    scene.content_corner = all.min - beside;
    scene.content_size = all.max - all.min + 2 * beside;
    // A row of shapes along an axis may have no height.
    const double least = 0.25 * larger_side(all);
    scene.content_size = {std::max(scene.content_size.x, least),
                          std::max(scene.content_size.y, least)};
}

}  // namespace lab
