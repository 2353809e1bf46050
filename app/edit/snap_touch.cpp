#include <array>

#include "edit/snap_parts.hpp"
#include "query/precision.hpp"
#include "query/query.hpp"
#include "scene/handles.hpp"

namespace lab {

namespace {

/// A segment snaps as a capsule of radius 0; a range isn't solid.
std::optional<Geometry> solid_for_snap(const Geometry& geometry) {
    if (const auto* segment = std::get_if<Segment>(&geometry))
        return Capsule{segment->start, segment->delta, 0};
    if (std::holds_alternative<Range>(geometry)) return {};
    return geometry;
}

template <class T>
std::optional<Touch> moved_out(const Geometry& moved, const Geometry& other, T reach,
                               Scalar scalar) {
    const auto hit = push_of(moved, other, scalar);
    if (!hit) return {};
    const isect::Vec2<T> delta = in<T>(hit->delta);
    if (isect::length(delta) > reach) return {};
    const isect::Vec2<T> place = in<T>(*handle_position(moved, handles(moved).front())) + delta;
    return Touch{in<double>(place), hit->normal, hit->pos};
}

/// Moves along the axis direction that enters the other shape most squarely, since shapes that
/// already touch give no better direction.
template <class T>
std::optional<Touch> moved_on(const Geometry& moved, const Geometry& other, T reach,
                              Scalar scalar) {
    const std::array<isect::Vec2<T>, 4> ways{{{reach, 0}, {-reach, 0}, {0, reach}, {0, -reach}}};
    std::optional<Touch> squarest;
    T best = 0;
    for (const isect::Vec2<T> way : ways) {
        const auto sweep = sweep_of(moved, in<double>(way), other, scalar);
        if (!sweep.hit) continue;
        const T squareness = -isect::dot(in<T>(sweep.hit->normal), way);
        if (squareness <= best) continue;
        best = squareness;
        squarest = Touch{sweep.pos, sweep.hit->normal, sweep.hit->pos};
    }
    return squarest;
}

template <class T>
std::optional<Touch> touch_in(const Geometry& a, const Geometry& b, T reach, Scalar scalar) {
    const auto moved = solid_for_snap(a), other = solid_for_snap(b);
    if (!moved || !other) return {};
    if (overlap(*moved, *other, scalar)) return moved_out(*moved, *other, reach, scalar);
    const auto closest = closest_points_of(*moved, *other, scalar);
    const isect::Vec2<T> gap = in<T>(closest.b) - in<T>(closest.a);
    if (isect::length(gap) > reach) return {};
    if (gap == isect::Vec2<T>{}) return moved_on(*moved, *other, reach, scalar);
    const auto sweep = sweep_of(*moved, in<double>(T(2) * gap), *other, scalar);
    if (!sweep.hit) return {};
    return Touch{sweep.pos, sweep.hit->normal, sweep.hit->pos};
}

}  // namespace

std::optional<Touch> touch(const Geometry& moved, const Geometry& other, double reach,
                           Scalar scalar) {
    if (scalar == Scalar::double_) return touch_in<double>(moved, other, reach, scalar);
    return touch_in<float>(moved, other, static_cast<float>(reach), scalar);
}

bool overlaps_in(Scalar scalar, const Geometry& a, const Geometry& b) {
    const auto first = solid_for_snap(a), second = solid_for_snap(b);
    return first && second && overlap(*first, *second, scalar);
}

double distance_in(Scalar scalar, const Geometry& a, const Geometry& b) {
    const auto first = solid_for_snap(a), second = solid_for_snap(b);
    return first && second ? distance_of(*first, *second, scalar) : 0;
}

}  // namespace lab
