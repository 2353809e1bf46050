#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>

#include <isect/any_ground.hpp>
#include <isect/broad/bounds.hpp>
#include <isect/detail/coordinates.hpp>
#include <isect/detail/crossing.hpp>
#include <isect/detail/rounding.hpp>
#include <isect/hit.hpp>

// Chooses between equally good answers by the obstacles' positions, never
// by their order in a list, so that the same world always gives the same
// bits.
namespace isect::detail {

/// -1 if a number is the smaller one, 1 if it is the larger one, else 0.
template <class T>
constexpr int order_of(T a, T b) {
    return a < b ? -1 : (b < a ? 1 : 0);
}

/// 1 or -1, and the opposite for a mirrored path. 0 for a path along an
/// axis or a diagonal, which may be its own mirror image.
constexpr int handedness(Vec2<double> way) {
    const int x = order_of(way.x, 0.0);
    const int y = order_of(way.y, 0.0);
    return x * y * order_of(absolute(way.x), absolute(way.y));
}

/// Which of two vectors comes first, seen along a path: 1 if it is `a`, -1
/// if it is `b`, 0 if both are equal. The one that leads farther along the
/// path comes first, and then the one on a certain side of it, which is
/// mirrored and turned with the path. A path along an axis or a diagonal
/// has no such side: there the vector nearer to the path comes first, and
/// of two mirror images the one that leads more along y, or in the positive
/// direction.
template <class T>
constexpr int order_along(Vec2<T> way, Vec2<T> a, Vec2<T> b) {
    const Vec2<double> w = widened(way);
    const Vec2<double> v = widened(a);
    const Vec2<double> u = widened(b);
    if (const int onward = order_of(dot(w, v), dot(w, u))) return onward;
    const double aside = cross(w, v);
    const double other_aside = cross(w, u);
    const int hand = handedness(w);
    if (const int by_side = hand * order_of(aside, other_aside))
        return by_side;
    if (const int nearer = order_of(absolute(other_aside), absolute(aside)))
        return nearer;
    if (const int upright = order_of(absolute(v.y), absolute(u.y)))
        return upright;
    if (const int right = order_of(v.x, u.x)) return right;
    return order_of(v.y, u.y);
}

/// What tells an obstacle from others that are met in the same way.
template <class T>
struct Appearance {
    Bounds<T> bounds;
    Vec2<T> facing{};
    Vec2<T> moved{};
    std::uint32_t groups{};
};
template <class T>
Appearance<T> appearance_of(const AnyObstacle<T>& obstacle,
                            const Bounds<T>& bounds) {
    return {bounds, obstacle.facing, obstacle.moved, obstacle.groups};
}

template <class T>
constexpr int order_along(Vec2<T> way, const Appearance<T>& a,
                          const Appearance<T>& b) {
    const auto middle = [](const Bounds<T>& bounds) {
        return T(0.5) * bounds.lower + T(0.5) * bounds.upper;
    };
    const auto extent = [](const Bounds<T>& bounds) {
        return bounds.upper - bounds.lower;
    };
    if (const int by_place =
            order_along(way, middle(a.bounds), middle(b.bounds)))
        return by_place;
    if (const int by_size =
            order_along(way, extent(a.bounds), extent(b.bounds)))
        return by_size;
    if (const int by_side = order_along(way, a.facing, b.facing))
        return by_side;
    if (const int by_motion = order_along(way, a.moved, b.moved))
        return by_motion;
    return order_of(a.groups, b.groups);
}

/// A contact on a path, with what decides whether it counts as the first
/// one. Any contact is wider than none.
template <class T>
struct Contact {
    Sweep<T> met;
    std::size_t index = npos;
    T width{-1};
    std::optional<Crossing<T>> crossing;
    bool is_inside{};
    Appearance<T> obstacle{};
};

/// Which of two contacts with the same width comes first, 1 or -1: the
/// earlier one, then the one that is met less squarely, which leaves more
/// of the motion to a slide, and then what comes first along the path.
template <class T>
constexpr int order_along(Vec2<T> way, const Contact<T>& a,
                          const Contact<T>& b) {
    if (const int by_time = order_of(b.met.time, a.met.time))
        return by_time;
    const Hit<T>& hit = *a.met.hit;
    const Hit<T>& other = *b.met.hit;
    if (const int by_normal = order_along(way, hit.normal, other.normal))
        return by_normal;
    const Vec2<T> to_hit = hit.pos - a.met.pos;
    const Vec2<T> to_other = other.pos - b.met.pos;
    if (const int by_place = order_along(way, to_hit, to_other))
        return by_place;
    if (const int by_push = order_along(way, hit.delta, other.delta))
        return by_push;
    if (const int by_stop = order_along(way, a.met.pos, b.met.pos))
        return -by_stop;
    return order_along(way, a.obstacle, b.obstacle);
}

/// Whether a contact counts before another one at the same time. The lowest
/// index decides only between obstacles that look and are met the same.
template <class T>
constexpr bool comes_first(const Contact<T>& a, const Contact<T>& b,
                           Vec2<T> way) {
    if (a.is_inside != b.is_inside) return a.is_inside;
    if (a.width != b.width) return a.width > b.width;
    if (!a.met.hit || !b.met.hit) return a.met.hit.has_value();
    if (a.crossing.has_value() != b.crossing.has_value())
        return a.crossing.has_value();
    if (a.crossing) {
        if (is_earlier(*a.crossing, *b.crossing, way)) return true;
        if (is_earlier(*b.crossing, *a.crossing, way)) return false;
    }
    const int order = order_along(way, a, b);
    return order != 0 ? order > 0 : a.index < b.index;
}

/// Whether the push out of one obstacle comes before the push out of
/// another: the longer one does, because it is more likely to free the
/// mover of both.
template <class T>
constexpr bool is_pushed_first(Vec2<T> push, Vec2<T> other, Vec2<T> way) {
    const int by_length = order_of(length_squared(widened(push)),
                                   length_squared(widened(other)));
    return (by_length != 0 ? by_length : order_along(way, push, other)) > 0;
}

}  // namespace isect::detail
