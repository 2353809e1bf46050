#include "draw/scene_frame.hpp"

#include <algorithm>
#include <optional>

#include "draw/outline.hpp"
#include "scene/parameters.hpp"

namespace lab {

namespace {

struct Extent {
    Vec2 min, max;
};

void widen(std::optional<Extent>& extent, Vec2 low, Vec2 high) {
    if (!extent) extent = {low, high};
    extent->min = {std::min(extent->min.x, low.x), std::min(extent->min.y, low.y)};
    extent->max = {std::max(extent->max.x, high.x), std::max(extent->max.y, high.y)};
}

void widen(std::optional<Extent>& extent, const Rounded& shape) {
    const Vec2 rim{shape.radius, shape.radius};
    for (const Vec2 corner : shape.corners) widen(extent, corner - rim, corner + rim);
}

/// Ranges are beside the line y = 0.
std::optional<Extent> extent_of_shapes(const Scene& scene) {
    std::optional<Extent> extent;
    for (const NamedShape& shape : scene.shapes) {
        if (const auto* range = std::get_if<Range>(&shape.geometry)) {
            widen(extent, {range->min, 0}, {range->max, 0});
        } else {
            widen(extent, rounded(shape.geometry));
        }
    }
    for (const Query& query : scene.queries) {
        const NamedShape* mover = find_shape(scene, query.mover);
        if (mover == nullptr || !has_delta(query.kind)) continue;
        widen(extent, moved(rounded(mover->geometry), query.delta));
    }
    return extent;
}

/// What a case line without @content has.
bool is_unsaid(const Scene& scene) {
    return scene.content_corner == Vec2{-64, -64} && scene.content_size == Vec2{128, 128};
}

bool shows(const Camera& camera, const Extent& extent) {
    const Pt low = camera.to_screen(extent.min), high = camera.to_screen(extent.max);
    return low.x >= camera.area.min.x && low.y >= camera.area.min.y &&
           high.x <= camera.area.max.x && high.y <= camera.area.max.y;
}

}  // namespace

Camera frame_shapes(const Scene& scene, Rect area) {
    const Camera asked = frame(scene.content_corner, scene.content_size, area);
    const std::optional<Extent> extent = extent_of_shapes(scene);
    if (!extent || shows(asked, *extent)) return asked;
    Vec2 min = extent->min, max = extent->max;
    if (is_unsaid(scene)) {
        // Room around, for hands. What has no size, as a point alone, has the usual room.
        const bool has_size = min != max;
        const Vec2 beside = has_size ? 0.25 * (max - min) : 0.5 * scene.content_size;
        min = min - beside;
        max = max + beside;
    } else {
        const Vec2 low = scene.content_corner, high = low + scene.content_size;
        min = {std::min(min.x, low.x), std::min(min.y, low.y)};
        max = {std::max(max.x, high.x), std::max(max.y, high.y)};
    }
    return frame(min, max - min, area);
}

Camera frame_scene(const Scene& scene, Rect area) {
    const bool moves = !scene.motions.empty() || scene.crowd;
    if (is_unsaid(scene) && !moves) return frame_shapes(scene, area);
    return frame(scene.content_corner, scene.content_size, area);
}

}  // namespace lab
