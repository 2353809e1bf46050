#include <array>

#include "draw/snap_parts.hpp"
#include "scene/precision.hpp"

namespace lab {

namespace {

template <class T>
std::optional<isect::Shape<T>> solid_for_snap(const Geometry& geometry) {
    if (const auto* segment = std::get_if<Segment>(&geometry))
        return isect::Capsule<T>{in<T>(segment->start), in<T>(segment->delta), T(0)};
    const std::vector<isect::Shape<T>> list = solids<T>({geometry});
    if (list.empty()) return {};
    return list.front();
}

template <class T>
Touch touch_at(isect::Vec2<T> place, const isect::Hit<T>& hit) {
    return {in<double>(place), in<double>(hit.normal), in<double>(hit.pos)};
}

template <class T>
std::optional<Touch> moved_out(const isect::Shape<T>& moved, const isect::Shape<T>& other,
                               T reach) {
    const auto hit = isect::intersect(moved, other);
    if (!hit || isect::length(hit->delta) > reach) return {};
    return touch_at(isect::position(moved) + hit->delta, *hit);
}

/// The way on which it would enter the other shape most squarely; all that is known of shapes that
/// touch already.
template <class T>
std::optional<Touch> moved_on(const isect::Shape<T>& moved, const isect::Shape<T>& other, T reach) {
    const std::array<isect::Vec2<T>, 4> ways{{{reach, 0}, {-reach, 0}, {0, reach}, {0, -reach}}};
    std::optional<Touch> squarest;
    T best = 0;
    for (const isect::Vec2<T> way : ways) {
        const isect::Sweep<T> sweep = isect::sweep(moved, way, other);
        if (!sweep.hit) continue;
        const T squareness = -isect::dot(sweep.hit->normal, way);
        if (squareness <= best) continue;
        best = squareness;
        squarest = touch_at(sweep.pos, *sweep.hit);
    }
    return squarest;
}

template <class T>
std::optional<Touch> touch_in(const Geometry& a, const Geometry& b, T reach) {
    const auto moved = solid_for_snap<T>(a), other = solid_for_snap<T>(b);
    if (!moved || !other) return {};
    if (isect::overlaps(*moved, *other)) return moved_out(*moved, *other, reach);
    const isect::Closest<T> closest = isect::closest_points(*moved, *other);
    const isect::Vec2<T> gap = closest.b - closest.a;
    if (isect::length(gap) > reach) return {};
    if (gap == isect::Vec2<T>{}) return moved_on(*moved, *other, reach);
    const isect::Sweep<T> sweep = isect::sweep(*moved, T(2) * gap, *other);
    if (!sweep.hit) return {};
    return touch_at(sweep.pos, *sweep.hit);
}

template <class T>
bool overlaps_as(const Geometry& a, const Geometry& b) {
    const auto first = solid_for_snap<T>(a), second = solid_for_snap<T>(b);
    return first && second && isect::overlaps(*first, *second);
}

template <class T>
double distance_as(const Geometry& a, const Geometry& b) {
    const auto first = solid_for_snap<T>(a), second = solid_for_snap<T>(b);
    return first && second ? static_cast<double>(isect::distance(*first, *second)) : 0;
}

}  // namespace

std::optional<Touch> touch(const Geometry& moved, const Geometry& other, double reach,
                           Scalar scalar) {
    if (scalar == Scalar::double_) return touch_in<double>(moved, other, reach);
    return touch_in<float>(moved, other, static_cast<float>(reach));
}

bool overlaps_in(Scalar scalar, const Geometry& a, const Geometry& b) {
    return scalar == Scalar::double_ ? overlaps_as<double>(a, b) : overlaps_as<float>(a, b);
}

double distance_in(Scalar scalar, const Geometry& a, const Geometry& b) {
    return scalar == Scalar::double_ ? distance_as<double>(a, b) : distance_as<float>(a, b);
}

}  // namespace lab
