#include <algorithm>
#include <cmath>
#include <limits>

#include "edit/snap_parts.hpp"
#include "geometry/decimal.hpp"
#include "geometry/outline.hpp"
#include "scene/number.hpp"

namespace lab {

namespace {

/// The opposite end of a shape with two ends.
std::optional<Vec2> fixed_end(const SnapTask& task) {
    const auto of = [&](const auto& shape) -> std::optional<Vec2> {
        if (task.grabbed.handle == "start") return shape.end();
        if (task.grabbed.handle == "end") return shape.start;
        return {};
    };
    if (task.grabbed.handle == "delta") return position(task.geometry);
    if (const auto* segment = std::get_if<Segment>(&task.geometry)) return of(*segment);
    if (const auto* capsule = std::get_if<Capsule>(&task.geometry)) return of(*capsule);
    return {};
}

std::string corner_words(const NamedShape& shape) {
    if (std::holds_alternative<Vec2>(shape.geometry)) return "on " + shape.name;
    if (std::holds_alternative<Circle>(shape.geometry)) return "at " + shape.name + "'s center";
    const bool has_ends = std::holds_alternative<Segment>(shape.geometry) ||
                          std::holds_alternative<Capsule>(shape.geometry);
    return "at " + shape.name + (has_ends ? "'s end" : "'s corner");
}

std::optional<Snapped> at_vertex(const SnapTask& task) {
    NearestSnap nearest{task};
    for (const NamedShape* other : task.others) {
        if (std::holds_alternative<Range>(other->geometry)) continue;
        for (const Vec2 corner : rounded(other->geometry).corners)
            nearest.offer(corner, {corner, corner, corner_words(*other)});
    }
    return nearest.found;
}

/// The point near the drag at which a line from the fixed end is tangent to a circle. The radius
/// grows by single ulps until the segment doesn't cross the circle.
std::optional<Vec2> grazing(const SnapTask& task, Vec2 fixed, const Circle& circle, double side) {
    const Vec2 apart = circle.center - fixed;
    const double squared = isect::length_squared(apart);
    for (const double ulps : {0.0, 1.0, 2.0, 4.0, 8.0, 16.0}) {
        const double radius = circle.radius * (1 + ulps * std::numeric_limits<double>::epsilon());
        if (!(squared > radius * radius) || !(radius > 0)) return {};
        const double height = std::sqrt(squared - radius * radius);
        const Vec2 way = height * apart + side * radius * isect::perpendicular(apart);
        const Vec2 unit = way * (1 / isect::length(way));
        const double along = isect::dot(task.wanted - fixed, unit);
        if (along < height / 2) return {};
        const Vec2 place = fixed + along * unit;
        const Segment made{fixed, place - fixed};
        if (!overlaps_in(task.posed.scalar, made, circle)) return place;
    }
    return {};
}

void offer_tangents(const SnapTask& task, Vec2 fixed, NearestSnap& nearest) {
    if (!std::holds_alternative<Segment>(task.geometry)) return;
    for (const NamedShape* other : task.others) {
        const auto* circle = std::get_if<Circle>(&other->geometry);
        if (circle == nullptr) continue;
        for (const double side : {1.0, -1.0}) {
            if (const auto place = grazing(task, fixed, *circle, side))
                nearest.offer(*place, {fixed, *place, "tangent to " + other->name});
        }
    }
}

void offer_edges(const SnapTask& task, NearestSnap& nearest) {
    for (const NamedShape* other : task.others) {
        const auto found = touch(task.wanted, other->geometry, task.reach(), task.posed.scalar);
        if (!found) continue;
        const Vec2 along = task.guide_length() * isect::perpendicular(found->normal);
        nearest.offer(found->place, {found->place - along, found->place + along,
                                     "on " + side_of(*other, found->normal)});
    }
}

/// Horizontal, vertical and 45-degree directions are exact; the others are as close as rounding
/// allows.
void offer_angles(const SnapTask& task, Vec2 fixed, NearestSnap& nearest) {
    const Vec2 apart = task.wanted - fixed;
    const double length = isect::length(apart);
    if (length < 2 * task.reach()) return;
    const int steps = static_cast<int>(std::lround(std::atan2(apart.y, apart.x) / fifteen_degrees));
    const isect::SinCos turn = isect::sin_cos(steps * fifteen_degrees);
    const double along = turn.cos * apart.x + turn.sin * apart.y;
    Vec2 way{along * turn.cos, along * turn.sin};
    if (steps % 12 == 0) way = {apart.x, 0};
    if (steps % 12 == 6 || steps % 12 == -6) way = {0, apart.y};
    if (steps % 6 == 3 || steps % 6 == -3)
        way = {std::copysign(way.x, apart.x), std::copysign(way.x, apart.y)};
    const Vec2 place = fixed + way;
    nearest.offer(place, {fixed, place, with_true_minus(std::to_string(steps * 15)) + "°"});
}

/// A point that is fixed on one axis still snaps to the grid on the other.
void add_free_axis(const SnapTask& task, Snapped& into) {
    const Vec2 moved = into.to - task.wanted;
    const SnapGuide& guide = into.guides.front();
    const Vec2 along = guide.to - guide.from;
    Snapped on_grid = into;
    if (along.y == 0 && along.x != 0 && moved.x == 0)
        snap_to_grid(task, &Vec2::x, on_grid);
    else if (along.x == 0 && along.y != 0 && moved.y == 0)
        snap_to_grid(task, &Vec2::y, on_grid);
    into = on_grid;
}

}  // namespace

Snapped snap_point(const SnapTask& task) {
    if (auto vertex = at_vertex(task)) return *vertex;
    NearestSnap nearest{task};
    const auto fixed = fixed_end(task);
    if (fixed) offer_tangents(task, *fixed, nearest);
    offer_edges(task, nearest);
    if (fixed && !nearest.found) offer_angles(task, *fixed, nearest);
    Snapped result = nearest.found.value_or(Snapped{task.wanted});
    if (nearest.found) {
        add_free_axis(task, result);
    } else {
        snap_to_grid(task, &Vec2::x, result);
        snap_to_grid(task, &Vec2::y, result);
    }
    return result;
}

}  // namespace lab
