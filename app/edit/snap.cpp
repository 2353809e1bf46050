#include "edit/snap.hpp"

#include <algorithm>
#include <cmath>

#include "edit/snap_parts.hpp"
#include "geometry/decimal.hpp"
#include "geometry/grid.hpp"
#include "query/parts.hpp"
#include "scene/handles.hpp"
#include "scene/number.hpp"

namespace lab {

namespace {

bool is_round(const NamedShape& shape) {
    return std::holds_alternative<Circle>(shape.geometry) ||
           std::holds_alternative<Capsule>(shape.geometry);
}

bool sizes(const std::string& handle) {
    return handle.compare(0, 5, "half.") == 0 || handle == "radius" || handle == "angle" ||
           handle == "min" || handle == "max";
}

/// The edges or tiles within reach of the dragged shape or handle, under the name of the whole.
void add_parts(SnapTask& task, const NamedShape& whole) {
    Geometry there = task.wanted;
    if (task.grabbed.handle.empty() && !is_made_of_parts(task.geometry)) {
        there = task.geometry;
        set_place(there, task.wanted);
    }
    for (const ShapePart& part : parts_near(whole.geometry, there, task.reach()))
        task.parts.push_back({whole.name, part.shape});
}

}  // namespace

std::string side_of(const NamedShape& shape, Vec2 normal) {
    if (is_round(shape) || std::holds_alternative<Vec2>(shape.geometry)) return shape.name;
    if (!std::holds_alternative<Aabb>(shape.geometry)) return shape.name + "'s edge";
    if (normal == Vec2{-1, 0}) return shape.name + "'s left side";
    if (normal == Vec2{1, 0}) return shape.name + "'s right side";
    if (normal == Vec2{0, -1}) return shape.name + "'s top";
    if (normal == Vec2{0, 1}) return shape.name + "'s bottom";
    return shape.name + "'s corner";
}

std::optional<SnapExtent> extent_of(const Geometry& geometry, double Vec2::*axis) {
    if (const auto* range = std::get_if<Range>(&geometry))
        return SnapExtent{range->min, 0.5 * range->min + 0.5 * range->max, range->max};
    if (const auto* box = std::get_if<Aabb>(&geometry))
        return SnapExtent{box->center.*axis - box->half.*axis, box->center.*axis,
                          box->center.*axis + box->half.*axis};
    if (const auto* circle = std::get_if<Circle>(&geometry))
        return SnapExtent{circle->center.*axis - circle->radius, circle->center.*axis,
                          circle->center.*axis + circle->radius};
    return {};
}

void snap_to_grid(const SnapTask& task, double Vec2::*axis, Snapped& into) {
    const double step = nice_step_from(grid_spacing / task.zoom);
    // Where the grid is made of numbers, every place lies on it.
    if (grid_step(into.to.*axis, task.zoom, task.posed.scalar) != step) return;
    const double at = nearest_multiple(into.to.*axis, step);
    if (std::abs(at - into.to.*axis) > task.reach()) return;
    into.to.*axis = at;
    const bool is_x = axis == &Vec2::x;
    const Vec2 along = is_x ? Vec2{0, task.guide_length()} : Vec2{task.guide_length(), 0};
    const std::string words = (is_x ? "x " : "y ") + with_true_minus(decimal(at, 12));
    into.guides.push_back({into.to - along, into.to + along, words});
}

Snapped snap(const Scene& posed, const Picked& grabbed, const std::vector<std::string>& together,
             Vec2 wanted, double zoom) {
    const NamedShape* shape = find_shape(posed, grabbed.shape);
    if (shape == nullptr) return {wanted};
    SnapTask task{posed, grabbed, shape->geometry, {}, wanted, zoom, {}};
    for (const NamedShape& other : posed.shapes) {
        const bool moves_along =
            grabbed.handle.empty() &&
            std::find(together.begin(), together.end(), other.name) != together.end();
        if (&other == shape || moves_along) continue;
        if (is_made_of_parts(other.geometry))
            add_parts(task, other);
        else
            task.others.push_back(&other);
    }
    for (const NamedShape& part : task.parts) task.others.push_back(&part);
    if (sizes(grabbed.handle)) return snap_size(task);
    const bool is_point = std::holds_alternative<Vec2>(shape->geometry);
    if (!is_point && (grabbed.handle.empty() || grabbed.handle == "delta")) return snap_body(task);
    return snap_point(task);
}

}  // namespace lab
