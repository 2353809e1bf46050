#include <algorithm>
#include <cmath>
#include <limits>

#include "edit/snap_parts.hpp"
#include "geometry/decimal.hpp"
#include "geometry/outline.hpp"
#include "scene/turn.hpp"

namespace lab {

namespace {

Geometry sized(const SnapTask& task, Vec2 to) {
    Geometry changed = task.geometry;
    set_extent(changed, task.grabbed.handle, to);
    return changed;
}

/// Moves back towards the middle by single ulps until the shapes no longer overlap.
Vec2 kept_out(const SnapTask& task, Vec2 middle, Vec2 to, const Geometry& other) {
    const double unit = task.posed.scalar == Scalar::double_
                            ? std::numeric_limits<double>::epsilon()
                            : static_cast<double>(std::numeric_limits<float>::epsilon());
    Vec2 kept = to;
    constexpr int enough = 16;
    for (int i = 1; i <= enough && overlaps_in(task.posed.scalar, sized(task, kept), other); ++i)
        kept = middle + (1 - i * unit) * (to - middle);
    return kept;
}

/// Snaps a radius to the size at which the shape touches another one.
std::optional<Snapped> snap_radius(const SnapTask& task) {
    Geometry thin = task.geometry;
    Vec2 middle;
    if (auto* circle = std::get_if<Circle>(&thin)) {
        middle = circle->center;
        circle->radius = 0;
    }
    if (auto* capsule = std::get_if<Capsule>(&thin)) {
        middle = capsule->axis().at(0.5);
        capsule->radius = 0;
    }
    const Vec2 apart = task.wanted - middle;
    const double now = isect::length(apart);
    if (now == 0) return {};
    double least = task.reach();
    std::optional<Snapped> found;
    for (const NamedShape* other : task.others) {
        if (std::holds_alternative<Range>(other->geometry)) continue;
        const double radius = distance_in(task.posed.scalar, thin, other->geometry);
        if (radius == 0 || std::abs(radius - now) > least) continue;
        least = std::abs(radius - now);
        const Vec2 to = kept_out(task, middle, middle + (radius / now) * apart, other->geometry);
        found = Snapped{to, {{middle, to, "tangent to " + other->name}}};
    }
    return found;
}

/// Snaps one side of a box or a range to a side of another one.
std::optional<Snapped> snap_side(const SnapTask& task, double Vec2::*axis, bool is_greater) {
    const auto own = extent_of(task.geometry, axis);
    double least = task.reach();
    std::optional<Snapped> found;
    for (const NamedShape* other : task.others) {
        const auto its = extent_of(other->geometry, axis);
        const bool alike = std::holds_alternative<Range>(other->geometry) ==
                           std::holds_alternative<Range>(task.geometry);
        if (!own || !its || !alike) continue;
        for (const bool greater : {false, true}) {
            const double at = greater ? its->max : its->min;
            const double away = std::abs(at - task.wanted.*axis);
            if (away > least || (found && away == least)) continue;
            least = away;
            Vec2 normal;
            normal.*axis = greater ? 1 : -1;
            Vec2 to = task.wanted;
            to.*axis = at;
            const bool faces = greater != is_greater;
            if (faces) {
                Vec2 middle = to;
                middle.*axis = own->center;
                to = kept_out(task, middle, to, other->geometry);
            }
            const Vec2 along = task.guide_length() * isect::perpendicular(normal);
            const std::string words =
                (faces ? "flush with " : "level with ") + side_of(*other, normal);
            found = Snapped{to, {{to - along, to + along, words}}};
        }
    }
    return found;
}

Snapped snap_angle(const SnapTask& task) {
    const Vec2 middle = pivot_of(task.geometry);
    const Vec2 apart = task.wanted - middle;
    const double away = isect::length(apart);
    const int steps = static_cast<int>(std::lround(std::atan2(apart.y, apart.x) / fifteen_degrees));
    const isect::SinCos turn = isect::sin_cos(steps * fifteen_degrees);
    const Vec2 to = middle + away * Vec2{turn.cos, turn.sin};
    if (isect::length(to - task.wanted) > task.reach()) return {task.wanted};
    return {to, {turn_guide(sized(task, to), to)}};
}

}  // namespace

SnapGuide turn_guide(const Geometry& turned, Vec2 handle) {
    return {pivot_of(turned), handle, degrees(angle_of(turned).value_or(0))};
}

Snapped snap_size(const SnapTask& task) {
    const std::string& handle = task.grabbed.handle;
    if (handle == "angle") return snap_angle(task);
    const bool is_y = handle == "half.top" || handle == "half.bottom";
    double Vec2::*const axis = is_y ? &Vec2::y : &Vec2::x;
    const bool is_greater = handle == "half.right" || handle == "half.bottom" || handle == "max";
    const auto found = handle == "radius" ? snap_radius(task) : snap_side(task, axis, is_greater);
    if (found) return *found;
    Snapped result{task.wanted};
    if (handle != "radius") snap_to_grid(task, axis, result);
    return result;
}

}  // namespace lab
